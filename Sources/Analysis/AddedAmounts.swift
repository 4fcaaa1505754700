import Turkish

/// A message in which more of the same is added to what was said before.
///
///     iki köfte yedim sonra iki tane daha        4 köfte yedim
///     1 bardak su içtim, bir bardak daha içtim   2 bardak su içtim
///     yarım litre su içtim, öncesinde de yarım   1 litre su içtim
///
/// Only for one amount and one thing, in one unit, without another time between.
package struct AddedAmounts: SentenceRewrite {
  package let sentence: Sentence
  package private(set) var spans: [Span]

  package init(_ sentence: Sentence) {
    self.sentence = sentence
    spans = sentence.spans
    add()
  }

  private mutating func add() {
    guard let verb = spans.firstIndex(where: isEaten), let first = only(\.number, in: 0..<verb),
      only(\.food, in: 0..<verb) != nil, spans[first].number?.kind == .exact,
      let more = amount(after: verb)
    else { return }
    let unit = first + 1 < verb ? spans[first + 1].measure : nil
    let measure = more.measure?.measure
    let counted: [Measure?] = [nil, .piece, .slice]
    let glasses: [Measure?] = [.glass, .teaGlass, .cup]
    let isPieces = [nil, .piece].contains(measure) && counted.contains(unit?.measure)
    let isGlasses = measure == nil && glasses.contains(unit?.measure)
    guard measure == unit?.measure || isPieces || isGlasses,
      let number = spans[first].number
    else { return }
    let sum = number.value + more.value
    spans[first].kind = .number(
      NumberReading(tokens: spans[first].tokens, low: sum, high: sum, kind: .exact))
    spans.removeSubrange(verb + 1..<more.end)
  }

  /// "sonra iki tane daha": the amount that ends the message.
  private func amount(after verb: Int) -> (value: Double, measure: MeasureReading?, end: Int)? {
    var place = verb + 1
    var isBefore = false
    while place < spans.count,
      spans[place].isMark || word(place).fits("added.opening")
        || word(place).fits("added.before")
        || isBefore && word(place).fits("meal.too")
    {
      isBefore = isBefore || word(place).fits("added.before")
      place += 1
    }
    guard place < spans.count, let number = spans[place].number, number.kind == .exact,
      place > verb
    else { return nil }
    place += 1
    let measure = place < spans.count ? spans[place].measure : nil
    if measure != nil { place += 1 }
    if place < spans.count, word(place).fits("added.more") {
      place += 1
    } else if !isBefore {
      return nil
    }
    if place < spans.count, isEaten(place) { place += 1 }
    guard spans[place...].allSatisfy(\.isMark) else { return nil }
    return (number.value, measure, place)
  }

  /// The one place that has something; nil for none and for several.
  private func only<Value>(_ part: (Span) -> Value?, in places: Range<Int>) -> Int? {
    let found = places.filter { part(spans[$0]) != nil }
    return found.count == 1 ? found[0] : nil
  }

  private func isEaten(_ place: Int) -> Bool { isEaten(spans[place]) }

  private func isEaten(_ span: Span) -> Bool {
    guard let verb = span.finiteVerb?.verb, !verb.isNegative, [1, 4].contains(verb.person),
      [.past, .reported].contains(verb.mood)
    else { return false }
    return span.has(.eat)
  }
}
