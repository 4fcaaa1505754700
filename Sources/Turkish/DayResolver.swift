import Domain
import struct Foundation.Date

/// Days and spans as the resolver sees them.
extension TimeResolver {
  /// The day that is meant; `hasPart` lets today's weekday be the bare one.
  func day(_ day: TimeDraft.Day, hasPart: Bool) -> CivilDay {
    switch day {
    case .offset(let days): today + days
    case .weekday(let weekday, let week?): monday + (week * 7 + weekday - 1)
    case .weekday(let weekday, nil): nearestPast(weekday, orToday: hasPart)
    case .lastWeekday(let weekday): lastPast(weekday)
    case .nextWeekday(let weekday): today + (weekday - today.weekday + 6) % 7 + 1
    case .date(let day, let month, let year, let weekday): date(day, month, year, weekday)
    case .away(let count, let unit): away(count, unit, from: today)
    case .shifted(let day, let count, let unit):
      away(count, unit, from: self.day(day, hasPart: hasPart))
    case .nthWeekday(let number, let weekday, let month):
      nth(number, weekday, of: days(ofMonth: month ?? today.parts.month, nil, 0))
    case .holiday(let holiday, let year): date(of: holiday, year)
    }
  }

  private var monday: CivilDay { today - (today.weekday - 1) }

  private func nearestPast(_ weekday: Int, orToday: Bool) -> CivilDay {
    let back = (today.weekday - weekday + 7) % 7
    return today - (back == 0 && !orToday ? 7 : back)
  }

  /// On a Wednesday yesterday is `dün`, and `geçen salı` the one before; on a Monday `geçen pazar` is
  /// yesterday, which was of the last week.
  private func lastPast(_ weekday: Int) -> CivilDay {
    let nearest = nearestPast(weekday, orToday: false)
    return nearest == today - 1 && nearest >= monday ? nearest - 7 : nearest
  }

  private func date(_ day: Int, _ month: Int?, _ year: Int?, _ weekday: Int?) -> CivilDay {
    let parts = today.parts
    guard let month else {
      let here = CivilDay(year: parts.year, month: parts.month, day: day)
      return here <= today ? here : CivilDay(year: parts.year, month: parts.month - 1, day: day)
    }
    if let year { return CivilDay(year: year, month: month, day: day) }
    let years = [parts.year, parts.year - 1, parts.year + 1]
    if let weekday {
      for year in years {
        let found = CivilDay(year: year, month: month, day: day)
        if found.weekday == weekday { return found }
      }
    }
    let found = CivilDay(year: parts.year, month: month, day: day)
    return found <= today ? found : CivilDay(year: parts.year - 1, month: month, day: day)
  }

  private func date(of holiday: Holiday, _ year: Int?) -> CivilDay {
    let this = today.parts.year
    if let year { return holiday.day(in: year) ?? today }
    for candidate in [this, this - 1] {
      if let day = holiday.day(in: candidate), day <= today { return day }
    }
    return today
  }

  /// The weekday of a month by its number; a negative one counts from the end.
  private func nth(_ number: Int, _ weekday: Int, of month: Range<CivilDay>) -> CivilDay {
    if number < 0 {
      let last = month.upperBound - 1
      return last - (last.weekday - weekday + 7) % 7
    }
    let first = month.lowerBound + (weekday - month.lowerBound.weekday + 7) % 7
    return first + (number - 1) * 7
  }

  private func away(_ count: Int, _ unit: TimeUnit, from start: CivilDay) -> CivilDay {
    let count = max(-40_000, min(40_000, count))
    let (year, month, day) = start.parts
    switch unit {
    case .week: return start + count * 7
    case .month, .quarter:
      let months = month + count * (unit == .quarter ? 3 : 1)
      let first = CivilDay(year: year, month: months, day: 1)
      let last = CivilDay(year: year, month: months + 1, day: 1) - 1
      return min(first + (day - 1), last)
    case .year:
      return min(
        CivilDay(year: year + count, month: month, day: 1) + (day - 1),
        CivilDay(year: year + count, month: month + 1, day: 1) - 1)
    default: return start + count
    }
  }

  // MARK: Spans

