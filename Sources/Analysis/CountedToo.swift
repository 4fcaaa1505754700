import Turkish

/// A message that adds so many of a food to what was had before.
///
///     3 de çay                    3 çay
///     simit yedim, 2 de yumurta   simit yedim, 2 yumurta
///
/// Only behind what was eaten, and without a verb of its own: `2 de çay içtim` may tell the hour.
package struct CountedToo: SentenceRewrite {
  package let sentence: Sentence
  package private(set) var spans: [Span]

  /// `hasMeal` tells that the talk has a meal to which the food can come.
  package init(_ sentence: Sentence, hasMeal: Bool) {
    self.sentence = sentence
    spans = sentence.spans
    for place in spans.indices.dropFirst().reversed() where isToo(place) {
      let isBehind = spans[..<(place - 1)].contains { $0.food != nil }
      guard hasMeal || isBehind else { continue }
      spans.remove(at: place)
    }
  }

  /// "de" between a bare number and a food, or the unit of a food.
  private func isToo(_ place: Int) -> Bool {
    guard word(place).fits("meal.too"), let number = spans[place - 1].number,
      number.kind == .exact, number.suffix.isEmpty, !number.isArticle, number.value <= Self.most
    else { return false }
    var next = place + 1
    if next < spans.count, spans[next].measure != nil, spans[next].food == nil { next += 1 }
    guard next < spans.count, spans[next].food != nil else { return false }
    return spans[next...].allSatisfy { $0.finiteVerb == nil && $0.time == nil }
  }

  /// More pieces than anybody adds to a meal.
  private static let most = 6.0
}
