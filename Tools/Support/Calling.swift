import Domain
import Foundation

extension ToolFailure {
  static func invalid(_ message: String) -> ToolFailure {
    ToolFailure(code: "invalidArguments", message: message)
  }

  static func notFound(_ message: String) -> ToolFailure {
    ToolFailure(code: "notFound", message: message)
  }
}

/// Runs work on the records; whatever goes wrong there is a storage failure.
func stored<Value>(_ work: () throws -> Value) throws(ToolFailure) -> Value {
  do { return try work() } catch { throw .storage(error) }
}

/// An instant that an argument names.
struct Moment: Equatable {
  var date: Date
  /// Whether only the day was named; `date` is its first instant then.
  var isDay: Bool
}

extension ToolContext {
  func change(_ tool: String, _ summary: String) -> Change {
    Change(tool: tool, summary: summary, at: now, conversation: conversation)
  }

  /// Today in the person's zone.
  var today: CivilDay { zone.day(at: now) }

  /// The instant that `text` names, or nil for no text.
  func moment(_ text: String?, for argument: String) throws(ToolFailure) -> Moment? {
    guard let text else { return nil }
    let trimmed = text.trimmed
    guard let civil = CivilTime(parsing: trimmed, in: zone) else {
      throw .invalid(Texts.notAMoment(argument, text))
    }
    return Moment(date: civil.date, isDay: trimmed.utf8.count <= 10)
  }

  /// The instant at which something was, now where nothing is said.
  ///
  /// A day alone means the present clock time on that day. Five minutes of the future are allowed,
  /// for clocks that differ.
  func pastMoment(_ text: String?, for argument: String) throws(ToolFailure) -> Date {
    guard let moment = try moment(text, for: argument) else { return now }
    let date = moment.isDay ? onDay(of: moment.date, clockOf: now) : moment.date
    guard date <= now.addingTimeInterval(5 * 60) else {
      throw .invalid(Texts.inTheFuture(argument))
    }
    return date
  }

  /// The local day of one instant with the local clock of another.
  func onDay(of date: Date, clockOf clock: Date) -> Date {
    var civil = zone.civil(at: clock)
    civil.day = zone.day(at: date)
    return zone.date(of: civil)
  }

  /// The instants from `from` to `to`, which is exclusive; whole days where no bound is named.
  ///
  /// Without `from` the day of `to` (or today) is meant; without `to` all up to the end of today. The
  /// same day twice means that day.
  func interval(
    from: String?, to: String?, otherwise period: Period = .today
  ) throws(ToolFailure) -> Range<Date> {
    let start = try moment(from, for: "from")
    let end = try moment(to, for: "to")
    switch (start, end) {
    case (nil, nil): return zone.interval(of: period.days(from: today))
    case (let start?, nil):
      return start.date..<max(zone.start(of: today + 1), start.date.addingTimeInterval(86_400))
    case (nil, let end?):
      return zone.start(of: zone.day(at: end.date.addingTimeInterval(-1)))..<end.date
    case (let start?, let end?):
      if start == end, start.isDay {
        return start.date..<zone.start(of: zone.day(at: start.date) + 1)
      }
      guard start.date < end.date else { throw .invalid(Texts.backwards) }
      return start.date..<end.date
    }
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The trimmed text, or nil where nothing is left.
  var unlessEmpty: String? { trimmed.isEmpty ? nil : trimmed }
}
