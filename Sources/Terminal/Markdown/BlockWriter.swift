/// Follows the blocks of a Markdown text line by line and writes them out.
struct BlockWriter: Sendable {
  /// The innermost block, where it can go on.
  private enum Leaf {
    case none
    case paragraph(ParagraphWriter)
    case fence(mark: Character, count: Int, indent: Int)
    /// Rows that are a table once the second of them says so.
    case table([String], isSure: Bool)
    case code
  }

  private let width: Int
  private let inlines: Inlines
  private var depth: ColourDepth { inlines.depth }
  private var theme: Theme { inlines.theme }
  private var output = ""
  private var hasWritten = false
  private var wantsGap = false
  private var containers: [Container] = []
  private var markers = MarkerColumn()
  private var leaf = Leaf.none
  /// Whether the beginning of the unfinished line has been taken into the open paragraph.
  private(set) var isLineOpen = false

  init(width: Int, depth: ColourDepth, theme: Theme = .dark, isLinked: Bool = false) {
    self.width = width
    inlines = Inlines(depth: depth, theme: theme, isLinked: isLinked)
  }

  mutating func takeOutput() -> String {
    defer { output = "" }
    return output
  }

  /// A line has arrived up to a space; true where it was taken as text of a paragraph.
  ///
  /// What comes after on the same line is then given alone.
  mutating func arrive(line: String) -> Bool {
    if isLineOpen {
      append(line)
      return true
    }
    switch leaf {
    case .fence, .table, .code: return false
    case .none, .paragraph: break
    }
    let structure = LineStructure(of: line, in: containers, inParagraph: isInParagraph)
    guard case .text(let text) = structure.content, Self.isCertainlyText(text) else { return false }
    place(structure, text: text + " ")
    isLineOpen = true
    return true
  }

  /// A line, or what has not been taken of it, is complete.
  mutating func end(line: String) {
    if isLineOpen {
      isLineOpen = false
      append(line + "\n")
      return
    }
    if case .fence(let mark, let count, let indent) = leaf {
      if fenced(line, mark, count, indent) { return }
    }
    let structure = LineStructure(of: line, in: containers, inParagraph: isInParagraph)
    if case .table(let rows, let isSure) = leaf {
      if continueTable(rows, isSure, structure) { return }
    }
    switch structure.content {
    case .blank: blank(structure)
    case .text(let text): place(structure, text: text + "\n")
    case .heading(let level, let text): heading(level, text, structure)
    case .rule: rule(structure)
    case .code(let text): code(text, structure)
    case .tableRow(let row):
      enter(structure)
      leaf = .table([row], isSure: false)
    case .fence(let mark, let count, let indent, _):
      enter(structure)
      wantsGap = true
      leaf = .fence(mark: mark, count: count, indent: indent)
    }
  }

  /// Ends every open block.
  mutating func finish() {
    isLineOpen = false
    closeLeaf()
    if hasWritten { output += "\n" }
  }

  // MARK: - Paragraphs

  private var isInParagraph: Bool {
    if case .paragraph = leaf { true } else { false }
  }

  /// Whether a line that begins with `text` is a paragraph's whatever comes after it.
  private static func isCertainlyText(_ text: String) -> Bool {
    guard let word = text.split(separator: " ").first, word != "[" else { return false }
    if word.allSatisfy({ "#*-_=+>~`".contains($0) }) { return false }
    if word.hasPrefix("```") || word.hasPrefix("~~~") || word == "[x]" || word == "[X]" {
      return false
    }
    guard ".)".contains(word.last ?? " ") else { return true }
    return !word.dropLast().allSatisfy { $0.isASCII && $0.isNumber }
  }

  private mutating func place(_ structure: LineStructure, text: String) {
    let isLazy = isInParagraph && structure.opened.isEmpty
    if isLazy {
      let isUnderline = text.hasSuffix("\n") && text.dropLast().allSatisfy { $0 == "=" }
      append(isUnderline ? "" : text)
      return
    }
    enter(structure)
    let (words, box) = Self.task(text, isItem: !structure.opened.isEmpty)
    let (first, rest) = markers.prefixes(for: containers, box: box)
    startBlock()
    leaf = .paragraph(ParagraphWriter(first: first, rest: rest))
    append(words)
  }

  private mutating func append(_ text: String) {
    guard case .paragraph(var paragraph) = leaf else { return }
    // Nobody else may hold the text, or each word would copy all words before it.
    leaf = .none
    paragraph.append(text)
    output += paragraph.advance(width: width, inlines, isWhole: false)
    leaf = .paragraph(paragraph)
  }

  /// Splits the box of a task off an item's text.
  private static func task(_ text: String, isItem: Bool) -> (text: String, box: String) {
    guard isItem else { return (text, "") }
    for (mark, box) in [("[ ] ", "☐ "), ("[x] ", "☑ "), ("[X] ", "☑ ")] where text.hasPrefix(mark) {
      return (String(text.dropFirst(4)), box)
    }
    return (text, "")
  }

