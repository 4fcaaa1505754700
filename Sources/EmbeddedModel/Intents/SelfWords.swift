import Analysis
import Turkish

/// What people say of themselves, word by word: the table `Language/self`.
enum SelfWords {
  private static let table = PhraseRows("Language/self")

  /// Rows that are no facts by themselves, and those that are answered with words alone.
  private static let outside: Set<String> = ["nameBefore", "nameAfter", "firstName", "movements"]
  private static let facts = PhraseRow(
    longestFirst: table.names.filter { !outside.contains($0) && !$0.hasPrefix("say:") }
      .map { table[$0] })

  /// The longest phrase that begins at a place: a fact, or words that say nothing.
  static func match(_ words: [Token], at place: Int) -> PhraseRow.Match? {
    facts.match(words.map(\.folded), at: place)
  }

  /// The words before a name: `benim adım`.
  static func nameBegins(_ words: [Token], at place: Int) -> Int? {
    table["nameBefore"].match(words.map(\.folded), at: place)?.places.count
  }

  /// The words after a name: `Ayşe diyebilirsin`.
  static func nameEnds(_ words: [Token], at place: Int) -> Int? {
    table["nameAfter"].match(words.map(\.folded), at: place)?.places.count
  }

  /// How much somebody moves, from the least on.
  static var movements: [String] { table["movements"].texts }

  /// Whether the word is a name as it stands; those of the table are words as well (`can`).
  static func isFirstName(_ word: Token) -> Bool {
    GivenNames.isName(word.folded) || table["firstName"].texts.contains(word.folded)
  }

  /// Whether a phrase of a row stands anywhere in a message.
  static func says(_ row: String, _ words: [Token]) -> Bool {
    table[row].stands(in: words.map(\.folded))
  }

  /// A figure in digits, with a comma or a point as its mark.
  static func number(_ word: Token) -> Double? { PhraseRow.figure(word.folded) }
}

/// What a row of the table tells; the others say nothing.
enum SelfFact: String {
  case some, pregnant, notPregnant, week, month, age, born, diagnosed, height, weight, takes
  case diet, goal, activity, tone
}

/// Which diabetes a person has, as the profile keeps it and as the rows of the table are called.
enum DiabetesKind: String, CaseIterable { case type1, type2, gestational, prediabetes, none }

/// The same of their sex.
enum Sex: String { case female, male }

extension PhraseRow.Match {
  /// What the row is of: `diet` of `diet:vegan`.
  var kind: Substring { row.prefix { $0 != ":" } }
  /// What is kept of it: `vegan` of `diet:vegan`.
  var kept: String { String(row.drop { $0 != ":" }.dropFirst()) }
}
