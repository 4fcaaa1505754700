package import Domain

/// Puts right what is kept of a product, in words or by figures.
///
///     updateProduct(text: "karbonhidrat 12,5 olacak")
///     updateProduct(product: 3, servingGrams: 30)
///
/// A figure is meant for the amount that is named, else for 100 g (or a serving where the label gives
/// no other); the other basis follows from the serving. Without a product the last changed one is meant.
package struct UpdateProduct: Tool {
  package struct Arguments: Decodable, Sendable {
    var product: Int64?
    var text: String?
    var carbs: Double?
    var servingGrams: Double?
    var name: String?
    var confirmed: Bool?
  }

  package static let name = "updateProduct"
  package static let summary =
    "Taranmış bir ürünün değerlerini kişinin söylediğiyle düzeltir ya da doğru olduğunu işaretler."
  package static let writes = true
  package static let schema = ToolSchema(
    .integer(.product, "Söylenmezse en son taranan", in: 1...1_000_000_000),
    .text(.text, "Söylendiği gibi; örn. karbonhidrat 12,5 olacak"),
    .number(.carbs, "100 gramdaki karbonhidrat (g)", in: 0...100),
    .number(.servingGrams, "Bir porsiyon kaç gram", in: 0...5_000),
    .text(.name, "Söylendiyse ürünün adı"),
    .flag(.confirmed, "Kişi değerlere doğru dediyse true"))
  package static let brief: ToolBrief? = ToolBrief(
    "taranan ürünün değerini düzeltir", [.product, .text])

  let products: ProductRecords
  let services: KitchenServices

  package init(products: ProductRecords, services: KitchenServices) {
    self.products = products
    self.services = services
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let chosen = try stored {
      try arguments.product.map(products.product) ?? products.all().first
    }
    guard var product = chosen else {
      throw .notFound(arguments.product.map(Texts.noProduct) ?? Texts.noProducts)
    }
    var edit = ProductEdit(product)
    edit.apply(said(arguments))
    if arguments.confirmed == true { edit.confirm() }
    guard edit.isChanged else { throw .invalid(Texts.nothingToCorrect) }
    product = edit.product
    if let fault = edit.fault { throw .invalid(fault) }
    product.changedAt = context.now
    let kept = product
    let change = context.change(Self.name, Texts.productCorrected(kept.title, edit.told))
    try stored { try products.replace(kept, change) }
    return kept.json.setting(.changes, to: .texts(edit.told))
  }

  private func said(_ arguments: Arguments) -> SaidLabel {
    var said = arguments.text?.unlessEmpty.map(services.said) ?? SaidLabel()
    if let carbs = arguments.carbs { said.figures[.carbs] = carbs }
    if let grams = arguments.servingGrams, grams > 0 {
      said.serving = LabelServing(amount: grams, unit: .gram)
    }
    said.name = arguments.name?.unlessEmpty ?? said.name
    return said
  }
}
