/// Makes text from outside safe for a terminal.
package enum TerminalText {
  /// The text without anything that steers a terminal or hides from the reader.
  ///
  ///     TerminalText.sanitised("\u{1B}]0;x\u{7}Süt\u{202E} 🥛")  // "Süt 🥛"
  ///
  /// Letters of all scripts, accents and emoji stay; line ends become `\n`.
  package static func sanitised(_ text: String) -> String {
    var sanitiser = Sanitiser()
    return sanitiser.feed(text) + sanitiser.finish()
  }
}

/// `TerminalText.sanitised` for text that arrives in pieces cut anywhere.
///
/// Takes out escape sequences whole (CSI, OSC, DCS and their kin, in 7 and 8 bits), control characters
/// except `\n` and `\t`, bidirectional controls, invisible and tag characters, private and unassigned
/// code points; joiners stay inside emoji; more than four marks on one letter are cut off.
package struct Sanitiser: Sendable {
  private enum State {
    case ground
    /// After ESC, and the intermediates that may follow it.
    case escape
    /// In a control sequence; the number of its characters so far.
    case control(Int)
    /// In a string that only BEL or ST ends.
    case string
    /// After an ESC in such a string.
    case stringEscape
  }

  private static let longestControl = 128
  private static let mostMarks = 4

  private var state = State.ground
  private var followsReturn = false
  /// A joiner that is kept only if an emoji follows.
  private var holdsJoiner = false
  private var last: Unicode.Scalar?
  private var marks = 0

  package init() {}

  /// Takes in a piece and returns what of it may be shown.
  package mutating func feed(_ piece: String) -> String {
    if let last = piece.unicodeScalars.last, isPlain(piece) {
      followsReturn = false
      follow(last)
      return piece
    }
    var out = String.UnicodeScalarView()
    for scalar in piece.unicodeScalars { take(scalar, into: &out) }
    return String(out)
  }

  /// Ends the text; an unfinished sequence is dropped, and nothing is left to show.
  package mutating func finish() -> String {
    self = Sanitiser()
    return ""
  }

  // MARK: Sequences

  private mutating func take(_ scalar: Unicode.Scalar, into out: inout String.UnicodeScalarView) {
    switch state {
    case .ground: ground(scalar, into: &out)
    case .escape: escape(scalar, into: &out)
    case .control(let count): control(scalar, count, into: &out)
    case .string: string(scalar, into: &out)
    case .stringEscape:
      state = .ground
      if scalar != "\\" { escape(scalar, into: &out) }
    }
  }

  private mutating func escape(_ scalar: Unicode.Scalar, into out: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x5B: state = .control(0)
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: state = .string
    case 0x20...0x2F: state = .escape
    case 0x30...0x7E: state = .ground
    default:
      state = .ground
      ground(scalar, into: &out)
    }
  }

  private mutating func control(
    _ scalar: Unicode.Scalar, _ count: Int, into out: inout String.UnicodeScalarView
  ) {
    switch scalar.value {
    case 0x20...0x3F where count < Self.longestControl: state = .control(count + 1)
    case 0x40...0x7E: state = .ground
    default:
      state = .ground
      ground(scalar, into: &out)
    }
  }

  private mutating func string(_ scalar: Unicode.Scalar, into out: inout String.UnicodeScalarView) {
    switch scalar.value {
    case 0x07, 0x9C: state = .ground
    case 0x1B: state = .stringEscape
    // No honest sequence holds a line end; without this an open one would swallow all that follows.
    case 0x0A, 0x0D:
      state = .ground
      ground(scalar, into: &out)
    default: break
    }
  }

  // MARK: Characters

  /// Whether a piece passes as it is, as nearly all pieces do: plain letters outside of any sequence.
  private func isPlain(_ piece: String) -> Bool {
    guard case .ground = state else { return false }
    return piece.unicodeScalars.allSatisfy { Self.isPlain($0.value) }
  }

  /// A visible character of the first blocks of Unicode, or a tab.
  private static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x09: true
    default: false
    }
  }

  private mutating func ground(_ scalar: Unicode.Scalar, into out: inout String.UnicodeScalarView) {
    let followed = followsReturn
    followsReturn = false
    switch scalar.value {
    case let value where Self.isPlain(value): put(scalar, into: &out)
    case 0x0A: if !followed { put("\n", into: &out) }
    case 0x0D:
      followsReturn = true
      put("\n", into: &out)
    case 0x1B: state = .escape
    case 0x9B: state = .control(0)
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: state = .string
    case 0..<0xA0: break
    case 0x2028, 0x2029: put("\n", into: &out)
    case 0x200D: holdsJoiner = last.map(Self.isEmoji) ?? false
    default: other(scalar, into: &out)
    }
  }

  private mutating func other(_ scalar: Unicode.Scalar, into out: inout String.UnicodeScalarView) {
    switch scalar.properties.generalCategory {
    case .format, .privateUse, .unassigned, .surrogate, .control: return
    case .nonspacingMark, .enclosingMark, .spacingMark: mark(scalar, into: &out)
    default:
      if Self.fillers.contains(scalar.value) { return }
      if holdsJoiner, Self.isEmoji(scalar) { out.append("\u{200D}") }
      put(scalar, into: &out)
    }
  }

  private mutating func mark(_ scalar: Unicode.Scalar, into out: inout String.UnicodeScalarView) {
    guard let base = last, base != "\n", base != "\t", marks < Self.mostMarks else { return }
    switch scalar.value {
    case 0x34F, 0x180B...0x180F, 0xFE00...0xFE0D, 0xE0100...0xE01EF: return
    case 0xFE0E, 0xFE0F:
      guard base.properties.isEmoji, marks == 0 else { return }
    default: break
    }
    marks += 1
    out.append(scalar)
  }

  private mutating func put(_ scalar: Unicode.Scalar, into out: inout String.UnicodeScalarView) {
    follow(scalar)
    out.append(scalar)
  }

  /// What a character that is shown means for those after it.
  private mutating func follow(_ scalar: Unicode.Scalar) {
    holdsJoiner = false
    marks = 0
    last = scalar
  }

  /// Letters without ink, used to hide text or to fake an empty line.
  private static let fillers: Set<UInt32> = [
    0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800, 0x17B4, 0x17B5,
  ]

  /// Whether a joiner may stand beside it: a pictograph or a skin tone, not a digit or `#`.
  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0xFF && scalar.properties.isEmoji
  }
}
