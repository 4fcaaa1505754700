package import Domain

/// Stores water that was drunk and tells the day's sum.
///
///     logWater(milliliters: 200)  // today: 1400
package struct LogWater: DiaryTool {
  package static let name = "logWater"
  package static let summary =
    "İçilen suyu kaydeder; bir su bardağı 200 ml. Başka içecekler logMeal ile."
  package static let form = EntryForm.water
  package static let brief: ToolBrief? = ToolBrief("içilen suyu kaydeder")

  package let records: Records

  package init(records: Records) { self.records = records }

  package func question(
    before arguments: EntryArguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    let values = try Self.form.checked(arguments.values, in: context)
    let milliliters = values[.milliliters]?.number ?? 0
    return milliliters > 5000 ? Texts.muchWater(milliliters) : nil
  }

  package func more(
    about entry: Entry, in context: ToolContext
  ) throws(ToolFailure) -> [JSON.Member] {
    let today = try records.entries.water(
      of: Person(entry.subject), onDayOf: context.now, in: context.zone)
    let target =
      entry.isOwn ? try stored { try records.targets.all() }.first { $0.kind == .water } : nil
    return JSON.object([
      .today: .figure(today, decimals: 0), .target: target?.amount,
      .remaining: (target?.value ?? target?.min).map { .figure($0 - today, decimals: 0) },
    ]).members ?? []
  }
}
