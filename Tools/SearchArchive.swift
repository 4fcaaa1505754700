package import Domain
import Foundation

/// Finds what the person keeps: recipes and scanned products.
///
///     searchArchive(query: "mercimek")          // by name
///     searchArchive(carbs: 20, kind: "recipe")  // 15-25 g a serving
///     searchArchive(max: 20)                    // at most 20 g a serving
///     searchArchive(favorites: true)            // favourite meals too
///     searchArchive(told: true)                 // recipes that were told, kept or not, newest first
package struct SearchArchive: Tool {
  package struct Arguments: Decodable, Sendable {
    var query: String?
    var kind: FavoriteKind?
    var carbs: Double?
    var min: Double?
    var max: Double?
    var favorites: Bool?
    var id: Int64?
    var told: Bool?
    var from: String?
    var to: String?
  }

  package static let name = "searchArchive"
  package static let summary =
    "Saklanan tarifleri ve taranan ürünleri gösterir, arar."
  package static let writes = false
  package static let schema = ToolSchema(
    properties: [
      .text(.query, "Adında geçen söz"),
      .choice(
        .kind, FavoriteKind.allCases.map(\.rawValue),
        "recipe tarifler, product ürünler, meal öğünler"),
      .number(.carbs, "Porsiyonda aranan karbonhidrat (±5 g)", in: 0...1000),
      .number(.min, "En az", in: 0...1000),
      .number(.max, "En çok", in: 0...1000),
      .flag(.favorites, "Yalnızca favoriler"),
      .integer(
        .id, "Ayrıntısı istenenin numarası (kind ile)", in: 1...1_000_000_000),
      .flag(.told, "Saklanmamış olsa da verilen tarifler, en yenisi önce"),
    ] + ToolSchema.Property.interval)
  package static let brief: ToolBrief? = ToolBrief(
    "saklanan tarifleri ve ürünleri arar", [.query, .kind])

  /// How far the carbohydrate of a serving may be from what is looked for, in grams (seeds, 3.5).
  private static let tolerance = 5.0

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
    if let id = arguments.id { return try detail(of: id, arguments.kind ?? .recipe) }
    let query = arguments.query?.unlessEmpty
    if arguments.told == true { return try told(arguments, query, in: context) }
    func fits(_ name: String, _ carbs: Double?, _ isFavorite: Bool) -> Bool {
      if let query, NameMatch(query, for: name) == nil { return false }
      if arguments.favorites == true, !isFavorite { return false }
      return isWanted(carbs, arguments)
    }
    var found: [JSON] = []
    if arguments.kind == .meal || arguments.kind == nil && arguments.favorites == true {
      found += try stored { try FavoriteMeals(meals).all() }
        .filter { fits(Texts.amounts(of: $0), $0.totals.carbs, true) }.map(\.favoriteEntry)
    }
    if arguments.kind == nil || arguments.kind == .recipe {
      found += try stored { try recipes.saved() }
        .filter { fits($0.name, $0.knownPerServing?.carbs, $0.isFavorite) }.map(\.entry)
    }
    if arguments.kind == nil || arguments.kind == .product {
      found += try stored { try products.all() }.filter {
        fits($0.title, $0.perServing?[.carbs] ?? $0.per100[.carbs], $0.isFavorite)
      }.map(\.entry)
    }
    // Who names the one thing that there is wants to see it.
    if query != nil, found.count == 1, let only = found.first,
      let id = only[.id]?.number, let kind = arguments.kind, kind != .meal
    {
      return try detail(of: Int64(id), kind)
    }
    return [.entries: .array(found), .count: .number(Double(found.count))]
  }

  /// The recipes that were told in an interval, newest first; the one that fits, or the newest, in full.
  private func told(
    _ arguments: Arguments, _ query: String?, in context: ToolContext
  ) throws(ToolFailure) -> JSON {
    let isDated = arguments.from != nil || arguments.to != nil
    let back = context.now.addingTimeInterval(-Self.reach * 86_400)
    let interval =
      isDated ? try context.interval(from: arguments.from, to: arguments.to) : back..<context.now
    let all = try stored { try recipes.since(interval.lowerBound) }
      .filter { $0.createdAt <= context.now && (!isDated || interval.contains($0.createdAt)) }
    let found = all.filter { recipe in query.map { NameMatch($0, for: recipe.name) != nil } ?? true
    }
    guard let newest = found.first else { return [.entries: [], .count: 0] }
    return [
      .entries: .array(found.prefix(Self.most).map(\.entry)),
      .count: .number(Double(found.count)), .detail: newest.json,
      .at: .string(context.text(newest.createdAt)),
    ]
  }

  /// How far back recipes are looked for that were only told, in days, and how many are named.
  private static let (reach, most) = (400.0, 5)

  /// Whether a serving has as much carbohydrate as is looked for.
  private func isWanted(_ carbs: Double?, _ arguments: Arguments) -> Bool {
    guard arguments.carbs != nil || arguments.min != nil || arguments.max != nil else {
      return true
    }
    guard let carbs else { return false }
    return arguments.carbs.map { abs(carbs - $0) <= Self.tolerance } ?? true
      && carbs >= arguments.min ?? 0 && carbs <= arguments.max ?? .infinity
  }

  /// One thing with all that is known of it.
  private func detail(of id: Int64, _ kind: FavoriteKind) throws(ToolFailure) -> JSON {
    switch kind {
    case .meal:
      guard let meal = try stored({ try meals.meal(id) }) else {
        throw .notFound(Texts.noMealToMark)
      }
      return [.entries: [meal.favoriteEntry], .count: 1]
    case .recipe:
      guard let recipe = try stored({ try recipes.recipe(id) }) else {
        throw .notFound(Texts.noRecipe(id))
      }
      return [.entries: [recipe.entry], .count: 1, .detail: recipe.json]
    case .product:
      guard let product = try stored({ try products.product(id) }) else {
        throw .notFound(Texts.noProduct(id))
      }
      return [.entries: [product.entry], .count: 1, .detail: product.json]
    }
  }
}
