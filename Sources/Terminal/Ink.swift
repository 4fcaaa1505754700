/// How a piece of text is set off from the rest.
package struct Ink: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let bold = Ink(rawValue: 1)
  package static let dim = Ink(rawValue: 2)
  package static let italic = Ink(rawValue: 4)
  package static let underline = Ink(rawValue: 8)
  package static let strike = Ink(rawValue: 16)
  package static let red = Ink(rawValue: 32)
  package static let green = Ink(rawValue: 64)
  package static let yellow = Ink(rawValue: 128)
  package static let cyan = Ink(rawValue: 256)
  package static let blue = Ink(rawValue: 512)
  package static let reverse = Ink(rawValue: 1024)

  private static let codes: [(Ink, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.strike, 9),
    (.reverse, 7), (.red, 31), (.green, 32), (.yellow, 33), (.blue, 34), (.cyan, 36),
  ]

  /// `text` between the sequences that turn the ink on and off; as it is without ink or colour.
  package func paint(_ text: String, _ depth: ColourDepth) -> String {
    guard depth == .ansi, self != [], !text.isEmpty else { return text }
    return "\(opening)\(text)\u{1B}[0m"
  }

  /// The sequence that turns the ink on; empty for none.
  var opening: String {
    let numbers = Ink.codes.filter { contains($0.0) }.map { String($0.1) }
    return numbers.isEmpty ? "" : "\u{1B}[\(numbers.joined(separator: ";"))m"
  }
}

/// Whether the terminal is given escape sequences for colour and weight.
package enum ColourDepth: Sendable, Equatable {
  /// No escape sequences at all.
  case none
  /// The sixteen colours of ANSI and bold, dim, italic.
  case ansi
}

/// A stretch of text in one ink; `\n` in it is a forced line break.
package struct Span: Sendable, Equatable {
  package var text: String
  package var ink: Ink
  /// Where a click on it leads, on terminals that can.
  package var link: Hyperlink?

  package init(_ text: String, _ ink: Ink = [], link: Hyperlink? = nil) {
    self.text = text
    self.ink = ink
    self.link = link
  }

  /// The same text in another ink.
  package func inked(_ ink: Ink) -> Span { Span(text, ink, link: link) }

  /// The text with the sequences of its ink and of its link.
  func painted(_ depth: ColourDepth) -> String {
    if text.allSatisfy({ $0 == " " }) { return text }
    let inked = ink.paint(text, depth)
    return depth == .ansi ? link?.around(inked) ?? inked : inked
  }
}
