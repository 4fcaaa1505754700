/// How many columns text takes on a terminal: combining marks none, wide letters and emoji two.
///
///     DisplayWidth.of("ğ")      // 1, composed or not
///     DisplayWidth.of("日本")    // 4
///     DisplayWidth.of("👩‍👩‍👧")     // 2
package enum DisplayWidth {
  /// Columns of a whole text without line breaks; escape sequences are not understood.
  package static func of(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Columns of one character as a person sees it, emoji sequences and flags included.
  package static func of(_ character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F, width == 1 { return 2 }
      if width == 0 { width = of(scalar) }
    }
    return width
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 {
      return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1
    }
    if isWide(value) || scalar.properties.isEmojiPresentation { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }

  /// East Asian Wide and Fullwidth (UAX #11), in the blocks that hold hardly anything else.
  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return wideRanges.contains { $0.contains(value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF,
    0x20000...0x3FFFD,
  ]
}

extension String {
  /// The text with spaces after it up to `width` columns; longer text stays as it is.
  package func padded(toColumns width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - DisplayWidth.of(self)))
  }

  /// The beginning that fits in `width` columns, with `…` as its last where something is cut off.
  package func cut(toColumns width: Int) -> String {
    guard DisplayWidth.of(self) > width else { return self }
    guard width > 0 else { return "" }
    var room = width - 1
    var kept = ""
    for character in self {
      room -= DisplayWidth.of(character)
      if room < 0 { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
