package import Domain

/// Stores how long somebody slept.
///
///     logSleep(hours: 5.5)
///
/// Stands at the time of waking where that is told.
package struct LogSleep: DiaryTool {
  package static let name = "logSleep"
  package static let summary =
    "Uykuyu kaydeder: kaç saat, ne zaman."
  package static let form = EntryForm.sleep
  package static let brief: ToolBrief? = ToolBrief("uyunan süreyi kaydeder")

  package let records: Records

  package init(records: Records) { self.records = records }

  package static func checked(
    _ values: JSON, in context: ToolContext
  ) throws(ToolFailure) -> JSON {
    let bedtime = try context.moment(values[.bedtime]?.string, for: "bedtime")?.date
    let wakeTime = try context.moment(values[.wakeTime]?.string, for: "wakeTime")?.date
    if let bedtime, let wakeTime, bedtime >= wakeTime { throw .invalid(Texts.wokeBeforeBed) }
    return values
  }

  package func call(
    _ arguments: EntryArguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    var arguments = arguments
    arguments.at = arguments.at ?? arguments.values[.wakeTime]?.string
    return try kept(arguments, in: context).json(in: context)
  }
}