  // MARK: - Other blocks

  private mutating func blank(_ structure: LineStructure) {
    if structure.matched == containers.count, structure.opened.isEmpty {
      closeLeaf()
    } else {
      enter(structure)
    }
    if structure.opened.isEmpty { wantsGap = true }
  }

  private mutating func heading(_ level: Int, _ text: String, _ structure: LineStructure) {
    enter(structure)
    wantsGap = true
    let spans = inlines.heading(text).map { span in
      span.inked(span.ink.union(level <= 2 ? theme.strong : theme.ink(for: .bold)))
    }
    let (first, rest) = markers.prefixes(for: containers)
    startBlock()
    output += Wrapping.text(
      of: spans, width: width, first: first, rest: rest, depth, quiet: theme.quiet)
  }

  private mutating func rule(_ structure: LineStructure) {
    enter(structure)
    let (first, _) = markers.prefixes(for: containers)
    startBlock()
    let line = String(repeating: "─", count: max(3, min(40, width - DisplayWidth.of(first))))
    output += theme.quiet.paint(first + line, depth)
  }

  private mutating func code(_ text: String, _ structure: LineStructure) {
    if case .code = leaf, structure.matched == containers.count, structure.opened.isEmpty {
      codeLine(text)
      return
    }
    enter(structure)
    leaf = .code
    codeLine(text)
  }

  private mutating func codeLine(_ text: String) {
    let (first, _) = markers.prefixes(for: containers)
    startBlock()
    output +=
      text.isEmpty
      ? ""
      : Wrapping.paint([Span(first, theme.quiet)], depth) + "  " + theme.accent.paint(text, depth)
  }

  /// Writes a line of a fenced block; false where the line is outside it.
  private mutating func fenced(
    _ line: String, _ mark: Character, _ count: Int, _ indent: Int
  ) -> Bool {
    guard let text = LineStructure.fenced(line, in: containers, indent: indent) else {
      return false
    }
    let bare = text.drop { $0 == " " }
    let marks = bare.prefix { $0 == mark }.count
    if marks >= count, bare.dropFirst(marks).allSatisfy({ $0 == " " }) {
      leaf = .none
      wantsGap = true
    } else {
      codeLine(text)
      wantsGap = false
    }
    return true
  }

  // MARK: - Tables

  private mutating func continueTable(
    _ rows: [String], _ isSure: Bool, _ structure: LineStructure
  ) -> Bool {
    guard structure.matched == containers.count, structure.opened.isEmpty else { return false }
    switch structure.content {
    case .tableRow(let row):
      leaf = .table(rows + [row], isSure: isSure || (rows.count == 1 && Self.isDelimiter(row)))
      return true
    case .text(let row) where row.contains("|") && (isSure || Self.isDelimiter(row)):
      leaf = .table(rows + [row], isSure: true)
      return true
    default: return false
    }
  }

  private static func isDelimiter(_ row: String) -> Bool {
    row.contains("-") && row.contains("|") && row.allSatisfy { "|-: ".contains($0) }
  }

  private mutating func writeTable(_ rows: [String], isSure: Bool) {
    let (first, rest) = markers.prefixes(for: containers)
    if isSure, let table = inlines.table(rows) {
      wantsGap = true
      startBlock()
      if !first.allSatisfy({ $0 == " " }) { output += theme.quiet.paint(first, depth) + "\n" }
      output += table.text(width: width, depth, prefix: rest, theme: theme)
      wantsGap = true
    } else {
      startBlock()
      var paragraph = ParagraphWriter(first: first, rest: rest)
      paragraph.append(rows.joined(separator: "  \n"))
      output += paragraph.advance(width: width, inlines, isWhole: true)
    }
  }

  // MARK: - Where blocks begin and end

  /// Leaves the containers that a line is not part of and opens those that it begins.
  private mutating func enter(_ structure: LineStructure) {
    closeLeaf()
    if structure.matched < containers.count {
      markers.leave(containers[structure.matched...], at: structure.matched)
      containers.removeSubrange(structure.matched...)
    }
    for container in structure.opened {
      markers.enter(container, at: containers.count)
      containers.append(container)
    }
    if structure.opened.isEmpty, structure.content != .blank {
      markers.endList(at: containers.count)
    }
  }

  private mutating func closeLeaf() {
    let closing = leaf
    leaf = .none
    switch closing {
    case .paragraph(var paragraph):
      output += paragraph.advance(width: width, inlines, isWhole: true)
    case .table(let rows, let isSure): writeTable(rows, isSure: isSure)
    case .none, .fence, .code: break
    }
  }

  /// Ends the line before a block, with an empty line where the text has one.
  private mutating func startBlock() {
    if hasWritten { output += wantsGap ? "\n\n" : "\n" }
    hasWritten = true
    wantsGap = false
  }
}
