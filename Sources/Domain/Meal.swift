package import struct Foundation.Date

/// Which meal of the day; raw values are those of the contract.
package enum MealType: String, Sendable, CaseIterable, Codable {
  case breakfast, lunch, dinner, snack, lateSnack

  /// The meal that a clock time belongs to when nothing is said (contract; seeds, 6).
  ///
  /// 05-11 breakfast, 11-15 lunch, 15-17 snack, 17-22 dinner, else lateSnack; the earlier bound
  /// belongs to the interval.
  package init(hour: Int) {
    switch hour {
    case 5..<11: self = .breakfast
    case 11..<15: self = .lunch
    case 15..<17: self = .snack
    case 17..<22: self = .dinner
    default: self = .lateSnack
    }
  }
}

/// A food in a meal, with the figures that were counted when it was logged.
package struct MealItem: Sendable, Equatable {
  /// The name as the person said it.
  package var name: String
  /// Id of the food table's row; nil for a food that the table does not have.
  package var food: String?
  package var quantity: Double?
  package var unit: String?
  package var grams: Double?
  /// Nil where no figure is known: such an item is kept, and never counted as 0.
  package var nutrients: Nutrients?
  package var glycemicIndex: Double?
  /// Available carbohydrate in grams that the same words can mean, where the portion is vague.
  package var carbsRange: ClosedRange<Double>?
  package var basis: String?
  package var source: String
  package var isEstimate: Bool
  package var confidence: Double

  package init(
    name: String, food: String?, quantity: Double?, unit: String?, grams: Double?,
    nutrients: Nutrients?, glycemicIndex: Double?, carbsRange: ClosedRange<Double>?, basis: String?,
    source: String, isEstimate: Bool, confidence: Double
  ) {
    self.name = name
    self.food = food
    self.quantity = quantity
    self.unit = unit
    self.grams = grams
    self.nutrients = nutrients
    self.glycemicIndex = glycemicIndex
    self.carbsRange = carbsRange
    self.basis = basis
    self.source = source
    self.isEstimate = isEstimate
    self.confidence = confidence
  }
}

/// A meal that was eaten; `id` is nil until it is stored.
package struct Meal: Sendable, Equatable {
  package var id: Int64?
  package var type: MealType
  package var eatenAt: Date
  package var items: [MealItem]
  package var note: String?
  /// Who ate it, as said: `babam`; nil for the writer.
  package var subject: String?
  /// Whether it is one of those that the person wants at hand.
  package var isFavorite: Bool

  package init(
    id: Int64? = nil, type: MealType, eatenAt: Date, items: [MealItem], note: String?,
    subject: String? = nil, isFavorite: Bool = false
  ) {
    self.id = id
    self.type = type
    self.eatenAt = eatenAt
    self.items = items
    self.note = note
    self.subject = subject
    self.isFavorite = isFavorite
  }

  /// Whether the writer ate it; what another ate never counts in sums and targets.
  package var isOwn: Bool { subject == nil }

  /// The sum of what is known.
  package var totals: Nutrients {
    items.compactMap(\.nutrients).reduce(Nutrients(), +)
  }

  /// The least sure item's confidence; 1 for a meal without items.
  package var confidence: Double { items.map(\.confidence).min() ?? 1 }

  /// Σ GI × available carbohydrate / 100, over the items whose glycemic index is known.
  ///
  /// Nil where those items hold less than 80 % of the carbohydrate: the rest would be a guess.
  package var glycemicLoad: Double? {
    let counted = items.filter { $0.nutrients != nil }
    let all = counted.reduce(0) { $0 + ($1.nutrients?.carbs ?? 0) }
    let known = counted.filter { $0.glycemicIndex != nil || ($0.nutrients?.carbs ?? 0) < 1 }
    let covered = known.reduce(0) { $0 + ($1.nutrients?.carbs ?? 0) }
    guard all > 0 else { return counted.isEmpty ? nil : 0 }
    guard covered / all >= 0.8 else { return nil }
    return known.reduce(0) { $0 + ($1.glycemicIndex ?? 0) * ($1.nutrients?.carbs ?? 0) / 100 }
  }

  /// How strongly the meal can raise glucose.
  package var impact: Impact { Impact(carbs: totals.carbs, glycemicLoad: glycemicLoad) }
}

/// How strongly a meal can raise glucose, as an estimate: 1-10, and a level.
///
/// By glycemic load, in whole numbers, where it is known: up to 10 low, under 20 medium, from 20 on high (the bands of the
/// University of Sydney's glycemic index tables). Else by the amount of available carbohydrate alone: under
/// 10 g low, 10-25 g medium, over 25 g high (the seeds' rule). The score goes the same way, in the level's
/// band: low 1-3, medium 4-6, high 7-10; a load of 40, or 60 g, reaches the top.
package struct Impact: Sendable, Equatable {
  package enum Level: String, Sendable { case low, medium, high }
  /// What the estimate is made from.
  package enum Basis: String, Sendable { case glycemicLoad, carbs }

  package var score: Int
  package var level: Level
  package var basis: Basis

  package init(carbs: Double, glycemicLoad: Double?) {
    // As it is told: a load of 10 is never called more than 10.
    let glycemicLoad = glycemicLoad?.rounded()
    let value = glycemicLoad ?? carbs
    basis = glycemicLoad == nil ? .carbs : .glycemicLoad
    level =
      glycemicLoad.map { $0 <= 10 ? .low : $0 < 20 ? .medium : .high }
      ?? (carbs < 10 ? .low : carbs <= 25 ? .medium : .high)
    let ends: [Double] = basis == .glycemicLoad ? [0, 10, 20, 40] : [0, 10, 25, 60]
    let (band, scores): (Int, ClosedRange<Int>) =
      switch level {
      case .low: (0, 1...3)
      case .medium: (1, 4...6)
      case .high: (2, 7...10)
      }
    let place = (value - ends[band]) / (ends[band + 1] - ends[band])
    let steps = Double(scores.upperBound - scores.lowerBound)
    score = scores.lowerBound + Int((min(1, max(0, place)) * steps).rounded())
  }

  /// Of what is taken against a low, which is meant to raise glucose: never high.
  package var againstLow: Impact {
    guard level == .high else { return self }
    var impact = self
    (impact.level, impact.score) = (.medium, 6)
    return impact
  }
}
