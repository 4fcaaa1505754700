package import Domain

/// Reads Ollama's reply, one JSON object a line, from bytes that arrive in pieces.
///
/// Words are told at once, calls only at the end. Thinking is left out, whether it comes in its own
/// field or between `<think>` and `</think>` at the beginning of the words.
package struct OllamaReply: ReplyReader {
  private var lines = Lines()
  private var thinking = OllamaThinking()
  private var model: String
  private var expected: Int
  private var context: Int
  private var calls: [ToolCall] = []
  private var last: JSON?
  /// Whether a line could be read: what begins otherwise is no reply of Ollama's.
  private var hasBegun = false
  /// Lines that could not be read and were left out.
  private var brokenLines = 0
  private static let mostBrokenLines = 8

  /// Takes the tokens that the request should have and the context that was asked for, so that a
  /// silently cut thread shows.
  package init(model: String, expectedTokens: Int = 0, context: Int = .max) {
    self.model = model
    expected = expectedTokens
    self.context = context
  }

  package var isFinished: Bool { last != nil }

  package mutating func feed(
    _ bytes: [UInt8], into pieces: inout [ModelPiece]
  ) throws(ModelFailure) {
    for line in try lines.feed(bytes) { try read(line, into: &pieces) }
  }

  package mutating func finish(into pieces: inout [ModelPiece]) throws(ModelFailure) {
    if let line = lines.finish(), last == nil {
      // A last line that is no JSON is one that the end of the stream cut.
      if (try? JSON(reading: line)) == nil, !OllamaReply.isMarkup(line) {
        throw OllamaFailures.incomplete
      }
      try read(line, into: &pieces)
    }
    guard let last else { throw OllamaFailures.incomplete }
    let rest = thinking.finish()
    if !rest.isEmpty { pieces.append(.text(rest)) }
    pieces += calls.map(ModelPiece.call)
    if let tokens = tokens(of: last) {
      if isCut(tokens) {
        pieces.append(.notice(OllamaTexts.truncated(read: tokens.input, context: context)))
      }
      pieces.append(.usage(tokens))
    }
    if last["done_reason"]?.string == "length" { pieces.append(.finish(.length)) }
  }

  private static func isMarkup(_ line: [UInt8]) -> Bool {
    line.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  private mutating func read(
    _ line: [UInt8], into pieces: inout [ModelPiece]
  ) throws(ModelFailure) {
    guard line.contains(where: { $0 > 0x20 }) else { return }
    guard let chunk = try? JSON(reading: line), chunk.members != nil else {
      // One broken line is no reason to throw the answer away; calls are whole in theirs.
      brokenLines += 1
      let isBearable = hasBegun && brokenLines <= Self.mostBrokenLines
      guard isBearable, !Self.isMarkup(line) else { throw OllamaFailures.unreadable }
      return
    }
    hasBegun = true
    if let words = chunk["error"]?.string ?? chunk["error"]?["message"]?.string {
      throw OllamaFailures.failure(status: 500, words: words, model: model)
    }
    let text = thinking.feed(chunk["message"]?["content"]?.string ?? "")
    if !text.isEmpty { pieces.append(.text(text)) }
    if let made = chunk["message"]?["tool_calls"]?.array {
      for call in made { calls.append(try self.call(call)) }
    }
    if chunk["done"]?.bool == true { last = chunk }
  }

  private func call(_ call: JSON) throws(ModelFailure) -> ToolCall {
    guard let name = call["function"]?["name"]?.string, !name.isEmpty else {
      throw .badAnswer(OllamaTexts.malformedCall)
    }
    let given = call["id"]?.string ?? ""
    let id = given.isEmpty ? "call_\(calls.count + 1)" : given
    var made = ToolCall(id: id, name: name, arguments: .object([]))
    switch call["function"]?["arguments"] {
    case nil, .null?: break
    case .object(let members)?: made.arguments = .object(members)
    case .string(let text)?:
      if let read = try? JSON(reading: text), read.members != nil {
        made.arguments = read
      } else if !text.isEmpty {
        made.malformed = OllamaTexts.malformedArguments
      }
    case _?: made.malformed = OllamaTexts.malformedArguments
    }
    return made
  }

  private func tokens(of last: JSON) -> TokenUsage? {
    func count(_ name: String) -> Int? {
      last[name]?.number.flatMap { Int(exactly: $0) }.flatMap {
        (0..<1 << 40).contains($0) ? $0 : nil
      }
    }
    let (input, output) = (count("prompt_eval_count"), count("eval_count"))
    guard input != nil || output != nil else { return nil }
    return TokenUsage(input: input ?? 0, output: output ?? 0)
  }

  /// Whether the server read far less than it was sent; a prompt in its cache may count as none.
  private func isCut(_ tokens: TokenUsage) -> Bool {
    tokens.input > 0 && expected > context && tokens.input <= context
      && Double(tokens.input) < Double(expected) * 0.75
  }
}

/// Takes a leading `<think>…</think>` out of words that arrive in pieces.
struct OllamaThinking {
  private enum Place { case start, inside, after }

  private var place = Place.start
  private var pending = ""

  mutating func feed(_ text: String) -> String {
    if place == .after, pending.isEmpty { return text }
    pending += text
    while true {
      switch place {
      case .start:
        let words = pending.drop(while: \.isWhitespace)
        if words.isEmpty || ("<think>".hasPrefix(words) && words.count < 7) { return "" }
        place = words.hasPrefix("<think>") ? .inside : .after
        if place == .inside { pending = String(words.dropFirst(7)) }
      case .inside:
        guard let end = OllamaThinking.end(in: pending) else {
          // Only what may be the beginning of the closing tag is of use.
          pending = String(pending.suffix(7))
          return ""
        }
        pending = String(pending[end...].drop(while: \.isWhitespace))
        place = .after
      case .after:
        defer { pending = "" }
        return pending
      }
    }
  }

  /// What was held back and turned out to be plain words.
  mutating func finish() -> String {
    defer { pending = "" }
    return place == .start ? pending : ""
  }

  private static func end(in text: String) -> String.Index? {
    var place = text.startIndex
    while let open = text[place...].firstIndex(of: "<") {
      if text[open...].hasPrefix("</think>") { return text.index(open, offsetBy: 8) }
      place = text.index(after: open)
    }
    return nil
  }
}
