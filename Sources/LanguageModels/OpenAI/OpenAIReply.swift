package import Domain

/// Reads one reply of an OpenAI-compatible server from the bytes of its body, streamed or not.
///
///     var reply = OpenAIReply(tools: ["logMeal"])
///     for bytes in body { show(reply.feed(bytes)) }
///     show(reply.finish())
///     if let failure = reply.failure { throw failure }
///
/// Touches no network and never throws: what was told before a failure stays told. Calls come at the
/// end, because only then their arguments are known to be whole.
package struct OpenAIReply: Sendable {
  private enum Form: Sendable { case unknown, events, document }

  /// Bytes of a reply that was not streamed, and lines of a stream that cannot be read.
  private static let (longestDocument, mostBrokenLines) = (8 << 20, 8)

  private let model: String
  private let key: String?
  private let isConstrained: Bool
  private var form = Form.unknown
  private var document: [UInt8] = []
  /// Whole arguments may come in one event, but no pictures do.
  private var events = ServerSentEvents(limit: CallAssembly.limit)
  private var words: AnswerText
  private var agreed: ConstrainedText
  private var calls: CallAssembly
  private var usage: TokenUsage?
  private var reason: String?
  private var stray = ""
  private var hasText = false
  private var choice: Double?
  private var masked: MaskedPieces
  private var brokenLines = 0

  /// Why the reply is no reply; nothing more is read once it is set.
  package private(set) var failure: ModelFailure?
  /// Whether the server has said why it stopped; only usage may still come.
  package var isFinished: Bool { reason != nil || isComplete }
  /// Whether the server has said that nothing more comes.
  package private(set) var isComplete = false

  /// A reader for a reply to a request that offered `tools`.
  package init(
    tools: [String] = [], isConstrained: Bool = false, model: String = "Model",
    hiding key: String? = nil
  ) {
    self.model = model
    self.key = key
    self.isConstrained = isConstrained && !tools.isEmpty
    words = AnswerText(tools: tools)
    agreed = ConstrainedText(tools: tools)
    calls = CallAssembly(tools: tools)
    masked = MaskedPieces(hiding: key)
  }

  // MARK: Bytes

  /// The pieces that `bytes` complete.
  package mutating func feed(_ bytes: [UInt8]) -> [ModelPiece] {
    guard failure == nil, !isComplete else { return [] }
    var pieces: [ModelPiece] = []
    switch form {
    case .unknown:
      document += bytes
      guard let first = document.first(where: { !$0.isSpace && ![0xEF, 0xBB, 0xBF].contains($0) })
      else { return [] }
      form = "{[<".utf8.contains(first) ? .document : .events
      if form == .events {
        let start = document
        document = []
        read(start, into: &pieces)
      }
    case .document: document += bytes
    case .events: read(bytes, into: &pieces)
    }
    if document.count > Self.longestDocument { failure = .badAnswer(Texts.endlessLine) }
    return masked.feed(pieces)
  }

  /// The last pieces, once the body has ended or enough was waited for; `failure` says if it broke off.
  package mutating func finish() -> [ModelPiece] {
    var pieces: [ModelPiece] = []
    if failure == nil, !isComplete {
      switch form {
      case .document: readDocument(into: &pieces)
      case .events, .unknown:
        do throws(ModelFailure) {
          for event in try events.finish() { read(event, isLast: true, into: &pieces) }
        } catch { failure = error }
      }
    }
    if failure == nil, !isFinished { failure = brokenOff }
    settle(into: &pieces)
    return masked.feed(pieces) + masked.finish()
  }

  private var brokenOff: ModelFailure {
    let words = stray.asciiLowercased
    if ["error", "fail", "denied", "limit"].contains(where: words.contains) {
      return ServiceError(status: nil, body: Array(stray.utf8)).failure(model: model, key: key)
    }
    if brokenLines > 0, !hasText, calls.isEmpty { return .badAnswer(Texts.unreadable(model)) }
    return ModelFailure("incomplete", Texts.incomplete(model), isRetryable: true)
  }

  /// Tells what was held back, the calls, the usage and why the reply ended.
  private mutating func settle(into pieces: inout [ModelPiece]) {
    let isCut = reason.map { Self.lengths.contains($0) || Self.filters.contains($0) } ?? false
    let isBroken = failure != nil
    let rest =
      isConstrained
      ? agreed.finish(isCut: isCut, isBroken: isBroken)
      : words.finish(isCut: isCut, isBroken: isBroken)
    if !rest.text.isEmpty { pieces.append(.text(rest.text)) }
    if !isBroken {
      let written = CallAssembly.named(rest.calls).map { brokenLines > 0 ? $0.maimed : $0 }
      let all = calls.isEmpty ? written : calls.calls(isCut: isCut)
      pieces += all.map(ModelPiece.call)
    }
    if let usage { pieces.append(.usage(usage)) }
    guard !isBroken, let reason else { return }
    if Self.lengths.contains(reason) { pieces.append(.finish(.length)) }
    if Self.filters.contains(reason) { pieces.append(.finish(.filtered)) }
  }

  private static let lengths = [
    "length", "max_tokens", "model_length", "max_output_tokens", "context_length_exceeded",
    "model_context_window_exceeded",
  ]
  private static let filters = [
    "content_filter", "content_filtered", "safety", "recitation", "blocklist",
    "prohibited_content", "spii", "sensitive", "refusal",
  ]

  // MARK: Events

  private mutating func read(_ bytes: [UInt8], into pieces: inout [ModelPiece]) {
    do throws(ModelFailure) {
      for event in try events.feed(bytes) { read(event, isLast: false, into: &pieces) }
    } catch { failure = error }
  }

  private mutating func read(
    _ event: ServerSentEvent, isLast: Bool, into pieces: inout [ModelPiece]
  ) {
    guard failure == nil, !isComplete else { return }
    if event.type == "error" {
      failure = ServiceError(status: nil, body: event.data).failure(model: model, key: key)
      return
    }
    let data = event.data.trimmed
    if data.elementsEqual("[DONE]".utf8) {
      isComplete = true
      return
    }
    guard let first = data.first else { return }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      if stray.utf8.count < 2_000 { stray += event.text }
      return
    }
    if let json = try? JSON(reading: data) { return read(json, into: &pieces) }
    readLines(event.data, isLast: isLast, into: &pieces)
  }

  /// Reads data of several chunks, where a server forgets the empty lines between events.
  private mutating func readLines(
    _ data: [UInt8], isLast: Bool, into pieces: inout [ModelPiece]
  ) {
    for line in data.split(separator: .lineFeed) where failure == nil {
      let line = Array(line).trimmed
      if line.elementsEqual("[DONE]".utf8) {
        isComplete = true
        return
      }
      if let json = try? JSON(reading: line) {
        read(json, into: &pieces)
      } else if isLast {
        // The end of the stream cut this event in two: the reply is as far as it came before.
        return
      } else {
        // One line is no reason to throw a whole answer away.
        brokenLines += 1
        calls.lose()
        if brokenLines > Self.mostBrokenLines { failure = .badAnswer(Texts.unreadable(model)) }
      }
    }
  }

  private mutating func readDocument(into pieces: inout [ModelPiece]) {
    let bytes = document.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(document.dropFirst(3)) : document
    document = []
    if let json = try? JSON(reading: bytes) {
      read(json, into: &pieces)
      let isReply = !(json["choices"]?.array ?? json.array ?? []).isEmpty
      if isReply { isComplete = true }
      if failure == nil, !isReply { failure = .badAnswer(Texts.unreadable(model)) }
      return
    }
    let error = ServiceError(status: 200, body: bytes)
    if error.isHTML {
      failure = error.failure(model: model, key: key)
    } else if bytes.contains(.lineFeed) {
      readLines(bytes, isLast: true, into: &pieces)
    }
  }

  // MARK: Chunks

  private mutating func read(_ json: JSON, into pieces: inout [ModelPiece]) {
    if let list = json.array {
      for element in list where failure == nil { read(element, into: &pieces) }
      return
    }
    if let error = ServiceError(json: json) {
      failure = error.failure(model: model, key: key)
      return
    }
    take(usage: json["usage"])
    for element in json["choices"]?.array ?? [] {
      let index = element["index"]?.number ?? 0
      choice = choice ?? index
      if index == choice { read(choice: element, into: &pieces) }
    }
  }

  private mutating func read(choice: JSON, into pieces: inout [ModelPiece]) {
    take(usage: choice["usage"])
    if let delta = choice["delta"], delta.members?.isEmpty == false {
      read(message: delta, into: &pieces)
    } else if let message = choice["message"], !hasText, calls.isEmpty {
      read(message: message, into: &pieces)
    } else if let text = choice["text"]?.string {
      tell(text, into: &pieces)
    }
    guard let word = choice["finish_reason"]?.string, !word.isEmpty, word != "null" else { return }
    let reason = word.asciiLowercased
    if reason == "error" {
      let error = ServiceError(status: nil, body: [])
      failure = failure ?? error.failure(model: model, key: key)
    } else if reason == "abort" || reason == "insufficient_system_resource" {
      failure = failure ?? ModelFailure("incomplete", Texts.incomplete(model), isRetryable: true)
    }
    self.reason = reason
  }

  private mutating func read(message: JSON, into pieces: inout [ModelPiece]) {
    tell(Self.text(of: message["content"]), into: &pieces)
    tell(Self.text(of: message["refusal"]), into: &pieces)
    switch message["tool_calls"] {
    case .array(let list)?: for call in list { calls.add(call) }
    case .object?: calls.add(message["tool_calls"] ?? .null)
    default: break
    }
    if let call = message["function_call"], call.members?.isEmpty == false { calls.add(call) }
    if calls.isTooLong { failure = .badAnswer(Texts.unreadable(model)) }
  }

  private mutating func tell(_ text: String, into pieces: inout [ModelPiece]) {
    guard !text.isEmpty else { return }
    hasText = true
    let shown = isConstrained ? agreed.feed(text) : words.feed(text)
    if agreed.isTooLong { failure = .badAnswer(Texts.unreadable(model)) }
    guard !shown.isEmpty else { return }
    // What came together goes on together: each piece on its own way costs more than reading it.
    if case .text(let before) = pieces.last {
      pieces[pieces.count - 1] = .text(before + shown)
    } else {
      pieces.append(.text(shown))
    }
  }

  /// The text of a content: a string, or parts of which those that think are left out.
  private static func text(of content: JSON?) -> String {
    switch content {
    case .string(let text): return text
    case .array(let parts): return parts.map { text(of: $0) }.joined()
    case .object:
      let type = content?["type"]?.string ?? "text"
      guard ["text", "output_text", "refusal"].contains(type) else { return "" }
      return content?["text"]?.string ?? content?["text"]?["value"]?.string
        ?? content?["refusal"]?.string ?? ""
    default: return ""
    }
  }

  private mutating func take(usage json: JSON?) {
    usage = json.flatMap { TokenUsage(reading: $0, after: usage) } ?? usage
  }
}
