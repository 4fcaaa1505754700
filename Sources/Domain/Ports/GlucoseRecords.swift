package import struct Foundation.Date

/// Glucose readings, by the time they were taken.
package struct GlucoseRecords: Sendable {
  package var add: @Sendable (GlucoseReading, Change) throws -> GlucoseReading
  package var replace: @Sendable (GlucoseReading, Change) throws -> Void
  package var delete: @Sendable (_ ids: [Int64], Change) throws -> Void
  /// Readings taken in the interval, oldest first.
  package var between: @Sendable (Range<Date>) throws -> [GlucoseReading]
  /// The readings stored last (by id), newest first.
  package var latest: @Sendable (_ limit: Int) throws -> [GlucoseReading]

  package init(
    add: @escaping @Sendable (GlucoseReading, Change) throws -> GlucoseReading,
    replace: @escaping @Sendable (GlucoseReading, Change) throws -> Void,
    delete: @escaping @Sendable ([Int64], Change) throws -> Void,
    between: @escaping @Sendable (Range<Date>) throws -> [GlucoseReading],
    latest: @escaping @Sendable (Int) throws -> [GlucoseReading]
  ) {
    self.add = add
    self.replace = replace
    self.delete = delete
    self.between = between
    self.latest = latest
  }
}
