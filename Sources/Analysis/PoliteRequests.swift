import Turkish

extension Sentence {
  /// The same with what is asked for politely said as an order; nil where nothing is.
  ///
  ///     "hepsini listeye ekler misin?"     "hepsini listeye ekle"
  ///     "bu tarifi kaydedebilir misiniz"   "bu tarifi kaydet"
  package var asOrder: String? {
    var order = text
    let words = spans.indices.filter { !spans[$0].isMark }
    // From the last to the first, so that the places before stay as they are.
    for (place, next) in zip(words, words.dropFirst()).reversed() {
      guard folded(spans[next]).fits("asking.addressed"), let stem = politeVerb(spans[place]) else {
        continue
      }
      let first = spans[place].tokens.lowerBound
      var last = spans[next].tokens.upperBound - 1
      if last + 1 < tokens.count, tokens[last + 1].text == "?" { last += 1 }
      order.replaceSubrange(
        tokens[first].range.lowerBound..<tokens[last].range.upperBound, with: stem)
    }
    return order == text ? nil : order
  }

  /// The stem of a verb that stands as in `ekler misin`.
  private func politeVerb(_ span: Span) -> String? {
    span.readings.first { reading in
      guard let form = reading.verb else { return false }
      return form.mood == .aorist && !form.isNegative && form.person == 3 && !form.hasPastCopula
    }?.phrase
  }
}
