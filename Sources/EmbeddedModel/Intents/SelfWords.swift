import Analysis
import Turkish

/// What people say of themselves, word by word: the table `Language/self`.
enum SelfWords {
  private static let table = WordTable("Language/self")

  /// A phrase that stands at a place of a message.
  struct Match {
    /// The row, `diet:vegan` with what is kept after the colon.
    var row: String
    /// How many words it takes.
    var count: Int
    /// The figures in it.
    var numbers: [Double]

    var kind: Substring { row.prefix { $0 != ":" } }
    var kept: String { String(row.drop { $0 != ":" }.dropFirst()) }
  }

  private struct Phrase: Sendable {
    var row: String
    var parts: [Substring]
  }

  /// All phrases that are facts or say nothing, the longest first.
  private static let phrases: [Phrase] = table.names
    .filter { !outside.contains($0) && !$0.hasPrefix("say:") }.flatMap(phrases)
    .sorted { $0.parts.count > $1.parts.count }
  private static let outside: Set<String> = [
    "nameBefore", "nameAfter", "firstName", "movements",
  ]
  private static let firstNames = Set(table["firstName"])
  private static let spoken = table.names.filter { $0.hasPrefix("say:") }
    .reduce(into: [String: [Phrase]]()) { $0[$1] = phrases(of: $1) }
  private static let beforeName = phrases(of: "nameBefore")
  private static let afterName = phrases(of: "nameAfter")

  private static func phrases(of row: String) -> [Phrase] {
    table[row].map { Phrase(row: row, parts: $0.split(separator: " ")) }
  }

  /// The longest phrase that begins at a place.
  static func match(_ words: [Token], at place: Int) -> Match? {
    first(of: phrases, words, place)
  }

  /// The words before a name: `benim adım`.
  static func nameBegins(_ words: [Token], at place: Int) -> Int? {
    first(of: beforeName, words, place)?.count
  }

  /// The words after a name: `Ayşe diyebilirsin`.
  static func nameEnds(_ words: [Token], at place: Int) -> Int? {
    first(of: afterName, words, place)?.count
  }

  /// How much somebody moves, from the least on.
  static var movements: [String] { table["movements"] }

  static func isFirstName(_ word: Token) -> Bool { firstNames.contains(word.folded) }

  /// Whether a phrase of a row stands anywhere in a message.
  static func says(_ row: String, _ words: [Token]) -> Bool {
    guard let phrases = spoken[row] else { return false }
    return words.indices.contains { first(of: phrases, words, $0) != nil }
  }

  private static func first(of phrases: [Phrase], _ words: [Token], _ place: Int) -> Match? {
    for phrase in phrases where place + phrase.parts.count <= words.count {
      var numbers: [Double] = []
      let fits = zip(phrase.parts, words[place...]).allSatisfy { part, word in
        guard part == "#" else { return Self.fits(part, word) }
        guard let number = number(word) else { return false }
        numbers.append(number)
        return true
      }
      if fits { return Match(row: phrase.row, count: phrase.parts.count, numbers: numbers) }
    }
    return nil
  }

  private static func fits(_ part: Substring, _ word: Token) -> Bool {
    part.hasSuffix("=") ? word.folded == part.dropLast() : word.folded.hasPrefix(part)
  }

  /// A figure in digits, with a comma or a point as its mark.
  static func number(_ word: Token) -> Double? {
    word.kind == .number ? Double(word.folded.replacing(",", with: ".")) : nil
  }
}
