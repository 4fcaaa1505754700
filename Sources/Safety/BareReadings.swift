import Analysis
import Domain
import Turkish

/// Readings without a word for glucose: `meyve suyu içtim hâlâ 46`, `43 geldi`, `şkerim 42`.
///
/// A number counts only where nothing stands beside it but words of time, of falling and of worry.
struct BareReadings {
  let utterance: Utterance
  let assertions: AssertionReader
  /// Whether glucose was the talk just before.
  let follows: Bool
  /// Where signs of a low stand.
  var signs: Set<Int> = []

  private var words: [Utterance.Word] { utterance.words }

  /// The values that hold now, in their order.
  func current() -> [SaidReading] {
    words.indices.compactMap { index in
      guard words[index].kind == .number || words[index].kind == .word,
        let value = words[index].value, let unit = unit(of: value),
        !Terms.list("bareReadings.notValues").contains(words[index].suffix),
        isMisspelt(beside: index) || isAlone(index) || isUnowned(index),
        !assertions.isElsewhere(index)
      else { return nil }
      let next = utterance.text(at: index + 1)
      let isUnder = next.hasPrefix("altin") || next == "alti"
      return SaidReading(
        value: isUnder ? value - 1 : value, unit: unit, index: index, isExact: !isUnder)
    }
  }

  /// mg/dL for 20 to 69, mmol/L for a decimal from 1.5 to 3.8 beside signs.
  private func unit(of value: Double) -> GlucoseUnit? {
    if value == value.rounded() { return (20..<70).contains(value) ? .mgdL : nil }
    return !signs.isEmpty && (1.5..<3.9).contains(value) ? .mmolL : nil
  }

  // MARK: Unowned

  /// Whether signs of a low are told and nothing beside the number owns it: `38 yazıyo elm titryo`.
  private func isUnowned(_ index: Int) -> Bool {
    guard !signs.isEmpty || follows || isShown(index) else { return false }
    let before = utterance.text(at: index - 1)
    let isFirst = index == 0 || words[index - 1].sentence != words[index].sentence
    if !isFirst,
      words[index - 1].value != nil || Terms.set("bareReadings.owners").contains(before)
        || MeasureNames.isOne(before) || SaidReadings.isRival(before) || Drugs.isDrug(before)
        || words[index - 1].kind == .mark
    {
      return false
    }
    let next = index + 1
    guard words.indices.contains(next), words[next].clause == words[index].clause else {
      return true
    }
    if SaidReadings.isMeasure(words[next].text) || words[next].value != nil { return false }
    return signs.contains(next) || signs.contains(next + 1) && words[next].text.count < 4
      || isNeutral(next)
      || Terms.list("bareReadings.shown").contains(where: words[next].text.hasPrefix)
  }

  /// `38 yazdı`, `alet 44 diyor`: a meter shows it, and nothing else that shows numbers is named.
  private func isShown(_ index: Int) -> Bool {
    guard words[index].value ?? 99 < 54,
      Terms.list("bareReadings.displays").contains(where: utterance.text(at: index + 1).hasPrefix),
      !utterance.has(anyPrefix: Terms.list("bareReadings.otherDisplays"))
    else { return false }
    let before = utterance.text(at: index - 1)
    return index == 0 || words[index - 1].sentence != words[index].sentence
      || Terms.list("bareReadings.meters").contains(where: before.hasPrefix) || isNeutral(index - 1)
  }

  // MARK: Misspelt

  private static let short: Set<String> = Terms.set("bareReadings.short")

  private func isMisspelt(beside index: Int) -> Bool {
    let next = utterance.text(at: index + 1)
    guard !SaidReadings.isMeasure(next) else { return false }
    return [index - 1, index - 2, index + 1].contains { place in
      guard words.indices.contains(place), words[place].sentence == words[index].sentence,
        words[place].value == nil
      else { return false }
      if place == index - 1, Self.short.contains(words[place].text) { return true }
      guard place != index - 2 || Self.neutral.contains(words[index - 1].text) else { return false }
      return SugarWord.isMisspelt(words[place].text)
    }
  }

  // MARK: Alone

