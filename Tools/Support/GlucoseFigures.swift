import Domain
import Foundation

/// Hours of the day that alone count: `07:00-10:00`; over midnight too.
struct DayWindow {
  /// Seconds since midnight; nil for the whole day.
  private let bounds: (start: Int, end: Int)?
  /// The days of the week that count; nil for all.
  private let days: Days?

  /// Kinds of days of the week.
  enum Days: String, CaseIterable {
    case weekend, weekdays
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// Of seven days, Monday first.
    var weekdays: ClosedRange<Int> {
      switch self {
      case .weekend: 6...7
      case .weekdays: 1...5
      case .monday: 1...1
      case .tuesday: 2...2
      case .wednesday: 3...3
      case .thursday: 4...4
      case .friday: 5...5
      case .saturday: 6...6
      case .sunday: 7...7
      }
    }
  }

  init(_ text: String?, _ onDays: String?) throws(ToolFailure) {
    days = onDays.flatMap(Days.init(rawValue:))
    if let onDays, days == nil { throw .invalid(Texts.notDays(onDays)) }
    guard let text = text?.unlessEmpty else {
      bounds = nil
      return
    }
    let clocks = text.split(whereSeparator: { $0 == "-" || $0 == "–" }).map { Self.clock($0) }
    guard clocks.count == 2, let start = clocks[0], let end = clocks[1], start != end else {
      throw .invalid(Texts.notAWindow(text))
    }
    bounds = (start, end)
  }

  /// `07:00`, `7.30` or `7`, in seconds.
  private static func clock(_ text: Substring) -> Int? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "." }).map {
      Int($0.trimmingCharacters(in: .whitespaces))
    }
    guard let hour = parts.first ?? nil, (0...24).contains(hour), parts.count <= 2 else {
      return nil
    }
    guard parts.count == 2 else { return hour * 3600 }
    guard let minute = parts[1], (0..<60).contains(minute) else { return nil }
    return hour * 3600 + minute * 60
  }

  /// The share of the time that counts.
  var share: Double {
    let ofWeek = days.map { Double($0.weekdays.count) / 7 } ?? 1
    guard let bounds else { return ofWeek }
    let length = bounds.end - bounds.start
    return Double(length > 0 ? length : length + 86_400) / 86_400 * ofWeek
  }

  func holds(_ moment: Date, in zone: Zone) -> Bool {
    let civil = zone.civil(at: moment)
    if let days, !days.weekdays.contains(civil.day.weekday) { return false }
    guard let bounds else { return true }
    let second = civil.secondOfDay
    return bounds.start < bounds.end
      ? (bounds.start..<bounds.end).contains(second)
      : second >= bounds.start || second < bounds.end
  }
}

/// The figures of a stretch of readings, as the members of a result.
struct GlucoseFigures {
  private let own: [GlucoseReading]
  private let sensor: [GlucoseReading]
  private let interval: Range<Date>
  private let window: DayWindow
  /// Whether all readings of the stretch are taken; else its coverage tells nothing.
  private let isWhole: Bool
  private let context: ToolContext

  /// Takes one person's readings, oldest first.
  init(
    _ own: [GlucoseReading], over interval: Range<Date>, _ window: DayWindow,
    isWhole: Bool = true, in context: ToolContext
  ) {
    self.own = own
    self.isWhole = isWhole
    self.interval = interval
    self.window = window
    self.context = context
    sensor = own.filter { $0.means == .sensor }
  }

  /// Whether the sensor's readings alone make the figures.
  private var isOfSensor: Bool { !sensor.isEmpty && sensor.count * 2 >= own.count }

  private var coverage: GlucoseCoverage? {
    let end = min(interval.upperBound, context.now.addingTimeInterval(1))
    guard interval.lowerBound < end, isWhole else { return nil }
    var coverage = GlucoseCoverage(of: sensor, over: interval.lowerBound..<end)
    if let expected = coverage?.expected, window.share < 1 {
      coverage?.expected = max(1, Int((Double(expected) * window.share).rounded()))
    }
    return coverage
  }

  var statistics: JSON {
    let basis = isOfSensor ? sensor : own
    guard let figures = GlucoseStatistics(of: basis) else { return .null }
    let coverage = coverage
    // The estimates are of whole days.
    let isDense = isOfSensor && coverage?.isDense == true && window.share == 1
    return .object([
      .count: .number(Double(figures.count)),
      .basis: .string(isOfSensor ? "sensor" : sensor.isEmpty ? "hand" : "all"),
      .mean: .exact(figures.mean), .sd: .exact(figures.sd), .cv: .exact(figures.cv),
      .gmi: isDense ? .exact(figures.gmi) : .null,
      .estimatedA1c: isDense ? .exact(figures.estimatedA1c) : .null,
      .tir: .exact(figures.timeInRange), .titr: .exact(figures.timeInTightRange),
      .tbr70: .exact(figures.below70), .tbr54: .exact(figures.below54),
      .tar180: .exact(figures.above180), .tar250: .exact(figures.above250),
      .lbgi: isOfSensor ? .exact(figures.lbgi) : .null,
      .hbgi: isOfSensor ? .exact(figures.hbgi) : .null,
      .gri: isOfSensor ? .exact(figures.gri) : .null,
      .griZone: isOfSensor ? .string(figures.griZone) : .null,
      .coverage: .exact(coverage?.percent), .days: .exact(coverage?.days),
      .enough: coverage.map { .bool($0.isEnough) },
      .lowReadings: .number(Double(figures.lows)),
      .highReadings: .number(Double(figures.highs)),
      .lowest: .figure(figures.lowest, decimals: 0),
      .highest: .figure(figures.highest, decimals: 0),
      .unit: .string(GlucoseUnit.mgdL.rawValue),
    ])
  }

