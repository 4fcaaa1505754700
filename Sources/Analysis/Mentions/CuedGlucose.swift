import Domain
import Turkish

/// Finds glucose values: numbers with a cue, and with nothing that makes them something else.
struct CuedGlucose {
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
    cueMarks = Self.cueMarks(of: words)
    rivalMarks = words.map { $0.value == nil && Self.isRival($0.text) }
    supposes = utterance.has("saidReadings.init")
    asksInGeneral =
      utterance.asks
      && !utterance.has("saidReadings.init.2")
  }

  /// The values in their order, of whatever time.
  func mentions() -> [ValueMention] {
    words.indices.compactMap { index in
      guard let value = words[index].value, words[index].kind != .date,
        words[index].kind != .clock, !isClockTime(index), isFree(index), !isReplaced(index),
        !isSupposed(index),
        !isDifference(value, at: index), !isOfAnotherMeasure(index), !isMistyped(index)
      else { return nil }
      return mention(of: value + hundreds(before: value, at: index), at: index)
    }
  }

  /// `0645`: a clock time as soldiers and logs write it.
  private func isClockTime(_ index: Int) -> Bool {
    words[index].text.utf8.count == 4 && words[index].text.hasPrefix("0")
      && words[index].text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  // MARK: The value

  private func mention(of value: Double, at index: Int) -> ValueMention? {
    guard let said = unitAndCue(of: value, at: index) else { return nil }
    var mention = ValueMention(value, said, at: index, assertions)
    let range: ClosedRange<Double> = said == .mgdL ? 10...900 : 0.6...50
    guard range.contains(value) else { return nil }
    guard let bound = bound(at: index) else { return mention }
    guard isPersonal(index) else { return nil }
    mention.isExact = false
    // "250 altına inmiyor" is over it.
    let sign = bound < 0 && value >= 180 && staysOver(index) ? 1 : bound
    mention.value += sign * (said == .mgdL ? 1 : 0.1)
    return mention
  }

  private func unitAndCue(of value: Double, at index: Int) -> GlucoseUnit? {
    let next = utterance.text(at: index + 1)
    if next.fits("stem.mmol") { return .mmolL }
    if next.fits("stem.milligram") {
      let isPerDeciliter =
        next.fits("stem.mgdl") || utterance.fits(index + 2, "unit.deciliter")
        || utterance.fits(index + 3, "unit.deciliter")
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
      !utterance.fits(index - 1, "word.sugar") || utterance.fits(index - 2, "word.blood")
    else { return false }
    let next = utterance.text(at: index + 1)
    // "libre 2" is a model, "sensör 4 diyor" a value.
    if utterance.fits(index - 1, "saidReadings.devices"), !next.fits("saidReadings.shown"),
      !next.fits("saidReadings.comesOut")
    {
      return false
    }
    return next.isEmpty || words[index + 1].sentence != words[index].sentence
      || next.fits("saidReadings.isBareAfterCue")
  }

  /// -1 for a value under the number, 1 for one over it.
  private func bound(at index: Int) -> Double? {
    for place in (index + 1)...(index + 2) {
      let word = utterance.text(at: place)
      if word.fits("stem.below") || word.fits("word.below") { return -1 }
      if word.fits("stem.above") || word.fits("word.above") { return 1 }
    }
    return nil
  }

  private func staysOver(_ index: Int) -> Bool {
    (index + 1...index + 4).contains { place in
      utterance.text(at: place).endings(after: "saidReadings.falling").contains(
        where: Self.isDenied)
    }
  }

  private func isPersonal(_ index: Int) -> Bool {
    let near = utterance.surroundings(of: index)
    let isShown = near.contains { $0.text.fits("saidReadings.shown") }
    return near.contains { word in
      word.fits("saidReadings.own") || word.fits("stem.measured")
        || word.fits("word.looked")
        || isShown && word.fits("saidReadings.devices")
    } || assertions.person(at: index) != nil
  }

  // MARK: Cues

  private func hasCue(_ index: Int) -> Bool {
    let sentence = utterance.surroundings(of: index)
    let places = sentence.indices.filter { words[$0].clause == words[index].clause }
    let clause = places.map { words[$0] }
    if clause.contains(where: { word in word.fits("saidReadings.refusals") }) {
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

  private static func cueMarks(of words: [Utterance.Word]) -> [Bool] {
    words.indices.map { place in
      // "kestane şekeri" is to eat.
      let isSweet =
        place > 0 && words[place].fits("saidReadings.sweetForms")
        && words[place - 1].fits("saidReadings.sweets")
      return !isSweet && isCue(words[place])
    }
  }

  private static func isCue(_ word: Utterance.Word) -> Bool {
    word.fits("saidReadings.cues") || word.fits("saidReadings.cueStems")
      || word.fits("stem.mmol") || word.fits("stem.mgdl")
  }

  /// `Sabah 46 çıktı`: a bare number came out, and nothing else is named that it could be.
  private func comesOut(at index: Int, in clause: [Utterance.Word]) -> Bool {
    if isHighWithoutInsulin(index) { return true }
    guard utterance.fits(index + 1, "saidReadings.comesOut") else {
      return false
    }
    return clause.prefix { $0.value == nil }.allSatisfy { $0.text.fits("saidReadings.beside") }
  }

  /// `insülin yapmadım, bugün 410 oldu`: a high number came out, and insulin is all that is told before it.
  private func isHighWithoutInsulin(_ index: Int) -> Bool {
    guard let value = words[index].value, (250...600).contains(value),
      utterance.fits(index + 1, "saidReadings.reached"), utterance.has("stem.insulin")
    else { return false }
    let told = words[..<index].lastIndex { VerbEnding.isFinite($0.text) || $0.kind == .mark }
    return words[((told ?? -1) + 1)..<index].allSatisfy { word in
      word.text.fits("saidReadings.beside") || word.fits("stem.insulin")
    }
  }

  private func moves(in clause: [Utterance.Word]) -> Bool {
    clause.contains { $0.text.fits("saidReadings.moves") }
  }

  /// Whether the number moved as glucose does: `48'e düştü`, with nothing else that could.
  private func moves(around index: Int) -> Bool {
    guard words[index].suffix.fits("saidReadings.moves.2") else { return false }
    return moves(at: index + 1) || moves(at: index + 2)
  }

  /// Whether the word says that glucose came out or moved.
  func moves(at place: Int) -> Bool {
    utterance.fits(place, "saidReadings.moves")
  }

  // MARK: What it is not

  private static let measures = WordSets.list("saidReadings.measures")

  /// Whether the word says what a number before it counts.
  static func isMeasure(_ word: String) -> Bool {
    word.fits("saidReadings.exactMeasures")
      || measures.contains {
        $0.count > 2 ? word.hasPrefix($0) : word == $0
      }
  }

  /// Whether the number is not counted in something else and no part of a sum or a share.
  private func isFree(_ index: Int) -> Bool {
    let next = utterance.text(at: index + 1)
    // "1,5 su bardağı şeker"
    let counted =
      next.fits("saidReadings.vessels") ? utterance.text(at: index + 2) : next
    if [next, counted].contains(where: isCounted) { return false }
    if utterance.fits(index - 1, "saidReadings.isFree") {
      return false
    }
    if next.fits("saidReadings.isFree.2") || isReach(index) || isStrength(index) { return false }
    // "3 şeker" is to eat; "520 şekerim var" is a reading.
    if next.fits("stem.sugar"), !next.fits("saidReadings.own") { return false }
    return !utterance.fits(index, "word.one") || next.fits("word.comma")
  }

  /// `aç karnına 50lik levotiron`, `aç karnına 50 levotiron`: how strong a tablet is.
  private func isStrength(_ index: Int) -> Bool {
    if words[index].suffix.fits("saidReadings.strength") { return true }
    let next = utterance.text(at: index + 1)
    return Drugs.isMedicine(next) && !Drugs.isNamed(next)
      && !words.contains { $0.text.fits("saidReadings.own") || $0.text.fits("stem.sugar") }
  }

  /// `600'e kadar ölçüyor`: what a meter can show.
  private func isReach(_ index: Int) -> Bool {
    utterance.fits(index + 1, "word.asMuch") && utterance.fits(index + 2, "saidReadings.reaching")
      && !words.contains { $0.text.fits("saidReadings.own") }
  }

  private func isCounted(_ word: String) -> Bool {
    Self.measures.contains { fits(word, $0) } || word.fits("saidReadings.exactMeasures")
  }

  private func fits(_ word: String, _ measure: String) -> Bool {
    guard word.hasPrefix(measure) else { return false }
    let rest = word.dropFirst(measure.count)
    // Short names fit only with an ending of a few letters: `ay`, `aydır`, but not `ayran`.
    return measure.count > 3 || rest.isEmpty
      || String(rest).fits("saidReadings.fits")
  }

  /// Whether the number is only where the value came from, or is taken back: `60'tan 110'a`.
  private func isReplaced(_ index: Int) -> Bool {
    if utterance.fits(index + 1, "word.not") { return true }
    if utterance.fits(index + 1, "word.instead") { return !isMeantInstead(index) }
    guard words[index].suffix.fits("saidReadings.isReplaced") else { return false }
    return utterance.surroundings(of: index)[(index + 1)...].contains { word in
      word.clause == words[index].clause && word.value != nil
    }
  }

  /// Whether it is only supposed, denied, or asked about in general.
  private func isSupposed(_ index: Int) -> Bool {
    for place in (index + 1)...(index + 3) where words.indices.contains(place) {
      guard words[place].sentence == words[index].sentence else { break }
      let word = utterance.text(at: place)
      guard let rest = word.endings(after: "saidReadings.suppositions").first else { continue }
      if Self.isConditional(rest) { return true }
      let isFalling = word.dropLast(rest.count).fits("saidReadings.falling")
      if Self.isDenied(rest), !isFalling || movesTo(index) { return true }
    }
    return supposes || isGeneralQuestion(index)
  }

  /// `50'ye düşmedi`; not `290 oldu, inmiyor`, nor `250'nin altına inmiyor`, which tell a high.
  private func movesTo(_ index: Int) -> Bool {
    words[index].suffix.fits("saidReadings.moves.2")
      || bound(at: index) == -1 && words[index].value.map { $0 < 180 } == true
  }

  static func isConditional(_ ending: Substring) -> Bool {
    ending.fits("saidReadings.isConditional") || ending.fits("saidReadings.isConditional.2")
  }

  static func isDenied(_ ending: Substring) -> Bool {
    ending.fits("saidReadings.isDenied") && ending.dropFirst(2).fits("saidReadings.isDenied.2")
  }

  /// `Kan şekeri 50 tehlikeli mi?`: nobody's value.
  private func isGeneralQuestion(_ index: Int) -> Bool {
    asksInGeneral && !isPersonal(index)
  }
}
