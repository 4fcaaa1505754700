import Domain
import Foundation
import Turkish

/// The calls that answer a question about readings.
struct GlucoseArguments {
  private let ask: GlucoseAsk
  private let scene: Scene

  init(_ ask: GlucoseAsk, _ scene: Scene) {
    self.ask = ask
    self.scene = scene
  }

  private var zone: Zone { scene.zone }
  private var today: CivilDay { zone.day(at: scene.now) }

  /// One call; two where two stretches are compared, the later one first.
  var calls: [PlannedCall] {
    if ask.focus == .meals {
      return [MealType.breakfast, .lunch, .dinner].map { meal in
        var one = ask
        (one.context, one.meal) = (.afterMeal, meal)
        return GlucoseArguments(one, scene).single
      }
    }
    if ask.focus == .trend {
      return [call(stretch(base ?? .rolling(168)), [.init(.compare, .string("previous"))])]
    }
    guard ask.focus == .compare else { return [single] }
    if let hours = ask.otherHours {
      var other = ask
      other.hours = hours
      return [single, GlucoseArguments(other, scene).single]
    }
    let known = base.flatMap { Self.counterpart(of: $0, scene) }
    guard let other = ask.other ?? known, let one = base else {
      return [call(stretch(base), [.init(.compare, .string("previous"))])]
    }
    let both = [one, other].sorted { start(of: $0) > start(of: $1) }
    return both.map { call(stretch($0), []) }
  }

  private var single: PlannedCall { call(stretch(base), []) }

  private func call(_ stretch: [JSON.Member], _ more: [JSON.Member]) -> PlannedCall {
    PlannedCall(KeptGlucose.tool, .object(stretch + filters + more))
  }

  private var filters: [JSON.Member] {
    var found: [JSON.Member] = []
    if let days = ask.onDays { found.append(.init(.onDays, .string(days))) }
    if let context = ask.context { found.append(.init(.context, .string(context.rawValue))) }
    if let meal = ask.meal { found.append(.init(.mealType, .string(meal.rawValue))) }
    if let above = ask.above { found.append(.init(.above, .number(above))) }
    if let below = ask.below { found.append(.init(.below, .number(below))) }
    if let value = ask.value { found.append(.init(.value, .number(value))) }
    if case .other(let name) = ask.owner { found.append(.init(.person, .string(name))) }
    return found
  }

  // MARK: Stretches

  /// The stretch that is asked about, a like one before it where that is meant.
  private var base: GlucoseAsk.Base? {
    guard ask.isShifted else { return ask.base }
    switch ask.base {
    case .days(let days):
      let month = Period.thisMonth.days(from: days.lowerBound)
      if days == month { return .days(Period.lastMonth.days(from: days.lowerBound)) }
      let length = days.upperBound.number - days.lowerBound.number
      // "bu hafta" up to today is a week all the same.
      if days.lowerBound.weekday == 1, length > 1, length <= 7 {
        return .days(days.lowerBound - 7..<days.lowerBound)
      }
      return .days(days.lowerBound - length..<days.lowerBound)
    case .rolling(let hours):
      let last = zone.day(at: scene.now.addingTimeInterval(-Double(hours) * 3600))
      return .days(last - max(1, hours / 24)..<last)
    case .moment, nil:
      // "önceki hafta" is the one before the last.
      let week = Period.lastWeek.days(from: today)
      return .days(week.lowerBound - 7..<week.lowerBound)
    }
  }

  /// What a stretch of the calendar is compared with: this week with the last one.
  static func counterpart(of base: GlucoseAsk.Base, _ scene: Scene) -> GlucoseAsk.Base? {
    guard case .days(let days) = base else { return nil }
    let today = scene.zone.day(at: scene.now)
    let pairs: [(Period, Period)] = [
      (.thisWeek, .lastWeek), (.thisMonth, .lastMonth), (.today, .yesterday),
    ]
    for (one, other) in pairs {
      let (now, before) = (one.days(from: today), other.days(from: today))
      if days == before { return .days(now) }
      if days.lowerBound == now.lowerBound, days.upperBound > today { return .days(before) }
    }
    return nil
  }

  private func start(of base: GlucoseAsk.Base) -> Date {
    switch base {
    case .days(let days): zone.start(of: days.lowerBound)
    case .rolling(let hours): scene.now.addingTimeInterval(-Double(hours) * 3600)
    case .moment(let date): date
    }
  }

  private func stretch(_ base: GlucoseAsk.Base?) -> [JSON.Member] {
    if ask.focus == .now { return [] }
    switch base {
    case .moment(let moment):
      let isOther = ask.owner.map { $0 != .writer } ?? false
      let reach = min(isOther ? 3600 : 1800, scene.now.timeIntervalSince(moment))
      return bounds(moment - reach, moment + reach)
    case .rolling(let hours): return rolling(hours) + window
    case .days(let days):
      if let day = base?.oneDay, let hours = ask.hours { return self.hours(hours, on: day) }
      let end = min(days.upperBound, max(today, days.lowerBound) + 1)
      return bounds(zone.start(of: days.lowerBound), zone.start(of: end)) + window
    case nil:
      if let hours = ask.hours, !isHabit, let day = ask.dayOfHours {
        return self.hours(hours, on: day)
      }
      return rolling(usualHours) + window
    }
  }

  /// Whether hours without a day are those of every day.
  private var isHabit: Bool {
    ask.isHabit || ask.isEver || ask.countsDays
      || [.mean, .judged, .trend, .contexts, .meals, .variability, .compare].contains(ask.focus)
  }

  /// How far back is looked where nothing says it: what was ever highest, or last, may be long ago.
  private var usualHours: Int {
    if ask.isEver { return 2160 }
    switch ask.focus {
    case .beyondGoal where !ask.asksGoal && !ask.countsDays: return ask.isOften ? 336 : 24
    case .highest, .lowest, .peak, .trough, .beyond, .beyondGoal, .low, .high, .check, .list:
      return 2160
    case .value where ask.context != nil || ask.meal != nil: return 2160
    case .contexts, .meals, .trend: return 720
    case .value where ask.hours == nil && ask.onDays == nil: return 24
    default: return ask.onDays == nil ? 336 : 720
    }
  }

  private func rolling(_ hours: Int) -> [JSON.Member] {
    if let name = GlucoseRange.names[hours] { return [.init(.range, .string(name))] }
    return bounds(scene.now.addingTimeInterval(-Double(hours) * 3600), scene.now)
  }

  private var window: [JSON.Member] {
    ask.hours.map { [.init(.window, .string($0))] } ?? []
  }

  /// `18:00-24:00` of one day; what goes on after midnight ends on the next.
  private func hours(_ window: String, on day: CivilDay) -> [JSON.Member] {
    let clocks = window.split(separator: "-").map { clock in
      clock.split(separator: ":").compactMap { Int($0) }
    }
    guard clocks.count == 2, clocks.allSatisfy({ $0.count == 2 }) else { return [] }
    let minutes = clocks.map { $0[0] * 60 + $0[1] }
    let isOver = minutes[1] <= minutes[0]
    return bounds(
      date(day, minutes[0]), date(isOver || minutes[1] == 1440 ? day + 1 : day, minutes[1] % 1440))
  }

  private func date(_ day: CivilDay, _ minute: Int) -> Date {
    zone.date(of: CivilTime(day: day, hour: minute / 60, minute: minute % 60))
  }

  private func bounds(_ from: Date, _ to: Date) -> [JSON.Member] {
    [.init(.from, .string(scene.text(from))), .init(.to, .string(scene.text(to)))]
  }
}
