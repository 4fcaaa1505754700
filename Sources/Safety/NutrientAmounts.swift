import Analysis
import Domain
import Turkish

// What a call says is in a food.
extension AmountCheck {
  func isSaid(_ value: Double, nutrient key: String, of item: JSON) -> Bool {
    let dimension: Figure.Dimension = key == "calories" ? .energy : .mass
    let copied = words.evidence.outside.flatMap { FigureReader.figures(in: $0) }
    // `bir porsiyonunu 35 g karbonhidrat sayayım mı?`
    let agreed = words.offers.suffix(words.isAgreeing ? 1 : 0).flatMap(\.amounts).map(\.figure)
    let own =
      words.entries.flatMap(\.amounts).map(\.figure).filter { !$0.isOfOther(than: nil) } + figures
      + agreed
    let all = own + copied
    // That there is nothing of it in a food, no page says.
    if Said(figures: all).holds(value, as: [dimension]),
      value > 0 || own.contains(where: { $0.low == 0 })
    {
      return true
    }
    return isRecorded(value, key) || isOnLabel(value, all, item) || isOfTable(value, key, item)
  }

  /// Whether the table says nearly the same of as much of a food that it surely knows: whose figure it is
  /// makes no difference then.
  private func isOfTable(_ value: Double, _ key: String, _ item: JSON) -> Bool {
    guard
      let known = foods.estimate(
        FoodMention(
          name: shown, quantity: item[.quantity]?.number, unit: item[.unit]?.string,
          grams: item[.grams]?.number), []),
      known.confidence >= 0.6
    else { return false }
    let nutrients = known.nutrients
    let (told, slack, share): (Double?, Double, Double) =
      switch key {
      case "carbs": (nutrients.carbs, 0.5, 0.05)
      case "calories": (nutrients.energy, 10, 0.1)
      case "protein": (nutrients.protein, 0.5, 0.1)
      case "fat": (nutrients.fat, 0.5, 0.1)
      default: (nutrients.fiber, 0.5, 0.1)
      }
    return told.map { abs($0 - value) <= max(slack, $0 * share) } == true
  }

  /// `100 gramda 67,5 g, 40 gram yedim`: so much of the label's figure.
  private func isOnLabel(_ value: Double, _ all: [Figure], _ item: JSON) -> Bool {
    guard value > 0 else { return false }
    let figures = all.suffix(60)
    let eaten =
      [item[.grams]?.number, item[.quantity]?.number].compactMap(\.self) + figures.map(\.low)
    return figures.contains { figure in
      eaten.contains { Self.isNear(figure.low * $0 / 100, value) }
        || eaten.contains { $0 > 0 && Self.isNear(figure.low * $0, value) }
        || eaten.contains { $0 > 1 && Self.isNear(figure.low / $0, value) }
    }
  }
}
