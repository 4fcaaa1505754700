import Analysis
import Turkish

/// What people say of themselves, word by word: the table `Language/self`.
enum SelfWords {
  /// Rows that are no facts by themselves, and those that are answered with words alone.
  private enum Beside: String {
    case nameBefore, nameAfter, firstName, movements, shortHeight, ours, toneBeside
  }

  private static let table = NamedRows<Beside>("Language/self")
  private static let facts = PhraseRow(
    longestFirst: table.names.filter { Beside(rawValue: $0) == nil && !$0.hasPrefix("say:") }
      .map { table[named: $0] })

  /// The longest phrase that begins at a place: a fact, or words that say nothing.
  static func match(_ words: [Token], at place: Int) -> PhraseRow.Match? {
    facts.match(words.map(\.folded), at: place)
  }

  /// The way to be answered that a clause asks for, and with nothing else in it; nil for other clauses.
  ///
  ///     tone(in: "bundan sonra bana kısa yaz")  // "kısa ve net"
  static func tone(in clause: [Token]) -> String? {
    let words = clause.filter { $0.kind != .mark }.map(\.folded)
    return words.indices.lazy.compactMap { place -> String? in
      guard let found = facts.match(words, at: place), found.kind == SelfFact.tone.rawValue,
        words.indices.allSatisfy({
          found.places.contains($0) || table[.toneBeside].fits(words[$0])
        })
      else { return nil }
      return found.kept
    }.first
  }

  /// The words before a name: `benim adım`.
  static func nameBegins(_ words: [Token], at place: Int) -> Int? {
    table[.nameBefore].match(words.map(\.folded), at: place)?.places.count
  }

  /// The words after a name: `Ayşe diyebilirsin`.
  static func nameEnds(_ words: [Token], at place: Int) -> Int? {
    table[.nameAfter].match(words.map(\.folded), at: place)?.places.count
  }

  /// How much somebody moves, from the least on.
  static var movements: [String] { table[.movements].texts }

  /// Whether the word is a name as it stands; those of the table are words as well (`can`).
  static func isFirstName(_ word: Token) -> Bool {
    GivenNames.isName(word.folded) || table[.firstName].texts.contains(word.folded)
  }

  /// Whether a phrase of a row stands anywhere in a message.
  static func says(_ row: String, _ words: [Token]) -> Bool {
    table[named: row].stands(in: words.map(\.folded))
  }

  /// Whether the message speaks of what balli is for.
  static func saysOurs(_ words: [Token]) -> Bool { says(Beside.ours.rawValue, words) }

  /// Whether a phrase of a row stands in a message and each of its other words is of the row's rest.
  static func covers(_ words: [Token], _ row: String) -> Bool {
    table[named: row].covers(words.map(\.folded), with: table[named: row + ".rest"])
  }

  /// The words of a message without its marks, numbers from ten on as one word of digits.
  ///
  /// A small one may be no number at all (`bir`).
  static func words(of scene: Scene) -> [Token] {
    let tokens = scene.sentence.tokens
    return scene.sentence.spans.flatMap { span -> [Token] in
      let all = tokens[span.tokens].filter { $0.kind != .mark }
      guard let value = span.number?.value, let first = all.first, let last = all.last,
        all.allSatisfy({ $0.kind == .word }), value >= 10
      else { return all }
      let digits = NumberText.plain(value)
      return [
        Token(
          kind: .number, text: digits, folded: digits, suffix: last.suffix,
          range: first.range.lowerBound..<last.range.upperBound, isGlued: first.isGlued,
          startsLine: first.startsLine)
      ]
    }
  }

  /// A height that is told in words after its metre (`bir altmış iki`), in centimetres.
  static func shortHeight(_ words: [Token]) -> (centimetres: Double, place: Range<Int>)? {
    for place in words.indices {
      guard let match = table[.shortHeight].match(words.map(\.folded), at: place),
        let rest = match.figures.first, (10...99).contains(rest)
      else { continue }
      return (100 + rest, match.places)
    }
    return nil
  }

  /// A figure in digits, with a comma or a point as its mark.
  static func number(_ word: Token) -> Double? { PhraseRow.figure(word.folded) }
}

/// What a row of the table tells; the others say nothing.
enum SelfFact: String {
  case some, told, pregnant, notPregnant, week, month, age, born, diagnosed, since, diagnosis
  case height, weight, takes
  case diet, goal, activity, tone
  /// A drug that is not taken any more; what was named just before does not hold.
  case stops, lacks, denied
}

/// Which diabetes a person has, as the profile keeps it and as the rows of the table are called.
enum DiabetesKind: String, CaseIterable { case type1, type2, gestational, prediabetes, none }

/// The same of their sex.
enum Sex: String { case female, male }

extension PhraseRow.Match {
  /// What the row is of: `diet` of `diet:vegan`.
  var kind: Substring { row.prefix { $0 != ":" } }
  /// Whether it tells of an allergy, or of none.
  var isOfAllergy: Bool { row == "allergy" }
  var deniesAllergy: Bool { row == "noAllergy" }
  /// What is kept of it: `vegan` of `diet:vegan`.
  var kept: String { String(row.drop { $0 != ":" }.dropFirst()) }
}
