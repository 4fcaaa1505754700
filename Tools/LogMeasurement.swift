package import Domain

/// Stores what was measured and is no glucose: ketones, blood pressure, a laboratory's value.
///
///     logMeasurement(kind: "bloodPressure", value: 12, value2: 8)  // 120/80 mmHg
///
/// A value keeps its unit as it was said, and the usual one where none was.
package struct LogMeasurement: DiaryTool {
  package static let name = "logMeasurement"
  package static let summary =
    "Kan şekeri ve kilo olmayan bir ölçümü kaydeder: keton, tansiyon, nabız, ateş, HbA1c, tahlil (LDL, "
    + "ferritin …)."
  package static let form = EntryForm.measurement
  package static let brief: ToolBrief? = ToolBrief(
    "ketonu, tansiyonu, nabzı, ateşi, tahlili kaydeder", [.name, .value2, .unit, .sample])

  package let records: Records

  package init(records: Records) { self.records = records }

  package static func checked(
    _ values: JSON, in context: ToolContext
  ) throws(ToolFailure) -> JSON { try Measurement(values).values }
}
