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
  let profile: ProfileRecords
  let foods: FoodTable

  package init(records: Records, maker: RecipeMaker, foods: FoodTable) {
    recipes = records.recipes
    profile = records.profile
    self.maker = maker
    self.foods = foods
  }

  package func question(
    before arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> String? {
    let change = try changed(arguments, in: context)
    return RecipeDoubt.question(before: change.old, change.new)
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    var (old, recipe, told) = try changed(arguments, in: context)
    guard !told.isEmpty else { throw .invalid(Texts.nothingInRecipe) }
    recipe.changedAt = context.now
    let stale = StaleSteps(from: old, to: recipe)
    recipe.chefNotes = stale.notes
    let kept = recipe
    let change = context.change(Self.name, Texts.recipeChanged(kept.name, told))
    try stored { try recipes.replace(kept, change) }
    let warnings =
      AllergyCheck(of: profile, foods: foods).warnings(for: kept)
      + (old.ingredients == kept.ingredients
        ? []
        : maker.remarks(kept, old, ProfileDiets(profile).all) + stale.remarks + remarks(kept, old))
    return kept.json.appending(
      JSON.object([.changes: .texts(told), .warnings: .texts(warnings)]).members ?? [])
  }

  /// The recipe as it is and as it would be, with what changes in a few words each.
  private func changed(
    _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> (old: Recipe, new: Recipe, told: [String]) {
    let old = try recipe(arguments.recipe, in: context)
    var recipe = old
    var told: [String] = []
    // Amounts that are said are of the whole as it will be.
    if let servings = arguments.servings, servings != recipe.servings {
      recipe = recipe.scaled(to: servings)
      told.append(Texts.forPeople(servings))
    }
    if let text = arguments.text?.unlessEmpty {
      let edit: RecipeEdit
      do throws(RecipeRefusal) { edit = try maker.edit(recipe, text) } catch {
        throw .invalid(error.message)
      }
      recipe = edit.recipe
      told += edit.told
    }
    if let name = arguments.name?.unlessEmpty {
      recipe.name = name
      told.append(Texts.named(name))
    }
    if let note = arguments.note?.unlessEmpty {
      recipe.note = note
      told.append(Texts.withNote(note))
    }
    return (old, recipe, told)
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

  /// What has no figures, and that a serving is heavier for glucose than is aimed at.
  private func remarks(_ recipe: Recipe, _ old: Recipe) -> [String] {
    let open = recipe.uncounted
    let isHeavier = (recipe.glycemicLoad ?? 0) > (old.glycemicLoad ?? 0) + 0.05
    return (open.isEmpty ? [] : [Texts.uncounted(open)])
      + (isHeavier ? recipe.overAim.map { [$0] } ?? [] : [])
  }
}
