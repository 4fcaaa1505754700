import Analysis
import Turkish

// An insulin or a drug that was taken, and what is told of it after: once more, or nothing eaten with it.
extension EmergencyScene {
  /// `novorapid 6 yaptım`, `lantus 20`.
  var tellsInsulin: Bool {
    guard isOfInsulin, !utterance.asks else { return false }
    let isNoted =
      utterance.words.count <= 3 && utterance.words.contains { $0.value != nil }
      && utterance.words.contains { isInjected($0.text) }
    return injects || isNoted
  }

  /// An insulin that is taken for a meal, or that has no name; no basal one.
  var tellsMealInsulin: Bool {
    tellsInsulin && (utterance.has("overdosePhrases.rapid") || !utterance.has("drug.basal"))
  }

  /// `novorapid yaptım ama yemek yemedim`.
  var isUnfed: Bool { injects && tellsMealInsulin && deniesMeal && !isForHigh }

  /// `şekerim 240, novorapid 4 yaptım`: an insulin for the value, and for no meal.
  private var isForHigh: Bool { (value ?? 0) >= 180 }

  /// `yemedim`, `yemeği atladım`, and no one dish that was not eaten.
  private var deniesMeal: Bool {
    places(.unfed).contains { range in
      let before = utterance.text(at: range.lowerBound - 1)
      return before.isEmpty || utterance.words[range.lowerBound - 1].kind != .word
        || before.fits("unfed.before") || VerbEnding.isFinite(before) || isInjected(before)
        || utterance.words[range.lowerBound - 1].sentence
          != utterance.words[range.lowerBound].sentence
    } && !utterance.has("unfed.else")
  }

  /// `yemedim` after an insulin for a meal.
  func isUnfed(after last: EmergencyScene) -> Bool {
    last.tellsMealInsulin && !last.isForHigh && !last.utterance.has("unfed.eaten")
      && utterance.words.count <= Self.short && deniesMeal
  }

  /// The same of a meal that was told with the insulin, and is taken back.
  func isUnfed(insteadOf last: EmergencyScene) -> Bool {
    last.tellsMealInsulin && !last.isForHigh && last.utterance.has("unfed.eaten")
      && utterance.words.count <= Self.short && deniesMeal
  }

  /// `novorapid 8 yaptım`, `8 yaptım`.
  var tellsDose: Bool {
    injects
      && (tellsInsulin
        || utterance.words.count == 2 && utterance.words[0].value != nil && !utterance.asks)
  }

  /// `iki kere yaptım galiba`, `yine yaptım unutup`, `bir daha yaptım` after an insulin.
  func isTakenTwice(after last: EmergencyScene) -> Bool {
    guard last.tellsInsulin, !utterance.has("overdoseRules.kept") else { return false }
    if places(.tooMuch).contains(where: { isOneStatement($0) && !isSpread($0) }) { return true }
    return utterance.words.count <= Self.short && !utterance.asks && holds(.onceMore)
      && utterance.words.allSatisfy { $0.value == nil || $0.fits("word.one") }
  }

  /// `yine aldım unutup` after a drug.
  func isSwallowedTwice(after last: EmergencyScene) -> Bool {
    last.utterance.words.contains { Drugs.isNamed($0.text) } && !last.isOfInsulin
      && !last.utterance.asks && holds(.doubledPill)
  }

  /// Words of a message that only goes on with the one before it.
  private static let short = 6
}
