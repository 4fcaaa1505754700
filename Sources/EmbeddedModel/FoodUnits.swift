import Analysis
import Domain
import Synchronization
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
  /// The portions of foods that were looked at, by their place in `names`.
  private let portions = Mutex<[Int: [FoodPortion]]>([:])

  init(names: [FoodName], foods: FoodTable) {
    self.names = names
    self.foods = foods
  }

  /// How well a measure, or a bare number where it is nil, counts the food that a span names.
  func fit(of measure: MeasureReading?, to span: Span) -> Fit {
    if measure?.measure.metric != nil { return .metric }
    guard case .food(let index)? = span.food?.sense, let portions = portions(of: index) else {
      return .unknown
    }
    let unit = measure?.unit ?? Measure.piece.rawValue
    guard
      let portion = portions.first(where: { $0.unit == unit && $0.size == nil })
        ?? portions.first(where: { $0.unit == unit })
    else { return .foreign }
    return portion.isDefault ? .usual : .known
  }

  /// How likely somebody counts the food of a span in a measure: 2 where it comes in that, 1 where it may, 0
  /// where it does not.
  ///
  /// A plate and a helping are the same of a dish that is served so.
  func likelihood(of measure: MeasureReading, for span: Span) -> Int {
    let fit = fit(of: measure, to: span)
    guard fit == .known, case .food(let index)? = span.food?.sense else {
      return fit == .usual ? 2 : 0
    }
    let usual = portions(of: index)?.first(where: \.isDefault)?.unit
    return measure.measure == .plate && usual == Measure.portion.rawValue ? 2 : 1
  }

  /// Whether so many of a food are meant in grams: where it does not come in pieces, or where as many
  /// pieces would be more than anybody eats.
  func isWeight(_ count: Double, of span: Span) -> Bool {
    guard case .food(let index)? = span.food?.sense, let portions = portions(of: index) else {
      return false
    }
    guard let piece = portions.first(where: { $0.unit == Measure.piece.rawValue }) else {
      return true
    }
    return piece.isDefault ? count >= 150 : count * piece.grams > 400
  }

  private func portions(of index: Int) -> [FoodPortion]? {
    guard names.indices.contains(index) else { return nil }
    return portions.withLock { known in
      if let portions = known[index] { return portions }
      let portions = foods.food(names[index].food)?.portions
      known[index] = portions
      return portions
    }
  }
}
