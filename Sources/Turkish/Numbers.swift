/// A number in a sentence, in words or digits.
package struct NumberReading: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case exact
    /// `2-3`, `iki üç`, `2 ile 3 arası`.
    case range
    /// `biraz`, `birkaç`, `üç beş`.
    case vague
    /// `ikişer`: so many each.
    case distributive
    /// `üçüncü`.
    case ordinal
  }

  /// The tokens that it takes.
  package var tokens: Range<Int>
  package var low: Double
  package var high: Double
  package var kind: Kind
  /// Written only with a word that is another word too (yedi, altı, on, bin, bir, tek …).
  package var isAmbiguousWord = false
  /// `onu`, `ona`, `ondan`: rather the pronoun.
  package var isPronounLike = false
  /// A lone `bir` or `bi`.
  package var isArticle = false
  /// Folded letters after the number: `8'i` → `i`, `ikisini` → `sini`.
  package var suffix = ""
  /// What those letters say.
  package var form = NumberSuffix.none
  /// `yaklaşık`, `kadar`, `civarı`, `falan` stand near it.
  package var isApproximate = false
  /// `yüzde 20`, `%20`.
  package var isPercent = false

  /// The mean of low and high.
  package var value: Double { (low + high) / 2 }

  package init(tokens: Range<Int>, low: Double, high: Double, kind: Kind) {
    self.tokens = tokens
    self.low = low
    self.high = high
    self.kind = kind
  }
}

extension Turkish {
  /// The numbers of a sentence, from left to right, without overlap.
  ///
  ///     numbers(in: tokens(of: "iki buçuk dilim, 1.250 gram"))  // 2.5 · 1250
  ///
  /// A number never takes in the unit or food after it; `onu`, `ona`, `ondan` are the pronoun. Clock times
  /// and dates are numbers here too: the caller prefers a time reading of the same tokens.
  package static func numbers(in tokens: [Token]) -> [NumberReading] {
    numbers(in: tokens) {
      var reader = NumberReader(tokens: tokens)
      return reader.read().filter { !$0.isPronounLike }
    }
  }
}

/// Walks over tokens and gathers numbers.
struct NumberReader {
  let tokens: [Token]
  var readings: [NumberReading] = []

  init(tokens: [Token]) { self.tokens = tokens }

  mutating func read() -> [NumberReading] {
    var place = 0
    while place < tokens.count {
      guard var reading = reading(at: place) else {
        place += 1
        continue
      }
      if isApproximate(around: reading.tokens) { reading.isApproximate = true }
      readings.append(reading)
      place = max(reading.tokens.upperBound, place + 1)
    }
    return readings
  }

  /// The longest reading that begins at `place`.
  func reading(at place: Int) -> NumberReading? {
    if let vague = vague(at: place) { return vague }
    if let percent = percent(at: place) { return percent }
    guard let first = single(at: place) else { return nil }
    return fraction(first) ?? range(first) ?? first
  }

  // MARK: Ranges

  /// `2-3`, `iki üç`, `2 ile 3 arası`, `iki ya da üç`.
  private func range(_ first: NumberReading) -> NumberReading? {
    let next = first.tokens.upperBound
    guard first.kind == .exact, next < tokens.count, first.suffix.isEmpty else { return nil }
    if tokens[next].folded == "-", let second = single(at: next + 1), second.kind == .exact,
      first.low < second.low
    {
      return joined(first, second, .range)
    }
    if let skip = Self.joiners[tokens[next].folded], let second = single(at: skip + next),
      skip == 1 || tokens[next + 1].folded == "da", second.kind == .exact, first.low < second.low
    {
      let after = second.tokens.upperBound
      let isClosed = after < tokens.count && Self.between.contains(tokens[after].folded)
      guard isClosed || tokens[next].folded != "ile" else { return nil }
      var reading = joined(first, second, .range)
      if isClosed { reading.tokens = first.tokens.lowerBound..<after + 1 }
      return reading
    }
    return neighbours(first)
  }

