/// Taking back writes, newest first, across sessions.
package struct UndoRecords: Sendable {
  /// Reverses the newest change that still stands, in one transaction, and returns it; nil for none.
  package var undoLast: @Sendable () throws -> Change?
  /// The newest change that still stands.
  package var last: @Sendable () throws -> Change?

  package init(
    undoLast: @escaping @Sendable () throws -> Change?,
    last: @escaping @Sendable () throws -> Change?
  ) {
    self.undoLast = undoLast
    self.last = last
  }
}
