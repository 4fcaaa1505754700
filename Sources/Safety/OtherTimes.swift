import Turkish

/// Which words of a message tell of another time, or of a story.
struct OtherTimes {
  let saying: Saying
  /// The clock hour at which it is said; nil where it is not known.
  let hour: Int?

  private static let now: Set<String> = [
    "simdi", "hala", "halen", "demin", "suan", "suanda", "yeni", "acil", "imdat", "yardim",
  ]
  private static let past: Set<String> = [
    "dun", "dunku", "evvelki", "gecenlerde", "cocukken", "kucukken", "gencken", "eskiden",
    "gecmiste", "zamanlar", "keresinde", "yillarda", "seferinde", "defasinda",
  ]
  private static let usual: Set<String> = [
    "bazen", "genelde", "genellikle", "arada", "sirada", "nadiren", "siklikla",
    "sabahlari", "geceleri", "aksamlari", "oglenleri", "gunleri",
  ]
  private static let spans: Set<String> = [
    "saat", "gun", "hafta", "ay", "yil", "sene", "aylar", "yillar", "gunler", "haftalar", "asir",
  ]
  private static let lasts = ["hafta", "ay", "yil", "sene", "gun", "sefer", "gece", "kis", "yaz"]
  private static let fiction = Beginnings([
    "dizi", "film", "roman", "ruya", "kitap", "kitab", "hikaye", "masal", "senaryo", "haberler",
  ])
  private static let parts: [(name: String, hours: ClosedRange<Int>)] = [
    ("sabah", 4...11), ("ogle", 11...15), ("ikindi", 14...18), ("aksam", 16...23),
  ]

  /// For each word, whether what stands there is told as over, usual, or made up.
  ///
  /// A clause counts whole, `now` before all; else what was said last before it in the sentence.
  func elsewhere() -> [Bool] {
    let words = saying.words
    let marks = words.indices.map { isNow($0) ? false : isPast($0) || isUsual($0) ? true : nil }
    var (clauses, stories) = ([Int: Bool](), Set<Int>())
    for (word, mark) in zip(words, marks) {
      if let mark { clauses[word.clause] = mark && clauses[word.clause] ?? true }
      if Self.fiction.hasStem(of: word.text) { stories.insert(word.sentence) }
    }
    var (last, sentence) = (Bool?.none, -1)
    return words.indices.map { place in
      if words[place].sentence != sentence { (last, sentence) = (nil, words[place].sentence) }
      defer { last = marks[place] ?? last }
      return stories.contains(sentence) || clauses[words[place].clause] ?? last ?? false
    }
  }

  private func isNow(_ index: Int) -> Bool {
    let word = saying.text(at: index)
    if word == "once" {
      return ["az", "biraz", "dakika", "dk"].contains(saying.text(at: index - 1))
    }
    if word == "su" || word == "bu" { return ["an", "anda"].contains(saying.text(at: index + 1)) }
    return Self.now.contains(word)
  }

  private func isUsual(_ index: Int) -> Bool {
    let word = saying.text(at: index)
    if word == "her" {
      return !["yerim", "yeri", "tarafim", "yerimiz"].contains(saying.text(at: index + 1))
        && !saying.text(at: index + 1).hasPrefix("sey")
    }
    if word == "sik" || word == "ara" {
      return ["sik", "sira"].contains(saying.text(at: index + 1))
    }
    return Self.usual.contains(word)
  }

  private func isPast(_ index: Int) -> Bool {
    let word = saying.text(at: index)
    let next = saying.text(at: index + 1)
    if next == "beri" || next == "bu" { return false }
    if Self.past.contains(word) { return true }
    if word == "once" {
      let unit = saying.text(at: index - 1)
      return Self.spans.contains(unit) && saying.words[max(0, index - 2)].text != "yarim"
    }
    if word == "gecen" { return Self.lasts.contains { next.hasPrefix($0) } }
    if word == "onceki" { return true }
    return isOtherPartOfDay(index) || isOtherHour(index)
  }

  /// Whether a part of the day is named that is not the present one: `sabah`, said in the evening.
  private func isOtherPartOfDay(_ index: Int) -> Bool {
    let word = saying.text(at: index)
    if word == "bu" { return false }
    // The night's insulin is one by name.
    let next = saying.text(at: index + 1)
    if word == "gece", ["igne", "insulin", "kalem"].contains(where: next.hasPrefix) {
      return false
    }
    if word == "gece" || word == "geceleyin" || word == "geceyarisi" {
      return hour.map { (6..<21).contains($0) } ?? false
    }
    guard let part = Self.parts.first(where: { word.hasPrefix($0.name) }), let hour,
      word != "sabahtan", word != "aksamdan"
    else { return false }
    return !part.hours.contains(hour)
  }

  /// Whether a clock time is named that is not about now: `üçte`, `14:30'da`.
  private func isOtherHour(_ index: Int) -> Bool {
    let word = saying.words[index]
    guard let hour else { return false }
    let said: Int
    if word.kind == .clock, let first = word.text.split(whereSeparator: { ":.".contains($0) }).first
    {
      said = Int(first) ?? 0
    } else if let value = word.value, value < 25, value == value.rounded(),
      ["de", "da", "te", "ta"].contains(word.suffix)
    {
      said = Int(value)
    } else {
      return false
    }
    return abs(hour - said) % 12 > 1 && abs(hour - said) % 12 < 11
  }
}
