import Domain
import Turkish

extension TargetKind {
  /// Values that a person can mean.
  var allowed: ClosedRange<Double> {
    switch self {
    case .calories: 500...6000
    case .carbs: 10...1000
    case .protein, .fat: 10...500
    case .fiber: 5...150
    case .water: 200...10_000
    case .steps: 100...100_000
    case .weight: 20...400
    case .sleep: 1...16
    case .glucoseLow: 60...110
    case .glucoseHigh: 120...400
    }
  }

  /// The unit of its values.
  var unit: String {
    switch self {
    case .calories: "kcal"
    case .carbs, .protein, .fat, .fiber: "g"
    case .water: "ml"
    case .steps: "adım"
    case .weight: "kg"
    case .sleep: "saat"
    case .glucoseLow, .glucoseHigh: GlucoseUnit.mgdL.rawValue
    }
  }
}

extension Target {
  /// The target with its kind and unit.
  var json: JSON {
    JSON.object([.init(.kind, .string(kind.rawValue))]).appending(bounds)
      .appending([.init(.unit, .string(kind.unit))])
  }

  /// A plain number, or `{"min":…,"max":…}` for a range.
  var amount: JSON { value.map { .figure($0) } ?? .object(bounds) }

  private var bounds: [JSON.Member] {
    JSON.object([
      .value: value.map { .figure($0) }, .min: min.map { .figure($0) },
      .max: max.map { .figure($0) },
    ]).members ?? []
  }
}

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
    return "\(name(of: kind)) \(low) ile \(high) \(kind.unit) arasında olmalı."
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
    return "\(subject(target.kind)) (\(bounds.joined(separator: "-")) \(target.kind.unit))"
  }
}
