import Analysis
import Turkish

/// The person's own words, as `Provenance` asks them.
struct Said {
  /// Folded, what follows an apostrophe left out.
  let words: [String]
  var figures: [Figure]
  /// Numbers and clock times in hours, in their order.
  let hours: [Double]
  /// `words` without what stands in quotation marks: a quoted order is not the person's.
  private let spoken: [String]
  private let hasQuestionMark: Bool
  /// The places of `words` before a mark, and the last one.
  private let ends: Set<Int>

  init(_ text: String) {
    let text = LookAlikes.plain(text)
    let tokens = Turkish.tokens(of: text)
    hasQuestionMark = tokens.contains { $0.folded == "?" }
    words = tokens.filter { $0.kind != .mark }.map(\.folded)
    ends = Self.ends(of: tokens)
    figures = FigureReader.figures(in: text, tokens).filter { !$0.isDenied(in: tokens) }
    hours = Self.hours(of: tokens)
    spoken =
      text.unicodeScalars.contains(where: Self.isQuote)
      ? Self.unquoted(text).filter { $0.kind != .mark }.map(\.folded) : words
  }

  /// Figures alone, to be asked for values.
  init(figures: [Figure]) {
    self.figures = figures
    (words, hours, spoken, hasQuestionMark, ends) = ([], [], [], false, [])
  }

  /// The same without the numbers that were said of another quantity than a tool keeps.
  func about(_ tool: String) -> Said {
    var copy = self
    copy.figures.removeAll { $0.isOfOther(than: tool) }
    return copy
  }

  private static func ends(of tokens: [Token]) -> Set<Int> {
    var (ends, count): (Set<Int>, Int) = ([], 0)
    for token in tokens {
      if token.kind == .mark { ends.insert(count - 1) } else { count += 1 }
    }
    return ends.union([count - 1])
  }

