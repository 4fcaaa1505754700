package import struct Foundation.Date

/// Something that the assistant can do: a function that a model may call.
///
/// One file in `Tools/` is one tool. A failure is told to the model and never ends the turn.
package protocol Tool: Sendable {
  associatedtype Arguments: Decodable & Sendable

  /// The name of the contract: `logMeal`.
  static var name: String { get }
  /// What it does, in Turkish: the model reads it.
  static var summary: String { get }
  static var schema: ToolSchema { get }
  /// Whether it can change a record.
  static var writes: Bool { get }
  /// The same in few words, for a model that reads slowly; nil where the full form is short.
  static var brief: ToolBrief? { get }

  /// The question that must be answered with yes before `call`, or nil where none is needed.
  func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String?

  func call(_ arguments: Arguments, in context: ToolContext) async throws(ToolFailure) -> JSON

  /// The arguments that `answer` makes of those whose question waits, where it names one of the choices of
  /// that question; nil where it is no answer to it.
  func arguments(_ arguments: JSON, chosenBy answer: String, in context: ToolContext) -> JSON?
}

/// A tool in as few words as a small model needs.
package struct ToolBrief: Sendable, Equatable {
  /// When it is called, seen from what the person says.
  package var summary: String
  /// The arguments that are told; what they hold in turn stands after a dot: `items.name`.
  package var fields: [String]

  package init(_ summary: String, _ fields: [JSON.Key] = []) {
    self.summary = summary
    self.fields = fields.map(\.text)
  }
}

extension Tool {
  package static var brief: ToolBrief? { nil }

  package func arguments(
    _ arguments: JSON, chosenBy answer: String, in context: ToolContext
  ) -> JSON? { nil }

  /// The tool as a model is told it, in few words for a small one.
  package static func description(isBrief: Bool = false) -> ToolDescription {
    guard isBrief, let brief else {
      return ToolDescription(name: name, summary: summary, schema: schema, writes: writes)
    }
    return ToolDescription(
      name: name, summary: brief.summary, schema: schema.reduced(to: brief.fields), writes: writes)
  }
}

extension Tool {
  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? { nil }
}

/// Where and when a tool is called.
package struct ToolContext: Sendable {
  package var now: Date
  package var zone: Zone
  package var conversation: Int64?
  /// What the person wrote, where a model that is not ours has made the call of it.
  package var words: String?
  /// Whether the call is one of several of a turn that delete something.
  package var isOneOfSeveral = false
  /// Says what is being done, where that takes a while.
  package var tell: @Sendable (String) -> Void

  package init(
    now: Date, zone: Zone, conversation: Int64?, words: String? = nil,
    tell: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.now = now
    self.zone = zone
    self.conversation = conversation
    self.words = words
    self.tell = tell
  }

  /// ISO 8601 in the person's zone, for results.
  package func text(_ date: Date) -> String { zone.civil(at: date).text }
}

/// What a model asks for.
package struct ToolCall: Sendable, Equatable, Codable {
  package var id: String
  package var name: String
  package var arguments: JSON
  /// What the model's service wants back with the call, unread by us (a thought signature).
  package var extra: JSON?
  /// Why the arguments could not be read at all; such a call never runs.
  package var malformed: String?

  package init(
    id: String, name: String, arguments: JSON, extra: JSON? = nil, malformed: String? = nil
  ) {
    self.id = id
    self.name = name
    self.arguments = arguments
    self.extra = extra
    self.malformed = malformed
  }
}

/// What a call came to: an object, or a failure that the model can act on.
package struct ToolResult: Sendable, Equatable, Codable {
  package var id: String
  package var name: String
  package var value: JSON?
  package var failure: ToolFailure?

  package init(id: String, name: String, value: JSON) {
    self.id = id
    self.name = name
    self.value = value
  }

  package init(id: String, name: String, failure: ToolFailure) {
    self.id = id
    self.name = name
    self.failure = failure
  }

  package var isOK: Bool { failure == nil }
}

/// Why a tool could not do it, told to the model.
package struct ToolFailure: Error, Sendable, Equatable, Codable {
  /// `invalidArguments`, `notAsked`, `notFound`, `unknownTool`, `storage`, `declined`, `interrupted`
  /// and the like.
  package var code: String
  /// One Turkish sentence with the next step.
  package var message: String

  package init(code: String, message: String) {
    self.code = code
    self.message = message
  }

  /// The records cannot be read or written; ends the turn, because nothing can be kept.
  package static func storage(_ error: any Error) -> ToolFailure {
    ToolFailure(code: "storage", message: "Kayıtlara erişilemedi: \(error)")
  }
}
