/// What people say of an emergency, each by its row in the table `Language/situations`.
enum EmergencyPhrases: String {
  case askedPast, lowWords, saidLow, clumsy, bareLow, shaking, recovered, someKetones, typeOne,
    forDays,
    seizure, down, lowNow, help, veryLow, meterLow, plunging, highWords, meterHigh, acidSigns,
    acidBreath, ketones, noInsulin, vomiting, feelsBad, chestPain, heartPain, stroke,
    speechless, selfHarm, tiredOfLife, neverWoken, cutMyself, misuse, unconscious, faint,
    nearlyFaint, unresponsive, silent, asleep, ofSomebody, breathless, choking, calls, tooMuch,
    swallowing, pillsTaken, insulinOfAChild, poison,
    stillBaby, unfeltBaby, ofPregnancy, footOfWound, woundAtFoot

  var phrases: [Phrase] { Self.byName[rawValue] ?? [] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.phrases) })
  /// All rows of the table, for what is learned.
  static let all = PhraseTable.names.map { (name: $0, phrases: PhraseTable.phrases($0)) }
  /// Each sign of a low, by what the body does.
  static let lowSigns = all.filter { $0.name.hasPrefix("lowSign.") }.map(\.phrases)
  /// Verbs of injecting; `aldım` and `verdi` are also said of a pharmacy and a doctor.
  static let injectingWords = PhraseTable.words("injecting")
  static let injectedWords = PhraseTable.words("injected")
}
