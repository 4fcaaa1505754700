package import Domain

/// Keeps a note: something learnt, a pattern, or a reminder.
///
///     writeNote(content: "Makarnadan sonra gece şekerim yükseliyor", type: "pattern")
package struct WriteNote: Tool {
  package struct Arguments: Decodable, Sendable {
    var content: String
    var type: Note.Kind
  }

  package static let name = "writeNote"
  package static let summary = "Kişinin isteğiyle bir not saklar."
  package static let writes = true
  package static let schema = ToolSchema(
    .text(.content, "Notun kendisi, kişinin sözleriyle", required: true),
    .choice(
      .type, Note.Kind.allCases.map(\.rawValue),
      "insight bilgi ya da gözlem, pattern tekrarlayan durum, reminder hatırlatma", required: true))
  package static let brief: ToolBrief? = ToolBrief("istenince not saklar")

  let notes: NoteRecords

  package init(notes: NoteRecords) { self.notes = notes }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    guard let content = arguments.content.unlessEmpty else { throw .invalid(Texts.emptyNote) }
    let change = context.change(Self.name, "not (\(content.prefix(60)))")
    let note = Note(kind: arguments.type, content: content, at: context.now)
    let kept = try stored { try notes.add(note, change) }
    return [
      .note: .id(kept.id), .path: .null, .type: .string(kept.kind.rawValue),
      .content: .string(kept.content), .at: .string(context.text(kept.at)),
    ]
  }
}
