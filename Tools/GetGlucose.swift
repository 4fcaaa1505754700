package import Domain
import Foundation

/// Tells the newest glucose reading with its age, and statistics over a range.
///
///     getGlucose(range: "7d")  // current, readings, statistics, episodes
///
/// Readings that were written down and those of sensors count together; the figures of the consensus
/// (shares, GMI, episodes) are those of the sensor wherever there is one, and `basis` says so. The
/// readings of one person are counted, the writer's where nobody is named.
package struct GetGlucose: Tool {
  package struct Arguments: Decodable, Sendable {
    var range: String?
    var from: String?
    var to: String?
    var window: String?
    var onDays: String?
    var context: GlucoseContext?
    var mealType: MealType?
    var above: Double?
    var below: Double?
    var value: Double?
    var food: String?
    var compare: String?
    var person: String?
  }

  /// The ranges of the contract and their hours.
  static let ranges: KeyValuePairs<String, Int> = [
    "1h": 1, "3h": 3, "6h": 6, "12h": 12, "24h": 24, "7d": 168, "14d": 336, "30d": 720, "90d": 2160,
  ]

  package static let name = "getGlucose"
  package static let summary = Texts.glucoseSummary
  package static let writes = false
  package static let schema = ToolSchema(
    properties: [
      .choice(.range, ranges.map(\.key), Texts.glucoseRange)
    ] + ToolSchema.Property.interval + [
      .text(.window, Texts.glucoseWindow),
      .choice(.onDays, DayWindow.Days.allCases.map(\.rawValue), Texts.glucoseDays),
      .choice(.context, GlucoseContext.allCases.map(\.rawValue), Texts.glucoseContext),
      .choice(.mealType, MealType.allCases.map(\.rawValue), Texts.glucoseMeal),
      .number(.above, Texts.glucoseAbove, in: 1...1000),
      .number(.below, Texts.glucoseBelow, in: 1...1000),
      .number(.value, Texts.glucoseValue, in: 1...1000),
      .text(.food, Texts.glucoseFood),
      .choice(.compare, ["previous"], Texts.glucoseCompare),
      .whose,
    ])
  package static let brief: ToolBrief? = ToolBrief(Texts.glucoseBrief, [.range])

  let glucose: GlucoseRecords
  let sensor: SensorRecords
  let meals: MealRecords
  let foods: FoodTable
  let targets: TargetRecords?
  let profile: ProfileRecords?

  package init(
    glucose: GlucoseRecords, sensor: SensorRecords, meals: MealRecords, foods: FoodTable,
    targets: TargetRecords? = nil, profile: ProfileRecords? = nil
  ) {
    self.glucose = glucose
    self.sensor = sensor
    self.meals = meals
    self.foods = foods
    self.targets = targets
    self.profile = profile
  }

  /// The range that the readings are held against; what cannot be read keeps nobody from an answer.
  private func goal(
    of person: Person, _ context: GlucoseContext?, in tool: ToolContext
  ) -> GlucoseGoal {
    guard person.isWriter else { return .usual }
    let known = (try? profile?.all()) ?? .object([])
    let set = (try? targets?.all()) ?? []
    return GlucoseGoal(profile: known, targets: set, today: tool.today, context: context)
  }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let interval = try interval(arguments, in: context)
    let window = try DayWindow(arguments.window, arguments.onDays)
    let person = Person(arguments.person)
    let all = try readings(interval).filter { window.holds($0.at, in: context.zone) }
    let whole = all.filter { person.owns($0.subject) }
    let selection = try GlucoseSelection(
      arguments.context, arguments.mealType, interval, of: person, in: meals)
    let own = selection.chosen(from: whole, in: context.zone)
    let others = person.isWriter ? all.filter { !$0.isOwn } : []
    let figures = GlucoseFigures(
      own, over: interval, window, isWhole: selection.context == nil, in: context)
    let current = try current(of: person, in: context)
    return JSON.object([
      .person: person.subject.map(JSON.string), .current: current,
      .people: current == .null ? try people(besides: person, in: context) : nil,
      .readings: .number(Double(own.count)), .statistics: figures.statistics,
      .extremes: figures.extremes, .contexts: figures.contexts, .dayParts: figures.dayParts,
      .dayExtremes: figures.dayExtremes,
      .episodes: figures.episodes,
      .goal: goal(of: person, selection.context, in: context).told(own, in: context),
      .beyond: GlucoseBeyond(above: arguments.above, below: arguments.below)
        .map { $0.told(own, in: context) },
      .bound: Self.bound(arguments),
      .matches: arguments.value.map { Self.matches($0, in: own, context) },
      .comparison: try comparison(arguments, interval, window, person, in: context),
      .meals: try responses(arguments, interval, own, in: context),
      .range: .string(
        arguments.from == nil && arguments.to == nil ? arguments.range ?? "24h" : "custom"),
      .window: arguments.window.map(JSON.string), .onDays: arguments.onDays.map(JSON.string),
      .context: selection.context.map { .string($0.rawValue) },
      .mealType: selection.meal.map { .string($0.rawValue) },
      .wholeCount: selection.context == nil ? nil : .number(Double(whole.count)),
    ]).appending(context.bounds(interval)).appending([
      .init(.source, .text(Self.sources(of: own).unlessEmpty)),
      .init(.list, .array(own.suffix(50).map { .object($0.members(in: context)) })),
      .init(
        .others,
        .array(others.suffix(20).map { .object($0.members(in: context)) })),
    ])
  }

  private static func sources(of own: [GlucoseReading]) -> String {
    own.map(\.source).reduce(into: [String]()) { known, source in
      if !known.contains(source) { known.append(source) }
    }.joined(separator: ", ")
  }

  /// What was written down and what sensors brought, oldest first.
  private func readings(_ interval: Range<Date>) throws(ToolFailure) -> [GlucoseReading] {
    let hand = try stored { try glucose.between(interval) }
    let devices = try stored { try sensor.between(interval) }
    guard !hand.isEmpty else { return devices }
    return (hand + devices).sorted { $0.at < $1.at }
  }

  private func interval(
    _ arguments: Arguments, in context: ToolContext
  ) throws(ToolFailure) -> Range<Date> {
    guard arguments.from == nil, arguments.to == nil else {
      let said = try context.interval(from: arguments.from, to: arguments.to)
      // "Up to now" takes in the reading that was logged this moment.
      let isUpToNow = abs(said.upperBound.timeIntervalSince(context.now)) < 60
      return isUpToNow ? said.lowerBound..<context.now.addingTimeInterval(1) : said
    }
    let hours = Self.ranges.first { $0.key == arguments.range ?? "24h" }?.value ?? 24
    // A second on top, so that a reading logged this moment is in it.
    let end = context.now.addingTimeInterval(1)
    return context.now.addingTimeInterval(Double(-hours * 3600))..<end
  }
}

