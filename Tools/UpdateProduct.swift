package import Domain
import Turkish

/// Puts right what is kept of a product, in words or by figures.
///
///     updateProduct(text: "karbonhidrat 12,5 olacak")
///     updateProduct(query: "ruffles", text: "karbonhidratı 52 olacak")
///     updateProduct(product: 3, servingGrams: 30)
///
/// A figure is meant for the amount that is named, else for 100 g (or a serving where the label gives
/// no other); the other basis follows from the serving. Without a product the last changed one is meant;
/// a name that no product has changes none.
package struct UpdateProduct: Tool {
  package struct Arguments: Decodable, Sendable {
    var product: Int64?
    var query: String?
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
    .integer(.product, "Yoksa en son taranan", in: 1...1_000_000_000),
    .text(.query, "Ürünün adı"),
    .text(.text, "Söylendiği gibi"),
    .number(.carbs, "100 gramdaki karbonhidrat (g)", in: 0...100),
    .number(.servingGrams, "Bir porsiyon kaç gram", in: 0...5_000),
    .text(.name, "Ürünün yeni adı"),
    .flag(.confirmed, "Doğru dendiyse true"))
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
    var product = try chosen(arguments)
    var edit = ProductEdit(product)
    edit.apply(said(arguments))
    if arguments.confirmed == true { try edit.confirm() }
    guard edit.isChanged else { throw .invalid(Texts.nothingToCorrect) }
    product = edit.product
    if let fault = edit.fault { throw .invalid(fault) }
    product.changedAt = context.now
    let kept = product
    let change = context.change(Self.name, Texts.productCorrected(kept.title, edit.told))
    try stored { try products.replace(kept, change) }
    return kept.json.setting(.changes, to: .texts(edit.told))
  }

  /// The product that is meant: by its number, by its name, else the last changed one.
  private func chosen(_ arguments: Arguments) throws(ToolFailure) -> Product {
    if let id = arguments.product {
      guard let found = try stored({ try products.product(id) }) else {
        throw .notFound(Texts.noProduct(id))
      }
      return found
    }
    let all = try stored { try products.all() }
    guard let name = arguments.query?.unlessEmpty else {
      guard let last = all.first else { throw .notFound(Texts.noProducts) }
      return last
    }
    let matches = all.map { NameMatch(name, for: $0.title) }
    // "bisküvi" is not the "kakaolu bisküvi" that is asked for.
    let best = matches.compactMap(\.self).filter { $0 != .shorter }.max()
    let fitting = zip(all, matches).filter { $0.1 == best }.map(\.0)
    guard best != nil else { throw .notFound(Texts.noProductToCorrect(name)) }
    guard Set(fitting.map { Turkish.fold($0.title) }).count == 1 else {
      throw .invalid(Texts.severalProducts(fitting.map(\.title)))
    }
    return fitting[0]
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
