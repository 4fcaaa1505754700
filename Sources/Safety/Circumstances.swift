import Turkish

/// When, about whom and how seriously something is said.
struct Circumstances {
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
  private static let fiction = [
    "dizi", "film", "roman", "ruya", "kitap", "kitab", "hikaye", "masal", "senaryo", "haberler",
  ]
  private static let parts: [(name: String, hours: ClosedRange<Int>)] = [
    ("sabah", 4...11), ("ogle", 11...15), ("ikindi", 14...18), ("aksam", 16...23),
  ]

  /// Whether what stands at `index` is told as over, usual, or made up.
  func isElsewhere(_ index: Int) -> Bool {
    let word = saying.words[index]
    let sentence = saying.sentence(word.sentence)
    if sentence.contains(where: { word in Self.fiction.contains { word.text.hasPrefix($0) } }) {
      return true
    }
    let clause = sentence.indices.filter { sentence[$0].clause == word.clause }
    if clause.contains(where: isNow) { return false }
    if clause.contains(where: { isPast($0) || isUsual($0) }) { return true }
    for place in sentence.indices.filter({ $0 < index }).reversed() {
      if isNow(place) { return false }
      if isPast(place) || isUsual(place) { return true }
    }
    return false
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

  // MARK: People

  /// Relatives and others by the beginning of the folded word, and how the note names them.
  private static let people: [(stem: String, name: String)] =
    [
      ("annesi", "annesi"), ("annanem", "anneannem"), ("anam", "annem"), ("nenem", "ninem"),
      ("abim", "ağabeyim"),
    ] + KinWords.own.map { (Turkish.fold($0), $0) }
  private static let peopleStems = Beginnings(people.map(\.stem))

  /// Whether the word begins with one of them, and is not `kocaman`.
  private static func isKin(_ word: String) -> Bool {
    peopleStems.hasStem(of: word) && !word.begins(with: "kocaman")
  }

  /// Whom the sentence is about, where it is somebody else: `annem`.
  func person(at index: Int) -> String? {
    let number = saying.words[index].sentence
    let near = saying.sentence(number).prefix(through: index)
    for word in near.reversed() {
      if word.text == "benim" || word.text == "sekerim" { return nil }
      if Self.isKin(word.text) {
        return Self.people.first { word.text.begins(with: $0.stem) }?.name
      }
    }
    return nil
  }

  /// Kin and strangers without `my`, as whole words.
  private static let others: Set<String> = [
    "bebek", "cocuk", "hasta", "adam", "kadin", "kendisi", "yanimdaki", "biri", "birisi", "hanim",
    "bey", "kiz", "oglan", "herif", "usak", "nine", "dede", "abi", "abla", "baba", "anne", "teyze",
    "amca", "babaanne", "anneanne", "yolcu", "yenge", "eniste", "gorumce", "kaynana", "arkadas",
    "komsu", "musteri", "torun",
  ]
  private static let otherStems = Beginnings([
    "ogretmenim", "hanimim", "kizkardes", "misafirim", "bebegi", "cocugu", "yanimdaki", "annenin",
    "babanin", "cocugun", "bebegin",
  ])

  /// Whether anybody but the person is named.
  var namesSomebody: Bool {
    saying.words.contains { isPerson($0.text) }
  }

  /// Whether the word names somebody else.
  func isPerson(_ word: String) -> Bool {
    Self.isKin(word) || Self.others.contains(word)
      || Self.otherStems.hasStem(of: word)
  }
}
