import Analysis
import Domain
import Turkish

/// A glucose value in a message.
struct SaidReading {
  var value: Double
  var unit: GlucoseUnit
  /// Where it stands among the words.
  var index: Int
  /// Whether the number itself is the value: not for `60'ın altında`.
  var isExact = true

  var milligrams: Double { value * unit.milligrams }
}

/// Finds glucose values: numbers with a cue, and with nothing that makes them something else.
struct SaidReadings {
  let utterance: Utterance
  let words: [Utterance.Word]
  let assertions: AssertionReader
  /// Whether all of it is only supposed.
  private let supposes: Bool
  /// Whether it asks, and not what to do now.
  private let asksInGeneral: Bool
  /// For each word, whether it is one for glucose or its meters, and whether it names what else has
  /// numbers.
  private let cueMarks: [Bool]
  let rivalMarks: [Bool]

  init(in utterance: Utterance, _ assertions: AssertionReader) {
    self.utterance = utterance
    words = utterance.words
    self.assertions = assertions
    cueMarks = words.map(Self.isCue)
    rivalMarks = words.map { $0.value == nil && Self.isRival($0.text) }
    supposes = utterance.has(Terms.set("saidReadings.init"))
    asksInGeneral =
      utterance.asks
      && !utterance.has(anyPrefix: Terms.list("saidReadings.init.2"))
  }

  /// The values that hold now, in their order.
  func current() -> [SaidReading] {
    words.indices.compactMap { index in
      guard let value = words[index].value, words[index].kind != .date,
        words[index].kind != .clock, isFree(index), !isReplaced(index), !isSupposed(index),
        !isDifference(value, at: index), !isOfAnotherMeasure(index), !isMistyped(index),
        let reading = reading(of: value + hundreds(before: value, at: index), at: index),
        !assertions.isElsewhere(index)
      else { return nil }
      return reading
    }
  }

  // MARK: The value

  private func reading(of value: Double, at index: Int) -> SaidReading? {
    guard let said = unitAndCue(of: value, at: index) else { return nil }
    var reading = SaidReading(value: value, unit: said, index: index)
    let range: ClosedRange<Double> = said == .mgdL ? 10...900 : 0.6...50
    guard range.contains(value) else { return nil }
    guard let bound = bound(at: index) else { return reading }
    guard isPersonal(index) else { return nil }
    reading.isExact = false
    // "250 altına inmiyor" is over it.
    let sign = bound < 0 && value >= 180 && staysOver(index) ? 1 : bound
    reading.value += sign * (said == .mgdL ? 1 : 0.1)
    return reading
  }

  private func unitAndCue(of value: Double, at index: Int) -> GlucoseUnit? {
    let next = utterance.text(at: index + 1)
    if next.hasPrefix("mmol") { return .mmolL }
    if next.hasPrefix("mg") {
      let isPerDeciliter =
        next.hasPrefix("mgdl") || utterance.text(at: index + 2) == "/"
        || utterance.text(at: index + 2) == "dl"
      return isPerDeciliter || hasCue(index) ? .mgdL : nil
    }
    guard hasCue(index) else { return nil }
    // Meters that show mmol/L show one decimal; a whole number from 20 on is mg/dL all the same.
    let hasDecimal = value != value.rounded()
    // "1,40" may be 140 as one says it.
    let parts = words[index].text.split { $0 == "," || $0 == "." }
    let isHundredths = parts.count == 2 && parts[1].count == 2
    if hasDecimal, value < 34 { return value >= 1 && !isHundredths ? .mmolL : nil }
    guard value < 20 else { return .mgdL }
    return value >= 1 && isBareAfterCue(index) ? .mmolL : nil
  }

  /// Whether nothing but the cue and a verb surrounds a small number: `şekerim 3 çıktı`.
  private func isBareAfterCue(_ index: Int) -> Bool {
    guard index > 0, isCue(index - 1),
      words[index - 1].text != "seker" || utterance.text(at: index - 2) == "kan"
    else { return false }
    let next = utterance.text(at: index + 1)
    return next.isEmpty || words[index + 1].sentence != words[index].sentence
      || Terms.list("saidReadings.isBareAfterCue").contains { next.hasPrefix($0) }
  }

