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
      if let named = named(one, two, sentence) {
        found.append(named)
        continue
      }
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
      let parts = text.replacing(",", with: ".").split { $0 == "/" || $0 == "-" }
        .compactMap { Double($0) }
      guard parts.count == 2, text.contains("/"), fits(parts[0], parts[1]) else { continue }
      found.append(
        Pressure(high: parts[0], low: parts[1], place: place, spans: place..<place + 1, shape: "/"))
    }
    return found
  }

  /// `büyük on üç küçük yedi`: each with its name.
  private static func named(
    _ one: Quantity, _ two: Quantity, _ sentence: Sentence
  ) -> Pressure? {
    let first = one.spans.lowerBound
    let between = sentence.spans[one.spans.upperBound..<two.spans.lowerBound]
    let behind = between.map(sentence.folded)
    let before = sentence.spans[max(0, first - 2)..<first].map(sentence.folded)
    guard between.count <= 2 else { return nil }
    let isHighFirst = before.contains { $0.fits("pressure.high") }
    let isOther = behind.contains { $0.fits(isHighFirst ? "pressure.low" : "pressure.high") }
    guard isOther, isHighFirst || before.contains(where: { $0.fits("pressure.low") }) else {
      return nil
    }
    let (high, low) = isHighFirst ? (one.value, two.value) : (two.value, one.value)
    guard fits(high, low) else { return nil }
    return Pressure(
      high: high, low: low, place: first, spans: first..<two.spans.upperBound, shape: "/")
  }

  /// In millimetres of mercury, or in the tens that people say.
  private static func fits(_ high: Double, _ low: Double) -> Bool {
    (7...26).contains(high) && (3...16).contains(low) && high > low
      || (70...260).contains(high) && (30...160).contains(low) && high > low
  }
}
