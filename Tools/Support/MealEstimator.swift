import Domain
import Turkish

/// What a call says of one food: its name, how much of it, and figures where the person gave them.
struct SaidFood: Decodable, Sendable {
  var name: String
  var quantity: Double?
  var unit: String?
  var grams: Double?
  var carbs: Double?
  var calories: Double?
  var protein: Double?
  var fat: Double?
  var fiber: Double?
  /// The number or name of a scanned product.
  var product: String?
  /// The number of a recipe.
  var recipe: Int64?
  /// What it is called with its brand, or as one's own; means what is kept by that name, if anything is.
  var kept: String?

  /// Whether figures were given with it.
  var hasFigures: Bool {
    carbs != nil || calories != nil || protein != nil || fat != nil || fiber != nil
  }

  /// The properties of a schema that describe it.
  static let properties: [ToolSchema.Property] = [
    .text(.name, "Yiyeceğin adı, yalın hâlde; örn. tam buğday ekmeği", required: true),
    .number(.quantity, "Kaç birim; örn. 2 ya da 0,5", in: 0...1_000_000_000),
    .text(.unit, Measure.help),
    .number(.grams, "Söylendiyse gramı; örn. 150", in: 0...1_000_000_000),
    .number(.carbs, "Söylendiyse karbonhidratı (g)", in: 0...10_000),
    .number(.calories, "Söylendiyse kalorisi", in: 0...50_000),
    .number(.protein, "Söylendiyse proteini (g)", in: 0...10_000),
    .number(.fat, "Söylendiyse yağı (g)", in: 0...10_000),
    .number(.fiber, "Söylendiyse lifi (g)", in: 0...10_000),
  ]

  /// For what is kept: a scanned product, a recipe.
  static let keepings: [ToolSchema.Property] = [
    .text(.product, "Taranmış bir ürünse numarası ya da adı"),
    .integer(.recipe, "Saklanan ya da önerilen bir tarifse numarası", in: 1...1_000_000_000),
    .text(.kept, "Markalı adı"),
  ]
}

/// A meal's item with what only its first answer tells.
struct ReckonedItem {
  var item: MealItem
  /// What it is a part of, where it is one of the person's recipes.
  var recipe: Recipe?
  /// Words that the table's row does not cover: `ev yapımı`.
  var remark: String?
  /// A sentence that the person must read.
  var warning: String?
  /// What the words can mean besides, where the person must be asked.
  var choices: [FoodChoice] = []
}

/// Turns foods as they were said into items with figures.
///
/// Figures that the person gave win over the table's; a food that the table does not have is kept by
/// its name without figures.
struct MealEstimator {
  var foods: FoodTable
  var measures: [PersonalMeasure]
  /// What the person keeps; nil where only the table counts.
  var archive: Keepings?

  /// How sure an item is whose food is known by name alone: the words are clear, the figures open.
  static let unknownConfidence = 0.7

  func item(_ said: SaidFood) throws(ToolFailure) -> ReckonedItem {
    guard let name = said.name.unlessEmpty else { throw .invalid(Texts.emptyName) }
    if said.quantity == 0 { throw .invalid(Texts.positive("Miktar")) }
    if said.grams == 0 { throw .invalid(Texts.positive("Miktar")) }
    if !said.hasFigures, let kept = try archive?.item(said, foods) { return kept }
    let amount = Amount(said.quantity, said.unit, of: name)
    try amount.checked(grams: said.grams, of: name)
    let mention = FoodMention(
      name: name, quantity: amount.quantity, unit: amount.unit, grams: said.grams)
    if let carbs = said.carbs, let weight = mention.grams ?? weighed(mention), carbs > weight + 0.5
    {
      throw .invalid(Texts.heavierThanFood(name, carbs: carbs, grams: weight))
    }
    guard let estimate = foods.estimate(mention, measures) else {
      return unknown(said, mention)
    }
    var item = MealItem(estimate, named: name)
    if said.hasFigures { item.take(said) }
    return ReckonedItem(
      item: item, remark: estimate.remark, warning: isMissed(said) ? Texts.noOwn(name) : nil,
      choices: item.isGiven ? [] : estimate.choices)
  }

  /// Whether one's own dish was meant, and none is kept that is called so.
  private func isMissed(_ said: SaidFood) -> Bool {
    guard archive != nil, !said.hasFigures, let kept = said.kept?.unlessEmpty else { return false }
    return NameMatch(kept, for: said.name) == .same
  }

