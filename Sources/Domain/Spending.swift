package import struct Foundation.Date

/// What one turn of a thread has cost in tokens of one model.
package struct Spending: Sendable, Equatable {
  package var at: Date
  /// Nil where there was no thread.
  package var conversation: Int64?
  /// As in `--model`.
  package var model: String
  package var tokens: TokenUsage

  package init(at: Date, conversation: Int64?, model: String, tokens: TokenUsage) {
    self.at = at
    self.conversation = conversation
    self.model = model
    self.tokens = tokens
  }
}
