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
