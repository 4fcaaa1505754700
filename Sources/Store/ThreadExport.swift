package import Domain

/// A thread as text that leaves the program.
package enum ThreadExport {
  /// A thread as one JSON object: the thread's fields, then `messages`, oldest first.
  ///
  /// Keys are in a fixed order, every field is there (null where empty), times are ISO 8601 in `zone`.
  package static func json(
    _ conversation: Conversation, _ messages: [Message], in zone: Zone
  ) -> JSON {
    .object([
      .init("conversation", .number(Double(conversation.id))),
      .init("title", .string(conversation.title)),
      .init("isNamed", .bool(conversation.isNamed)),
      .init("createdAt", .string(zone.civil(at: conversation.createdAt).text)),
      .init("updatedAt", .string(zone.civil(at: conversation.updatedAt).text)),
      .init("forkedFrom", conversation.forkedFrom.map { .number(Double($0)) } ?? .null),
      .init("messages", .array(messages.map { json($0, in: zone) })),
    ])
  }

  private static func json(_ message: Message, in zone: Zone) -> JSON {
    let files = message.attachments
    return .object(
      [
        .init("message", message.id.map { .number(Double($0)) } ?? .null),
        .init("role", .string(message.role.rawValue)),
        .init("at", .string(zone.civil(at: message.at).text)),
        .init("state", .string(message.state.rawValue)),
        .init("model", message.model.map(JSON.string) ?? .null),
        .init("text", .string(message.text)),
        .init("calls", MessageParts.json(message.calls)),
        .init("results", MessageParts.json(message.results)),
      ] + (files.isEmpty ? [] : [.init("attachments", MessageParts.json(files))]))
  }
}

// MARK: Markdown

extension ThreadExport {
  /// A thread as the conversation text that can be read, replayed on stdin and kept as a golden.
  ///
  ///     ---
  ///     now: 2026-11-21T08:30:00+03:00
  ///     ---
  ///     > Kahvaltıda iki yumurta yedim
  ///
  ///     Kahvaltı kaydedildi: …
  ///
  /// The front matter holds the time of the first message; a block of the same form stands before
  /// every user message whose time (to the second, in `zone`) differs from the one before. Each line
  /// of a user message has `> ` before it. Messages are parted by one blank line, so two user messages
  /// in a row stay two; answers in a row read back as one. Calls, results and empty
  /// texts are left out; what a call has written is told in its line.
  ///
  /// To read it back:
  /// - A user message that begins with `/` has one more `/` before it; a reader takes it away, as the
  ///   contract says (`//` stands for a `/` that is text).
  /// - A line of an answer that begins with `>` or is `---` (spaces may follow) has a `\` before it,
  ///   and so has a line that would look so escaped: a reader takes one `\` from each line that is one
  ///   or more `\` followed by `>…` or by `---` alone, and changes no other.
  /// - Line ends are LF. Blank lines around a message, and spaces alone in them, are not kept.
  package static func markdown(_ messages: [Message], in zone: Zone) -> String {
    var blocks: [String] = []
    var clock: String?
    for message in messages where message.state != .summary {
      let lines = trimmedLines(of: message.text)
      guard !lines.isEmpty else { continue }
      if message.role == .user || clock == nil {
        let now = zone.civil(at: message.at).text
        if now != clock { blocks.append("---\nnow: \(now)\n---\n") }
        clock = now
      }
      let body = message.role == .user ? quoted(lines) : escaped(lines)
      blocks.append(body + "\n\n")
    }
    guard var last = blocks.popLast() else { return "" }
    last.removeLast()
    return blocks.joined() + last
  }

  private static func quoted(_ lines: [Substring.UnicodeScalarView]) -> String {
    lines.enumerated().map { index, line in
      let slash = index == 0 && line.first == "/" ? "/" : ""
      return "> \(slash)\(String(line))"
    }.joined(separator: "\n")
  }

  private static func escaped(_ lines: [Substring.UnicodeScalarView]) -> String {
    lines.map { line in
      let bare = line.drop { $0 == "\\" }
      let isRule = bare.starts(with: "---".unicodeScalars) && bare.dropFirst(3).allSatisfy(isSpace)
      return (bare.first == ">" || isRule ? "\\" : "") + String(line)
    }.joined(separator: "\n")
  }

  /// The lines without the blank ones around them.
  private static func trimmedLines(of text: String) -> [Substring.UnicodeScalarView] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.last == "\r" ? $0.dropLast() : $0 }
    while lines.last?.allSatisfy(isSpace) == true { lines.removeLast() }
    return Array(lines.drop { $0.allSatisfy(isSpace) })
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\r"
  }
}
