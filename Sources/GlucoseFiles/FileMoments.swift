import Domain
import struct Foundation.Date

/// Whether the day or the month comes first where a date is written in numbers.
package enum DateOrder: String, Sendable, CaseIterable { case dayFirst, monthFirst }

/// A wall clock's time as a file writes it.
///
///     WrittenMoment("2026-03-01T08:00:12")   // year first
///     WrittenMoment("13-03-2026 8:00 PM")    // two numbers whose order the file must tell
struct WrittenMoment {
  private let year: Int
  /// The two numbers besides the year, as they stand; `isOrdered` where they are month and day.
  let first: Int
  let second: Int
  let isOrdered: Bool
  private let secondOfDay: Int

  /// Nil where the text is no date with a time.
  init?(_ text: String) {
    let (numbers, half) = Self.parts(of: text)
    guard (5...7).contains(numbers.count) else { return nil }
    isOrdered = numbers[0].digits == 4
    let place = isOrdered ? 0 : 2
    guard numbers[place].digits == 4 else { return nil }
    year = numbers[place].value
    first = numbers[isOrdered ? 1 : 0].value
    second = numbers[isOrdered ? 2 : 1].value
    var hour = numbers[3].value
    if half.isAfternoon, hour < 12 { hour += 12 }
    if half.isMorning, hour == 12 { hour = 0 }
    let seconds = numbers.count > 5 ? numbers[5].value : 0
    guard (1...31).contains(first), (1...31).contains(second), hour < 24, numbers[4].value < 60,
      seconds < 60, (1990...2200).contains(year)
    else { return nil }
    secondOfDay = hour * 3600 + numbers[4].value * 60 + seconds
  }

  /// The numbers of a text with their digits, and whether a `P` or an `A` stands beside them.
  ///
  /// By bytes: a file of months has tens of thousands. What is no letter of English parts words too.
  private static func parts(
    of text: String
  ) -> (numbers: [(value: Int, digits: Int)], half: (isMorning: Bool, isAfternoon: Bool)) {
    var numbers: [(value: Int, digits: Int)] = []
    numbers.reserveCapacity(8)
    var half = (isMorning: false, isAfternoon: false)
    var part = (value: 0, digits: 0, hasLetters: false)
    func end() {
      if part.digits > 0, part.digits < 10, !part.hasLetters {
        numbers.append((part.value, part.digits))
      }
      part = (0, 0, false)
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        part.value = part.digits < 10 ? part.value * 10 + Int(byte - UInt8(ascii: "0")) : 0
        part.digits += 1
      case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: ":"),
        UInt8(ascii: " "), UInt8(ascii: "T"), 0x80...:
        end()
      default:
        part.hasLetters = true
        // Small letters and capitals differ by one bit.
        if byte | 0x20 == UInt8(ascii: "a") { half.isMorning = true }
        if byte | 0x20 == UInt8(ascii: "p") { half.isAfternoon = true }
      }
    }
    end()
    return (numbers, half)
  }

  /// The clock time, nil where day and month cannot be so.
  func civil(_ order: DateOrder) -> CivilTime? {
    let (month, day) =
      isOrdered || order == .monthFirst ? (first, second) : (second, first)
    guard month <= 12 else { return nil }
    let days = CivilDay(year: year, month: month, day: day)
    guard days.parts.month == month else { return nil }
    return CivilTime(
      day: days, hour: secondOfDay / 3600, minute: secondOfDay / 60 % 60, second: secondOfDay % 60)
  }
}

/// Wall clock times as instants, in the order in which a file tells them.
struct WallClock {
  let zone: Zone
  private var last: Date?

  init(zone: Zone) { self.zone = zone }

  /// The instant; of an hour that comes twice in autumn the second one, where the first is over.
  mutating func instant(_ civil: CivilTime) -> Date {
    let found = zone.date(of: civil)
    let moments = [-3600.0, 0, 3600].map { found.addingTimeInterval($0) }.filter { moment in
      let shown = zone.civil(at: moment)
      return shown.day == civil.day && shown.secondOfDay == civil.secondOfDay
    }
    let date = moments.first { moment in last.map { moment > $0 } ?? true } ?? moments.last ?? found
    last = date
    return date
  }
}
