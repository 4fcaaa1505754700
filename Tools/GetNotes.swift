package import Domain
import Turkish

/// Tells the notes that were kept, newest first.
///
///     getNotes()  // {notes: [{content: "akşam yürüyüşü iyi geliyor", …}]}
///     getNotes(query: "doktor randevu")  // those with all of the words, else all as `others`
package struct GetNotes: Tool {
  package struct Arguments: Decodable, Sendable {
    var query: String?
  }

  package static let name = "getNotes"
  package static let summary = "Kişinin saklanan notlarını gösterir."
  package static let writes = false
  package static let schema = ToolSchema(
    .text(.query, "Yalnızca bu sözlerin geçtiği notlar; örn. doktor randevu"))
  package static let brief: ToolBrief? = ToolBrief("saklanan notları gösterir")

  /// As many as a model reads and a person looks at.
  private static let most = 50

  let notes: NoteRecords

  package init(notes: NoteRecords) { self.notes = notes }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let all = try stored { try notes.all() }.sorted { $0.at > $1.at }
    guard let query = arguments.query?.unlessEmpty else { return answer(all, in: context) }
    let words = Self.words(of: query)
    let found = all.filter { note in
      let own = Self.words(of: note.content)
      return words.allSatisfy { word in own.contains { Self.isOf($0, word) } }
    }
    var answer = answer(found, in: context).setting(.query, to: .string(query))
    if found.isEmpty {
      answer = answer.setting(.others, to: .array(lines(of: all, in: context)))
    }
    return answer
  }

  private func answer(_ notes: [Note], in context: ToolContext) -> JSON {
    [
      .count: .number(Double(notes.count)), .notes: .array(lines(of: notes, in: context)),
    ]
  }

  private func lines(of notes: [Note], in context: ToolContext) -> [JSON] {
    notes.prefix(Self.most).map { note in
      [
        .note: .id(note.id), .type: .string(note.kind.rawValue),
        .content: .string(note.content), .at: .string(context.text(note.at)),
      ]
    }
  }

  private static func words(of text: String) -> [Substring] {
    Turkish.fold(text).split { !$0.isLetter && !$0.isNumber }
  }

  /// Whether a word of a note is the word that is looked for, in any case; a figure only as it stands.
  private static func isOf(_ own: Substring, _ word: Substring) -> Bool {
    if own == word { return true }
    guard word.count > 2, !word.allSatisfy(\.isNumber) else { return false }
    return own.hasPrefix(word) || word.hasPrefix(own) && own.count > 3
  }
}
