/// The shopping list.
package struct ShoppingRecords: Sendable {
  /// Stores the difference between the list and `items` in one transaction.
  ///
  /// An item without an id is
  /// new, one with an id is changed, and an id that is missing is removed. Returns the list, with ids.
  package var replace: @Sendable (_ items: [ShoppingItem], Change) throws -> [ShoppingItem]
  /// The whole list, oldest first.
  package var all: @Sendable () throws -> [ShoppingItem]

  package init(
    replace: @escaping @Sendable ([ShoppingItem], Change) throws -> [ShoppingItem],
    all: @escaping @Sendable () throws -> [ShoppingItem]
  ) {
    self.replace = replace
    self.all = all
  }
}
