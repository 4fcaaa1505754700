import Analysis
import Domain

/// Pressures whose own name and figures leave no doubt, whatever is told around them.
extension Stated {
  /// "hamileyim tansiyonum 150/95 çıktı", "tansiyonum 7 ye 4 başım dönüyor": one's own pressure with its two
  /// figures right after its name, and no other figure but that of weeks and ages.
  mutating func findOwnPressure() {
    let pairs = Pressure.pairs(in: message.scene.sentence, message.quantities)
    guard pairs.count == 1, let pair = pairs.first, message.persons.isEmpty, opensTalk,
      !message.scene.has(.target, .not, .correction, .instead, .medication),
      message.scene.clauses.allSatisfy({ !$0.isUnreal && !$0.isHearsay && !$0.isQuestion }),
      let name = message.spans[..<pair.place].lastIndex(where: {
        $0.analyte?.kind == "bloodPressure"
      }),
      message.spans[name..<pair.place].allSatisfy({
        $0.analyte != nil || $0.has(.filler, .measure) || $0.time != nil
      }),
      message.word(name).fits("pressure.own"), !message.foods.contains(where: \.isKnown),
      message.quantities.allSatisfy({ $0.spans.overlaps(pair.spans) || isBesidePressure($0) })
    else { return }
    let own = candidates.indices.filter { place in
      candidates[place].isMeasurement && candidates[place].claims.isSuperset(of: pair.spans)
        && candidates[place].calls.first?.arguments[.value2] != nil
        && candidates[place].calls.first?.arguments[.person] == nil
    }
    if let best = best(own) { keep(candidates[best].claims, of: [best]) }
  }

  /// "28 haftalık hamileyim", "60 yaşındayım".
  private func isBesidePressure(_ quantity: Quantity) -> Bool {
    let next = quantity.spans.upperBound
    return next < message.spans.count && message.word(next).fits("pressure.beside")
      || quantity.spans.contains { message.word($0).fits("pressure.beside") }
  }
}
