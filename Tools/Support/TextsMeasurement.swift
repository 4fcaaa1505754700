import Turkish

// What is said about measurements that are no glucose.
extension Texts {
  static let labWithoutName = "Tahlilin adı (name) gerekli; örn. LDL, ferritin."

  static func secondValue(of kind: Measurement.Kind) -> String {
    "\(Turkish.capitalised(name(of: kind))) tek değerdir; ikinci değer (value2) yalnızca tansiyon için."
  }

  static func pressureUpsideDown(_ high: Double, _ low: Double) -> String {
    "\(number(high))/\(number(low)) mmHg olamaz; büyük tansiyon (value) küçükten (value2) yüksek olmalı."
  }

  static func name(of kind: Measurement.Kind) -> String {
    switch kind {
    case .ketone: "keton"
    case .bloodPressure: "tansiyon"
    case .pulse: "nabız"
    case .temperature: "ateş"
    case .hba1c: "HbA1c"
    case .lab: "tahlil"
    }
  }

  /// What was measured, a laboratory's value by its own name.
  static func name(of measured: Measurement) -> String { measured.name ?? name(of: measured.kind) }

  /// `tansiyon 120/80 mmHg`, `keton 0,6 mmol/L (kan)`.
  static func measured(_ measured: Measurement) -> String {
    let sample =
      switch measured.sample {
      case .blood: " (kan)"
      case .urine: " (idrar)"
      case nil: ""
      }
    return "\(name(of: measured)) \(measured.amount)\(sample)"
  }
}
