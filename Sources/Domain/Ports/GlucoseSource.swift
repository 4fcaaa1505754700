package import struct Foundation.Date

/// A service that brings glucose readings.
package struct GlucoseSource: Sendable {
  /// As readings name it: `dexcom`, `nightscout`.
  package var name: String
  /// How long ago the oldest reading that it gives can be, in seconds.
  package var reach: Double
  /// Readings taken since a moment; throws `SourceFailure`.
  package var readings: @Sendable (_ since: Date, _ now: Date) async throws -> SourceDelivery

  package init(
    name: String, reach: Double,
    readings: @escaping @Sendable (Date, Date) async throws -> SourceDelivery
  ) {
    self.name = name
    self.reach = reach
    self.readings = readings
  }
}
