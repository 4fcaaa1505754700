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
    if text.allSatisfy({ $0.isNumber || $0 == "-" || $0 == "." }) {
      guard let found = Self.written(text, in: zone) ?? Self.dotted(text, today) else { return nil }
      days = found
      return
    }
    if let found = Self.month(named: text, seenFrom: today) {
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

  /// `ekim`, `ekim 2025`: the newest month of that name that has begun, or the one of the year.
  private static func month(named text: String, seenFrom today: CivilDay) -> Range<CivilDay>? {
    let words = Turkish.fold(text).split(separator: " ").map(String.init)
    guard (1...2).contains(words.count),
      let month = (1...12).first(where: { Turkish.fold(DateText.month($0)) == words[0] })
    else { return nil }
    let (year, current, _) = today.parts
    let named = words.count == 2 ? Int(words[1]) : month > current ? year - 1 : year
    guard let named, (1900...2200).contains(named) else { return nil }
    return CivilDay(year: named, month: month, day: 1).month
  }

  /// `14.11`, `14.11.2025`.
  private static func dotted(_ text: String, _ today: CivilDay) -> Range<CivilDay>? {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard (2...3).contains(parts.count), (1...12).contains(parts[1]) else { return nil }
    let year = parts.count == 3 ? parts[2] : today.parts.year
    let day = CivilDay(year: year, month: parts[1], day: parts[0])
    guard (1900...2200).contains(year), parts[0] >= 1, day.parts.month == parts[1] else {
      return nil
    }
    return day..<day + 1
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
