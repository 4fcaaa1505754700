import Domain

/// The calls and results of a message as JSON, for the database and for export.
enum MessageParts {
  /// Calls as `[{"id":…,"name":…,"arguments":…}]`.
  static func json(_ calls: [ToolCall]) -> JSON {
    .array(
      calls.map { call in
        .object([
          .init("id", .string(call.id)), .init("name", .string(call.name)),
          .init("arguments", call.arguments),
        ])
      })
  }

  /// Results as `[{"id":…,"name":…,"ok":true,"result":…}]`, with `error` where `ok` is false.
  static func json(_ results: [ToolResult]) -> JSON {
    .array(
      results.map { result in
        let head: [JSON.Member] = [
          .init("id", .string(result.id)), .init("name", .string(result.name)),
          .init("ok", .bool(result.isOK)),
        ]
        if let failure = result.failure {
          let error = JSON.object([
            "code": .string(failure.code), "message": .string(failure.message),
          ])
          return .object(head + [.init("error", error)])
        }
        return .object(head + [.init("result", result.value ?? .null)])
      })
  }

  /// Reads what `json` made of calls.
  static func calls(in json: JSON) throws -> [ToolCall] {
    try (json.array ?? []).map { part in
      guard let id = part["id"]?.string, let name = part["name"]?.string,
        let arguments = part["arguments"]
      else { throw Damage() }
      return ToolCall(id: id, name: name, arguments: arguments)
    }
  }

  /// Reads what `json` made of results.
  static func results(in json: JSON) throws -> [ToolResult] {
    try (json.array ?? []).map { part in
      guard let id = part["id"]?.string, let name = part["name"]?.string else { throw Damage() }
      if let error = part["error"] {
        guard let code = error["code"]?.string, let message = error["message"]?.string else {
          throw Damage()
        }
        return ToolResult(id: id, name: name, failure: ToolFailure(code: code, message: message))
      }
      guard let value = part["result"] else { throw Damage() }
      return ToolResult(id: id, name: name, value: value)
    }
  }
}
