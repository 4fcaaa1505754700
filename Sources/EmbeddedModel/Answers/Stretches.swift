import Analysis
import Domain
import Foundation
import Turkish

/// How intervals are named: `bugün`, `bu hafta`, `son 3 günde`.
extension AnswerWriter {
  /// The name of the interval of a result's `from` and `to`.
  func stretch(of value: JSON) -> String {
    guard let from = date(value[.from]), let to = date(value[.to]), from < to else {
      return Texts.someStretch
    }
    if to.timeIntervalSince(from) <= LastMealRequests.minute { return Texts.atThisMeal }
    let today = zone.day(at: now)
    let isUpToNow = abs(to.timeIntervalSince(now)) < 600
    for period in Period.allCases {
      let days = zone.interval(of: period.days(from: today))
      let endsToday = isUpToNow || to == zone.start(of: today + 1)
      let endsWithIt = to == days.upperBound || endsToday && days.contains(now)
      if from == days.lowerBound, endsWithIt { return Texts.periodName(period.rawValue) }
    }
    let days = zone.day(at: from)..<zone.day(at: to.addingTimeInterval(-1)) + 1
    let areWhole = zone.interval(of: days) == from..<to
    if areWhole, days.upperBound.number - days.lowerBound.number == 1 {
      return Texts.onDay(DateText.fullDate(days.lowerBound, today: today))
    }
    if areWhole, let name = weekend(days, today) { return name }
    if areWhole, days.upperBound == today + 1, let reach = reach(days) { return reach }
    if isUpToNow { return back(to.timeIntervalSince(from)) }
    guard areWhole else { return Texts.someStretch }
    return Texts.between(
      DateText.date(days.lowerBound, today: today), DateText.date(days.upperBound - 1, today: today)
    )
  }

  /// The same, of what has no hour of its own by the part of its day: `dün akşam`.
  func partOrStretch(of value: JSON) -> String {
    guard let from = date(value[.from]), let to = date(value[.to]), from < to else {
      return stretch(of: value)
    }
    return part(of: from..<to, zone.day(at: now)) ?? stretch(of: value)
  }

  /// `dün akşam`; nil where the hours are of no part of a day.
  private func part(of interval: Range<Date>, _ today: CivilDay) -> String? {
    let day = zone.day(at: interval.lowerBound)
    let whole = zone.interval(of: day..<day + 1)
    let parts: [MealType] = [.breakfast, .lunch, .snack, .dinner, .lateSnack]
    let found = parts.first { RecordStretch(dates: whole, meal: $0).hours(in: zone) == interval }
    return found.map { Texts.partOfDay(DateText.day(day, today: today), $0) }
  }

  /// `bu hafta sonu`; nil where it is not that of this week or the last one.
  private func weekend(_ days: Range<CivilDay>, _ today: CivilDay) -> String? {
    let saturday = today + (6 - today.weekday)
    let weekends = [(saturday, Texts.thisWeekend), (saturday - 7, Texts.lastWeekend)]
    return weekends.first { $0.0..<$0.0 + 2 == days }?.1
  }

  /// How far back is looked where nobody named a time: `son 90 günde`, `son bir yılda`.
  private func reach(_ days: Range<CivilDay>) -> String? {
    switch days.upperBound.number - days.lowerBound.number - 1 {
    case RecordQuestion.season: Texts.lastDays(RecordQuestion.season)
    case RecordQuestion.reach: Texts.lastYear
    default: nil
    }
  }

  private func back(_ seconds: Double) -> String {
    let hours = Int((seconds / 3600).rounded())
    guard hours > 0, abs(seconds - Double(hours) * 3600) < 120 else { return Texts.someStretch }
    return hours % 24 == 0 ? Texts.lastDays(hours / 24) : Texts.lastHours(hours)
  }
}
