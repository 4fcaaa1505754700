package import Domain
import Foundation

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

  /// What a pressure, a pulse or a fever of the last hour asks for, where it is not as usual.
  package func more(
    about entry: Entry, in context: ToolContext
  ) throws(ToolFailure) -> [JSON.Member] {
    guard abs(context.now.timeIntervalSince(entry.at)) < Self.recent,
      let level = level(of: entry, in: context)
    else { return [] }
    let advice = VitalSigns.advice(for: level)
    return [.init(.assessment, .string(entry.isOwn ? advice : Texts.adviceOfOther(advice)))]
  }

  private func level(of entry: Entry, in context: ToolContext) -> VitalSigns.Level? {
    guard let value = entry.values[.value]?.number else { return nil }
    switch entry.values[.kind]?.string {
    case "bloodPressure":
      return entry.values[.value2]?.number.flatMap { low in
        VitalSigns.level(
          ofPressure: value, low, isPregnant: entry.isOwn && isPregnant(context))
      }
    case "pulse": return VitalSigns.level(ofPulse: value)
    case "temperature": return VitalSigns.level(ofTemperature: value)
    default: return nil
    }
  }

  /// What cannot be read keeps nobody from a measurement that is stored.
  private func isPregnant(_ context: ToolContext) -> Bool {
    (try? records.profile.all()).map { ProfileForm.isPregnant($0, on: context.today) } ?? false
  }

  /// Seconds for which a value tells how somebody is now.
  private static let recent = 3600.0
}
