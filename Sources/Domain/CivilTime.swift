package import struct Foundation.Date

/// A day of the (proleptic Gregorian) calendar.
package struct CivilDay: Sendable, Hashable, Comparable {
  /// Days since 1 January 1970.
  package var number: Int

  package init(number: Int) { self.number = number }

  /// `2027-03-13`; nil for another text.
  package init?(text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard text.utf8.count == 10, parts.count == 3, let year = parts[0], let month = parts[1],
      let day = parts[2]
    else { return nil }
    self.init(year: year, month: month, day: day)
    guard self.text == text else { return nil }
  }

  /// Makes a day from its parts; months and days that overflow roll on.
  package init(year: Int, month: Int, day: Int) {
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
    let years = year + (month - 1).floored(by: 12)
    let monthIndex = (month - 1).modulo(12) + 1
    let shifted = monthIndex <= 2 ? years - 1 : years
    let era = shifted.floored(by: 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((monthIndex + 9) % 12) + 2) / 5 + day - 1
    number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Year, month (1-12) and day of the month (1-31).
  package var parts: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = shifted.floored(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  /// 1 for Monday to 7 for Sunday.
  package var weekday: Int { (number + 3).modulo(7) + 1 }

  package static func < (left: CivilDay, right: CivilDay) -> Bool { left.number < right.number }
  package static func + (day: CivilDay, days: Int) -> CivilDay {
    CivilDay(number: day.number + days)
  }
  package static func - (day: CivilDay, days: Int) -> CivilDay {
    CivilDay(number: day.number - days)
  }

  /// The day as `2026-11-21`.
  package var text: String {
    let (year, month, day) = parts
    return "\(CivilTime.padded(year, 4))-\(CivilTime.padded(month))-\(CivilTime.padded(day))"
  }
}

/// A calendar day with a clock time, and the offset of the zone in which it was read.
package struct CivilTime: Sendable, Hashable {
  package var day: CivilDay
  package var secondOfDay: Int
  /// Seconds ahead of UTC.
  package var offset: Int

  package init(day: CivilDay, hour: Int, minute: Int, second: Int = 0, offset: Int = 0) {
    self.day = day
    secondOfDay = hour * 3600 + minute * 60 + second
    self.offset = offset
  }

  package init(secondsSince1970: Int, offset: Int) {
    let local = secondsSince1970 + offset
    day = CivilDay(number: local.floored(by: 86_400))
    secondOfDay = local.modulo(86_400)
    self.offset = offset
  }

  package var hour: Int { secondOfDay / 3600 }
  package var minute: Int { secondOfDay / 60 % 60 }
  package var second: Int { secondOfDay % 60 }

  /// The clock as `08:05`.
  package var clock: String { "\(Self.padded(hour)):\(Self.padded(minute))" }

  /// ISO 8601 with an offset: `2026-11-21T08:30:00+03:00`.
  package var text: String {
    "\(day.text)T\(clock):\(Self.padded(second))\(Self.offsetText(offset))"
  }

  /// The instant, by the offset that it carries.
  package var date: Date {
    Date(timeIntervalSince1970: Double(day.number * 86_400 + secondOfDay - offset))
  }

  /// Reads ISO 8601 (`2026-11-21T08:30:00+03:00`, `2026-11-21T08:30Z`, `2026-11-21`).
  ///
  /// A text without an offset gets the one that `zone` has then; a day alone is its first instant.
  /// Returns nil for anything else, impossible days and hours included.
  package init?(parsing text: String, in zone: Zone) {
    var scan = text.utf8[...]
    guard let day = Self.day(in: &scan) else { return nil }
    var (hour, minute, second) = (0, 0, 0)
    if scan.first == UInt8(ascii: "T") || scan.first == UInt8(ascii: " ") {
      scan.removeFirst()
      guard let h = Self.digits(2, in: &scan), Self.skip(":", in: &scan),
        let m = Self.digits(2, in: &scan), h < 24, m < 60
      else { return nil }
      (hour, minute) = (h, m)
      if Self.skip(":", in: &scan) {
        guard let s = Self.digits(2, in: &scan), s < 61 else { return nil }
        second = min(s, 59)
        if Self.skip(".", in: &scan) { scan = scan.drop { (48...57).contains($0) } }
      }
    }
    let local = CivilTime(day: day, hour: hour, minute: minute, second: second)
    if scan.isEmpty {
      self = zone.civil(at: zone.date(of: local))
    } else {
      guard let offset = Self.offset(in: &scan), scan.isEmpty else { return nil }
      self = local
      self.offset = offset
    }
  }

  static func padded(_ value: Int, _ width: Int = 2) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  static func offsetText(_ seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    return "\(seconds < 0 ? "-" : "+")\(padded(minutes / 60)):\(padded(minutes % 60))"
  }

  private static func day(in scan: inout Substring.UTF8View.SubSequence) -> CivilDay? {
    guard let year = digits(4, in: &scan), skip("-", in: &scan), let month = digits(2, in: &scan),
      skip("-", in: &scan), let day = digits(2, in: &scan), (1...12).contains(month), day >= 1
    else { return nil }
    let result = CivilDay(year: year, month: month, day: day)
    return result.parts.month == month ? result : nil
  }

  private static func offset(in scan: inout Substring.UTF8View.SubSequence) -> Int? {
    if skip("Z", in: &scan) || skip("z", in: &scan) { return 0 }
    let sign: Int
    if skip("+", in: &scan) {
      sign = 1
    } else if skip("-", in: &scan) {
      sign = -1
    } else {
      return nil
    }
    guard let hours = digits(2, in: &scan) else { return nil }
    _ = skip(":", in: &scan)
    let minutes = scan.isEmpty ? 0 : digits(2, in: &scan)
    guard let minutes, hours < 24, minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }

  private static func digits(_ count: Int, in scan: inout Substring.UTF8View.SubSequence) -> Int? {
    let part = scan.prefix(count)
    guard part.count == count, part.allSatisfy({ (48...57).contains($0) }) else { return nil }
    scan = scan.dropFirst(count)
    return part.reduce(0) { $0 * 10 + Int($1) - 48 }
  }

  private static func skip(_ mark: Unicode.Scalar, in scan: inout Substring.UTF8View.SubSequence)
    -> Bool
  {
    guard scan.first == UInt8(ascii: mark) else { return false }
    scan.removeFirst()
    return true
  }
}

extension Int {
  /// Division that rounds toward minus infinity.
  fileprivate func floored(by divisor: Int) -> Int {
    (self - modulo(divisor)) / divisor
  }

  /// The remainder that is never negative.
  fileprivate func modulo(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