  private static let neutral: Set<String> = Terms.set("bareReadings.neutral")
  private static let neutralStems = Terms.list("bareReadings.neutralStems")
  /// What makes a lone number one that was just measured.
  private static let hints = Terms.list("bareReadings.hints")

  /// Whether nothing is said around the number that it could count.
  private func isAlone(_ index: Int) -> Bool {
    let number = words[index].sentence
    var window: [Utterance.Word] = []
    var place = index - 1
    while words.indices.contains(place), words[place].sentence == number, isNeutral(place) {
      window.append(words[place])
      place -= 1
    }
    // What was eaten, drunk or waited for before may end where the window begins.
    guard !words.indices.contains(place) || words[place].sentence != number || ends(place) else {
      return false
    }
    place = index + 1
    while words.indices.contains(place), words[place].sentence == number,
      !isOver(index)
        || words[place].clause == words[index].clause && place == index + 1
          && isNeutral(place)
    {
      guard isNeutral(place) || words[place].text == "ne" else { return false }
      window.append(words[place])
      place += 1
    }
    if follows || isOver(index) { return true }
    return window.contains { word in Self.hints.contains { word.text.hasPrefix($0) } }
  }

  /// `45ti`, `demin 45ti`: the number ends its statement.
  private func isOver(_ index: Int) -> Bool {
    Terms.list("bareReadings.past").contains(words[index].suffix)
      && index > 0 && Terms.list("bareReadings.ends").contains(utterance.text(at: index - 1))
  }

  private func isNeutral(_ place: Int) -> Bool {
    let word = words[place]
    if word.kind == .mark { return false }
    if word.value != nil { return isWaiting(place) || word.text == "iki" }
    return Self.neutral.contains(word.text) || AssertionReader.isPerson(word.text)
      || Self.neutralStems.contains { word.text.hasPrefix($0) } || isWaiting(place)
  }

  private static let spans: Set<String> = Terms.set("bareReadings.spans")

  /// `15 dakika sonra`, `yarım saat geçti`.
  private func isWaiting(_ place: Int) -> Bool {
    if Self.spans.contains(words[place].text) {
      let next = utterance.text(at: place + 1)
      return Terms.list("bareReadings.isWaiting").contains(next)
    }
    return words[place].value != nil && place + 2 < words.count
      && Self.spans.contains(words[place + 1].text)
      && Terms.list("bareReadings.isWaiting").contains(words[place + 2].text)
  }

  private func ends(_ place: Int) -> Bool {
    let text = words[place].text
    if words[place].value != nil {
      let past = Terms.list("bareReadings.past")
      let next = utterance.text(at: place + 1)
      return past.contains(words[place].suffix) || past.contains(next)
        || place > 0 && Terms.list("bareReadings.ends").contains(words[place - 1].text)
    }
    return VerbEnding.isFinite(text) || Terms.list("bareReadings.ends.2").contains(text)
  }
}

/// The word that most readings begin with, as hasty fingers type it.
enum SugarWord {
  private static let forms = Terms.list("bareReadings.forms")
  /// Words of their own that differ in one letter.
  private static let others: Set<String> = Terms.set("bareReadings.others")

  /// Whether one slip of a finger, or left-out vowels, make `sekerim` of the folded word.
  static func isMisspelt(_ word: String) -> Bool {
    guard word.count >= 4, word.count <= 9, !others.contains(word), !forms.contains(word) else {
      return false
    }
    if word.first == "s", word.filter({ !"ei".contains($0) }) == "skrm" { return true }
    return forms.contains { isOneSlip(Array(word.utf8), Array($0.utf8)) }
  }

  /// Whether two words differ by one letter more, less or other, or two neighbours changed about.
  static func isOneSlip(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard abs(left.count - right.count) <= 1 else { return false }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let (one, other) = (left.dropFirst(start), right.dropFirst(start))
    if one.elementsEqual(other) { return true }
    if one.count == other.count {
      if one.dropFirst().elementsEqual(other.dropFirst()) { return true }
      return one.count > 1 && one.dropFirst(2).elementsEqual(other.dropFirst(2))
        && one.first == other.dropFirst().first && one.dropFirst().first == other.first
    }
    return one.count > other.count
      ? one.dropFirst().elementsEqual(other) : one.elementsEqual(other.dropFirst())
  }
}
