package import Domain

/// Takes a kept recipe or product out of the archive; `undo` brings it back.
///
///     deleteFromArchive(kind: "product", id: 3)
package struct DeleteFromArchive: Tool {
  package struct Arguments: Decodable, Sendable {
    var kind: ArchiveKind
    var id: Int64
  }

  package static let name = "deleteFromArchive"
  package static let summary = "Saklanan bir tarifi ya da ürünü arşivden siler; geri alınabilir."
  package static let writes = true
  package static let schema = ToolSchema(
    .choice(
      .kind, ArchiveKind.allCases.map(\.rawValue), "recipe tarif, product ürün", required: true),
    .integer(.id, "Numarası", in: 1...1_000_000_000, required: true))
  package static let brief: ToolBrief? = ToolBrief("saklanan tarifi, ürünü siler")

  let recipes: RecipeRecords
  let products: ProductRecords

  package init(recipes: RecipeRecords, products: ProductRecords) {
    self.recipes = recipes
    self.products = products
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let id = arguments.id
    switch arguments.kind {
    case .recipe:
      guard let recipe = try stored({ try recipes.recipe(id) }), recipe.isSaved else {
        throw .notFound(Texts.noRecipe(id))
      }
      let change = context.change(Self.name, Texts.archiveDeleted(recipe.name))
      try stored { try recipes.delete([id], change) }
      return recipe.entry
    case .product:
      guard let product = try stored({ try products.product(id) }) else {
        throw .notFound(Texts.noProduct(id))
      }
      let change = context.change(Self.name, Texts.archiveDeleted(product.title))
      try stored { try products.delete([id], change) }
      return product.entry
    }
  }
}
