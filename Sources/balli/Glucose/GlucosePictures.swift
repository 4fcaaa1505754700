import Domain
import Terminal
import struct Foundation.Date

// Glucose as a picture of characters.
extension GlucoseDesk {
  /// Draws the last hours or days.
  func chart(_ span: String) throws {
    let hours = try Self.hours(span)
    let now = world.clock.now()
    let stretch = now.addingTimeInterval(-hours * 3600)..<now.addingTimeInterval(1)
    let readings = try readings(in: stretch)
    guard let last = readings.last else {
      return presenter.show(CommandOutput(.chart, GlucoseTexts.nothingToDraw(hours), data: [:]))
    }
    let meals = try household.records.meals.between(stretch).filter(\.isOwn).map(\.eatenAt)
    let chart = GlucoseChart(
      readings: readings, meals: meals, over: stretch, zone: zone, width: presenter.width - 1)
    let title = GlucoseTexts.chartTitle(
      hours, readings.count, GlucoseTexts.reading(last, now: now))
    let text = Wrapping.fitted(title, width: max(1, presenter.width - 1)) + "\n\n" + chart.text()
    presenter.show(
      CommandOutput(
        .chart, text, data: ["hours": .number(hours), "readings": .number(Double(readings.count))]))
  }

  /// Writes the page for the doctor, and its readings as a table beside it.
  func report(_ days: Int, _ path: String?) throws {
    guard (1...90).contains(days) else { throw Failure(.usage, ReportTexts.badDays) }
    let now = world.clock.now()
    let today = zone.day(at: now)
    let page = path ?? "balli-rapor-\(today.text).html"
    let table = (page.hasSuffix(".html") ? String(page.dropLast(5)) : page) + ".csv"
    let stretch = DoctorReport.stretch(days: days, until: now)
    let report = try DoctorReport(
      household.records, readings: try readings(in: stretch), over: stretch, now: now, zone: zone)
    try world.files.write(ReportPage(report: report).html, page)
    try world.files.write(report.csv, table)
    presenter.show(
      CommandOutput(
        .report, ReportTexts.written(page, table, report.readings.count),
        data: [
          "path": .string(page), "csv": .string(table),
          "readings": .number(Double(report.readings.count)),
        ]))
  }

  /// What was written down and what sensors brought, of the person alone, oldest first.
  func readings(in stretch: Range<Date>) throws -> [GlucoseReading] {
    let hand = try household.records.glucose.between(stretch).filter(\.isOwn)
    return (hand + (try household.records.sensor.between(stretch))).sorted { $0.at < $1.at }
  }

  /// `6`, `6 saat`, `3 gün`; 24 hours where nothing is said.
  private static func hours(_ span: String) throws(Failure) -> Double {
    let words = span.split(separator: " ").map { Spelling.ascii(String($0)) }
    guard let first = words.first else { return 24 }
    let digits = first.prefix { $0.isNumber }
    let unit = words.count > 1 ? words[1] : String(first.dropFirst(digits.count))
    guard let count = Double(digits), count > 0 else {
      throw Failure(.usage, GlucoseTexts.badSpan(span))
    }
    let hours: Double? =
      unit.hasPrefix("g") ? count * 24 : unit.isEmpty || unit.hasPrefix("s") ? count : nil
    guard let hours, hours <= 90 * 24 else { throw Failure(.usage, GlucoseTexts.badSpan(span)) }
    return hours
  }
}
