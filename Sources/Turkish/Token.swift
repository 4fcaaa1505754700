/// A word, number or mark of a sentence, with its place in the source text.
package struct Token: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case word
    /// Digits, with a decimal mark where one was written: `1,5`, `180`, `1.250`.
    case number
    /// `14:30`, `14.30`, `8:05`.
    case clock
    /// `1/2`, `½`.
    case fraction
    /// `2026-11-21`, `3/3/2015`, `21.11.2026`.
    case date
    /// `,` `.` `;` `:` `?` `!` `+` `&` `-` `(` `)` `/` `%` and other single marks.
    case mark
  }

  package var kind: Kind
  /// As written.
  package var text: String
  /// Folded; for a word with an apostrophe, what stands before it.
  package var folded: String
  /// Folded letters after an apostrophe (`8'i` → `i`) or glued to a number (`200gr` gives two tokens).
  package var suffix: String
  /// The place in the source.
  package var range: Range<String.Index>
  /// Whether nothing stands between this token and the one before.
  package var isGlued: Bool
  /// Whether a line break stands before it.
  package var startsLine: Bool

  package init(
    kind: Kind, text: String, folded: String, suffix: String, range: Range<String.Index>,
    isGlued: Bool, startsLine: Bool
  ) {
    self.kind = kind
    self.text = text
    self.folded = folded
    self.suffix = suffix
    self.range = range
    self.isGlued = isGlued
    self.startsLine = startsLine
  }
}

extension Turkish {
  /// Splits a sentence into tokens.
  ///
  ///     tokens(of: "Saat 8'i çeyrek geçe 200gr yoğurt, 1,5 dilim")
  ///     // saat · 8+i · ceyrek · gece · 200 · gr · yogurt · , · 1,5 · dilim
  package static func tokens(of text: String) -> [Token] {
    tokens(of: text) {
      var scanner = TokenScanner(text)
      return scanner.scan()
    }
  }
}

/// Cuts text into tokens in one pass over its scalars.
private struct TokenScanner {
  let text: String
  let scalars: String.UnicodeScalarView
  var index: String.UnicodeScalarView.Index
  var tokens: [Token] = []
  var sawBreak = true
  var sawSpace = true

  init(_ text: String) {
    self.text = text
    scalars = text.unicodeScalars
    index = scalars.startIndex
    tokens.reserveCapacity(16)
  }

