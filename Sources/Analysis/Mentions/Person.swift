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

  /// "anneme", "Efe'ye".
  package var isDative: Bool {
    grammaticalCase.hasPrefix("dative") || grammaticalCase.fits("person.dative")
  }

  /// "annemi", "Efe'yi".
  package var isAccusative: Bool {
    grammaticalCase.hasPrefix("accusative") || grammaticalCase.fits("person.accusative")
  }

  /// Words for kin, and names: those of the table, and what can be nothing else.
  package static func all(in sentence: Sentence) -> [Person] {
    var found: [Person] = []
    for place in sentence.spans.indices
    where found.last.map({ $0.places.upperBound < place }) ?? true {
      if let named = named(place, sentence) {
        found.append(named)
      } else if let kin = kin(place, sentence) {
        found.append(kin)
      }
    }
    return found
  }

  /// "annem", "kızımın", not "gelince" of `gelin`, "kızımla", or the nurse who measured.
  private static func kin(_ place: Int, _ sentence: Sentence) -> Person? {
    guard let reading = sentence.spans[place].reading(.person) else { return nil }
    let form = reading.noun
    let nounCase = form?.grammaticalCase ?? .bare
    if [.equative, .instrumental, .ablative].contains(nounCase) { return nil }
    if nounCase != .genitive {
      if Turkish.fold(reading.phrase).fits("person.staff") { return nil }
      // "hemşire hanım", "müdür bey"
      let before = place > 0 ? sentence.tokens[sentence.spans[place - 1].tokens].first : nil
      if sentence.spans[place].has(.title), before.map({ $0.folded.fits("person.staff") }) == true {
        return nil
      }
    }
    return Person(
      name: reading.phrase, phrase: reading.phrase,
      grammaticalCase: "\(nounCase)\(form?.possessor ?? 0)", places: place...place)
  }

  /// `Efe'ye`, `Nuri Bey`, `Melahat Teyze'nin`: a name with the title after it.
  private static func named(_ place: Int, _ sentence: Sentence) -> Person? {
    guard let first = name(place, sentence), !isBrand(place, sentence) else { return nil }
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
    if let known = known(place, sentence) { return known }
    if span.has(.given) { return given(place, sentence) }
    if let found = owner(place, sentence) ?? eater(place, sentence) ?? receiver(place, sentence) {
      return found
    }
    guard let token = sentence.tokens[span.tokens].first, token.kind == .word,
      let first = token.text.first, first.isUppercase || isGenitive(token),
      token.folded.utf8.count > 1, !token.folded.fits("self.word"), !token.folded.fits("self.mine"),
      token.text.dropFirst().contains(where: \.isLowercase), token.text.count > 2,
      !token.suffix.fits("person.accompanying"), !isPlace(token),
      isHomograph(place, token, sentence) || isOtherwiseUnknown(place, token, sentence)
    else { return nil }
    let name = Turkish.capitalised(String(token.text.prefix { $0.isLetter }))
    let ending = token.suffix.isEmpty ? "plain" : token.suffix
    return Person(name: name, phrase: "name", grammaticalCase: ending, places: place...place)
  }

  /// `can ne yedi`, `adanın kilosu`, `adaya 3 ünite yaptım`: somebody of whom there are records, also in
  /// small letters, where a third person does something or has it, or a dose is given.
  private static func known(_ place: Int, _ sentence: Sentence) -> Person? {
    let span = sentence.spans[place]
    guard !sentence.names.isEmpty, span.tokens.count == 1, !span.has(.person),
      let token = sentence.tokens[span.tokens].first, token.kind == .word,
      let name = sentence.names.filter({ token.folded.hasPrefix($0) }).max(by: {
        $0.count < $1.count
      })
    else { return nil }
    let rest = token.folded.dropFirst(name.count)
    let ending = rest.isEmpty ? token.suffix : String(rest)
    let after = sentence.spans[(place + 1)...].prefix { !$0.isMark }
    let isMeant =
      if ending.isEmpty {
        isDoer(after)
      } else if ending.fits("person.genitive") {
        true
      } else {
        ending.fits("person.dative")
          && (!token.suffix.isEmpty || after.contains { $0.has(.medication, .doseunit, .inject) })
      }
    guard isMeant else { return nil }
    return Person(
      name: Turkish.capitalised(String(token.text.prefix { $0.isLetter }.prefix(name.count))),
      phrase: "name", grammaticalCase: ending.isEmpty ? "plain" : ending, places: place...place)
  }

  /// Whether what follows a name is told or asked of a third person: its verb is, or there is none.
  private static func isDoer(_ after: ArraySlice<Span>) -> Bool {
    guard let verb = after.last(where: { $0.finiteVerb != nil }) else {
      return after.first.map { $0.time != nil || $0.has(.question, .ask) } ?? false
    }
    return verb.finiteVerb?.verb?.person == 3
  }

  /// `canın ketonu`: a name in small letters, that owns what is measured.
  private static func owner(_ place: Int, _ sentence: Sentence) -> Person? {
    let span = sentence.spans[place]
    guard span.isUnknown, span.tokens.count == 1, place + 1 < sentence.spans.count,
      let token = sentence.tokens[span.tokens].first, token.kind == .word,
      let ending = token.folded.endings(after: "person.homograph").first(where: {
        $0.fits("person.genitive")
      })
    else { return nil }
    let owned = sentence.spans[place + 1]
    let isMeasured = owned.has(.glucose, .sugarword, .weight) || owned.analyte != nil
    guard isMeasured, owned.readings.contains(where: { $0.noun?.grammaticalCase == .accusative })
    else { return nil }
    return Person(
      name: Turkish.capitalised(String(token.text.dropLast(ending.count))), phrase: "name",
      grammaticalCase: String(ending), places: place...place)
  }

  /// `deniz 2 köfte yedi`, `öğlen ada 1 kase çorba`, `ada okuldan geldi`: a name in small letters, that
  /// begins what somebody else ate or did.
  private static func eater(_ place: Int, _ sentence: Sentence) -> Person? {
    let span = sentence.spans[place]
    let before = sentence.spans[..<place].last { $0.time == nil }
    guard span.isUnknown, before.map(\.isMark) ?? true,
      let token = sentence.tokens[span.tokens].first, span.tokens.count == 1,
      token.suffix.isEmpty, token.folded.fits("person.homograph"),
      place + 1 < sentence.spans.count
    else { return nil }
    let next = sentence.spans[place + 1]
    let isServed = next.number != nil || next.food != nil || next.time != nil
    let rest = sentence.spans[(place + 1)...].prefix { !$0.isMark }
    if let verb = rest.first(where: { $0.finiteVerb != nil }) {
      guard let form = verb.finiteVerb?.verb, form.person == 3,
        isServed && verb.has(.eat)
          || [.past, .reported].contains(form.mood) && !token.folded.fits("person.nature")
      else { return nil }
    } else {
      guard isServed, rest.contains(where: { $0.food != nil }) else { return nil }
    }
    return Person(
      name: Turkish.capitalised(token.text), phrase: "name", grammaticalCase: "plain",
      places: place...place)
  }

  /// `Adaya 9 ünite vurduk`, `adaya lantus yaptım`: a name that is a word, too, of whoever was given
  /// something.
  private static func receiver(_ place: Int, _ sentence: Sentence) -> Person? {
    let span = sentence.spans[place]
    guard span.isUnknown, span.tokens.count == 1,
      let token = sentence.tokens[span.tokens].first, token.kind == .word, token.suffix.isEmpty,
      let ending = token.folded.endings(after: "person.homograph").first(where: {
        $0.fits("person.dative")
      }),
      !token.folded.dropLast(ending.count).description.fits("person.nature"),
      isGivenDose(Array(sentence.spans[(place + 1)...]))
    else { return nil }
    return Person(
      name: Turkish.capitalised(String(token.text.dropLast(ending.count))), phrase: "name",
      grammaticalCase: String(ending), places: place...place)
  }

  /// Whether what follows a name is a dose and that it was given, with no other verb between.
  private static func isGivenDose(_ spans: [Span]) -> Bool {
    let verb = spans.firstIndex { span in
      span.isMark || span.readings.contains { $0.verb != nil && $0.noun == nil }
    }
    guard let verb, !spans[verb].isMark, spans[verb].has(.inject, .give) else { return false }
    return spans[..<verb].contains { $0.has(.medication, .doseunit) }
  }

  /// `Pınar labne 40 g`: the maker of a food, where nobody did anything.
  private static func isBrand(_ place: Int, _ sentence: Sentence) -> Bool {
    sentence.folded(sentence.spans[place]).fits("person.maker")
      && place + 1 < sentence.spans.count
      && sentence.spans[place + 1].food != nil
      && !sentence.spans[place + 1].has(.sugarword, .glucose, .water)
      && !sentence.spans[place...].contains { $0.has(.measure, .sugarword, .glucose) }
      && !sentence.spans[place...].contains { $0.finiteVerb?.verb?.person == 3 }
  }

  /// `Deniz`: a word that is a name, too, and is written as one.
  private static func isHomograph(_ place: Int, _ token: Token, _ sentence: Sentence) -> Bool {
    let isFirst = sentence.spans[..<place].allSatisfy(\.isMark)
    return sentence.spans[place].food == nil && token.folded.fits("person.homograph")
      && (!isFirst || !token.suffix.isEmpty || sentence.spans[place].isUnknown)
  }

  /// A word that nothing explains: a name where it has the ending of one, or next to a title or a value.
  ///
  /// What begins with a capital is more often the name of a thing (`Garmin`).
  private static func isOtherwiseUnknown(
    _ place: Int, _ token: Token, _ sentence: Sentence
  ) -> Bool {
    let span = sentence.spans[place]
    guard span.isUnknown || span.isFuzzy && span.number == nil else { return false }
    if !token.suffix.isEmpty { return true }
    // "Koridorda 15 dakika"
    if token.folded.fits("name.within") || token.folded.fits("name.never") { return false }
    let next = sentence.spans[(place + 1)...].first
    return next.map { $0.number != nil || $0.has(.title) } ?? false
  }

  /// `defneye`: a name of the table, where the word is nothing else or is written as a name.
  private static func given(_ place: Int, _ sentence: Sentence) -> Person? {
    let span = sentence.spans[place]
    guard let reading = span.reading(.given), let token = sentence.tokens[span.tokens].first,
      token.text.first?.isUppercase == true
        || span.readings.allSatisfy({ $0.sense == .word(.given) })
        || isNameAsItStands(reading, span)
          && !(place > 0 && sentence.folded(sentence.spans[place - 1]).fits("self.word"))
    else { return nil }
    let ending =
      token.suffix.isEmpty
      ? endings[reading.noun?.grammaticalCase ?? .bare] ?? "plain" : token.suffix
    return Person(
      name: Turkish.capitalised(reading.phrase), phrase: "name", grammaticalCase: ending,
      places: place...place)
  }

  /// "ela": a name as it stands, and else only a word with an ending.
  private static func isNameAsItStands(_ name: Span.Reading, _ span: Span) -> Bool {
    (name.noun?.length ?? 0) == 0
      && span.readings.allSatisfy { reading in
        reading.sense == .word(.given) || (reading.noun?.length ?? 0) > 0
      }
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
