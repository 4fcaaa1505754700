package import Domain

/// Stores a body weight and tells the one before it.
///
///     logWeight(kilograms: 88)  // previous: {kilograms: 89.5, …}
package struct LogWeight: Tool {
  package struct Arguments: Decodable, Sendable {
    var kilograms: Double
    var at: String?
    var note: String?
  }

  package static let name = "logWeight"
  package static let summary = "Tartıda ölçülen kiloyu kaydeder; bir önceki ölçümü de söyler."
  package static let writes = true
  package static let schema = ToolSchema(
    .number("kilograms", "Kilogram; örn. 88,4", in: 0...1_000_000, required: true), .at, .whose)
  package static let brief: ToolBrief? = ToolBrief("tartılan kiloyu kaydeder")

  let entries: EntryRecords

  package init(entries: EntryRecords) { self.entries = entries }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    guard TargetKind.weight.allowed.contains(arguments.kilograms) else {
      throw .invalid(
        Texts.outOfRange("kilo", arguments.kilograms, "kg", TargetKind.weight.allowed))
    }
    // Somebody else's weight is compared with nothing: whose the ones before were is a free text.
    let before =
      arguments.note?.unlessEmpty == nil
      ? try stored { try entries.latest(.weight, 20).first(where: \.isOwn) } : nil
    let draft = EntryDraft(
      kind: .weight, at: arguments.at, values: ["kilograms": .number(arguments.kilograms)],
      note: arguments.note)
    let entry = try draft.stored(in: entries, by: Self.name, context: context)
    return entry.json(in: context).appending([
      .init("previous", before?.json(in: context) ?? .null)
    ])
  }
}
