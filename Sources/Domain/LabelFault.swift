/// Why figures of one label cannot all be right, whoever gave them.
package enum LabelFault: Sendable, Equatable {
  /// More of it than there is food: grams (kcal of energy) in so many grams or millilitres.
  case over(LabelField, Double, of: Double)
  /// Carbohydrate, fat and protein together, in so many grams.
  case sum(Double, of: Double)
  /// More sugars than the carbohydrate that they are part of.
  case sugars(Double, carbs: Double)

  /// The figures one of which is wrong.
  package var fields: Set<LabelField> {
    switch self {
    case .over(let field, _, _): [field]
    case .sum: [.carbs, .fat, .protein]
    case .sugars: [.sugars, .carbs]
    }
  }
}

extension LabelFigures {
  /// What cannot be in so many grams (nil where the amount is not known), apart from rounding.
  package func faults(in amount: Double?) -> [LabelFault] {
    var faults: [LabelFault] = []
    if let amount {
      for field in LabelField.allCases {
        // Pure fat has 900 kcal in 100 g; small servings are printed in whole grams.
        let most = field == .calories ? amount * 9 + 5 : amount * 1.005 + (amount < 50 ? 0.5 : 0)
        if let value = self[field], value > most { faults.append(.over(field, value, of: amount)) }
      }
      let sum = [LabelField.carbs, .fat, .protein].compactMap { self[$0] }.reduce(0, +)
      if faults.isEmpty, sum > amount * 1.05 + (amount < 50 ? 1 : 0) {
        faults.append(.sum(sum, of: amount))
      }
    }
    if let sugars = self[.sugars], let carbs = self[.carbs], sugars > carbs + 0.5 {
      faults.append(.sugars(sugars, carbs: carbs))
    }
    return faults
  }
}

extension Product {
  /// What of its figures cannot be; a serving is looked at by itself where 100 g are not known.
  package var faults: [LabelFault] {
    let whole = per100.faults(in: 100)
    return whole.isEmpty ? perServing?.faults(in: serving?.amount) ?? [] : whole
  }
}
