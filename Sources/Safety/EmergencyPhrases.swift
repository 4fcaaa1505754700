/// The phrases of the emergency rules: the table `Language/situations`.
enum EmergencyPhrases {
  /// Each sign of a low, by what the body does.
  static let lowSigns = PhraseTable.names.filter { $0.hasPrefix("lowSign.") }.map { name in
    (name: name, phrases: PhraseTable.phrases(name))
  }
  /// All rows of the table, for what is learned.
  static let all = PhraseTable.names.map { (name: $0, phrases: PhraseTable.phrases($0)) }
  /// A low said without its number.
  static let lowWords = PhraseTable.phrases("lowWords")
  /// The same as a plain statement: `şekerim düştü`.
  static let saidLow = PhraseTable.phrases("saidLow")
  /// Hands that no longer write or hold: what people say who are low while they type.
  static let clumsy = PhraseTable.phrases("clumsy")
  /// The same, where nothing else is said: `çok düşük`.
  static let bareLow = PhraseTable.phrases("bareLow")
  /// The sign that says enough by itself.
  static let shaking = PhraseTable.phrases("shaking")
  /// What says that a low is over.
  static let recovered = PhraseTable.phrases("recovered")
  static let someKetones = PhraseTable.phrases("someKetones")
  static let typeOne = PhraseTable.phrases("typeOne")
  /// For how long: days without insulin.
  static let forDays = PhraseTable.phrases("forDays")
  static let seizure = PhraseTable.phrases("seizure")
  /// Somebody who lies there.
  static let down = PhraseTable.phrases("down")
  static let lowNow = PhraseTable.phrases("lowNow")
  static let help = PhraseTable.phrases("help")
  static let veryLow = PhraseTable.phrases("veryLow")
  static let meterLow = PhraseTable.phrases("meterLow")
  /// A fall that does not wait for a number.
  static let plunging = PhraseTable.phrases("plunging")
  static let highWords = PhraseTable.phrases("highWords")
  static let meterHigh = PhraseTable.phrases("meterHigh")
  static let acidSigns = PhraseTable.phrases("acidSigns")
  static let acidBreath = PhraseTable.phrases("acidBreath")
  static let ketones = PhraseTable.phrases("ketones")
  /// Without insulin vomiting is ketoacidosis until the opposite is measured.
  static let noInsulin = PhraseTable.phrases("noInsulin")
  static let vomiting = PhraseTable.phrases("vomiting")
  static let feelsBad = PhraseTable.phrases("feelsBad")
  static let chestPain = PhraseTable.phrases("chestPain")
  /// Of the heart, where nothing says that it is a grief.
  static let heartPain = PhraseTable.phrases("heartPain")
  static let stroke = PhraseTable.phrases("stroke")
  static let speechless = PhraseTable.phrases("speechless")
  static let selfHarm = PhraseTable.phrases("selfHarm")
  /// What is also said of sweets, of a town, of the early morning and of a kitchen knife.
  static let tiredOfLife = PhraseTable.phrases("tiredOfLife")
  static let neverWoken = PhraseTable.phrases("neverWoken")
  static let cutMyself = PhraseTable.phrases("cutMyself")
  static let misuse = PhraseTable.phrases("misuse")
  static let unconscious = PhraseTable.phrases("unconscious")
  static let faint = PhraseTable.phrases("faint")
  /// What a person says who is about to faint; of a cake too.
  static let nearlyFaint = PhraseTable.phrases("nearlyFaint")
  /// Of somebody named, or by a person who tries to rouse somebody.
  static let unresponsive = PhraseTable.phrases("unresponsive")
  /// What counts only where something else is wrong too.
  static let silent = PhraseTable.phrases("silent")
  static let asleep = PhraseTable.phrases("asleep")
  static let ofSomebody = PhraseTable.phrases("ofSomebody")
  /// Of the writer; of somebody else it is loss of consciousness.
  static let breathless = PhraseTable.phrases("breathless")
  /// What tells swelling and tightness of an allergy from a bite, a cold or hard work.
  static let choking = PhraseTable.phrases("choking")
  static let calls = PhraseTable.phrases("calls")
  /// Phrases inside which no other statement may end: `iki kere ölçtüm, insülin yaptım` is none.
  static let tooMuch = PhraseTable.phrases("tooMuch")
  static let swallowing = PhraseTable.phrases("swallowing")
  static let pillsTaken = PhraseTable.phrases("pillsTaken")
  static let insulinOfAChild = PhraseTable.phrases("insulinOfAChild")
  /// What is bought, swallowed by mistake or by children, and is a poison.
  static let poison = PhraseTable.phrases("poison")

  /// What says that there are no ketones, or a trace: `ketonum negatif çıktı`.
  static let noKetones: Set<String> = Terms.set("emergencyPhrases.noKetones")
  /// A message that holds nothing but these calls for help.
  static let helpAlone: Set<String> = Terms.set("collapsePhrases.helpAlone")
  /// What is injected, besides the insulins by name.
  static let injectables = Terms.list("overdosePhrases.injectables")
  /// Insulins that work at once, by name and as people say it.
  static let rapid = Drugs.rapid + Terms.list("overdosePhrases.rapid")
  /// How people name an insulin without its brand: `hızlıyla uzunu karıştırdım`.
  static let sorts = Terms.list("overdosePhrases.sorts")
  /// Verbs of injecting; `aldım` and `verdi` are also said of a pharmacy and a doctor.
  static let injectingWords = PhraseTable.words("injecting")
  static let injectedWords = PhraseTable.words("injected")
}