  mutating func scan() -> [Token] {
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if Self.isSpace(scalar) {
        if scalar == "\n" || scalar == "\r" { sawBreak = true }
        sawSpace = true
        index = scalars.index(after: index)
      } else if Self.isDigit(scalar) {
        scanNumber()
      } else if Self.isLetter(scalar) {
        scanWord()
      } else {
        scanMark(scalar)
      }
    }
    return tokens
  }

  private mutating func emit(
    _ kind: Token.Kind, from start: String.Index, to end: String.Index, folded: String? = nil,
    suffix: String = ""
  ) {
    let written = String(text[start..<end])
    tokens.append(
      Token(
        kind: kind, text: written, folded: folded ?? Turkish.fold(written), suffix: suffix,
        range: start..<end, isGlued: !sawSpace, startsLine: sawBreak))
    sawSpace = false
    sawBreak = false
  }

  private mutating func scanWord() {
    let start = index
    skip(while: Self.isLetter)
    var folded = Turkish.fold(String(text[start..<index]))
    if Self.amounts.contains(folded), let volume = scanVolume() { folded += volume }
    let suffix = scanApostrophe()
    emit(.word, from: start, to: index, folded: folded, suffix: suffix)
  }

  /// Units of an amount in a volume are one word: `mg/dL` is folded to `mgdl`.
  private static let amounts: Set<String> = [
    "mg", "mmol", "g", "gr", "mcg", "ug", "ng", "pg", "iu", "u", "meq", "umol", "nmol", "pmol",
  ]
  private static let volumes: Set<String> = ["dl", "l", "lt", "ml", "mol"]

  /// Reads `/dL` after a unit; leaves the index where it was if there is none.
  private mutating func scanVolume() -> String? {
    guard index < scalars.endIndex, scalars[index] == "/" else { return nil }
    let slash = index
    index = scalars.index(after: index)
    let start = index
    skip(while: Self.isLetter)
    let volume = Turkish.fold(String(text[start..<index]))
    guard Self.volumes.contains(volume) else {
      index = slash
      return nil
    }
    return volume
  }

  /// Reads `'da` after a word or number; leaves the index where it was if there is none.
  private mutating func scanApostrophe() -> String {
    guard index < scalars.endIndex, Folding.isApostrophe(scalars[index]) else { return "" }
    let next = scalars.index(after: index)
    guard next < scalars.endIndex, Self.isLetter(scalars[next]) else { return "" }
    index = next
    skip(while: Self.isLetter)
    return Turkish.fold(String(text[next..<index]))
  }

  private mutating func scanNumber() {
    let start = index
    skip(while: Self.isDigit)
    var kind = Token.Kind.number
    var marks: [Unicode.Scalar] = []
    while let mark = joiner() {
      marks.append(mark)
      index = scalars.index(after: index)
      skip(while: Self.isDigit)
    }
    let end = index
    let written = text[start..<end]
    if !marks.isEmpty { kind = Self.kind(of: written, marks: marks) }
    let suffix = scanApostrophe()
    emit(kind, from: start, to: index, folded: String(written), suffix: suffix)
  }

  /// The mark that joins the digits before and after it into one token.
  private func joiner() -> Unicode.Scalar? {
    guard index < scalars.endIndex, ",.:/-".unicodeScalars.contains(scalars[index]) else {
      return nil
    }
    let mark = scalars[index]
    let next = scalars.index(after: index)
    guard next < scalars.endIndex, Self.isDigit(scalars[next]) else { return nil }
    if mark == "-" {
      // A hyphen joins only the parts of an ISO date; `2-3` is a range of two numbers.
      return isDatePart(after: next) ? mark : nil
    }
    return mark
  }

  private func isDatePart(after next: String.UnicodeScalarView.Index) -> Bool {
    var digitsBefore = 0
    var place = index
    while place > scalars.startIndex {
      place = scalars.index(before: place)
      guard Self.isDigit(scalars[place]) || scalars[place] == "-" else { break }
      digitsBefore += 1
    }
    var after = next
    while after < scalars.endIndex, Self.isDigit(scalars[after]) {
      after = scalars.index(after: after)
    }
    let continues = after < scalars.endIndex && scalars[after] == "-"
    if digitsBefore < 3, continues { return isYear(after: scalars.index(after: after)) }
    let isThird = scalars[place..<index].contains("-")
    return (digitsBefore == 4 && continues) || isThird && digitsBefore > 3
  }

  /// Whether just four digits stand here: the last part of `03-11-2026`.
  private func isYear(after start: String.UnicodeScalarView.Index) -> Bool {
    let digits = scalars[start...].prefix(while: Self.isDigit)
    return digits.count == 4
  }

  private static func kind(of written: Substring, marks: [Unicode.Scalar]) -> Token.Kind {
    let parts = written.split { ",.:/-".contains($0) }.map(String.init)
    let values = parts.compactMap { Int($0) }
    if marks == [":"] || marks == [":", ":"] {
      return values[0] < 25 && values.count > 1 && values[1] < 60 && parts[1].count == 2
        ? .clock : .mark
    }
    if marks == ["/"] {
      return values.count == 2 && values[1] > 0 && values[1] <= 12 && values[0] < values[1]
        ? .fraction : .date
    }
    if marks == ["/", "/"] || marks == ["-", "-"] { return .date }
    if marks == [".", "."], values.count == 3, values[0] <= 31, values[1] <= 12 { return .date }
    return .number
  }

  private mutating func scanMark(_ scalar: Unicode.Scalar) {
    let start = index
    index = scalars.index(after: index)
    if let fraction = Folding.fraction(scalar) {
      emit(.fraction, from: start, to: index, folded: fraction)
    } else {
      emit(.mark, from: start, to: index)
    }
  }

  private mutating func skip(while holds: (Unicode.Scalar) -> Bool) {
    while index < scalars.endIndex, holds(scalars[index]) { index = scalars.index(after: index) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (48...57).contains(scalar.value) }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value <= 0x20 || (!scalar.isASCII && Folding.folded(scalar) == " ")
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return (97...122).contains(scalar.value | 0x20) || scalar == "_"
    }
    return scalar.properties.isAlphabetic || Folding.folded(scalar) == nil
  }
}

extension Folding {
  static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || (!scalar.isASCII && folded(scalar) == "'")
  }

  static func fraction(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "½": "1/2"
    case "¼": "1/4"
    case "¾": "3/4"
    case "⅓": "1/3"
    case "⅔": "2/3"
    default: nil
    }
  }
}
