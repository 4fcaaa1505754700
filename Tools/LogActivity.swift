package import Domain

/// Stores a walk, a sport, steps.
///
///     logActivity(kind: "yürüyüş", minutes: 25)
package struct LogActivity: Tool {
  package struct Arguments: Decodable, Sendable {
    var kind: String
    var minutes: Double?
    var steps: Double?
    var calories: Double?
    var at: String?
    var note: String?
  }

  package static let name = "logActivity"
  package static let summary =
    "Yapılmış bir etkinliği kaydeder: yürüyüş, koşu, yüzme, yoga, atılan adım …"
  package static let writes = true
  package static let schema = ToolSchema(
    .text("kind", "Etkinliğin adı, yalın hâlde; örn. yürüyüş", required: true),
    .number("minutes", "Kaç dakika; örn. yarım saat için 30", in: 0...1_000_000_000),
    .number("steps", "Kaç adım; örn. 8000", in: 0...1_000_000_000),
    .number("calories", "Söylendiyse harcanan kalori (kcal)", in: 0...20_000), .at, .whose)
  package static let brief: ToolBrief? = ToolBrief(
    "yapılan hareketi, sporu kaydeder", ["minutes", "steps"])

  let entries: EntryRecords

  package init(entries: EntryRecords) { self.entries = entries }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    guard let kind = arguments.kind.unlessEmpty else { throw .invalid(Texts.emptyName) }
    if let minutes = arguments.minutes, !(0...1440).contains(minutes) {
      throw .invalid(Texts.outOfRange("süre", minutes, "dakika", 0...1440))
    }
    if let steps = arguments.steps, !(0...200_000).contains(steps) {
      throw .invalid(Texts.outOfRange("adım sayısı", steps, "adım", 0...200_000))
    }
    let values = JSON.object([
      "kind": .string(kind), "minutes": arguments.minutes.map(JSON.number),
      "steps": arguments.steps.map(JSON.number), "calories": arguments.calories.map(JSON.number),
    ])
    let draft = EntryDraft(
      kind: .activity, at: arguments.at, values: values, note: arguments.note)
    return try draft.stored(in: entries, by: Self.name, context: context).json(in: context)
  }
}
