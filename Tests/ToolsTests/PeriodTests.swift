import Domain
import Testing

@Suite struct PeriodTests {
  struct Case: Sendable {
    var period: Period
    var today: String
    var first: String
    var end: String
  }

  static let cases = [
    Case(period: .today, today: "2026-11-21", first: "2026-11-21", end: "2026-11-22"),
    Case(period: .yesterday, today: "2026-03-01", first: "2026-02-28", end: "2026-03-01"),
    Case(period: .thisWeek, today: "2026-11-21", first: "2026-11-16", end: "2026-11-23"),
    Case(period: .thisWeek, today: "2026-11-16", first: "2026-11-16", end: "2026-11-23"),
    Case(period: .thisWeek, today: "2026-11-22", first: "2026-11-16", end: "2026-11-23"),
    Case(period: .lastWeek, today: "2026-01-01", first: "2025-12-22", end: "2025-12-29"),
    Case(period: .thisMonth, today: "2026-12-31", first: "2026-12-01", end: "2027-01-01"),
    Case(period: .lastMonth, today: "2026-01-15", first: "2025-12-01", end: "2026-01-01"),
    Case(period: .lastMonth, today: "2028-03-31", first: "2028-02-01", end: "2028-03-01"),
  ]

  @Test("A period spans its days, over the ends of months and years", arguments: cases)
  func days(example: Case) throws {
    let today = try #require(CivilTime(parsing: example.today, in: .fixed(0))).day
    let days = example.period.days(from: today)
    #expect(days.lowerBound.text == example.first)
    #expect(days.upperBound.text == example.end)
  }
}
