package import Domain
import Turkish

/// Keeps a person's own cup or bowl, which counts from then on.
///
///     setMeasure(unit: "kase", amount: 300)  // "benim kasem 300 ml"
package struct SetMeasure: Tool {
  package struct Arguments: Decodable, Sendable {
    var unit: String
    var amount: Double
    var isWeight: Bool?
    var food: String?
  }

  package static let name = "setMeasure"
  package static let summary =
    "Kişinin kendi ölçüsünü öğrenir: “benim kasem 300 ml”. Sonraki kayıtlarda kullanılır."
  package static let writes = true
  package static let schema = ToolSchema(
    .text(.unit, Measure.help + "; örn. kase", required: true),
    .number(
      .amount, "Bir birimin mililitresi, isWeight true ise gramı; örn. 300", in: 0...1_000_000_000,
      required: true),
    .flag(.isWeight, "amount gramsa true"),
    .text(.food, "Yalnızca bir yiyecek için geçerliyse adı; örn. ekmek"))
  package static let brief: ToolBrief? = ToolBrief(
    "kişinin kendi ölçüsü: benim kasem 300 ml", [.isWeight, .food])

  let measures: MeasureRecords
  let foods: FoodTable

  package init(measures: MeasureRecords, foods: FoodTable) {
    self.measures = measures
    self.foods = foods
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    guard let known = Measure(said: arguments.unit), known.family == .count
    else {
      throw .invalid(Texts.notAMeasure(arguments.unit))
    }
    // A gram is enough for an olive or a pinch; no cup holds less than a teaspoon.
    let metric = Measure.metric(ofLiquid: arguments.isWeight != true)
    let sizes = (metric == .gram ? 1.0 : 5.0)...5000
    guard sizes.contains(arguments.amount) else {
      throw .invalid(
        Texts.outOfRange("1 \(known.rawValue)", arguments.amount, metric.symbol, sizes))
    }
    let food = try arguments.food?.unlessEmpty.map { name throws(ToolFailure) in try row(name) }
    let measure = PersonalMeasure(
      unit: known.rawValue, food: food?.id, amount: arguments.amount,
      isWeight: arguments.isWeight ?? false)
    let change = context.change(Self.name, Texts.measure(measure, food: food?.name))
    try stored { try measures.set(measure, change) }
    return [
      .measure: measure.json,
      .measures: .array(try stored { try measures.all() }.map(\.json)),
    ]
  }

  private func row(_ name: String) throws(ToolFailure) -> Food {
    guard let food = foods.estimate(FoodMention(name: name), [])?.food else {
      throw .notFound(Texts.noFoodForMeasure(name))
    }
    return food
  }
}

extension PersonalMeasure {
  fileprivate var json: JSON {
    .object([
      .unit: .string(unit), .food: .text(food), .amount: .figure(amount),
      .isWeight: .bool(isWeight),
    ])
  }
}
