package import Domain

/// Stores a walk, a sport, steps.
///
///     logActivity(kind: "yürüyüş", minutes: 25)
package struct LogActivity: DiaryTool {
  package static let name = "logActivity"
  package static let summary =
    "Yapılmış bir etkinliği ya da atılan adımı kaydeder."
  package static let form = EntryForm.activity
  package static let brief: ToolBrief? = ToolBrief(
    "yapılan hareketi, sporu kaydeder", [.minutes, .steps])

  package let records: Records

  package init(records: Records) { self.records = records }
}