  private func unknown(_ said: SaidFood, _ mention: FoodMention) -> ReckonedItem {
    var item = MealItem(
      name: mention.name, food: nil, quantity: mention.quantity, unit: mention.unit,
      grams: mention.grams ?? weighed(mention), nutrients: nil, glycemicIndex: nil, carbsRange: nil,
      basis: nil, source: Texts.notInTable, isEstimate: false,
      confidence: Self.unknownConfidence)
    if said.carbs != nil {
      item.take(said)
      return ReckonedItem(item: item)
    }
    guard let calories = said.calories else { return ReckonedItem(item: item) }
    return ReckonedItem(item: item, warning: Texts.caloriesAlone(mention.name, calories))
  }

  private func weighed(_ mention: FoodMention) -> Double? {
    guard let quantity = mention.quantity,
      let measure = mention.unit.flatMap(Measure.init(rawValue:)), measure.family == .mass
    else { return nil }
    return quantity * (measure.metric ?? 1)
  }
}

extension MealItem {
  /// The item that the table's estimate makes of a food called `name`.
  init(_ estimate: FoodEstimate, named name: String) {
    let per100 = estimate.food.per100g.carbs
    let range = estimate.range.map {
      $0.lowerBound * per100 / 100...$0.upperBound * per100 / 100
    }
    self.init(
      name: name, food: estimate.food.id, quantity: estimate.quantity, unit: estimate.unit,
      grams: estimate.grams, nutrients: estimate.nutrients,
      glycemicIndex: estimate.food.glycemicIndex?.value,
      carbsRange: range.flatMap { $0.upperBound - $0.lowerBound >= 1 ? $0 : nil },
      basis: estimate.basis, source: estimate.food.source, isEstimate: estimate.isEstimate,
      confidence: estimate.confidence)
  }

  /// Whether its carbohydrate is the person's own figure.
  var isGiven: Bool { source == Texts.given }

  /// Whether its figures are those of a label or of a recipe, which the table does not have.
  var isOfKeepings: Bool { food == nil && nutrients != nil && !isGiven }

  /// Puts the figures that the person gave in place of the table's.
  mutating func take(_ said: SaidFood) {
    var nutrients = self.nutrients ?? Nutrients()
    let isNew = self.nutrients == nil
    if let carbs = said.carbs { nutrients.carbs = carbs }
    if let protein = said.protein { nutrients.protein = protein }
    if let fat = said.fat { nutrients.fat = fat }
    if let fiber = said.fiber { nutrients.fiber = fiber }
    if let calories = said.calories {
      nutrients.energy = calories
    } else if isNew {
      nutrients.energy =
        4 * (nutrients.carbs + nutrients.protein) + 9 * nutrients.fat + 2 * (nutrients.fiber ?? 0)
      basis = Texts.energyFromParts
    }
    self.nutrients = nutrients
    guard said.carbs != nil else { return }
    source = Texts.given
    carbsRange = nil
    isEstimate = false
    confidence = 0.95
  }

  /// The item with `factor` times its amount and its own figures.
  func scaled(by factor: Double) -> MealItem {
    var item = self
    item.quantity = quantity.map { $0 * factor }
    item.grams = grams.map { $0 * factor }
    item.nutrients = nutrients.map { $0 * factor }
    item.carbsRange = carbsRange.map { $0.lowerBound * factor...$0.upperBound * factor }
    return item
  }
}

/// What must be asked before items are stored.
enum Doubt {
  /// The question about amounts that nobody eats, about words of several meanings and about what was
  /// hardly understood, or nil.
  static func question(about reckoned: [ReckonedItem]) -> String? {
    let items = reckoned.map(\.item)
    let absurd = items.filter(isAbsurd)
    if !absurd.isEmpty { return Texts.absurd(absurd) }
    if let open = reckoned.first(where: { !$0.choices.isEmpty }) {
      return Texts.whichOf(open.choices.map(\.said), for: open.item)
    }
    let unsure = items.filter { $0.confidence < 0.6 }
    return unsure.isEmpty ? nil : Texts.unsure(unsure)
  }

  /// More than 5 kg or 50 pieces of one food, or more than 1,000 g of carbohydrate.
  private static func isAbsurd(_ item: MealItem) -> Bool {
    let isCounted = item.unit.flatMap(Measure.init(rawValue:)).map { $0.family == .count } ?? true
    return item.grams ?? 0 > 5000 || isCounted && item.quantity ?? 0 > 50
      || item.nutrients?.carbs ?? 0 > 1000
  }
}
