import Domain

/// What is sent to Gemini for one reply, as JSON in a byte-stable order.
///
///     GeminiRequest(needsSignatures: true).json(for: request)
///     // {"systemInstruction":{"parts":[{"text":"…"}]},"contents":[…],"tools":[…]}
struct GeminiRequest {
  /// Whether the model refuses calls without a thought signature.
  var needsSignatures = true
  /// The most tokens of the answer, thoughts among them; nil leaves it to the service.
  var outputTokens: Int?
  /// Pictures and recordings that belong to a message.
  var media: @Sendable (Message) -> [MediaFile] = { _ in [] }

  func json(for request: ModelRequest) -> JSON {
    let contents = GeminiContents(needsSignatures: needsSignatures, media: media)
    return .object([
      "systemInstruction": request.system.isEmpty
        ? nil : ["parts": [["text": .string(request.system)]]],
      "tools": request.tools.isEmpty ? nil : [["functionDeclarations": declarations(request)]],
      "generationConfig": configuration(request),
      "contents": contents.json(of: request.messages),
      "toolConfig": request.mayCall || request.tools.isEmpty
        ? nil : ["functionCallingConfig": ["mode": "NONE"]],
    ])
  }

  private func configuration(_ request: ModelRequest) -> JSON? {
    guard outputTokens != nil || request.answer != nil else { return nil }
    return .object([
      "maxOutputTokens": outputTokens.map { .number(Double($0)) },
      "responseMimeType": request.answer.map { _ in "application/json" },
      "responseJsonSchema": request.answer,
    ])
  }

  /// What `:countTokens` is asked: the whole request needs the model's name inside.
  func counting(_ request: ModelRequest, model: String) -> JSON {
    guard case .object(let members) = json(for: request) else { return .null }
    return [
      "generateContentRequest": .object([.init("model", .string("models/\(model)"))] + members)
    ]
  }

  private func declarations(_ request: ModelRequest) -> JSON {
    .array(
      zip(request.tools, request.tools.parameters).map { tool, parameters in
        .object([
          "name": .string(tool.name), "description": .string(tool.summary),
          "parametersJsonSchema": tool.schema.properties.isEmpty ? nil : parameters,
        ])
      })
  }
}
