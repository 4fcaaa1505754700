package import struct Foundation.Date

/// What one turn of a thread has cost in tokens of one model.
package struct Spending: Sendable, Equatable {
  package var at: Date
  /// Nil where there was no thread.
  package var conversation: Int64?
  /// As in `--model`.
  package var model: String
  package var tokens: TokenUsage
  /// How long the thread is: its last request and the reply, as the service counted them.
  ///
  /// Nil where it told none.
  package var context: Int?

  package init(
    at: Date, conversation: Int64?, model: String, tokens: TokenUsage, context: Int? = nil
  ) {
    self.at = at
    self.conversation = conversation
    self.model = model
    self.tokens = tokens
    self.context = context
  }
}
