package import struct Foundation.Date

extension Records {
  /// The person's own newest reading, whoever brought it; another's never stands for it.
  package func newestGlucose(at now: Date) throws -> GlucoseReading? {
    try NewestReading(glucose: glucose, sensor: sensor).reading(at: now, isTheirs: \.isOwn)
  }
}

/// Finds the newest reading of somebody among what was written down and what sensors brought.
package struct NewestReading {
  private let glucose: GlucoseRecords
  private let sensor: SensorRecords

  package init(glucose: GlucoseRecords, sensor: SensorRecords) {
    (self.glucose, self.sensor) = (glucose, sensor)
  }

  /// The newest of a sensor, with the arrow of its neighbours where the source gave none: imported
  /// files and some servers don't.
  private func device(
    before horizon: Date, _ isTheirs: (GlucoseReading) -> Bool
  ) throws -> GlucoseReading? {
    let near = try sensor.newest(nil, horizon, 20).filter(isTheirs)
    guard var newest = near.first else { return nil }
    if newest.trend == nil, newest.limit == nil {
      let same = near.filter { $0.source == newest.source }
      newest.trend = Array(same.reversed()).rate.map(GlucoseTrend.init(perMinute:))
    }
    return newest
  }

  /// Nil where there is none in thirteen months.
  package func reading(
    at now: Date, isTheirs: (GlucoseReading) -> Bool
  ) throws -> GlucoseReading? {
    let horizon = SensorRecords.horizon(now)
    let device = try device(before: horizon, isTheirs)
    var days = 2.0
    while days < 400 {
      let span = horizon.addingTimeInterval(-days * 86_400)..<horizon
      let hand = try glucose.between(span).last(where: isTheirs)
      let known = [device, hand].compactMap(\.self).filter { span.contains($0.at) }
      if let newest = known.max(by: { $0.at < $1.at }) { return newest }
      days *= 14
    }
    return nil
  }
}
