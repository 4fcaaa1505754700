import CLibedit

/// What stands around a line while it waits for a key and is in nobody's way: the rest of a line that
/// may be meant, and lines below it (a menu, the status).
///
/// It is drawn when libedit has shown the line and waits, and taken away before the next key reaches
/// libedit, which knows nothing of it; nothing of it stays on the screen after Enter.
package struct LineAside: Sendable {
  /// What may follow the line, for the text so far; nil for nothing.
  package var ghost: @Sendable (_ line: String) -> String?
  /// Lines below, painted and no wider than the columns.
  package var below: @Sendable (_ line: String, _ columns: Int) -> [String]

  /// What can be chosen with the arrows instead, in place of the lines below; nil for nothing.
  package var menu: @Sendable (_ line: String, _ columns: Int) -> LineMenu?

  package init(
    ghost: @escaping @Sendable (String) -> String? = { _ in nil },
    below: @escaping @Sendable (String, Int) -> [String] = { _, _ in [] },
    menu: @escaping @Sendable (String, Int) -> LineMenu? = { _, _ in nil }
  ) {
    self.ghost = ghost
    self.below = below
    self.menu = menu
  }
}

/// Lines that may be meant, as rows below the line that is typed: ↓ and ↑ go through them, Enter takes one.
package struct LineMenu: Sendable {
  /// One of them.
  package struct Choice: Sendable {
    /// What the line becomes.
    package var line: String
    /// Whether that is a line to be sent, not one that waits for more.
    package var isWhole: Bool
    /// How it is shown: painted, and two columns narrower than the screen.
    package var row: String

    package init(_ line: String, isWhole: Bool, row: String) {
      self.line = line
      self.isWhole = isWhole
      self.row = row
    }
  }

  package var choices: [Choice]
  /// How many rows are shown at once.
  package var height: Int
  /// The row that says how many more there are.
  package var more: @Sendable (Int) -> String

  package init(_ choices: [Choice], height: Int, more: @escaping @Sendable (Int) -> String) {
    self.choices = choices
    self.height = height
    self.more = more
  }

  /// The rows around the chosen one, which is marked.
  func rows(chosen: Int?) -> [String] {
    let first = max(0, min((chosen ?? 0) - height + 1, choices.count - height))
    let shown = choices.indices.dropFirst(first).prefix(height)
    let rows = shown.map { place in
      (place == chosen ? Ink.bold.paint("▸", .ansi) + " " : "  ") + choices[place].row
    }
    let rest = choices.count - first - shown.count
    return rest > 0 ? rows + ["  " + more(rest)] : rows
  }
}

/// A line on the screen with what stands around it.
struct AsidePainter {
  /// Where the cursor and the end of the line stand, in cells from the prompt's first.
  private struct Place {
    var cursor: Int
    var end: Int
    var columns: Int

    var rowsDown: Int { end / columns - cursor / columns }
  }

  private let aside: LineAside
  private let output: Int32
  /// What the person's own letters are written in.
  private let typed: String
  private var drawn: Place?
  /// The rest of the line that is shown.
  private(set) var ghost: String?

  init(_ aside: LineAside, output: Int32, typed: String) {
    self.aside = aside
    self.output = output
    self.typed = typed
  }

  /// Draws around a line of one row or more that holds no line break; what is suggested is what
  /// `aside` knows, else what is `remembered`.
  mutating func draw(
    promptWidth: Int, line: String, cursor: Int, remembered: String?, chosen: Int?
  ) {
    let columns = columns
    guard columns > 20, !line.contains("\n") else { return }
    let before = String(String.UnicodeScalarView(line.unicodeScalars.prefix(cursor)))
    let place = Place(
      cursor: promptWidth + DisplayWidth.of(before), end: promptWidth + DisplayWidth.of(line),
      columns: columns)
    var out = ""
    if place.cursor == place.end, let rest = aside.ghost(line) ?? remembered, !rest.isEmpty {
      let shown = Harmless.text(rest).cut(toColumns: columns - place.end % columns - 1)
      if !shown.isEmpty {
        ghost = rest
        out += Ink.dim.paint(shown, .ansi) + "\u{1B}[\(DisplayWidth.of(shown))D"
      }
    }
    let menu = aside.menu(line, columns).map { $0.rows(chosen: chosen) } ?? []
    out += below(menu.isEmpty ? aside.below(line, columns) : menu, place)
    guard !out.isEmpty else { return }
    drawn = place
    TerminalGuard.standBelow(true)
    put(out + "\u{1B}[0m" + typed)
  }

  private func below(_ lines: [String], _ place: Place) -> String {
    guard !lines.isEmpty else { return "" }
    var out = place.rowsDown > 0 ? "\u{1B}[\(place.rowsDown)B" : ""
    for text in lines { out += "\r\n\u{1B}[0m\u{1B}[K" + text }
    return out + "\u{1B}[\(lines.count + place.rowsDown)A" + back(to: place.cursor, place)
  }

  private func back(to cell: Int, _ place: Place) -> String {
    let column = cell % place.columns
    return "\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
  }

  /// Takes away what was drawn; libedit finds the cursor where it left it.
  mutating func erase() {
    guard let place = drawn else { return }
    drawn = nil
    TerminalGuard.standBelow(false)
    guard place.rowsDown > 0 || place.cursor != place.end else { return put("\u{1B}[J") }
    let down = place.rowsDown > 0 ? "\u{1B}[\(place.rowsDown)B" : ""
    let up = place.rowsDown > 0 ? "\u{1B}[\(place.rowsDown)A" : ""
    put(down + back(to: place.end, place) + "\u{1B}[J" + up + back(to: place.cursor, place))
  }

  /// Takes away what stands below after the window has changed and the terminal has set its rows anew.
  mutating func forget() {
    let width = columns
    drawn?.columns = width
    erase()
  }

  /// Nothing is suggested any more.
  mutating func hasNothing() { ghost = nil }

  /// What the menu below a line offers.
  func choices(for line: String) -> [LineMenu.Choice] { aside.menu(line, columns)?.choices ?? [] }

  private var columns: Int {
    let width = Int(balli_terminal_columns(output))
    return width > 0 ? width : 80
  }

  /// A terminal that is gone shows in the next read.
  private func put(_ text: String) { try? Descriptor.write(text, to: output) }
}
