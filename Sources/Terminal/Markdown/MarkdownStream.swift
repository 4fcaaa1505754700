/// How Markdown is shown.
package enum MarkdownStyle: Sendable, Equatable {
  /// As it is: for pipes and files.
  case verbatim
  /// Laid out for a terminal of that many columns, which may follow a click on an address.
  case rendered(width: Int, depth: ColourDepth, theme: Theme = .dark, isLinked: Bool = false)
}

/// Turns Markdown into text for the screen while it arrives.
///
///     var stream = MarkdownStream(.rendered(width: 80, depth: .none))
///     stream.feed("**Kahval") + stream.feed("tı** kaydedildi.\n") + stream.finish()
///     // "Kahvaltı kaydedildi.\n"
///
/// Append-only: what has been returned never has to be repainted, and the whole is the same however
/// the text was cut into pieces. A paragraph comes word by word as soon as a word can no longer turn
/// into something else; a table comes when it has ended, because its columns need all rows.
package struct MarkdownStream: Sendable {
  private let style: MarkdownStyle
  private var blocks: BlockWriter
  private var sequence = EscapeSequence()
  private var line = String.UnicodeScalarView()
  /// How many scalars `line` has.
  private var length = 0
  private var endsLine = true

  /// Scalars by which a line shows what it is; what does not then waits for the line's end.
  private static let telling = 400

  package init(_ style: MarkdownStyle) {
    self.style = style
    if case .rendered(let width, let depth, let theme, let isLinked) = style {
      blocks = BlockWriter(
        width: max(20, width), depth: depth, theme: theme, isLinked: isLinked)
    } else {
      blocks = BlockWriter(width: 80, depth: .none)
    }
  }

  /// Takes the next piece and returns what can be printed by now, possibly nothing.
  package mutating func feed(_ piece: String) -> String {
    var passed = String.UnicodeScalarView()
    for scalar in piece.unicodeScalars where !sequence.swallows(scalar) && Harmless.allows(scalar) {
      if style == .verbatim { passed.append(scalar) } else { take(scalar) }
    }
    if style == .verbatim {
      if let last = passed.last { endsLine = last == "\n" }
      return String(passed)
    }
    return blocks.takeOutput()
  }

  /// Ends the text and returns what is left of it, its last line break included.
  ///
  /// The stream is then as new.
  package mutating func finish() -> String {
    defer { self = MarkdownStream(style) }
    if style == .verbatim { return endsLine ? "" : "\n" }
    if !line.isEmpty { blocks.end(line: String(line)) }
    blocks.finish()
    return blocks.takeOutput()
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    if scalar == "\n" {
      blocks.end(line: String(line))
      (line, length) = (.init(), 0)
    } else {
      line.append(scalar)
      length += 1
      guard scalar == " ", blocks.isLineOpen || length < Self.telling else { return }
      if blocks.arrive(line: String(line)) { (line, length) = (.init(), 0) }
    }
  }
}
