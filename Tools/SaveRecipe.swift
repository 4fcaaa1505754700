package import Domain
import Foundation

/// Keeps a recipe in the archive: one that was proposed, or one that the person pastes.
///
///     saveRecipe(recipe: 12, servings: 6)
///     saveRecipe(text: "Mercimek çorbası\nMalzemeler\n1 su bardağı kırmızı mercimek …")
///
/// `servings` scales the amounts; `name` and `note` go on it. A recipe that is kept already is changed.
package struct SaveRecipe: Tool {
  package struct Arguments: Decodable, Sendable {
    var recipe: Int64?
    var text: String?
    var name: String?
    var servings: Int?
    var note: String?
  }

  package static let name = "saveRecipe"
  package static let summary =
    "Önerilmiş bir tarifi (recipe) ya da yapıştırılmış tarif metnini (text) arşivde saklar."
  package static let writes = true
  package static let schema = ToolSchema(
    .integer(.recipe, "Söylenmezse en son önerilen", in: 1...1_000_000_000),
    .text(.text, "Yapıştırılan metnin tamamı"),
    .text(.name, "Söylendiyse yeni adı"),
    .integer(.servings, "Söylendiyse kaç kişilik", in: 1...50), .note)
  package static let brief: ToolBrief? = ToolBrief(
    "tarifi arşivde saklar, ölçekler", [.recipe, .servings])

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

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    var recipe = try source(arguments, in: context)
    if let servings = arguments.servings { recipe = recipe.scaled(to: servings) }
    recipe.name = arguments.name?.unlessEmpty ?? recipe.name
    recipe.note = arguments.note?.unlessEmpty ?? recipe.note
    recipe.isSaved = true
    recipe.changedAt = context.now
    let kept = recipe
    let change = context.change(Self.name, Texts.recipeSaved(kept.name))
    if kept.id == nil {
      return told(try stored { try recipes.add(kept, change) })
    }
    try stored { try recipes.replace(kept, change) }
    return told(kept)
  }

  /// The recipe with what its owner should know of it.
  private func told(_ recipe: Recipe) -> JSON {
    let warnings =
      AllergyCheck(of: profile, foods: foods).warnings(for: recipe)
      + maker.remarks(recipe, nil, ProfileDiets(profile).all)
      + (recipe.origin == .imported ? recipe.overAim.map { [$0] } ?? [] : [])
    return recipe.json.appending(
      JSON.object([.warnings: .texts(warnings)]).members ?? [])
  }

  private func source(
    _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> Recipe {
    if let text = arguments.text {
      // A text that is empty means no recipe, and never the one before.
      guard text.unlessEmpty != nil else { throw .invalid(Texts.emptyRecipe) }
      do throws(RecipeRefusal) { return try maker.read(text, context.now) } catch {
        throw .invalid(error.message)
      }
    }
    if let id = arguments.recipe {
      guard let recipe = try stored({ try recipes.recipe(id) }) else {
        throw .notFound(Texts.noRecipe(id))
      }
      return recipe
    }
    let since = context.now.addingTimeInterval(-GenerateRecipeMemory.seconds)
    guard let latest = try stored({ try recipes.since(since) }).first else {
      throw .notFound(Texts.nothingProposed)
    }
    return latest
  }
}