  /// The lowest and highest reading, whoever brought them.
  var extremes: JSON {
    guard let lowest = own.min(by: { $0.milligrams < $1.milligrams }),
      let highest = own.max(by: { $0.milligrams < $1.milligrams })
    else { return .null }
    return [
      .lowest: .object(lowest.members(in: context)),
      .highest: .object(highest.members(in: context)),
    ]
  }

  /// Means by what people said of when they measured.
  var contexts: JSON? {
    let told = GlucoseContext.allCases.compactMap { context -> JSON.Member? in
      let values = own.filter { $0.context == context }.map(\.milligrams)
      guard let figures = GlucoseStatistics(of: values) else { return nil }
      return .init(
        context.rawValue,
        [
          .count: .number(Double(figures.count)), .mean: .exact(figures.mean),
          .lowest: .figure(figures.lowest, decimals: 0),
          .highest: .figure(figures.highest, decimals: 0),
        ])
    }
    return told.isEmpty ? nil : .object(told)
  }

  /// The four quarters of the day from midnight on, where there is enough to compare.
  var dayParts: JSON? {
    let basis = isOfSensor ? sensor : own
    guard basis.count >= 8 else { return nil }
    let parts = Dictionary(grouping: basis) { context.zone.civil(at: $0.at).hour / 6 }
    return .array(
      parts.keys.sorted().compactMap { part in
        guard let values = parts[part], let figures = GlucoseStatistics(of: values) else {
          return nil
        }
        return [
          .hours: .string("\(Self.hour(part * 6))-\(Self.hour(part * 6 + 6))"),
          .count: .number(Double(figures.count)), .mean: .exact(figures.mean),
          .tbr70: .exact(figures.below70), .tar180: .exact(figures.above180),
        ]
      })
  }

  /// The days with the most and the fewest readings in range, of those that were measured well enough
  /// to be compared; nil for fewer than three.
  var dayExtremes: JSON? {
    let basis = isOfSensor ? sensor : own
    let days = Dictionary(grouping: basis) { context.zone.day(at: $0.at) }
    let most = days.values.map(\.count).max() ?? 0
    let told = days.compactMap { day, readings -> (day: CivilDay, figures: GlucoseStatistics)? in
      guard readings.count * 2 >= most, readings.count >= 3 else { return nil }
      return GlucoseStatistics(of: readings).map { (day, $0) }
    }
    guard told.count >= 3 else { return nil }
    // Days that are equally long in range are told apart by their mean, then by their date.
    let sorted = told.sorted { one, other in
      (one.figures.timeInRange, -one.figures.mean, other.day.number)
        < (other.figures.timeInRange, -other.figures.mean, one.day.number)
    }
    guard let worst = sorted.first, let best = sorted.last else { return nil }
    return [
      .days: .number(Double(told.count)), .worst: Self.told(worst.day, worst.figures),
      .best: Self.told(best.day, best.figures),
    ]
  }

  private static func told(_ day: CivilDay, _ figures: GlucoseStatistics) -> JSON {
    [
      .date: .string(day.text), .count: .number(Double(figures.count)),
      .mean: .exact(figures.mean), .tir: .exact(figures.timeInRange),
      .tbr70: .exact(figures.below70), .tar180: .exact(figures.above180),
    ]
  }

  private static func hour(_ hour: Int) -> String { hour < 10 ? "0\(hour):00" : "\(hour):00" }

  /// Lows and highs of at least 15 minutes; only a sensor can tell them.
  var episodes: JSON? {
    guard !sensor.isEmpty else { return nil }
    let finder = EpisodeFinder(sensor)
    let (low, high) = (finder.episodes(.low, level: 2), finder.episodes(.high, level: 2))
    return .object([
      .low: told(finder.episodes(.low)), .high: told(finder.episodes(.high)),
      .veryLow: low.isEmpty ? nil : told(low), .veryHigh: high.isEmpty ? nil : told(high),
    ])
  }

  private func told(_ episodes: [GlucoseEpisode]) -> JSON {
    let nightly = episodes.filter { context.zone.civil(at: $0.start).hour < 6 }
    return [
      .count: .number(Double(episodes.count)),
      .level2: .number(Double(episodes.filter { $0.level == 2 }.count)),
      .overnight: .number(Double(nightly.count)),
      .minutes: .figure(episodes.reduce(0) { $0 + $1.minutes }, decimals: 0),
      .list: .array(
        episodes.suffix(10).map { episode in
          .object([
            .start: .string(context.text(episode.start)),
            .end: .string(context.text(episode.end)),
            .minutes: .figure(episode.minutes, decimals: 0),
            .extreme: .figure(episode.extreme.milligrams, decimals: 0),
            .limit: episode.extreme.limit.map { .string($0.rawValue) },
            .level: .number(Double(episode.level)), .ended: .bool(episode.hasEnded),
            .unit: .string(GlucoseUnit.mgdL.rawValue),
          ])
        }),
    ]
  }
}

extension JSON {
  /// A figure as it is computed, to seven places; null for none.
  static func exact(_ value: Double?) -> JSON { figure(value, decimals: 7) }
}
