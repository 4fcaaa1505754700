import Tables

/// What people say of an emergency, each by its row in the table `Language/situations`.
enum EmergencyPhrases: String {
  case askedPast, lowWords, saidLow, clumsy, bareLow, shaking, recovered, someKetones, typeOne,
    forDays,
    seizure, down, lowNow, help, veryLow, meterLow, plunging, highWords, meterHigh, acidSigns,
    fastBreath, tightBreath, bellyPain, acidBreath, ketones, noInsulin, vomiting, feelsBad,
    chestPain, heartPain, stroke, speechless, selfHarm, tiredOfLife, neverWoken, cutMyself, misuse,
    unconscious, faint, feltAlone, cameTo, unfed, onceMore, doubledPill,
    nearlyFaint, unresponsive, silent, asleep, ofSomebody, breathless, choking, calls, helpCalled,
    helpFails, tooMuch, swallowing, pillsTaken, pillsOfAChild, insulinOfAChild, poison, acid,
    acidOfMedicine, stillBaby, unfeltBaby, ofPregnancy, watersBroke, footOfWound, woundAtFoot,
    pressureSign, waterKept, swollenInPregnancy,
    gasLeak, gasSign, bleeding, headStruck, burnt, confused, tookAll

  var phrases: [Phrase] { Self.phrases(of: rawValue) }

  /// All rows of the table for what is learned: those that only go on with another message, or count beside a
  /// measured figure, tell nothing, and what is newer than the weights is not in them.
  static let all = PhraseTable.names.filter { !unweighed.contains($0) }
    .map { (name: $0, phrases: phrases(of: $0)) }
  private static let unweighed = Set(
    [
      EmergencyPhrases.feltAlone, .cameTo, .unfed, .onceMore, .doubledPill, .pressureSign,
      .waterKept, .swollenInPregnancy, .gasLeak, .gasSign, .bleeding, .headStruck,
      .burnt, .confused, .tookAll,
    ].map(\.rawValue))
  /// Each sign of a low, by what the body does.
  static let lowSigns = PhraseTable.names.filter { $0.hasPrefix("lowSign.") }.map(phrases)

  private static func phrases(of name: String) -> [Phrase] { byName[name]?.value ?? [] }

  /// Each row is read when it is first asked for.
  private static let byName = Dictionary(
    uniqueKeysWithValues: PhraseTable.names.map { name in
      (name, Lazy { PhraseTable.phrases(name) })
    })
  /// Verbs of injecting; `aldım` and `verdi` are also said of a pharmacy and a doctor.
  static let injectingWords = PhraseTable.words("injecting")
  static let injectedWords = PhraseTable.words("injected")
}
