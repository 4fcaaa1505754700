import Domain
import struct Foundation.Date

/// What a model is told before it writes a recipe: the rules, the wish, what was wrong before.
///
/// Of the person it holds the wish, what must not be in the dish and what the last dishes were made of.
struct RecipeTask: Sendable {
  let wish: RecipeWish
  /// What must not be in it, as it was said, and by name.
  let conditions: [String]
  let excluded: [String]
  /// What the person has, without what does not go into a dish.
  let givens: [String]
  /// The main ingredients of the last dishes.
  let recent: [[String]]
  let servings: Int

  func order(after faults: [WrittenFault], now: Date) -> RecipeOrder {
    RecipeOrder(
      task: Texts.recipeRules, wish: lines(after: faults).joined(separator: "\n"),
      schema: WrittenRecipe.schema, now: now)
  }

  private func lines(after faults: [WrittenFault]) -> [String] {
    var lines = [Texts.taskServings(servings)]
    if let meal = wish.meal { lines.append(Texts.taskMeal(meal)) }
    if let style = wish.style { lines.append(Texts.taskStyle(style)) }
    if !givens.isEmpty { lines.append(Texts.taskGivens(givens)) }
    if let notes = wish.notes { lines.append(Texts.taskNotes(notes)) }
    if !conditions.isEmpty { lines.append(Texts.taskConditions(conditions)) }
    if !excluded.isEmpty { lines.append(Texts.taskExcluded(excluded)) }
    if !wish.diets.isEmpty { lines.append(Texts.taskDiets(wish.diets)) }
    if !wish.allergies.isEmpty { lines.append(Texts.taskAllergies(wish.allergies)) }
    if !recent.isEmpty { lines.append(Texts.taskRecent(recent)) }
    if !faults.isEmpty {
      lines.append(Texts.taskAgain)
      lines += faults.map { "- " + Texts.order(to: $0) }
    }
    return lines
  }
}
