package import Domain
import Foundation
import Turkish

/// Tells what a food holds, without logging it.
///
///     lookupFood(name: "baklava", quantity: 3, unit: "dilim")  // portion.carbs
///
/// What the person keeps under that name goes before the table. A food that neither has gives `food`
/// null and names that are like it; no figures are made up for it.
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
  private let profile: ProfileRecords
  private let archive: Keepings

  package init(foods: FoodTable, records: Records) {
    self.foods = foods
    measures = records.measures
    profile = records.profile
    archive = Keepings(recipes: records.recipes, products: records.products)
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    guard let name = arguments.name.unlessEmpty else { throw .invalid(Texts.emptyName) }
    let amount = Amount(
      arguments.quantity == 0 ? nil : arguments.quantity, arguments.unit, of: name)
    try amount.checked(of: name)
    if let kept = try kept(name, amount) { return kept }
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
      .warnings: warnings(MealItem(estimate, named: name)),
      .alternatives: alternatives(to: name, besides: food.id),
    ])
  }

  /// What the label of a kept product of that name tells: of the amount, of a serving, else of 100 g.
  private func kept(_ name: String, _ amount: Amount) throws(ToolFailure) -> JSON? {
    var said = SaidFood(name: name, quantity: amount.quantity, unit: amount.unit)
    guard let product = try archive.product(called: name), product.faults.isEmpty else {
      return nil
    }
    if try archive.grams(said, of: product) == nil {
      (said.quantity, said.unit, said.grams) = (100, Measure.gram.rawValue, 100)
    }
    guard let item = try archive.item(said, foods)?.item else { return nil }
    let meal = Meal(type: .snack, eatenAt: .distantPast, items: [item], note: nil)
    return .object([
      .food: .string("product"), .name: .string(product.title),
      .per100g: Nutrients(product.per100, usual: foods.usual(name)).map(per100g) ?? .null,
      .portion: JSON.object([
        .quantity: .figure(item.quantity, decimals: 2), .unit: .text(item.unit),
        .grams: .figure(item.grams),
      ]).appending(JSON.figures(of: item.nutrients)).appending([
        .init(.isEstimate, .bool(false)), .init(.impact, Self.impact(of: meal)),
      ]),
      .source: .text(item.source), .confidence: .figure(item.confidence, decimals: 2),
      .warnings: warnings(item), .alternatives: .array([]),
    ])
  }

  /// What the person said they do not bear, where the food holds it; nil for nothing.
  private func warnings(_ item: MealItem) -> JSON? {
    // What cannot be read keeps no figures back.
    guard let known = try? profile.all() else { return nil }
    let found = AllergyCheck(profile: known, foods: foods).warnings(for: [item])
    return found.isEmpty ? nil : .array(found.map(JSON.string))
  }

  private static func impact(of meal: Meal) -> JSON {
    [
      .score: .number(Double(meal.impact.score)), .level: .string(meal.impact.level.rawValue),
      .basis: .string(meal.impact.basis.rawValue),
    ]
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
        .impact: Self.impact(of: meal),
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
