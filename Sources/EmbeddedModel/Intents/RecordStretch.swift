import Analysis
import Domain
import Foundation
import Turkish

/// The days that a question of records is about, and the meal or part of the day of each.
struct RecordStretch: Equatable {
  var dates: Range<Date>
  var meal: MealType?

  /// The hours of a day in which what belongs to a meal is taken: of dinner 17 to 24.
  private static func hours(of meal: MealType) -> Range<Int> {
    switch meal {
    case .breakfast: 5..<12
    case .lunch: 11..<15
    case .snack: 12..<18
    case .dinner: 17..<24
    case .lateSnack: 22..<29
    }
  }

  /// The dates as hours of the one day, for what has no meal; nil where there are several days.
  func hours(in zone: Zone) -> Range<Date>? {
    guard let meal else { return dates }
    let day = zone.day(at: dates.lowerBound)
    guard zone.interval(of: day..<day + 1) == dates else { return nil }
    let hours = Self.hours(of: meal)
    let start = zone.start(of: day)
    return start.addingTimeInterval(
      Double(hours.lowerBound) * 3600)..<start.addingTimeInterval(Double(hours.upperBound) * 3600)
  }

  /// What a call of a reading tool was about; nil for no dates.
  init?(of arguments: JSON, in zone: Zone, now: Date) {
    meal = arguments[.mealType]?.string.flatMap(MealType.init)
    let today = zone.day(at: now)
    if let period = arguments[.period]?.string.flatMap(Period.init) {
      dates = zone.interval(of: period.days(from: today))
      return
    }
    guard let from = arguments[.from]?.string.flatMap({ CivilTime(parsing: $0, in: zone)?.date })
    else {
      dates = zone.interval(of: today..<today + 1)
      return
    }
    let to = arguments[.to]?.string.flatMap { CivilTime(parsing: $0, in: zone)?.date }
    dates = from..<max(from.addingTimeInterval(1), to ?? zone.start(of: today + 1))
    let day = zone.day(at: from)
    let hours = dates
    let types: [MealType] = [.breakfast, .lunch, .snack, .dinner, .lateSnack]
    let whole = zone.interval(of: day..<day + 1)
    meal =
      meal
      ?? types.first { type in
        RecordStretch(dates: whole, meal: type).hours(in: zone) == hours
      }
    if meal != nil { dates = whole }
  }

  init(dates: Range<Date>, meal: MealType? = nil) {
    self.dates = dates
    self.meal = meal
  }
}

/// The times of a message as a stretch of records.
struct RecordTimes {
  let message: MessageAnalysis

  private var scene: Scene { message.scene }
  private var zone: Zone { scene.zone }

  enum Said: Equatable {
    case nothing
    /// A part of the day or a meal, and no day.
    case meal(MealType)
    case stretch(RecordStretch)
    /// A time that no stretch of records is.
    case unserved
  }

  var said: Said {
    let times = message.times.map(\.time)
    guard let first = times.first else { return counted }
    let whole = times.dropFirst().reduce(first) { sum, next in
      sum.joined(with: next, now: scene.now, zone: zone) ?? sum
    }
    let meals = Set(times.compactMap(Self.meal))
    // "sabahtan akşama kadar" is of the whole day.
    let isWholeDay = meals.count > 1 || RecordWords(message: message).says(.recordWholeDay)
    let meal = isWholeDay ? nil : meals.first
    if isWholeDay, !times.contains(where: namesDays) { return .stretch(.init(dates: scene.day(0))) }
    guard whole.clock == nil, times.allSatisfy({ $0.clock == nil && $0.anchor == nil }) else {
      return .unserved
    }
    if let meal, !times.contains(where: namesDays) {
      // "bu akşam?" after yesterday's is of today; in the small hours it is the evening that has been.
      let isToday = whole.pointsAtToday && zone.civil(at: scene.now).hour >= Scene.endOfNight
      return isToday ? .stretch(RecordStretch(dates: scene.day(0), meal: meal)) : .meal(meal)
    }
    guard let told = times.first(where: namesDays).map({ namesDays(whole) ? whole : $0 }),
      var dates = told.dates(now: scene.now, zone: zone)
    else { return .unserved }
    if meal != nil || told.part != nil {
      let first = zone.day(at: dates.lowerBound)
      let last = zone.day(at: max(dates.lowerBound, dates.upperBound.addingTimeInterval(-1)))
      dates = zone.interval(of: first..<(meal == .lateSnack ? first + 1 : last + 1))
    }
    let today = zone.day(at: scene.now)
    if told.namesWeekday || told.isSince, let days = told.daysAsked(today) {
      dates = zone.interval(of: days)
    }
    guard dates.lowerBound <= scene.now else { return .unserved }
    let end = min(dates.upperBound, zone.start(of: today + 1))
    return .stretch(
      RecordStretch(dates: dates.lowerBound..<max(end, dates.lowerBound + 1), meal: meal))
  }

  /// `14 günlük`, `haftalık`: so many days back.
  private var counted: Said {
    let found = Stretches(message: message).all().first { $0.name == .counted }
    guard let from = found?.dates.first?.value.string,
      let start = CivilTime(parsing: from, in: zone)?.date
    else { return .nothing }
    return .stretch(RecordStretch(dates: start..<scene.now))
  }

  private static func meal(_ time: TimeReading) -> MealType? {
    time.meal?.type ?? time.part.flatMap(MealType.init(part:))
  }

  private func namesDays(_ time: TimeReading) -> Bool {
    time.days != nil || time.period != nil || time.rangeHours != nil || time.namesDay
      || time.interval != nil && time.part == nil && time.meal == nil
  }
}

extension TimeReading {
  /// The whole days that a question of records means by it, none of them to come; nil for what is to come.
  ///
  ///     geçen hafta        its Monday to its Sunday
  ///     cuma günü          the last Friday, on a Thursday too
  ///     1 kasımdan beri    up to today
  func daysAsked(_ today: CivilDay) -> Range<CivilDay>? {
    guard direction != .future || namesWeekday else { return nil }
    if let rangeHours { return today - max(1, rangeHours / 24)..<today + 1 }
    if let days = days ?? period?.days(from: today) { return days.lowerBound <= today ? days : nil }
    guard let day = day.map({ $0 > today && namesWeekday ? $0 - 7 : $0 }), day <= today else {
      return nil
    }
    return isSince ? day..<today + 1 : day..<day + 1
  }
}

extension Scene {
  /// "düşer mi", "düşecek miyim", "düşersem": of what is to come, which no record tells.
  var looksAhead: Bool {
    clauses.contains { clause in
      clause.form.map { [.aorist, .future, .conditional].contains($0.mood) } ?? false
    }
  }
}
