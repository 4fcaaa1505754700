import Analysis
import Domain

/// One message under the emergency rules.
struct EmergencyScene {
  let utterance: Utterance
  let assertions: AssertionReader
  private let values: ValueMentions
  private let telling: ValueMention?
  /// Whether it asks without anybody in it: `bayılma neden olur?`.
  private let isGeneral: Bool
  let follows: Bool
  /// Whether the person is known to expect a child, whatever the message says of it.
  let isExpecting: Bool

  /// `follows` says that glucose was the talk just before, so that a bare number is a reading.
  init(_ text: String, hour: Int?, follows: Bool = false, isExpecting: Bool = false) {
    let utterance = Utterance(text)
    self.utterance = utterance
    self.follows = follows
    self.isExpecting = isExpecting
    assertions = AssertionReader(utterance: utterance, hour: hour)
    values = ValueMentions(in: utterance, assertions, follows: follows) {
      Self.signPlaces(in: utterance)
    }
    telling = Self.telling(values.glucose)
    isGeneral =
      utterance.has("emergencyScene.general") && !assertions.namesSomebody
      && !utterance.has("emergencyScene.firstPerson")
  }

  var readings: [ValueMention] { values.glucose }

  /// Where signs of a low stand.
  private static func signPlaces(in utterance: Utterance) -> Set<Int> {
    let phrases = EmergencyPhrases.lowSigns.flatMap(\.self) + EmergencyPhrases.clumsy.phrases
    return Set(phrases.flatMap { $0.matches(in: utterance).map(\.lowerBound) })
  }

  /// Whether a bare number in the next message is a value: glucose or the signs of a low are the talk.
  var isOfGlucose: Bool {
    !readings.isEmpty || signs > 0 || isLow || isOfMeter || isUnconscious
      || utterance.has("scene.measuring")
  }

  var hasSigns: Bool {
    signs > 0 || holds(.acidSigns) || holds(.feelsBad)
      || holds(.unresponsive, .asleep, .unconscious)
  }

  func emergency() -> Emergency? {
    guard !utterance.words.isEmpty, !isOfAnimal, !isAskedOfPast else { return nil }
    return Situation.all.first { $0.condition(self) }.map { found($0.code, $0.text) }
  }

  func found(_ code: Situation.Code, _ text: String) -> Emergency {
    var said: Emergency.Reading?
    if let reading = telling, reading.isExact {
      said = .init(value: reading.value, unit: reading.unit, person: reading.person)
    }
    return Emergency(code: code.rawValue, text: text, reading: said)
  }

  // MARK: Values

  /// The value that counts: the last, or the lowest where several people are named.
  private static func telling(_ readings: [ValueMention]) -> ValueMention? {
    let owners = Set(readings.map { $0.person ?? "" })
    if owners.count > 1 { return readings.min { $0.milligrams < $1.milligrams } }
    return readings.last
  }

  var value: Double? { telling?.milligrams }

  private var isRaised: Bool { isPregnant || isChild }
  var isPregnant: Bool {
    utterance.has("stem.pregnant")
      || utterance.has("stem.expecting") && !utterance.has("emergencyScene.isPregnant")
  }
  private var isChild: Bool {
    utterance.has("emergencyScene.isChild")
      || utterance.words.indices.contains { index in
        let next = utterance.text(at: index + 1)
        return (utterance.words[index].value ?? 99) < 16 && next.fits("stem.age")
      }
  }

  /// `Bebeğim emmiyor, şekeri 45`: too small for sugar and honey; not one that is not born yet.
  var isOfInfant: Bool { utterance.has("emergencyScene.isInfant") && !isPregnant }

  // MARK: Rules

  /// `Köpeğim bayıldı`: with nobody else in it.
  private var isOfAnimal: Bool {
    utterance.has("scene.animals") && !assertions.namesSomebody
      && !utterance.words.contains { VerbEnding.isFirstPerson($0.text) }
  }

