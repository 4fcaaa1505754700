/// Products that the person keeps.
package struct ProductRecords: Sendable {
  package var add: @Sendable (Product, Change) throws -> Product
  /// Replaces the product with the same id.
  package var replace: @Sendable (Product, Change) throws -> Void
  package var delete: @Sendable (_ ids: [Int64], Change) throws -> Void
  package var product: @Sendable (_ id: Int64) throws -> Product?
  /// All of them, last changed first.
  package var all: @Sendable () throws -> [Product]

  package init(
    add: @escaping @Sendable (Product, Change) throws -> Product,
    replace: @escaping @Sendable (Product, Change) throws -> Void,
    delete: @escaping @Sendable ([Int64], Change) throws -> Void,
    product: @escaping @Sendable (Int64) throws -> Product?,
    all: @escaping @Sendable () throws -> [Product]
  ) {
    self.add = add
    self.replace = replace
    self.delete = delete
    self.product = product
    self.all = all
  }
}
