/// Breaking text into lines by the columns it takes on the screen.
package enum Wrapping {
  /// Breaks plain text into lines of at most `width` columns; `\n` in it stays a break.
  ///
  ///     Wrapping.lines(of: "bir dilim ekmek", width: 9)  // ["bir dilim", "ekmek"]
  package static func lines(of text: String, width: Int) -> [String] {
    lines(of: [Span(text)], width: width).map { $0.map(\.text).joined() }
  }

  /// Breaks the lines of a text that are too wide, each with its indentation, and leaves the others,
  /// columns and all, as they are.
  ///
  /// A word that is wider than the screen stays whole: it may be a path or an address to be copied.
  package static func fitted(_ text: String, width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      DisplayWidth.of(String(line)) > width ? broken(line, width: width) : String(line)
    }.joined(separator: "\n")
  }

  /// Breaks the lines of what was drawn that are too wide, between words, and leaves the others.
  package static func fitted(_ lines: [[Span]], width: Int) -> [[Span]] {
    lines.flatMap { line in
      line.reduce(0) { $0 + DisplayWidth.of($1.text) } > width
        ? self.lines(of: line, width: width) : [line]
    }
  }

  private static func broken(_ line: Substring, width: Int) -> String {
    let indent = String(line.prefix { $0 == " " }.prefix(width / 2))
    var (done, now, rest) = ("", "", line)
    while !rest.isEmpty {
      let space = rest.prefix { $0 == " " }
      let word = rest.dropFirst(space.count).prefix { $0 != " " }
      rest = rest[word.endIndex...]
      let longer = now + space + word
      if now.isEmpty || word.isEmpty || DisplayWidth.of(longer) <= width {
        now = longer
      } else {
        done += now + "\n"
        now = indent + word
      }
    }
    return done + now
  }

  /// Breaks inked text into lines of at most `width` columns.
  ///
  /// Breaks at spaces only, so that a no-break space holds; a word that is longer than a line is cut
  /// unless it is an address (terminals find those again over their own line ends).
  package static func lines(
    of spans: [Span], width: Int, cutsAddresses: Bool = false
  ) -> [[Span]] {
    var filler = LineFiller(width: max(1, width), cutsAddresses: cutsAddresses)
    for span in spans { filler.add(span) }
    return filler.finish()
  }

  /// Lines with a prefix each, painted and joined by line breaks, without one at the end.
  package static func text(
    of spans: [Span], width: Int, first: String, rest: String, _ depth: ColourDepth,
    quiet: Ink = .dim
  ) -> String {
    text(of: spans, width: width, from: nil, first: first, rest: rest, depth, quiet: quiet).text
  }

  /// As `text`, going on after a word that ends at `column` of a line, and where it ends itself.
  static func text(
    of spans: [Span], width: Int, from column: Int?, first: String, rest: String,
    _ depth: ColourDepth, quiet: Ink = .dim
  ) -> (text: String, column: Int) {
    let room = width - max(DisplayWidth.of(first), DisplayWidth.of(rest))
    var filler = LineFiller(width: max(room, 10), cutsAddresses: false)
    if let column { filler.goOn(from: column) }
    for span in spans { filler.add(span) }
    let (lines, end) = filler.finishAtColumn()
    let text = lines.enumerated().map { index, line in
      let prefix = index > 0 ? rest : column == nil ? first : ""
      return (prefix.isEmpty ? "" : paint([Span(prefix, quiet)], depth)) + paint(line, depth)
    }.joined(separator: "\n")
    return (text, end)
  }

  /// One line's spans with their inks as escape sequences.
  package static func paint(_ line: [Span], _ depth: ColourDepth) -> String {
    line.map { $0.painted(depth) }.joined()
  }
}

/// Collects words into lines.
private struct LineFiller {
  let width: Int
  let cutsAddresses: Bool
  var lines: [[Span]] = []
  var line: [Span] = []
  var used = 0
  var word: [Span] = []
  /// The space before the word, with the ink it was written in.
  var space: Span?

  init(width: Int, cutsAddresses: Bool) {
    self.width = width
    self.cutsAddresses = cutsAddresses
  }

  mutating func add(_ span: Span) {
    var piece = ""
    for character in span.text {
      guard character == " " || character == "\t" || character.isNewline else {
        piece.append(character)
        continue
      }
      append(piece, of: span)
      piece = ""
      endWord()
      if character.isNewline {
        endLine()
      } else if !line.isEmpty {
        space = Span(" ", span.ink, link: span.link)
      }
    }
    append(piece, of: span)
  }

  /// Goes on after a word that stands on the screen.
  mutating func goOn(from column: Int) {
    line = [Span("")]
    used = column
    space = Span(" ")
  }

  mutating func finish() -> [[Span]] { finishAtColumn().lines }

  /// The lines, and the columns that the last of them takes.
  mutating func finishAtColumn() -> (lines: [[Span]], column: Int) {
    endWord()
    let column = used
    if !line.isEmpty || lines.isEmpty { endLine() }
    return (lines, column)
  }

  private mutating func append(_ piece: String, of span: Span) {
    guard !piece.isEmpty else { return }
    LineFiller.push(Span(piece, span.ink, link: span.link), on: &word)
  }

  private mutating func endLine() {
    lines.append(line)
    line = []
    used = 0
    space = nil
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    let columns = word.reduce(0) { $0 + DisplayWidth.of($1.text) }
    if !line.isEmpty, let space {
      if used + 1 + columns <= width {
        LineFiller.push(space, on: &line)
        used += 1
      } else {
        endLine()
      }
    }
    space = nil
    if columns > width, cutsAddresses || !word.contains(where: { $0.text.contains("://") }) {
      cutWord()
    } else {
      for span in word { LineFiller.push(span, on: &line) }
      used += columns
    }
    word = []
  }

  private mutating func cutWord() {
    for span in word {
      for character in span.text {
        let columns = DisplayWidth.of(character)
        if used + columns > width, used > 0 { endLine() }
        LineFiller.push(Span(String(character), span.ink, link: span.link), on: &line)
        used += columns
      }
    }
  }

  private static func push(_ span: Span, on line: inout [Span]) {
    if let last = line.indices.last, line[last].ink == span.ink, line[last].link == span.link {
      line[last].text += span.text
    } else {
      line.append(span)
    }
  }
}
