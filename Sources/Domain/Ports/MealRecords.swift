package import struct Foundation.Date

/// Meals, by the time they were eaten.
package struct MealRecords: Sendable {
  /// Stores a new meal and returns it with its id.
  package var add: @Sendable (Meal, Change) throws -> Meal
  /// Replaces the meal with the same id, items included.
  package var replace: @Sendable (Meal, Change) throws -> Void
  package var delete: @Sendable (_ ids: [Int64], Change) throws -> Void
  package var meal: @Sendable (_ id: Int64) throws -> Meal?
  /// Meals eaten in the interval, oldest first.
  package var between: @Sendable (Range<Date>) throws -> [Meal]
  /// The meals that were stored last (by id), newest first.
  package var latest: @Sendable (_ limit: Int) throws -> [Meal]
  /// The meals that are marked as favourites, the newest eaten first.
  package var favorites: @Sendable () throws -> [Meal]

  package init(
    add: @escaping @Sendable (Meal, Change) throws -> Meal,
    replace: @escaping @Sendable (Meal, Change) throws -> Void,
    delete: @escaping @Sendable ([Int64], Change) throws -> Void,
    meal: @escaping @Sendable (Int64) throws -> Meal?,
    between: @escaping @Sendable (Range<Date>) throws -> [Meal],
    latest: @escaping @Sendable (Int) throws -> [Meal],
    favorites: @escaping @Sendable () throws -> [Meal]
  ) {
    self.favorites = favorites
    self.add = add
    self.replace = replace
    self.delete = delete
    self.meal = meal
    self.between = between
    self.latest = latest
  }
}
