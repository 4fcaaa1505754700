package import Domain

/// Reads a conversation, in either of its two forms, as it arrives.
///
///     var parser = TranscriptParser()
///     parser.feed("> merhaba\n\n".utf8)  // [.message("merhaba", line: 1)]
///
/// A message is told as soon as it is complete: at its line's end in plain text, at the first line
/// that is not `> ` in the form of exports. What is refused is told in its place.
package struct TranscriptParser: Sendable {
  /// A thing to do.
  package enum Item: Sendable, Equatable {
    case settings(FrontMatter, line: Int)
    case message(String, line: Int)
    /// One message is lost; what follows is not.
    case refused(Failure)
    /// Nothing after it may be done: the clock or the profile would be wrong.
    case fatal(Failure)
  }

  /// A message longer than this many characters is refused.
  package static let limit = 100_000

  private enum Form { case unknown, plain, quoted }

  /// A message whose end has not been seen.
  private struct Draft {
    var line: Int
    var parts: [String] = []
    var size = 0
    var failure: Failure?
  }

  private struct Block {
    var line: Int
    var matter = FrontMatter()
  }

  private var lines = InputLines(limit: 4 * TranscriptParser.limit + 16)
  private var form = Form.unknown
  private var draft: Draft?
  /// The line that opened a block of lines (`"""`).
  private var opening: Int?
  private var block: Block?
  /// A `---` line of which the next line tells what it is.
  private var dash: Int?
  private var isFirstBlock = true
  /// Whether something fatal was told, after which there is nothing more.
  private var isOver = false

  package init() {}

  /// What a piece of input completes.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Item] {
    var items: [Item] = []
    for line in lines.feed(bytes) where !isOver { items += take(line) }
    return items
  }

  /// What the end of the input completes.
  package mutating func finish() -> [Item] {
    var items: [Item] = []
    if let last = lines.finish(), !isOver { items += take(last) }
    guard !isOver else { return items }
    if let block { return [fatal(Texts.openFrontMatter(line: block.line))] }
    if let dash, form == .plain { items.append(.message("---", line: dash)) }
    if let opening { add(nil, Failure(.badData, Texts.openBlock(line: opening)), opening) }
    return items + closeDraft()
  }

  // MARK: Lines

  private mutating func take(_ line: InputLines.Line) -> [Item] {
    if block != nil { return takeField(line) }
    if let opened = dash {
      dash = nil
      if case .text(let text) = line.content, FrontMatter.isField(text) {
        block = Block(line: opened)
        return closeDraft() + takeField(line)
      }
      let literal: [Item] = form == .plain ? [.message("---", line: opened)] : []
      return literal + take(line)
    }
    if opening == nil, case .text(let text) = line.content {
      if form == .unknown, text.trimmed.isEmpty { return [] }
      if text.trimmed == "---", draft == nil || form == .quoted {
        return takeDash(line.number)
      }
    }
    if form == .unknown { form = line.isQuoted ? .quoted : .plain }
    return form == .quoted ? takeQuoted(line) : takePlain(line)
  }

  private mutating func takeDash(_ number: Int) -> [Item] {
    if form == .unknown, isFirstBlock {
      block = Block(line: number)
      return []
    }
    dash = number
    return closeDraft()
  }

  private mutating func takeField(_ line: InputLines.Line) -> [Item] {
    guard case .text(let text) = line.content else { return [fatal(failure(of: line).message)] }
    let content = text.trimmed
    if content == "---", let done = block {
      block = nil
      defer { isFirstBlock = false }
      if !isFirstBlock || form != .unknown, let late = done.matter.lateField {
        return [fatal(Texts.lateFrontMatter(line: done.line, late))]
      }
      return [.settings(done.matter, line: done.line)]
    }
    if content.isEmpty || block?.matter.take(content) == true { return [] }
    block = nil
    return [fatal(Texts.badFrontMatter(line: line.number, String(content.prefix(80))))]
  }

  private mutating func takeQuoted(_ line: InputLines.Line) -> [Item] {
    guard case .text(let text) = line.content else {
      guard line.isQuoted || draft != nil else { return [] }
      let items = line.isQuoted ? [] : closeDraft()
      if line.isQuoted { add(nil, failure(of: line), line.number) }
      return items
    }
    if text.hasPrefix("> ") {
      add(String(text.dropFirst(2)), nil, line.number)
      return []
    }
    if text == ">", draft != nil {
      add("", nil, line.number)
      return []
    }
    return closeDraft()
  }

  private mutating func takePlain(_ line: InputLines.Line) -> [Item] {
    guard case .text(let text) = line.content else {
      add(nil, failure(of: line), line.number)
      return opening == nil ? closeDraft() : []
    }
    if opening != nil { return takeBlock(text, line.number) }
    if draft == nil, text.trimmed.isEmpty || text.hasPrefix("#") { return [] }
    if draft == nil, let rest = TextBlock.opened(by: text) {
      opening = line.number
      if rest.trimmed.isEmpty {
        add(nil, nil, line.number)
        return []
      }
      return takeBlock(rest, line.number)
    }
    if let part = TextBlock.continued(text) {
      add(part, nil, line.number)
      return []
    }
    add(text, nil, line.number)
    return closeDraft()
  }

  /// A line of a block, its last one included; nothing in it is a comment or a setting.
  private mutating func takeBlock(_ text: String, _ line: Int) -> [Item] {
    guard let last = TextBlock.closed(by: text) else {
      add(text, nil, line)
      return []
    }
    if !last.trimmed.isEmpty { add(last, nil, line) }
    opening = nil
    return closeDraft()
  }

  // MARK: Messages

  private mutating func add(_ part: String?, _ failure: Failure?, _ line: Int) {
    var open = draft ?? Draft(line: line)
    draft = nil
    open.failure = open.failure ?? failure
    open.size += part?.utf8.count ?? 0
    if open.failure == nil, open.size > 4 * Self.limit { open.failure = tooLong(open.line) }
    if open.failure != nil { open.parts = [] } else if let part { open.parts.append(part) }
    draft = open
  }

  private mutating func closeDraft() -> [Item] {
    guard let done = draft else { return [] }
    draft = nil
    if let failure = done.failure { return [.refused(failure)] }
    let text = done.parts.joined(separator: "\n")
    if text.utf8.count > Self.limit, text.count > Self.limit {
      return [.refused(tooLong(done.line))]
    }
    return text.trimmed.isEmpty ? [] : [.message(text, line: done.line)]
  }

  private mutating func fatal(_ message: String) -> Item {
    isOver = true
    return .fatal(Failure(.badData, message))
  }

  private func tooLong(_ line: Int) -> Failure {
    Failure(.badData, Texts.tooLong(line: line, limit: Self.limit))
  }

  private func failure(of line: InputLines.Line) -> Failure {
    switch line.content {
    case .nulByte: Failure(.badData, Texts.nulByte(line: line.number))
    case .tooLong: tooLong(line.number)
    case .badEncoding, .text: Failure(.badData, Texts.badEncoding(line: line.number))
    }
  }
}
