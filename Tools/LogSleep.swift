package import Domain

/// Stores how long somebody slept.
///
///     logSleep(hours: 5.5)
///
/// Stands at the time of waking where that is told.
package struct LogSleep: Tool {
  package struct Arguments: Decodable, Sendable {
    var hours: Double
    var bedtime: String?
    var wakeTime: String?
    var at: String?
    var note: String?
  }

  package static let name = "logSleep"
  package static let summary = "Uykuyu kaydeder: kaç saat, söylendiyse yatış ve kalkış zamanı."
  package static let writes = true
  package static let schema = ToolSchema(
    .number("hours", "Kaç saat uyundu; örn. 5,5", in: 0...1_000_000, required: true),
    .moment("bedtime", "Söylendiyse yatış; örn. 2026-11-20T23:30:00+03:00"),
    .moment("wakeTime", "Söylendiyse kalkış; örn. 2026-11-21T07:00:00+03:00"), .at, .whose)
  package static let brief: ToolBrief? = ToolBrief("uyunan süreyi kaydeder")

  let entries: EntryRecords

  package init(entries: EntryRecords) { self.entries = entries }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    guard (0...24).contains(arguments.hours) else {
      throw .invalid(Texts.outOfRange("uyku", arguments.hours, "saat", 0...24))
    }
    let bedtime = try context.moment(arguments.bedtime, for: "bedtime")?.date
    let wakeTime = try context.moment(arguments.wakeTime, for: "wakeTime")?.date
    if let bedtime, let wakeTime, bedtime >= wakeTime { throw .invalid(Texts.wokeBeforeBed) }
    let values = JSON.object([
      "hours": .number(arguments.hours),
      "bedtime": bedtime.map { .string(context.text($0)) },
      "wakeTime": wakeTime.map { .string(context.text($0)) },
    ])
    let draft = EntryDraft(
      kind: .sleep, at: arguments.at ?? arguments.wakeTime, values: values, note: arguments.note)
    return try draft.stored(in: entries, by: Self.name, context: context).json(in: context)
  }
}
