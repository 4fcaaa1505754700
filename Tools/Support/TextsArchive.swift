import Domain

// What the tools of recipes and products say to people.
extension Texts {
  static func recipeSaved(_ name: String) -> String { "tarif: \(name)" }

  static func noRecipe(_ id: Int64) -> String {
    "\(id) numaralı bir tarif yok; tarifleri görmek için “tariflerim” diyebilirsiniz."
  }

  static let nothingProposed =
    "Saklanacak bir tarif yok; önce bir tarif isteyin ya da tarifin metnini yapıştırın."

  static func noProduct(_ id: Int64) -> String {
    "\(id) numaralı bir ürün yok; ürünleri görmek için “ürünlerim” diyebilirsiniz."
  }

  static func favorite(_ name: String, _ isFavorite: Bool) -> String {
    isFavorite ? "sık kullanılan: \(name)" : "sık kullanılanlardan çıkarma: \(name)"
  }

  static func archiveDeleted(_ name: String) -> String { "arşivden silme: \(name)" }

  static func productKept(_ name: String) -> String { "ürün: \(name)" }

  static let unnamedProduct = "adsız ürün"

  static let nothingToScan =
    "Okunacak bir şey yok: etiketin resminin yolunu ya da barkodun rakamlarını yazın."

  static func basis(of product: Product) -> String {
    let per = product.isLiquid ? "100 ml" : "100 g"
    switch product.source {
    case .label: return "etikete göre, \(per)"
    case .openFoodFacts: return "Open Food Facts’e göre, \(per)"
    case .person: return "sizin verdiğiniz değerler, \(per)"
    }
  }

  static let emptyRecipeForList = "Bu tarifin listeye eklenecek malzemesi yok."
}
