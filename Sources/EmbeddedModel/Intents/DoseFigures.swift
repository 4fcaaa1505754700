import Analysis
import Domain
import Turkish

/// Figures beside a drug that are no dose of it, and would be taken for one.
extension MessageAnalysis {
  /// "45 novorapid 6 yaptım": the dose stands behind a rapid insulin, and what stands before it is another figure
  /// (of `20 tresiba 6 yaptım` the 6 may be the hour);
  /// "450 tansiyon ilacımı aldım", "45 metformin aldım": so many are no dose, and no tablet is so strong.
  func isFigureOfOther(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMedication",
      let before = quantities.first(where: { quantity in
        quantity.isBare && candidate.claims.contains(quantity.spans.lowerBound)
          && spans.indices.contains(quantity.spans.upperBound)
          && spans[quantity.spans.upperBound].namesDrug
      })
    else { return false }
    let drug = before.spans.upperBound
    // "novorapid 6 lantus 14": the number is of the drug before it.
    let isOfAnother =
      candidate.anchor.map { $0 != drug && spans.indices.contains($0) && spans[$0].namesDrug }
      ?? false
    guard !isOfAnother else { return false }
    let isRapid = word(drug).fits("overdosePhrases.rapid")
    return isRapid && hasDoseBehind(drug)
      || candidate.anchor == drug && !canCount(before.value, drug)
  }

  /// "metformin 100 aldım": no tablet is so strong, and nobody takes as many; "levemir 1 6", "novorapid 5 5 5":
  /// several figures, of which none is the dose.
  func isUnclearDose(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMedication", let anchor = candidate.anchor,
      let name = spans[anchor].reading(.medication)?.phrase
    else { return false }
    let behind = quantities.filter { $0.isBare && $0.spans.lowerBound > anchor }
    let claimed = behind.filter { candidate.claims.contains($0.spans.lowerBound) }
    if WordSets.insulins.contains(name) {
      return claimed.contains { dose in
        behind.contains { other in
          (other.spans.lowerBound == dose.spans.upperBound
            || other.spans.upperBound == dose.spans.lowerBound)
            && max(other.value, dose.value) < Self.mostSplit
        }
      }
    }
    let folded = Turkish.fold(name)
    guard folded.fits("drug.glucoseLowering"), let tablet = Tablet(of: folded) else { return false }
    return claimed.contains { dose in
      dose.spans.lowerBound == anchor + 1 && dose.value >= Self.mostTablets
        && !tablet.isPart(dose.value)
    }
  }

  /// Figures from here on are no digits that were typed apart.
  private static let mostSplit = 10.0

  /// "molada yaparım 8 apidra", "günde 5 iğne yapıyordum, levemir 2 novorapid 3": a dose without a verb belongs
  /// to what is done as a rule, was done then, or is only meant to be done.
  func isOfUntakenDose(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMedication", let anchor = candidate.anchor,
      spans.indices.contains(anchor), clauseOf[anchor] > 0,
      scene.clauses[clauseOf[anchor]].verb == nil
    else { return false }
    let before = scene.clauses[..<clauseOf[anchor]].last { $0.verb != nil }
    guard let before, before.verbIs(.inject, .take), !before.isQuestion else { return false }
    let isMeant = [.future, .optative, .necessity].contains(before.form?.mood)
    return before.isOfRule || isMeant && !before.has(.medication)
  }

  /// Whether a number stands right behind a drug that no other drug follows: not `14 lantus 6 novorapid`.
  private func hasDoseBehind(_ drug: Int) -> Bool {
    guard
      let dose = quantities.first(where: { $0.spans.lowerBound == drug + 1 && $0.canDose }),
      dose.number?.kind == .exact
    else { return false }
    let next = dose.spans.upperBound
    return !spans.indices.contains(next) || !spans[next].namesDrug
  }

  /// Whether a bare number before a drug may be how many tablets, or how strong; beside a drug for diabetes, or
  /// one without its name, so many may be a reading.
  private func canCount(_ value: Double, _ drug: Int) -> Bool {
    guard value >= Self.mostTablets, let name = spans[drug].reading(.medication)?.phrase else {
      return true
    }
    let words = Turkish.fold(name).split(separator: " ").map(String.init)
    if words.contains(where: { $0.fits("drug.glucoseLowering") }), let tablet = Tablet(of: words[0])
    {
      return tablet.isStrength(value)
    }
    return !words.contains { word in
      WordSets.drugsInGeneral.contains { word.begins(with: Turkish.fold($0)) }
    }
  }

  /// From here on nobody counts tablets.
  private static let mostTablets = 20.0
}

extension Clause {
  /// "yaparım", "yapıyordum": done as a rule, or once upon a time, and not now.
  var isOfRule: Bool {
    guard let form else { return false }
    return form.mood == .aorist || form.mood == .progressive && form.hasPastCopula
  }
}
