import Domain
import Foundation
import Testing

@testable import Kitchen

/// Our own recipes, told as a model would tell them: whatever the check has against one is a mistake.
@Suite("Recipes that are right pass the check")
struct WrittenOwnTests {
  private static let notes = [
    nil, "vegan", "vejetaryen", "glutensiz", "laktozsuz", "yumurtasız, kuruyemişsiz", "baharatsız",
    "en çok 30 dakika", "soğansız",
  ]

  private static func reply(_ recipe: Recipe) -> String {
    Written.reply(
      recipe.name,
      recipe.ingredients.map { Written.item($0.name, $0.quantity, $0.unit, grams: $0.grams) },
      recipe.steps, servings: recipe.servings, minutes: (recipe.prepMinutes, recipe.cookMinutes),
      carbs: recipe.perServing.carbs)
  }

  @Test("With every meal and every note, and with the same figures", arguments: notes)
  func own(_ notes: String?) throws {
    for meal in RecipeMeal.allCases {
      for seed in 0..<6 as Range<UInt64> {
        let wish = RecipeWish(meal: meal, notes: notes)
        guard let own = try? Shared.proposal(wish, seed: seed) else { continue }
        let demands = Shared.book.reader.demands(of: wish)
        let check = WrittenCheck(
          book: Shared.book, wish: wish, demands: demands,
          givens: Shared.book.givens(of: wish, demands, []), recent: [],
          guardian: RecipeGuard(), now: Shared.day)
        let verdict = check.verdict(on: Self.reply(own.recipe))
        let faults = verdict.faults.filter { !$0.isBearable }
        #expect(faults == [], "\(notes ?? "-"): \(own.recipe.name) \(own.recipe.steps)")
        guard let told = verdict.proposal?.recipe else { continue }
        let (one, other) = (told.perServing.carbs, own.recipe.perServing.carbs)
        #expect(abs(one - other) <= max(0.5, other * 0.05), "\(own.recipe.name): \(one) \(other)")
      }
    }
  }
}
