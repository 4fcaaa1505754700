import Domain

/// Energy whose two figures ran together, or contradict each other.
enum LabelEnergy {
  /// kJ of one kcal, as printed figures of both give it.
  static let ratio = 4.0...4.4

  /// kJ of one kcal of a food with these parts: 17 of 4 in carbohydrate and protein, 37 of 9 in fat, 8
  /// of 2 in fibre (Regulation (EU) 1169/2011, annex XIV); 4.184 where one of them is not known.
  static func ratio(of figures: LabelFigures) -> Double {
    guard let calories = figures.energyOfParts, calories > 0, let carbs = figures[.carbs],
      let protein = figures[.protein], let fat = figures[.fat]
    else { return Nutrients.kilojoules }
    let fiber = figures[.fiber] ?? 0
    return (17 * (carbs + protein) + 37 * fat + 8 * fiber) / calories
  }

  /// The two figures of `200/47` that were read as one, `20047`, the stroke as a digit or not at all;
  /// anything else as it is.
  static func parted(_ number: LabelNumber) -> [LabelNumber] {
    guard number.unit == .unsaid, number.value >= 1000, number.value.isWhole else {
      return [number]
    }
    let digits = Array(String(Int(number.value)))
    guard digits.count >= 5 else { return [number] }
    var found: [(Double, Double)] = []
    for place in 2...(digits.count - 2) {
      let isStroke = "17".contains(digits[place]) && place < digits.count - 2
      for behind in isStroke ? [place, place + 1] : [place] where digits[behind] != "0" {
        guard let one = Double(String(digits[..<place])),
          let other = Double(String(digits[behind...])), other > 0
        else { continue }
        if ratio.contains(one / other) || ratio.contains(other / one) { found.append((one, other)) }
      }
    }
    guard found.count == 1, let pair = found.first else { return [number] }
    return [(pair.0, -0.1), (pair.1, 0.1)].map { value, shift in
      var part = number
      part.candidates = [.init(value: value, likelihood: 0.9)]
      part.confidence = number.confidence * 0.8
      part.centre += shift
      return part
    }
  }
}
