/// Text of one line, safe to show.
enum Line {
  /// The text on one line: control characters and runs of white space become one space.
  ///
  ///     Line.clean("iki\n  yumurta", limit: 80)  // "iki yumurta"
  ///
  /// Over `limit` characters it is cut at a word where one ends in the last third, with an ellipsis.
  static func clean(_ text: String, limit: Int) -> String {
    var out = ""
    var count = 0
    var isPending = false
    for character in text {
      if isBlank(character) {
        isPending = count > 0
        continue
      }
      if isPending { out.append(" "); count += 1 }
      isPending = false
      out.append(character)
      count += 1
      if count > limit { return cut(out, to: limit) }
    }
    return out
  }

  private static func cut(_ text: String, to limit: Int) -> String {
    let head = text.prefix(max(1, limit - 1))
    if let space = head.lastIndex(of: " "),
      head.distance(from: head.startIndex, to: space) * 3 >= limit * 2
    {
      return String(head[..<space]) + Texts.ellipsis
    }
    return String(head) + Texts.ellipsis
  }

  /// White space, control characters, and marks that reorder or hide text in a terminal.
  static func isBlank(_ character: Character) -> Bool {
    character.isWhitespace || character.unicodeScalars.allSatisfy(isHidden)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF:
      true
    case 0xFDD0...0xFDEF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
