import Domain
import Tables
import Turkish

/// Tells foods that the table has both raw and cooked: a weight of such a food means nothing without.
struct FoodStates: Sendable {
  static let table = "Foods/states"

  /// Folded words that say a state, by whether the food is cooked then.
  struct Words: Sendable {
    fileprivate let cooked: [String]
    fileprivate let uncooked: [String]

    init() {
      var words: [String: [String]] = [:]
      TableText.forEachRow(of: FoodStates.table) { row in
        words[row[0]] = row[1].split(separator: ";").map {
          Turkish.fold(String($0.drop { $0 == " " }))
        }
      }
      (cooked, uncooked) = (words["cooked"] ?? [], words["uncooked"] ?? [])
    }
  }

  let contents: FoodContents
  let words: Words

  /// `pişmiş` for a weight of `makarna`, because there is `kuru makarna` too; nil where the name says it
  /// or the table knows one state.
  func state(of food: Food, named name: String) -> String? {
    guard ["raw", "dry", "cooked", "ready"].contains(food.state) else { return nil }
    let isCooked = food.state == "cooked" || food.state == "ready"
    let said = NameWord.words(of: name).map(\.folded)
    let (same, other) =
      isCooked ? (words.cooked, words.uncooked) : (words.uncooked, words.cooked)
    guard !same.contains(where: said.contains) else { return nil }
    let names = Set([said, NameWord.words(of: food.name).map(\.folded)])
    let hasOther = other.contains { word in
      names.contains { self.food(word, $0).map(Self.isCooked) == !isCooked }
    }
    // "ızgara levrek" is another name of "levrek": there is a raw one then, in the table or not.
    let saysOwn =
      food.state != "ready"
      && same.contains { word in
        names.contains { self.food(word, $0)?.id == food.id }
      }
    guard hasOther || saysOwn else { return nil }
    return isCooked ? Texts.cooked : food.state == "dry" ? Texts.dry : Texts.uncooked
  }

  private static func isCooked(_ food: Food) -> Bool {
    food.state == "cooked" || food.state == "ready"
  }

  /// The food with this very name, folded, and the word before it; nil where there is none.
  private func food(_ word: String, _ name: [String]) -> Food? {
    let letters = Array(([word] + name).joined(separator: " ").utf8)
    return contents.keys.number(of: letters[...]).flatMap {
      contents.food(Int(contents.owners[$0]))
    }
  }
}
