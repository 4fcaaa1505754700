import Support

extension ScriptedReply {
  /// One event of a chat's stream.
  static func event(_ delta: String, _ reason: String = "null") -> String {
    #"data: {"choices":[{"index":0,"delta":\#(delta),"finish_reason":\#(reason)}]}"# + "\n\n"
  }

  /// A stream that begins with `events` and ends so.
  static func stream(_ events: String, ending: Step) -> ScriptedReply {
    let head = head(200, [("Content-Type", "text/event-stream"), ("Connection", "close")])
    return ScriptedReply([.bytes(head + Array(events.utf8)), ending])
  }

  /// A whole answer.
  static func says(_ text: String) -> ScriptedReply {
    let events = event(#"{"content":"\#(text)"}"#) + event("{}", #""stop""#) + "data: [DONE]\n\n"
    return stream(events, ending: .cut)
  }
}

extension ScriptedServer {
  /// A server that takes part in chats, and tells which models it has where it is given them.
  static func chat(
    models: String? = nil, _ answer: @escaping @Sendable (SeenRequest) -> ScriptedReply
  ) throws -> ScriptedServer {
    try ScriptedServer { request in
      if request.method == "POST", request.target.hasSuffix("/chat/completions") {
        return answer(request)
      }
      guard let models, request.target.hasSuffix("/models") else { return .whole(404) }
      return .whole(200, [("Content-Type", "application/json")], models)
    }
  }
}
