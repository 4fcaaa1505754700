import Domain
import Tables
import Turkish

/// Which foods hold what people are allergic to: the table `Language/allergens` and the foods' names.
///
/// Finds what is plain from names; that a food is not found says nothing about it.
struct Allergens: Sendable {
  private struct Row: Sendable {
    var allergies: [String]
    var foods: [String]
  }

  private var rows: [Row] = []

  init() {
    TableText.forEachRow(of: "Language/allergens") { row in
      rows.append(Row(allergies: row[0].listed(), foods: row[1].listed()))
    }
  }

  /// Whether a food of these names holds what the allergy names.
  func holds(_ allergy: String, in names: [String]) -> Bool {
    let allergy = Turkish.fold(allergy)
    let named = rows.filter { row in row.allergies.contains { allergy.hasPrefix($0) } }
    let foods = named.flatMap(\.foods)
    let words = names.map { Turkish.fold($0) }
    return words.contains { name in
      // What no row knows is looked for by its own name.
      (foods.isEmpty ? [allergy] : foods).contains { Self.begins(name, with: $0) }
    }
  }

  /// Whether a word of a name, and what follows it, begins so; `un` alone is the whole word.
  private static func begins(_ name: String, with food: String) -> Bool {
    let isWhole = food.count < 4
    let words = name.split(separator: " ")
    return words.indices.contains { place in
      let rest = words[place...].joined(separator: " ")
      return isWhole ? words[place] == food : rest.hasPrefix(food)
    }
  }
}
