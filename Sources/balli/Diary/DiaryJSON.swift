import Domain
import struct Foundation.Date

// The same for programs: grams, kcal, ml, minutes and mg/dL, rounded to a tenth.
extension DayPage {
  var data: JSON {
    var members: [JSON.Member] = [
      .init("date", .string(records.day.text)), .init("carbs", .tenth(records.totals.carbs)),
      .init("calories", .tenth(records.totals.energy)),
      .init("meals", .number(Double(records.meals.count))),
    ]
    if let newest {
      members.append(.init("glucose", .tenth(newest.milligrams)))
      members.append(.init("glucoseAt", .string(zone.civil(at: newest.at).text)))
    }
    members += [
      .init("shopping", .number(Double(shopping))), .init("sums", .object(records.sums)),
      .init("targets", .targets(targets)), .init("groups", .array(groups)),
      .init("readings", .array(records.readings.map(told))),
      .init("entries", .array(records.entries.map(told))),
    ]
    return .object(members)
  }

  private func told(_ reading: GlucoseReading) -> JSON {
    var members: [JSON.Member] = [
      .init("at", .string(zone.civil(at: reading.at).text)), .init("value", .tenth(reading.given)),
      .init("unit", .string(reading.unit.rawValue)),
    ]
    if let limit = reading.limit { members.append(.init("limit", .string(limit.rawValue))) }
    return .object(members)
  }

  private func told(_ entry: Entry) -> JSON {
    let head: [JSON.Member] = [
      .init("type", .string(entry.kind.rawValue)),
      .init("at", .string(zone.civil(at: entry.at).text)),
    ]
    return .object(head + (entry.values.members ?? []))
  }

  /// Meals by their type, in the order of the day.
  private var groups: [JSON] {
    let types: [MealType] = [.breakfast, .lunch, .snack, .dinner, .lateSnack]
    return types.compactMap { type -> JSON? in
      let meals = records.meals.filter { $0.type == type }
      guard !meals.isEmpty else { return nil }
      return .object([
        JSON.Member("mealType", .string(type.rawValue)),
        JSON.Member("carbs", .tenth(meals.reduce(0) { $0 + $1.totals.carbs })),
        JSON.Member("meals", .array(meals.map(told))),
      ])
    }
  }

  private func told(_ meal: Meal) -> JSON {
    var members: [JSON.Member] = []
    if let id = meal.id { members.append(.init("meal", .number(Double(id)))) }
    members += [
      .init("at", .string(zone.civil(at: meal.eatenAt).text)),
      .init("carbs", .tenth(meal.totals.carbs)), .init("calories", .tenth(meal.totals.energy)),
      .init("items", .array(meal.items.map { JSON.string(DiaryTexts.item($0)) })),
    ]
    return .object(members)
  }
}

extension WeekPage {
  var data: JSON {
    let today = zone.day(at: now)
    var members: [JSON.Member] = []
    if let first = days.first, let last = days.last {
      members.append(.init("from", .string(first.day.text)))
      members.append(.init("to", .string((last.day + 1).text)))
    }
    members.append(.init("days", .array(days.map(\.data))))
    members.append(.init("average", average(of: days.filter { $0.day < today && $0.eaten != nil })))
    if let ends = WeekEnds(days, carbs: targets.first { $0.kind == .carbs }, today: today) {
      members.append(.init("best", .string(ends.best.day.text)))
      members.append(.init("hardest", .string(ends.hardest.day.text)))
      let measure = ends.measure == .inRange ? "timeInRange" : "carbs"
      members.append(.init("measure", .string(measure)))
    }
    members.append(.init("targets", .targets(targets)))
    return .object(members)
  }

  /// Of the days that are over and have a meal; null where there is none.
  private func average(of over: [DayRecords]) -> JSON {
    guard !over.isEmpty else { return .null }
    let count = Double(over.count)
    return .object([
      JSON.Member("days", .number(count)),
      JSON.Member("carbs", .tenth(over.reduce(0) { $0 + $1.totals.carbs } / count)),
      JSON.Member("calories", .tenth(over.reduce(0) { $0 + $1.totals.energy } / count)),
    ])
  }
}

extension MonthPage {
  var data: JSON {
    .object([
      JSON.Member("month", .string(String((days.first?.day.text ?? "").prefix(7)))),
      JSON.Member("days", .array(days.map(\.data))), JSON.Member("targets", .targets(targets)),
    ])
  }
}

extension DayRecords {
  /// A day in a list of days.
  var data: JSON { .object([JSON.Member("date", .string(day.text))] + sums) }

  /// Null for what was not recorded.
  var sums: [JSON.Member] {
    let (statistics, eaten) = (statistics, eaten)
    func some(_ value: Double?) -> JSON { value.map(JSON.tenth) ?? .null }
    func sum(_ value: Double) -> JSON { value > 0 ? .tenth(value) : .null }
    func count(_ count: Int) -> JSON { .number(Double(count)) }
    return [
      .init("carbs", some(eaten?.carbs)), .init("calories", some(eaten?.energy)),
      .init("protein", some(eaten?.protein)), .init("fat", some(eaten?.fat)),
      .init("fiber", some(eaten?.fiber)), .init("meals", count(meals.count)),
      .init("water", sum(water)), .init("steps", sum(steps)),
      .init("activityMinutes", sum(movement)), .init("sleepHours", sum(sleep)),
      .init("readings", count(readings.count)),
      .init("meanGlucose", some(statistics?.mean)),
      .init("timeInRange", some(statistics?.timeInRange)),
      .init("doses", count(self.count(of: .medication))),
      .init("symptoms", count(self.count(of: .symptom))),
    ]
  }
}

extension JSON {
  fileprivate static func tenth(_ value: Double) -> JSON { .number((value * 10).rounded() / 10) }

  fileprivate static func targets(_ targets: [Target]) -> JSON {
    .array(
      targets.map { target in
        let bounds = [("value", target.value), ("min", target.min), ("max", target.max)]
        return .object(
          [JSON.Member("kind", .string(target.kind.rawValue))]
            + bounds.compactMap { name, value in value.map { JSON.Member(name, .number($0)) } })
      })
  }
}
