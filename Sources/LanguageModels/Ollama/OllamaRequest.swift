import Domain

/// What is sent to Ollama's `/api/chat` for one reply, as JSON in a byte-stable order.
struct OllamaRequest {
  var model: String
  /// Tokens of prompt and answer that the server shall hold; it cuts silently beyond them.
  var context: Int
  var outputTokens: Int?
  /// Pictures that belong to a message; recordings are left out, for Ollama takes none.
  var media: @Sendable (Message) -> [MediaFile] = { _ in [] }

  func json(for request: ModelRequest) -> JSON {
    .object([
      "model": .string(model),
      "stream": true,
      "options": .object([
        "num_ctx": .number(Double(context)),
        "num_predict": outputTokens.map { .number(Double($0)) },
      ]),
      // It knows no way to tell of tools that must not be called.
      "tools": request.tools.isEmpty || !request.mayCall ? nil : .array(tools(request.tools)),
      "format": request.answer,
      "messages": .array(messages(request)),
    ])
  }

  private func tools(_ tools: [ToolDescription]) -> [JSON] {
    zip(tools, tools.parameters).map { tool, parameters in
      [
        "type": "function",
        "function": [
          "name": .string(tool.name), "description": .string(tool.summary),
          "parameters": parameters,
        ],
      ]
    }
  }

  private func messages(_ request: ModelRequest) -> [JSON] {
    let system: [JSON] =
      request.system.isEmpty ? [] : [["role": "system", "content": .string(request.system)]]
    return system + request.messages.flatMap(messages)
  }

  private func messages(_ message: Message) -> [JSON] {
    switch message.role {
    case .user:
      let images = media(message).filter(\.isImage).map { JSON.string(Base64.text(of: $0.bytes)) }
      guard !message.text.isEmpty || !images.isEmpty else { return [] }
      return [
        .object([
          "role": "user", "content": .string(message.text),
          "images": images.isEmpty ? nil : .array(images),
        ])
      ]
    case .assistant:
      guard !message.text.isEmpty || !message.calls.isEmpty else { return [] }
      return [
        .object([
          "role": "assistant", "content": .string(message.text),
          "tool_calls": message.calls.isEmpty ? nil : .array(message.calls.map(call)),
        ])
      ]
    case .tool: return message.results.map(result)
    }
  }

  private func call(_ call: ToolCall) -> JSON {
    let isReadable = call.malformed == nil && call.arguments.members != nil
    return [
      "function": [
        "name": .string(call.name), "arguments": isReadable ? call.arguments : .object([]),
      ]
    ]
  }

  private func result(_ result: ToolResult) -> JSON {
    let content: JSON =
      if let failure = result.failure {
        ["error": ["code": .string(failure.code), "message": .string(failure.message)]]
      } else {
        result.value ?? .object([])
      }
    return ["role": "tool", "tool_name": .string(result.name), "content": .string(content.text)]
  }
}
