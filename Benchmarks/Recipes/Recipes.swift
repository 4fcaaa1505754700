import Domain
import Foundation
import Kitchen
import Nutrition

/// Measures how long a recipe takes: 200 wishes in a row, each with the dishes before it in mind.
///
///     swift build -c release --product Recipes && .build/release/Recipes
///
/// Prints milliseconds (reading the tables and the first recipe, then median, 95 % and longest of those
/// that follow) and ends with 1 where one took longer than the budget. `Benchmarks/run` calls it.
@main
enum Recipes {
  /// Milliseconds; issue F.
  static let budget = 20.0

  private static let notes: [String?] = [
    nil, "yağsız", nil, "vejetaryen", "glutensiz", nil, "en çok 30 dakika", "vegan", "baharatlı",
  ]

  private static let things: [[String]] = [
    [], [], ["2 yumurta", "1 domates"], [], ["tavuk göğsü", "mantar"], ["nohut", "ıspanak"], [],
  ]

  static func main() throws {
    let maker = CookBook.maker(foods: FoodBook().table)
    let first = try milliseconds { _ = try make(maker, 0, []) }
    var recent: [RecentRecipe] = []
    var times: [Double] = []
    for number in 1...200 {
      times.append(
        try milliseconds {
          let recipe = try make(maker, number, recent).recipe
          recent.append(
            RecentRecipe(name: recipe.name, mainIngredients: recipe.mainIngredients))
        })
      if recent.count > 50 { recent.removeFirst() }
    }
    times.sort()
    print("first_ms \(first)\nmedian_ms \(times[100])")
    print("p95_ms \(times[190])\nlongest_ms \(times[199])")
    if times[199] > budget { exit(1) }
  }

  private static func make(
    _ maker: RecipeMaker, _ number: Int, _ recent: [RecentRecipe]
  ) throws -> RecipeProposal {
    let wish = RecipeWish(
      meal: RecipeMeal.allCases[number % 6], ingredients: things[number % things.count],
      notes: notes[number % notes.count])
    return try maker.make(wish, recent, UInt64(number), Date(timeIntervalSince1970: 0))
  }

  private static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let taken = try clock.measure(work)
    let (seconds, rest) = taken.components
    return (Double(seconds) * 1e6 + Double(rest) / 1e12).rounded() / 1000
  }
}
