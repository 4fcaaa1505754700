import Domain

@testable import EmbeddedModel

/// A tool that told something in an earlier turn of a talk.
struct Told {
  var tool: String
  var value: JSON
  var arguments: JSON
  var failure: ToolFailure?

  init(
    _ tool: String, _ value: JSON, _ arguments: JSON = [:], failure: ToolFailure? = nil
  ) {
    (self.tool, self.value, self.arguments, self.failure) = (tool, value, arguments, failure)
  }

  /// The calls of a message after these turns, the oldest first.
  static func calls(_ text: String, after told: [Told], answer: String = "Tamam.") -> [PlannedCall]
  {
    understood(text, after: told, answer: answer).calls
  }

  /// What is made of a message after these turns.
  static func understood(
    _ text: String, after told: [Told], answer: String = "Tamam."
  ) -> Understanding {
    var before: [Message] = []
    for (place, one) in told.enumerated() {
      let id = "\(place)"
      let result =
        one.failure.map { ToolResult(id: id, name: one.tool, failure: $0) }
        ?? ToolResult(id: id, name: one.tool, value: one.value)
      before += [
        Message(role: .user, text: "önceki ileti", at: Engine.now),
        Message(
          role: .assistant, text: "",
          calls: [ToolCall(id: id, name: one.tool, arguments: one.arguments)], at: Engine.now),
        Message(role: .tool, text: "", results: [result], at: Engine.now),
        Message(role: .assistant, text: answer, at: Engine.now),
      ]
    }
    return Engine.shared.interpreterInUse.understand(
      text, after: before + [Message(role: .user, text: text, at: Engine.now)], now: Engine.now,
      zone: Engine.zone)
  }

  /// The same in words.
  static func talk(_ text: String, after told: [Told], answer: String = "Tamam.") -> String {
    calls(text, after: told, answer: answer).map { "\($0.tool) \($0.arguments.text)" }
      .joined(separator: "; ")
  }
}
