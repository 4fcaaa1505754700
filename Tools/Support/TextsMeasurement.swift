import Domain
import Turkish

// What is said about measurements that are no glucose.
extension Texts {
  static let labWithoutName = "Tahlilin adı (name) gerekli; örn. LDL, ferritin."
  static let diastolic = "küçük tansiyon"

  static func secondValue(of kind: Measurement.Kind) -> String {
    "\(Turkish.capitalised(name(of: kind))) tek değerdir; ikinci değer (value2) yalnızca tansiyon için."
  }

  static func pressureUpsideDown(_ high: Double, _ low: Double) -> String {
    "\(number(high))/\(number(low)) mmHg olamaz; büyük tansiyon (value) küçükten (value2) yüksek olmalı."
  }

  /// What to do about somebody else's value.
  static func adviceOfOther(_ advice: String) -> String { "Ölçülen kişi için: \(advice)" }

  static func name(of kind: Measurement.Kind) -> String {
    EntryForm.measurement[.kind]?.words[kind.rawValue] ?? kind.rawValue
  }
}
