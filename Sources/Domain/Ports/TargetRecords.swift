/// Targets: one a kind.
package struct TargetRecords: Sendable {
  /// Sets targets in one change.
  package var setAll: @Sendable ([Target], Change) throws -> Void
  package var all: @Sendable () throws -> [Target]

  package init(
    setAll: @escaping @Sendable ([Target], Change) throws -> Void,
    all: @escaping @Sendable () throws -> [Target]
  ) {
    self.setAll = setAll
    self.all = all
  }

  package func set(_ target: Target, _ change: Change) throws { try setAll([target], change) }
}
