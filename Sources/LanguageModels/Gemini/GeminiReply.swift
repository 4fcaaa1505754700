package import Domain

/// Reads Gemini's streamed reply from bytes that arrive in pieces.
///
///     var reply = GeminiReply()
///     try reply.feed(bytes, into: &pieces)  // [.text("Kan "), .text("şekeri")]
///     try reply.finish(into: &pieces)       // … [.call(…), .usage(…)]
///
/// Takes server-sent events and the JSON array that comes without `alt=sse`. Words are told at once,
/// calls only at the end, when it is sure that the reply is whole; thoughts are left out.
package struct GeminiReply: ReplyReader {
  private enum Form: Sendable {
    case unknown
    case events(ServerSentEvents)
    case objects(JSONObjects)
  }

  private var form = Form.unknown
  private var model: String
  private var calls: [ToolCall] = []
  private var usage: TokenUsage?
  private var finishReason: String?
  private var textSignature: String?
  private var hasText = false
  /// Events that could not be read and were left out.
  private var brokenLines = 0
  private static let mostBrokenLines = 8
  /// Pictures and sound that came inline.
  package private(set) var media: [MediaFile] = []

  package init(model: String = "gemini") { self.model = model }

  /// Whether the model said that it is done; what comes after a break is no loss then.
  package var isFinished: Bool { finishReason != nil }

  /// Adds the words in `bytes`; throws after them where the reply carries an error or is none.
  package mutating func feed(
    _ bytes: [UInt8], into pieces: inout [ModelPiece]
  ) throws(ModelFailure) {
    guard let bytes = try begun(with: bytes) else { return }
    switch form {
    case .unknown: break
    case .events(var events):
      form = .unknown
      let found = try events.feed(bytes)
      form = .events(events)
      for event in found { try read(event.data, into: &pieces) }
    case .objects(var objects):
      form = .unknown
      let found = try objects.feed(bytes)
      form = .objects(objects)
      for object in found { try read(object, into: &pieces) }
    }
  }

  /// Adds what is left to tell at the end; throws where the reply broke off or was blocked.
  package mutating func finish(into pieces: inout [ModelPiece]) throws(ModelFailure) {
    if case .events(var events) = form {
      let found = try events.finish()
      // What is no JSON here is an event that the end of the stream cut.
      for event in found where (try? JSON(reading: event.data)) != nil {
        try read(event.data, into: &pieces)
      }
    }
    guard let reason = finishReason else {
      let isNothing = brokenLines > 0 && !hasText && calls.isEmpty
      throw isNothing ? GeminiFailures.unreadable : GeminiFailures.incomplete
    }
    let ending = try end(for: reason)
    if !ending.contains(.finish(.filtered)) { pieces += calls.map(ModelPiece.call) }
    if let usage { pieces.append(.usage(usage)) }
    pieces += ending
  }

  /// Finds out at the first byte in which form the reply comes; nil while there is none.
  private mutating func begun(with bytes: [UInt8]) throws(ModelFailure) -> [UInt8]? {
    guard case .unknown = form else { return bytes }
    let blank: [UInt8] = [0x20, 0x0A, 0x0D, 0x09, 0xEF, 0xBB, 0xBF]
    guard let start = bytes.firstIndex(where: { !blank.contains($0) }) else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "<"): throw GeminiFailures.unreadable
    case UInt8(ascii: "["), UInt8(ascii: "{"): form = .objects(JSONObjects())
    default: form = .events(ServerSentEvents())
    }
    return Array(bytes[start...])
  }
}

// MARK: One chunk

extension GeminiReply {
  private mutating func read(
    _ bytes: [UInt8], into pieces: inout [ModelPiece]
  ) throws(ModelFailure) {
    if bytes.elementsEqual("[DONE]".utf8) { return }
    guard let chunk = try? JSON(reading: bytes) else {
      // One broken line is no reason to throw the answer away; calls are whole in theirs.
      brokenLines += 1
      guard brokenLines <= Self.mostBrokenLines else { throw GeminiFailures.unreadable }
      return
    }
    for chunk in chunk.array ?? [chunk] { try read(chunk, into: &pieces) }
  }

  private mutating func read(
    _ chunk: JSON, into pieces: inout [ModelPiece]
  ) throws(ModelFailure) {
    guard chunk.members != nil else { throw GeminiFailures.unreadable }
    if let error = chunk["error"], error != .null {
      throw GeminiFailures.failure(status: 500, error: error, model: model)
    }
    note(chunk["usageMetadata"])
    let candidates = chunk["candidates"]?.array ?? []
    if candidates.isEmpty, let reason = chunk["promptFeedback"]?["blockReason"]?.string {
      throw ModelFailure(
        code: "blocked", message: GeminiTexts.promptBlocked(reason), isRetryable: false)
    }
    guard let candidate = candidates.first(where: { ($0["index"]?.number ?? 0) == 0 }) else {
      return
    }
    for part in candidate["content"]?["parts"]?.array ?? [] {
      if let piece = try read(part: part) { pieces.append(piece) }
    }
    if let reason = candidate["finishReason"]?.string, reason != "FINISH_REASON_UNSPECIFIED" {
      finishReason = reason
    }
  }

