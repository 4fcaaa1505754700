package import Domain
import Turkish

/// What the person keeps and can eat of: scanned products and recipes.
package struct Keepings: Sendable {
  let recipes: RecipeRecords
  let products: ProductRecords
  /// All products, where they were read for a whole meal.
  private var known: [Product]?

  package init(recipes: RecipeRecords, products: ProductRecords) {
    self.recipes = recipes
    self.products = products
  }

  /// The same with its products read once, for a meal of many foods.
  func opened() throws(ToolFailure) -> Keepings {
    var open = self
    open.known = try stored { try products.all() }
    return open
  }

  /// The item of a meal that is of something kept; nil where the words mean nothing of it.
  ///
  /// A product is meant by its number or name (`product`), or where the food is called exactly like
  /// it; a recipe by its number (`recipe`), or where portions are told of a food called exactly like it.
  func item(_ said: SaidFood, _ foods: FoodTable) throws(ToolFailure) -> ReckonedItem? {
    if let id = said.recipe {
      guard let recipe = try stored({ try recipes.recipe(id) }) else {
        throw .notFound(Texts.noRecipe(id))
      }
      return try item(said, of: recipe)
    }
    let all = try stored { try known ?? products.all() }
    if let product = try product(said, among: all, foods) {
      return try item(said, of: product, foods)
    }
    if said.product == nil, let kept = said.kept?.unlessEmpty {
      if let product = try product(kept: kept, of: said.name, among: all) {
        return try item(said, of: product, foods)
      }
      if let recipe = try recipe(kept: kept), recipe.knownPerServing != nil {
        return try item(said, of: recipe)
      }
    }
    guard let recipe = try recipe(called: said), recipe.knownPerServing != nil else { return nil }
    return try item(said, of: recipe)
  }

  /// The one thing whose name holds all the words that were said; fails where several do.
  private func only<Thing>(
    _ name: String, among things: [Thing], called title: (Thing) -> String
  ) throws(ToolFailure) -> Thing? {
    guard let best = bestMatch(for: name, among: things.map(title)),
      [.head, .same].contains(best.match)
    else { return nil }
    let found = best.places.map { things[$0] }
    guard Set(found.map { Turkish.fold(title($0)) }).count == 1 else {
      throw .invalid(Texts.severalKept(found.map(title)))
    }
    return found[0]
  }

  /// The product whose brand was said; the name of the food alone means none.
  private func product(
    kept: String, of food: String, among all: [Product]
  ) throws(ToolFailure) -> Product? {
    guard NameMatch(kept, for: food) != .same else { return nil }
    return try only(kept, among: all.filter(\.hasName), called: \.title)
  }

  private func recipe(kept: String) throws(ToolFailure) -> Recipe? {
    try only(kept, among: try stored { try recipes.saved() }, called: \.name)
  }

  // MARK: Products

  /// The product that is called exactly so, with its brand or without.
  func product(called name: String) throws(ToolFailure) -> Product? {
    try stored { try known ?? products.all() }.first { $0.isCalled(name) }
  }

  /// What an amount of a product weighs; nil where its label does not tell.
  func grams(_ said: SaidFood, of product: Product) throws(ToolFailure) -> Double? {
    grams(said, Amount(said.quantity, said.unit, of: said.name), of: product)
  }

  private func product(
    _ said: SaidFood, among all: [Product], _ foods: FoodTable
  ) throws(ToolFailure) -> Product? {
    guard let wanted = said.product?.unlessEmpty else {
      return all.first { $0.isCalled(said.name) && !isDry($0, called: said.name, foods) }
    }
    if let id = Int64(wanted) {
      guard let found = all.first(where: { $0.id == id }) else {
        throw .notFound(Texts.noProduct(id))
      }
      return found
    }
    let fitting = all.compactMap { product in
      NameMatch(wanted, for: product.title).map { (product, $0) }
    }
    let best = fitting.map(\.1).max()
    let found = fitting.filter { $0.1 == best }.map(\.0)
    guard let first = found.first else {
      return try unnamed(all.filter { !$0.hasName }, like: said.name, wanted, foods)
    }
    let names = found.map(\.title)
    guard Set(names.map(Turkish.fold)).count == 1 else {
      throw .invalid(Texts.severalProducts(names))
    }
    return first
  }

  /// Whether a label without a brand is of what is weighed dry, while the table has the food cooked: "makarna"
  /// with 72 g of carbohydrate in 100 g, which nobody eats so.
  private func isDry(_ product: Product, called name: String, _ foods: FoodTable) -> Bool {
    guard product.brand?.isEmpty != false, let carbs = product.per100[.carbs],
      let usual = foods.estimate(FoodMention(name: name), [])?.food.per100g.carbs
    else { return false }
    return usual > 10 && carbs > Self.soaking * usual
  }

  /// So much more carbohydrate 100 g hold dry than cooked, at least: pasta 2.5, rice 2.8, pulses 2.4.
  private static let soaking = 1.8

  /// The one product without a name whose label can be of a food that is called so.
  ///
  /// A label has no name of its own, and what it prints tells a biscuit from a yoghurt.
  private func unnamed(
    _ products: [Product], like food: String, _ wanted: String, _ foods: FoodTable
  ) throws(ToolFailure) -> Product {
    let usual = foods.estimate(FoodMention(name: food), [])?.food.per100g.carbs
    let fitting = products.filter { product in
      guard let usual, let carbs = product.per100[.carbs] else { return true }
      return abs(carbs - usual) <= Self.likeness
    }
    guard let first = fitting.first else {
      throw .notFound(
        products.isEmpty ? Texts.noSuchProduct(wanted) : Texts.noLabelOf(wanted, products))
    }
    guard fitting.count == 1 else { throw .invalid(Texts.whichLabel(wanted, fitting)) }
    return first
  }

  /// How far the carbohydrate of a label, in 100 g, may be from what the table has for the food.
  private static let likeness = 15.0

  private func item(
    _ said: SaidFood, of product: Product, _ foods: FoodTable
  ) throws(ToolFailure) -> ReckonedItem {
    let name = said.name.unlessEmpty ?? product.title
    let amount = Amount(said.quantity, said.unit, of: name)
    try amount.checked(grams: said.grams, of: name)
    if let fault = product.faults.first {
      throw .invalid(Texts.impossible(fault, isLiquid: product.isLiquid))
    }
    // What a bowl weighs the label does not tell; the table does, for a food that it has.
    let usual =
      amount.unit == nil
      ? nil
      : foods.estimate(
        FoodMention(name: name, quantity: amount.quantity, unit: amount.unit, grams: nil), [])
    let printed = grams(said, amount, of: product)
    guard let grams = printed ?? usual?.grams else {
      throw .invalid(Texts.productWeight(product.title))
    }
    let per100 = product.per100
    let part = product.serving.flatMap { serving in
      product.perServing.map { $0 * (100 / serving.amount) }
    }
    let figures = (per100.isEmpty ? part : per100) ?? LabelFigures()
    let known = foods.estimate(FoodMention(name: name), [])
    let item = MealItem(
      name: name, food: nil, quantity: amount.quantity ?? grams,
      unit: amount.unit
        ?? (amount.quantity == nil ? Measure.gram.rawValue : Measure.portion.rawValue),
      grams: grams,
      nutrients: Nutrients(figures, usual: foods.usual(name)).map { $0 * (grams / 100) },
      glycemicIndex: known?.food.glycemicIndex?.value, carbsRange: nil,
      basis: printed == nil ? usual?.basis : nil, source: Texts.basis(of: product),
      isEstimate: printed == nil,
      // What is hardly read is asked about when it is scanned, not whenever it is eaten.
      confidence: max(product.confidence.carbs, 0.6))
    let isOpen = product.confidence.carbs < LabelConfidence.needed
    return ReckonedItem(
      item: item, warning: isOpen ? Texts.productUnchecked(product.title) : nil)
  }

  private func grams(_ said: SaidFood, _ amount: Amount, of product: Product) -> Double? {
    if let grams = said.grams { return grams }
    let measure = amount.unit.flatMap(Measure.init(rawValue:))
    if let measure, let metric = measure.metric, [.mass, .volume].contains(measure.family),
      measure.family == .mass || product.isLiquid, let quantity = amount.quantity
    {
      return quantity * metric
    }
    if let piece = product.serving?.amountOfPiece, let quantity = amount.quantity,
      isPiece(amount.unit, of: product)
    {
      return quantity * piece
    }
    let isServing = amount.unit == nil || measure == .portion || measure == .piece
    return isServing ? product.serving.map { $0.amount * (amount.quantity ?? 1) } : nil
  }

  /// Whether a unit means the pieces in which the label tells a serving: slices, or just so many.
  private func isPiece(_ unit: String?, of product: Product) -> Bool {
    guard let name = product.serving?.pieces?.name else { return false }
    guard let unit, unit != Measure.piece.rawValue else { return true }
    // "bardak" is the "su bardağı" of the table.
    return Turkish.fold(unit).contains(Turkish.fold(name).dropLast())
  }

  // MARK: Recipes

  /// The kept recipe whose name and measure are meant; nil where pieces or a weight are told.
  private func recipe(called said: SaidFood) throws(ToolFailure) -> Recipe? {
    let measure = Amount(said.quantity, said.unit, of: said.name).unit
    guard said.product == nil, said.grams == nil,
      measure == nil && said.quantity == nil || measure == Measure.portion.rawValue
    else { return nil }
    return try stored { try recipes.saved() }
      .first { NameMatch(said.name, for: $0.name) == .same }
  }

  private func item(
    _ said: SaidFood, of recipe: Recipe
  ) throws(ToolFailure) -> ReckonedItem {
    let amount = Amount(said.quantity, said.unit, of: recipe.name)
    try amount.checked(grams: said.grams, of: recipe.name)
    let measure = amount.unit.flatMap(Measure.init(rawValue:))
    var grams = said.grams
    if measure?.family == .mass, let quantity = amount.quantity {
      grams = quantity * (measure?.metric ?? 1)
    }
    let whole = recipe.cookedGrams.map { $0 / Double(max(recipe.servings, 1)) }
    let portions: Double
    if let grams {
      guard let whole else { throw .invalid(Texts.recipeWeight(recipe.name)) }
      portions = grams / whole
    } else {
      portions = amount.quantity ?? 1
    }
    let item = MealItem(
      name: recipe.name, food: nil, quantity: grams ?? portions,
      unit: grams == nil ? Measure.portion.rawValue : Measure.gram.rawValue,
      grams: grams ?? whole.map { $0 * portions },
      nutrients: recipe.knownPerServing.map { $0 * portions },
      glycemicIndex: recipe.glycemicIndex, carbsRange: nil, basis: nil,
      source: Texts.recipeSource(recipe.name), isEstimate: !recipe.uncounted.isEmpty,
      confidence: 0.9)
    let left = recipe.uncounted
    return ReckonedItem(
      item: item, recipe: recipe, warning: left.isEmpty ? nil : Texts.uncounted(left))
  }
}

