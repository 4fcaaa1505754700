import Domain

/// What a server has been seen not to take; left out from then on.
struct OpenAIHabits: Sendable, Equatable {
  var sendsUsageOption = true
  var sendsTemperature = true
  var sendsSchema = true
  var saysCompletionTokens = false
  var countsTokens = true
  var sendsCacheHint = true
  var sendsToolChoice = true

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
    } else if sendsCacheHint, words.contains("cache") {
      sendsCacheHint = false
    } else if sendsToolChoice, words.contains("tool_choice") {
      sendsToolChoice = false
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
    options.isConstrained && !request.tools.isEmpty && request.answer == nil
  }

  /// The whole body of a streamed request.
  ///
  /// What stays the same in a thread comes first and the messages last, so that servers can keep what
  /// they have read.
  func body(for request: ModelRequest) -> JSON {
    let isConstrained = isConstrained(request)
    var members = settings(isConstrained)
    if case .object(let counted) = counted(request) { members = merged(counted, members) }
    var body = JSON.object(members)
    if let answer = request.answer, habits.sendsSchema {
      body = body.setting("response_format", to: Constraint.schema(answer))
    } else if isConstrained, habits.sendsSchema {
      body = body.setting(
        "response_format", to: Constraint.format(for: request.callableTools))
    } else if !request.mayCall, !request.tools.isEmpty, !isConstrained, habits.sendsToolChoice {
      body = body.setting("tool_choice", to: "none")
    }
    return body
  }

  /// `model` and `tools`, then the settings, then the messages.
  private func merged(_ counted: [JSON.Member], _ settings: [JSON.Member]) -> [JSON.Member] {
    counted.filter { $0.key != "messages" } + settings + counted.filter { $0.key == "messages" }
  }

  private func settings(_ isConstrained: Bool) -> [JSON.Member] {
    var members: [JSON.Member] = [.init("stream", true)]
    if habits.sendsUsageOption {
      members.append(.init("stream_options", ["include_usage": true]))
    }
    if let temperature = options.temperature ?? (isConstrained ? 0 : nil),
      habits.sendsTemperature
    {
      members.append(.init("temperature", .number(temperature)))
    }
    if let most = options.maxTokens {
      let name = habits.saysCompletionTokens ? "max_completion_tokens" : "max_tokens"
      members.append(.init(name, .number(Double(most))))
    }
    if habits.sendsCacheHint { members += options.cacheHint.members }
    return members
  }

  /// The part of the body that costs tokens: tools and messages.
  func counted(_ request: ModelRequest) -> JSON {
    let isConstrained = isConstrained(request)
    var system = request.system
    if isConstrained {
      system += "\n\n" + Constraint.instructions + "\n" + Constraint.list(of: request.tools)
    }
    var messages: [JSON] = []
    if !system.isEmpty {
      messages.append(["role": "system", "content": options.cacheHint.content(system)])
    }
    let history = OpenAIHistory(isConstrained: options.isConstrained, images: options.images)
    messages += history.messages(for: request.messages)
    let tools = request.tools.isEmpty || isConstrained ? nil : JSON.array(Self.tools(request.tools))
    return .object([
      "model": .string(model), "tools": tools, "messages": .array(messages),
    ])
  }

  private static func tools(_ tools: [ToolDescription]) -> [JSON] {
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
}
