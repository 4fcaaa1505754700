package import Domain

/// Stores what was measured and is no glucose: ketones, blood pressure, a laboratory's value.
///
///     logMeasurement(kind: "bloodPressure", value: 12, value2: 8)  // 120/80 mmHg
///
/// A value keeps its unit as it was said, and the usual one where none was.
package struct LogMeasurement: Tool {
  package struct Arguments: Decodable, Sendable {
    var kind: Measurement.Kind
    var name: String?
    var value: Double
    var value2: Double?
    var unit: String?
    var sample: Measurement.Sample?
    var at: String?
    var note: String?
  }

  package static let name = "logMeasurement"
  package static let summary =
    "Kan şekeri olmayan bir ölçümü kaydeder: keton, tansiyon, nabız, ateş, HbA1c ve adıyla tahlil "
    + "değeri (LDL, ferritin …). Kan şekeri logGlucose, kilo logWeight ile kaydedilir."
  package static let writes = true
  package static let schema = ToolSchema(
    .choice(
      "kind", Measurement.Kind.allCases.map(\.rawValue),
      "ketone keton, bloodPressure tansiyon, pulse nabız, temperature ateş, hba1c HbA1c, lab başka "
        + "bir tahlil", required: true),
    .text("name", "Tahlilin (lab) adı, söylendiği gibi; örn. LDL, ferritin"),
    .number(
      "value", "Değer; tansiyonda büyük olan, örn. 12 ya da 120", in: 0...1_000_000, required: true),
    .number("value2", "Yalnızca tansiyonda: küçük olan, örn. 8 ya da 80", in: 0...1_000_000),
    .text("unit", "Söylendiyse birimi; örn. mmol/L, mg/dL, %"),
    .choice(
      "sample", Measurement.Sample.allCases.map(\.rawValue),
      "Söylendiyse neyden bakıldığı: blood kan, urine idrar"), .at, .whose)
  package static let brief: ToolBrief? = ToolBrief(
    "ketonu, tansiyonu, nabzı, ateşi, tahlili kaydeder",
    ["name", "value2", "unit", "sample"])

  let entries: EntryRecords

  package init(entries: EntryRecords) { self.entries = entries }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let measured = try Measurement(
      arguments.kind, name: arguments.name, value: arguments.value, value2: arguments.value2,
      unit: arguments.unit, sample: arguments.sample)
    let draft = EntryDraft(
      kind: .measurement, at: arguments.at, values: measured.values, note: arguments.note)
    return try draft.stored(in: entries, by: Self.name, context: context).json(in: context)
  }
}
