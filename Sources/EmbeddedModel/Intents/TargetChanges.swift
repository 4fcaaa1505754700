import Analysis
import Domain
import Turkish

/// Targets that were told in this talk, told anew.
extension CorrectionIntents {
  /// "1,5 yap", "üst sınırı 170": another value for the target that was spoken of.
  func targets() -> [IntentCandidate] {
    // What was eaten is no target.
    guard !scene.clauses.contains(where: { $0.verbIs(.eat) && $0.isPast }) else { return [] }
    let last = state.records.first { $0.kind == .target }
    // "hedef aralığım 70-160", then "gmi 6.8"
    if !scene.has(.target, .correction, .not, .no),
      message.spans.contains(where: { $0.isUnknown && !$0.isFuzzy })
    {
      return []
    }
    // "su hedefim 2,5 litre", "2 bardak içtim", then "yok 3 bardak": of what was said in between.
    let isOfBetween =
      last.map { $0.age > 1 } == true && !scene.has(.target)
      && scene.dialogue.earlier.first.flatMap {
        scene.dialogue.scene(of: $0, now: scene.now, zone: scene.zone)
      }.map { $0.has(.eat) && !$0.has(.target) } == true
    guard !isOfBetween else { return [] }
    let earlier = state.unwritten.compactMap {
      scene.dialogue.scene(of: $0, now: scene.now, zone: scene.zone)
    }.filter { $0.has(.target) }
    guard last != nil || !earlier.isEmpty else { return [] }
    let numbers = message.quantities.filter { $0.number?.isArticle == false }
    guard !numbers.isEmpty else { return [] }
    return kinds(last, earlier).flatMap { kind, source in
      numbers.map { quantity in
        let value = TargetIntents.value(of: quantity, as: kind)
        let members: [JSON.Member] = [
          .init(.kind, .string(kind.rawValue)), .init(.value, .number(value)),
        ]
        let notes = notes(on: quantity, old: last?.said[.value]?.number) + ["kind by=\(source)"]
        let change = Change(
          "setTarget", members, "target", at: quantity.spans.lowerBound, claims: everything, notes,
          intent: "setTarget again")
        return candidate(change, of: last)
      }
    }
  }

  /// Whether a measure is named that is no unit of an amount: "kilo hedefim".
  private var isNamed: Bool {
    message.spans.indices.contains { place in
      message.spans[place].measure != nil
        && !message.quantities.contains { $0.spans.contains(place) }
    }
  }

  private func kinds(_ last: TalkRecord?, _ earlier: [Scene]) -> [(TargetKind, String)] {
    var found: [(TargetKind, String)] = []
    func add(_ kind: TargetKind, _ source: String) {
      if !found.contains(where: { $0.0 == kind }) { found.append((kind, source)) }
    }
    let isGlucose = ([scene] + earlier).contains { $0.has(.glucose, .sugarword) }
    if isGlucose || last?.said[.kind]?.string?.hasPrefix("glucose") == true {
      if scene.has(.high) { add(.glucoseHigh, "bound") }
      if scene.has(.low) { add(.glucoseLow, "bound") }
    }
    for (word, kind) in TargetIntents.words where scene.has(word) { add(kind, "word") }
    // "kilo hedefim 75" names its own measure.
    let namesAnother =
      scene.has(.target) && (isNamed || scene.has(.glucose, .sugarword) || !found.isEmpty)
    if !namesAnother, let kind = last?.said[.kind]?.string.flatMap(TargetKind.init) {
      add(kind, "last")
    }
    for (word, kind) in TargetIntents.words where earlier.contains(where: { $0.has(word) }) {
      add(kind, "earlier")
    }
    return found
  }
}
