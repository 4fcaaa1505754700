import Domain

/// What a server has been seen not to take; left out from then on.
struct OpenAIHabits: Sendable, Equatable {
  var sendsUsageOption = true
  var sendsTemperature = true
  var sendsSchema = true
  var saysCompletionTokens = false
  var countsTokens = true

  /// Changes one habit that an error names; false where the error is about something else.
  mutating func adapt(to error: ServiceError) -> Bool {
    guard let status = error.status, [400, 404, 415, 422, 500, 501].contains(status) else {
      return false
    }
    let words = error.words
    if sendsUsageOption, words.contains("stream_options") || words.contains("include_usage") {
      sendsUsageOption = false
    } else if !saysCompletionTokens, words.contains("max_completion_tokens") {
      saysCompletionTokens = true
    } else if sendsTemperature, words.contains("temperature") {
      sendsTemperature = false
    } else if sendsSchema,
      ["response_format", "json_schema", "grammar", "guided"].contains(where: words.contains)
    {
      sendsSchema = false
    } else {
      return false
    }
    return true
  }
}

/// Writes the request of a chat completion: the same words for the same conversation, to the byte.
struct OpenAIRequest {
  var model: String
  var options: OpenAIOptions
  var habits: OpenAIHabits

  /// Whether this request asks for one JSON object.
  func isConstrained(_ request: ModelRequest) -> Bool {
    options.isConstrained && !request.tools.isEmpty
  }

  /// The whole body of a streamed request.
  func body(for request: ModelRequest) -> JSON {
    let isConstrained = isConstrained(request)
    var body = counted(request)
    body = body.setting("stream", to: true)
    if habits.sendsUsageOption {
      body = body.setting("stream_options", to: ["include_usage": true])
    }
    if let temperature = options.temperature ?? (isConstrained ? 0 : nil),
      habits.sendsTemperature
    {
      body = body.setting("temperature", to: .number(temperature))
    }
    if let most = options.maxTokens {
      let name = habits.saysCompletionTokens ? "max_completion_tokens" : "max_tokens"
      body = body.setting(name, to: .number(Double(most)))
    }
    if isConstrained, habits.sendsSchema {
      body = body.setting("response_format", to: Constraint.format(for: request.tools))
    }
    return body
  }

  /// The part of the body that costs tokens: messages and tools.
  func counted(_ request: ModelRequest) -> JSON {
    let isConstrained = isConstrained(request)
    var system = request.system
    if isConstrained { system += "\n\n" + Constraint.instructions }
    var messages: [JSON] = []
    if !system.isEmpty {
      messages.append(["role": "system", "content": .string(system)])
    }
    let history = OpenAIHistory(
      isConstrained: options.isConstrained, tools: isConstrained ? request.tools : [],
      images: options.images)
    messages += history.messages(for: request.messages)
    var body: JSON = ["model": .string(model), "messages": .array(messages)]
    if !request.tools.isEmpty, !isConstrained {
      body = body.setting("tools", to: .array(request.tools.map(Self.tool)))
    }
    return body
  }

  private static func tool(_ tool: ToolDescription) -> JSON {
    [
      "type": "function",
      "function": [
        "name": .string(tool.name), "description": .string(tool.summary),
        "parameters": tool.schema.json,
      ],
    ]
  }
}
