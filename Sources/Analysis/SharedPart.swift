import Turkish

/// A message that tells of a food that was had, and how much of it somebody else got or nobody finished.
///
///     tost yedim yarısını berke verdim              yarım tost yedim
///     4 köfte yedim, ikisini oğluma verdim          2 köfte yedim
///     poğaça yedim yarısını eşim yedi               yarım poğaça yedim
///     1 paket cips açtım hepsini yemedim yarısı     yarım paket cips yedim
package struct SharedPart: SentenceRewrite {
  package let sentence: Sentence
  package private(set) var spans: [Span]

  package init(_ sentence: Sentence) {
    self.sentence = sentence
    spans = sentence.spans
    for place in spans.indices.reversed() where share(at: place) { return }
  }

  // MARK: The part

  /// A share of a whole, or so many of its pieces.
  private typealias Part = (value: Double, isGiven: Bool, end: Int)

  /// Takes the part at a place off what was had before it; false where it is none.
  private mutating func share(at place: Int) -> Bool {
    guard let part = given(place) ?? unfinished(place) else { return false }
    let start = part.isGiven ? place : denial(before: place)
    guard let start, let verb = deed(before: start, isEaten: part.isGiven),
      let food = food(before: verb), take(part, of: food)
    else { return false }
    let added = spans.count - sentence.spans.count
    if !part.isGiven, !spans[verb + added].has(.eat) { spans[verb + added].kind = Self.eaten }
    spans.removeSubrange((verb + added + 1)..<(part.end + added))
    return true
  }

  /// "yarısını berke verdim", "birini eşim yedi": what ends a clause.
  private func given(_ place: Int) -> Part? {
    guard let value = part(place) else { return nil }
    var verb = place + 1
    if verb < spans.count, spans[verb].measure?.form.possessor == 3 { verb += 1 }
    let first = verb
    while verb < spans.count, isSomebody(spans[verb]) { verb += 1 }
    // "1 paket cips yedim, yarısını"
    if verb == spans.count, verb == first, value < 1,
      spans[place].number?.form.grammaticalCase == .accusative
    {
      return (1 - value, true, verb)
    }
    guard verb < spans.count, let form = spans[verb].finiteVerb?.verb, isPast(form) else {
      return nil
    }
    let isShared = word(verb).fits("part.shared")
    let isGiven = word(verb).fits("part.given") && verb > first
    let isEaten = spans[verb].has(.eat) && form.person == 3 && verb > first
    guard isShared || isGiven || isEaten, isEnd(verb + 1) else { return nil }
    return (value, true, verb + 1)
  }

  /// "hepsini yemedim yarısı", "tamamını bitirmedim, yarısı kaldı": with what was left, or what was had.
  private func unfinished(_ place: Int) -> Part? {
    guard let value = part(place), value < 1, denial(before: place) != nil else { return nil }
    let next = place + 1
    guard next < spans.count, !spans[next].isMark else { return (1 - value, false, next) }
    if word(next).fits("part.left"), isEnd(next + 1) { return (value, false, next + 1) }
    guard spans[next].has(.eat), let form = spans[next].finiteVerb?.verb, isPast(form),
      isEnd(next + 1)
    else { return nil }
    return (1 - value, false, next + 1)
  }

  /// Where "hepsini yemedim" begins, right before a part of it.
  private func denial(before part: Int) -> Int? {
    guard
      let verb = spans[..<part].lastIndex(where: { !$0.isMark && !$0.has(.filler) }), verb > 0,
      spans[verb].has(.eat, .finish), let form = spans[verb].finiteVerb?.verb, form.isNegative,
      form.mood == .past, [1, 4].contains(form.person),
      WordSets.words("part.all").contains(word(verb - 1))
    else { return nil }
    return verb - 1
  }

  private func part(_ place: Int) -> Double? {
    guard let number = spans[place].number, number.low == number.high, number.kind == .exact,
      !number.isPercent
    else { return nil }
    let measure = place + 1 < spans.count ? spans[place + 1].measure : nil
    return number.form.isPossessive || measure?.form.possessor == 3 ? number.value : nil
  }

  /// Who got it: anybody, and no food.
  private func isSomebody(_ span: Span) -> Bool {
    guard span.food == nil, span.number == nil, span.measure == nil, !span.isMark else {
      return false
    }
    return span.has(.person, .given, .filler) || span.isUnknown || span.has(.thing, .animal)
      || AssertionReader.kin(sentence.folded(span)) != nil
  }

  private func isPast(_ form: VerbForm) -> Bool {
    [.past, .reported].contains(form.mood) && !form.isNegative
  }

  private func isEnd(_ place: Int) -> Bool { place >= spans.count || spans[place].isMark }

  // MARK: What was had

  /// The verb of the writer's, with nothing between it and the part but a mark.
  private func deed(before part: Int, isEaten: Bool) -> Int? {
    guard
      let verb = spans[..<part].lastIndex(where: { span in
        !span.isMark && !(span.has(.filler) && span.food == nil)
      }), let form = spans[verb].finiteVerb?.verb, form.mood == .past, !form.isNegative,
      [1, 4].contains(form.person), !isEaten || spans[verb].has(.eat)
    else { return nil }
    return verb
  }

  /// The only food of the deed.
  private func food(before verb: Int) -> Int? {
    let foods = spans[..<verb].indices.filter { place in
      spans[place].food != nil && !spans[place].has(.eat) && spans[place].measure == nil
    }
    guard foods.count == 1, foods[0] == verb - 1 else { return nil }
    return foods[0]
  }

  /// Leaves of the food what the writer had; false where its pieces are not so many.
  private mutating func take(_ part: Part, of food: Int) -> Bool {
    let before = food > 0 && spans[food - 1].measure != nil ? food - 2 : food - 1
    let number = before >= 0 ? spans[before].number : nil
    let whole = number?.value ?? 1
    guard number.map({ $0.kind == .exact && $0.low == $0.high }) ?? true else { return false }
    let rest = part.value < 1 ? whole * (1 - part.value) : whole - part.value
    guard rest > 0 else { return false }
    let tokens = number == nil ? spans[food].tokens : spans[before].tokens
    let kind = Span.Kind.number(
      NumberReading(tokens: tokens, low: rest, high: rest, kind: .exact))
    if number == nil {
      spans.insert(Span(tokens: tokens, kind: kind), at: food)
    } else {
      spans[before].kind = kind
    }
    return true
  }

  /// "yedim".
  private static let eaten: Span.Kind = {
    var form = VerbForm(mood: .past)
    form.person = 1
    return .words([Span.Reading(sense: .word(.eat), phrase: "ye", noun: nil, verb: form)])
  }()
}
