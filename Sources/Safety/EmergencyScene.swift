import Domain

/// One message under the emergency rules.
struct EmergencyScene {
  typealias Phrases = EmergencyPhrases

  let saying: Saying
  let circumstances: Circumstances
  let readings: [SaidReading]
  private let telling: SaidReading?
  /// Whether it asks without anybody in it: `bayılma neden olur?`.
  private let isGeneral: Bool

  /// `follows` says that glucose was the talk just before, so that a bare number is a reading.
  init(_ text: String, hour: Int?, follows: Bool = false) {
    saying = Saying(text)
    circumstances = Circumstances(saying: saying, hour: hour)
    let said = SaidReadings(in: saying, circumstances).current()
    let bare = BareReadings(saying: saying, circumstances: circumstances, follows: follows)
    readings = said.isEmpty ? bare.current() : said
    telling = Self.telling(readings, circumstances)
    isGeneral =
      saying.has(Self.general) && !circumstances.namesSomebody
      && !saying.words.contains { word in Self.firstPerson.contains(where: word.text.hasSuffix) }
  }

  var hasSigns: Bool {
    signs > 0 || holds(Phrases.acidSigns) || holds(Phrases.feelsBad)
      || holds(Phrases.unresponsive + Phrases.asleep + Phrases.unconscious)
  }

  func emergency() -> Emergency? {
    guard !saying.words.isEmpty else { return nil }
    if isUnconscious { return found("unconscious", Texts.unconscious) }
    if holds(Phrases.selfHarm), !isIdiomOfDeath { return found("selfHarm", Texts.selfHarm) }
    if isOfTheHeart { return found("chestPain", Texts.chestPain) }
    if isStroke, !isLow { return found("stroke", Texts.stroke) }
    if !isAcidotic, let breath = breathing { return breath }
    if isTooMuchInsulin { return found("insulinOverdose", Texts.insulinOverdose) }
    if isTooManyPills { return found("drugOverdose", Texts.drugOverdose) }
    if holds(Phrases.poison) { return found("poisoning", Texts.poisoning) }
    if isSevereLow { return found("severeLow", Texts.severeLow) }
    if isAcidotic { return found("ketoacidosis", Texts.ketoacidosis) }
    if isVeryHigh { return found("veryHigh", Texts.veryHigh) }
    if holds(Phrases.misuse) { return found("insulinMisuse", Texts.insulinMisuse) }
    if isPossibleLow { return found("possibleLow", Texts.possibleLow) }
    if callsForHelp { return found("help", Texts.help) }
    return nil
  }

  func found(_ code: String, _ text: String) -> Emergency {
    var said: Emergency.Reading?
    if let reading = telling, reading.isExact {
      said = .init(
        value: reading.value, unit: reading.unit, person: circumstances.person(at: reading.index))
    }
    return Emergency(code: code, text: text, reading: said)
  }

  // MARK: Values

  /// The value that counts: the last, or the lowest where several people are named.
  private static func telling(_ readings: [SaidReading], _ circumstances: Circumstances)
    -> SaidReading?
  {
    let owners = Set(readings.map { circumstances.person(at: $0.index) ?? "" })
    if owners.count > 1 { return readings.min { $0.milligrams < $1.milligrams } }
    return readings.last
  }

  var value: Double? { telling?.milligrams }

  private var isRaised: Bool { isPregnant || isChild }
  private var isPregnant: Bool {
    saying.has(prefix: "hamile") || saying.has(prefix: "gebe") && !saying.has(["gebermek"])
  }
  private var isChild: Bool {
    saying.has(anyPrefix: ["bebek", "bebeg", "cocug"])
      || saying.words.indices.contains { index in
        let next = saying.text(at: index + 1)
        return (saying.words[index].value ?? 99) < 16 && next.hasPrefix("yas")
      }
  }

  // MARK: Rules

  var signs: Int {
    Phrases.lowSigns.reduce(0) { $0 + (holds($1.phrases) ? 1 : 0) }
  }

  var isLow: Bool { value.map { $0 < 70 } ?? holds(Phrases.lowWords) }

  private var isSevereLow: Bool {
    if let value {
      return value < 54 || value < 70 && (signs > 0 || isRaised || holds(Phrases.veryLow))
    }
    if holds(Phrases.meterLow) || holds(Phrases.lowNow) && !saying.has(["kac"]) { return true }
    guard holds(Phrases.lowWords), !isOfPrices else { return false }
    return signs > 0 || holds(Phrases.plunging) && !isGladOrGeneral
      || holds(Phrases.veryLow) && (holds(Phrases.help) || isRaised)
  }

