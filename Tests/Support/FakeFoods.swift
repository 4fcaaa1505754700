package import Domain
import Turkish

/// A food table of a few rows, for tests that need one.
///
/// A name stands for a row only when it is one of the row's names, folded.
package enum FakeFoods {
  package static let table = FoodTable(
    names: {
      rows.flatMap { row in row.names.map { FoodName(text: $0, food: row.food.id) } }
    },
    food: { id in rows.first { $0.food.id == id }?.food },
    estimate: estimate,
    similar: { name, limit in
      let words = Set(Turkish.fold(name).split(separator: " "))
      let alike = rows.filter { row in
        !words.isDisjoint(with: Turkish.fold(row.food.name).split(separator: " "))
      }
      return Array(alike.map(\.food).prefix(limit))
    },
    shopCategory: { name in
      switch Turkish.fold(name) {
      case "sut", "ayran", "peynir", "yogurt": "süt ürünleri"
      case "ekmek": "fırın"
      default: "diğer"
      }
    })

  private struct Row: Sendable {
    var food: Food
    var names: [String]
  }

  private static let rows: [Row] = [
    row("yumurta", carbs: 1.1, energy: 155, portions: [piece(50)]),
    row("ekmek", carbs: 49.7, energy: 272, index: 75, portions: [portion("dilim", 25)]),
    row(
      "tam buğday ekmeği", carbs: 41, energy: 247, index: 74, portions: [portion("dilim", 32)]),
    row(
      "süt", carbs: 4.8, energy: 61, index: 31, state: "drink",
      portions: [portion("su bardağı", 240)]),
    row("ayran", carbs: 2.9, energy: 38, state: "drink", portions: [portion("su bardağı", 200)]),
    row("beyaz peynir", ["peynir"], carbs: 4.1, energy: 264, portions: [portion("dilim", 30)]),
    row(
      "pirinç pilavı", ["pilav"], carbs: 28, energy: 170, index: 73, sure: 0.75,
      portions: [portion("tabak", 180, 120...240)]),
    row("üzüm", carbs: 17, energy: 69, index: 59, portions: [portion("kase", 150, 100...200)]),
    row("elma", carbs: 11.4, energy: 52, index: 36, portions: [piece(180)]),
    row(
      "elma suyu", carbs: 11.1, energy: 46, index: 41, state: "drink",
      portions: [portion("su bardağı", 200)]),
    row("su böreği", carbs: 30, energy: 290, portions: [portion("dilim", 120)]),
    row("su", carbs: 0, energy: 0, state: "drink", portions: [portion("su bardağı", 200)]),
    row("et döner", carbs: 2, energy: 220, portions: [portion("porsiyon", 120, 90...160)]),
    row("tavuk döner", carbs: 2, energy: 190, portions: [portion("porsiyon", 120, 90...160)]),
    row("ev çorbası", carbs: 8, energy: 60, sure: 0.5, portions: [portion("kase", 250, 150...350)]),
    row("baklava", carbs: 45, energy: 430, portions: [portion("dilim", 40)]),
  ]

  private static func row(
    _ name: String, _ names: [String] = [], carbs: Double, energy: Double, index: Double? = nil,
    state: String = "ready", sure: Double = 0.95, portions: [FoodPortion]
  ) -> Row {
    let food = Food(
      id: Turkish.fold(name).split(separator: " ").joined(separator: "-"), name: name,
      category: "test", state: state,
      per100g: Nutrients(energy: energy, carbs: carbs, fiber: 1, protein: 5, fat: 3),
      glycemicIndex: index.map { GlycemicIndex(value: $0, source: "Atkinson 2008") },
      portions: portions, density: 1, source: "Test table", confidence: sure)
    return Row(food: food, names: [name] + names)
  }

  private static func piece(_ grams: Double) -> FoodPortion { portion("adet", grams) }

  private static func portion(
    _ unit: String, _ grams: Double, _ range: ClosedRange<Double>? = nil
  ) -> FoodPortion {
    FoodPortion(unit: unit, size: nil, grams: grams, range: range, isDefault: true)
  }

  private static let weights = ["gram": 1.0, "kilogram": 1000, "mililitre": 1, "litre": 1000]

  @Sendable private static func estimate(
    _ mention: FoodMention, _ measures: [PersonalMeasure]
  ) -> FoodEstimate? {
    let name = Turkish.fold(mention.name)
    guard let row = rows.first(where: { $0.names.contains { Turkish.fold($0) == name } }),
      let usual = row.food.portions.first
    else { return nil }
    let food = row.food
    let own = measures.first { $0.unit == mention.unit && ($0.food ?? food.id) == food.id }
    let quantity = mention.quantity ?? 1
    let unit = mention.unit ?? usual.unit
    let known = food.portions.first { $0.unit == unit }
    let one = own?.amount ?? weights[unit] ?? known?.grams ?? usual.grams
    let grams = mention.grams ?? quantity * one
    let isVague = mention.grams == nil && own == nil && weights[unit] == nil
    let range = isVague ? (known ?? usual).range : nil
    return FoodEstimate(
      food: food, quantity: mention.grams ?? quantity, unit: mention.grams == nil ? unit : "gram",
      grams: grams, range: range.map { $0.lowerBound * quantity...$0.upperBound * quantity },
      nutrients: food.per100g.scaled(toGrams: grams),
      basis: isVague ? "1 \(unit) = \(Int(one)) g" : nil, isEstimate: range != nil,
      confidence: food.confidence, remark: nil)
  }
}
