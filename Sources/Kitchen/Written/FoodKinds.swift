import Domain
import Tables

/// What foods hold that the pantry does not have but other people's recipes use.
///
/// Says nothing of a food that no row names: whoever must not eat something is not served it.
struct FoodKinds: Sendable {
  private var byFood: [String: Traits] = [:]
  private var byCategory: [String: Traits] = [:]
  /// Rows of a category of which nobody can say.
  private var unsure: Set<String> = []

  init() {
    TableText.forEachRow(of: "Kitchen/kinds") { row in
      for name in row[0].split(separator: ";").map({ String($0).trimmed }) {
        if row[1] == "?" {
          unsure.insert(name)
        } else if name.hasPrefix("@") {
          byCategory[String(name.dropFirst())] = Traits(parsing: row[1])
        } else {
          byFood[name] = Traits(parsing: row[1])
        }
      }
    }
  }

  /// Ids of all foods that a row names itself.
  var foods: [String] { Array(byFood.keys) + Array(unsure) }

  /// What may be in a food; nil where nobody can say.
  func traits(of food: Food) -> Traits? {
    if let own = byFood[food.id] { return own }
    return unsure.contains(food.id) ? nil : byCategory[food.category]
  }
}
