import Domain
import Turkish

/// Turns what was said of an amount into grams, by the food's own portions.
///
/// In order: grams that were said; kilograms, millilitres and litres (by density); the person's own
/// measure; the food's portion for the unit and size; for a unit that the food does not have, the
/// unit's volume where the food can be poured or spooned; else the default portion, called an estimate.
struct PortionRule {
  let food: Food
  let match: FoodMatch
  let measures: [PersonalMeasure]

  /// What one of the unit weighs, and how far that is known.
  private struct Unit {
    var name: String
    var grams: Double
    var range: ClosedRange<Double>?
    var isEstimate: Bool
    var certainty: Double
    var isWeight = false
  }

  func estimate(_ mention: FoodMention) -> FoodEstimate {
    if let grams = mention.grams {
      return estimate(
        quantity: mention.quantity ?? grams, unitName: mention.unit ?? "gram",
        Unit(name: "gram", grams: 1, range: nil, isEstimate: false, certainty: 1, isWeight: true),
        grams: grams)
    }
    let unit = unit(for: mention)
    let quantity = mention.quantity ?? 1
    return estimate(quantity: quantity, unitName: unit.name, unit, grams: quantity * unit.grams)
  }

  private func estimate(
    quantity: Double, unitName: String, _ unit: Unit, grams: Double
  ) -> FoodEstimate {
    FoodEstimate(
      food: food, quantity: quantity, unit: unitName, grams: grams,
      range: unit.range.map { $0.lowerBound * quantity...$0.upperBound * quantity },
      nutrients: food.per100g.scaled(toGrams: grams),
      basis: unit.isWeight ? nil : "1 \(unit.name) = \(NumberText.plain(unit.grams)) g",
      isEstimate: unit.isEstimate || food.confidence < 0.8 || match.certainty < 0.9,
      confidence: food.confidence * match.certainty * unit.certainty, remark: match.remark)
  }

  private func unit(for mention: FoodMention) -> Unit {
    guard let name = mention.unit else {
      if mention.quantity != nil { return counted() }
      return defaultUnit(certainty: 0.9)
    }
    if let weight = Self.weights[name] { return exact(name, weight) }
    if let volume = Self.volumes[name] { return exact(name, volume * food.density) }
    if let own = personal(name) { return own }
    if let portion = portion(name) { return unit(portion, certainty: 1) }
    if name == "adet" { return counted() }
    if let volume = Self.cups[name] {
      let grams = volume.usual * food.density * bulk
      let range = volume.low * food.density * bulk...volume.high * food.density * bulk
      return Unit(name: name, grams: grams, range: range, isEstimate: true, certainty: 0.8)
    }
    var fallback = defaultUnit(certainty: 0.7)
    fallback.isEstimate = true
    return fallback
  }

  private func exact(_ name: String, _ grams: Double) -> Unit {
    Unit(name: name, grams: grams, range: nil, isEstimate: false, certainty: 1, isWeight: true)
  }

  private func personal(_ unit: String) -> Unit? {
    let own = measures.filter { $0.unit == unit }
    guard let measure = own.first(where: { $0.food == food.id }) ?? own.first(where: { $0.food == nil })
    else { return nil }
    let grams = measure.isWeight ? measure.amount : measure.amount * food.density * bulk
    return Unit(name: unit, grams: grams, range: nil, isEstimate: false, certainty: 1)
  }

  private func portion(_ unit: String) -> FoodPortion? {
    let fitting = food.portions.filter { $0.unit == unit }
    if let size = match.size, let sized = fitting.first(where: { $0.size == size }) { return sized }
    return fitting.first { $0.size == nil } ?? fitting.first
  }

  private func unit(_ portion: FoodPortion, certainty: Double) -> Unit {
    let isVague = Self.vague.contains(portion.unit)
    return Unit(
      name: portion.unit, grams: portion.grams, range: isVague ? portion.range : nil,
      isEstimate: isVague, certainty: certainty)
  }

  /// A bare count: pieces where the food has them, else the default portion.
  private func counted() -> Unit {
    if let piece = portion("adet") { return unit(piece, certainty: 1) }
    return defaultUnit(certainty: 0.85)
  }

  private func defaultUnit(certainty: Double) -> Unit {
    let usual = food.portions.first(where: \.isDefault) ?? food.portions.first
    guard var usual else {
      return Unit(name: "porsiyon", grams: 100, range: 50...200, isEstimate: true, certainty: 0.65)
    }
    if match.size != nil, let sized = portion(usual.unit) { usual = sized }
    var result = unit(usual, certainty: certainty)
    result.isEstimate = true
    result.range = usual.range
    return result
  }

  /// How much of a cup's volume the food fills: leaves and pieces leave gaps.
  private var bulk: Double {
    switch food.state {
    case "drink": 1
    case "dry": 0.6
    default: 0.85
    }
  }

  private static let weights: [String: Double] = ["gram": 1, "kilogram": 1000]
  private static let volumes: [String: Double] = ["mililitre": 1, "litre": 1000]

  /// Millilitres of household measures: MEB, "pratik ölçü araçları"; ranges by the sources that disagree.
  private static let cups: [String: (usual: Double, low: Double, high: Double)] = [
    "su bardağı": (200, 180, 250), "çay bardağı": (100, 90, 125), "fincan": (75, 60, 150),
    "kase": (225, 150, 350), "tabak": (225, 150, 350), "porsiyon": (200, 130, 300),
    "yemek kaşığı": (15, 10, 25), "tatlı kaşığı": (8, 5, 12), "çay kaşığı": (4, 2, 6),
    "avuç": (50, 30, 80), "kepçe": (110, 80, 150), "şişe": (250, 200, 500), "kutu": (250, 200, 330),
    "paket": (100, 40, 250),
  ]

  /// Units whose content differs from hand to hand: such an amount is always called an estimate.
  private static let vague: Set<String> = [
    "kase", "tabak", "porsiyon", "yemek kaşığı", "tatlı kaşığı", "çay kaşığı", "avuç", "kepçe", "dürüm",
    "demet", "paket",
  ]
}
