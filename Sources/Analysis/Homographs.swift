import Turkish

/// Words that name a food and something quite different: `ekler`, `açma`, `çatal`.
extension SentenceReader {
  /// Takes the food out of such words where nothing around them is of eating: "kapıyı açma", "cin gibi".
  func withoutHomographs(_ spans: [Span]) -> [Span] {
    spans.indices.map { place in
      if let strip = stripRead(place, spans) { return strip }
      let span = kneaded(place, spans)
      guard span.food != nil, isHomograph(span), !isAmongFood(place, spans) else {
        return span
      }
      let others = span.readings.filter { if case .food = $0.sense { false } else { true } }
      return Span(
        tokens: span.tokens, kind: others.isEmpty ? .unknown : .words(others),
        isFuzzy: span.isFuzzy)
    }
  }

  /// "keton çubuğu 3.2 gösterdi": what a strip shows is what it measures; "keton çubuğu aldım" is a thing.
  private func stripRead(_ place: Int, _ spans: [Span]) -> Span? {
    guard let thing = spans[place].reading(.thing), place + 2 < spans.count,
      Turkish.fold(thing.phrase).fits("analyte.strips"),
      spans[place + 1].number.map({ !$0.isArticle }) == true,
      spans[place + 2].has(.comeout, .talk)
    else { return nil }
    let reading = Span.Reading(
      sense: .word(.ketone), phrase: thing.phrase, noun: thing.noun, verb: nil)
    return Span(tokens: spans[place].tokens, kind: .words([reading]))
  }

  /// "poğaça yoğurdum" is a deed, "yoğurdum bitti" has yoghurt: by whether a food stands right before it.
  private func kneaded(_ place: Int, _ spans: [Span]) -> Span {
    var span = spans[place]
    guard span.food?.noun?.possessor == 1, span.has(.cook),
      span.finiteVerb?.verb?.mood == .past
    else { return span }
    let isDeed = place > 0 && spans[place - 1].food != nil && spans[place - 1].number == nil
    span.kind = .words(span.readings.filter { ($0.verb != nil) == isDeed })
    return span
  }

  private func isHomograph(_ span: Span) -> Bool {
    guard span.tokens.count == 1, let food = span.food else { return false }
    return Turkish.fold(food.phrase).fits("food.homograph")
  }

  /// Whether an amount stands before it, something beside it is eaten, asked of or listed, or nothing else
  /// is said at all.
  private func isAmongFood(_ place: Int, _ spans: [Span]) -> Bool {
    if place > 0, spans[place - 1].number != nil || spans[place - 1].measure != nil { return true }
    let others = spans.indices.filter { $0 != place && !spans[$0].isMark }
    if others.isEmpty { return true }
    return others.contains { other in
      let span = spans[other]
      return span.food != nil && !isHomograph(span)
        || span.time?.meal != nil
        || span.has(
          .eat, .passive, .finish, .order, .craving, .meal, .list, .shop, .recipe, .carbs,
          .calories,
          .protein, .fat, .fiber, .sugar, .salt, .glycemic)
    }
  }
}
