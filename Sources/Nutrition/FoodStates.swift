import Domain
import Tables
import Turkish

/// Tells foods that the table has both raw and cooked: a weight of such a food means nothing without.
struct FoodStates: Sendable {
  static let table = "Foods/states"

  private let contents: FoodContents
  /// Folded words that say a state, by whether the food is cooked then.
  private let words: [Bool: [String]]

  init(contents: FoodContents) {
    self.contents = contents
    var words: [Bool: [String]] = [:]
    TableText.forEachRow(of: Self.table) { row in
      words[row[0] == "cooked"] = row[1].split(separator: ";").map {
        Turkish.fold(String($0.drop { $0 == " " }))
      }
    }
    self.words = words
  }

  /// `pişmiş` for a weight of `makarna`, because there is `kuru makarna` too; nil where the name says it
  /// or the table knows one state.
  func state(of food: Food, named name: String) -> String? {
    guard ["raw", "dry", "cooked", "ready"].contains(food.state) else { return nil }
    let isCooked = food.state == "cooked" || food.state == "ready"
    let said = NameWord.words(of: name).map(\.folded)
    guard !(words[isCooked] ?? []).contains(where: said.contains) else { return nil }
    let names = Set([said, NameWord.words(of: food.name).map(\.folded)])
    let hasOther = (words[!isCooked] ?? []).contains { word in
      names.contains { self.isCooked(([word] + $0).joined(separator: " ")) == !isCooked }
    }
    guard hasOther else { return nil }
    return isCooked ? Texts.cooked : food.state == "dry" ? Texts.dry : Texts.uncooked
  }

  /// Whether the row with this very name, folded, is of something cooked; nil where there is none.
  private func isCooked(_ name: String) -> Bool? {
    let letters = Array(name.utf8)
    guard let number = contents.keys.number(of: letters[...]),
      let food = contents.food(Int(contents.owners[number]))
    else { return nil }
    return food.state == "cooked" || food.state == "ready"
  }
}
