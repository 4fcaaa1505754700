package import struct Foundation.Date

/// What models have cost, by time; a deleted thread has cost what it has cost.
package struct SpendingRecords: Sendable {
  package var add: @Sendable (Spending) throws -> Void
  /// Oldest first.
  package var between: @Sendable (Range<Date>) throws -> [Spending]
  /// That of a thread, oldest first.
  package var of: @Sendable (_ conversation: Int64) throws -> [Spending]

  /// Without closures nothing is kept.
  package init(
    add: @escaping @Sendable (Spending) throws -> Void = { _ in },
    between: @escaping @Sendable (Range<Date>) throws -> [Spending] = { _ in [] },
    of: @escaping @Sendable (Int64) throws -> [Spending] = { _ in [] }
  ) {
    self.add = add
    self.between = between
    self.of = of
  }
}
