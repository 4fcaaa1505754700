/// The shopping list, and what is at hand.
package struct ShoppingRecords: Sendable {
  /// Stores the difference between the list and `items` in one transaction.
  ///
  /// An item without an id is
  /// new, one with an id is changed, and an id that is missing is removed. Returns the list, with ids.
  package var replace: @Sendable (_ items: [ShoppingItem], Change) throws -> [ShoppingItem]
  /// The whole list, oldest first.
  package var all: @Sendable () throws -> [ShoppingItem]
  /// Changes what is at hand, and the list along with it where one is given, in one transaction.
  ///
  /// Returns the list, with ids.
  package var keep:
    @Sendable (_ atHand: StockChange, _ list: [ShoppingItem]?, Change) throws -> [ShoppingItem]
  /// All that is at hand, oldest first.
  package var atHand: @Sendable () throws -> [StockItem]

  package init(
    replace: @escaping @Sendable ([ShoppingItem], Change) throws -> [ShoppingItem],
    all: @escaping @Sendable () throws -> [ShoppingItem],
    keep: @escaping @Sendable (StockChange, [ShoppingItem]?, Change) throws -> [ShoppingItem],
    atHand: @escaping @Sendable () throws -> [StockItem]
  ) {
    self.replace = replace
    self.all = all
    self.keep = keep
    self.atHand = atHand
  }
}

/// What becomes of things at hand.
package struct StockChange: Sendable, Equatable {
  /// New ones, which have no id, and those that are different now.
  package var kept: [StockItem]
  /// The ids of those that are used up.
  package var gone: [Int64]

  package init(kept: [StockItem] = [], gone: [Int64] = []) {
    self.kept = kept
    self.gone = gone
  }
}
