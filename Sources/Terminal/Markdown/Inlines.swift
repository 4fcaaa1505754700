import CMarkdown
import Synchronization

/// Reads the inside of a paragraph, a heading or a table with cmark-gfm.
struct Inlines {
  /// One parse at a time; holds whether the extensions are registered.
  ///
  /// cmark-gfm changes global tables of special characters while it parses with extensions.
  private static let turn = Mutex(false)

  let depth: ColourDepth
  var theme = Theme.dark
  /// Whether a click on an address leads there.
  var isLinked = false

  /// The spans of a paragraph's text, its inline marks turned into inks.
  ///
  /// A text that is continued goes on with a paragraph after a space; it begins no block of its own.
  func paragraph(_ text: some StringProtocol, isContinued: Bool = false) -> [Span] {
    guard isContinued else { return paragraph(Inlines.escapingStart(String(text)), of: text) }
    if Inlines.isPlain(text) { return [Span(String(text))] }
    var spans = paragraph(Inlines.earlier + text, of: text)
    if let start = spans.first, start.text.hasPrefix(Inlines.earlier) {
      spans[0].text.removeFirst(Inlines.earlier.count)
    }
    return spans
  }

  /// Whether nothing in a text can be a mark, an address or the end of a line.
  private static func isPlain(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "V"),
        UInt8(ascii: "a")...UInt8(ascii: "v"), UInt8(ascii: "x")...UInt8(ascii: "z"),
        UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"),
        UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "-"),
        UInt8(ascii: "'"), UInt8(ascii: "%"), 0x80...:
        true
      default: false
      }
    }
  }

  /// Stands for the words before a text that is continued.
  private static let earlier = "x "

  private func paragraph(_ source: String, of text: some StringProtocol) -> [Span] {
    parsed(source, extensions: Inlines.marks, orElse: [Span(String(text))]) { document in
      guard let only = cmark_node_first_child(document), cmark_node_next(only) == nil,
        cmark_node_get_type(only) == CMARK_NODE_PARAGRAPH
      else { return [Span(String(text))] }
      return spans(in: only)
    }
  }

  /// The spans of a heading's text.
  func heading(_ text: String) -> [Span] {
    guard !text.isEmpty else { return [] }
    return parsed("# \(text)", extensions: Inlines.marks, orElse: [Span(text)]) { document in
      cmark_node_first_child(document).map { spans(in: $0) } ?? [Span(text)]
    }
  }

  /// The table that `lines` make, or nil where they make none.
  func table(_ lines: [String]) -> Table? {
    let source = lines.joined(separator: "\n")
    return parsed(source, extensions: ["table"] + Inlines.marks, orElse: nil) { document in
      guard let table = cmark_node_first_child(document), Inlines.name(table) == "table" else {
        return nil
      }
      let rows = Inlines.children(of: table).map { row in
        Inlines.children(of: row).map { spans(in: $0) }
      }
      return Table(
        spans: rows.first ?? [], rows: Array(rows.dropFirst()),
        alignments: Inlines.alignments(of: table))
    }
  }

  private func spans(in node: OpaquePointer, _ ink: Ink = []) -> [Span] {
    Inlines.children(of: node).flatMap { span(of: $0, ink) }
  }

  private func span(of node: OpaquePointer, _ ink: Ink) -> [Span] {
    let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    switch Inlines.name(node) {
    case "text": return [Span(Harmless.text(literal), ink)]
    case "softbreak": return [Span(" ", ink)]
    case "linebreak": return [Span("\n", ink)]
    case "code": return [Span(code(Harmless.text(literal)), ink.union(theme.accent))]
    case "html_inline": return [Span(Inlines.breaks.contains(literal) ? "\n" : literal, ink)]
    case "emph": return spans(in: node, ink.union(theme.ink(for: .italic)))
    case "strong": return spans(in: node, ink.union(theme.ink(for: .bold)))
    case "strikethrough": return spans(in: node, ink.union(theme.ink(for: .strike)))
    case "link", "image": return link(node, ink)
    default: return spans(in: node, ink) + (literal.isEmpty ? [] : [Span(literal, ink)])
    }
  }

  /// A link's text, with its address after it in parentheses unless it is the text itself.
  private func link(_ node: OpaquePointer, _ ink: Ink) -> [Span] {
    let address = Harmless.text(cmark_node_get_url(node).map { String(cString: $0) } ?? "")
    let link = isLinked ? Hyperlink(address) : nil
    let words = spans(in: node, ink.union(theme.ink(for: .underline)))
      .map { Span($0.text, $0.ink, link: link) }
    let text = words.map(\.text).joined()
    let isSame = text == address || "mailto:" + text == address || "http://" + text == address
    guard !address.isEmpty, !isSame else { return words }
    return words + [
      Span(text.isEmpty ? "" : " ", ink),
      Span("(\(address))", ink.union(theme.quiet), link: link),
    ]
  }

  private func code(_ text: String) -> String {
    depth == .none || theme == .plain ? "`\(text)`" : text
  }

  private func parsed<Result: Sendable>(
    _ source: String, extensions: [String], orElse nothing: Result,
    _ read: (OpaquePointer) -> Result
  ) -> Result {
    Inlines.turn.withLock { isRegistered in
      if !isRegistered { cmark_gfm_core_extensions_ensure_registered() }
      isRegistered = true
      let options = CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE | CMARK_OPT_VALIDATE_UTF8
      guard let parser = cmark_parser_new(options) else { return nothing }
      defer { cmark_parser_free(parser) }
      for name in extensions {
        guard let found = cmark_find_syntax_extension(name) else { continue }
        cmark_parser_attach_syntax_extension(parser, found)
      }
      cmark_parser_feed(parser, source, source.utf8.count)
      guard let document = cmark_parser_finish(parser) else { return nothing }
      defer { cmark_node_free(document) }
      return read(document)
    }
  }

  private static let marks = ["autolink", "strikethrough"]
  private static let breaks = ["<br>", "<br/>", "<br />", "<BR>"]

  /// Keeps a paragraph from being read as a link definition or a piece of HTML, which show nothing.
  private static func escapingStart(_ text: String) -> String {
    if text.hasPrefix("["), let end = text.firstIndex(of: "]"), text[end...].hasPrefix("]:") {
      return "\\" + text
    }
    let isAddress = text.hasPrefix("<http") || text.hasPrefix("<mailto")
    if text.hasPrefix("<"), !isAddress { return "\\" + text }
    return text
  }

  private static func name(_ node: OpaquePointer) -> String {
    cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
  }

  private static func children(of node: OpaquePointer) -> [OpaquePointer] {
    Array(
      sequence(state: cmark_node_first_child(node)) { next in
        defer { next = next.flatMap { cmark_node_next($0) } }
        return next
      })
  }

  private static func alignments(of table: OpaquePointer) -> [Table.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(table))
    guard let marks = cmark_gfm_extensions_get_table_alignments(table) else { return [] }
    return (0..<count).map { index in
      switch marks[index] {
      case UInt8(ascii: "r"): .right
      case UInt8(ascii: "c"): .centre
      default: .left
      }
    }
  }
}
