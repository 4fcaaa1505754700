import Domain
import struct Foundation.Date

/// What a person takes along to their doctor: the readings, meals, drugs and notes of some days.
struct DoctorReport {
  let days: Range<CivilDay>
  let stretch: Range<Date>
  let madeAt: Date
  let zone: Zone
  let name: String
  /// The person's own, oldest first.
  let readings: [GlucoseReading]
  let sensor: [GlucoseReading]
  /// How much of the stretch the sensor has measured; nil without one.
  let coverage: GlucoseCoverage?
  /// The readings that the figures are made of: those of the sensor where there are any.
  let basis: [GlucoseReading]
  let meals: [Meal]
  let entries: [Entry]
  let notes: [Note]

  /// The stretch of so many days up to now.
  static func stretch(days count: Int, until now: Date) -> Range<Date> {
    now.addingTimeInterval(-Double(count) * 86_400)..<now.addingTimeInterval(1)
  }

  /// Reads the records of a stretch that ends now; `readings` are the person's own in it.
  init(
    _ records: Records, readings: [GlucoseReading], over stretch: Range<Date>, now: Date, zone: Zone
  ) throws {
    days = zone.day(at: stretch.lowerBound)..<zone.day(at: now) + 1
    self.stretch = stretch
    self.zone = zone
    self.readings = readings
    sensor = readings.filter { $0.means == .sensor }
    coverage = GlucoseCoverage(of: sensor, over: stretch)
    basis = sensor.isEmpty ? readings : sensor
    madeAt = now
    name = try records.settings.value("ad") ?? ""
    meals = try records.meals.between(stretch).filter(\.isOwn)
    entries = try records.entries.between(stretch, nil).filter(\.isOwn)
    notes = try records.notes.all().filter { stretch.contains($0.at) }
  }

  var unit: GlucoseUnit { readings.last?.unit ?? .mgdL }

  /// All of it in lines, for a spreadsheet.
  var csv: String {
    var text = "at,value,unit,limit,means,source,context,note\r\n"
    text.reserveCapacity(64 * (readings.count + 1))
    for reading in readings {
      // Only the last cells hold words of others.
      text += zone.civil(at: reading.at).text
      text += ",\(reading.given),\(reading.unit.rawValue),\(reading.limit?.rawValue ?? ""),"
      text += "\(reading.means.rawValue),\(Self.quoted(reading.source)),"
      text += "\(reading.context?.rawValue ?? ""),\(Self.quoted(reading.note ?? ""))\r\n"
    }
    return text
  }

  /// A cell; one that a spreadsheet would take for a formula becomes text.
  private static func quoted(_ text: String) -> String {
    let isFormula = text.utf8.first.map { "=+-@".utf8.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    guard safe.utf8.contains(where: { ",\"\r\n".utf8.contains($0) }) else { return safe }
    return "\"" + safe.replacing("\"", with: "\"\"") + "\""
  }
}
