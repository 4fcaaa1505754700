package import Domain

/// Stores a medicine that was taken, its dose as it was said.
///
///     logMedication(name: "metformin", dose: 1000, unit: "mg")
///
/// Insulin too is recorded as said; nothing is ever advised about a dose.
package struct LogMedication: Tool {
  package struct Arguments: Decodable, Sendable {
    var name: String
    var dose: Double?
    var unit: String?
    var at: String?
    var note: String?
  }

  package static let name = "logMedication"
  package static let summary =
    "Alınmış bir ilacı ya da yapılmış insülini söylendiği gibi kaydeder. Doz önermek için kullanılmaz."
  package static let writes = true
  package static let schema = ToolSchema(
    .text("name", "İlacın adı, söylendiği gibi; örn. metformin", required: true),
    .number("dose", "Söylendiyse miktar; örn. 14", in: 0...100_000),
    .text("unit", "Söylendiyse birimi; örn. ünite, mg, tablet, damla"), .at, .whose)
  package static let brief: ToolBrief? = ToolBrief(
    "alınan ilacı, yapılan insülini kaydeder", ["dose", "unit"])

  let entries: EntryRecords

  package init(entries: EntryRecords) { self.entries = entries }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    guard let name = arguments.name.unlessEmpty else { throw .invalid(Texts.emptyName) }
    let values = JSON.object([
      "name": .string(name), "dose": arguments.dose.map(JSON.number),
      "unit": DoseUnit.kept(arguments.unit).map(JSON.string),
    ])
    let draft = EntryDraft(
      kind: .medication, at: arguments.at, values: values, note: arguments.note)
    return try draft.stored(in: entries, by: Self.name, context: context).json(in: context)
  }
}
