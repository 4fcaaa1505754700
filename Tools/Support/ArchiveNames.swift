import Domain
import Turkish

/// The kept recipes and products by their numbers and names.
struct ArchiveNames: Sendable {
  /// One thing of the archive.
  enum Thing {
    case recipe(Recipe), product(Product)

    /// How people call it.
    var title: String {
      switch self {
      case .recipe(let recipe): recipe.name
      case .product(let product): product.title
      }
    }
  }

  let recipes: RecipeRecords
  let products: ProductRecords

  /// The thing with a number; fails where none is kept.
  func thing(_ id: Int64, _ kind: ArchiveKind) throws(ToolFailure) -> Thing {
    switch kind {
    case .recipe:
      guard let recipe = try stored({ try recipes.recipe(id) }), recipe.isSaved else {
        throw .notFound(Texts.noRecipe(id))
      }
      return .recipe(recipe)
    case .product:
      guard let product = try stored({ try products.product(id) }) else {
        throw .notFound(Texts.noProduct(id))
      }
      return .product(product)
    }
  }

  /// The one thing that a name means, and whether it is called exactly so; fails where none is, and where
  /// several are.
  ///
  /// "mercimek çorbası" may mean "Bezelyeli mercimek çorbası", and never "mercimekli köfte".
  func thing(
    named name: String, _ kind: ArchiveKind?
  ) throws(ToolFailure) -> (thing: Thing, isSame: Bool) {
    var all: [Thing] = []
    if kind != .product { all += try stored { try recipes.saved() }.map(Thing.recipe) }
    if kind != .recipe { all += try stored { try products.all() }.map(Thing.product) }
    guard let found = bestMatch(for: name, among: all.map(\.title)),
      [.same, .head].contains(found.match) || isPartOfOne(name, all, found.places)
    else { throw .notFound(Texts.nothingKept(name, kind)) }
    let things = found.places.map { all[$0] }
    guard things.count == 1 else { throw .invalid(Texts.whichKept(things.map(\.title))) }
    return (things[0], found.match == .same)
  }

  /// "Burçak" of "Burçak bisküvi": the brand alone, which no other thing has.
  private func isPartOfOne(_ name: String, _ all: [Thing], _ places: [Int]) -> Bool {
    guard places.count == 1, case .product = all[places[0]] else { return false }
    return NameMatch(name, for: all[places[0]].title) == .part
  }
}
