package import Turkish

/// A number of a text with what it counts.
package struct Figure: Sendable {
  /// What is measured; values are compared in one unit for each.
  package enum Dimension: String, Sendable {
    /// Grams.
    case mass
    /// Kilocalories.
    case energy
    /// mg/dL.
    case glucose
    /// Millilitres.
    case volume
    case percent
    /// Minutes.
    case time
    case steps
    /// Pieces and slices.
    case count
    /// A glycemic index.
    case index
    /// Units, tablets, drops.
    case dose
  }

  /// As said.
  package var low: Double
  package var high: Double
  /// Digits after the decimal mark.
  package var decimals = 0
  package var dimension: Dimension?
  /// How many of the dimension's own unit one of the said unit is.
  package var factor = 1.0
  /// The folded unit as said: `bardak`.
  package var unit = ""
  /// The number and its unit in the text.
  package var range: Range<String.Index>
  package var isApproximate = false
  /// A lone `bir`.
  package var isArticle = false
  /// The folded word after the number and its unit.
  package var next = ""
  /// The folded words before the number, nearest last; at most four, of the same sentence.
  package var before: [String] = []

  /// Whether it is a figure about food or health: it has a unit or a noun of one.
  package var isClaim: Bool { dimension != nil && dimension != .dose }
}

/// Finds the numbers of a text and what they count.
///
/// Clock times, dates, ordinals, list numbers and citation marks are no figures.
package struct FigureReader {
  private let tokens: [Token]
  private let source: String

  /// The figures of a text, from left to right.
  package static func figures(in text: String, _ tokens: [Token]? = nil) -> [Figure] {
    let reader = FigureReader(tokens: tokens ?? Turkish.tokens(of: text), source: text)
    return Turkish.numbers(in: reader.tokens).compactMap(reader.figure)
  }

  private func figure(_ reading: NumberReading) -> Figure? {
    let (first, end) = (reading.tokens.lowerBound, reading.tokens.upperBound)
    guard reading.kind != .ordinal, reading.low.isFinite, !isDate(reading), !isMark(reading) else {
      return nil
    }
    var figure = Figure(
      low: reading.low, high: reading.high,
      range: tokens[first].range.lowerBound..<tokens[end - 1].range.upperBound)
    figure.isApproximate = reading.isApproximate || reading.kind == .vague
    figure.isArticle = reading.isArticle
    figure.decimals = decimals(of: reading.tokens)
    figure.before = before(first)
    let after = measure(end, of: reading, &figure)
    figure.next = after < tokens.count ? tokens[after].folded : ""
    if figure.dimension == nil { takeNoun(at: end, suffix: reading.suffix, &figure) }
    if figure.dimension == nil, isClock(reading) { return nil }
    return figure
  }

  private func decimals(of range: Range<Int>) -> Int {
    let digits = tokens[range].last { $0.kind == .number }?.folded ?? ""
    guard let mark = digits.lastIndex(where: { ",.".contains($0) }) else { return 0 }
    let count = digits.distance(from: mark, to: digits.endIndex) - 1
    return count == 3 ? 0 : count
  }

  private func before(_ place: Int) -> [String] {
    let start = tokens[..<place].lastIndex { $0.kind == .mark && ".!?;\n".contains($0.folded) }
    return tokens[max(start ?? 0, place - 4)..<place].map(\.folded)
  }

  // MARK: No figures

  private func isDate(_ reading: NumberReading) -> Bool {
    let (first, end) = (reading.tokens.lowerBound, reading.tokens.upperBound)
    if tokens[reading.tokens].contains(where: { $0.kind == .date }) { return true }
    return Self.months.contains(text(end) ?? "")
      || Self.months.contains(text(first - 1) ?? "")
      || (1900...2100).contains(reading.low) && text(end)?.fits("stem.year") == true
  }

  private static let months = Set((1...12).map { Turkish.fold(DateText.month($0)) })

  /// `[1]`, `1.` and `2)` at the beginning of a line, `#3`.
  private func isMark(_ reading: NumberReading) -> Bool {
    let (first, end) = (reading.tokens.lowerBound, reading.tokens.upperBound)
    if text(first - 1) == "[" || text(first - 1) == "#" { return true }
    guard
      tokens[first].startsLine || first > 0 && tokens[first - 1].startsLine && isBullet(first - 1)
    else { return false }
    return text(end) == "." && end + 1 < tokens.count || text(end) == ")"
  }

  private func isBullet(_ place: Int) -> Bool { ["-", "*", "•"].contains(tokens[place].folded) }

  /// `saat 14.30`, `8.05'te`, `dörtte`: without a unit, a place in time.
  private func isClock(_ reading: NumberReading) -> Bool {
    let first = reading.tokens.lowerBound
    if text(first - 1).fits("unit.hour") { return true }
    let digits = tokens[first].folded
    return reading.form.grammaticalCase == .locative && tokens[first].kind == .number
      && digits.split(separator: ".").count == 2 && reading.low < 24
  }

  private func text(_ place: Int) -> String? {
    tokens.indices.contains(place) ? tokens[place].folded : nil
  }

  // MARK: Units

  /// Reads the unit at `place` into the figure and returns the place after it.
  private func measure(_ place: Int, of reading: NumberReading, _ figure: inout Figure) -> Int {
    if reading.isPercent {
      figure.dimension = .percent
      return place
    }
    guard let word = text(place) else { return place }
    var end = place + 1
    if word == "%" {
      figure.dimension = .percent
    } else if word.fits("figure.measure"), text(place + 1) == "/",
      let last = text(place + 2), last.fits("figure.measure.2")
    {
      figure.dimension = .glucose
      figure.factor = word.fits("stem.millimole") || word.fits("unit.millimole") ? 18.016 : 1
      end = place + 3
    } else if let unit = Unit.named(word) {
      figure.dimension = unit.dimension
      figure.factor = unit.factor
      if unit.text.fits("word.water"), let vessel = text(place + 1), vessel.fits("stem.glass") {
        end += 1
      }
    } else if word.fits("figure.measure.3"),
      let vessel = text(place + 1).flatMap(Unit.named),
      vessel.text.fits("stem.glass")
    {
      figure.dimension = .volume
      figure.factor = word.fits("word.water") ? 200 : 100
      end = place + 2
    } else {
      return place
    }
    figure.unit = word
    figure.range = figure.range.lowerBound..<tokens[end - 1].range.upperBound
    return end
  }

  private static let told: [Figure.Dimension] = [.mass, .energy, .glucose, .index]
  private static let closing: Set<String> = [".", ",", ";", "!", "?", ")", "|", "*", "("]

  /// `Şekeriniz 140.`, `glisemik indeksi 55`: no unit, but a noun that tells what is counted.
  private func takeNoun(at place: Int, suffix: String, _ figure: inout Figure) {
    let next = text(place)
    let isClosed =
      next.map { Self.closing.contains($0) || $0.fits("figure.closing") } ?? true
      || suffix.fits("ending.past")
    guard isClosed, !figure.isArticle else { return }
    for word in figure.before.suffix(3).reversed() {
      if let told = Self.told.first(where: { word.fits("figure.noun.\($0)") }) {
        figure.dimension = told
        if word.fits("stem.yourWeight") || word.fits("stem.bodyWeight") { figure.factor = 1000 }
        return
      }
    }
  }
}

