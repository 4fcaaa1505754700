import Analysis
import Domain

/// One message under the emergency rules.
struct EmergencyScene {
  typealias Phrases = EmergencyPhrases

  let utterance: Utterance
  let assertions: AssertionReader
  let readings: [SaidReading]
  private let telling: SaidReading?
  /// Whether it asks without anybody in it: `bayılma neden olur?`.
  private let isGeneral: Bool
  private let follows: Bool

  /// `follows` says that glucose was the talk just before, so that a bare number is a reading.
  init(_ text: String, hour: Int?, follows: Bool = false) {
    utterance = Utterance(text)
    self.follows = follows
    assertions = AssertionReader(utterance: utterance, hour: hour)
    let said = SaidReadings(in: utterance, assertions).current()
    let bare = BareReadings(
      utterance: utterance, assertions: assertions, follows: follows,
      signs: said.isEmpty && utterance.words.contains { $0.value != nil }
        ? Self.signPlaces(in: utterance) : [])
    readings = said.isEmpty ? bare.current() : said
    telling = Self.telling(readings, assertions)
    isGeneral =
      utterance.has(Self.general) && !assertions.namesSomebody
      && !utterance.words.contains { word in Self.firstPerson.contains(where: word.text.hasSuffix) }
  }

  /// Where signs of a low stand.
  private static func signPlaces(in utterance: Utterance) -> Set<Int> {
    let phrases = Phrases.lowSigns.flatMap(\.phrases) + Phrases.clumsy
    return Set(phrases.flatMap { $0.matches(in: utterance).map(\.lowerBound) })
  }

  /// Whether a bare number in the next message is a value: glucose or the signs of a low are the talk.
  var isOfGlucose: Bool {
    !readings.isEmpty || signs > 0 || isLow
      || utterance.has(anyPrefix: Terms.list("scene.measuring"))
  }

  var hasSigns: Bool {
    signs > 0 || holds(Phrases.acidSigns) || holds(Phrases.feelsBad)
      || holds(Phrases.unresponsive + Phrases.asleep + Phrases.unconscious)
  }

  func emergency() -> Emergency? {
    guard !utterance.words.isEmpty, !isOfAnimal else { return nil }
    return Situation.all.first { $0.condition(self) }.map { found($0.code, $0.text) }
  }

  func found(_ code: String, _ text: String) -> Emergency {
    var said: Emergency.Reading?
    if let reading = telling, reading.isExact {
      said = .init(
        value: reading.value, unit: reading.unit, person: assertions.person(at: reading.index))
    }
    return Emergency(code: code, text: text, reading: said)
  }

  // MARK: Values

  /// The value that counts: the last, or the lowest where several people are named.
  private static func telling(_ readings: [SaidReading], _ assertions: AssertionReader)
    -> SaidReading?
  {
    let owners = Set(readings.map { assertions.person(at: $0.index) ?? "" })
    if owners.count > 1 { return readings.min { $0.milligrams < $1.milligrams } }
    return readings.last
  }

  var value: Double? { telling?.milligrams }

  private var isRaised: Bool { isPregnant || isChild }
  private var isPregnant: Bool {
    utterance.has(prefix: "hamile")
      || utterance.has(prefix: "gebe") && !utterance.has(Terms.set("emergencyScene.isPregnant"))
  }
  private var isChild: Bool {
    utterance.has(anyPrefix: Terms.list("emergencyScene.isChild"))
      || utterance.words.indices.contains { index in
        let next = utterance.text(at: index + 1)
        return (utterance.words[index].value ?? 99) < 16 && next.hasPrefix("yas")
      }
  }

  // MARK: Rules

  /// `Köpeğim bayıldı`: with nobody else in it.
  private var isOfAnimal: Bool {
    utterance.has(Terms.set("scene.animals")) && !assertions.namesSomebody
      && !utterance.words.contains { VerbEnding.isFirstPerson($0.text) }
  }

  var signs: Int {
    Phrases.lowSigns.reduce(0) { $0 + (holds($1.phrases) ? 1 : 0) }
  }

  var isLow: Bool { value.map { $0 < 70 } ?? holds(Phrases.lowWords) }

  var isSevereLow: Bool {
    if let value {
      return value < 54
        || value < 70
          && (signs > 0 || isRaised || holds(Phrases.veryLow) || holds(Phrases.clumsy)
            || hasJustInjected)
    }
    if holds(Phrases.recovered) { return false }
    if showsOnly("LO") || holds(Phrases.meterLow)
      || holds(Phrases.lowNow) && !utterance.has(Terms.set("emergencyScene.isSevereLow"))
    {
      return true
    }
    guard holds(Phrases.lowWords), !isOfPrices else { return false }
    return signs > 0 || holds(Phrases.clumsy) || holds(Phrases.plunging) && !isGladOrGeneral
      || holds(Phrases.veryLow) && (holds(Phrases.help) || isRaised)
  }

  /// A message that is what the meter shows: `HI`.
  private func showsOnly(_ sign: String) -> Bool {
    guard utterance.words.count == 1, let word = utterance.words.first else { return false }
    return word.source == sign || follows && word.source.uppercased() == sign
  }

  private var isOfPrices: Bool {
    utterance.has(anyPrefix: Terms.list("emergencyScene.isOfPrices"))
  }
  private var isGladOrGeneral: Bool {
    utterance.asks && !holds(Phrases.help)
      || utterance.has(anyPrefix: Terms.list("emergencyScene.isGladOrGeneral"))
  }

