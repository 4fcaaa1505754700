/// A paragraph that is written while it arrives.
///
/// What is on the screen as it will stay is forgotten but for the column in which it ends: each word
/// costs the same, however long the paragraph is.
struct ParagraphWriter: Sendable {
  /// What has arrived and is not forgotten.
  private var source = ""
  private let first: String
  private let rest: String
  /// What of `source` is on the screen, and the columns of its last line.
  private var (written, end) = ("", 0)
  /// Bytes of `source` with which every construct in it was closed at the last look; 0 for none.
  private var closed = 0
  /// The columns of the last line of what is forgotten; nil where nothing is.
  private var column: Int?
  /// The length from which on the next look is worth its while.
  private var nextLook = 0

  /// Bytes after which a construct that is still open is taken for one that nothing closes.
  private static let longest = 8_192

  /// `first` stands before its first line, `rest` before the others.
  init(first: String, rest: String) {
    self.first = first
    self.rest = rest
  }

  /// Takes more of the text, up to a space or a line's end.
  mutating func append(_ text: String) { source += text }

  /// What can be written since the last time; all of it where the paragraph is whole.
  mutating func advance(width: Int, _ inlines: Inlines, isWhole: Bool) -> String {
    forgetWritten()
    let length = source.utf8.count
    guard isWhole || length >= nextLook else { return "" }
    let isLong = length > Self.longest && source.utf8.last == UInt8(ascii: " ")
    let settled = isWhole || isLong ? source[...] : OpenConstructs.settled(source)
    let isClosed = settled.endIndex == source.endIndex
    closed = isClosed ? length : 0
    nextLook = isClosed ? 0 : length + length / 16
    guard settled.contains(where: { !$0.isWhitespace }) else {
      guard isWhole, written.isEmpty, column == nil else { return "" }
      return inlines.theme.quiet.paint(first, inlines.depth)
    }
    return write(settled, width: width, inlines)
  }

  /// Forgets what was closed at the last look, where the word after it says that a mere space ends it.
  private mutating func forgetWritten() {
    let bytes = source.utf8
    guard closed > 1, closed < bytes.count else { return }
    let next = bytes.index(bytes.startIndex, offsetBy: closed)
    let space = bytes.index(before: next)
    let isMere =
      bytes[space] == UInt8(ascii: " ") && source[space] == " "
      && ![bytes[next], bytes[bytes.index(before: space)]].contains(where: Self.isBlank)
    closed = 0
    guard isMere else { return }
    source = String(source[next...])
    column = end
    written = ""
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 0x0A }

  private mutating func write(_ words: Substring, width: Int, _ inlines: Inlines) -> String {
    let text: String
    (text, end) = Wrapping.text(
      of: inlines.paragraph(words, isContinued: column != nil), width: width,
      from: column, first: first, rest: rest, inlines.depth, quiet: inlines.theme.quiet)
    guard text.utf8.count > written.utf8.count else { return "" }
    // A construct that was misjudged leaves a few marks on the screen; no word is lost or repeated.
    let more =
      text.utf8.starts(with: written.utf8)
      ? String(text.utf8.dropFirst(written.utf8.count)) ?? ""
      : String(text.dropFirst(written.count))
    written = text
    return more
  }
}

/// What stands before the lines of list items and quotes: bullets, numbers, bars, and room.
struct MarkerColumn: Sendable {
  /// The markers of open items that are not on the screen yet, by depth.
  private var waiting: [Int: ListMarker] = [:]
  /// The marker that each open item or ended item shows, by depth.
  private var shown: [Int: ListMarker] = [:]

  /// An item or a quote begins at `depth`; a number goes on from the item before it.
  mutating func enter(_ container: Container, at depth: Int) {
    guard case .item(_, let marker) = container else {
      endList(at: depth)
      return
    }
    var next = marker
    if let last = shown[depth], last.continues(marker), case .number(let number, let mark) = last {
      next = .number(number + 1, delimiter: mark)
    }
    shown = shown.filter { $0.key < depth }
    shown[depth] = next
    waiting[depth] = next
  }

  /// Containers end from `depth` on; the outermost of them may be followed by an item of its list.
  mutating func leave(_ containers: ArraySlice<Container>, at depth: Int) {
    waiting = waiting.filter { $0.key < depth }
    shown = shown.filter { $0.key <= depth }
    if case .quote? = containers.first { shown[depth] = nil }
  }

  /// Something else than an item stands at `depth`: the list there is over.
  mutating func endList(at depth: Int) { shown = shown.filter { $0.key < depth } }

  /// What stands before a block's first line and before its others.
  mutating func prefixes(for containers: [Container], box: String = "") -> (String, String) {
    var (first, rest) = ("", "")
    var level = 0
    for (depth, container) in containers.enumerated() {
      guard case .item = container, let marker = shown[depth] else {
        first += "│ "
        rest += "│ "
        continue
      }
      let text = Self.text(marker, level: level)
      let room = String(repeating: " ", count: DisplayWidth.of(text))
      first += waiting[depth] == nil ? room : text
      rest += room
      level += 1
    }
    waiting = [:]
    return (first + box, rest + String(repeating: " ", count: DisplayWidth.of(box)))
  }

  private static func text(_ marker: ListMarker, level: Int) -> String {
    switch marker {
    case .bullet: ["• ", "◦ ", "▪ "][min(level, 2)]
    case .number(let number, let delimiter): "\(number)\(delimiter) "
    }
  }
}
