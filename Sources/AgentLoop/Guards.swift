package import Domain
package import struct Foundation.Date

/// The rules around a model: what never reaches it, and what of its words reaches the screen.
///
/// Closures, because the loop does not see the module that knows the rules.
package struct Guards: Sendable {
  /// What must be answered at once with a fixed text.
  package var emergency: @Sendable (String, GuardContext) -> Emergency?
  /// What a message records besides an emergency, as our own engine reads it: the dose and the meal that
  /// were said with it, a ketone.
  package var toldBeside: @Sendable (String, Emergency, GuardContext) -> [ToolCall]
  /// What the result of a call asks to be said at once, after a message: a reading that cannot wait.
  package var measured: @Sendable (ToolResult, String, GuardContext) -> Emergency?
  /// The fixed answer to a question about a dose or a low; nil for everything else.
  package var refusal: @Sendable (String, GuardContext) -> FixedAnswer?
  /// One line of what a call has written; nil where there is nothing to tell.
  package var receipt: @Sendable (ToolResult, ToolCall, GuardContext) -> String?
  /// A result that people are shown whole, in our words; nil where there is nothing to show.
  package var shown: @Sendable (ToolResult, GuardContext) -> String?
  /// A new filter for one reply that takes out what must not reach a terminal.
  package var sanitiser: @Sendable () -> TextFilter
  /// One sentence of an answer, or what is said in its place.
  package var checked: @Sendable (String) -> String
  /// What holds besides for a model that is not ours.
  package var model: ModelChecks

  package init(
    emergency: @escaping @Sendable (String, GuardContext) -> Emergency? = { _, _ in nil },
    toldBeside: @escaping @Sendable (String, Emergency, GuardContext) -> [ToolCall] = { _, _, _ in
      []
    },
    measured: @escaping @Sendable (ToolResult, String, GuardContext) -> Emergency? = { _, _, _ in
      nil
    },
    refusal: @escaping @Sendable (String, GuardContext) -> FixedAnswer? = { _, _ in nil },
    receipt: @escaping @Sendable (ToolResult, ToolCall, GuardContext) -> String? = { _, _, _ in
      nil
    },
    shown: @escaping @Sendable (ToolResult, GuardContext) -> String? = { _, _ in nil },
    sanitiser: @escaping @Sendable () -> TextFilter = { TextFilter(feed: { $0 }, finish: { "" }) },
    checked: @escaping @Sendable (String) -> String = { $0 }, model: ModelChecks = ModelChecks()
  ) {
    self.emergency = emergency
    self.toldBeside = toldBeside
    self.measured = measured
    self.refusal = refusal
    self.receipt = receipt
    self.shown = shown
    self.sanitiser = sanitiser
    self.checked = checked
    self.model = model
  }
}

/// An answer that no model makes.
package struct FixedAnswer: Sendable {
  package var text: String
  /// What the message tells besides, to be kept; nil for nothing.
  package var told: String?
  /// Whether it refuses a dose: no amount of a model's may then follow that could be one.
  package var isOfDose: Bool

  package init(_ text: String, told: String? = nil, isOfDose: Bool = false) {
    self.text = text
    self.told = told
    self.isOfDose = isOfDose
  }
}

/// What a guard may know besides the message itself.
package struct GuardContext: Sendable {
  package var now: Date
  package var zone: Zone
  package var conversation: Int64
  /// The thread before this message, oldest first.
  package var earlier: [Message]
  /// Whether the person is known to expect a child.
  package var isPregnant: Bool

  package init(
    now: Date, zone: Zone, conversation: Int64, earlier: [Message], isPregnant: Bool = false
  ) {
    self.now = now
    self.zone = zone
    self.conversation = conversation
    self.earlier = earlier
    self.isPregnant = isPregnant
  }
}

/// A filter over text that arrives in pieces cut anywhere.
package struct TextFilter {
  /// What of the text so far may be shown now.
  package var feed: (String) -> String
  /// What was held back, once the text has ended.
  package var finish: () -> String

  package init(feed: @escaping (String) -> String, finish: @escaping () -> String) {
    self.feed = feed
    self.finish = finish
  }
}
