package import struct Foundation.Date

/// A research that was done before: what it was about and what was shown.
package struct PastResearch: Sendable, Equatable {
  /// The thread in which it was; nil for one that is gone.
  package var conversation: Int64?
  package var at: Date
  /// The names of its concepts; the same matter asked in other words has the same.
  package var topic: [String]
  /// Ids of the papers of PubMed that were shown.
  package var ids: [String]

  package init(conversation: Int64?, at: Date, topic: [String], ids: [String]) {
    self.conversation = conversation
    self.at = at
    self.topic = topic
    self.ids = ids
  }
}

/// What was researched, by its matter.
package struct ResearchRecords: Sendable {
  package var add: @Sendable (PastResearch) throws -> Void
  /// The newest about a matter, in whatever order its concepts were named, in another thread.
  package var latest: @Sendable (_ topic: [String], _ besides: Int64?) throws -> PastResearch?
  /// The newest of a thread.
  package var newest: @Sendable (_ conversation: Int64) throws -> PastResearch?

  /// Without arguments nothing is kept.
  package init(
    add: @escaping @Sendable (PastResearch) throws -> Void = { _ in },
    latest: @escaping @Sendable ([String], Int64?) throws -> PastResearch? = { _, _ in nil },
    newest: @escaping @Sendable (Int64) throws -> PastResearch? = { _ in nil }
  ) {
    self.add = add
    self.latest = latest
    self.newest = newest
  }
}

/// A passage of an answer that the person has marked.
package struct Highlight: Sendable, Equatable {
  package enum Colour: String, Sendable, CaseIterable {
    case yellow, green, blue, pink, orange
  }

  package var id: Int64
  package var conversation: Int64
  /// The answer that holds it.
  package var message: Int64
  package var colour: Colour
  /// As it stands in the answer.
  package var text: String
  package var at: Date

  package init(
    id: Int64 = 0, conversation: Int64, message: Int64, colour: Colour, text: String, at: Date
  ) {
    self.id = id
    self.conversation = conversation
    self.message = message
    self.colour = colour
    self.text = text
    self.at = at
  }
}

/// What the person has written to a source of a thread.
package struct SourceNote: Sendable, Equatable {
  package var conversation: Int64
  /// The address of the source, which names it.
  package var url: String
  package var text: String
  package var at: Date

  package init(conversation: Int64, url: String, text: String, at: Date) {
    self.conversation = conversation
    self.url = url
    self.text = text
    self.at = at
  }
}

/// Highlights and notes; they live as long as their thread.
package struct MarkRecords: Sendable {
  /// Stores a highlight and returns it with its id; the same passage only changes its colour.
  package var highlight: @Sendable (Highlight) throws -> Highlight
  /// Of one thread, or of all, oldest first.
  package var highlights: @Sendable (_ conversation: Int64?) throws -> [Highlight]
  /// Whether there was one with this id.
  package var remove: @Sendable (_ id: Int64) throws -> Bool
  /// One note a source; an empty text takes it away.
  package var note: @Sendable (SourceNote) throws -> Void
  package var notes: @Sendable (_ conversation: Int64) throws -> [SourceNote]

  package init(
    highlight: @escaping @Sendable (Highlight) throws -> Highlight = { $0 },
    highlights: @escaping @Sendable (Int64?) throws -> [Highlight] = { _ in [] },
    remove: @escaping @Sendable (Int64) throws -> Bool = { _ in false },
    note: @escaping @Sendable (SourceNote) throws -> Void = { _ in },
    notes: @escaping @Sendable (Int64) throws -> [SourceNote] = { _ in [] }
  ) {
    self.highlight = highlight
    self.highlights = highlights
    self.remove = remove
    self.note = note
    self.notes = notes
  }
}
