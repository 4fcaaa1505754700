import Domain

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
}

extension Target {
  /// The target with its kind and unit.
  var json: JSON {
    JSON.object([.init(.kind, .string(kind.rawValue))]).appending(bounds)
      .appending([.init(.unit, .string(Texts.unit(of: kind)))])
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
