import Domain
import Foundation

/// Which readings of a stretch are meant by when they were taken: on an empty stomach, after lunch.
///
/// What people wrote beside a reading says it. Where nobody wrote so, a sensor's readings of the three
/// hours after a meal are those after it; who is fasting it does not know.
struct GlucoseSelection {
  let context: GlucoseContext?
  let meal: MealType?
  /// The meals of the stretch and of the hours before it.
  private let meals: [Meal]

  /// Seconds for which a reading is one after the meal.
  private static let after = 3 * 3600.0
  /// Seconds within which a reading that is called so has to follow a meal to be of it.
  private static let belonging = 4 * 3600.0

  init(
    _ context: GlucoseContext?, _ meal: MealType?, _ interval: Range<Date>, of person: Person,
    in records: MealRecords
  ) throws(ToolFailure) {
    self.context = context ?? (meal == nil ? nil : .afterMeal)
    self.meal = meal
    guard self.context == .afterMeal else {
      meals = []
      return
    }
    let span = interval.lowerBound.addingTimeInterval(-Self.belonging)..<interval.upperBound
    meals = try stored { try records.between(span) }.filter { person.owns($0.subject) }
  }

  /// The readings that are meant, of those of one person, oldest first.
  func chosen(from readings: [GlucoseReading], in zone: Zone) -> [GlucoseReading] {
    guard let context else { return readings }
    let told = readings.filter { $0.context == context && isOfMeal($0, in: zone) }
    guard told.isEmpty, context == .afterMeal else { return told }
    let eaten = meals.filter { meal == nil || $0.type == meal }
    return readings.filter { reading in
      reading.means == .sensor
        && eaten.contains { meal in
          let gap = reading.at.timeIntervalSince(meal.eatenAt)
          return gap > 0 && gap <= Self.after
        }
    }
  }

  /// Whether a reading after a meal is one after the meal that is meant: the last that was recorded before
  /// it, else the one that is usual an hour and a half earlier.
  private func isOfMeal(_ reading: GlucoseReading, in zone: Zone) -> Bool {
    guard let meal else { return true }
    let before = meals.last { eaten in
      let gap = reading.at.timeIntervalSince(eaten.eatenAt)
      return gap > 0 && gap <= Self.belonging && eaten.type != .snack
    }
    if let before { return before.type == meal }
    return MealType(hour: zone.civil(at: reading.at.addingTimeInterval(-5400)).hour) == meal
  }
}

/// How often readings were beyond a bound, and which ones.
struct GlucoseBeyond {
  /// Whether it is the upper side: of a run of a sensor the highest reading is told then.
  let isAbove: Bool
  let holds: (GlucoseReading) -> Bool

  private static let mostShown = 30

  /// Beyond bounds that were asked for; nil for none.
  init?(above: Double?, below: Double?) {
    guard above != nil || below != nil else { return nil }
    isAbove = above != nil
    holds = { reading in
      if let above, reading.given > Self.bound(above, in: reading.unit) { return true }
      return below.map { reading.given < Self.bound($0, in: reading.unit) } ?? false
    }
  }

  /// Over the range of a goal.
  init(over goal: GlucoseGoal) {
    isAbove = true
    holds = { goal.side(of: $0) > 0 }
  }

  /// Up to it a bound is in mmol/L: no meter shows so little in mg/dL.
  private static let mostMillimoles = 33.4

  /// A bound as it was said, in the unit of a reading.
  private static func bound(_ said: Double, in unit: GlucoseUnit) -> Double {
    guard said < mostMillimoles else { return unit.bound(said) }
    return unit == .mmolL ? said : said * GlucoseUnit.mmolL.milligrams
  }

  /// `count` readings in `times` runs on `days` days of the `ofDays` on which was measured.
  func told(_ readings: [GlucoseReading], in context: ToolContext) -> JSON {
    let found = readings.filter(holds)
    let dates = found.map { context.zone.day(at: $0.at).text }
      .reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    let all = Set(readings.map { context.zone.day(at: $0.at).number }).count
    let runs = runs(of: readings)
    return .object([
      .count: .number(Double(found.count)), .times: .number(Double(runs.count)),
      .days: .number(Double(dates.count)), .ofDays: .number(Double(all)),
      .dates: .array(dates.suffix(31).map(JSON.string)),
      .list: .array(runs.suffix(Self.mostShown).map { .object($0.members(in: context)) }),
    ])
  }

  /// The farthest reading of each run of a sensor; every reading by hand is one of its own.
  private func runs(of readings: [GlucoseReading]) -> [GlucoseReading] {
    var found: [GlucoseReading] = []
    var isGoingOn = false
    for reading in readings {
      guard holds(reading) else {
        if reading.means == .sensor { isGoingOn = false }
        continue
      }
      guard isGoingOn, reading.means == .sensor, let farthest = found.last else {
        found.append(reading)
        isGoingOn = reading.means == .sensor
        continue
      }
      let isFarther =
        isAbove
        ? reading.milligrams > farthest.milligrams : reading.milligrams < farthest.milligrams
      if isFarther { found[found.count - 1] = reading }
    }
    return found
  }
}

extension GlucoseGoal {
  /// The range, how many readings are in it, under it and over it, and when they were over it.
  func told(_ readings: [GlucoseReading], in context: ToolContext) -> JSON {
    let sides = readings.map(side)
    return .object([
      .basis: .string(basis.rawValue), .low: .number(low), .high: .number(high),
      .count: .number(Double(readings.count)),
      .inCount: .number(Double(sides.count { $0 == 0 })),
      .belowCount: .number(Double(sides.count { $0 < 0 })),
      .aboveCount: .number(Double(sides.count { $0 > 0 })),
      .fastingAbove: fastingAbove(readings).map { .number(Double($0)) },
      .beyond: GlucoseBeyond(over: self).told(readings, in: context),
    ])
  }

  /// How many readings on an empty stomach are over their own goal, where all readings are held against
  /// the range of pregnancy; nil elsewhere.
  private func fastingAbove(_ readings: [GlucoseReading]) -> Int? {
    guard basis == .pregnancy, holdsHigh else { return nil }
    let own = GlucoseGoal(basis: .pregnancy, low: low, high: 95, holdsHigh: false)
    return readings.count { $0.context == .fasting && own.side(of: $0) > 0 }
  }
}

extension GetGlucose {
  /// The bounds and the value that were asked for, as they were said.
  static func bound(_ arguments: Arguments) -> JSON? {
    guard arguments.above ?? arguments.below ?? arguments.value != nil else { return nil }
    return .object([
      .above: arguments.above.map(JSON.number), .below: arguments.below.map(JSON.number),
      .value: arguments.value.map(JSON.number),
    ])
  }

  /// The readings that show a value, as somebody remembers it.
  static func matches(
    _ value: Double, in own: [GlucoseReading], _ context: ToolContext
  ) -> JSON {
    .array(
      own.filter { abs($0.given - value) < ($0.unit == .mgdL ? 0.5 : 0.05) }.suffix(5).map {
        .object($0.members(in: context))
      })
  }
}
