import Domain
import Tables
import Turkish

/// Where a shop keeps things, food or not.
struct Groceries: Sendable {
  static let table = "Foods/grocery"

  private let aisles: [String: String]

  init() {
    var aisles: [String: String] = [:]
    TableText.forEachRow(of: Self.table) { aisles[Turkish.fold($0[0])] = $0[1] }
    self.aisles = aisles
  }

  /// The aisle of a thing by its name, or by the last word of it (`fırın temizleyici`).
  func aisle(of name: String) -> String? {
    let folded = Turkish.fold(name)
    if let known = aisles[folded] { return known }
    return folded.split(separator: " ").last.flatMap { aisles[String($0)] }
  }
}

/// The aisles of foods that the shopping table does not name.
enum Aisle {
  /// The aisle of the food that `name` means.
  static func of(_ contents: FoodContents, _ name: String) -> String {
    FoodMatcher(contents: contents).match(name).flatMap { byCategory[$0.food.category] }
      ?? Texts.otherAisle
  }

  private static let byCategory = [
    "breads": "fırın", "breakfast": "temel gıda", "dairy": "süt ürünleri",
    "fruit": "meyve-sebze", "vegetables": "meyve-sebze", "nuts": "atıştırmalık",
    "drinks": "içecek", "snacks": "atıştırmalık", "ingredients-food": "temel gıda",
    "soups": "temel gıda", "meat": "et-balık", "fish": "et-balık", "legumes": "temel gıda",
    "pilav-pasta": "temel gıda", "borek": "fırın", "desserts": "atıştırmalık",
  ]
}
