import Analysis
import Domain
import Turkish

/// Somebody whom a message names, and whose record may be meant.
struct Person {
  var name: String
  /// The word of the lexicon, `name` for a name.
  var phrase: String
  var grammaticalCase: String
  var places: ClosedRange<Int>

  /// "annemin", "Ayşe'nin".
  var isGenitive: Bool {
    grammaticalCase.hasPrefix("genitive") || NumberEndings.genitives.contains(grammaticalCase)
  }

  /// "annem", "Efe".
  var isBare: Bool { grammaticalCase.hasPrefix("bare") || grammaticalCase == "plain" }

  /// Words for kin, and names: what is written with a capital letter and known to nothing.
  static func all(in message: MessageAnalysis) -> [Person] {
    var found: [Person] = []
    for place in message.spans.indices
    where found.last.map({ $0.places.upperBound < place }) ?? true {
      if let named = named(place, message) {
        found.append(named)
      } else if let reading = message.spans[place].reading(.person) {
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
  private static func named(_ place: Int, _ message: MessageAnalysis) -> Person? {
    guard let first = name(place, message) else { return nil }
    let next = place + 1
    if next < message.spans.count, let title = message.spans[next].reading(.person, .title),
      message.scene.sentence.tokens[message.spans[next].tokens.lowerBound].text.first?.isUppercase
        == true || message.spans[next].has(.title)
    {
      let form = title.noun
      return Person(
        name: first.name + " " + Turkish.capitalised(title.phrase), phrase: "titled",
        grammaticalCase: "\(form?.grammaticalCase ?? .bare)", places: place...next)
    }
    return first
  }

  private static func name(_ place: Int, _ message: MessageAnalysis) -> Person? {
    let span = message.spans[place]
    if span.has(.given) { return given(place, message) }
    guard span.isUnknown || span.isFuzzy && span.number == nil,
      let token = message.scene.sentence.tokens[span.tokens].first,
      let first = token.text.first, first.isUppercase || isGenitive(token),
      token.text.dropFirst().contains(where: \.isLowercase), token.text.count > 2
    else { return nil }
    let name = Turkish.capitalised(String(token.text.prefix { $0.isLetter }))
    let ending = token.suffix.isEmpty ? "plain" : token.suffix
    return Person(name: name, phrase: "name", grammaticalCase: ending, places: place...place)
  }

  /// `defneye`: a name of the table, where the word is nothing else or is written as a name.
  private static func given(_ place: Int, _ message: MessageAnalysis) -> Person? {
    let span = message.spans[place]
    guard let reading = span.reading(.given),
      let token = message.scene.sentence.tokens[span.tokens].first,
      token.text.first?.isUppercase == true
        || span.readings.allSatisfy({ $0.sense == .word(.given) })
    else { return nil }
    let ending = token.suffix.isEmpty ? endings[reading.noun?.grammaticalCase ?? .bare] : nil
    return Person(
      name: Turkish.capitalised(reading.phrase), phrase: "name",
      grammaticalCase: ending ?? (token.suffix.isEmpty ? "plain" : token.suffix),
      places: place...place)
  }

  /// The endings that stand for cases, as after an apostrophe.
  private static let endings: [NounForm.Case: String] = [
    .genitive: "nin", .dative: "ye", .accusative: "yi", .locative: "de", .ablative: "den",
    .instrumental: "yle",
  ]

  /// `ali'nin`: only a name has an apostrophe before its ending.
  private static func isGenitive(_ token: Token) -> Bool {
    token.kind == .word && NumberEndings.genitives.contains(token.suffix)
  }

  /// The candidate as the writer's own, and once more for each of the two nearest who are named.
  static func variants(
    of candidate: IntentCandidate, at anchor: Int? = nil, in message: MessageAnalysis
  ) -> [IntentCandidate] {
    let all = message.persons
    guard !all.isEmpty else { return [candidate] }
    let place = anchor ?? message.spans.count
    let persons = all.sorted { distance($0, place) < distance($1, place) }.prefix(2)
    var own = candidate
    for person in persons { person.describe("own", place, message, into: &own.features) }
    for word in message.tellingWords { own.features.add("own w=", word) }
    return [own]
      + persons.enumerated().map { rank, person in
        var other = candidate
        other.calls = candidate.calls.map { call in
          PlannedCall(
            call.tool, call.arguments.setting("person", to: .string(Whose.said(person.name))))
        }
        other.claims.formUnion(person.places)
        other.features.add("whose=other rank=", String(rank))
        person.describe("other", place, message, into: &other.features)
        for word in message.tellingWords { other.features.add("other w=", word) }
        return other
      }
  }

  private static func distance(_ person: Person, _ place: Int) -> Int {
    min(abs(person.places.lowerBound - place), abs(person.places.upperBound - place))
  }

  private func describe(
    _ whose: String, _ anchor: Int, _ message: MessageAnalysis, into bag: inout FeatureBag
  ) {
    let place = places.upperBound
    bag.add("whose=", whose)
    bag.add("whose=", whose, phrase)
    bag.add("whose=", whose, grammaticalCase)
    bag.add("whose=", whose, "at \(min(3, places.lowerBound))")
    bag.add("whose=", whose, "gap \(max(-5, min(5, place - anchor)))")
    let next = place + 1
    if next < message.spans.count {
      for kind in MessageFeatures.kinds(of: message.spans[next]) {
        bag.add("whose=", whose, "then " + kind)
      }
    } else {
      bag.add("whose=", whose, "last")
    }
    // The verb of the clause that the record stands in, or of the next that has one.
    let clause = message.clauseOf.indices.contains(anchor) ? message.clauseOf[anchor] : 0
    let own = message.clauseOf[place] - clause
    bag.add("whose=", whose, "clause \(max(-2, min(2, own)))")
    let telling = message.scene.clauses[clause...].first { $0.form != nil }
    if let telling, let form = telling.form {
      let verb = "\(form.mood)\(form.person)"
      bag.add("whose=", whose, verb)
      bag.add("whose=", whose + grammaticalCase, verb)
      bag.add("whose=", whose + grammaticalCase, telling.verb?.phrase ?? "")
    } else {
      bag.add("whose=", whose + grammaticalCase, "verbless")
    }
  }
}
