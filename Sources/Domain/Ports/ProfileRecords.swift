/// What a person says about themselves, by the names of `ProfileForm`.
package struct ProfileRecords: Sendable {
  /// Stores new values; null takes one away.
  package var set: @Sendable (_ values: JSON, Change) throws -> Void
  /// All values, in the form's order.
  package var all: @Sendable () throws -> JSON

  package init(
    set: @escaping @Sendable (JSON, Change) throws -> Void,
    all: @escaping @Sendable () throws -> JSON
  ) {
    self.set = set
    self.all = all
  }
}
