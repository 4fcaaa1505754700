import Turkish

/// Two numbers that can be a blood pressure: `145/90`, `14'e 9`, `12 8`.
package struct Pressure: Sendable {
  package var high: Double
  package var low: Double
  package var place: Int
  package var spans: Range<Int>
  /// How they are joined.
  package var shape: String

  package static func pairs(in sentence: Sentence, _ quantities: [Quantity]) -> [Pressure] {
    var found: [Pressure] = []
    let numbers = quantities.filter { $0.number != nil && $0.isBare }
    for (one, two) in zip(numbers, numbers.dropFirst()) {
      let gap = two.spans.lowerBound - one.spans.upperBound
      guard gap <= 1, fits(one.value, two.value) else { continue }
      let joint =
        gap == 0 ? one.number?.suffix ?? "" : sentence.folded(sentence.spans[one.spans.upperBound])
      found.append(
        Pressure(
          high: one.value, low: two.value, place: one.spans.lowerBound,
          spans: one.spans.lowerBound..<two.spans.upperBound, shape: joint))
    }
    for place in sentence.spans.indices {
      // `145/90` is one token, `145/90'dı` with its suffix.
      let text = sentence.source(sentence.spans[place]).prefix {
        $0.isNumber || $0 == "/" || $0 == "-" || $0 == "," || $0 == "."
      }
      let parts = text.split { $0 == "/" || $0 == "-" }.compactMap { Double($0) }
      guard parts.count == 2, text.contains("/"), fits(parts[0], parts[1]) else { continue }
      found.append(
        Pressure(high: parts[0], low: parts[1], place: place, spans: place..<place + 1, shape: "/"))
    }
    return found
  }

  /// In millimetres of mercury, or in the tens that people say.
  private static func fits(_ high: Double, _ low: Double) -> Bool {
    (7...26).contains(high) && (3...16).contains(low) && high > low
      || (70...260).contains(high) && (30...160).contains(low) && high > low
  }
}
