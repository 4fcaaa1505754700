import Analysis
import Domain
import Foundation
import Turkish

/// Over what days and hours a question about readings asks.
extension GlucoseWords {
  var today: CivilDay { scene.zone.day(at: scene.now) }

  mutating func takeStretches() {
    for row in Self.table.names where row.hasPrefix("part.") {
      for range in free(named: row) {
        takeTime(range)
        take(hours: String(row.dropFirst(5)))
        ask.isHabit = true
      }
    }
    for row in Self.table.names where row.hasPrefix("day.") {
      for range in free(named: row) {
        takeTime(range)
        ask.onDays = String(row.dropFirst(4))
      }
    }
    for row in Self.table.names where row.hasPrefix("which.") {
      for range in free(named: row) {
        take(range)
        take(hours: String(row.dropFirst(6)))
        (ask.isHabit, ask.countsDays) = (true, true)
      }
    }
    takeCounted()
    for range in free(.week) where range.lowerBound > 1 {
      takeWeek(range.lowerBound)
    }
    for range in free(.sameHour) {
      takeTime(range)
      ask.isHabit = false
      bases.append(.moment(scene.now))
    }
    if let range = free(.shifted).first {
      takeTime(range)
      ask.isShifted = true
    }
    for range in free(.ever) {
      takeTime(range)
      ask.isEver = true
    }
  }

  /// `14 gün içinde`, `iki hafta boyunca`.
  mutating func takeCounted() {
    for range in free(.within) where range.lowerBound > 1 {
      let unit = range.lowerBound - 1
      guard Self.table[.withinUnit].fits(words[unit]),
        let number = number(at: unit - 1), (1...365).contains(number)
      else { continue }
      let start =
        unit > 1 && Self.table[.last].fits(words[unit - 2]) ? unit - 2 : unit - 1
      takeTime(start..<range.upperBound)
      let isMonths = Self.table[.withinMonths].fits(words[unit])
      let days = Self.table[.withinWeeks].fits(words[unit]) ? 7 : isMonths ? 30 : 1
      bases.append(.rolling(Int(number) * days * 24))
      ask.isOwnStretch = true
    }
  }

  private func number(at place: Int) -> Double? {
    PhraseRow.figure(words[place])
      ?? scene.sentence.spans.lazy.compactMap { span in
        scene.sentence.tokens[span.tokens].first?.range == tokens[place].range
          ? span.number?.value : nil
      }.first
  }

  /// `10 kasım haftası`: the week of a day.
  mutating func takeWeek(_ place: Int) {
    guard place > 1, Self.table[.month].fits(words[place - 1]),
      let day = Turkish.times(
        in: Array(tokens[place - 2..<place]), now: scene.now, zone: scene.zone
      )
      .first?.day
    else { return }
    takeTime(place - 2..<place + 1)
    let monday = day - (day.weekday - 1)
    bases.append(.days(monday..<monday + 7))
    ask.isOwnStretch = true
  }

  /// Takes the times that are read; false for one that no stretch can be made of.
  mutating func takeTimes() -> Bool {
    var place = 0
    var readings: [TimeReading] = []
    while place < count {
      guard !taken[place] else {
        place += 1
        continue
      }
      let end = taken[place...].firstIndex(of: true) ?? count
      for time in Turkish.times(in: Array(tokens[place..<end]), now: scene.now, zone: scene.zone) {
        if time.isWeak { continue }
        takeTime(place + time.tokens.lowerBound..<place + time.tokens.upperBound)
        readings.append(time)
      }
      place = end
    }
    var whole: [TimeReading] = []
    for time in readings {
      if let last = whole.last, let both = last.joined(with: time, now: scene.now, zone: scene.zone)
      {
        whole[whole.count - 1] = both
      } else {
        whole.append(time)
      }
    }
    return whole.allSatisfy { takeReading($0) }
  }

