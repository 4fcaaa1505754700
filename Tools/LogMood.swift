package import Domain

/// Stores a mood in the person's own words.
///
///     logMood(mood: "gergin")
package struct LogMood: Tool {
  package struct Arguments: Decodable, Sendable {
    var mood: String
    var note: String?
    var at: String?
  }

  package static let name = "logMood"
  package static let summary = "Ruh hâlini kişinin sözleriyle kaydeder."
  package static let writes = true
  package static let schema = ToolSchema(
    .text("mood", "Ruh hâli, söylendiği gibi; örn. gergin", required: true),
    .text("note", "Söylendiyse nedeni ya da ek bilgi"), .at)
  package static let brief: ToolBrief? = ToolBrief("söylenen ruh hâlini kaydeder")

  let entries: EntryRecords

  package init(entries: EntryRecords) { self.entries = entries }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    guard let mood = arguments.mood.unlessEmpty else { throw .invalid(Texts.emptyName) }
    let draft = EntryDraft(
      kind: .mood, at: arguments.at, values: ["mood": .string(mood)], note: arguments.note)
    return try draft.stored(in: entries, by: Self.name, context: context).json(in: context)
  }
}
