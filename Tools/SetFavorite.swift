package import Domain

/// Marks a kept recipe or product as one that is often used, or takes the mark away.
///
///     setFavorite(kind: "recipe", id: 12)
package struct SetFavorite: Tool {
  package struct Arguments: Decodable, Sendable {
    var kind: ArchiveKind
    var id: Int64
    var favorite: Bool?
  }

  package static let name = "setFavorite"
  package static let summary =
    "Saklanan bir tarifi ya da ürünü sık kullanılan olarak işaretler."
  package static let writes = true
  package static let schema = ToolSchema(
    .choice(
      "kind", ArchiveKind.allCases.map(\.rawValue), "recipe tarif, product ürün", required: true),
    .integer("id", "Numarası", in: 1...1_000_000_000, required: true),
    .flag("favorite", "İşareti kaldırmak için false"))
  package static let brief: ToolBrief? = ToolBrief("tarifi, ürünü sık kullanılan yapar")

  let recipes: RecipeRecords
  let products: ProductRecords

  package init(recipes: RecipeRecords, products: ProductRecords) {
    self.recipes = recipes
    self.products = products
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let isFavorite = arguments.favorite ?? true
    switch arguments.kind {
    case .recipe:
      guard var recipe = try stored({ try recipes.recipe(arguments.id) }) else {
        throw .notFound(Texts.noRecipe(arguments.id))
      }
      recipe.isFavorite = isFavorite
      // Only what is kept can be a favourite: marking a proposal keeps it.
      recipe.isSaved = true
      let marked = recipe
      let change = context.change(Self.name, Texts.favorite(marked.name, isFavorite))
      try stored { try recipes.replace(marked, change) }
      return marked.entry
    case .product:
      guard var product = try stored({ try products.product(arguments.id) })
      else { throw .notFound(Texts.noProduct(arguments.id)) }
      product.isFavorite = isFavorite
      let marked = product
      let change = context.change(Self.name, Texts.favorite(marked.title, isFavorite))
      try stored { try products.replace(marked, change) }
      return marked.entry
    }
  }
}
