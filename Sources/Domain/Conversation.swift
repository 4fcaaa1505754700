package import struct Foundation.Date

/// A thread of talk.
package struct Conversation: Sendable, Equatable {
  package var id: Int64
  package var title: String
  /// Whether the person named it; an automatic title never replaces such a name.
  package var isNamed: Bool
  /// The beginning of the newest message.
  package var preview: String
  package var createdAt: Date
  package var updatedAt: Date
  package var forkedFrom: Int64?
  package var messageCount: Int

  package init(
    id: Int64, title: String, isNamed: Bool, preview: String, createdAt: Date, updatedAt: Date,
    forkedFrom: Int64?, messageCount: Int
  ) {
    self.id = id
    self.title = title
    self.isNamed = isNamed
    self.preview = preview
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.forkedFrom = forkedFrom
    self.messageCount = messageCount
  }
}

/// One message of a thread, as stored and as a model sees it.
package struct Message: Sendable, Equatable {
  /// A `tool` message carries the results of the calls in the assistant message before it.
  package enum Role: String, Sendable, Codable { case user, assistant, tool }

  /// How the message ended.
  package enum State: String, Sendable, Codable {
    case complete
    /// The person stopped the answer, or it died; `text` is what had arrived.
    case cut
    /// Its one call waits for the person's yes or no.
    case awaiting
    /// What stands for all turns before the one it is in when a model is told the thread.
    case summary
  }

  package var id: Int64?
  package var role: Role
  package var text: String
  package var calls: [ToolCall]
  package var results: [ToolResult]
  package var at: Date
  package var state: State
  /// Who answered: `yerel`, `openai:NAME`; nil for a person's message.
  package var model: String?
  /// Files that a person sent along.
  package var attachments: [Attachment]
  /// What a model is told beside the words: with a person's message what was new of the person, with a
  /// summary how many of the messages before it it does not stand for.
  package var aside: String?

  package init(
    id: Int64? = nil, role: Role, text: String, calls: [ToolCall] = [], results: [ToolResult] = [],
    at: Date, state: State = .complete, model: String? = nil, attachments: [Attachment] = [],
    aside: String? = nil
  ) {
    self.id = id
    self.role = role
    self.text = text
    self.calls = calls
    self.results = results
    self.at = at
    self.state = state
    self.model = model
    self.attachments = attachments
    self.aside = aside
  }
}

/// A file beside a message: where it is, never what is in it.
///
/// Read only when a model is asked that can make something of it; by then it may be gone.
package struct Attachment: Sendable, Equatable {
  /// Absolute.
  package var path: String
  /// As its first bytes say: `image/jpeg`.
  package var mime: String

  package init(path: String, mime: String) {
    self.path = path
    self.mime = mime
  }
}

/// What to look for in old threads.
package struct RecallQuery: Sendable, Equatable {
  /// As a person typed it: apostrophes, operators and capitals are just words.
  package var words: String
  package var limit: Int
  /// Only messages of this interval.
  package var between: Range<Date>?
  /// A thread to leave out: the one in which the question is asked.
  package var excluding: Int64?

  package init(
    words: String, limit: Int = 10, between: Range<Date>? = nil, excluding: Int64? = nil
  ) {
    self.words = words
    self.limit = limit
    self.between = between
    self.excluding = excluding
  }
}

/// A place in an old thread that answers a search.
package struct RecallHit: Sendable, Equatable {
  package var conversation: Int64
  package var message: Int64
  package var role: Message.Role
  package var at: Date
  package var title: String
  /// The original text around the hit; `marks` are the hits in it.
  package var snippet: String
  /// Character offsets into `snippet`.
  package var marks: [Range<Int>]
  /// Higher is better.
  package var score: Double

  package init(
    conversation: Int64, message: Int64, role: Message.Role, at: Date, title: String,
    snippet: String, marks: [Range<Int>], score: Double
  ) {
    self.conversation = conversation
    self.message = message
    self.role = role
    self.at = at
    self.title = title
    self.snippet = snippet
    self.marks = marks
    self.score = score
  }
}
