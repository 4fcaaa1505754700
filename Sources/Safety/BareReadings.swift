import Domain
import Turkish

/// Readings without a word for glucose: `meyve suyu içtim hâlâ 46`, `43 geldi`, `şkerim 42`.
///
/// A number counts only where nothing stands beside it but words of time, of falling and of worry.
struct BareReadings {
  let saying: Saying
  let circumstances: Circumstances
  /// Whether glucose was the talk just before.
  let follows: Bool

  private var words: [Saying.Word] { saying.words }

  /// The values that hold now, in mg/dL and in their order.
  func current() -> [SaidReading] {
    words.indices.compactMap { index in
      guard words[index].kind == .number || words[index].kind == .word,
        let value = words[index].value, value == value.rounded(), (20..<70).contains(value),
        !["den", "dan", "ten", "tan", "inci", "uncu"].contains(words[index].suffix),
        isMisspelt(beside: index) || isAlone(index), !circumstances.isElsewhere(index)
      else { return nil }
      let next = saying.text(at: index + 1)
      let isUnder = next.hasPrefix("altin") || next == "alti"
      return SaidReading(
        value: isUnder ? value - 1 : value, unit: .mgdL, index: index, isExact: !isUnder)
    }
  }

  // MARK: Misspelt

  private static let short: Set<String> = ["bg", "aks", "tks", "ts", "as"]

  private func isMisspelt(beside index: Int) -> Bool {
    let next = saying.text(at: index + 1)
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

  private static let neutral: Set<String> = [
    "hala", "halen", "simdi", "su", "bu", "an", "anda", "suan", "demin", "az", "once", "yine", "de",
    "da", "gene", "hep", "ve", "ama", "ancak", "sadece", "iken", "sonra", "artik", "hizla", "cift",
    "ok", "oklar", "asagi", "asagiya", "iki", "sabah", "gece", "aksam", "devam", "ediyor", "galiba",
    "sanirim", "tekrar", "olctum", "baktim", "kaldi", "ki", "cok", "bile", "daha", "surekli",
    "durmadan", "dogru", "alti", "altinda", "oldu", "geldi", "cikti", "indi", "ti", "di", "mi",
  ]
  private static let neutralStems = [
    "dus", "in", "titri", "titre", "terl", "kork", "basladi", "uyandir", "uyuyor", "uyuyo",
    "yapayim", "napayim",
    "yapmaliyim", "yapacagim", "halsiz", "kotuyum", "basim", "donuyor", "karariyo", "gozum",
  ]
  /// What makes a lone number one that was just measured.
  private static let hints = [
    "hala", "halen", "simdi", "suan", "geldi", "indi", "iniyo", "dustu", "dusuyo", "dusmeye", "ok",
    "uyandir", "anda", "an", "titri", "titre", "yine", "gene",
  ]

  /// Whether nothing is said around the number that it could count.
  private func isAlone(_ index: Int) -> Bool {
    let number = words[index].sentence
    var window: [Saying.Word] = []
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
    while words.indices.contains(place), words[place].sentence == number {
      guard isNeutral(place) || words[place].text == "ne" else { return false }
      window.append(words[place])
      place += 1
    }
    if follows { return true }
    return window.contains { word in Self.hints.contains { word.text.hasPrefix($0) } }
  }

  private func isNeutral(_ place: Int) -> Bool {
    let word = words[place]
    if word.kind == .mark { return false }
    if word.value != nil { return isWaiting(place) || word.text == "iki" }
    return Self.neutral.contains(word.text) || Circumstances.isPerson(word.text)
      || Self.neutralStems.contains { word.text.hasPrefix($0) } || isWaiting(place)
  }

  private static let spans: Set<String> = ["dakika", "dk", "saat", "dakka"]

  /// `15 dakika sonra`, `yarım saat geçti`.
  private func isWaiting(_ place: Int) -> Bool {
    if Self.spans.contains(words[place].text) {
      let next = saying.text(at: place + 1)
      return ["sonra", "oldu", "gecti", "icinde", "once"].contains(next)
    }
    return words[place].value != nil && place + 2 < words.count
      && Self.spans.contains(words[place + 1].text)
      && ["sonra", "oldu", "gecti", "icinde", "once"].contains(words[place + 2].text)
  }

  private func ends(_ place: Int) -> Bool {
    let text = words[place].text
    if words[place].value != nil {
      let past = ["ti", "di", "tu", "du"]
      let next = saying.text(at: place + 1)
      return past.contains(words[place].suffix) || past.contains(next)
        || place > 0 && ["demin", "once"].contains(words[place - 1].text)
    }
    return Verb.isFinite(text) || ["oldu", "gecti", "ictik", "yedik"].contains(text)
  }
}

/// The word that most readings begin with, as hasty fingers type it.
enum SugarWord {
  private static let forms = ["sekerim", "glikozum"]
  /// Words of their own that differ in one letter.
  private static let others: Set<String> = [
    "severim", "seferim", "sererim", "sezerim", "secerim", "seherim", "tekerim", "ekerim",
    "sekerin", "sekeri", "sekerimi", "sekerime", "sekerims", "sekerli", "sekeriz", "sekersiz",
    "sekerle", "sevrim", "yekerim",
    "cekerim", "dekerim", "bekarim", "eserim", "serim",
  ]

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
