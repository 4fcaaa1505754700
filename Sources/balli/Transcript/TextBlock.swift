/// Several typed lines as one message: between `"""` and `"""`, or with a `\` at the end of each but the
/// last.
///
///     var block = TextBlock()
///     block.take("\"\"\"tarif:")  // nil
///     block.take("2 yumurta\"\"\"")  // "tarif:\n2 yumurta"
package struct TextBlock: Sendable {
  private static let mark = "\"\"\""

  private var lines: [String] = []
  private var isQuoted = false

  package init() {}

  /// Whether the message goes on with the next line.
  package var isOpen: Bool { isQuoted || !lines.isEmpty }

  /// The message that a line completes; nil where it goes on.
  package mutating func take(_ line: String) -> String? {
    var rest = line
    if !isOpen, let opened = Self.opened(by: line) {
      isQuoted = true
      rest = opened
      if rest.trimmed.isEmpty { return nil }
    }
    if isQuoted {
      guard let last = Self.closed(by: rest) else {
        lines.append(rest)
        return nil
      }
      if !last.trimmed.isEmpty { lines.append(last) }
    } else if let part = Self.continued(rest) {
      lines.append(part)
      return nil
    } else {
      lines.append(rest)
    }
    defer { self = TextBlock() }
    return lines.joined(separator: "\n")
  }

  /// What stands after the mark that opens a block; nil where the line opens none.
  static func opened(by line: String) -> String? {
    line.hasPrefix(mark) ? String(line.dropFirst(mark.count)) : nil
  }

  /// What stands before the mark that closes a block; nil where the line closes none.
  static func closed(by line: String) -> String? {
    let text = line.trimmed
    return text.hasSuffix(mark) ? String(text.dropLast(mark.count)) : nil
  }

  /// The line without the `\` by which it goes on; nil where it ends here.
  static func continued(_ line: String) -> String? {
    line.reversed().prefix { $0 == "\\" }.count % 2 == 1 ? String(line.dropLast()) : nil
  }
}
