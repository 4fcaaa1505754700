import Domain
import Foundation

/// A series of 14 days with every bound of the consensus in it, and gaps of 75 minutes.
///
/// The figures that tests expect of it were computed apart, with Python's `statistics` and plain
/// arithmetic after the published formulas.
enum GlucoseSeries {
  static let start = Date(timeIntervalSince1970: 1_794_960_000)
  static let stretch = start..<start.addingTimeInterval(14 * 86_400)

  private static let fixed: [Int: Double] = [
    5: 54, 6: 53.999, 7: 70, 8: 69.999, 9: 180, 10: 180.001, 11: 250, 12: 250.001, 13: 39, 14: 401,
  ]

  static let readings: [GlucoseReading] = (0..<14 * 288).compactMap { place in
    guard !(40..<55).contains(place % 97) else { return nil }
    let wave = 130 + 75 * sin(Double(place) / 17) + 45 * sin(Double(place) / 5.3)
    return reading(fixed[place] ?? max(39, wave.rounded()), minute: place * 5)
  }

  static func reading(_ value: Double, minute: Int) -> GlucoseReading {
    GlucoseReading(
      device: value, .mgdL, at: start.addingTimeInterval(Double(minute) * 60), source: "test")
  }

  /// Readings five minutes apart from midnight on.
  static func run(_ values: [Double], every minutes: Int = 5) -> [GlucoseReading] {
    values.enumerated().map { reading($1, minute: $0 * minutes) }
  }
}
