import Turkish

/// When, about whom and how seriously something is said.
struct Circumstances {
  let saying: Saying
  /// The clock hour at which it is said; nil where it is not known.
  let hour: Int?
  /// For each word, whether what stands there is told as over, usual, or made up.
  private let elsewhere: [Bool]
  /// For each word, whom its sentence is about up to there, where it is somebody else.
  private let persons: [String?]
  /// Whether anybody but the person is named.
  let namesSomebody: Bool

  init(saying: Saying, hour: Int?) {
    self.saying = saying
    self.hour = hour
    elsewhere = OtherTimes(saying: saying, hour: hour).elsewhere()
    var persons: [String?] = []
    for (place, word) in saying.words.enumerated() {
      let isSame = place > 0 && saying.words[place - 1].sentence == word.sentence
      let last = isSame ? persons[place - 1] : nil
      persons.append(
        Self.firstPerson.contains(word.text) ? nil : Self.kin(word.text) ?? last)
    }
    self.persons = persons
    namesSomebody = saying.words.contains { Self.isPerson($0.text) }
  }

  /// Whether what stands at `index` is told as over, usual, or made up.
  func isElsewhere(_ index: Int) -> Bool { elsewhere[index] }

  // MARK: People

  /// Relatives and others by the beginning of the folded word, and how the note names them.
  private static let people: [(stem: String, name: String)] =
    [
      ("annesi", "annesi"), ("annanem", "anneannem"), ("anam", "annem"), ("nenem", "ninem"),
      ("abim", "ağabeyim"),
    ] + KinWords.own.map { (Turkish.fold($0), $0) }
  private static let peopleStems = Beginnings(people.map(\.stem))

  private static let firstPerson: Set<String> = ["benim", "sekerim"]

  /// How the note names whom the word names; `kocaman` is nobody.
  private static func kin(_ word: String) -> String? {
    guard peopleStems.hasStem(of: word), !word.begins(with: "kocaman") else { return nil }
    return people.first { word.begins(with: $0.stem) }?.name
  }

  /// Whom the sentence is about, where it is somebody else: `annem`.
  func person(at index: Int) -> String? { persons[index] }

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

  /// Whether the word names somebody else.
  static func isPerson(_ word: String) -> Bool {
    kin(word) != nil || others.contains(word) || otherStems.hasStem(of: word)
  }
}
