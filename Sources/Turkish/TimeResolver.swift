import Domain
import struct Foundation.Date

/// Turns what was said into days, clock times and intervals, seen from now.
struct TimeResolver {
  let now: Date
  let zone: Zone
  let today: CivilDay
  /// Minutes since midnight.
  let minute: Int

  init(now: Date, zone: Zone) {
    self.now = now
    self.zone = zone
    let civil = zone.civil(at: now)
    today = civil.day
    minute = civil.secondOfDay / 60
  }

  func reading(_ draft: TimeDraft, tokens: Range<Int>) -> TimeReading {
    var reading = TimeReading(
      tokens: tokens, part: draft.part, meal: draft.meal, anchor: draft.anchor, grain: draft.grain,
      direction: draft.isFuture ? .future : .past, isApproximate: draft.isApproximate,
      isRelative: draft.isRelative, isWeak: draft.isWeak, draft: draft)
    if draft.isNow {
      reading.instant = now
      reading.day = today
    } else if let seconds = draft.away {
      reading.instant = now.addingTimeInterval(seconds)
      reading.day = reading.instant.map { zone.day(at: $0) }
    } else if let span = draft.span {
      apply(span, to: &reading)
    } else {
      applyDay(draft, to: &reading)
    }
    if draft.isSince { beginSince(&reading) }
    return reading
  }

  // MARK: Days and clocks

  private func applyDay(_ draft: TimeDraft, to reading: inout TimeReading) {
    let part = draft.part ?? draft.meal?.part
    let start = draft.day.map { day($0, hasPart: part != nil || draft.clock != nil) }
    if let clock = draft.clock {
      let (day, hour, isAmbiguous) = resolve(clock, part, start, draft)
      reading.clock = ClockTime(
        hour: hour, minute: clock.minute, spokenHour: clock.hour, isAmbiguous: isAmbiguous)
      reading.day = day
      if let end = draft.endClock { applyEnd(end, draft, to: &reading) }
    } else if let part {
      let day = start ?? self.day(of: part, draft)
      reading.day = day
      reading.interval = window(part, on: day)
      if draft.isThis, let interval = reading.interval, interval.lowerBound > now,
        earliest(part) > minute
      {
        reading.direction = .future
      }
    } else if let start {
      reading.day = start
    }
    if draft.part == nil, draft.clock == nil, draft.meal == nil, let day = reading.day {
      reading.interval = zone.interval(of: day..<day + 1)
      if day == today { reading.period = .today }
      if day == today - 1 { reading.period = .yesterday }
    }
    if let day = reading.day, day > today, !(part == .night && day == today + 1) {
      reading.direction = .future
    }
  }

  /// The day, the hour and whether the other half of the day is as possible.
  private func resolve(
    _ clock: TimeDraft.Clock, _ part: DayPart?, _ start: CivilDay?, _ draft: TimeDraft
  ) -> (CivilDay, Int, Bool) {
    guard let part else { return resolveBare(clock, start, isThis: draft.isThis) }
    let hour = Self.hour(clock.hour, minute: clock.minute, in: part)
    let isLate = (part == .night || part == .midnight || part == .evening) && hour < 6
    if let start {
      // The small hours belong to the night of the day before: dün gece 2'de, cumartesi gecesi 2'de.
      let isToday = start == today && (draft.isThis || draft.day == .offset(0))
      if isLate, !isToday {
        let next = start + 1
        return (moment(next, hour, clock.minute) <= now ? next : start, hour, false)
      }
      return (start, hour, false)
    }
    if draft.isThis, !isLate { return (today, hour, false) }
    return (moment(today, hour, clock.minute) <= now ? today : today - 1, hour, false)
  }

