import Turkish

/// A message in which a food stands before what it is counted in, as one noun.
///
///     1 ekmek dilimi yedim     1 dilim ekmek yedim
///     2 karpuz dilimi          2 dilim karpuz
package struct CountedPart: SentenceRewrite {
  package let sentence: Sentence
  package private(set) var spans: [Span]

  package init(_ sentence: Sentence) {
    self.sentence = sentence
    spans = sentence.spans
    for place in spans.indices.dropLast(2) where isCounted(place) {
      spans.swapAt(place + 1, place + 2)
    }
  }

  /// A number, a food without an ending, and a unit with the ending of a compound.
  private func isCounted(_ place: Int) -> Bool {
    guard spans[place].number != nil, spans[place + 1].number == nil,
      spans[place + 1].measure == nil, let food = spans[place + 1].food,
      food.noun?.length ?? 0 == 0, let measure = spans[place + 2].measure,
      measure.measure == .slice
    else { return false }
    let form = measure.form
    let isOfFood = form.possessor == 3 || form.grammaticalCase == .accusative
    // "1 çorba, 2 ekmek dilimi kadar peynir" counts the cheese.
    let next = spans[(place + 3)...].first { !$0.isMark }
    return isOfFood && next?.food == nil && next?.reading(.filler) == nil
  }
}
