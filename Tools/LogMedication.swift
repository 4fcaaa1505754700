package import Domain

/// Stores a medicine that was taken, its dose as it was said.
///
///     logMedication(name: "metformin", dose: 1000, unit: "mg")
///
/// Insulin too is recorded as said; nothing is ever advised about a dose.
package struct LogMedication: DiaryTool {
  package static let name = "logMedication"
  package static let summary =
    "Alınmış bir ilacı ya da yapılmış insülini söylendiği gibi kaydeder."
  package static let form = EntryForm.medication
  package static let brief: ToolBrief? = ToolBrief(
    "alınan ilacı, yapılan insülini kaydeder", [.dose, .unit])

  package let records: Records

  package init(records: Records) { self.records = records }
}
