import Domain
import Turkish
import struct Foundation.Date

/// The day, week or month that a command's argument names.
///
///     DiaryArgument("dün", now: now, zone: zone)?.days      // yesterday
///     DiaryArgument("ekim 2025", now: now, zone: zone)?.days  // the whole month
struct DiaryArgument {
  let days: Range<CivilDay>

  /// Whether a single day is named.
  var isDay: Bool { days.upperBound.number - days.lowerBound.number == 1 }

  /// `word` is what follows `geçen` and `bu` where the person leaves it out: `hafta`, `ay`.
  ///
  /// Nil for what is no day and no stretch of days.
  init?(_ text: String, word: String? = nil, now: Date, zone: Zone) {
    let today = zone.day(at: now)
    if let number = Int(text.hasSuffix(".") ? String(text.dropLast()) : text) {
      let (year, month, _) = today.parts
      let day = CivilDay(year: year, month: month, day: number)
      guard number >= 1, day.parts.month == month else { return nil }
      days = day..<day + 1
      return
    }
    if let found = Self.written(text, in: zone) {
      days = found
      return
    }
    let words = text.split(separator: " ")
    let whole = word.map { words.count == 1 ? "\(text) \($0)" : text } ?? text
    let readings = [text, whole].lazy.compactMap { said -> Range<CivilDay>? in
      let tokens = Turkish.tokens(of: said)
      let times = Turkish.times(in: tokens, now: now, zone: zone)
      guard times.count == 1, times[0].tokens == 0..<tokens.count else { return nil }
      return times[0].days ?? times[0].day.map { $0..<$0 + 1 }
    }
    guard let found = readings.first else { return nil }
    days = found
  }

  /// `2026-11-14`, `2026-11`.
  private static func written(_ text: String, in zone: Zone) -> Range<CivilDay>? {
    let parts = text.split(separator: "-").map { Int($0) }
    guard text.count >= 6, parts.allSatisfy({ $0 != nil }) else { return nil }
    if parts.count == 2, let year = parts[0], let month = parts[1], (1...12).contains(month),
      (1900...2200).contains(year)
    {
      return CivilDay(
        year: year, month: month, day: 1)..<CivilDay(year: year, month: month + 1, day: 1)
    }
    guard parts.count == 3, let civil = CivilTime(parsing: text, in: zone) else { return nil }
    return civil.day..<civil.day + 1
  }
}

extension CivilDay {
  /// The days of the week that begins on Monday.
  var week: Range<CivilDay> {
    let monday = self - (weekday - 1)
    return monday..<monday + 7
  }

  /// The days of the month.
  var month: Range<CivilDay> { Period.thisMonth.days(from: self) }
}
