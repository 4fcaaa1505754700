package import Domain

/// Reads the nutrition label on a picture and keeps the product.
///
///     scanLabel(image: "/home/ayse/cips.jpg")   // per100.carbs, confidence, needsReview
///
/// A figure that was hardly read is kept with its low confidence and `needsReview`; one that was not
/// read at all is null. With a barcode alone the product is looked up by it; with `text` alone the figures
/// are those that the person typed off the label.
package struct ScanLabel: Tool {
  package struct Arguments: Decodable, Sendable {
    var image: String?
    var barcode: String?
    var text: String?
    var name: String?
  }

  package static let name = "scanLabel"
  package static let summary =
    "Bir resimdeki (image: dosya yolu) ya da kişinin yazdığı (text) besin etiketini okur ya da barkodla "
    + "ürünü bulur; ürünü arşive koyar. needsReview true ise değerleri kişiye doğrulatın."
  package static let writes = true
  package static let schema = ToolSchema(
    .text("image", "Resim dosyasının yolu, söylendiği gibi"),
    .text("barcode", "Barkod, rakamlarla"),
    .text("text", "Etiketteki değerler, kişinin yazdığı gibi"),
    .text("name", "Open Food Facts'te aranacak ürünün adı; yalnızca kişi bu hizmeti andıysa"))
  package static let brief: ToolBrief? = ToolBrief(
    "etiket resmini okur, barkodla ürün bulur", ["image", "barcode", "text"])

  let products: ProductRecords
  let services: KitchenServices

  package init(products: ProductRecords, services: KitchenServices) {
    self.products = products
    self.services = services
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let (path, barcode) = (arguments.image?.unlessEmpty, arguments.barcode?.unlessEmpty)
    if path == nil, let text = arguments.text?.unlessEmpty {
      guard var product = Product(said: services.said(text), context: context) else {
        throw .invalid(Texts.typedWithoutCarbs)
      }
      product.barcode = barcode
      return try keep(product, context)
    }
    if path == nil, barcode == nil, let name = arguments.name?.unlessEmpty {
      return try await found(name, context)
    }
    guard path != nil || barcode != nil else { throw .invalid(Texts.nothingToScan) }
    var product: Product
    do throws(ProductFailure) {
      if let path {
        product = try await services.scan(path, context.now)
        product.barcode = barcode ?? product.barcode
      } else {
        product = try await services.product(barcode ?? "", context.now)
      }
    } catch {
      throw ToolFailure(code: error.kind.rawValue, message: error.message)
    }
    return try keep(product, context)
  }

  /// The products of a name to choose from; nothing is kept before one of them is meant.
  private func found(_ name: String, _ context: ToolContext) async throws(ToolFailure) -> JSON {
    let products: [Product]
    do throws(ProductFailure) { products = try await services.named(name, context.now) } catch {
      throw ToolFailure(code: error.kind.rawValue, message: error.message)
    }
    let useful = products.filter { $0.barcode != nil && $0.per100[.carbs] != nil }.prefix(5)
    guard !useful.isEmpty else { throw .notFound(Texts.nothingByName(name)) }
    return [
      "found": .array(
        useful.map { product in
          [
            "name": .string(product.title), "barcode": .text(product.barcode),
            "carbsPer100": .figure(product.per100[.carbs]),
            "plausible": .bool(product.warnings.isEmpty),
          ]
        })
    ]
  }

  private func keep(_ product: Product, _ context: ToolContext) throws(ToolFailure) -> JSON {
    let change = context.change(Self.name, Texts.productKept(product.title))
    return try stored { try products.add(product, change) }.json
  }
}