  func apply(_ span: TimeDraft.Span, to reading: inout TimeReading) {
    switch span {
    case .last(let count, let unit):
      applyLast(count, unit, to: &reading)
      return
    case .coming(let count, let unit):
      reading.interval = now..<now.addingTimeInterval(max(0, count) * unit.seconds)
      return
    case .rest(let unit):
      let end = zone.start(of: calendar(unit, 0, 1).upperBound)
      reading.interval = now..<max(now, end)
      return
    case .calendar(let unit, let offset, let count):
      reading.days = calendar(unit, offset, count)
      reading.period = Self.period(unit, offset, count)
    case .weekend(let offset): reading.days = weekend(offset)
    case .workdays(let offset): reading.days = monday + offset * 7..<monday + (offset * 7 + 5)
    case .days(let first, let last):
      let end = day(last, hasPart: true)
      var start = day(first, hasPart: true)
      if start > end {
        start = CivilDay(year: start.parts.year - 1, month: start.parts.month, day: start.parts.day)
      }
      reading.days = start..<end + 1
    case .month(let month, let year, let offset): reading.days = days(ofMonth: month, year, offset)
    case .months(let first, let last):
      let end = days(ofMonth: last, nil, 0)
      let year = end.lowerBound.parts.year - (first > last ? 1 : 0)
      reading.days = CivilDay(year: year, month: first, day: 1)..<end.upperBound
    case .nthWeek(let number, let month):
      let whole = days(ofMonth: month ?? today.parts.month, nil, 0)
      let start = number < 0 ? whole.upperBound - 7 : whole.lowerBound + (number - 1) * 7
      reading.days = start..<min(start + 7, whole.upperBound)
    case .year(let year):
      reading.days =
        CivilDay(year: year, month: 1, day: 1)..<CivilDay(year: year + 1, month: 1, day: 1)
    case .season(let season, let offset): reading.days = days(ofSeason: season, offset)
    }
    guard let days = reading.days else { return }
    reading.interval = zone.interval(of: days)
    if case .weekend = span {
      // People begin it on Friday evening.
      let friday = CivilTime(day: days.lowerBound - 1, hour: 18, minute: 0)
      reading.interval = zone.date(of: friday)..<zone.start(of: days.upperBound)
    }
    if days.lowerBound > today { reading.direction = .future }
    if days.upperBound == days.lowerBound + 1 { reading.day = days.lowerBound }
  }

  private func applyLast(_ count: Double, _ unit: TimeUnit, to reading: inout TimeReading) {
    let count = max(0, min(count, 10_000))
    if unit.rawValue >= TimeUnit.month.rawValue, count == count.rounded() {
      let start = away(-Int(count), unit, from: today)
      let civil = zone.civil(at: now)
      let clock = CivilTime(
        day: start, hour: civil.hour, minute: civil.minute, second: civil.second)
      reading.interval = min(zone.date(of: clock), now)..<now
    } else {
      reading.interval = now.addingTimeInterval(-count * unit.seconds)..<now
    }
    let hours = Int((count * unit.seconds / 3600).rounded())
    if [1, 3, 6, 12, 24, 168, 336, 720, 2160].contains(hours) { reading.rangeHours = hours }
  }

  private func calendar(_ unit: TimeUnit, _ offset: Int, _ count: Int) -> Range<CivilDay> {
    let (year, month, _) = today.parts
    func first(_ index: Int) -> CivilDay {
      switch unit {
      case .week: monday + index * 7
      case .month: CivilDay(year: year, month: month + index, day: 1)
      case .quarter: CivilDay(year: year, month: (month - 1) / 3 * 3 + 1 + index * 3, day: 1)
      case .year: CivilDay(year: year + index, month: 1, day: 1)
      default: today + index
      }
    }
    let offset = max(-5000, min(5000, offset))
    return first(offset)..<first(offset + max(1, min(count, 5000)))
  }

  private static func period(_ unit: TimeUnit, _ offset: Int, _ count: Int) -> Period? {
    guard count == 1 else { return nil }
    switch (unit, offset) {
    case (.day, 0): return .today
    case (.day, -1): return .yesterday
    case (.week, 0): return .thisWeek
    case (.week, -1): return .lastWeek
    case (.month, 0): return .thisMonth
    case (.month, -1): return .lastMonth
    default: return nil
    }
  }

  /// Saturday and Sunday; before Saturday the bare weekend is the last one.
  private func weekend(_ offset: Int?) -> Range<CivilDay> {
    let week = offset ?? (today.weekday < 6 ? -1 : 0)
    let saturday = monday + (week * 7 + 5)
    return saturday..<saturday + 2
  }

  private func days(ofMonth month: Int, _ year: Int?, _ offset: Int) -> Range<CivilDay> {
    let (thisYear, thisMonth, _) = today.parts
    var found = year ?? thisYear
    if year == nil {
      if offset < 0, month >= thisMonth { found -= 1 }
      if offset == 0, month > thisMonth { found -= 1 }
      if offset > 0, month <= thisMonth { found += 1 }
    }
    return CivilDay(
      year: found, month: month, day: 1)..<CivilDay(year: found, month: month + 1, day: 1)
  }

  /// Seasons by the equinoxes and solstices, near enough: 20 March, 21 June, 23 September, 21 December.
  private func days(ofSeason season: Int, _ offset: Int) -> Range<CivilDay> {
    let year = today.parts.year
    func start(_ season: Int, _ year: Int) -> CivilDay {
      switch season {
      case 0: CivilDay(year: year, month: 3, day: 20)
      case 1: CivilDay(year: year, month: 6, day: 21)
      case 2: CivilDay(year: year, month: 9, day: 23)
      default: CivilDay(year: year, month: 12, day: 21)
      }
    }
    func days(_ year: Int) -> Range<CivilDay> {
      start(season, year)..<(season == 3 ? start(0, year + 1) + 1 : start(season + 1, year))
    }
    // The one that has begun last, then so many years from it.
    let current = start(season, year) <= today ? year : year - 1
    let isOver = days(current).upperBound <= today
    switch offset {
    case 0: return days(current)
    case 1...: return days(current + 1)
    default: return days(isOver ? current : current - 1)
    }
  }
}
