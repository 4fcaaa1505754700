/// A block that holds other blocks.
enum Container: Sendable, Equatable {
  case quote
  /// A list item: how far its content is indented, and what stands before it.
  case item(indent: Int, marker: ListMarker)
}

/// What begins a list item.
enum ListMarker: Sendable, Equatable {
  case bullet(Character)
  case number(Int, delimiter: Character)

  /// Whether two items belong to one list.
  func continues(_ other: ListMarker) -> Bool {
    switch (self, other) {
    case (.bullet(let a), .bullet(let b)): a == b
    case (.number(_, let a), .number(_, let b)): a == b
    default: false
    }
  }
}

/// What a line of Markdown is, by CommonMark's first phase, seen from the containers that are open.
///
/// Departs from CommonMark where an answer is printed while it arrives: a line of `---` after a
/// paragraph is a rule (not the mark of a heading that has been printed already), and a table begins
/// with `|`.
struct LineStructure: Sendable, Equatable {
  /// What a line holds after its containers.
  enum Content: Sendable, Equatable {
    case blank
    case heading(level: Int, text: String)
    case rule
    case fence(mark: Character, count: Int, indent: Int, language: String)
    case tableRow(String)
    case code(String)
    case text(String)
  }

  /// How many of the open containers the line belongs to.
  var matched: Int
  var opened: [Container] = []
  var content: Content

  /// Reads a line; `inParagraph` says whether the innermost open block is a paragraph.
  init(of line: some StringProtocol, in containers: [Container], inParagraph: Bool) {
    var scan = LineScan(line)
    matched = 0
    for container in containers {
      guard scan.enter(container) else { break }
      matched += 1
    }
    let interrupts = inParagraph && matched == containers.count
    while true {
      let isInside = interrupts && opened.isEmpty
      if scan.indent >= 4, !isInside, !scan.isBlank {
        content = .code(scan.text(droppingIndent: 4))
        return
      }
      if scan.indent < 4, scan.isQuoteMark {
        scan.skipQuoteMark()
        opened.append(.quote)
        continue
      }
      if scan.indent < 4, !scan.isRule, let item = scan.item(interrupting: isInside) {
        opened.append(item)
        continue
      }
      break
    }
    content = scan.isBlank ? .blank : scan.indent < 4 ? scan.leaf : .text(scan.text())
  }

  /// The content of a line inside a fence that stands in `containers`; nil where the line left them.
  static func fenced(_ line: String, in containers: [Container], indent: Int) -> String? {
    var scan = LineScan(line)
    for container in containers {
      guard scan.enter(container) else { return nil }
    }
    return scan.text(droppingIndent: indent)
  }
}

/// A place in a line, with the columns of white space before what comes next.
struct LineScan {
  private var rest: Substring
  private(set) var indent = 0

  init(_ line: some StringProtocol) {
    rest = Substring(line)
    measure()
  }

  var isBlank: Bool { rest.isEmpty }
  var isQuoteMark: Bool { rest.first == ">" }

  /// A rule: at least three of one of `*`, `-`, `_`, and nothing else but spaces.
  var isRule: Bool {
    guard let mark = rest.first, "*-_".contains(mark) else { return false }
    return rest.count { $0 == mark } >= 3
      && rest.allSatisfy { $0 == mark || $0 == " " || $0 == "\t" }
  }

  /// Steps into a container that an earlier line opened; false where the line is not part of it.
  mutating func enter(_ container: Container) -> Bool {
    switch container {
    case .quote:
      guard indent < 4, isQuoteMark else { return false }
      skipQuoteMark()
    case .item(let width, _):
      if isBlank { return true }
      guard indent >= width else { return false }
      indent -= width
    }
    return true
  }

  mutating func skipQuoteMark() {
    rest.removeFirst()
    measure()
    indent = max(0, indent - 1)
  }

  /// Steps over a list marker and gives the item that it opens, or nil where there is none.
  ///
  /// A paragraph is interrupted only by a bullet, or by the number 1, with text after it.
  mutating func item(interrupting isInside: Bool) -> Container? {
    guard let first = rest.first else { return nil }
    let marker: ListMarker
    let length: Int
    if "-*+".contains(first) {
      (marker, length) = (.bullet(first), 1)
    } else {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard (1...9).contains(digits.count), let number = Int(digits),
        let delimiter = rest.dropFirst(digits.count).first, ".)".contains(delimiter),
        !isInside || number == 1
      else { return nil }
      (marker, length) = (.number(number, delimiter: delimiter), digits.count + 1)
    }
    let after = rest.dropFirst(length)
    guard after.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
    if isInside, after.allSatisfy({ $0 == " " || $0 == "\t" }) { return nil }
    let before = indent
    rest = after
    measure()
    let gap = isBlank || indent > 4 ? 1 : indent
    indent = max(0, indent - gap)
    return .item(indent: before + length + gap, marker: marker)
  }

  /// What begins here, at less than four columns of indentation.
  var leaf: LineStructure.Content {
    if isRule { return .rule }
    switch rest.first {
    case "#": return heading ?? .text(text())
    case "`", "~": return fence ?? .text(text())
    case "|": return .tableRow(text())
    default: return .text(text())
    }
  }

  /// What is left of the line, without white space at its end.
  func text() -> String {
    var end = rest
    while let last = end.last, last == " " || last == "\t" { end.removeLast() }
    // Two spaces at the end are a line break.
    return rest.hasSuffix("  ") && !end.isEmpty ? end + "  " : String(end)
  }

  /// What is left of the line as it stands, with what its indentation has over `columns`.
  func text(droppingIndent columns: Int) -> String {
    String(repeating: " ", count: max(0, indent - columns)) + rest
  }

  private var heading: LineStructure.Content? {
    let level = rest.prefix { $0 == "#" }.count
    let after = rest.dropFirst(level)
    guard level <= 6, after.isEmpty || after.first == " " || after.first == "\t" else { return nil }
    var words = after.split(whereSeparator: { $0 == " " || $0 == "\t" })
    if let last = words.last, last.allSatisfy({ $0 == "#" }) { words.removeLast() }
    return .heading(level: level, text: words.joined(separator: " "))
  }

  private var fence: LineStructure.Content? {
    guard let mark = rest.first else { return nil }
    let count = rest.prefix { $0 == mark }.count
    let info = rest.dropFirst(count)
    guard count >= 3, mark == "~" || !info.contains("`") else { return nil }
    let language = info.split(separator: " ").first.map(String.init) ?? ""
    return .fence(mark: mark, count: count, indent: indent, language: language)
  }

  private mutating func measure() {
    indent = 0
    while let first = rest.first, first == " " || first == "\t" {
      indent += first == "\t" ? 4 - indent % 4 : 1
      rest.removeFirst()
    }
  }
}
