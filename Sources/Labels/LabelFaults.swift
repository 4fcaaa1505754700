import Domain

extension Product {
  /// The product without figures that cannot be, and with a word on each of them.
  ///
  /// Which of two figures that contradict each other was misread nobody knows: both go, unless the
  /// energy bears out the carbohydrate.
  var withoutFaults: Product {
    var product = self
    for _ in LabelField.allCases {
      guard let fault = product.faults.first else { break }
      var gone = fault.fields
      if case .sugars = fault, product.per100.isEnergyBorneOut { gone = [.sugars] }
      if product.per100.faults(in: 100).isEmpty, product.per100[.carbs] != nil {
        // The serving's alone, which 100 g tell as well.
        let share = product.serving.map { $0.amount / 100 }
        for field in gone {
          product.perServing?[field] = product.per100[field].flatMap { whole in
            share.map { whole * $0 }
          }
        }
        continue
      }
      for field in gone {
        product.per100[field] = nil
        product.perServing?[field] = nil
      }
      product.warnings.append(Texts.emptied(fault, gone))
      if gone.contains(.carbs) { product.confidence.carbs = 0 }
      product.confidence.overall = min(product.confidence.overall, LabelSolver.alone)
    }
    return product
  }
}

extension LabelFigures {
  /// Whether the energy is what the parts make, as nearly as it is on labels that are right.
  var isEnergyBorneOut: Bool {
    guard let made = energyOfParts, let energy = self[.calories], energy > 0 else { return false }
    return abs(made - energy) <= max(energy * 0.04, 5)
  }
}
