package import Domain

/// Marks a kept recipe or product, or a meal, as a favourite, or takes the mark away.
///
///     setFavorite(kind: "recipe", id: 12)
///     setFavorite(kind: "meal")  // the meal that was written last
package struct SetFavorite: Tool {
  package struct Arguments: Decodable, Sendable {
    var kind: FavoriteKind
    var id: Int64?
    var query: String?
    var mealType: MealType?
    var favorite: Bool?
  }

  package static let name = "setFavorite"
  package static let summary =
    "Bir tarifi, ürünü ya da öğünü favori yapar."
  package static let writes = true
  package static let schema = ToolSchema(
    .choice(
      .kind, FavoriteKind.allCases.map(\.rawValue), "recipe tarif, product ürün, meal öğün",
      required: true),
    .integer(.id, "Numarası; öğünde yoksa sonuncusu", in: 1...1_000_000_000),
    .text(.query, "Adı"),
    .choice(.mealType, MealType.allCases.map(\.rawValue), "Hangi öğün"),
    .flag(.favorite, "İşareti kaldırmak için false"))
  package static let brief: ToolBrief? = ToolBrief("tarifi, ürünü, öğünü favori yapar")

  let recipes: RecipeRecords
  let products: ProductRecords
  let meals: MealRecords

  package init(records: Records) {
    recipes = records.recipes
    products = records.products
    meals = records.meals
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let isFavorite = arguments.favorite ?? true
    if arguments.id == nil, arguments.kind != .meal, let name = arguments.query?.unlessEmpty {
      return try named(name, isFavorite, in: context)
    }
    switch arguments.kind {
    case .recipe: return try recipe(arguments.id, isFavorite, in: context)
    case .product: return try product(arguments.id, isFavorite, in: context)
    case .meal: return try meal(arguments, isFavorite, in: context)
    }
  }

  /// The one kept thing of a name, a product or a recipe.
  private func named(
    _ name: String, _ isFavorite: Bool, in context: ToolContext
  ) throws(ToolFailure) -> JSON {
    let goods = try stored { try products.all() }
    let dishes = try stored { try recipes.saved() }
    let names = goods.map(\.title) + dishes.map(\.name)
    guard let found = bestMatch(for: name, among: names) else {
      throw .notFound(Texts.noSuchProduct(name))
    }
    guard found.places.count == 1, let place = found.places.first else {
      throw .invalid(Texts.severalProducts(found.places.map { names[$0] }))
    }
    return place < goods.count
      ? try product(goods[place].id, isFavorite, in: context)
      : try recipe(dishes[place - goods.count].id, isFavorite, in: context)
  }

  private func recipe(
    _ id: Int64?, _ isFavorite: Bool, in context: ToolContext
  ) throws(ToolFailure) -> JSON {
    guard let id else { throw .invalid(Texts.noNumber) }
    guard var recipe = try stored({ try recipes.recipe(id) }) else {
      throw .notFound(Texts.noRecipe(id))
    }
    recipe.isFavorite = isFavorite
    // Only what is kept can be a favourite: marking a proposal keeps it.
    recipe.isSaved = true
    let marked = recipe
    let change = context.change(Self.name, Texts.favorite(marked.name, isFavorite))
    try stored { try recipes.replace(marked, change) }
    return marked.entry
  }

  private func product(
    _ id: Int64?, _ isFavorite: Bool, in context: ToolContext
  ) throws(ToolFailure) -> JSON {
    guard let id else { throw .invalid(Texts.noNumber) }
    guard var product = try stored({ try products.product(id) }) else {
      throw .notFound(Texts.noProduct(id))
    }
    product.isFavorite = isFavorite
    let marked = product
    let change = context.change(Self.name, Texts.favorite(marked.title, isFavorite))
    try stored { try products.replace(marked, change) }
    return marked.entry
  }

  /// The meal with that number, else the writer's last one of the type.
  private func meal(
    _ arguments: Arguments, _ isFavorite: Bool, in context: ToolContext
  ) throws(ToolFailure) -> JSON {
    let found = try stored {
      if let id = arguments.id { return try meals.meal(id) }
      return try meals.latest(Self.reach).first { meal in
        meal.isOwn && !meal.items.isEmpty
          && (arguments.mealType.map { $0 == meal.type } ?? true)
      }
    }
    guard let found, found.isOwn else { throw .notFound(Texts.noMealToMark) }
    let change = context.change(Self.name, Texts.favorite(Texts.brief(found), isFavorite))
    let marked = try stored { try FavoriteMeals(meals).mark(found, as: isFavorite, change) }
    return (marked ?? found).favoriteEntry.setting(.changed, to: .bool(marked != nil))
  }

  /// How many of the newest meals are looked through for one of a type.
  private static let reach = 60
}
