package import Domain

/// Tells the notes that were kept, newest first.
///
///     getNotes()  // {notes: [{content: "akşam yürüyüşü iyi geliyor", …}]}
package struct GetNotes: Tool {
  package struct Arguments: Decodable, Sendable {}

  package static let name = "getNotes"
  package static let summary = "Kişinin saklanan notlarını gösterir."
  package static let writes = false
  package static let schema = ToolSchema()
  package static let brief: ToolBrief? = ToolBrief("saklanan notları gösterir")

  /// As many as a model reads and a person looks at.
  private static let most = 50

  let notes: NoteRecords

  package init(notes: NoteRecords) { self.notes = notes }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let all = try stored { try notes.all() }.sorted { $0.at > $1.at }
    return .object([
      JSON.Member(.count, .number(Double(all.count))),
      JSON.Member(
        .notes,
        .array(
          all.prefix(Self.most).map { note in
            [
              .note: .id(note.id), .type: .string(note.kind.rawValue),
              .content: .string(note.content), .at: .string(context.text(note.at)),
            ]
          })),
    ])
  }
}
