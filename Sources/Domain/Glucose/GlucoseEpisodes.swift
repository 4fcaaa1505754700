package import struct Foundation.Date

/// A stretch in which glucose was beyond a bound.
///
/// Begins with 15 minutes beyond 70 (180) mg/dL and ends with 15 minutes within: Battelino 2023,
/// doi:10.1016/S2213-8587(22)00319-9. A gap of more than 45 minutes ends it too.
package struct GlucoseEpisode: Sendable, Equatable {
  package enum Kind: String, Sendable { case low, high }

  package var kind: Kind
  package var start: Date
  /// When the first value within the bounds was read, or where the readings end.
  package var end: Date
  /// The lowest or highest value, mg/dL.
  package var extreme: GlucoseReading
  /// 2 with 15 minutes under 54 (over 250), else 1.
  package var level: Int
  /// Whether it is over: false where the readings end in it.
  package var hasEnded: Bool

  package var minutes: Double { end.timeIntervalSince(start) / 60 }
  /// Over two hours.
  package var isExtended: Bool { minutes > 120 }
}

/// Finds the episodes of a run of sensor readings, oldest first.
package struct EpisodeFinder {
  /// Seconds that begin and end an episode.
  package static let least = 900.0
  /// Seconds without a reading that end it.
  package static let longestGap = 2700.0

  private let readings: [GlucoseReading]
  private let step: Double

  package init(_ readings: [GlucoseReading]) {
    self.readings = readings
    step = min(GlucoseCoverage.step(of: readings.map(\.at)), Self.least)
  }

  /// Those beyond 70 (180) mg/dL, or beyond 54 (250) at level 2.
  package func episodes(_ kind: GlucoseEpisode.Kind, level: Int = 1) -> [GlucoseEpisode] {
    runs { Self.isBeyond($0, kind, level: level) }.map { run in
      let part = readings[run.places]
      let extreme = part.reduce(part[part.startIndex]) { best, reading in
        (kind == .low) == (reading.milligrams < best.milligrams) && reading != best ? reading : best
      }
      let isDeep = EpisodeFinder(Array(part)).runs { Self.isBeyond($0, kind, level: 2) }
      return GlucoseEpisode(
        kind: kind, start: part[part.startIndex].at, end: run.end, extreme: extreme,
        level: isDeep.isEmpty ? 1 : 2, hasEnded: run.hasEnded)
    }
  }

  private static func isBeyond(
    _ reading: GlucoseReading, _ kind: GlucoseEpisode.Kind, level: Int
  ) -> Bool {
    let band = GlucoseBand(reading).rawValue
    return kind == .low ? band <= 2 - level : band >= 2 + level
  }

  private struct Stretch {
    /// From the first reading beyond to the last one.
    var places: ClosedRange<Int>
    var end: Date
    var hasEnded: Bool
  }

  /// Stretches of 15 minutes beyond; each reading stands for one step.
  private func runs(_ isBeyond: (GlucoseReading) -> Bool) -> [Stretch] {
    var found: [Stretch] = []
    var first: Int?
    var place = 0
    while place < readings.count {
      defer { place += 1 }
      guard let start = first else {
        if isBeyond(readings[place]), lasts(from: place, isBeyond) { first = place }
        continue
      }
      let last = readings[place - 1].at
      if readings[place].at.timeIntervalSince(last) > Self.longestGap {
        found.append(
          Stretch(places: start...place - 1, end: last.addingTimeInterval(step), hasEnded: true))
        first = isBeyond(readings[place]) && lasts(from: place, isBeyond) ? place : nil
      } else if !isBeyond(readings[place]), lasts(from: place, { !isBeyond($0) }) {
        found.append(
          Stretch(places: start...place - 1, end: readings[place].at, hasEnded: true))
        first = nil
      }
    }
    if let first, let last = readings.indices.last {
      let end = readings[last].at.addingTimeInterval(step)
      found.append(Stretch(places: first...last, end: end, hasEnded: false))
    }
    return found
  }

  /// Whether 15 minutes from here on all hold.
  private func lasts(from place: Int, _ holds: (GlucoseReading) -> Bool) -> Bool {
    var last = place
    while true {
      if readings[last].at.timeIntervalSince(readings[place].at) + step >= Self.least - 60 {
        return true
      }
      let next = last + 1
      guard next < readings.count, holds(readings[next]),
        readings[next].at.timeIntervalSince(readings[last].at) <= Self.longestGap
      else { return false }
      last = next
    }
  }
}
