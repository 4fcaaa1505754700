package import struct Foundation.Date

/// Something about glucose that a person wants to be told of at once.
package struct GlucoseAlert: Sendable, Equatable {
  package enum Kind: String, Sendable, CaseIterable {
    case urgentLow, low, high, fall, rise, silence
  }

  package var kind: Kind
  /// The newest reading, with which it is so.
  package var reading: GlucoseReading
  /// mg/dL a minute of a fall or rise, where it could be measured.
  package var rate: Double?

  /// What is shown even where quiet was asked for.
  package var isUrgent: Bool { kind == .urgentLow }
}

/// From where on a person wants to be told; nil for what is not wanted.
///
/// The standards are Dexcom's: urgent low 55 mg/dL and under, low under 70, 20 minutes without a signal.
package struct AlertBounds: Sendable, Equatable {
  /// mg/dL; this one cannot be left out.
  package var urgentLow = 55.0
  /// mg/dL.
  package var low: Double? = 70
  /// mg/dL.
  package var high: Double? = 180
  /// Seconds that a high must last.
  package var highDelay = 1800.0
  /// mg/dL a minute.
  package var change: Double? = 3
  /// Seconds without a reading.
  package var silence: Double? = 1200

  package init() {}
}

/// Tells of what begins, once an episode.
///
///     var watch = AlertWatch()
///     watch.alerts(for: readings, bounds, now: now)  // [.low]
///     watch.alerts(for: readings, bounds, now: now)  // []
///
/// An episode is over after 15 minutes without its condition (Battelino 2023,
/// doi:10.1016/S2213-8587(22)00319-9), or where 45 minutes were not measured.
package struct AlertWatch: Sendable, Equatable {
  /// The last reading of each episode that was told.
  package var told: [GlucoseAlert.Kind: Date]

  package init(told: [GlucoseAlert.Kind: Date] = [:]) { self.told = told }

  /// How much is looked at, in seconds.
  package static let reach = 6 * 3600.0
  /// A reading that is older says nothing of now.
  private static let freshness = 1200.0
  private static let rest = 900.0

  /// What begins with the newest of a sensor's readings, oldest first; the gravest first.
  ///
  /// `isLive` tells whether readings are expected at all.
  package mutating func alerts(
    for readings: [GlucoseReading], _ bounds: AlertBounds, isLive: Bool = true, now: Date
  ) -> [GlucoseAlert] {
    // A clock that is wrong must not make tomorrow's reading the newest for a day.
    let readings = readings.filter { $0.at <= now.addingTimeInterval(300) }
    guard let newest = readings.last else { return [] }
    let age = now.timeIntervalSince(newest.at)
    if let silence = bounds.silence, isLive, age > silence { return gap(after: newest) }
    guard age <= Self.freshness else { return [] }
    var found: [GlucoseAlert] = []
    let isUrgent = newest.isBelow(bounds.urgentLow, orAt: true)
    if isUrgent, begins(.urgentLow, readings, { $0.isBelow(bounds.urgentLow, orAt: true) }) {
      found.append(GlucoseAlert(kind: .urgentLow, reading: newest))
    }
    // A low below the urgent bound is the same low.
    let low = max(bounds.low ?? 0, isUrgent ? bounds.urgentLow : 0)
    if newest.isBelow(low) || isUrgent,
      begins(.low, readings, { $0.isBelow(low) || $0.isBelow(bounds.urgentLow, orAt: true) }),
      found.isEmpty, bounds.low != nil
    {
      found.append(GlucoseAlert(kind: .low, reading: newest))
    }
    if let high = bounds.high, newest.isAbove(high),
      readings.lasts(bounds.highDelay, { $0.isAbove(high) }),
      begins(.high, readings, { $0.isAbove(high) })
    {
      found.append(GlucoseAlert(kind: .high, reading: newest))
    }
    if let change = bounds.change { found += changes(readings, faster: change) }
    return found
  }

  /// Whether the newest reading is of an episode that was not told yet; it counts as told then.
  private mutating func begins(
    _ kind: GlucoseAlert.Kind, _ readings: [GlucoseReading],
    _ holds: (GlucoseReading) -> Bool
  ) -> Bool {
    guard let newest = readings.last else { return false }
    let before = told[kind]
    told[kind] = newest.at
    guard let before, before <= newest.at else { return true }
    return Self.isOver(since: before, readings, holds)
  }

  /// Whether what was so at `start` has ended before the newest reading.
  private static func isOver(
    since start: Date, _ readings: [GlucoseReading], _ holds: (GlucoseReading) -> Bool
  ) -> Bool {
    var last = start
    var calm: Date?
    for reading in readings where reading.at > start {
      if reading.at.timeIntervalSince(last) > EpisodeFinder.longestGap { return true }
      last = reading.at
      if !holds(reading) {
        calm = calm ?? reading.at
      } else if let begun = calm {
        if reading.at.timeIntervalSince(begun) >= rest { return true }
        calm = nil
      }
    }
    return false
  }

  private mutating func gap(after newest: GlucoseReading) -> [GlucoseAlert] {
    guard told[.silence] != newest.at else { return [] }
    told[.silence] = newest.at
    return [GlucoseAlert(kind: .silence, reading: newest)]
  }

  /// A fall or rise as fast as `change`, by the readings of a quarter of an hour or by the arrow.
  private mutating func changes(
    _ readings: [GlucoseReading], faster change: Double
  ) -> [GlucoseAlert] {
    guard let newest = readings.last, newest.limit == nil else { return [] }
    let rate = readings.rate
    let speed = rate ?? newest.trend?.slowest ?? 0
    guard abs(speed) >= change else { return [] }
    let kind: GlucoseAlert.Kind = speed < 0 ? .fall : .rise
    // Its readings hold or not by their neighbours: half an hour without a word ends it.
    let before = told[kind]
    told[kind] = newest.at
    if let before, (0...1800).contains(newest.at.timeIntervalSince(before)) { return [] }
    return [GlucoseAlert(kind: kind, reading: newest, rate: rate)]
  }
}