extension Product {
  /// Whether a name means it, with its brand or without.
  func isCalled(_ said: String) -> Bool {
    hasName
      && [title, name].compactMap(\.self).contains { NameMatch(said, for: $0) == .same }
  }

  /// Whether people can call it by a name.
  var hasName: Bool { name?.unlessEmpty != nil || brand?.unlessEmpty != nil }
}

extension Recipe {
  /// The index of the whole dish, from its load; nil where that is not known.
  fileprivate var glycemicIndex: Double? {
    guard let load = glycemicLoad, perServing.carbs > 0 else { return nil }
    return load * 100 / perServing.carbs
  }
}

extension FoodTable {
  /// What 100 g of a food usually hold; nil for a food that the table does not have.
  func usual(_ name: String) -> Nutrients? { estimate(FoodMention(name: name), [])?.food.per100g }
}

extension Nutrients {
  /// What a label prints; nil without a carbohydrate.
  ///
  /// What it does not print of energy, protein and fat is as `usual` for the food; of a food that no table
  /// has, energy is what the printed parts make.
  init?(_ figures: LabelFigures, usual: Nutrients?) {
    guard let carbs = figures[.carbs] else { return nil }
    let (protein, fat) = (figures[.protein], figures[.fat])
    let parts = 4 * (carbs + (protein ?? 0)) + 9 * (fat ?? 0) + 2 * (figures[.fiber] ?? 0)
    self.init(
      energy: figures[.calories] ?? figures.energyOfParts ?? usual?.energy ?? parts, carbs: carbs,
      sugar: figures[.sugars], fiber: figures[.fiber], protein: protein ?? usual?.protein ?? 0,
      fat: fat ?? usual?.fat ?? 0, saturatedFat: figures[.saturatedFat], salt: figures[.salt])
  }
}
