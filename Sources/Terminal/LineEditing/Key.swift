/// What a person pressed, as the line editor sees it.
enum Key: Sendable, Equatable {
  /// A letter, or a control character that libedit knows.
  case scalar(UInt32)
  /// A sequence of keys for libedit: Meta-f, Ctrl-X Ctrl-X.
  case sequence([UInt32])
  case action(EditorAction)
  /// The terminal is gone.
  case end
}

/// What the editor does itself rather than libedit.
enum EditorAction: Sendable, Equatable {
  case interrupt, endOrDelete, delete, complete, up, down, newline, search, searchForward, escape
  case openEditor, suspend, refresh, prefill, undo
  case paste(String)
}

/// A byte from the terminal, or why there is none.
enum KeyByte: Sendable, Equatable {
  case byte(UInt8)
  case timeout
  /// The window has changed, or something is to be shown.
  case woken
  case end
}

/// Turns the terminal's bytes into keys: UTF-8, escape sequences, marked pastes.
///
/// A sequence that nobody knows (F5, the mouse) is dropped as a whole, so that its letters never
/// land in the line.
struct KeyDecoder: Sendable {
  /// How long the rest of an escape sequence may take; after that it was the Escape key.
  private static let patience: Int32 = 50

  /// Reads the next key; `read` waits for so many milliseconds, or for ever at -1.
  func next(_ read: (Int32) -> KeyByte) -> Key {
    while true {
      switch read(-1) {
      case .end: return .end
      case .woken: return .action(.refresh)
      case .timeout: continue
      case .byte(let byte): if let key = key(for: byte, read) { return key }
      }
    }
  }

  private func key(for byte: UInt8, _ read: (Int32) -> KeyByte) -> Key? {
    switch byte {
    case 0, 0x1C, 0x1D: return nil
    case 0x1F: return .action(.undo)
    case 3: return .action(.interrupt)
    case 4: return .action(.endOrDelete)
    case 7: return .action(.escape)
    case 9: return .action(.complete)
    case 14: return .action(.down)
    case 16: return .action(.up)
    case 18: return .action(.search)
    case 19: return .action(.searchForward)
    case 26: return .action(.suspend)
    case 24: return chord(read)
    case 27: return escape(read)
    case 0x80...: return scalar(from: byte, read).map { .scalar($0) }
    default: return .scalar(UInt32(byte))
    }
  }

  private func chord(_ read: (Int32) -> KeyByte) -> Key? {
    var second = read(-1)
    while second == .woken { second = read(-1) }
    guard case .byte(let second) = second else { return nil }
    return second == 5 ? .action(.openEditor) : .sequence([24, UInt32(second)])
  }

  private func escape(_ read: (Int32) -> KeyByte) -> Key? {
    guard case .byte(let second) = read(Self.patience) else { return .action(.escape) }
    switch second {
    case UInt8(ascii: "["): return controlSequence(read)
    case UInt8(ascii: "O"):
      guard case .byte(let final) = read(Self.patience) else { return nil }
      return Self.keys[String(UnicodeScalar(final))]
    case 10, 13: return .action(.newline)
    case 27: return .action(.escape)
    case 0x80...:
      _ = scalar(from: second, read)
      return nil
    default: return .sequence([27, UInt32(second)])
    }
  }

  private func controlSequence(_ read: (Int32) -> KeyByte) -> Key? {
    var text = ""
    while case .byte(let byte) = read(Self.patience), text.count < 32 {
      text.unicodeScalars.append(UnicodeScalar(byte))
      guard (0x40...0x7E).contains(byte) else { continue }
      return text == "200~" ? paste(read) : Self.keys[text]
    }
    return nil
  }

  /// What sequences stand for; the movements by libedit's own Emacs keys.
  private static let keys: [String: Key] = [
    "A": .action(.up), "B": .action(.down), "C": .scalar(6), "D": .scalar(2),
    "H": .scalar(1), "F": .scalar(5), "1~": .scalar(1), "7~": .scalar(1), "4~": .scalar(5),
    "8~": .scalar(5), "3~": .action(.delete),
    "1;5C": .sequence([27, 102]), "1;3C": .sequence([27, 102]),
    "1;5D": .sequence([27, 98]), "1;3D": .sequence([27, 98]),
    "13;2u": .action(.newline), "13;3u": .action(.newline), "27;2;13~": .action(.newline),
    "27;3;13~": .action(.newline), "M": .scalar(13),
  ]

  /// Text up to the mark of its end, its line ends made `\n`.
  private func paste(_ read: (Int32) -> KeyByte) -> Key {
    let mark = Array("\u{1B}[201~".utf8)
    var bytes: [UInt8] = []
    reading: while true {
      switch read(-1) {
      case .byte(let byte):
        bytes.append(byte)
        if byte == UInt8(ascii: "~"), bytes.suffix(mark.count).elementsEqual(mark) {
          bytes.removeLast(mark.count)
          break reading
        }
      case .end: break reading
      case .timeout, .woken: continue
      }
    }
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { previous = scalar }
      if scalar == "\n", previous == "\r" { continue }
      text.append(scalar == "\r" ? "\n" : scalar)
    }
    return .action(.paste(String(text)))
  }

  /// Reads the rest of a UTF-8 sequence; nil where it is not one.
  private func scalar(from lead: UInt8, _ read: (Int32) -> KeyByte) -> UInt32? {
    let count = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
    var bytes = [lead]
    while bytes.count < count {
      guard case .byte(let byte) = read(Self.patience), byte & 0xC0 == 0x80 else { return nil }
      bytes.append(byte)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    return text.unicodeScalars.first.flatMap { Harmless.allows($0) ? $0.value : nil }
  }
}