extension GlucoseReading {
  /// Whether it is under a bound of mg/dL; what is mmol/L is compared in mmol/L, to a tenth.
  fileprivate func isBelow(_ bound: Double, orAt: Bool = false) -> Bool {
    if limit == .low { return true }
    if limit == .high { return false }
    return orAt ? given <= unit.bound(bound) : given < unit.bound(bound)
  }

  fileprivate func isAbove(_ bound: Double) -> Bool {
    if limit == .high { return true }
    if limit == .low { return false }
    return given > unit.bound(bound)
  }
}

extension [GlucoseReading] {
  /// Whether the newest readings have been so for that many seconds without a gap.
  fileprivate func lasts(_ seconds: Double, _ holds: (GlucoseReading) -> Bool) -> Bool {
    guard let newest = last else { return false }
    var next = newest.at
    for reading in reversed() {
      guard holds(reading),
        next.timeIntervalSince(reading.at) <= EpisodeFinder.longestGap
      else { return false }
      next = reading.at
      if newest.at.timeIntervalSince(reading.at) >= seconds { return true }
    }
    return false
  }

  /// mg/dL a minute over the last ten to sixteen minutes; nil where they were not measured.
  var rate: Double? {
    guard let newest = last else { return nil }
    let near = suffix(20).filter {
      (480...960).contains(newest.at.timeIntervalSince($0.at)) && $0.limit == nil
    }
    guard let first = near.min(by: { $0.at < $1.at }) else { return nil }
    let minutes = newest.at.timeIntervalSince(first.at) / 60
    return (newest.milligrams - first.milligrams) / minutes
  }
}

extension GlucoseTrend {
  /// The arrow of a change in mg/dL a minute.
  init(perMinute rate: Double) {
    let rising = Self.allCases.prefix(4).first { rate >= $0.slowest }
    let falling = Self.allCases.suffix(4).last { rate <= $0.slowest }
    self = (rate < 0 ? falling : rising) ?? .flat
  }

  /// The slowest change that the arrow stands for, mg/dL a minute.
  fileprivate var slowest: Double {
    switch self {
    case .doubleUp: 3
    case .singleUp: 2
    case .fortyFiveUp: 1
    case .flat: 0
    case .fortyFiveDown: -1
    case .singleDown: -2
    case .doubleDown: -3
    }
  }
}
