import Domain
import Foundation

/// Finds the low reading against which something was eaten.
struct LowBefore: Sendable {
  let glucose: GlucoseRecords
  let sensor: SensorRecords

  /// How long after a low reading a meal counts as taken against it, in seconds: twice the quarter of an
  /// hour after which one measures again.
  static let reach = 30 * 60.0

  /// The writer's newest reading of the last half hour before `meal`, if it was under 70 mg/dL; nil for
  /// another's meal and where a later reading was no longer low.
  func reading(before meal: Meal) throws(ToolFailure) -> GlucoseReading? {
    guard meal.isOwn else { return nil }
    let stretch = meal.eatenAt.addingTimeInterval(-Self.reach)..<meal.eatenAt.addingTimeInterval(60)
    let readings = try stored {
      try glucose.between(stretch).filter(\.isOwn) + sensor.between(stretch)
    }
    guard let newest = readings.max(by: { $0.at < $1.at }),
      GlucoseBand(newest).rawValue < GlucoseBand.inRange.rawValue
    else { return nil }
    return newest
  }
}