  mutating func takeReading(_ time: TimeReading) -> Bool {
    guard time.direction != .future || time.namesWeekday else { return false }
    if let anchor = time.anchor {
      guard let context = GlucoseContext([time]) else { return false }
      ask.context = ask.context ?? context
      if context == .afterMeal { ask.meal = ask.meal ?? anchor.meal }
      if time.namesDay, let day = time.day { bases.append(.days(day..<day + 1)) }
      if let part = time.part { take(hours: part.window) }
      return true
    }
    if time.meal != nil { return false }
    if time.isSince, let days = time.daysAsked(today) {
      bases.append(.days(days))
      ask.isOwnStretch = true
      return true
    }
    if let instant = time.instant {
      guard scene.now.timeIntervalSince(instant) > 600 else { return false }
      bases.append(.moment(instant))
      return true
    }
    if time.clock != nil {
      let span = time.interval.map { $0.upperBound.timeIntervalSince($0.lowerBound) } ?? 0
      guard span < 60, let date = time.moment(now: scene.now, zone: scene.zone)?.date,
        date < scene.now
      else { return false }
      bases.append(.moment(date))
      return true
    }
    return takeDays(time)
  }

  /// The hours of the day that are meant, or a second part of it to compare with.
  mutating func take(hours: String) {
    if ask.hours == nil {
      ask.hours = hours
    } else if ask.hours != hours {
      ask.otherHours = hours
    }
  }

  mutating func takeDays(_ time: TimeReading) -> Bool {
    // "bu gece düşer mi": of a night that no reading is of yet.
    if time.part != nil, !time.namesDay, scene.looksAhead { return false }
    if let part = time.part, let day = day(of: part, time) {
      take(hours: part.window)
      let isThis = time.tokens.count > 1
      if time.namesDay || isThis {
        bases.append(.days(day..<day + 1))
      } else {
        ask.dayOfHours = day
      }
      return true
    }
    if let hours = time.rangeHours {
      bases.append(.rolling(hours))
    } else if let days = time.daysAsked(today) {
      bases.append(.days(days))
    } else if time.days != nil || time.period != nil || time.day != nil {
      return false
    } else if let span = time.interval {
      let hours = scene.now.timeIntervalSince(span.lowerBound) / 3600
      guard hours >= 1, abs(scene.now.timeIntervalSince(span.upperBound)) < 3600 else {
        return false
      }
      bases.append(.rolling(Int(hours.rounded())))
    } else {
      return false
    }
    return true
  }

  /// The day of a part of the day: of one that has not begun, the day before; the night that is over, but
  /// "bu gece" in the night itself.
  private func day(of part: DayPart, _ time: TimeReading) -> CivilDay? {
    guard let day = time.day, !time.namesDay else { return time.daysAsked(today)?.lowerBound }
    let hour = scene.zone.civil(at: scene.now).hour
    guard part == .night || part == .midnight else {
      let begin = part.window.prefix(2)
      return day == today && Int(begin).map { $0 > hour } ?? false ? day - 1 : day
    }
    return time.pointsAtToday && hour >= 22 ? today : today - 1
  }

  /// What the times come to; false where they cannot be one question.
  mutating func setBase() -> Bool {
    let moments = bases.filter { if case .moment = $0 { true } else { false } }
    if let moment = moments.first, moments.count == 1, bases.count == 2,
      case .moment(let time) = moment, let day = bases.first(where: { $0 != moment })?.oneDay
    {
      // "dün bu saatlerde"
      let civil = scene.zone.civil(at: time)
      ask.base = .moment(
        scene.zone.date(of: CivilTime(day: day, hour: civil.hour, minute: civil.minute)))
      return true
    }
    if bases.count == 2, let first = bases[0].oneDay, bases[1].oneDay == today,
      Self.table[.untilToday].stands(in: words), first < today
    {
      ask.base = .days(first..<today + 1)
      ask.isOwnStretch = true
      return true
    }
    // "önceki hafta, yani 10 kasım haftası"
    if ask.isShifted, ask.isOwnStretch { ask.isShifted = false }
    guard bases.count <= 2, moments.isEmpty || bases.count == 1 else { return false }
    ask.base = bases.first
    if bases.count == 2 {
      guard bases[0] != bases[1] else { return true }
      ask.other = bases[1]
    }
    return true
  }
}

extension DayPart {
  /// Its hours, as the tool takes them; noon to the end of the hours of lunch.
  fileprivate var window: String {
    switch self {
    case .dawn: "03:00-06:00"
    case .morning: "05:00-12:00"
    case .noon: "11:00-15:00"
    case .afternoon: "12:00-18:00"
    case .evening: "18:00-24:00"
    case .night: "22:00-05:00"
    case .midnight: "00:00-01:00"
    }
  }
}