  var isPossibleLow: Bool {
    guard value == nil, !utterance.asks || holds(Phrases.help) else { return false }
    if isAboutToFaint || isSaidLow { return true }
    guard
      !utterance.has(anyPrefix: Terms.list("emergencyScene.isPossibleLow"))
    else { return false }
    return signs > 1 || holds(Phrases.shaking)
  }

  /// `Şekerim düştü`, `çok düşük şekerim`: now, and with nothing that says that it is well so.
  private var isSaidLow: Bool {
    if utterance.words.count < 4, holds(Phrases.bareLow) { return true }
    let isSaid = places(Phrases.saidLow).contains { range in
      !utterance.words[range].contains { $0.value != nil }
    }
    return isSaid && !utterance.asks && !isOfPrices && !isGladOrGeneral
      && !utterance.has(anyPrefix: Terms.list("scene.isOver"))
      && !utterance.words.contains { ($0.value ?? 0) >= 70 }
  }

  /// Ketones from 1.5 mmol/L on, or any with vomiting, whatever the glucose is.
  var hasUrgentKetones: Bool {
    if hasHighKetones { return true }
    return holds(Phrases.vomiting) && (hasKetones && !hasLowKetones || holds(Phrases.someKetones))
  }

  /// Type 1, a pump or days without insulin: ketoacidosis comes within hours.
  var isWithoutInsulin: Bool {
    guard holds(Phrases.noInsulin), !utterance.has(anyPrefix: Terms.list("scene.isSupplied")) else {
      return false
    }
    return holds(Phrases.typeOne) || utterance.has(prefix: "pompa") || holds(Phrases.forDays)
      || value ?? 0 >= 300
  }

  var isAcidotic: Bool {
    if hasKetones, !hasLowKetones { return true }
    if holds(Phrases.acidBreath) && !utterance.has(prefix: "tirnak") { return true }
    if holds(Phrases.noInsulin), holds(Phrases.vomiting), value ?? 300 >= 180 { return true }
    guard holds(Phrases.acidSigns) else { return false }
    return value.map { $0 >= 250 } ?? holds(Phrases.highWords)
  }

  var isVeryHigh: Bool {
    guard let value else { return holds(Phrases.meterHigh) || showsOnly("HI") }
    let limit: Double = isRaised ? 300 : 400
    return value >= 600 || value >= limit && holds(Phrases.feelsBad) || value >= 250 && isPregnant
  }

  /// Blood ketones in mmol/L that were said: the number nearest to the word, after it or before.
  private var ketones: Double? {
    for index in utterance.words.indices where utterance.text(at: index).hasPrefix("keton") {
      let places = Array(index + 1...index + 4) + [index - 1, index - 2]
      for place in places where utterance.words.indices.contains(place) {
        let word = utterance.words[place]
        guard let value = word.value, value < 15, word.sentence == utterance.words[index].sentence,
          !SaidReadings.isMeasure(utterance.text(at: place + 1)), !assertions.isElsewhere(place),
          utterance.text(at: place + 1) != "arti"
        else { continue }
        return value
      }
    }
    return nil
  }

  private var hasKetones: Bool {
    places(Phrases.ketones).contains { place in
      !utterance.words[place].contains { Phrases.noKetones.contains($0.text) }
    }
  }

  // 1.5 mmol/L and over is where sick-day rules tell to seek help.
  private var hasHighKetones: Bool { ketones.map { $0 >= 1.5 } ?? false }
  private var hasLowKetones: Bool { ketones.map { $0 < 1.5 } ?? false }

  // MARK: Matching

  func places(_ phrases: [Phrase]) -> [ClosedRange<Int>] {
    phrases.flatMap { $0.matches(in: utterance) }.filter { range in
      !assertions.isElsewhere(range.upperBound) && !isAskedInGeneral(range)
        && !isDenied(range) && !isSupposed(range)
    }
  }

  /// Whether it is said of any time, and not of a story: a wish to die is not over by the morning.
  func holdsWhenever(_ phrases: [Phrase]) -> Bool {
    phrases.flatMap { $0.matches(in: utterance) }.contains { range in
      assertions.status(at: range.upperBound) != .fictional && !isAskedInGeneral(range)
        && !isDenied(range) && !isSupposed(range)
    }
  }

  func holds(_ phrases: [Phrase]) -> Bool { !places(phrases).isEmpty }

  /// `Bilinci kapalıysa`, `şekerim düşerse`.
  private func isSupposed(_ range: ClosedRange<Int>) -> Bool {
    Terms.list("scene.isSupposed").contains(where: utterance.words[range.upperBound].text.hasSuffix)
  }

  private func isDenied(_ range: ClosedRange<Int>) -> Bool {
    let words = utterance.words
    let last = words[range.upperBound].text
    let next = utterance.text(at: range.upperBound + 1)
    let first = words[range.lowerBound].text
    if Terms.list("emergencyScene.isDenied").contains(next) {
      return last != "kendinde" && !["yok", "degil"].contains(last)
    }
    return last.hasPrefix("titreme") && next == "yok" || first == "hic"
  }

  private func isAskedInGeneral(_ range: ClosedRange<Int>) -> Bool {
    isGeneral && !Self.events.contains(where: utterance.words[range.upperBound].text.hasSuffix)
  }

  private static let general: Set<String> = Terms.set("emergencyScene.general")
  private static let events = Terms.list("emergencyScene.events")
  private static let firstPerson = Terms.list("emergencyScene.firstPerson")
}
