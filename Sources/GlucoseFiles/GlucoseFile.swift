package import Domain

/// A file of glucose readings that a person has downloaded: Dexcom Clarity or LibreView.
///
///     let file = try GlucoseFile(bytes, zone: zone)
///     file.readings   // what is to be kept
///     file.skipped    // what is not, and why
///
/// Which one it is and its language are found by position and by the words of its header. Times are the
/// clock on the person's wall.
package struct GlucoseFile: Sendable {
  package enum Kind: String, Sendable { case clarity, libreview }

  /// Why rows were left out.
  package enum Reason: String, Sendable, CaseIterable {
    case description, calibration, carbs, insulin, exercise, health, alert, note, otherEvent
    case noValue, badTime, badValue, impossible
  }

  package struct Skipped: Sendable, Equatable {
    package var reason: Reason
    package var count: Int
    /// The line of the first one.
    package var line: Int
  }

  package let kind: Kind
  package let unit: GlucoseUnit
  /// Rows under the header that are not blank.
  package let rows: Int
  /// In the order of the file.
  package let readings: [GlucoseReading]
  package let skipped: [Skipped]

  /// Reads a whole file; `order` is what the person says where it does not tell day from month.
  package init(_ bytes: [UInt8], zone: Zone, order: DateOrder? = nil) throws(FileFailure) {
    guard let table = SeparatedRows(bytes) else { throw .notText }
    guard let header = FileHeader(table.rows) else { throw .unknown }
    let body = table.rows[(header.place + 1)...].filter { !$0.isBlank }
    var reader = RowReader(header, zone: zone)
    let order = try header.order(of: body, before: table.rows.first, said: order)
    for row in body { reader.take(row, order) }
    kind = header.kind
    if let named = header.unit { unit = named } else { unit = try Self.likelyUnit(of: reader) }
    rows = body.count
    readings = reader.readings.filter { $0.limit != nil || Self.isPossible($0) }
    skipped = reader.skipped(beyond: readings.count)
  }

  /// Values that a device can show.
  static func isPossible(_ reading: GlucoseReading) -> Bool {
    let least = reading.means == .hand ? 10.0 : 38.5
    return (least...610).contains(reading.milligrams)
  }

  /// mg/dL for a file that names no unit, where its values cannot be mmol/L.
  private static func likelyUnit(of reader: RowReader) throws(FileFailure) -> GlucoseUnit {
    let values = reader.readings.filter { $0.limit == nil }.map(\.given)
    guard values.contains(where: { $0 >= 35 }) else { throw .unitUnknown }
    return .mgdL
  }
}

/// Why a file cannot be read as a whole.
package enum FileFailure: Error, Sendable, Equatable {
  case notText
  /// Neither Clarity nor LibreView.
  case unknown
  /// Day and month cannot be told apart, or both orders occur.
  case orderUnknown(example: String)
  case orderMixed
  /// No unit is named and the values are those of mmol/L.
  case unitUnknown
}

extension FileFailure: CustomStringConvertible {
  package var description: String { Texts.sentence(for: self) }
}
