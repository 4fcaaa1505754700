import Domain

/// A call that has been looked at: its tool found and its arguments put in order, or what is wrong.
struct Request: Sendable {
  var call: ToolCall
  var tool: (any Tool)?
  /// Why it cannot run.
  var fault: ToolFailure?
  /// What the person must answer with yes first.
  var question: String?

  var writes: Bool { tool.map { type(of: $0).writes } ?? false }

  /// Whether it keeps whose the record is.
  var isOfPersons: Bool {
    tool.map { type(of: $0).schema.properties.contains { $0.name == JSON.Key.person.text } }
      ?? false
  }

  /// Name and arguments: equal for two calls that ask for the same.
  var signature: String { call.name + call.arguments.text }

  /// Looks a call up among `tools`; faults and questions are values, nothing is thrown.
  init(_ call: ToolCall, among tools: [any Tool], in context: ToolContext) async {
    self.call = call
    guard let tool = tools.first(where: { type(of: $0).name == call.name }) else {
      let known = tools.map { type(of: $0).name }
      fault = ToolFailure(
        code: "unknownTool", message: Texts.unknownTool(call.name, known: known))
      return
    }
    self.tool = tool
    if let reason = call.malformed {
      fault = ToolFailure(code: "invalidArguments", message: Texts.unreadable(reason))
      return
    }
    do throws(ToolFailure) {
      self.call.arguments = try type(of: tool).schema.validated(call.arguments)
      question = try await tool.question(beforeCallWith: self.call.arguments, in: context)
    } catch {
      fault = error
    }
  }

  /// Whether the model wrote something that no tool can take or nobody asked for.
  var isMalformed: Bool {
    ["invalidArguments", "unknownTool", "notAsked"].contains(fault?.code)
  }

  /// Runs the call.
  func result(in context: ToolContext) async -> ToolResult {
    guard let tool, fault == nil else {
      let none = ToolFailure(code: "unknownTool", message: Texts.unknownTool(call.name, known: []))
      return ToolResult(id: call.id, name: call.name, failure: fault ?? none)
    }
    do throws(ToolFailure) {
      let value = try await tool.call(with: call.arguments, in: context)
      return ToolResult(id: call.id, name: call.name, value: value)
    } catch {
      return ToolResult(id: call.id, name: call.name, failure: error)
    }
  }
}

extension Tool {
  fileprivate func call(
    with json: JSON, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    try await call(decoded(json), in: context)
  }

  fileprivate func question(
    beforeCallWith json: JSON, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    try await question(before: decoded(json), in: context)
  }

  private func decoded(_ json: JSON) throws(ToolFailure) -> Arguments {
    do {
      return try json.decoded(as: Arguments.self)
    } catch {
      let detail = Self.detail(of: error)
      throw ToolFailure(code: "invalidArguments", message: Texts.unreadable(detail))
    }
  }

  private static func detail(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let context =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context): context
      case .keyNotFound(_, let context), .dataCorrupted(let context): context
      @unknown default: DecodingError.Context(codingPath: [], debugDescription: "\(error)")
      }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? context.debugDescription : "\(path): \(context.debugDescription)"
  }
}