// MARK: Now

extension GetGlucose {
  /// The newest reading of a person, whoever brought it.
  private func current(
    of person: Person, in context: ToolContext
  ) throws(ToolFailure) -> JSON {
    let records = NewestReading(glucose: glucose, sensor: sensor)
    let newest = try stored {
      try records.reading(at: context.now) { person.owns($0.subject) }
    }
    return newest.map { Self.current($0, in: context) } ?? .null
  }

  /// Those of whom there are readings, where there are none of the one who was named.
  private func people(
    besides person: Person, in context: ToolContext
  ) throws(ToolFailure) -> JSON? {
    guard !person.isWriter else { return nil }
    let span = context.now.addingTimeInterval(-90 * 86_400)..<context.now
    let names = try stored { try glucose.between(span) }.compactMap(\.subject)
    return .array(Set(names).sorted().prefix(5).map(JSON.string))
  }

  private static func current(_ reading: GlucoseReading, in context: ToolContext) -> JSON {
    let seconds = max(0, context.now.timeIntervalSince(reading.at))
    let age = GlucoseAge(of: reading.at, now: context.now)
    let trend = reading.trend(at: context.now)
    return .object([
      .value: .figure(reading.said), .unit: .string(reading.unit.rawValue),
      .limit: reading.limit.map { .string($0.rawValue) },
      .trend: .text(trend?.rawValue), .arrow: .text(trend?.arrow),
      .at: .string(context.text(reading.at)),
      .ageMinutes: .number((seconds / 60).rounded(.down)), .freshness: .string(age.rawValue),
      .stale: .bool(age != .current),
      .level: .string(GlucoseAssessment(of: reading.milligrams, in: reading.unit).level.rawValue),
      .source: .string(reading.source),
    ])
  }
}

