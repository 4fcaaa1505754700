/// What has really been done when a model tells of it.
package struct Deeds: Sendable {
  /// The calls of this turn that went well, with their results.
  package var done: [(call: ToolCall, result: JSON)]
  /// The calls of this turn that failed or wait for a yes.
  package var undone: [ToolCall]
  /// Whether records were changed in earlier turns, or were read in this one.
  package var hasPast: Bool
  /// The person's own words of this turn.
  package var words: String
  /// What writes of the whole thread came to: to this an undo goes back.
  package var past: [JSON]

  package init(
    done: [(call: ToolCall, result: JSON)] = [], undone: [ToolCall] = [], hasPast: Bool = false,
    words: String = "", past: [JSON] = []
  ) {
    self.past = past
    self.done = done
    self.undone = undone
    self.hasPast = hasPast
    self.words = words
  }
}