  /// -1 for a value under the number, 1 for one over it.
  private func bound(at index: Int) -> Double? {
    for place in (index + 1)...(index + 2) {
      let word = utterance.text(at: place)
      if word.hasPrefix("altin") || word == "alti" { return -1 }
      if word.hasPrefix("ustun") || word.hasPrefix("uzerin") || word == "ustu" { return 1 }
    }
    return nil
  }

  private func staysOver(_ index: Int) -> Bool {
    (index + 1...index + 4).contains { place in
      Self.falling.contains { stem in
        utterance.text(at: place).hasPrefix(stem)
          && Self.isDenied(String(utterance.text(at: place).dropFirst(stem.count)))
      }
    }
  }

  private func isPersonal(_ index: Int) -> Bool {
    let near = utterance.surroundings(of: index)
    let isShown = near.contains { Self.shown.contains($0.text) }
    return near.contains { word in
      Self.own.contains(word.text) || word.text.hasPrefix("olctu") || word.text == "baktim"
        || isShown && Self.devices.contains(where: word.text.hasPrefix)
    } || assertions.person(at: index) != nil
  }

  // MARK: Cues

  private static let own: Set<String> = Terms.set("saidReadings.own")
  private static let devices = Terms.list("saidReadings.devices")
  private static let shown: Set<String> = Terms.set("saidReadings.shown")
  private static let cues: Set<String> = Terms.set("saidReadings.cues")
  private static let cueStems = Terms.list("saidReadings.cueStems")
  private static let moves = Terms.list("saidReadings.moves")
  /// What turns a number with any cue into a wish, a bound or another measure.
  private static let refusals = Terms.list("saidReadings.refusals")

  private func hasCue(_ index: Int) -> Bool {
    let sentence = utterance.surroundings(of: index)
    let places = sentence.indices.filter { words[$0].clause == words[index].clause }
    let clause = places.map { words[$0] }
    if clause.contains(where: { word in Self.refusals.contains { word.text.hasPrefix($0) } }) {
      return false
    }
    let isNamed = places.contains(where: isCue)
    if !isNamed, places.contains(where: { isRival($0, of: index) }) { return false }
    if isSubjectElse(index) { return false }
    if isNamed { return true }
    if sentence.indices.contains(where: isCue), clause.count <= 4 || moves(in: clause) {
      return true
    }
    if let before = utterance.words.prefix(sentence.startIndex).last, words[index].clause > 0 {
      let earlier = utterance.sentence(before.sentence)
      if earlier.count <= 4, earlier.indices.contains(where: isCue), sentence.count <= 3 {
        return true
      }
    }
    return moves(around: index) || comesOut(at: index, in: clause)
  }

  func isCue(_ place: Int) -> Bool { cueMarks[place] }

  private static func isCue(_ word: Utterance.Word) -> Bool {
    cues.contains(word.text) || cueStems.contains { word.text.hasPrefix($0) }
      || word.text.hasPrefix("mmol") || word.text.hasPrefix("mgdl")
  }

  private static let beside: Set<String> = Terms.set("saidReadings.beside")

  /// `Sabah 46 çıktı`: a bare number came out, and nothing else is named that it could be.
  private func comesOut(at index: Int, in clause: [Utterance.Word]) -> Bool {
    guard Terms.list("saidReadings.comesOut").contains(utterance.text(at: index + 1)) else {
      return false
    }
    return clause.prefix { $0.value == nil }.allSatisfy { Self.beside.contains($0.text) }
  }

  private func moves(in clause: [Utterance.Word]) -> Bool {
    clause.contains { word in Self.moves.contains { word.text.hasPrefix($0) } }
  }

  /// Whether the number moved as glucose does: `48'e düştü`, with nothing else that could.
  private func moves(around index: Int) -> Bool {
    guard Terms.list("saidReadings.moves.2").contains(words[index].suffix) else { return false }
    return moves(at: index + 1) || moves(at: index + 2)
  }

