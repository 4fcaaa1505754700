import Turkish

/// A message that tells how much of a food was had, and how much of that was left after all.
///
///     1 tost yedim, tostu yarım bıraktım     yarım tost yedim
///     1 tabak pilav yedim çeyreğini bıraktım  0,75 tabak pilav yedim
///     2 lahmacun yedim biri kaldı            1 lahmacun yedim
///
/// What is told besides (`biri peynirliydi`, `3 lahmacun kaldı`) changes no amount.
package struct LeftPart: SentenceRewrite {
  package let sentence: Sentence
  package private(set) var spans: [Span]

  package init(_ sentence: Sentence) {
    self.sentence = sentence
    spans = sentence.spans
    guard let verb = spans.indices.first(where: { word($0).fits("part.left") }),
      let part = part(before: verb), let eaten = eaten(before: part.start, named: part.food),
      let whole = amount(of: eaten.food), let rest = rest(of: whole, without: part),
      var number = spans[whole].number
    else { return }
    (number.low, number.high) = (rest, rest)
    spans[whole].kind = .number(number)
    spans.removeSubrange(eaten.verb + 1...verb)
  }

  // MARK: What was left

  private struct Part {
    /// Where its words begin: with the food once more, or the number.
    var start: Int
    var number: NumberReading
    var unit: Measure?
    /// The food, where it is named once more.
    var food: String?
  }

  /// "yarım", "yarısını", "biri", "bir tanesi", "tostu yarım" right before the verb.
  private func part(before verb: Int) -> Part? {
    var place = verb - 1
    guard place > 0 else { return nil }
    let measure = spans[place].measure
    if measure != nil { place -= 1 }
    guard place > 0, let number = spans[place].number, number.low == number.high,
      number.kind == .exact, !number.isPercent
    else { return nil }
    let food = spans[place - 1].number == nil ? spans[place - 1].food : nil
    let isOfSome =
      number.form.isPossessive || measure?.form.possessor == 3
      || measure == nil && word(place).fits("change.some")
    guard isOfSome || number.value < 1 && measure == nil && food != nil else { return nil }
    return Part(
      start: food == nil ? place : place - 1, number: number, unit: measure?.measure,
      food: food?.phrase)
  }

  // MARK: What was had

  /// The food and the verb of what the writer ate, with nothing between them and the part but a comma.
  private func eaten(before part: Int, named: String?) -> (food: Int, verb: Int)? {
    guard
      let verb = spans[..<part].lastIndex(where: { span in
        !span.isMark && !(span.has(.filler) && span.food == nil)
      }), spans[verb].has(.eat), let form = spans[verb].finiteVerb?.verb,
      form.mood == .past, !form.isNegative, [1, 4].contains(form.person)
    else { return nil }
    let foods = spans[..<verb].indices.filter { place in
      spans[place].food != nil && !spans[place].has(.eat)
    }
    let food = foods.last { named == nil || spans[$0].food?.phrase == named }
    guard let food, named != nil || foods.count == 1 else { return nil }
    return (food, verb)
  }

  /// The number that stands before a food, with its unit between.
  private func amount(of food: Int) -> Int? {
    let before = food > 0 && spans[food - 1].measure != nil ? food - 2 : food - 1
    guard before >= 0, let number = spans[before].number, number.low == number.high,
      number.kind == .exact
    else { return nil }
    return before
  }

  /// What is had where a part of the whole was left: a share of it, or so many of its pieces.
  private func rest(of whole: Int, without part: Part) -> Double? {
    guard let all = spans[whole].number?.value, all >= 1 else { return nil }
    if part.number.value < 1 { return all * (1 - part.number.value) }
    let unit = spans[whole + 1].measure?.measure
    let isCounted = unit == nil || [.piece, .slice].contains(unit)
    guard isCounted, part.unit == nil || part.unit == .piece || part.unit == unit,
      part.number.value < all
    else { return nil }
    return all - part.number.value
  }
}