  /// `En son ne zaman hipoya girdim`, a question about the records, with no word of anything else.
  ///
  /// One word more (`hipoya girdim, ne zaman düzelirim`) and it counts as said of now.
  private var isAskedOfPast: Bool {
    isAsked
      && !EmergencyPhrases.askedPast.phrases.allSatisfy { $0.matches(in: utterance).isEmpty }
      && utterance.words.indices.allSatisfy { place in
        utterance.words[place].value == nil
          ? utterance.fits(place, "emergencyScene.askedPast")
          : utterance.fits(place + 1, "emergencyScene.askedPast.spans")
      }
  }

  var signs: Int {
    EmergencyPhrases.lowSigns.count { !places($0).isEmpty }
  }

  var isLow: Bool { value.map { $0 < 70 } ?? holds(.lowWords) }

  var isSevereLow: Bool {
    if let value {
      return value < 54
        || value < 70
          && (signs > 0 || isRaised || holds(.veryLow) || holds(.clumsy)
            || hasJustInjected)
    }
    if holds(.recovered) { return false }
    if showsLow || holds(.meterLow, .lowNow) { return true }
    guard holds(.lowWords), !isOfPrices else { return false }
    return signs > 0 || holds(.clumsy) || holds(.plunging) && !isGladOrGeneral
      || holds(.veryLow) && (holds(.help) || isRaised)
  }

  private var isOfPrices: Bool {
    utterance.has("emergencyScene.isOfPrices")
  }
  private var isGladOrGeneral: Bool {
    isAsked && !holds(.help)
      || utterance.has("emergencyScene.isGladOrGeneral")
  }

  var isPossibleLow: Bool {
    guard value == nil, !isAsked || holds(.help) else { return false }
    if isAboutToFaint || isSaidLow || fallsFast { return true }
    guard
      !utterance.has("emergencyScene.isPossibleLow")
    else { return false }
    return signs > 1 || holds(.shaking) || isFeltAlone || signs > 0 && tookLowering
  }

  /// `En son ne zaman yedim bilmiyorum`: who does not know tells it, and asks nothing.
  private var isUnsure: Bool { utterance.has("emergencyScene.isUnsure") }
  private var isAsked: Bool { utterance.asks && !isUnsure }

  /// `Şekerim düştü`, `çok düşük şekerim`: now, and with nothing that says that it is well so.
  private var isSaidLow: Bool {
    if utterance.words.count < 4, holds(.bareLow) { return true }
    let isSaid = places(.saidLow).contains { range in
      // "en düşük şekerim" asks for a figure.
      !utterance.fits(range.lowerBound - 1, "emergencyScene.most")
        && !utterance.words[range].contains {
          $0.value != nil || isUnsure && $0.text.fits("emergencyScene.isUnsure.2")
        } && !(isUnsure && utterance.fits(range.upperBound + 1, "stem.asking"))
    }
    return isSaid && !isAsked && !isOfPrices && !isGladOrGeneral
      && !utterance.has("scene.isOver")
      && !utterance.words.contains { ($0.value ?? 0) >= 70 }
  }

  /// Ketones from 1.5 mmol/L on, or any with vomiting, whatever the glucose is.
  var hasUrgentKetones: Bool {
    if hasHighKetones { return true }
    return holds(.vomiting) && (hasKetones && !hasLowKetones || holds(.someKetones))
  }

  /// Type 1, a pump or days without insulin: ketoacidosis comes within hours.
  var isWithoutInsulin: Bool {
    guard holds(.noInsulin), !utterance.has("scene.isSupplied") else {
      return false
    }
    return holds(.typeOne) || utterance.has("stem.pump") || holds(.forDays)
      || value ?? 0 >= 300
  }

  var isAcidotic: Bool {
    if hasKetones, !hasLowKetones { return true }
    if isAcidoticOfGliflozin { return true }
    if holds(.acidBreath) && !utterance.has("stem.nail") { return true }
    if holds(.noInsulin), holds(.vomiting), value ?? 300 >= 180 { return true }
    if value == nil, hasOddBreath(.fastBreath), holds(.vomiting, .bellyPain) { return true }
    guard holds(.acidSigns) else { return false }
    return value.map { $0 >= 250 } ?? holds(.highWords)
  }

