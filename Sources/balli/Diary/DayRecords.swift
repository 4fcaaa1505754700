import Domain
import struct Foundation.Date

/// What a person recorded on one day, with its sums; what is another's is left out.
struct DayRecords: Sendable {
  var day: CivilDay
  var meals: [Meal] = []
  /// What was written down and what sensors brought, oldest first.
  var readings: [GlucoseReading] = []
  var entries: [Entry] = []

  init(day: CivilDay) { self.day = day }

  /// The days of a stretch with their meals alone, which is far less than all that sensors bring.
  static func meals(
    of days: Range<CivilDay>, from records: Records, _ zone: Zone
  ) throws -> [DayRecords] {
    let meals = try records.meals.between(zone.interval(of: days)).filter(\.isOwn)
    let mealsOf = Dictionary(grouping: meals) { zone.day(at: $0.eatenAt) }
    return (days.lowerBound.number..<days.upperBound.number).map { number in
      var one = DayRecords(day: CivilDay(number: number))
      one.meals = mealsOf[one.day] ?? []
      return one
    }
  }

  /// The days of a stretch, each with its records; only the stretch is read.
  static func load(
    _ days: Range<CivilDay>, from records: Records, _ zone: Zone
  ) throws -> [DayRecords] {
    let stretch = zone.interval(of: days)
    let hand = try records.glucose.between(stretch).filter(\.isOwn)
    let readings = (hand + (try records.sensor.between(stretch))).sorted { $0.at < $1.at }
    let entries = try records.entries.between(stretch, nil).filter(\.isOwn)
    let readingsOf = Dictionary(grouping: readings) { zone.day(at: $0.at) }
    let entriesOf = Dictionary(grouping: entries) { zone.day(at: $0.at) }
    return try meals(of: days, from: records, zone).map { day in
      var day = day
      day.readings = readingsOf[day.day] ?? []
      day.entries = entriesOf[day.day] ?? []
      return day
    }
  }

  var isEmpty: Bool { meals.isEmpty && readings.isEmpty && entries.isEmpty }

  /// The sum of what is known.
  var totals: Nutrients { meals.map(\.totals).reduce(Nutrients(), +) }

  /// Foods whose figures nobody knows, which the sums lack.
  var unknown: [String] {
    meals.flatMap(\.items).filter { $0.nutrients == nil }.map(\.name)
  }

  /// Millilitres.
  var water: Double { sum(.water, "milliliters") }
  var steps: Double { sum(.activity, "steps") }
  /// Minutes of movement.
  var movement: Double { sum(.activity, "minutes") }
  /// Hours.
  var sleep: Double { sum(.sleep, "hours") }

  private func sum(_ kind: EntryKind, _ field: String) -> Double {
    entries.filter { $0.kind == kind }.reduce(0) { $0 + ($1.values[field]?.number ?? 0) }
  }

  var statistics: GlucoseStatistics? { GlucoseStatistics(of: readings) }

  /// What is counted against a target of this kind; nil for a kind that is none of a day.
  func value(_ kind: TargetKind) -> Double? {
    switch kind {
    case .carbs: totals.carbs
    case .calories: totals.energy
    case .protein: totals.protein
    case .fat: totals.fat
    case .fiber: meals.isEmpty ? 0 : totals.fiber
    case .water: water
    case .steps: steps
    case .sleep: sleep
    case .weight, .glucoseLow, .glucoseHigh: nil
    }
  }
}

extension Target {
  /// What a bar of a day reaches for: the value, else the upper bound of the range.
  var aim: Double? { value ?? max ?? min }
}

extension TargetKind {
  /// Whether more than the target is too much, and not something to be glad of.
  var isLimit: Bool { [.carbs, .calories, .fat].contains(self) }
}
