package import Domain
import struct Foundation.Date
import Kitchen

/// A text that a person wants to change in their editor.
package struct EditingWish: Sendable {
  package var text: String
  /// Takes the changed text; nil where it becomes the next message.
  package var keep: (@MainActor @Sendable (String) async -> Exit)?

  package init(
    text: String, keep: (@MainActor @Sendable (String) async -> Exit)? = nil
  ) {
    self.text = text
    self.keep = keep
  }
}

// `/tarif-düzenle`: a recipe in the person's own editor.
extension Session {
  /// Offers a recipe as Markdown; what comes back takes its place, with figures computed anew.
  func editRecipe(_ argument: String) throws {
    let recipe = try recipe(for: argument)
    wantsEditing = EditingWish(text: RecipeExport.markdown(recipe)) { edited in
      do {
        try self.keep(edited, of: recipe)
        return .done
      } catch {
        return self.report(error)
      }
    }
  }

  /// Keeps an edited recipe; a text that is none stays in a file, so that no work is lost.
  func keep(_ text: String, of recipe: Recipe) throws {
    let now = world.clock.now()
    let read: Recipe
    do throws(RecipeRefusal) { read = try household.recipes.read(text, now) } catch {
      let draft = world.places.cache + "/tarif-\(recipe.id ?? 0).md"
      try world.files.write(text + "\n", draft)
      throw Failure(.badData, Texts.recipeUnread(error.message, draft))
    }
    guard let id = recipe.id, let current = try household.records.recipes.recipe(id) else {
      throw Failure(.noInput, Texts.noRecipe(recipe.name))
    }
    let edited = current.edited(to: read, at: now)
    try household.records.recipes.replace(
      edited,
      Change(
        tool: "updateRecipe", summary: Texts.recipeEdited(edited.name), at: now,
        conversation: conversation))
    tell(
      CommandOutput(
        .editRecipe, Texts.recipeKept(edited), data: ["recipe": .number(Double(id))],
        isMarkdown: true))
  }
}

extension Recipe {
  /// The recipe with what a person wrote in its place; what a text does not tell stays.
  fileprivate func edited(to text: Recipe, at now: Date) -> Recipe {
    func weight(_ recipe: Recipe) -> Double {
      recipe.ingredients.compactMap(\.grams).reduce(0, +)
    }
    var recipe = self
    let before = weight(self)
    recipe.cookedGrams = before > 0 ? cookedGrams.map { $0 * weight(text) / before } : cookedGrams
    recipe.name = text.name
    recipe.servings = text.servings
    recipe.ingredients = text.ingredients
    recipe.steps = text.steps
    recipe.prepMinutes = text.prepMinutes
    recipe.cookMinutes = text.cookMinutes
    recipe.chefNotes = text.chefNotes
    recipe.mainIngredients = text.mainIngredients
    recipe.note = text.note
    recipe.changedAt = now
    return recipe
  }
}
