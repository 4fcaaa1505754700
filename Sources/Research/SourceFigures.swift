import Domain
import Foundation

/// The figures of an abstract, each with what it counts there.
struct SourceFigures: Sendable {
  struct Figure: Sendable, Equatable {
    var value: Double
    /// Nil for a figure beside which nothing is named: an odds ratio, the end of an interval.
    var unit: FigureUnit?
    /// Groups and names of the units in its sentence, which its interval may be told in.
    var beside: Set<String>
  }

  private(set) var figures: [Figure] = []

  init(_ text: String) {
    for sentence in Paper.sentences(of: text) { read(sentence) }
  }

  /// Takes in what a record says besides its abstract.
  mutating func add(_ value: Double, _ unit: FigureUnit) {
    figures.append(Figure(value: value, unit: unit, beside: []))
  }

  private mutating func read(_ sentence: String) {
    // `B12` and `HbA1c` are names.
    let text = sentence.lowercased().replacing(/\p{L}+-?\d+\p{L}*/, with: " ")
    var found: [(value: Double, unit: FigureUnit?, range: Range<String.Index>)] = []
    for match in text.matches(of: Numerals.pattern) {
      let unit = unit(in: text, match.range)
      for value in Numerals.values(of: String(match.output)) {
        found.append((value, unit, match.range))
      }
    }
    found += words(in: text)
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    for place in found.indices.reversed() where found[place].unit == nil {
      let next = found[(place + 1)...].first { $0.range.lowerBound > found[place].range.lowerBound }
      guard let next, found[place].range.upperBound <= next.range.lowerBound else { continue }
      let between = text[found[place].range.upperBound..<next.range.lowerBound]
      if Self.joints.contains(between.trimmingCharacters(in: .whitespaces)) {
        found[place].unit = next.unit
      }
    }
    var beside = Set(found.compactMap { $0.unit }.flatMap { [$0.group, $0.name] })
    // "95% CI" is how sure an interval is, and no share of anything.
    let isShare = found.contains { figure in
      figure.unit == .percent && !isLevel(text, figure.range)
    }
    if !isShare { beside.remove("percent") }
    figures += found.map { Figure(value: $0.value, unit: $0.unit, beside: beside) }
    figures += shares(in: text).map { Figure(value: $0, unit: .share, beside: beside) }
  }

  private static let joints: Set<String> = [
    "-", "–", "—", "to", "and", "or", "vs", "vs.", "versus",
  ]

  private func isLevel(_ text: String, _ range: Range<String.Index>) -> Bool {
    text[range.upperBound...].prefix(24).contains(/^\s*%\s*(?:ci|confidence|cri|credible|pi)\b/)
  }

  // MARK: Units

  /// What the words behind a number name, else those right before it.
  private func unit(in text: String, _ range: Range<String.Index>) -> FigureUnit? {
    let rest = text[range.upperBound...]
    if rest.prefix(2).contains(/^\s?%/) { return .percent }
    if text[..<range.lowerBound].suffix(6).contains(/\bn\s*[=:]\s*$/) { return .people }
    var place = 0
    for chunk in rest.prefix(70).split(whereSeparator: { $0.isWhitespace || $0 == "-" }) {
      guard place < 5 else { return nil }
      let word = chunk.trimmingCharacters(in: .punctuationCharacters)
      if let unit = FigureUnits.shared.english(word) {
        return place == 0 || unit.isCount ? unit : nil
      }
      let isEnd = chunk.last.map { ",.;:()".contains($0) } ?? true
      if isEnd || chunk.first == "(" || word.contains(where: \.isNumber)
        || Self.stops.contains(word)
      {
        return nil
      }
      place += 1
    }
    return nil
  }

  private static let stops: Set<String> = [
    "of", "in", "to", "with", "for", "and", "or", "vs", "versus", "from", "at", "than", "were",
    "was",
    "had", "after",
  ]

  // MARK: Words

  private static let ones: [String: Double] = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15,
    "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30,
    "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "one": 1,
    "hundred": 100, "twice": 2, "doubled": 2, "tripled": 3, "twofold": 2, "threefold": 3,
  ]

  private static let folds: Set<String> = ["twice", "doubled", "tripled", "twofold", "threefold"]

  /// Numbers that are written as words, each as it stands and with the one behind it: `twenty-four`.
  private func words(
    in text: String
  ) -> [(value: Double, unit: FigureUnit?, range: Range<String.Index>)] {
    var found: [(value: Double, unit: FigureUnit?, range: Range<String.Index>)] = []
    for match in text.matches(of: /[a-z]+/) {
      let word = String(match.output)
      guard var value = Self.ones[word] else { continue }
      var range = match.range
      if value >= 20, value < 100,
        let next = text[range.upperBound...].prefixMatch(of: /[- ]([a-z]+)/),
        let one = Self.ones[String(next.1)], one < 10
      {
        value += one
        range = range.lowerBound..<next.range.upperBound
      }
      found.append((value, Self.folds.contains(word) ? .fold : unit(in: text, range), range))
    }
    return found
  }

  /// Parts of a whole: `half`, `one in four`, `19 of 390`.
  private func shares(in text: String) -> [Double] {
    var found: [Double] = []
    for match in text.matches(of: /[a-z]+/) {
      if let unit = FigureUnits.shared.english(String(match.output)), unit.group == "share" {
        found += [unit.factor, 2 * unit.factor].filter { $0 < 1 }
      }
    }
    for match in text.matches(
      of: /\b([a-z]+|\d+)\s+(?:in|of|out of)\s+(?:every\s+|the\s+)?([a-z]+|\d+)\b/)
    {
      let value = { (word: Substring) in Double(word) ?? Self.ones[String(word)] }
      if let part = value(match.1), let whole = value(match.2), part < whole {
        found.append(part / whole)
      }
    }
    return found
  }
}

/// Numbers in digits, as papers and answers write them.
enum Numerals {
  static var pattern: Regex<Substring> { /\d+(?:[.,·]\d+)*/ }

  /// `1.200` is a thousand or one and a fifth, `0,62` and `0·62` are the same.
  static func values(of text: String) -> [Double] {
    let marks = text.filter { ".,·".contains($0) }
    guard let first = marks.first else { return Double(text).map { [$0] } ?? [] }
    let parts = text.split { ".,·".contains($0) }
    var found: [Double] = []
    if marks.count == 1, let value = Double(parts.joined(separator: ".")) { found.append(value) }
    let isGrouped =
      parts.dropFirst().allSatisfy { $0.count == 3 } && marks.allSatisfy { $0 == first }
    if isGrouped, let value = Double(parts.joined()) { found.append(value) }
    if marks.count > 1, !isGrouped, parts.dropFirst().dropLast().allSatisfy({ $0.count == 3 }),
      let last = parts.last, let value = Double(parts.dropLast().joined() + "." + last)
    {
      found.append(value)
    }
    return found
  }

  /// The text with groups of three digits joined (`8 089`) and bare decimals begun (`p=.62`).
  static func joined(_ text: String) -> String {
    text.replacing(/(\d)[ \u{A0}\u{202F}\u{2009}](?=\d{3}(?!\d))/) { $0.1 }
      .replacing(/([=<>≤≥]\s?)[.,](\d)/) { $0.1 + "0." + $0.2 }
  }
}
