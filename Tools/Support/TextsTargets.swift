import Domain
import Turkish

// What is said about targets.
extension Texts {
  static let noTargetValue = "Hedef için bir değer (value) ya da aralık (min ve max) gerekli."
  static let valueOrRange =
    "Ya tek değer (value) ya da aralık (min ve max) verin, ikisini birden değil."
  static let glucoseBoundIsValue = "Glikoz sınırı tek değerdir (value)."
  static let emptyRange = "Aralığın alt ucu (min) üst ucundan (max) küçük olmalı."
  static let boundsCrossed = "Düşük şeker sınırı, yüksek şeker sınırından küçük olmalı."

  static func targetOutOfRange(_ kind: TargetKind) -> String {
    let low = number(kind.allowed.lowerBound)
    let high = number(kind.allowed.upperBound)
    return "\(name(of: kind)) \(low) ile \(high) \(unit(of: kind)) arasında olmalı."
  }

  /// The unit of its values.
  static func unit(of kind: TargetKind) -> String {
    switch kind {
    case .calories: "kcal"
    case .carbs, .protein, .fat, .fiber: "g"
    case .water: "ml"
    case .steps: "adım"
    case .weight: "kg"
    case .sleep: "saat"
    case .glucoseLow, .glucoseHigh: GlucoseUnit.mgdL.rawValue
    }
  }

  static func name(of kind: TargetKind) -> String {
    switch kind {
    case .calories: "Kalori hedefi"
    case .carbs: "Karbonhidrat hedefi"
    case .protein: "Protein hedefi"
    case .fat: "Yağ hedefi"
    case .fiber: "Lif hedefi"
    case .water: "Su hedefi"
    case .steps: "Adım hedefi"
    case .weight: "Kilo hedefi"
    case .sleep: "Uyku hedefi"
    case .glucoseLow: "Düşük şeker sınırı"
    case .glucoseHigh: "Yüksek şeker sınırı"
    }
  }

  /// The target's name within a sentence: `su hedefi`.
  private static func subject(_ kind: TargetKind) -> String {
    let name = name(of: kind)
    return Turkish.lowercased(String(name.prefix(1))) + name.dropFirst()
  }

  static func target(_ target: Target) -> String {
    let bounds = [target.value ?? target.min, target.value == nil ? target.max : nil]
      .compactMap { $0.map { number($0) } }
    return "\(subject(target.kind)) (\(bounds.joined(separator: "-")) \(unit(of: target.kind)))"
  }
}
