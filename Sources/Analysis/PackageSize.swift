import Turkish

/// A message that tells behind a food how much one of what was counted holds.
///
///     1 paket bisküvi yedim 40 gramlık     40 gram bisküvi yedim
///     2 kutu ayran içtim 250 mllik         500 mililitre ayran içtim
///     3 yumurta yedim 60 gramlık           180 gram yumurta yedim
///
/// A size that stands before a food is that food's own: `2 simit yedim 40 gramlık peynir`.
package struct PackageSize: SentenceRewrite {
  package let sentence: Sentence
  package private(set) var spans: [Span]

  package init(_ sentence: Sentence) {
    self.sentence = sentence
    spans = sentence.spans
    guard let size = spans.indices.first(where: isSize), let food = food(before: size),
      let whole = amount(of: food), let count = spans[whole].number?.value,
      let each = spans[size].number?.value
    else { return }
    let end = end(of: size)
    let unit = spans[size + 1].kind
    spans.removeSubrange(size..<end)
    spans[whole].kind = .number(
      NumberReading(
        tokens: spans[whole].tokens, low: count * each, high: count * each, kind: .exact))
    if spans[whole + 1].measure == nil {
      spans.insert(Span(tokens: spans[whole].tokens, kind: unit), at: whole + 1)
    } else {
      spans[whole + 1].kind = unit
    }
  }

  // MARK: The size

  /// "40 gramlık", "330 ml lik", where no food follows that it could be of.
  private func isSize(_ place: Int) -> Bool {
    guard place + 1 < spans.count, let number = spans[place].number, number.kind == .exact,
      let unit = spans[place + 1].measure?.measure, [.gram, .milliliter].contains(unit)
    else { return false }
    let end = end(of: place)
    guard end > place + 2 || ending(place + 1).fits("size.each") else { return false }
    return spans[end...].first.map { next in
      next.food == nil && next.number == nil && next.measure == nil
        || WordSets.words("part.all").contains(sentence.folded(next)) || next.number?.value ?? 1 < 1
    } ?? true
  }

  /// Where the words of a size end: "lik" may stand apart.
  private func end(of size: Int) -> Int {
    let next = size + 2
    return next < spans.count && word(next).fits("size.apart") ? next + 1 : next
  }

  private func ending(_ place: Int) -> String {
    let token = sentence.tokens[spans[place].tokens.upperBound - 1]
    return token.folded + token.suffix
  }

  // MARK: What is counted

  /// The food behind which the size stands, with a verb or a mark between.
  private func food(before size: Int) -> Int? {
    guard
      let food = spans[..<size].lastIndex(where: { span in
        span.food != nil && span.number == nil && span.measure == nil && !span.has(.eat)
      })
    else { return nil }
    let isNext = spans[(food + 1)..<size].allSatisfy { span in
      span.isMark || span.has(.filler) || span.finiteVerb?.verb?.isNegative == false
    }
    return isNext ? food : nil
  }

  /// The number that stands before a food, with its unit between.
  private func amount(of food: Int) -> Int? {
    let before = food > 0 && spans[food - 1].measure != nil ? food - 2 : food - 1
    guard before >= 0, let number = spans[before].number, number.low == number.high,
      number.value >= 1, [.gram, .milliliter].contains(spans[before + 1].measure?.measure) == false
    else { return nil }
    return before
  }
}
