package import Domain

/// Stores water that was drunk and tells the day's sum.
///
///     logWater(milliliters: 200)  // today: 1400
package struct LogWater: Tool {
  package struct Arguments: Decodable, Sendable {
    var milliliters: Double
    var at: String?
    var note: String?
  }

  package static let name = "logWater"
  package static let summary =
    "İçilen suyu kaydeder ve günün toplamını söyler. Bir su bardağı 200 ml sayılır. Başka içecekler "
    + "logMeal ile kaydedilir."
  package static let writes = true
  package static let schema = ToolSchema(
    .number(
      "milliliters", "Mililitre; örn. 2 bardak için 400", in: 0...1_000_000_000,
      required: true), .at, .whose)
  package static let brief: ToolBrief? = ToolBrief("içilen suyu kaydeder")

  let entries: EntryRecords
  let targets: TargetRecords

  package init(entries: EntryRecords, targets: TargetRecords) {
    self.entries = entries
    self.targets = targets
  }

  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    try check(arguments.milliliters)
    return arguments.milliliters > 5000 ? Texts.muchWater(arguments.milliliters) : nil
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    try check(arguments.milliliters)
    let values: JSON = ["milliliters": .number(arguments.milliliters)]
    let draft = EntryDraft(kind: .water, at: arguments.at, values: values, note: arguments.note)
    let entry = try draft.stored(in: entries, by: Self.name, context: context)
    let today = try entries.water(onDayOf: context.now, in: context.zone)
    let target = try stored { try targets.all() }.first { $0.kind == .water }
    return entry.json(in: context).appending(
      JSON.object([
        "today": .figure(today, decimals: 0), "target": target?.amount,
        "remaining": (target?.value ?? target?.min).map { .figure($0 - today, decimals: 0) },
      ]).members ?? [])
  }

  private func check(_ milliliters: Double) throws(ToolFailure) {
    guard milliliters > 0 else { throw .invalid(Texts.positive("Su miktarı")) }
    guard milliliters <= 20_000 else {
      throw .invalid(Texts.outOfRange("su", milliliters, "ml", 1...20_000))
    }
  }
}
