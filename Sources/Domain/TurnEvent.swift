/// A step of a turn; the screen, the JSON output, the stored thread and the tests read these.
package enum TurnEvent: Sendable, Equatable {
  case user(text: String, conversation: Int64, message: Int64)
  case toolCall(ToolCall)
  case toolResult(ToolResult)
  case receipt(Receipt)
  case delta(String)
  case assistant(Answer)
  /// A write waits for the person's word; `answer` is nil while it does.
  case confirm(call: String, question: String, answer: Bool?)
  case alert(code: String, text: String)
  /// Progress for the person's eyes, no part of the answer.
  case notice(String)
  case error(code: String, message: String, isRetryable: Bool)
}

/// One line of what a call has written, told by balli itself.
package struct Receipt: Sendable, Equatable {
  /// The id of the call.
  package var call: String
  package var text: String
  package var audience: Audience

  /// Who is told by an event: where the answer says the same a person need not read it twice.
  package enum Audience: Sendable, Equatable { case all, programs, people }

  package init(call: String, text: String, audience: Audience = .all) {
    self.call = call
    self.text = text
    self.audience = audience
  }
}

/// A whole answer.
package struct Answer: Sendable, Equatable {
  package var text: String
  package var conversation: Int64
  package var message: Int64
  package var usage: TokenUsage?
  /// Whether the person stopped it before its end.
  package var isCut: Bool
  /// The sources listed under it.
  package var citations: [Citation]

  package init(
    text: String, conversation: Int64, message: Int64, usage: TokenUsage? = nil,
    isCut: Bool = false, citations: [Citation] = []
  ) {
    self.citations = citations
    self.text = text
    self.conversation = conversation
    self.message = message
    self.usage = usage
    self.isCut = isCut
  }
}