  /// Under a gliflozin ketoacidosis comes at any glucose (EMA, SGLT2 inhibitors, 2016).
  private var isAcidoticOfGliflozin: Bool {
    guard let drug = utterance.words.firstIndex(where: { $0.fits("drug.gliflozin") }),
      !utterance.asks || holds(.help), !utterance.has("acid.ofAnimals")
    else { return false }
    let person = assertions.person(at: drug)
    func isOfSame(_ sign: EmergencyPhrases) -> Bool {
      places(sign).contains { range in
        let clause = utterance.words[range.upperBound].clause
        // "çocuk kustu": nobody by a name.
        let isOfAnother =
          person == nil
          && utterance.words.contains { $0.clause == clause && AssertionReader.isPerson($0.text) }
        return assertions.person(at: range.upperBound) == person && !isOfAnother
      }
    }
    let signs = [
      isOfSame(.bellyPain), hasOddBreath(.fastBreath), utterance.has("acid.nausea"),
    ]
    return isOfSame(.vomiting) || signs.count { $0 } > 1
  }

  /// A breath that nothing in the message explains: no sport, no stairs, no question.
  func hasOddBreath(_ breath: EmergencyPhrases) -> Bool {
    holds(breath) && !utterance.asks && !utterance.has("breath.harmless")
  }

  var isVeryHigh: Bool {
    guard let value else { return holds(.meterHigh) || showsHigh }
    let limit: Double = isRaised ? 300 : 400
    return value >= 600 || value >= limit && holds(.feelsBad) || value >= 250 && isPregnant
  }

  private var ketones: Double? { values.ketones.first?.value }

  private var hasKetones: Bool {
    places(.ketones).contains { place in
      !utterance.words[place].contains { $0.text.fits("emergencyPhrases.noKetones") }
    }
  }

  /// Ketones in mmol/L of blood from which sick-day rules tell to seek help.
  static let urgentKetones = 1.5
  private var hasHighKetones: Bool { ketones.map { $0 >= Self.urgentKetones } ?? false }
  private var hasLowKetones: Bool { ketones.map { $0 < Self.urgentKetones } ?? false }

  // MARK: Matching

  /// Where one of the phrases is said as it holds now, or as `status` tells besides.
  func places(
    _ phrases: EmergencyPhrases..., even status: AssertionStatus? = nil
  ) -> [ClosedRange<Int>] {
    places(phrases.flatMap(\.phrases), even: status)
  }

  private func places(
    _ phrases: [Phrase], even status: AssertionStatus? = nil
  ) -> [ClosedRange<Int>] {
    phrases.flatMap { $0.matches(in: utterance) }.filter { range in
      let told = assertions.status(at: range.upperBound)
      return (told == .current || told == status) && !isAskedInGeneral(range)
        && !isDenied(range) && !isSupposed(range)
    }
  }

  /// Whether it is said of any time, and not of a story: a wish to die is not over by the morning.
  func holdsWhenever(_ told: EmergencyPhrases) -> Bool {
    told.phrases.flatMap { $0.matches(in: utterance) }.contains { range in
      assertions.status(at: range.upperBound) != .fictional && !isAskedInGeneral(range)
        && !isDenied(range) && !isSupposed(range)
    }
  }

  func holds(_ phrases: EmergencyPhrases...) -> Bool {
    phrases.contains { !places($0).isEmpty }
  }

  /// `Bilinci kapalıysa`, `şekerim düşerse`.
  private func isSupposed(_ range: ClosedRange<Int>) -> Bool {
    utterance.fits(range.upperBound, "scene.isSupposed")
  }

  private func isDenied(_ range: ClosedRange<Int>) -> Bool {
    let words = utterance.words
    let last = words[range.upperBound].text
    let next = utterance.text(at: range.upperBound + 1)
    let first = words[range.lowerBound].text
    if next.fits("emergencyScene.isDenied") {
      return !last.fits("word.conscious") && !last.fits("word.denial")
    }
    return last.fits("stem.tremor") && next.fits("word.none") || first.fits("word.never")
  }

  private func isAskedInGeneral(_ range: ClosedRange<Int>) -> Bool {
    isGeneral && !utterance.fits(range.upperBound, "emergencyScene.events")
  }

}
