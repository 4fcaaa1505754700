package import struct Foundation.Date

/// Makes recipes from a base of patterns, reads recipes that people paste, and changes them by words.
package struct RecipeMaker: Sendable {
  package typealias Make =
    @Sendable (RecipeWish, [RecentRecipe], _ seed: UInt64, _ now: Date) throws(RecipeRefusal) ->
    RecipeProposal
  package typealias Read = @Sendable (_ text: String, _ now: Date) throws(RecipeRefusal) -> Recipe
  package typealias Edit = @Sendable (Recipe, _ text: String) throws(RecipeRefusal) -> RecipeEdit

  /// A new recipe; the same seed, wish and history give the same one.
  package var make: Make
  /// The recipe that a pasted text tells; refused where no ingredient can be read.
  package var read: Read
  /// The recipe as it is after what is said; refused where nothing of it is understood.
  package var edit: Edit

  package init(
    make: @escaping Make, read: @escaping Read,
    edit: @escaping Edit = { recipe, _ in RecipeEdit(recipe: recipe, told: []) }
  ) {
    self.make = make
    self.read = read
    self.edit = edit
  }
}