  private mutating func read(part: JSON) throws(ModelFailure) -> ModelPiece? {
    let signature = part["thoughtSignature"]?.string
    if let call = part["functionCall"], call != .null {
      calls.append(try made(of: call, signature: signature))
      return nil
    }
    if part["thought"]?.bool == true { return nil }
    if let data = part["inlineData"] { keep(data) }
    guard let text = part["text"]?.string else { return nil }
    if calls.isEmpty, let signature { textSignature = signature }
    guard !text.isEmpty else { return nil }
    hasText = true
    return .text(text)
  }

  private func made(of call: JSON, signature: String?) throws(ModelFailure) -> ToolCall {
    guard let name = call["name"]?.string, !name.isEmpty else {
      throw .badAnswer(GeminiTexts.malformedCall)
    }
    let given = call["id"]?.string ?? ""
    let id = given.isEmpty ? "call_\(calls.count + 1)" : given
    let seal = ThoughtSignature(ofCall: signature, ofText: calls.isEmpty ? textSignature : nil)
    var made = ToolCall(id: id, name: name, arguments: .object([]), extra: seal?.extra)
    switch call["args"] {
    case nil, .null?: break
    case .object(let members)?: made.arguments = .object(members)
    case .string(let text)?:
      if let read = try? JSON(reading: text), read.members != nil {
        made.arguments = read
      } else {
        made.malformed = GeminiTexts.malformedArguments
      }
    case _?: made.malformed = GeminiTexts.malformedArguments
    }
    return made
  }

  private mutating func keep(_ data: JSON) {
    guard let text = data["data"]?.string, let bytes = Base64.bytes(of: text), !bytes.isEmpty else {
      return
    }
    let said = data["mimeType"]?.string ?? "application/octet-stream"
    media.append(MediaFile(sniffing: bytes) ?? MediaFile(bytes: bytes, mime: said))
  }

  private mutating func note(_ tokens: JSON?) {
    guard let tokens else { return }
    func count(_ name: String) -> Int {
      tokens[name]?.number.flatMap { Int(exactly: $0.rounded()) }.map { max(0, $0) } ?? 0
    }
    let input = count("promptTokenCount") + count("toolUsePromptTokenCount")
    let output = count("candidatesTokenCount") + count("thoughtsTokenCount")
    guard input < 1 << 40, output < 1 << 40 else { return }
    usage = TokenUsage(
      input: max(input, usage?.input ?? 0), output: max(output, usage?.output ?? 0),
      cached: max(count("cachedContentTokenCount"), usage?.cached ?? 0))
  }
}

// MARK: The end

extension GeminiReply {
  /// What a finish reason adds to the reply; throws where there is no reply because of it.
  private func end(for reason: String) throws(ModelFailure) -> [ModelPiece] {
    switch reason {
    case "STOP": return []
    case "MAX_TOKENS": return [.finish(.length)]
    case "MALFORMED_FUNCTION_CALL", "MALFORMED_RESPONSE":
      throw .badAnswer(GeminiTexts.malformedCall)
    case "UNEXPECTED_TOOL_CALL", "TOO_MANY_TOOL_CALLS":
      throw .badAnswer(GeminiTexts.unexpectedCall)
    case "MISSING_THOUGHT_SIGNATURE": throw .badAnswer(GeminiTexts.lostSignature)
    case "NO_IMAGE", "IMAGE_OTHER":
      if media.isEmpty, !hasText { throw .badAnswer(GeminiTexts.noImage) }
      return []
    case "OTHER":
      if !hasText, calls.isEmpty { throw .badAnswer(GeminiTexts.other) }
      return [.notice(GeminiTexts.blocked(reason)), .finish(.filtered)]
    case "SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII",
      "IMAGE_SAFETY", "IMAGE_PROHIBITED_CONTENT", "IMAGE_RECITATION", "MODEL_ARMOR":
      if !hasText { throw blocked(reason) }
      return [.notice(GeminiTexts.blocked(reason)), .finish(.filtered)]
    default:
      if !hasText, calls.isEmpty { throw .badAnswer(GeminiTexts.other) }
      return []
    }
  }

  private func blocked(_ reason: String) -> ModelFailure {
    ModelFailure(code: "blocked", message: GeminiTexts.blocked(reason), isRetryable: false)
  }
}
