// What the editor reckons of texts alone.
extension EditorState {
  /// Pasted text without controls and without the line breaks at its end.
  static func pasted(_ text: String) -> String {
    var clean = Harmless.text(text)[...]
    while clean.last == "\n" { clean.removeLast() }
    return String(clean)
  }

  /// The place one line up or down in the same column, or nil at the first or last line.
  static func place(in text: [Unicode.Scalar], from cursor: Int, up: Bool) -> Int? {
    let start = text[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let column = cursor - start
    if up {
      guard start > 0 else { return nil }
      let before = text[..<(start - 1)].lastIndex(of: "\n").map { $0 + 1 } ?? 0
      return min(before + column, start - 1)
    }
    guard let end = text[cursor...].firstIndex(of: "\n") else { return nil }
    let next = text[(end + 1)...].firstIndex(of: "\n") ?? text.count
    return min(end + 1 + column, next)
  }

  /// Columns of a prompt; what stands between two \1 takes none.
  static func width(ofPrompt prompt: String) -> Int {
    prompt.split(separator: "\u{1}", omittingEmptySubsequences: false).enumerated()
      .reduce(0) { $1.offset % 2 == 0 ? $0 + DisplayWidth.of($1.element) : $0 }
  }
}
