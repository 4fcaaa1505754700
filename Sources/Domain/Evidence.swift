package import struct Foundation.Date

/// What a thread holds that can vouch for a call of a model: the person's own words anywhere in it,
/// what they agreed to, and what the tools of the house returned.
///
/// Copied text is kept apart: it can vouch for a figure of a label, never for a wish.
package struct Evidence: Sendable {
  /// One message of the person, without what they only copied into it.
  package struct Saying: Sendable, Equatable {
    package var text: String
    package var at: Date
    /// What was said to the person right before it; empty for a first message, and for a question
    /// before a write that was not answered with yes.
    package var answers: String
    /// Whether the person was asked something right before it.
    package var wasAsked: Bool
    /// The tools that have written since.
    package var doneSince: Set<String>

    package init(
      text: String, at: Date, answers: String = "", wasAsked: Bool = false,
      doneSince: Set<String> = []
    ) {
      self.text = text
      self.at = at
      self.answers = answers
      self.wasAsked = wasAsked
      self.doneSince = doneSince
    }
  }

  /// Oldest first; the last one is the message of this turn.
  package var sayings: [Saying]
  /// Whether an equal call was carried out before, and what was said up to it is left out.
  package var hasTwin = false
  /// What the house's own tools returned, oldest first.
  package var results: [JSON]
  /// Messages with copied text in them, as a model may read them, and results from outside.
  package var outside: [String]
  /// Whether words that are not the person's have entered the thread.
  package var hasOutside: Bool
  /// Calls that were asked about right before the newest message, which answered neither yes nor no.
  package var unanswered: [ToolCall]
  package var now: Date
  package var zone: Zone

  package init(
    sayings: [Saying], results: [JSON] = [], outside: [String] = [], hasOutside: Bool = false,
    unanswered: [ToolCall] = [], now: Date, zone: Zone
  ) {
    self.unanswered = unanswered
    self.sayings = sayings
    self.results = results
    self.outside = outside
    self.hasOutside = hasOutside
    self.now = now
    self.zone = zone
  }

  /// The same where a whole message counts as said, what was copied into it too.
  package func withCopied(_ message: String) -> Evidence {
    var copy = self
    if !copy.sayings.isEmpty { copy.sayings[copy.sayings.count - 1].text = message }
    return copy
  }

  /// The person's message of this turn.
  package var words: String { sayings.last?.text ?? "" }
}
