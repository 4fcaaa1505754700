/// A person's own cups and bowls.
package struct MeasureRecords: Sendable {
  package var set: @Sendable (PersonalMeasure, Change) throws -> Void
  package var all: @Sendable () throws -> [PersonalMeasure]

  package init(
    set: @escaping @Sendable (PersonalMeasure, Change) throws -> Void,
    all: @escaping @Sendable () throws -> [PersonalMeasure]
  ) {
    self.set = set
    self.all = all
  }
}
