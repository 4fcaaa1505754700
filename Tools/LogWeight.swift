package import Domain

/// Stores a body weight and tells the one before it.
///
///     logWeight(kilograms: 88)  // previous: {kilograms: 89.5, …}
package struct LogWeight: DiaryTool {
  package static let name = "logWeight"
  package static let summary = "Tartıda ölçülen kiloyu kaydeder; bir önceki ölçümü de söyler."
  package static let form = EntryForm.weight
  package static let brief: ToolBrief? = ToolBrief("tartılan kiloyu kaydeder")

  package let records: Records

  package init(records: Records) { self.records = records }

  package func more(
    about entry: Entry, in context: ToolContext
  ) throws(ToolFailure) -> [JSON.Member] {
    let person = Person(entry.subject)
    let before = try stored {
      try records.entries.latest(.weight, 50).first { person.owns($0.subject) && $0.id != entry.id }
    }
    return [.init(.previous, before?.json(in: context) ?? .null)]
  }
}