  private func neighbours(_ first: NumberReading) -> NumberReading? {
    let next = first.tokens.upperBound
    guard let second = single(at: next), second.kind == .exact,
      second.form.grammaticalCase != .locative, second.low == second.low.rounded()
    else { return nil }
    let isDigits = tokens[first.tokens.lowerBound].kind == .number
    let isIdiom = !isDigits && Self.idioms[first.low] == second.low
    guard (first.low >= 1 && first.low < 9 && second.low == first.low + 1) || isIdiom,
      isDigits == (tokens[next].kind == .number)
    else { return nil }
    // One, two, three … is counting.
    if let third = single(at: second.tokens.upperBound), third.low == second.low + 1 { return nil }
    return joined(first, second, isIdiom || first.low == 1 ? .vague : .range)
  }

  private func joined(
    _ first: NumberReading, _ second: NumberReading, _ kind: NumberReading.Kind
  ) -> NumberReading {
    var reading = NumberReading(
      tokens: first.tokens.lowerBound..<second.tokens.upperBound, low: first.low, high: second.high,
      kind: kind)
    reading.suffix = second.suffix
    reading.form = second.form
    return reading
  }

  private static let joiners: [String: Int] = ["ile": 1, "ila": 1, "veya": 1, "ya": 2]
  private static let between: Set<String> = ["arasi", "arasinda", "arasindaydi", "arasiydi"]
  private static let idioms: [Double: Double] = [3: 5, 5: 10, 10: 15, 15: 20, 20: 30, 30: 40]

  // MARK: Parts

  /// `üçte bir`, `dörtte üçünü`.
  private func fraction(_ first: NumberReading) -> NumberReading? {
    guard first.form.grammaticalCase == .locative, !first.form.hasCopula, first.low >= 2,
      first.low <= 10, let second = single(at: first.tokens.upperBound), second.kind == .exact,
      second.low < first.low, second.low == second.low.rounded(), second.low > 0,
      tokens[first.tokens.lowerBound].kind == .word,
      second.form.isPossessive || first.low <= Self.smallestPart && !isHour(first)
    else { return nil }
    var reading = joined(first, second, .exact)
    reading.low = second.low / first.low
    reading.high = reading.low
    return reading
  }

  /// "sekizde bir lahmacun" is rather one at eight; of smaller parts people say which: "onda biri".
  private static let smallestPart = 5.0

  /// `saat üçte bir elma`, `akşam beşte bir elma`.
  private func isHour(_ reading: NumberReading) -> Bool {
    let place = reading.tokens.lowerBound - 1
    return place >= 0 && Self.hourCues.contains(tokens[place].folded)
  }

  private static let hourCues: Set<String> = [
    "saat", "sabah", "ogle", "oglen", "ogleden", "sonra", "aksam", "gece", "dun", "bugun", "ikindi",
  ]

  /// `yüzde 20`, `%20`.
  private func percent(at place: Int) -> NumberReading? {
    guard tokens[place].folded == "yuzde" || tokens[place].folded == "%",
      var reading = single(at: place + 1), reading.kind == .exact
    else { return nil }
    reading.isPercent = true
    reading.isAmbiguousWord = false
    reading.isArticle = false
    reading.tokens = place..<reading.tokens.upperBound
    return reading
  }

  private func isApproximate(around range: Range<Int>) -> Bool {
    if range.lowerBound > 0, Self.before.contains(tokens[range.lowerBound - 1].folded) {
      return true
    }
    let after = range.upperBound
    for place in after..<min(after + 2, tokens.count)
    where Self.after.contains(tokens[place].folded) {
      return true
    }
    return false
  }

  private static let before: Set<String> = ["yaklasik", "yukari", "takriben", "neredeyse", "hemen"]
  private static let after: Set<String> = [
    "kadar", "civari", "civarinda", "civariydi", "civarindaydi", "falan", "filan", "gibi", "kusur",
    "kadardi", "falandi", "gibiydi",
  ]
}
