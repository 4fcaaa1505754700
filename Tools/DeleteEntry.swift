package import Domain

/// Deletes what is recorded and is no meal, after a question where it is not the last of all, or where the
/// person's words name another.
///
///     deleteEntry(which: "last")  // the entry that is gone
package struct DeleteEntry: Tool {
  package struct Arguments: Decodable, Sendable {
    var entry: Int64?
    var reading: Int64?
    var which: String?
    var date: String?
    var person: String?

    fileprivate var choice: EntryChoice {
      EntryChoice(entry: entry, reading: reading, which: which, date: date, person: person)
    }
  }

  package static let name = "deleteEntry"
  package static let summary =
    "Öğün olmayan bir kaydı siler. Belirtilmezse en son kayıt."
  package static let writes = true
  package static let schema = ToolSchema(properties: EntryChoice.properties + [.whose])
  package static let brief: ToolBrief? = ToolBrief("öğün olmayan kaydı siler", [.which])

  let records: Records

  package init(records: Records) { self.records = records }

  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    let found = try arguments.choice.find(in: records, context: context)
    let isNewest = try stored {
      switch found {
      case .entry(let entry): try records.entries.latest(nil, 1).first?.id == entry.id
      case .reading(let reading): try records.glucose.latest(1).first?.id == reading.id
      }
    }
    let isOther =
      try context.words.map { words throws(ToolFailure) in
        NamedEntry(words).isOther(than: found, among: try records.entries.newest())
      } ?? false
    if isNewest, !isOther, !context.isOneOfSeveral { return nil }
    return Texts.confirmDelete(found.brief, at: found.at, in: context)
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let found = try arguments.choice.find(in: records, context: context)
    let change = context.change(Self.name, Texts.deletion([found.brief]))
    try stored {
      switch found {
      case .entry(let entry): try records.entries.delete([entry.id].compactMap(\.self), change)
      case .reading(let reading):
        try records.glucose.delete([reading.id].compactMap(\.self), change)
      }
    }
    return found.json(in: context)
  }
}
