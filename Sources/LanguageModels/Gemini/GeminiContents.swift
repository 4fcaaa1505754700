import Domain

/// The messages of a thread as Gemini's `contents`.
///
/// Begins with the person, merges neighbours of one role, keeps the thought signatures of calls and
/// marks calls of other models as such, because Gemini 3 refuses a step without a signature.
struct GeminiContents {
  /// What Gemini 3 takes in place of a signature for a call that another model made.
  static let foreign = "skip_thought_signature_validator"

  /// Whether the model refuses calls without a signature.
  var needsSignatures: Bool
  /// Pictures and recordings that belong to a message.
  var media: @Sendable (Message) -> [MediaFile]

  private struct Content {
    var role: String
    var parts: [JSON]
  }

  func json(of messages: [Message]) -> JSON {
    var contents: [Content] = []
    var calls: [ToolCall] = []
    var results: [ToolResult] = []
    for message in messages {
      if message.role == .tool {
        results += message.results
        continue
      }
      append("user", responses(results, to: calls), to: &contents)
      results = []
      calls = message.calls
      let isModel = message.role == .assistant
      let parts = isModel ? parts(ofModel: message) : parts(ofUser: message)
      append(isModel ? "model" : "user", parts, to: &contents)
    }
    append("user", responses(results, to: calls), to: &contents)
    if contents.first?.role == "model" {
      contents.insert(Content(role: "user", parts: [["text": .string(GeminiTexts.opening)]]), at: 0)
    }
    return .array(
      contents.map { ["role": .string($0.role), "parts": .array($0.parts)] })
  }

  private func append(_ role: String, _ parts: [JSON], to contents: inout [Content]) {
    guard !parts.isEmpty else { return }
    if let last = contents.indices.last, contents[last].role == role {
      contents[last].parts += parts
    } else {
      contents.append(Content(role: role, parts: parts))
    }
  }

  private func parts(ofUser message: Message) -> [JSON] {
    let text: [JSON] = message.text.isEmpty ? [] : [["text": .string(message.text)]]
    return text + media(message).map(GeminiContents.inline)
  }

  /// A file's bytes as a part.
  static func inline(_ file: MediaFile) -> JSON {
    [
      "inlineData": [
        "mimeType": .string(file.mime), "data": .string(Base64.text(of: file.bytes)),
      ]
    ]
  }

  private func parts(ofModel message: Message) -> [JSON] {
    var parts: [JSON] = []
    let kept = message.calls.first?.extra.flatMap(ThoughtSignature.init(extra:))
    if !message.text.isEmpty || kept?.ofText != nil {
      parts.append(
        .object([
          "text": .string(message.text), "thoughtSignature": kept?.ofText.map(JSON.string),
        ]))
    }
    for (index, call) in message.calls.enumerated() {
      var signature = call.extra.flatMap(ThoughtSignature.init(extra:))?.ofCall
      if index == 0, needsSignatures { signature = signature ?? GeminiContents.foreign }
      let called = JSON.object([
        "id": id(of: call), "name": .string(call.name), "args": arguments(of: call),
      ])
      parts.append(
        .object(["functionCall": called, "thoughtSignature": signature.map(JSON.string)]))
    }
    return parts
  }

  private func arguments(of call: ToolCall) -> JSON {
    call.malformed == nil && call.arguments.members != nil ? call.arguments : .object([])
  }

  /// The answers to the calls of one step, in the order of the calls; every call gets one, because
  /// Gemini refuses a thread in which one is missing.
  private func responses(_ results: [ToolResult], to calls: [ToolCall]) -> [JSON] {
    var rest = results
    return calls.map { call in
      let place =
        rest.firstIndex { $0.id == call.id } ?? rest.firstIndex { $0.name == call.name }
      let result =
        place.map { rest.remove(at: $0) }
        ?? ToolResult(
          id: call.id, name: call.name,
          failure: ToolFailure(code: "interrupted", message: GeminiTexts.noResult))
      return response(result, id: id(of: call))
    }
  }

  private func id(of call: ToolCall) -> JSON? {
    ThoughtSignature.isOurs(call.id) ? nil : .string(call.id)
  }

  private func response(_ result: ToolResult, id: JSON?) -> JSON {
    let answer: JSON =
      if let failure = result.failure {
        ["error": ["code": .string(failure.code), "message": .string(failure.message)]]
      } else {
        ["output": result.value ?? .null]
      }
    return [
      "functionResponse": .object(["id": id, "name": .string(result.name), "response": answer])
    ]
  }
}

/// The seal on a call that Gemini wants back unread, as it travels in `ToolCall.extra`.
///
/// Has the form of Gemini's OpenAI endpoint, so that a thread may change between the two.
struct ThoughtSignature {
  var ofCall: String?
  /// The seal of the words before the first call, kept with that call.
  var ofText: String?

  init?(ofCall: String?, ofText: String?) {
    if ofCall == nil, ofText == nil { return nil }
    self.ofCall = ofCall
    self.ofText = ofText
  }

  init?(extra: JSON) {
    let google = extra["extra_content"]?["google"]
    self.init(
      ofCall: google?["thought_signature"]?.string,
      ofText: google?["text_thought_signature"]?.string)
  }

  var extra: JSON {
    [
      "extra_content": [
        "google": .object([
          "thought_signature": ofCall.map(JSON.string),
          "text_thought_signature": ofText.map(JSON.string),
        ])
      ]
    ]
  }

  /// Whether we made this id because Gemini sent none; such an id means nothing to Gemini.
  static func isOurs(_ id: String) -> Bool { id.isEmpty || id.hasPrefix("call_") }
}
