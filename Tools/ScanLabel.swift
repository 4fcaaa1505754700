package import Domain

/// Reads the nutrition label on a picture and keeps the product.
///
///     scanLabel(image: "/home/ayse/cips.jpg")   // per100.carbs, confidence, needsReview
///
/// A figure that was hardly read is kept with its low confidence and `needsReview`; one that was not
/// read at all is null. With a barcode alone the product is looked up by it; with `text` alone the figures
/// are those that the person typed off the label, of what is called `name`. With `look` a model that sees reads the label too, and
/// both readings are compared; where that model is on another machine the person is asked first.
package struct ScanLabel: Tool {
  package struct Arguments: Decodable, Sendable {
    var image: String?
    var barcode: String?
    var text: String?
    var name: String?
    var look: Bool?
    var product: Int64?
  }

  package static let name = "scanLabel"
  package static let summary =
    "Besin etiketini resimden (image) ya da yazılandan (text) okur, barkodla ürün bulur; ürünü arşive "
    + "koyar. needsReview true ise değerleri kişiye doğrulatın."
  package static let writes = true
  package static let schema = ToolSchema(
    .text(.image, "Resim dosyasının yolu, söylendiği gibi"),
    .text(.barcode, "Barkodun rakamları"),
    .text(.text, "Yazılan etiket"),
    .text(.name, "Open Food Facts'te aranacak ürün; text ile: ürünün adı"),
    .flag(.look, "Model de baksın denirse"),
    .integer(.product, "look ile: ürünün numarası", in: 1...1_000_000_000))
  package static let brief: ToolBrief? = ToolBrief(
    "etiket resmini okur, barkodla ürün bulur", [.image, .barcode, .text])

  let products: ProductRecords
  let services: KitchenServices

  package init(products: ProductRecords, services: KitchenServices) {
    self.products = products
    self.services = services
  }

  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    guard arguments.image?.unlessEmpty != nil, arguments.look == true else { return nil }
    return services.eyes.sight().flatMap(Texts.mayLook)
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let (path, barcode) = (arguments.image?.unlessEmpty, arguments.barcode?.unlessEmpty)
    if let path { return try await scanned(path, arguments, context) }
    if let text = arguments.text?.unlessEmpty {
      var said = services.said(text)
      said.name = arguments.name?.unlessEmpty ?? said.name
      var product = try Product(said: said, context: context)
      product.barcode = barcode
      return try keep(product, context)
    }
    if barcode == nil, let name = arguments.name?.unlessEmpty {
      return try await found(name, context)
    }
    guard let barcode else { throw .invalid(Texts.nothingToScan) }
    let product: Product
    do throws(ProductFailure) { product = try await services.product(barcode, context.now) } catch {
      throw ToolFailure(error)
    }
    return try keep(product, context)
  }

  // MARK: Pictures

  private func scanned(
    _ path: String, _ arguments: Arguments, _ context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    var earlier: Product?
    if let id = arguments.product { earlier = try product(id) }
    var reading = try await LabelLook(services: services, context: context)
      .reading(
        of: path, byModel: arguments.look == true, knowing: try stored { try products.all() })
    // A product that is kept is known by its barcode alone, and stays as it is.
    if reading.isKept { return reading.product.json }
    reading.product.barcode = arguments.barcode?.unlessEmpty ?? reading.product.barcode
    if let name = reading.product.nameSeen { reading.told.append(.init(.nameSeen, .string(name))) }
    guard let earlier else { return try keep(reading.product, context, reading.told) }
    let kept = reading.product.replacing(earlier, at: context.now, isDoubted: true)
    return try keeping(context).replace(kept).json.appending(reading.told)
  }

  private func product(_ id: Int64) throws(ToolFailure) -> Product {
    guard let found = try stored({ try products.product(id) }) else {
      throw .notFound(Texts.noProduct(id))
    }
    return found
  }

  // MARK: Names

  /// The products of a name to choose from; nothing is kept before one of them is meant.
  private func found(_ name: String, _ context: ToolContext) async throws(ToolFailure) -> JSON {
    let products: [Product]
    do throws(ProductFailure) { products = try await services.named(name, context.now) } catch {
      throw ToolFailure(error)
    }
    let useful = products.filter { $0.barcode != nil && $0.per100[.carbs] != nil }.prefix(5)
    guard !useful.isEmpty else { throw .notFound(Texts.nothingByName(name)) }
    return [
      .found: .array(
        useful.map { product in
          [
            .name: .string(product.title), .barcode: .text(product.barcode),
            .carbsPer100: .figure(product.per100[.carbs]),
            .plausible: .bool(product.warnings.isEmpty),
          ]
        })
    ]
  }

  private func keep(
    _ product: Product, _ context: ToolContext, _ told: [JSON.Member] = []
  ) throws(ToolFailure) -> JSON {
    try keeping(context).keep(product).appending(told)
  }

  private func keeping(_ context: ToolContext) -> ProductKeeping {
    ProductKeeping(products: products, context: context, tool: Self.name)
  }
}