/// The units that are looked at, folded.
package struct Unit: Sendable {
  package let text: String
  package let dimension: Figure.Dimension
  package let factor: Double

  private static let short = Dictionary(
    units(WordSets.list("unit.short")).map { ($0.text, $0) }
  ) { first, _ in first }
  private static let long = units(WordSets.list("unit.long"))

  /// Units as the table writes them: name, dimension, how many base units.
  private static func units(_ rows: [String]) -> [Unit] {
    rows.compactMap { row in
      let parts = row.split(separator: " ").map(String.init)
      guard parts.count == 3, let dimension = Figure.Dimension(rawValue: parts[1]),
        let factor = Double(parts[2])
      else { return nil }
      return Unit(parts[0], dimension, factor)
    }
  }

  private static let beginnings = Beginnings(Array(short.keys) + long.map(\.text))

  private init(_ text: String, _ dimension: Figure.Dimension, _ factor: Double = 1) {
    (self.text, self.dimension, self.factor) = (text, dimension, factor)
  }

  /// The unit of a folded word in any case: `gramlık`, `dilimi`.
  package static func named(_ word: String) -> Unit? {
    guard beginnings.hasStem(of: word) else { return nil }
    if let unit = short[word] { return unit }
    return long.first { unit in
      guard word.begins(with: unit.text) else { return false }
      let letters = Array(word.utf8)
      return letters.count == unit.text.utf8.count
        || NounSuffixes.form(of: letters, stem: unit.text.utf8.count) != nil
    }
  }
}
