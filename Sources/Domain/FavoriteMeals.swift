/// The meals that a person wants at hand: one of each kind of meal with the same foods.
///
///     try FavoriteMeals(records.meals).mark(breakfast, change)  // stands under "favori" from now on
package struct FavoriteMeals: Sendable {
  private let meals: MealRecords

  package init(_ meals: MealRecords) { self.meals = meals }

  /// The writer's own, the newest eaten first.
  package func all() throws -> [Meal] { try meals.favorites().filter(\.isOwn) }

  /// The favourite that is the same meal, whatever its amounts; nil where there is none.
  package func same(as meal: Meal) throws -> Meal? {
    try all().first { $0.type == meal.type && $0.contents == meal.contents }
  }

  /// Marks a stored meal, or takes the mark of its like away; nil where nothing was to be changed.
  package func mark(_ meal: Meal, as isFavorite: Bool = true, _ change: Change) throws -> Meal? {
    let known = try same(as: meal)
    guard (known == nil) == isFavorite else { return nil }
    var marked = known ?? meal
    marked.isFavorite = isFavorite
    try meals.replace(marked, change)
    return marked
  }
}
