package import struct Foundation.Date

/// The ambulatory glucose profile: percentiles by the time of day, in bins of 15 minutes.
///
/// Linear between ranks (type 7), unsmoothed: Battelino 2019, doi:10.2337/dci19-0028.
package struct DayProfile: Sendable, Equatable {
  package static let percentiles = [5.0, 25, 50, 75, 95]
  package static let minutes = 15

  /// One bin a quarter of an hour from midnight on: five values in mg/dL, nil without readings.
  package var bins: [[Double]?]

  package init(of readings: [GlucoseReading], in zone: Zone) {
    var values = [[Double]](repeating: [], count: 24 * 60 / Self.minutes)
    for reading in readings {
      let place = zone.civil(at: reading.at).secondOfDay / (60 * Self.minutes)
      values[place].append(reading.milligrams)
    }
    bins = values.map { bin in
      guard !bin.isEmpty else { return nil }
      let sorted = bin.sorted()
      return Self.percentiles.map { Self.percentile($0, of: sorted) }
    }
  }

  /// The percentile of sorted values, linear between the two nearest ranks.
  package static func percentile(_ percent: Double, of sorted: [Double]) -> Double {
    guard let last = sorted.indices.last else { return .nan }
    let place = percent / 100 * Double(last)
    let below = Int(place.rounded(.down))
    let above = min(below + 1, last)
    return sorted[below] + (place - Double(below)) * (sorted[above] - sorted[below])
  }
}

/// What glucose did after a meal.
package struct MealResponse: Sendable, Equatable {
  package var eatenAt: Date
  /// The last reading in the half hour before the meal.
  package var before: GlucoseReading
  /// The highest reading in the three hours after it.
  package var peak: GlucoseReading
  /// When a reading was within 10 mg/dL of the one before again, at most five hours after the meal.
  package var returned: Date?
  /// Readings in the three hours.
  package var count: Int

  /// mg/dL.
  package var rise: Double { peak.milligrams - before.milligrams }
  package var minutesToPeak: Double { peak.at.timeIntervalSince(eatenAt) / 60 }

  /// Takes readings oldest first; nil without one before, or with fewer than 90 minutes after.
  package init?(at eatenAt: Date, in readings: [GlucoseReading]) {
    let near = readings.taken(
      in: eatenAt.addingTimeInterval(-1800)..<eatenAt.addingTimeInterval(5 * 3600 + 1))
    func part(_ from: Double, _ to: Double) -> [GlucoseReading] {
      near.filter {
        let minutes = $0.at.timeIntervalSince(eatenAt) / 60
        return minutes > from && minutes <= to
      }
    }
    let after = part(0, 180)
    guard let before = part(-30, 0).last, let last = after.last,
      last.at.timeIntervalSince(eatenAt) >= 90 * 60,
      let peak = after.max(by: { $0.milligrams < $1.milligrams })
    else { return nil }
    self.eatenAt = eatenAt
    self.before = before
    self.peak = peak
    count = after.count
    returned =
      part(0, 300).first {
        $0.at > peak.at && $0.milligrams <= before.milligrams + 10
      }?.at
  }
}
