package import Domain

/// Stores a walk, a sport, steps.
///
///     logActivity(kind: "yürüyüş", minutes: 25)
package struct LogActivity: DiaryTool {
  package static let name = "logActivity"
  package static let summary =
    "Yapılmış bir etkinliği kaydeder: yürüyüş, koşu, yüzme, yoga, atılan adım …"
  package static let form = EntryForm.activity
  package static let brief: ToolBrief? = ToolBrief(
    "yapılan hareketi, sporu kaydeder", ["minutes", "steps"])

  package let records: Records

  package init(records: Records) { self.records = records }
}
