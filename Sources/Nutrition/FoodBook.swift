package import Domain
import Tables
import Synchronization
import Turkish

/// The food table, read from the tables in the binary when it is first asked.
///
///     let foods = FoodBook().table
///     foods.estimate(FoodMention(name: "yumurta", quantity: 2), [])  // 106 g, 0,8 g carbs
package final class FoodBook: Sendable {
  private let contents = Mutex<FoodContents?>(nil)

  package init() {}

  /// The port for the rest of the house.
  package var table: FoodTable {
    FoodTable(
      names: { self.loaded.names },
      food: { self.loaded.food(id: $0) },
      estimate: { mention, measures in
        let contents = self.loaded
        return FoodMatcher(contents: contents).match(mention.name).map {
          PortionRule(food: $0.food, match: $0, measures: measures).estimate(mention)
        }
      },
      similar: { self.loaded.similar(to: $0, limit: $1) },
      shopCategory: { self.loaded.shopCategory(of: $0) })
  }

  private var loaded: FoodContents {
    contents.withLock { held in
      if let held { return held }
      let fresh = FoodContents()
      held = fresh
      return fresh
    }
  }
}

/// All rows and names of the table.
final class FoodContents: Sendable {
  /// Row and category of every food, in the order of the tables.
  private let rows: [(row: TableText.Row, category: String)]
  private let numbers: [String: Int]
  let names: [FoodName]
  /// Names found in inflected text; entries are indices of `names`.
  let index: PhraseIndex
  private let groceries: [String: String]

  init() {
    var rows: [(row: TableText.Row, category: String)] = []
    var numbers: [String: Int] = [:]
    var names: [FoodName] = []
    var groceries: [String: String] = [:]
    for table in TableText.names where table.hasPrefix("Foods/") {
      let category = String(table.dropFirst("Foods/".count))
      TableText.forEachRow(of: table) { row in
        if category == "grocery" {
          groceries[Turkish.fold(row[0])] = row[1]
          return
        }
        let id = row[FoodColumn.id.rawValue]
        numbers[id] = rows.count
        rows.append((row, category))
        names.append(FoodName(text: row[FoodColumn.name.rawValue], food: id))
        for name in row[FoodColumn.names.rawValue].split(separator: ";") {
          names.append(FoodName(text: String(name.drop { $0 == " " }), food: id))
        }
      }
    }
    var index = PhraseIndex()
    for (number, name) in names.enumerated() {
      index.add(name.text, entry: Int32(number), .noun)
    }
    self.rows = rows
    self.numbers = numbers
    self.names = names
    self.index = index
    self.groceries = groceries
  }

  func food(id: String) -> Food? {
    numbers[id].flatMap { Food(row: rows[$0].row, category: rows[$0].category) }
  }

  /// Foods whose names share words with `name`, those that share most first.
  func similar(to name: String, limit: Int) -> [Food] {
    let wanted = Set(Turkish.fold(name).split(separator: " ").map(String.init))
    var best: [String: Double] = [:]
    for candidate in names {
      let words = Turkish.fold(candidate.text).split(separator: " ").map(String.init)
      let shared = words.count { word in
        wanted.contains { $0 == word || ($0.count > 3 && (word.hasPrefix($0) || $0.hasPrefix(word))) }
      }
      guard shared > 0 else { continue }
      let score = Double(shared) / Double(max(words.count, wanted.count))
      best[candidate.food] = max(best[candidate.food] ?? 0, score)
    }
    let ranked = best.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    return ranked.prefix(limit).compactMap { food(id: $0.key) }
  }

  func shopCategory(of name: String) -> String {
    let folded = Turkish.fold(name)
    if let known = groceries[folded] { return known }
    if let last = folded.split(separator: " ").last, let known = groceries[String(last)] { return known }
    guard let match = FoodMatcher(contents: self).match(name) else { return ShopAisle.other }
    return ShopAisle.byFoodCategory[match.food.category] ?? ShopAisle.other
  }
}

/// Where a shop keeps the foods of a table.
private enum ShopAisle {
  static let other = "diğer"
  static let byFoodCategory = [
    "breads": "fırın", "breakfast": "temel gıda", "dairy": "süt ürünleri", "fruit": "meyve-sebze",
    "vegetables": "meyve-sebze", "nuts": "atıştırmalık", "drinks": "içecek",
    "snacks": "atıştırmalık", "ingredients-food": "temel gıda", "soups": "temel gıda",
    "meat": "et-balık", "fish": "et-balık", "legumes": "temel gıda", "pilav-pasta": "temel gıda",
    "borek": "fırın", "desserts": "atıştırmalık",
  ]
}
