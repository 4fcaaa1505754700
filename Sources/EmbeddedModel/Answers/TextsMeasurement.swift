import Domain
import Turkish

// How a measurement that is no glucose is told.
extension Texts {
  /// What was measured: `tansiyon`, `LDL`.
  static func measured(_ entry: JSON) -> String {
    switch entry["kind"]?.string {
    case "ketone": "keton"
    case "bloodPressure": "tansiyon"
    case "pulse": "nabız"
    case "temperature": "ateş"
    case "hba1c": "HbA1c"
    default: entry["name"]?.string ?? "ölçüm"
    }
  }

  /// `120/80 mmHg`, `0,6 mmol/L (kan)`.
  static func measure(_ entry: JSON) -> String {
    let values = [entry["value"], entry["value2"]].compactMap { $0?.number }
      .map { NumberText.plain($0, decimals: 2) }.joined(separator: "/")
    let unit = entry["unit"]?.string ?? ""
    let figure = unit == "%" ? "%\(values)" : "\(values) \(unit)".trimmed
    let sample = ["blood": " (kan)", "urine": " (idrar)"][entry["sample"]?.string ?? ""] ?? ""
    return figure + sample
  }
}