  /// Whether it is one of the marks between which a text is quoted.
  private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "“", "”", "«", "»", "„", "\"": true
    default: false
    }
  }

  private static func unquoted(_ text: String) -> [Token] {
    var out = ""
    var isQuoted = false
    for letter in text {
      switch letter {
      case "“", "«", "„": isQuoted = true
      case "”", "»": isQuoted = false
      case "\"": isQuoted.toggle()
      default: if !isQuoted { out.append(letter) }
      }
      if "“”«»„\"".contains(letter) { out.append(" ") }
    }
    return Turkish.tokens(of: out)
  }

  private static func hours(of tokens: [Token]) -> [Double] {
    var found: [(place: Int, hour: Double)] = Turkish.numbers(in: tokens).map {
      let value = $0.low
      let minutes = (value - value.rounded(.down)) * 100
      let isDigits = $0.tokens.count == 1 && tokens[$0.tokens.lowerBound].kind == .number
      return ($0.tokens.lowerBound, isDigits ? value.rounded(.down) + minutes / 60 : value)
    }
    for (place, token) in tokens.enumerated() where token.kind == .clock {
      let parts = token.folded.split { ":.".contains($0) }.compactMap { Double($0) }
      if parts.count > 1 { found.append((place, parts[0] + parts[1] / 60)) }
    }
    return found.sorted { $0.place < $1.place }.map(\.hour)
  }

  // MARK: Words

  func has(prefix stems: [String]) -> Bool {
    spoken.contains { word in stems.contains { word.hasPrefix($0) } }
  }

  func has(_ wanted: Set<String>) -> Bool { spoken.contains { wanted.contains($0) } }

  func has(_ row: String) -> Bool { spoken.contains { $0.fits(row) } }

  /// Whether one of the verbs stands there as an order, a wish or a polite question.
  func orders(_ row: String) -> Bool {
    spoken.indices.contains { place in
      spoken[place].endings(after: row).contains { ending in
        if ending.fits("said.orders") { return true }
        guard ending.fits("said.questions"), place + 1 < spoken.count else { return false }
        return spoken[place + 1].fits("said.orders.2")
      }
    }
  }

  /// Whether the person refuses: `silmeni istemiyorum`, `sakın`.
  var refuses: Bool { has("said.refuses") }

  /// Whether the person does not want it kept: `kaydetme`, `yazma`.
  var forbidsKeeping: Bool { has("said.forbidsKeeping") }

  /// Whether the words ask something.
  var asksBack: Bool { hasQuestionMark || has("said.asking") }

  /// Whether the words only tell something, and neither ask, nor point at a text, nor end with what
  /// somebody else has said.
  var isStatement: Bool {
    !hasQuestionMark && !has("said.asking") && !has("said.pointing")
      && spoken.last?.fits("said.hearsay") != true
  }

  /// Whether the person tells of themselves: `yaptım`, `başım`, `uyumuşuz`.
  var speaksOfSelf: Bool {
    spoken.contains { word in
      word.count > 3 && !word.fits("said.selfless")
        && word.fits("said.speaksOfSelf")
        && !word.fits("ending.youAre") && !word.fits("ending.yours")
        || word.fits("word.myWeight") || word.fits("word.headache")
    }
  }

  // MARK: Names

  /// Whether all words of a name occur, in whatever form.
  ///
  /// Loosely, three common letters are enough: `koşu`, `koştum`.
  func names(_ name: String, loosely: Bool = false) -> Bool {
    let asked = Turkish.tokens(of: name).filter { $0.kind == .word }.map(\.folded)
    guard !asked.isEmpty else { return false }
    return asked.allSatisfy { word in
      words.contains { Self.isSame(word, $0) || loosely && Self.isAlike(word, $0) }
    }
  }

  /// Whether one of these words is what its phrase is about, and describes no other thing.
  ///
  /// `kahvaltıda simit, çay` names two foods, `tatlı rüyalar` none.
  func heads(_ names: [String]) -> Bool {
    func isNamed(_ word: String) -> Bool { names.contains { Self.isSame($0, word) } }
    return words.indices.contains { place in
      guard isNamed(words[place]) || names.contains(where: { Self.isAlike($0, words[place]) })
      else { return false }
      return ends.contains(place) || isNamed(words[place + 1])
        || words[place + 1].fits("said.afterFood")
    }
  }

  /// The share of a text's words that the person used.
  func share(of text: String) -> Double {
    let asked = Turkish.tokens(of: text).filter { $0.kind == .word && $0.folded.count > 2 }
    guard !asked.isEmpty else { return 0 }
    let said = asked.filter { token in
      words.contains { Self.isSame(token.folded, $0) || Self.isAlike(token.folded, $0) }
    }
    return Double(said.count) / Double(asked.count)
  }

  /// Whether two folded words are forms of one.
  static func isSame(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    let (short, long) = left.utf8.count <= right.utf8.count ? (left, right) : (right, left)
    let word = Array(long.utf8)
    var stem = Array(short.utf8)
    guard stem.count >= 2 else { return false }
    if isForm(word, of: stem) { return true }
    let stems = Set(Turkish.searchStems(of: left))
    if short.count > 3,
      Turkish.searchStems(of: right).contains(where: { $0.count > 3 && stems.contains($0) })
    {
      return true
    }
    guard stem.count >= 3, let last = stem.last, let softened = soft[last] else { return false }
    stem[stem.count - 1] = softened
    return isForm(word, of: stem)
  }

  /// Letters that end a word by itself, and how they sound before a vowel.
  private static let soft: [UInt8: UInt8] = [
    UInt8(ascii: "k"): UInt8(ascii: "g"), UInt8(ascii: "p"): UInt8(ascii: "b"),
    UInt8(ascii: "t"): UInt8(ascii: "d"),
  ]

  /// Whether two words of one length end in two sounds of one letter: `süt`, `süd`.
  static func endSoftly(_ hard: String, _ other: String) -> Bool {
    hard.utf8.last.flatMap { soft[$0] } == other.utf8.last
  }

  private static func isForm(_ word: [UInt8], of stem: [UInt8]) -> Bool {
    guard word.count > stem.count, word.starts(with: stem),
      let form = NounSuffixes.form(of: word, stem: stem.count)
    else { return false }
    return form.derivation == nil || form.derivation == .with || form.derivation == .without
  }

  static func isAlike(_ left: String, _ right: String) -> Bool {
    let common = zip(left, right).prefix { $0 == $1 }.count
    return common >= 3 && left.count > 3 && right.count > 3
      || common >= 3 && common == min(left.count, right.count)
  }

  // MARK: Numbers

  /// Whether a value was said, as it is or in another unit of the same kind.
  func holds(_ value: Double, as dimensions: Set<Figure.Dimension>? = nil, factor: Double = 1)
    -> Bool
  {
    let base = value * factor
    let isHeld = figures.contains { figure in
      if let dimensions, let dimension = figure.dimension, !dimensions.contains(dimension) {
        return false
      }
      // `150 pound` are no 150 kilograms, `2 saat` no 2 minutes.
      let isOtherUnit =
        dimensions != nil && figure.factor != factor && figure.dimension != .glucose
        && figure.dimension != nil
      if !isOtherUnit, Self.isIn(figure, value, by: 1) { return true }
      if figure.factor != 1 || factor != 1, Self.isIn(figure, base, by: figure.factor) {
        return true
      }
      return isVessel(figure, base)
    }
    return isHeld || isSum(base)
  }

  /// Whether a value is one of two that were written as a pair: `145/90`.
  func pairs(_ value: Double) -> Bool {
    spoken.contains { word in
      let sides = word.split(separator: "/").compactMap { Double($0) }
      return sides.count == 2 && sides.contains(value)
    }
  }

  private static func isIn(_ figure: Figure, _ value: Double, by factor: Double) -> Bool {
    let slack = abs(value) * 0.005 + 1e-6
    return value >= figure.low * factor - slack && value <= figure.high * factor + slack
  }

  /// `2 bardak` of 150 to 350 ml, `bir şişe`, `yarım matara`.
  private func isVessel(_ figure: Figure, _ base: Double) -> Bool {
    guard figure.low > 0 else { return false }
    let one = base / figure.low
    if figure.unit.fits("word.tea") { return (80...200).contains(one) }
    if figure.unit.fits("stem.glass") || figure.unit.fits("word.water") {
      return (150...350).contains(one)
    }
    return Self.vessels.contains { figure.next.hasPrefix($0.0) && $0.1.contains(one) }
  }

  /// Vessels by how their names begin, with the least and the most millilitres that they hold.
  private static let vessels = WordSets.list("said.vessels").map { row in
    let words = row.split(separator: " ").map(String.init)
    return (words[0], (Double(words[1]) ?? 0)...(Double(words[2]) ?? 0))
  }

  /// `1 saat 20 dakika`.
  private func isSum(_ base: Double) -> Bool {
    figures.indices.dropFirst().contains { place in
      let (first, second) = (figures[place - 1], figures[place])
      return first.dimension != nil && first.dimension == second.dimension
        && abs(first.low * first.factor + second.low * second.factor - base) < 0.01
    }
  }

  /// Whether `14.30` was said as a time: `14:30`, `iki buçukta`.
  func tells(clock: Double) -> Bool {
    let minutes = (clock - clock.rounded(.down)) * 100
    return hours.contains { abs($0 - (clock.rounded(.down) + minutes / 60)) < 0.02 }
  }

  /// Whether so many hours lie between two times that were said one after the other.
  func spans(_ length: Double) -> Bool {
    hours.indices.dropFirst().contains { place in
      let between = hours[place] - hours[place - 1]
      return [0.0, 12, 24].contains { abs(between + $0 - length) < 0.02 }
    }
  }
}
