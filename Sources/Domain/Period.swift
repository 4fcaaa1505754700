package import struct Foundation.Date

/// A stretch of days that people name; raw values are those of the contract.
///
/// Weeks begin on Monday.
package enum Period: String, Sendable, CaseIterable, Codable {
  case today
  case yesterday
  case thisWeek = "this_week"
  case lastWeek = "last_week"
  case thisMonth = "this_month"
  case lastMonth = "last_month"

  /// The days of the period, seen from `today`; the days to come of this week and month included.
  package func days(from today: CivilDay) -> Range<CivilDay> {
    let monday = today - (today.weekday - 1)
    let (year, month, _) = today.parts
    let first = CivilDay(year: year, month: month, day: 1)
    return switch self {
    case .today: today..<today + 1
    case .yesterday: today - 1..<today
    case .thisWeek: monday..<monday + 7
    case .lastWeek: monday - 7..<monday
    case .thisMonth: first..<CivilDay(year: year, month: month + 1, day: 1)
    case .lastMonth: CivilDay(year: year, month: month - 1, day: 1)..<first
    }
  }
}

extension Zone {
  /// The instants of `days` in this zone.
  package func interval(of days: Range<CivilDay>) -> Range<Date> {
    start(of: days.lowerBound)..<start(of: days.upperBound)
  }

  /// The local day at `date`.
  package func day(at date: Date) -> CivilDay { civil(at: date).day }
}
