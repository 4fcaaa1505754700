/// A paragraph that is written while it arrives.
struct ParagraphWriter: Sendable {
  var source = ""
  private let first: String
  private let rest: String
  private var written = ""
  /// The length from which on the next look is worth its while.
  private var nextLook = 0

  /// `first` stands before its first line, `rest` before the others.
  init(first: String, rest: String) {
    self.first = first
    self.rest = rest
  }

  /// What can be written since the last time; all of it where the paragraph is whole.
  mutating func advance(width: Int, _ inlines: Inlines, isWhole: Bool) -> String {
    // Each look reads the whole paragraph: in a very long one the words come in small bunches.
    let length = source.utf8.count
    guard isWhole || length >= nextLook else { return "" }
    nextLook = length + length / 64
    let settled = isWhole ? source[...] : OpenConstructs.settled(source)
    guard settled.contains(where: { !$0.isWhitespace }) else {
      guard isWhole, written.isEmpty else { return "" }
      return Ink.dim.paint(first, inlines.depth)
    }
    let text = Wrapping.text(
      of: inlines.paragraph(settled), width: width, first: first, rest: rest, inlines.depth)
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
