package import struct Foundation.Date

/// A time zone: how far local clocks are ahead of UTC at an instant.
///
///     Zone.fixed(3 * 3600).civil(at: date).hour
///
/// Foundation's `TimeZone` knows no names in a statically linked Linux binary (it needs ICU's data),
/// so the rules come in from outside as a closure.
package struct Zone: Sendable {
  /// The zone's name in the tz database, or its offset.
  package var name: String
  /// Seconds ahead of UTC at the instant given in seconds since 1970.
  package var offset: @Sendable (Int) -> Int

  package init(name: String, offset: @escaping @Sendable (Int) -> Int) {
    self.name = name
    self.offset = offset
  }

  /// A zone that is always the same number of seconds ahead of UTC.
  package static func fixed(_ seconds: Int) -> Zone {
    Zone(name: CivilTime.offsetText(seconds)) { _ in seconds }
  }

  /// The calendar day and clock time at `date` in this zone.
  package func civil(at date: Date) -> CivilTime {
    let seconds = Int(date.timeIntervalSince1970.rounded(.down))
    return CivilTime(secondsSince1970: seconds, offset: offset(seconds))
  }

  /// The instant at which local clocks show `civil`; its own offset is ignored.
  ///
  /// A clock time that a change to summer time skips is read with the offset before the change.
  package func date(of civil: CivilTime) -> Date {
    let local = civil.day.number * 86_400 + civil.secondOfDay
    let guess = local - offset(local)
    return Date(timeIntervalSince1970: Double(local - offset(guess)))
  }

  /// The first instant of `day`.
  package func start(of day: CivilDay) -> Date {
    date(of: CivilTime(day: day, hour: 0, minute: 0))
  }
}
