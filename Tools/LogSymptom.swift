package import Domain

/// Stores one symptom, with how strong it is, or a bowel movement by the Bristol scale.
///
///     logSymptom(kind: "baş ağrısı", severity: "mild")
///
/// One call a symptom. It records what was said and never says what it may mean.
package struct LogSymptom: DiaryTool {
  package static let name = "logSymptom"
  package static let summary =
    "Bir belirtiyi günlüğe yazar; her belirti için ayrı çağrılır."
  package static let form = EntryForm.symptom
  package static let brief: ToolBrief? = ToolBrief(
    "duyulan belirtiyi, ağrıyı kaydeder", [.severity])

  package let records: Records

  package init(records: Records) { self.records = records }
}
