import Domain
import Tables
import Turkish

/// What a line of a label is about.
enum LabelTopic: Equatable, Sendable {
  case figure(LabelField)
  case sodium
  /// A line whose figures are no figure of ours: trans fat, vitamins.
  case ignored
}

/// Finds what lines are about by the words of the table, also misspelt and cut at their edge.
struct LabelTerms: Sendable {
  /// Words with which people speak of a label, apart from its figures.
  enum Spoken: String, Sendable {
    case not = "said.not"
    case name = "said.name"
    case serving = "said.serving"
    case be = "said.be"
    case aside = "said.aside"
    case per = "said.per"
  }

  private let words: [(word: [Character], topic: LabelTopic)]
  private let spoken: [(word: String, kind: Spoken)]
  private let headings: [String: [String]]
  /// What one of a product is called, by how the word begins.
  private let pieces: [(beginning: String, name: String)]

  /// The table of the house, read at its first use.
  static let shipped = LabelTerms()

  private init() {
    var words: [([Character], LabelTopic)] = []
    var spoken: [(String, Spoken)] = []
    var headings: [String: [String]] = [:]
    var pieces: [(String, String)] = []
    TableText.forEachRow(of: "Labels/terms") { row in
      if let kind = Spoken(rawValue: row[0]) {
        spoken += row[1].split(separator: ";").map { ($0.filter { $0 != " " }, kind) }
      }
      if row[0].hasPrefix("column.") || row[0].hasPrefix("term.") {
        headings[row[0]] = row[1].split(separator: ";").map { $0.filter { $0 != " " } }
      }
      if row[0] == "said.piece" {
        pieces += row[1].split(separator: ";").map { name in
          let name = name.filter { $0 != " " }
          let folded = Turkish.fold(name)
          // `ölçeği`, `bardağı`
          return (folded.hasSuffix("k") ? String(folded.dropLast()) : folded, name)
        }
      }
      guard let topic = Self.topic(row[0]) else { return }
      for word in row[1].split(separator: ";") {
        words.append((word.filter { $0 != " " }, topic))
      }
    }
    self.words = words
    self.spoken = spoken
    self.headings = headings
    self.pieces = pieces
  }

  /// How words begin that head a column or a term: `column.serving`, `column.piece`, `term.before`.
  func columns(_ kind: String) -> [String] { headings[kind] ?? [] }

  private static func topic(_ name: String) -> LabelTopic? {
    switch name {
    case "ignored": .ignored
    case "sodium": .sodium
    case "energy": .figure(.calories)
    default: LabelField(rawValue: name).map(LabelTopic.figure)
    }
  }

  /// The topic of a line's words before its first figure, and how well they fit, 0-1.
  ///
  /// Words that say more win: `doymuş yağ` is saturated fat, whatever `yağ` says. In the table the
  /// topics that rule others out come first.
  func topic(of said: [String]) -> (topic: LabelTopic, fit: Double)? {
    var best: (rank: Int, topic: LabelTopic, fit: Double)?
    let parts = said.filter { !$0.contains(where: \.isNumber) }.flatMap(parts)
    for letters in parts where letters.count >= 2 {
      for (rank, entry) in words.enumerated() {
        let fit = max(Self.fit(letters, to: entry.word), Self.fitGlued(letters, to: entry.word))
        guard fit >= 0.7 else { continue }
        let isBetter = best.map { known in
          Self.order(entry.topic) < Self.order(known.topic)
            || Self.order(entry.topic) == Self.order(known.topic) && fit > known.fit
        }
        if isBetter ?? true { best = (rank, entry.topic, fit) }
      }
    }
    return best.map { ($0.topic, $0.fit) }
  }

  /// The folded words of a piece of text: `Yağ/Fat/Fett` are three, `Karbon-` is one.
  private func parts(of text: String) -> [[Character]] {
    Turkish.fold(text).split { !$0.isLetter }.map { word in
      // `ToplamTuz`
      let glued = columns("term.before").first { word.hasPrefix($0) && word.count >= $0.count + 3 }
      return Array(word.dropFirst(glued?.count ?? 0))
    }
  }

  /// How surely a term begins a longer word whose blanks were not seen: `DoymuşYağAsitleri`.
  private static func fitGlued(_ read: [Character], to word: [Character]) -> Double {
    word.count >= 5 && read.count >= word.count + 3 && read.starts(with: word) ? 0.8 : 0
  }

  /// What a typed word is about: a term with a suffix (`yağı`), or with a letter or two mistyped.
  func topic(typed word: String) -> LabelTopic? {
    let letters = Array(Turkish.fold(word).filter(\.isLetter))
    if letters.count < 3 { return words.first { $0.word == letters }?.topic }
    let begun = words.filter { letters.starts(with: $0.word) && letters.count <= $0.word.count + 4 }
    if let longest = begun.max(by: { $0.word.count < $1.word.count }) { return longest.topic }
    return words.first { $0.word.count >= 7 && Self.fit(letters, to: $0.word) >= 0.8 }?.topic
  }

  /// What a typed word does in a sentence about a label.
  func role(typed word: String) -> Spoken? {
    let folded = Turkish.fold(word)
    return spoken.first { entry in
      folded == entry.word
        || entry.word.count >= 4 && folded.hasPrefix(entry.word)
          && folded.count <= entry.word.count + 6
    }?.kind
  }

  /// Whether a word says that a figure is of each: `porsiyon başına`.
  func isPer(_ word: String) -> Bool { role(typed: word) == .per }

  /// What one of the product is called by a typed word, in its base form: `dilimi` is `dilim`.
  func piece(typed word: String) -> String? {
    let folded = Turkish.fold(word)
    return pieces.first { entry in
      folded.hasPrefix(entry.beginning) && folded.count <= entry.beginning.count + 3
    }?.name
  }

  /// What is said more exactly comes first: `şeker`, `doymuş` and `trans` before `yağ`.
  private static func order(_ topic: LabelTopic) -> Int {
    switch topic {
    case .figure(.saturatedFat), .ignored: 0
    case .figure(.sugars): 1
    case .figure(.fat): 3
    default: 2
    }
  }

  /// How alike a read word is to a known one: 1 for the same, less for each letter that differs.
  ///
  /// `rotein` and `arbonhidrat` lost letters at the picture's edge; short words must be whole.
  private static func fit(_ read: [Character], to word: [Character]) -> Double {
    if read == word { return 1 }
    guard word.count >= 4, read.count >= 4, abs(read.count - word.count) <= 3 else { return 0 }
    let longest = max(read.count, word.count)
    return 1 - Double(distance(read, word)) / Double(longest)
  }

  /// Letters to change, add or drop (Levenshtein).
  private static func distance(_ one: [Character], _ two: [Character]) -> Int {
    var last = Array(0...two.count)
    for (row, left) in one.enumerated() {
      var line = [row + 1]
      for (column, right) in two.enumerated() {
        line.append(
          min(last[column] + (left == right ? 0 : 1), last[column + 1] + 1, line[column] + 1))
      }
      last = line
    }
    return last[two.count]
  }
}
