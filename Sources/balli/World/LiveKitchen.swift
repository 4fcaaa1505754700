import Domain
import Kitchen
import Labels
import Safety
import Services

// Recipes, labels and products in the real world.
extension Compose {
  /// The kitchen's recipes come from the tables, labels from tesseract, products from the service that
  /// the environment names.
  ///
  /// `sight` finds the model that sees, `author` the one that writes recipes.
  static func kitchen(
    _ models: LiveModels, _ programs: OutsidePrograms?, sight: @escaping @Sendable () -> Sight?,
    author: @escaping @Sendable () -> RecipeAuthor?
  ) -> KitchenServices {
    let programs =
      programs ?? LivePrograms(path: variable("PATH") ?? "", home: variable("HOME")).outside
    let (scanner, eye) = (LabelScanner(programs: programs), PictureEye(programs: programs))
    let base = variable("OPENFOODFACTS_URL") ?? "https://world.openfoodfacts.org"
    let shelf = ProductShelf(folder: models.places.cache + "/urunler")
    let products = LazyProducts(base: base, cache: shelf.cache, fetcher: models.fetcher)
    var services = KitchenServices(
      recipes: CookBook.maker(foods: foods, guardian: recipeGuard),
      scan: { path, now throws(ProductFailure) in
        try await scanner.product(at: path, now: now)
      },
      product: { barcode, now throws(ProductFailure) in
        try await products.facts().product(barcode: barcode, now: now)
      }, said: { SaidLabelReader().said($0) },
      eyes: .init(
        sight: sight,
        see: { path, sight, now throws(ProductFailure) in
          try await eye.seen(at: path, by: sight, now: now)
        },
        compare: { LabelComparison(read: $0, seen: $1, by: $2.model).result }),
      named: { name, now throws(ProductFailure) in
        try await products.facts().products(named: name, now: now)
      })
    services.author = author
    return services
  }

  /// The rules for words of a model hold for its recipes, too.
  static let recipeGuard = RecipeGuard(
    cleaned: { UntrustedText.defused($0) }, isSafe: { DoseFilter.checked($0) == $0 })
}

/// The client of products, made when it is first asked: most days nobody scans.
private actor LazyProducts {
  private let base: String
  private let cache: AnswerCache
  private let fetcher: @Sendable () -> Fetcher
  private var made: OpenFoodFacts?

  init(base: String, cache: AnswerCache, fetcher: @escaping @Sendable () -> Fetcher) {
    self.base = base
    self.cache = cache
    self.fetcher = fetcher
  }

  func facts() -> OpenFoodFacts {
    if let made { return made }
    let fresh = OpenFoodFacts(base: base, fetcher: fetcher(), cache: cache)
    made = fresh
    return fresh
  }
}
