package import struct Foundation.Date

/// Makes recipes from a base of patterns or by a model, reads recipes that people paste, and changes them
/// by words.
package struct RecipeMaker: Sendable {
  package typealias Make =
    @Sendable (RecipeWish, [RecentRecipe], _ seed: UInt64, _ now: Date) throws(RecipeRefusal) ->
    RecipeProposal
  package typealias Read = @Sendable (_ text: String, _ now: Date) throws(RecipeRefusal) -> Recipe
  package typealias Edit = @Sendable (Recipe, _ text: String) throws(RecipeRefusal) -> RecipeEdit

  package typealias Write =
    @Sendable (RecipeWish, [RecentRecipe], RecipeAuthor, _ seed: UInt64, _ now: Date)
    async
    throws(RecipeRefusal) -> RecipeProposal

  package typealias Remarks =
    @Sendable (_ new: Recipe, _ old: Recipe?, _ diets: [String]) -> [String]

  /// A new recipe; the same seed, wish and history give the same one.
  package var make: Make
  /// The recipe that a pasted text tells; refused where no ingredient can be read.
  package var read: Read
  /// The recipe as it is after what is said; refused where nothing of it is understood.
  package var edit: Edit
  /// A recipe that a model writes and we check and compute; ours where it writes none that may be shown.
  ///
  /// Nil in a house where no model writes any.
  package var write: Write?
  /// What of a recipe the person's diets and allergies leave out, and what it was before a change and is not any more.
  package var remarks: Remarks

  package init(
    make: @escaping Make, read: @escaping Read,
    edit: @escaping Edit = { recipe, _ in RecipeEdit(recipe: recipe, told: []) },
    write: Write? = nil, remarks: @escaping Remarks = { _, _, _ in [] }
  ) {
    self.remarks = remarks
    self.write = write
    self.make = make
    self.read = read
    self.edit = edit
  }
}
