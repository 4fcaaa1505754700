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
  var isUnfed: Bool {
    injects && tellsMealInsulin && deniesMeal && !isForHigh && !utterance.has("unfed.eaten")
      && isOfWriterToday
  }

  /// `şekerim 240, novorapid 4 yaptım`: an insulin for the value, and for no meal.
  var isForHigh: Bool { (value ?? 0) >= 150 || utterance.has("unfed.correction") }

  /// `yemedim`, `yemeği atladım`: of the writer, and of no one dish and no other hour.
  private var deniesMeal: Bool {
    let words = utterance.words
    return !utterance.has("unfed.else")
      && places(.unfed).contains { range in
        let sentence = words[range.upperBound].sentence
        let rest = words[(range.upperBound + 1)...].prefix { $0.sentence == sentence }
        let before = range.lowerBound - 1
        let isOpening =
          before < 0 || words[before].kind != .word || words[before].sentence != sentence
          || words[before].fits("unfed.before") || VerbEnding.isFinite(words[before].text)
          || isInjected(words[before].text)
        return isOpening && rest.allSatisfy { $0.kind == .mark || $0.fits("unfed.after") }
          && !words[range].contains { $0.fits("unfed.theirs") }
      }
  }

  /// `yemedim` after an insulin for a meal.
  func isUnfed(after last: EmergencyScene) -> Bool {
    last.tellsMealInsulin && !last.isForHigh && last.isOfWriterToday
      && !last.utterance.has("unfed.eaten") && utterance.words.count <= Self.short && deniesMeal
  }

  /// The same of a meal that was told with the insulin, and is taken back.
  func isUnfed(insteadOf last: EmergencyScene) -> Bool {
    last.tellsMealInsulin && !last.isForHigh && last.isOfWriterToday
      && last.utterance.has("unfed.eaten")
      && utterance.words.count <= Self.short && deniesMeal
  }

  /// `novorapid 8 yaptım`, `8 yaptım`.
  var tellsDose: Bool {
    injects
      && (tellsInsulin
        || utterance.words.count == 2 && utterance.words[0].value != nil && !utterance.asks)
  }

  /// `iki kere yaptım galiba`, `yine yaptım unutup`, `bir daha yaptım` after an insulin of today; not `keki iki
  /// kere yaptım`, `akşam yine yaptım`.
  func isTakenTwice(after last: EmergencyScene) -> Bool {
    guard last.tellsInsulin, last.isOfWriterToday, !utterance.asks,
      !utterance.has("overdoseRules.kept"),
      utterance.saysOnly("again.around", "again.dose", or: { isOfDose($0.text) })
    else { return false }
    if places(.tooMuch).contains(where: { isOneStatement($0) && !isSpread($0) }) { return true }
    return holds(.onceMore)
      && utterance.words.allSatisfy { $0.value == nil || $0.fits("word.one") }
  }

  /// `yine aldım unutup` after a drug.
  func isSwallowedTwice(after last: EmergencyScene) -> Bool {
    last.utterance.words.contains { Drugs.isNamed($0.text) } && !last.isOfInsulin
      && !last.utterance.asks && last.isOfWriterToday && holds(.doubledPill)
      && utterance.saysOnly("again.around", "again.pill", or: { Drugs.isDrug($0.text) })
  }

  private func isOfDose(_ word: String) -> Bool {
    isInjected(word) || Drugs.isDrug(word) || EmergencyPhrases.injectingWords.contains(word)
  }

  /// Whether nobody else is named, and no other day.
  var isOfWriterToday: Bool { !assertions.namesSomebody && !utterance.has("dose.otherDay") }

  /// Words of a message that only goes on with the one before it.
  private static let short = 6
}
