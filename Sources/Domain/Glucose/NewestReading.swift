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

  /// Nil where there is none in thirteen months.
  package func reading(
    at now: Date, isTheirs: (GlucoseReading) -> Bool
  ) throws -> GlucoseReading? {
    let horizon = SensorRecords.horizon(now)
    let device = try sensor.newest(nil, horizon, 20).first(where: isTheirs)
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