  /// Whether the word says that glucose came out or moved.
  func moves(at place: Int) -> Bool {
    Self.moves.contains(where: utterance.text(at: place).hasPrefix)
  }

  // MARK: What it is not

  private static let measures = Terms.list("saidReadings.measures")
  private static let exactMeasures: Set<String> = Terms.set("saidReadings.exactMeasures")

  /// Whether the word says what a number before it counts.
  static func isMeasure(_ word: String) -> Bool {
    exactMeasures.contains(word)
      || measures.contains {
        $0.count > 2 ? word.hasPrefix($0) : word == $0
      }
  }

  /// Whether the number is not counted in something else and no part of a sum or a share.
  private func isFree(_ index: Int) -> Bool {
    let next = utterance.text(at: index + 1)
    if Self.measures.contains(where: { fits(next, $0) }) || Self.exactMeasures.contains(next) {
      return false
    }
    if Terms.list("saidReadings.isFree").contains(utterance.text(at: index - 1)) {
      return false
    }
    if Terms.list("saidReadings.isFree.2").contains(next) { return false }
    // "3 şeker" is to eat; "520 şekerim var" is a reading.
    if next.hasPrefix("seker"), !Self.own.contains(next) { return false }
    return words[index].text != "bir" || next == "virgul"
  }

  private func fits(_ word: String, _ measure: String) -> Bool {
    guard word.hasPrefix(measure) else { return false }
    let rest = word.dropFirst(measure.count)
    // Short names fit only with an ending of a few letters: `ay`, `aydır`, but not `ayran`.
    return measure.count > 3 || rest.isEmpty
      || Terms.list("saidReadings.fits")
        .contains(String(rest))
  }

  /// Whether the number is only where the value came from, or is taken back: `60'tan 110'a`.
  private func isReplaced(_ index: Int) -> Bool {
    if utterance.text(at: index + 1) == "degil" { return true }
    if utterance.text(at: index + 1) == "yerine" { return !isMeantInstead(index) }
    guard Terms.list("saidReadings.isReplaced").contains(words[index].suffix) else { return false }
    return utterance.surroundings(of: index)[(index + 1)...].contains { word in
      word.clause == words[index].clause && word.value != nil
    }
  }

  private static let suppositions = Terms.list("saidReadings.suppositions")

  /// Whether it is only supposed, denied, or asked about in general.
  private func isSupposed(_ index: Int) -> Bool {
    for place in (index + 1)...(index + 3) where words.indices.contains(place) {
      guard words[place].sentence == words[index].sentence else { break }
      let word = utterance.text(at: place)
      guard let stem = Self.suppositions.first(where: { word.hasPrefix($0) }) else { continue }
      let rest = String(word.dropFirst(stem.count))
      if Self.isConditional(rest) { return true }
      if Self.isDenied(rest), !Self.falling.contains(stem) || movesTo(index) { return true }
    }
    return supposes || isGeneralQuestion(index)
  }

  private static let falling = Terms.set("saidReadings.falling")

  /// `50'ye düşmedi`; not `290 oldu, inmiyor`, nor `250'nin altına inmiyor`, which tell a high.
  private func movesTo(_ index: Int) -> Bool {
    Terms.list("saidReadings.moves.2").contains(words[index].suffix)
      || bound(at: index) == -1 && words[index].value.map { $0 < 180 } == true
  }

  static func isConditional(_ ending: String) -> Bool {
    Terms.list("saidReadings.isConditional").contains {
      ending.hasSuffix($0)
    } || Terms.list("saidReadings.isConditional.2").contains(ending)
  }

  static func isDenied(_ ending: String) -> Bool {
    Terms.list("saidReadings.isDenied").contains { negation in
      guard ending.hasPrefix(negation) else { return false }
      let rest = ending.dropFirst(2)
      return Terms.list("saidReadings.isDenied.2").contains { rest.hasPrefix($0) }
    }
  }

  /// `Kan şekeri 50 tehlikeli mi?`: nobody's value.
  private func isGeneralQuestion(_ index: Int) -> Bool {
    asksInGeneral && !isPersonal(index)
  }
}
