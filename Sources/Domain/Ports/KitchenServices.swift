package import struct Foundation.Date

/// What the kitchen's tools need from outside the records.
package struct KitchenServices: Sendable {
  package var recipes: RecipeMaker
  /// The product whose label is on the picture at a path.
  package var scan: @Sendable (_ path: String, _ now: Date) async throws(ProductFailure) -> Product
  /// The product with a barcode.
  package var product:
    @Sendable (_ barcode: String, _ now: Date) async throws(ProductFailure) -> Product

  /// Products of a service whose names hold these words, best first.
  package var named:
    @Sendable (_ name: String, _ now: Date) async throws(ProductFailure) -> [Product]
  /// What a sentence says of a label's figures; empty where it says nothing of them.
  package var said: @Sendable (_ text: String) -> SaidLabel
  /// Models that see.
  package var eyes: Eyes
  /// The model that writes recipes by the person's choice as it is now; nil for none.
  package var author: @Sendable () -> RecipeAuthor? = { nil }

  /// Who sees pictures here, what is on one, and how two readings of a label go together.
  package struct Eyes: Sendable {
    /// The model that sees by the person's choice as it is now; nil for none.
    package var sight: @Sendable () -> Sight?
    /// What the model sees on a picture; sends it, so the person must have agreed.
    package var see:
      @Sendable (_ path: String, Sight, _ now: Date) async throws(ProductFailure) -> SeenPicture
    /// Two readings of one label as one product.
    package var compare: @Sendable (_ read: Product, _ seen: Product, Sight) -> ComparedLabel

    package init(
      sight: @escaping @Sendable () -> Sight?,
      see: @escaping @Sendable (String, Sight, Date) async throws(ProductFailure) -> SeenPicture,
      compare: @escaping @Sendable (Product, Product, Sight) -> ComparedLabel
    ) {
      self.sight = sight
      self.see = see
      self.compare = compare
    }

    /// Nobody sees.
    package static let none = Eyes(
      sight: { nil },
      see: { _, _, _ throws(ProductFailure) in
        throw ProductFailure(kind: .unavailable, message: "Burada resimlere bakılamıyor.")
      }, compare: { read, _, _ in ComparedLabel(product: read, pairs: []) })
  }

  package init(
    recipes: RecipeMaker,
    scan: @escaping @Sendable (String, Date) async throws(ProductFailure) -> Product,
    product: @escaping @Sendable (String, Date) async throws(ProductFailure) -> Product,
    said: @escaping @Sendable (String) -> SaidLabel = { _ in SaidLabel() },
    eyes: Eyes = .none,
    named: @escaping @Sendable (String, Date) async throws(ProductFailure) -> [Product] = {
      _, _ throws(ProductFailure) in []
    }
  ) {
    self.said = said
    self.eyes = eyes
    self.named = named
    self.recipes = recipes
    self.scan = scan
    self.product = product
  }

  /// A house without a kitchen: every wish is refused.
  package static let absent = KitchenServices(
    recipes: RecipeMaker(
      make: { _, _, _, _ throws(RecipeRefusal) in
        throw RecipeRefusal(kind: .impossible, message: "Burada tarif hazırlanamıyor.")
      },
      read: { _, _ throws(RecipeRefusal) in
        throw RecipeRefusal(kind: .impossible, message: "Burada tarif okunamıyor.")
      }),
    scan: { _, _ throws(ProductFailure) in
      throw ProductFailure(kind: .unavailable, message: "Burada etiket okunamıyor.")
    },
    product: { _, _ throws(ProductFailure) in
      throw ProductFailure(kind: .unavailable, message: "Burada ürün aranamıyor.")
    })
}
