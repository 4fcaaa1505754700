import Domain
import struct Foundation.Date

/// Reads the rows of a file one after another and counts what it leaves out.
struct RowReader {
  private let header: FileHeader
  private var clock: WallClock
  private(set) var readings: [GlucoseReading] = []
  private var lines: [Int] = []
  private var reasons: [GlucoseFile.Reason: (count: Int, line: Int)] = [:]

  init(_ header: FileHeader, zone: Zone) {
    self.header = header
    clock = WallClock(zone: zone)
  }

  mutating func take(_ row: SeparatedRows.Row, _ order: DateOrder) {
    let time = row[header.columns.time]
    guard !time.isEmpty else { return skip(row, .description) }
    let (means, column, reason) = content(of: row)
    if let reason { return skip(row, reason) }
    guard let civil = WrittenMoment(time)?.civil(order) else { return skip(row, .badTime) }
    let cell = row[column]
    guard !cell.isEmpty else { return skip(row, .noValue) }
    guard let (value, limit) = value(of: cell) else { return skip(row, .badValue) }
    readings.append(
      GlucoseReading(
        device: value, header.unit ?? .mgdL, at: clock.instant(civil),
        source: header.kind.rawValue, means: means, limit: limit))
    lines.append(row.line)
  }

  /// What was left out, by reason, in the order of reasons.
  func skipped(beyond kept: Int) -> [GlucoseFile.Skipped] {
    var reasons = reasons
    if kept < readings.count {
      let first = zip(readings, lines).first { reading, _ in
        reading.limit == nil && !GlucoseFile.isPossible(reading)
      }
      reasons[.impossible] = (readings.count - kept, first?.1 ?? 0)
    }
    return GlucoseFile.Reason.allCases.compactMap { reason in
      reasons[reason].map { .init(reason: reason, count: $0.count, line: $0.line) }
    }
  }

  private mutating func skip(_ row: SeparatedRows.Row, _ reason: GlucoseFile.Reason) {
    reasons[reason, default: (0, row.line)].count += 1
  }

  // MARK: Cells

  private typealias Content = (
    means: GlucoseMeans, column: Int, reason: GlucoseFile.Reason?
  )

  private func content(of row: SeparatedRows.Row) -> Content {
    switch header.kind {
    case .clarity: (.sensor, 7, Self.reason(ofEvent: row[2], hasValue: !row[7].isEmpty))
    case .libreview:
      switch row[3] {
      case "0": (.sensor, 4, nil)
      case "1": (.scan, 5, nil)
      case "2": (.hand, 14, nil)
      case "4": (.hand, 0, .insulin)
      case "5": (.hand, 0, .carbs)
      case "6": (.hand, 0, .note)
      default: (.hand, 0, .otherEvent)
      }
    }
  }

  private static let events: [(String, GlucoseFile.Reason)] = [
    ("calibration", .calibration), ("carbs", .carbs), ("insulin", .insulin),
    ("exercise", .exercise), ("health", .health), ("alert", .alert), ("note", .note),
    ("other", .otherEvent),
  ]

  /// Why an event is no reading; one of an unknown name with a value is the sensor's.
  private static func reason(ofEvent event: String, hasValue: Bool) -> GlucoseFile.Reason? {
    if FileWords.isOne(event, of: "sensor") { return nil }
    if let known = events.first(where: { FileWords.begins(event, with: $0.0) }) { return known.1 }
    return hasValue ? nil : .otherEvent
  }

  /// The number in a cell, with a point or a comma, or the bound that a word names.
  private func value(of cell: String) -> (Double, GlucoseLimit?)? {
    let isDecimalComma =
      cell.utf8.contains(UInt8(ascii: ",")) && !cell.utf8.contains(UInt8(ascii: "."))
    let number = isDecimalComma ? cell.replacing(",", with: ".") : cell
    if let value = Double(number), value.isFinite, value > 0 { return (value, nil) }
    let isLibre = header.kind == .libreview
    if FileWords.isOne(cell, of: "low") || cell.hasPrefix("<") {
      return (header.unit == .mmolL ? 2.2 : 39, .low)
    }
    if FileWords.isOne(cell, of: "high") || cell.hasPrefix(">") {
      return (header.unit == .mmolL ? isLibre ? 27.8 : 22.3 : isLibre ? 501 : 401, .high)
    }
    return nil
  }
}