  private func resolveBare(
    _ clock: TimeDraft.Clock, _ start: CivilDay?, isThis: Bool
  ) -> (CivilDay, Int, Bool) {
    let hours =
      clock.isExact || clock.hour == 0 ? [clock.hour] : [clock.hour % 12 + 12, clock.hour % 12]
    // 12 is noon before it is midnight.
    let ordered = clock.hour == 12 && !clock.isExact ? [12, 0] : hours
    let isAmbiguous = !clock.isExact && (1...6).contains(clock.hour)
    if let start {
      let isPast = { (hour: Int) in moment(start, hour, clock.minute) <= now }
      // Of another day, 7 to 11 are rather the morning's: "cumartesi 9'da".
      let isMorning = start != today && (7...11).contains(clock.hour)
      let hour = isMorning ? clock.hour : ordered.first(where: isPast) ?? ordered[ordered.count - 1]
      return (start, hour, isAmbiguous || start != today && !clock.isExact && clock.hour != 12)
    }
    let past = ordered.flatMap { hour in [today, today - 1].map { (day: $0, hour: hour) } }
      .filter { moment($0.day, $0.hour, clock.minute) <= now }
      .max { moment($0.day, $0.hour, clock.minute) < moment($1.day, $1.hour, clock.minute) }
    guard let past else { return (today, ordered[0], isAmbiguous) }
    return (past.day, past.hour, isAmbiguous)
  }

  /// The hour of the day that an hour said with a part of the day means.
  static func hour(_ hour: Int, minute: Int, in part: DayPart) -> Int {
    guard hour <= 12 else { return hour }
    switch part {
    case .dawn, .morning: return hour == 12 && part == .dawn ? 0 : hour
    case .noon: return hour >= 1 && hour <= 4 ? hour + 12 : hour
    case .afternoon, .evening:
      return hour == 12 ? (part == .evening ? 0 : 12) : hour == 0 ? 0 : hour + 12
    case .night, .midnight: return hour == 12 ? 0 : hour >= 7 ? hour + 12 : hour
    }
  }

  private func moment(_ day: CivilDay, _ hour: Int, _ minute: Int) -> Date {
    zone.date(of: CivilTime(day: day, hour: hour, minute: minute))
  }

  private func applyEnd(_ end: TimeDraft.Clock, _ draft: TimeDraft, to reading: inout TimeReading) {
    guard let day = reading.day, let clock = reading.clock else { return }
    var hour = end.hour
    if let part = draft.endPart ?? draft.part ?? draft.meal?.part {
      let mapped = Self.hour(hour, minute: end.minute, in: part)
      // "gece 11'den 7'ye" ends in the morning.
      hour = mapped * 60 + end.minute > clock.hour * 60 + clock.minute ? mapped : hour
    }
    if draft.endPart == nil, draft.part == nil, !end.isExact, hour < clock.hour, hour < 12,
      hour + 12 > clock.hour
    {
      hour += 12
    }
    let isNextDay = hour * 60 + end.minute <= clock.hour * 60 + clock.minute
    reading.interval =
      moment(day, clock.hour, clock.minute)..<moment(isNextDay ? day + 1 : day, hour, end.minute)
  }

  /// The day that a part of the day alone means: today's if it has begun, or is about to.
  private func day(of part: DayPart, _ draft: TimeDraft) -> CivilDay {
    let isNight = part == .night || part == .midnight
    if draft.isThis { return isNight && minute < 720 ? today - 1 : today }
    if draft.isFuture { return earliest(part) > minute || part == .evening ? today : today + 1 }
    if isNight, part == .midnight { return today - 1 }
    return earliest(part) <= minute ? today : today - 1
  }

  /// The minute from which people speak of today's.
  private func earliest(_ part: DayPart) -> Int {
    switch part {
    case .dawn, .morning: 180
    case .noon: 630
    case .afternoon: 720
    case .evening: 960
    case .night: 1230
    case .midnight: 1440
    }
  }

  private func window(_ part: DayPart, on day: CivilDay) -> Range<Date> {
    let start = zone.start(of: day).addingTimeInterval(Double(part.hours.lowerBound) * 3600)
    return start..<zone.start(of: day).addingTimeInterval(Double(part.hours.upperBound) * 3600)
  }

  /// `dünden beri`: from where the reading begins to now.
  private func beginSince(_ reading: inout TimeReading) {
    var start: Date?
    if let day = reading.day, let clock = reading.clock {
      start = moment(day, clock.hour, clock.minute)
    } else {
      start = reading.interval?.lowerBound ?? reading.instant
    }
    guard let start, start < now else { return }
    reading.interval = start..<now
    reading.period = nil
    reading.rangeHours = nil
  }
}