  private var isOfPrices: Bool {
    saying.has(anyPrefix: ["fiyat", "lira", "zam", "borsa", "indirim"])
  }
  private var isGladOrGeneral: Bool {
    saying.asks && !holds(Phrases.help)
      || saying.has(anyPrefix: ["guzel", "sukur", "sevin", "harika", "normal", "yuruyus"])
  }

  private var isPossibleLow: Bool {
    guard value == nil, !saying.asks || holds(Phrases.help) else { return false }
    if isAboutToFaint { return true }
    guard
      !saying.has(anyPrefix: [
        "spor", "kosu", "antren", "yuruyus", "hava", "sicak", "sauna", "film", "heyecan",
      ])
    else { return false }
    return signs > 1
  }

  private var isAcidotic: Bool {
    if hasKetones, !hasLowKetones { return true }
    if hasHighKetones || holds(Phrases.acidBreath) && !saying.has(prefix: "tirnak") { return true }
    if holds(Phrases.noInsulin), holds(Phrases.vomiting), value ?? 300 >= 180 { return true }
    guard holds(Phrases.acidSigns) else { return false }
    return value.map { $0 >= 250 } ?? holds(Phrases.highWords)
  }

  private var isVeryHigh: Bool {
    guard let value else { return holds(Phrases.meterHigh) }
    let limit: Double = isRaised ? 300 : 400
    return value >= 600 || value >= limit && holds(Phrases.feelsBad) || value >= 250 && isPregnant
  }

  /// Blood ketones in mmol/L that were said.
  private var ketones: Double? {
    for index in saying.words.indices where saying.words[index].text.hasPrefix("keton") {
      let near = saying.words[index...].prefix(4)
      if let value = near.first(where: { $0.value != nil })?.value, value < 15,
        !circumstances.isElsewhere(index)
      {
        return value
      }
    }
    return nil
  }

  private var hasKetones: Bool {
    places(Phrases.ketones).contains { place in
      !saying.words[place].contains { Phrases.noKetones.contains($0.text) }
    }
  }

  // 1.5 mmol/L and over is where sick-day rules tell to seek help.
  private var hasHighKetones: Bool { ketones.map { $0 >= 1.5 } ?? false }
  private var hasLowKetones: Bool { ketones.map { $0 < 1.5 } ?? false }

  // MARK: Matching

  func places(_ phrases: [Phrase]) -> [ClosedRange<Int>] {
    phrases.flatMap { $0.matches(in: saying.words) }.filter { range in
      !circumstances.isElsewhere(range.upperBound) && !isAskedInGeneral(range)
        && !isDenied(range)
    }
  }

  func holds(_ phrases: [Phrase]) -> Bool { !places(phrases).isEmpty }

  private func isDenied(_ range: ClosedRange<Int>) -> Bool {
    let words = saying.words
    let last = words[range.upperBound].text
    let next = saying.text(at: range.upperBound + 1)
    let first = words[range.lowerBound].text
    if ["yok", "degil", "yoktu", "olmadi", "olmuyor", "gecti", "azaldi", "yokken"].contains(next) {
      return last != "kendinde" && !["yok", "degil"].contains(last)
    }
    return last.hasPrefix("titreme") && next == "yok" || first == "hic"
  }

  private func isAskedInGeneral(_ range: ClosedRange<Int>) -> Bool {
    isGeneral && !Self.events.contains(where: saying.words[range.upperBound].text.hasSuffix)
  }

  private static let general: Set<String> = [
    "nedir", "neden", "nedenleri", "belirti", "belirtisi", "belirtileri", "yapilir", "yapilmali",
    "nasil", "demek", "anlama", "tedavisi", "onlenir", "anlasilir", "gecer", "olusur",
  ]
  private static let events = [
    "di", "du", "ti", "tu", "yor", "yo", "mis", "mus", "yorum", "dim", "tim",
  ]
  private static let firstPerson = [
    "yorum", "dim", "dum", "tim", "tum", "misim", "acagim", "ecegim", "sekerim", "yapayim",
    "yapmaliyim", "oldum", "yoruz",
  ]
}
