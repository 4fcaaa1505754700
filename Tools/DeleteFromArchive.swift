package import Domain

/// Takes a kept recipe or product out of the archive; `undo` brings it back.
///
///     deleteFromArchive(kind: "product", id: 3)
///     deleteFromArchive(query: "mercimek çorbası", kind: "recipe")
///
/// Of a name that nothing has, nothing is deleted; what is called a little otherwise is asked about first.
package struct DeleteFromArchive: Tool {
  package struct Arguments: Decodable, Sendable {
    var kind: ArchiveKind?
    var id: Int64?
    var query: String?
  }

  package static let name = "deleteFromArchive"
  package static let summary = "Saklanan bir tarifi ya da ürünü arşivden siler; geri alınabilir."
  package static let writes = true
  package static let schema = ToolSchema(
    .choice(.kind, ArchiveKind.allCases.map(\.rawValue), "recipe tarif, product ürün"),
    .integer(.id, "Numarası", in: 1...1_000_000_000),
    .text(.query, "Adı"))
  package static let brief: ToolBrief? = ToolBrief("saklanan tarifi, ürünü siler")

  let archive: ArchiveNames

  package init(recipes: RecipeRecords, products: ProductRecords) {
    archive = ArchiveNames(recipes: recipes, products: products)
  }

  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    guard arguments.id == nil, let name = arguments.query?.unlessEmpty else { return nil }
    let (thing, isSame) = try archive.thing(named: name, arguments.kind)
    return isSame ? nil : Texts.mayDelete(thing.title)
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let thing = try meant(arguments)
    let change = context.change(Self.name, Texts.archiveDeleted(thing.title))
    switch thing {
    case .recipe(let recipe):
      try stored { try archive.recipes.delete([recipe.id].compactMap(\.self), change) }
      return recipe.entry
    case .product(let product):
      try stored { try archive.products.delete([product.id].compactMap(\.self), change) }
      return product.entry
    }
  }

  private func meant(_ arguments: Arguments) throws(ToolFailure) -> ArchiveNames.Thing {
    if let id = arguments.id {
      guard let kind = arguments.kind else { throw .invalid(Texts.noNumber) }
      return try archive.thing(id, kind)
    }
    guard let name = arguments.query?.unlessEmpty else { throw .invalid(Texts.noNumber) }
    return try archive.thing(named: name, arguments.kind).thing
  }
}
