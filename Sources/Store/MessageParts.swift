import Domain

/// The calls and results of a message as JSON, for the database and for export.
enum MessageParts {
  /// Calls as `[{"id":…,"name":…,"arguments":…}]`.
  static func json(_ calls: [ToolCall]) -> JSON {
    .array(
      calls.map { call in
        .object(
          [
            .init("id", .string(call.id)), .init("name", .string(call.name)),
            .init("arguments", call.arguments),
          ] + (call.extra.map { [.init("extra", $0)] } ?? []))
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

  /// Files as `[{"path":…,"mime":…}]`.
  static func json(_ attachments: [Attachment]) -> JSON {
    .array(attachments.map { ["path": .string($0.path), "mime": .string($0.mime)] })
  }

  /// Reads what `json` made of files.
  static func attachments(in json: JSON) throws -> [Attachment] {
    try (json.array ?? []).map { part in
      guard let path = part["path"]?.string, let mime = part["mime"]?.string else {
        throw Damage()
      }
      return Attachment(path: path, mime: mime)
    }
  }

  /// Reads what `json` made of calls.
  static func calls(in json: JSON) throws -> [ToolCall] {
    try (json.array ?? []).map { part in
      guard let id = part["id"]?.string, let name = part["name"]?.string,
        let arguments = part["arguments"]
      else { throw Damage() }
      return ToolCall(id: id, name: name, arguments: arguments, extra: part["extra"])
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
