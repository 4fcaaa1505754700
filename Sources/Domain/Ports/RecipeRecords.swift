package import struct Foundation.Date

/// The person's recipes: the kept ones, and the proposed ones that variety remembers.
package struct RecipeRecords: Sendable {
  /// Remembers a proposal, outside of undo, and returns it with its id.
  package var propose: @Sendable (Recipe) throws -> Recipe
  /// Stores a new recipe and returns it with its id.
  package var add: @Sendable (Recipe, Change) throws -> Recipe
  /// Replaces the recipe with the same id, lines included.
  package var replace: @Sendable (Recipe, Change) throws -> Void
  package var delete: @Sendable (_ ids: [Int64], Change) throws -> Void
  package var recipe: @Sendable (_ id: Int64) throws -> Recipe?
  /// The kept recipes, last changed first.
  package var saved: @Sendable () throws -> [Recipe]
  /// Kept and proposed recipes made at or after an instant, newest first.
  package var since: @Sendable (Date) throws -> [Recipe]

  package init(
    propose: @escaping @Sendable (Recipe) throws -> Recipe,
    add: @escaping @Sendable (Recipe, Change) throws -> Recipe,
    replace: @escaping @Sendable (Recipe, Change) throws -> Void,
    delete: @escaping @Sendable ([Int64], Change) throws -> Void,
    recipe: @escaping @Sendable (Int64) throws -> Recipe?,
    saved: @escaping @Sendable () throws -> [Recipe],
    since: @escaping @Sendable (Date) throws -> [Recipe]
  ) {
    self.propose = propose
    self.add = add
    self.replace = replace
    self.delete = delete
    self.recipe = recipe
    self.saved = saved
    self.since = since
  }
}
