package import Domain
import Foundation

/// Tells the newest glucose reading with its age, and statistics over a range.
///
///     getGlucose(range: "7d")  // current, readings, statistics
///
/// The readings of one person are counted, the writer's where nobody is named. Coverage and GMI are told only for a sensor's
/// readings, GMI from 70 % coverage on.
package struct GetGlucose: Tool {
  package struct Arguments: Decodable, Sendable {
    var range: String?
    var from: String?
    var to: String?
    var person: String?
  }

  /// The ranges of the contract and their hours.
  static let ranges: KeyValuePairs<String, Int> = [
    "1h": 1, "3h": 3, "6h": 6, "12h": 12, "24h": 24, "7d": 168, "14d": 336, "30d": 720, "90d": 2160,
  ]

  package static let name = "getGlucose"
  package static let summary =
    "Son kan şekerini yaşıyla, bir aralığın ölçümlerini ve istatistiklerini söyler. stale true ise değer "
    + "güncel değildir."
  package static let writes = false
  package static let schema = ToolSchema(
    properties: [
      .choice("range", ranges.map(\.key), "Şu andan geriye; örn. 7d bir hafta. Söylenmezse 24h")
    ] + ToolSchema.Property.interval + [.whose])
  package static let brief: ToolBrief? = ToolBrief(
    "şeker kayıtları: son değer, ortalama, gidiş", ["range"])

  let glucose: GlucoseRecords

  package init(glucose: GlucoseRecords) { self.glucose = glucose }

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let interval = try interval(arguments, in: context)
    let all = try stored { try glucose.between(interval) }
    let person = Person(arguments.person)
    let own = all.filter { person.owns($0.subject) }
    let others = person.isWriter ? all.filter { !$0.isOwn } : []
    let sources = own.map(\.source).reduce(into: [String]()) { known, source in
      if !known.contains(source) { known.append(source) }
    }
    return JSON.object([
      "person": person.subject.map(JSON.string), "current": try current(of: person, in: context),
      "readings": .number(Double(own.count)),
      "statistics": Self.statistics(own, over: interval),
      "range": .string(
        arguments.from == nil && arguments.to == nil ? arguments.range ?? "24h" : "custom"),
    ]).appending(context.bounds(interval)).appending([
      .init("source", .text(sources.joined(separator: ", ").unlessEmpty)),
      .init("list", .array(own.suffix(50).map { .object($0.members(in: context)) })),
      .init(
        "others",
        .array(others.suffix(20).map { .object($0.members(in: context)) })),
    ])
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

  private func current(
    of person: Person, in context: ToolContext
  ) throws(ToolFailure) -> JSON {
    let horizon = context.now.addingTimeInterval(5 * 60)
    var days = 2.0
    while days < 400 {
      let span = horizon.addingTimeInterval(-days * 86_400)..<horizon
      if let newest = try stored({ try glucose.between(span) }).last(where: {
        person.owns($0.subject)
      }) {
        return Self.current(newest, in: context)
      }
      days *= 14
    }
    return .null
  }

  private static func current(_ reading: GlucoseReading, in context: ToolContext) -> JSON {
    let age = max(0, Int(context.now.timeIntervalSince(reading.at) / 60))
    return .object([
      "value": .figure(reading.said), "unit": .string(reading.unit.rawValue), "trend": .null,
      "at": .string(context.text(reading.at)), "ageMinutes": .number(Double(age)),
      "stale": .bool(age > 10),
      "level": .string(GlucoseAssessment(of: reading.milligrams).level.rawValue),
    ])
  }

  private static func statistics(_ own: [GlucoseReading], over interval: Range<Date>) -> JSON {
    guard let statistics = GlucoseStatistics(of: own.map(\.milligrams)) else { return .null }
    let coverage = coverage(of: own, over: interval)
    return [
      "mean": .figure(statistics.mean), "sd": .figure(statistics.sd),
      "cv": .figure(statistics.cv), "gmi": (coverage ?? 0) >= 70 ? .figure(statistics.gmi) : .null,
      "tir": .figure(statistics.timeInRange), "tbr70": .figure(statistics.below70),
      "tbr54": .figure(statistics.below54), "tar180": .figure(statistics.above180),
      "tar250": .figure(statistics.above250), "coverage": .figure(coverage),
      "lowest": .figure(statistics.lowest, decimals: 0),
      "highest": .figure(statistics.highest, decimals: 0),
      "unit": .string(GlucoseUnit.mgdL.rawValue),
    ]
  }

  /// Percent of the readings that a sensor gives every five minutes; nil for readings by hand.
  private static func coverage(
    of own: [GlucoseReading], over interval: Range<Date>
  ) -> Double? {
    let sensor = own.filter { $0.source != "manual" }
    guard !sensor.isEmpty else { return nil }
    let expected = interval.upperBound.timeIntervalSince(interval.lowerBound) / 300
    return min(100, 100 * Double(sensor.count) / expected)
  }
}
