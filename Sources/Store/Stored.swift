import Foundation
import GRDB

/// How values are written into columns.
enum Stored {
  /// The text without NUL, at which SQLite's text functions would end it.
  static func text(_ text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return String(text.map { $0 == "\0" ? "\u{FFFD}" : $0 })
  }

  static func text(_ text: String?) -> String? {
    guard let text else { return nil }
    let stored: String = Self.text(text)
    return stored
  }
}

extension Date {
  /// Whole milliseconds since 1970, as stored.
  var milliseconds: Int64 {
    // Bounds that no calendar leaves; a range may well end in the distant future.
    let bounded = min(max(timeIntervalSince1970 * 1000, -1e15), 1e15)
    return Int64(bounded.rounded())
  }

  init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// The moment as it comes back from the database.
  var stored: Date { Date(milliseconds: milliseconds) }
}

extension Row {
  /// The enum value in a column; throws `Damage` for one that this program does not know.
  func value<Value: RawRepresentable<String>>(_ column: String) throws -> Value {
    guard let value = Value(rawValue: self[column]) else { throw Damage() }
    return value
  }

  /// As `value`, with nil for an empty column.
  func optionalValue<Value: RawRepresentable<String>>(_ column: String) throws -> Value? {
    guard let raw: String = self[column] else { return nil }
    guard let value = Value(rawValue: raw) else { throw Damage() }
    return value
  }

  /// The same for a column by its place.
  func value<Value: RawRepresentable<String>>(at place: Int) throws -> Value {
    guard let value = Value(rawValue: self[place]) else { throw Damage() }
    return value
  }

  /// The same for a column by its place.
  func optionalValue<Value: RawRepresentable<String>>(at place: Int) throws -> Value? {
    guard let raw: String = self[place] else { return nil }
    guard let value = Value(rawValue: raw) else { throw Damage() }
    return value
  }

  /// The moment in a column of milliseconds.
  func date(_ column: String) -> Date { Date(milliseconds: self[column]) }
}
