package import Domain
import Foundation

/// Changes a recipe: its amounts, what is in it, its name, a note; for how many it is.
///
///     updateRecipe(recipe: 12, servings: 6)
///     updateRecipe(text: "tuzu çıkar, 2 yumurta yap")
///
/// Without a number the newest recipe is meant. Figures are reckoned anew; the steps stay as they are,
/// and what they still name is said.
package struct UpdateRecipe: Tool {
  package struct Arguments: Decodable, Sendable {
    var recipe: Int64?
    var text: String?
    var servings: Int?
    var name: String?
    var note: String?
  }

  package static let name = "updateRecipe"
  package static let summary =
    "Önerilen ya da saklanan bir tarifi değiştirir: malzemeler, miktarlar, kişi sayısı, not."
  package static let writes = true
  package static let schema = ToolSchema(
    .integer(.recipe, "Söylenmezse en yenisi", in: 1...1_000_000_000),
    .text(.text, "Değişiklik, söylendiği gibi; örn. tuzu çıkar, 2 yumurta yap"),
    .integer(.servings, "Söylendiyse kaç kişilik", in: 1...50),
    .text(.name, "Söylendiyse yeni adı"), .note)
  package static let brief: ToolBrief? = ToolBrief(
    "tarifi değiştirir, ölçekler", [.recipe, .text, .servings])

  let recipes: RecipeRecords
  let maker: RecipeMaker

  package init(recipes: RecipeRecords, maker: RecipeMaker) {
    self.recipes = recipes
    self.maker = maker
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    var recipe = try recipe(arguments.recipe, in: context)
    var told: [String] = []
    var gone: [String] = []
    if let text = arguments.text?.unlessEmpty {
      let edit: RecipeEdit
      do throws(RecipeRefusal) { edit = try maker.edit(recipe, text) } catch {
        throw .invalid(error.message)
      }
      let left = Set(edit.recipe.ingredients.map(\.name))
      gone = recipe.ingredients.map(\.name).filter { !left.contains($0) }
      recipe = edit.recipe
      told += edit.told
    }
    if let servings = arguments.servings, servings != recipe.servings {
      recipe = recipe.scaled(to: servings)
      told.append(Texts.forPeople(servings))
    }
    if let name = arguments.name?.unlessEmpty {
      recipe.name = name
      told.append(Texts.named(name))
    }
    if let note = arguments.note?.unlessEmpty {
      recipe.note = note
      told.append(Texts.withNote(note))
    }
    guard !told.isEmpty else { throw .invalid(Texts.nothingInRecipe) }
    recipe.changedAt = context.now
    let kept = recipe
    let change = context.change(Self.name, Texts.recipeChanged(kept.name, told))
    try stored { try recipes.replace(kept, change) }
    return kept.json.appending(
      JSON.object([
        .changes: .texts(told), .warnings: .texts(remarks(kept, gone)),
      ]).members ?? [])
  }

  private func recipe(_ id: Int64?, in context: ToolContext) throws(ToolFailure) -> Recipe {
    if let id {
      guard let found = try stored({ try recipes.recipe(id) }) else {
        throw .notFound(Texts.noRecipe(id))
      }
      return found
    }
    let since = context.now.addingTimeInterval(-GenerateRecipeMemory.seconds)
    guard let latest = try stored({ try recipes.since(since) }).first else {
      throw .notFound(Texts.nothingProposed)
    }
    return latest
  }

  /// What the steps still name, and what has no figures.
  private func remarks(_ recipe: Recipe, _ gone: [String]) -> [String] {
    let steps = recipe.steps.joined(separator: " ")
    let named = gone.filter { NameInText.has($0, in: steps) }
    let open = recipe.uncounted
    return (named.isEmpty ? [] : [Texts.stillInSteps(named)])
      + (open.isEmpty ? [] : [Texts.uncounted(open)])
  }
}
