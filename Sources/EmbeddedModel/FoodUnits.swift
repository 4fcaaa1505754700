import Analysis
import Domain
import Turkish

/// How the foods of the lexicon are counted: the units of their portions.
final class FoodUnits: Sendable {
  /// How well a unit counts a food.
  enum Fit: String {
    /// The unit in which it usually comes.
    case usual
    case known
    /// A weight or a volume counts everything.
    case metric
    case foreign
    /// The food is none of the table.
    case unknown
  }

  private let names: [FoodName]
  private let foods: FoodTable

  init(names: [FoodName], foods: FoodTable) {
    self.names = names
    self.foods = foods
  }

  /// How well a measure, or a bare number where it is nil, counts the food that a span names.
  func fit(of measure: MeasureReading?, to span: Span) -> Fit {
    if measure?.measure.metric != nil { return .metric }
    guard case .food(let index)? = span.food?.sense, names.indices.contains(index),
      let portions = foods.food(names[index].food)?.portions
    else { return .unknown }
    let unit = measure?.unit ?? Measure.piece.rawValue
    guard
      let portion = portions.first(where: { $0.unit == unit && $0.size == nil })
        ?? portions.first(where: { $0.unit == unit })
    else { return .foreign }
    return portion.isDefault ? .usual : .known
  }
}
