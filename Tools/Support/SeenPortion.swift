import Domain

/// A food of a photo with what the table knows of it: the amount is a model's, the figures are ours.
struct SeenPortion {
  let food: SeenFood
  /// Nil where the table does not have it.
  let estimate: FoodEstimate?

  init(_ food: SeenFood, _ foods: FoodTable) {
    self.food = food
    estimate = foods.estimate(FoodMention(name: food.name, grams: food.grams), [])
  }

  /// Grams in the estimated amount; 0 for an unknown food.
  var carbs: Double { estimate?.nutrients.carbs ?? 0 }

  /// Grams of carbohydrate for what the photo allows of the food.
  var carbsRange: ClosedRange<Double> {
    let per100 = estimate?.food.per100g.carbs ?? 0
    return food.range.lowerBound * per100 / 100...food.range.upperBound * per100 / 100
  }

  var json: JSON {
    let range = estimate == nil ? nil : carbsRange
    return [
      .name: .string(food.name), .food: .text(estimate?.food.id),
      .grams: .figure(food.grams, decimals: 0),
      .gramsLow: .figure(food.range.lowerBound, decimals: 0),
      .gramsHigh: .figure(food.range.upperBound, decimals: 0),
      .carbs: .figure(estimate?.nutrients.carbs),
      .carbsLow: .figure(range?.lowerBound), .carbsHigh: .figure(range?.upperBound),
      .source: .text(estimate?.food.source),
    ]
  }
}
