import Domain

/// Writes the messages of a thread as a server takes them.
struct OpenAIHistory {
  var isConstrained: Bool
  var images: @Sendable (Message) -> [ImagePart]

  /// The messages in their order; every call is answered, no result stands alone, no id is empty.
  func messages(for thread: [Message]) -> [JSON] {
    var out: [JSON] = []
    var open: [ToolCall] = []
    var count = 0
    for message in thread {
      if message.role != .tool { close(&open, into: &out) }
      switch message.role {
      case .user: out.append(user(message))
      case .assistant:
        open = message.calls.map { call in
          count += 1
          var call = call
          if call.id.isEmpty { call.id = "call_\(count)" }
          return call
        }
        if !message.text.isEmpty || !open.isEmpty { out.append(assistant(message, open)) }
      case .tool:
        for result in message.results {
          let place = open.firstIndex {
            $0.id == result.id || result.id.isEmpty && $0.name == result.name
          }
          guard let place else { continue }
          let call = open.remove(at: place)
          out.append(answer(to: call, Self.content(of: result)))
        }
      }
    }
    close(&open, into: &out)
    return Self.alternating(out)
  }

  /// Neighbouring messages of the person as one: many chat templates refuse two of them in a row,
  /// which come of answers that were stopped before their first word.
  private static func alternating(_ messages: [JSON]) -> [JSON] {
    var out: [JSON] = []
    for message in messages {
      guard message["role"]?.string == "user", let last = out.last, last["role"]?.string == "user",
        let earlier = last["content"], let later = message["content"]
      else {
        out.append(message)
        continue
      }
      let content: JSON
      if let first = earlier.string, let second = later.string {
        content = .string(first + "\n\n" + second)
      } else {
        content = .array(parts(of: earlier) + parts(of: later))
      }
      out[out.count - 1] = last.setting("content", to: content)
    }
    return out
  }

  private static func parts(of content: JSON) -> [JSON] {
    content.array ?? [["type": "text", "text": content]]
  }

  /// Answers the calls that nothing answered: servers refuse a thread that leaves one open.
  private func close(_ open: inout [ToolCall], into out: inout [JSON]) {
    let failure = ToolFailure(code: "interrupted", message: Texts.unanswered)
    for call in open { out.append(answer(to: call, Self.content(of: failure))) }
    open = []
  }

  private func user(_ message: Message) -> JSON {
    let text = JSON.string(Self.harmless(message.text))
    let pictures = images(message)
    guard !pictures.isEmpty else { return ["role": "user", "content": text] }
    return [
      "role": "user",
      "content": .array([["type": "text", "text": text]] + pictures.map(\.json)),
    ]
  }

  private func assistant(_ message: Message, _ calls: [ToolCall]) -> JSON {
    let text = Self.harmless(message.text)
    if isConstrained {
      let content =
        calls.isEmpty
        ? JSON.object([JSON.Member("answer", .string(text))]).text
        : Constraint.text(of: calls)
      return ["role": "assistant", "content": .string(content)]
    }
    var json: JSON = ["role": "assistant", "content": text.isEmpty ? .null : .string(text)]
    if !calls.isEmpty { json = json.setting("tool_calls", to: .array(calls.map(Self.call))) }
    return json
  }

  /// A call as it came: its arguments as a string, and what its server wants back.
  private static func call(_ call: ToolCall) -> JSON {
    let arguments = call.arguments.members == nil ? "{}" : call.arguments.text
    var json: JSON = [
      "id": .string(call.id), "type": "function",
      "function": ["name": .string(call.name), "arguments": .string(arguments)],
    ]
    for member in call.extra?.members ?? [] where json[member.key] == nil {
      json = json.setting(member.key, to: member.value)
    }
    return json
  }

  private func answer(to call: ToolCall, _ content: String) -> JSON {
    if isConstrained {
      return ["role": "user", "content": .string(Constraint.result(of: call.name, content))]
    }
    return ["role": "tool", "tool_call_id": .string(call.id), "content": .string(content)]
  }

  private static func content(of result: ToolResult) -> String {
    if let failure = result.failure { return content(of: failure) }
    return escaped((result.value ?? .null).text)
  }

  private static func content(of failure: ToolFailure) -> String {
    let error: JSON = ["code": .string(failure.code), "message": .string(failure.message)]
    return escaped(JSON.object(["error": error]).text)
  }

  // MARK: Marks of templates

  /// Marks that a chat template turns into turns, calls or thoughts, whoever wrote them.
  private static let marks = [
    "<|", "<tool_call", "</tool_call", "<tool_response", "</tool_response", "<think", "</think",
    "<start_of_turn", "<end_of_turn", "<function", "</function", "<s>", "</s>", "[INST]",
    "[/INST]", "[TOOL_CALLS]",
  ]

  /// JSON text in which no such mark can be read, though it says the same.
  private static func escaped(_ json: String) -> String {
    guard marks.contains(where: json.contains) else { return json }
    var out = json
    for mark in marks {
      let escape = mark.hasPrefix("<") ? "\\u003c" : "\\u005b"
      out = out.split(separator: mark, omittingEmptySubsequences: false)
        .joined(separator: escape + mark.dropFirst())
    }
    return out
  }

  /// Words in which such marks are broken by a space.
  private static func harmless(_ text: String) -> String {
    guard marks.contains(where: text.contains) else { return text }
    var out = text
    for mark in marks {
      out = out.split(separator: mark, omittingEmptySubsequences: false)
        .joined(separator: mark.prefix(1) + " " + mark.dropFirst())
    }
    return out
  }
}