// MARK: Beside

/// The meals around others, which share in what glucose does after them.
private struct MealCrowd {
  private let meals: [Meal]
  /// Seconds after a meal in which its own peak is looked for, and in which it still raises glucose.
  private static let after = 3 * 3600.0
  private static let before = 2 * 3600.0
  /// Grams of carbohydrate from which on a meal counts.
  private static let least = 10.0

  init(
    _ interval: Range<Date>, of person: Person, in meals: MealRecords
  ) throws(ToolFailure) {
    let span =
      interval.lowerBound.addingTimeInterval(
        -Self.before)..<interval.upperBound.addingTimeInterval(Self.after)
    self.meals = try stored { try meals.between(span) }.filter {
      person.owns($0.subject)
        && ($0.totals.carbs >= Self.least || $0.items.contains { $0.nutrients == nil })
    }
  }

  /// Whether another meal was eaten shortly before this one or before its peak.
  func isAround(_ meal: Meal) -> Bool {
    meals.contains { other in
      let gap = other.eatenAt.timeIntervalSince(meal.eatenAt)
      return other.id != meal.id && gap > -Self.before && gap < Self.after
    }
  }
}

extension GetGlucose {
  /// The same length of time right before the interval.
  private func comparison(
    _ arguments: Arguments, _ interval: Range<Date>, _ window: DayWindow, _ person: Person,
    in context: ToolContext
  ) throws(ToolFailure) -> JSON? {
    guard arguments.compare == "previous" else { return nil }
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let before = interval.lowerBound.addingTimeInterval(-length)..<interval.lowerBound
    let selection = try GlucoseSelection(
      arguments.context, arguments.mealType, before, of: person, in: meals)
    let all = try readings(before).filter {
      person.owns($0.subject) && window.holds($0.at, in: context.zone)
    }
    let own = selection.chosen(from: all, in: context.zone)
    return JSON.object([
      .readings: .number(Double(own.count)),
      .statistics: GlucoseFigures(own, over: before, window, in: context).statistics,
      .goal: goal(of: person, selection.context, in: context).told(own, in: context),
    ]).appending(context.bounds(before))
  }

  /// What glucose did after each meal of the interval that holds a food.
  private func responses(
    _ arguments: Arguments, _ interval: Range<Date>, _ own: [GlucoseReading],
    in context: ToolContext
  ) throws(ToolFailure) -> JSON? {
    guard let food = arguments.food?.unlessEmpty else { return nil }
    let person = Person(arguments.person)
    let eaten = try MealStretch(
      interval, of: person, type: nil, food: food, in: meals, foods: foods
    ).meals
    let crowd = try MealCrowd(interval, of: person, in: meals)
    let known = eaten.compactMap { meal in
      MealResponse(at: meal.eatenAt, in: own).map { (meal, $0, crowd.isAround(meal)) }
    }
    // What two meals did together is no meal's own, where there is better.
    let alone = known.filter { !$0.2 }
    let rises = (alone.isEmpty ? known : alone).map(\.1.rise)
    let mean: JSON =
      rises.isEmpty ? .null : .exact(rises.reduce(0, +) / Double(rises.count))
    let list = known.suffix(20).map { meal, response, isCrowded in
      Self.response(meal, response, isCrowded, in: context)
    }
    return .object([
      .food: .string(food), .eaten: .number(Double(eaten.count)),
      .measured: .number(Double(known.count)), .meanOf: .number(Double(rises.count)),
      .meanRise: mean, .list: .array(list),
    ])
  }

  private static func response(
    _ meal: Meal, _ response: MealResponse, _ isCrowded: Bool, in context: ToolContext
  ) -> JSON {
    .object([
      .meal: .id(meal.id), .eatenAt: .string(context.text(response.eatenAt)),
      .before: .figure(response.before.milligrams), .peak: .figure(response.peak.milligrams),
      .limit: response.peak.limit.map { .string($0.rawValue) },
      .otherMealNear: isCrowded ? true : nil,
      .rise: .figure(response.rise), .minutesToPeak: .figure(response.minutesToPeak),
      .returnedAt: response.returned.map { .string(context.text($0)) },
      .readings: .number(Double(response.count)), .carbs: .figure(meal.totals.carbs),
      .unit: .string(GlucoseUnit.mgdL.rawValue),
    ])
  }
}
