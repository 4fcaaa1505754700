import Turkish

/// Somebody whom a message names, and whose record may be meant.
package struct Person: Sendable {
  package var name: String
  /// The word of the lexicon, `name` for a name.
  package var phrase: String
  package var grammaticalCase: String
  package var places: ClosedRange<Int>

  /// "annemin", "Ayşe'nin".
  package var isGenitive: Bool {
    grammaticalCase.hasPrefix("genitive") || grammaticalCase.fits("person.genitive")
  }

  /// "annem", "Efe".
  package var isBare: Bool { grammaticalCase.hasPrefix("bare") || grammaticalCase == "plain" }

  /// Words for kin, and names: what is written with a capital letter and known to nothing.
  package static func all(in sentence: Sentence) -> [Person] {
    var found: [Person] = []
    for place in sentence.spans.indices
    where found.last.map({ $0.places.upperBound < place }) ?? true {
      if let named = named(place, sentence) {
        found.append(named)
      } else if let reading = sentence.spans[place].reading(.person) {
        let form = reading.noun
        found.append(
          Person(
            name: reading.phrase, phrase: reading.phrase,
            grammaticalCase: "\(form?.grammaticalCase ?? .bare)\(form?.possessor ?? 0)",
            places: place...place))
      }
    }
    return found
  }

  /// `Efe'ye`, `Nuri Bey`, `Melahat Teyze'nin`: a name with the title after it.
  private static func named(_ place: Int, _ sentence: Sentence) -> Person? {
    guard let first = name(place, sentence) else { return nil }
    let next = place + 1
    if next < sentence.spans.count, let title = sentence.spans[next].reading(.person, .title),
      sentence.tokens[sentence.spans[next].tokens.lowerBound].text.first?.isUppercase
        == true || sentence.spans[next].has(.title)
    {
      let form = title.noun
      return Person(
        name: first.name + " " + Turkish.capitalised(title.phrase), phrase: "titled",
        grammaticalCase: "\(form?.grammaticalCase ?? .bare)", places: place...next)
    }
    return first
  }

  private static func name(_ place: Int, _ sentence: Sentence) -> Person? {
    let span = sentence.spans[place]
    if span.has(.given) { return given(place, sentence) }
    guard span.isUnknown || span.isFuzzy && span.number == nil,
      let token = sentence.tokens[span.tokens].first,
      let first = token.text.first, first.isUppercase || isGenitive(token),
      token.text.dropFirst().contains(where: \.isLowercase), token.text.count > 2,
      !isPlace(token)
    else { return nil }
    let name = Turkish.capitalised(String(token.text.prefix { $0.isLetter }))
    let ending = token.suffix.isEmpty ? "plain" : token.suffix
    return Person(name: name, phrase: "name", grammaticalCase: ending, places: place...place)
  }

  /// `defneye`: a name of the table, where the word is nothing else or is written as a name.
  private static func given(_ place: Int, _ sentence: Sentence) -> Person? {
    let span = sentence.spans[place]
    guard let reading = span.reading(.given), let token = sentence.tokens[span.tokens].first,
      token.text.first?.isUppercase == true
        || span.readings.allSatisfy({ $0.sense == .word(.given) })
    else { return nil }
    let ending =
      token.suffix.isEmpty
      ? endings[reading.noun?.grammaticalCase ?? .bare] ?? "plain" : token.suffix
    return Person(
      name: Turkish.capitalised(reading.phrase), phrase: "name", grammaticalCase: ending,
      places: place...place)
  }

  /// The endings that stand for cases, as after an apostrophe.
  private static let endings: [NounForm.Case: String] = [
    .genitive: "nin", .dative: "ye", .accusative: "yi", .locative: "de", .ablative: "den",
    .instrumental: "yle",
  ]

  /// `Pause'de`, `Ütülemeden`: where or from what, which nobody's record is.
  private static func isPlace(_ token: Token) -> Bool {
    (token.suffix.isEmpty ? token.folded : token.suffix).fits("name.place")
  }

  /// `ali'nin`: only a name has an apostrophe before its ending.
  private static func isGenitive(_ token: Token) -> Bool {
    token.kind == .word && token.suffix.fits("person.genitive")
  }
}
