/// Text that cannot drive the terminal, whoever wrote it.
package enum Harmless {
  /// Whether a scalar is neither a control nor something that hides or reorders text.
  ///
  /// Line breaks and tabs stay; so does U+200D, which holds emoji together.
  package static func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0x00..<0x20, 0x7F..<0xA0: false
    case 0xAD, 0x061C, 0x180E, 0x200B, 0x200C, 0x200E, 0x200F: false
    case 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: false
    case 0xE0000...0xE007F: false
    default: true
    }
  }

  /// `text` without escape sequences, controls, BiDi overrides and invisible characters.
  ///
  ///     Harmless.text("a\u{1B}[2Jb\rc")  // "abc"
  package static func text(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 == 0x0A || (0x20..<0x7F).contains($0) }) { return text }
    var kept = String.UnicodeScalarView()
    var sequence = EscapeSequence()
    for scalar in text.unicodeScalars where !sequence.swallows(scalar) && allows(scalar) {
      kept.append(scalar)
    }
    return String(kept)
  }
}

/// Follows escape sequences over any number of pieces, so that their letters are dropped as well.
struct EscapeSequence: Sendable {
  private enum State { case none, escape, control, string, stringEscape }
  private var state = State.none
  private var length = 0

  /// Whether `scalar` belongs to a sequence that began at or before it.
  mutating func swallows(_ scalar: Unicode.Scalar) -> Bool {
    // A sequence that never ends must not swallow the rest of an answer.
    length = state == .none ? 0 : length + 1
    if length > 256 || scalar == "\n" { state = .none }
    switch (state, scalar.value) {
    case (.string, 0x1B): state = .stringEscape
    case (_, 0x1B): state = .escape
    case (.none, 0x9B), (.escape, 0x5B): state = .control
    case (.none, 0x90), (.none, 0x98), (.none, 0x9D...0x9F): state = .string
    case (.escape, 0x50), (.escape, 0x58), (.escape, 0x5D...0x5F): state = .string
    case (.none, _): return false
    case (.escape, 0x20...0x2F): break
    case (.escape, _), (.stringEscape, _): state = .none
    case (.control, 0x40...0x7E): state = .none
    case (.control, 0x20...0x3F): break
    case (.control, _):
      state = .none
      return false
    case (.string, 0x07), (.string, 0x9C): state = .none
    case (.string, _): break
    }
    return true
  }
}
