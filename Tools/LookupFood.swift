package import Domain
import Foundation
import Turkish

/// Tells what a food holds, without logging it.
///
///     lookupFood(name: "baklava", quantity: 3, unit: "dilim")  // portion.carbs
///
/// A food that the table does not have gives `food` null and names that are like it; no figures are
/// made up for it.
package struct LookupFood: Tool {
  package struct Arguments: Decodable, Sendable {
    var name: String
    var quantity: Double?
    var unit: String?
  }

  package static let name = "lookupFood"
  package static let summary =
    "Bir yiyeceğin karbonhidratını, kalorisini, glisemik indeksini söyler; hiçbir şey kaydetmez."
  package static let writes = false
  package static let schema = ToolSchema(
    .text(.name, "Yiyeceğin adı, yalın hâlde; örn. baklava", required: true),
    .number(.quantity, "Kaç birim; örn. 3", in: 0...1_000_000_000),
    .text(.unit, Measure.help))
  package static let brief: ToolBrief? = ToolBrief(
    "yiyecekte ne kadar karbonhidrat, kalori olduğunu söyler", [.name, .quantity, .unit])

  let foods: FoodTable
  let measures: MeasureRecords

  package init(foods: FoodTable, measures: MeasureRecords) {
    self.foods = foods
    self.measures = measures
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    guard let name = arguments.name.unlessEmpty else { throw .invalid(Texts.emptyName) }
    let amount = Amount(
      arguments.quantity == 0 ? nil : arguments.quantity, arguments.unit, of: name)
    try amount.checked(of: name)
    let mention = FoodMention(name: name, quantity: amount.quantity, unit: amount.unit)
    let own = try stored { try measures.all() }
    guard let estimate = foods.estimate(mention, own) else {
      return [
        .food: .null, .name: .string(name), .per100g: .null, .portion: .null,
        .glycemicIndex: .null, .source: .string(Texts.notInTable),
        .alternatives: alternatives(to: name, besides: nil),
      ]
    }
    let food = estimate.food
    return .object([
      .food: .string(food.id), .name: .string(food.name), .category: .string(food.category),
      .per100g: per100g(food.per100g), .portion: portion(estimate),
      .portions: .array(food.portions.map(Self.json)),
      .glycemicIndex: .figure(food.glycemicIndex?.value, decimals: 0),
      .glycemicIndexSource: food.glycemicIndex.map { .string($0.source) },
      .source: .string(food.source), .confidence: .figure(estimate.confidence, decimals: 2),
      .remark: estimate.remark.map(JSON.string),
      .alternatives: alternatives(to: name, besides: food.id),
    ])
  }

  private func per100g(_ nutrients: Nutrients) -> JSON {
    JSON.totals(nutrients).appending([
      .init(.sugar, .figure(nutrients.sugar)),
      .init(.saturatedFat, .figure(nutrients.saturatedFat)),
      .init(.salt, .figure(nutrients.salt, decimals: 2)),
    ])
  }

  private func portion(_ estimate: FoodEstimate) -> JSON {
    let item = MealItem(estimate, named: estimate.food.name)
    let meal = Meal(type: .snack, eatenAt: .distantPast, items: [item], note: nil)
    return JSON.object([
      .quantity: .figure(estimate.quantity, decimals: 2), .unit: .string(estimate.unit),
      .grams: .figure(estimate.grams),
    ]).appending(JSON.figures(of: estimate.nutrients)).appending(
      JSON.object([
        .carbsRange: .range(item.carbsRange), .basis: estimate.basis.map(JSON.string),
        .scope: estimate.food.scope.map(JSON.string),
        .isEstimate: .bool(estimate.isEstimate), .glycemicLoad: .figure(meal.glycemicLoad),
        .impact: [
          .score: .number(Double(meal.impact.score)),
          .level: .string(meal.impact.level.rawValue),
          .basis: .string(meal.impact.basis.rawValue),
        ],
      ]).members ?? [])
  }

  private static func json(_ portion: FoodPortion) -> JSON {
    .object([
      .unit: .string(portion.unit), .size: portion.size.map(JSON.string),
      .grams: .figure(portion.grams), .range: .range(portion.range),
    ])
  }

  private func alternatives(to name: String, besides id: String?) -> JSON {
    let similar = foods.similar(name, 6).filter { $0.id != id }.prefix(5)
    return .array(
      similar.map { food in
        [
          .food: .string(food.id), .name: .string(food.name),
          .carbsPer100g: .figure(food.per100g.carbs),
        ]
      })
  }
}
