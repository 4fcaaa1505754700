import Domain
import Foundation
import GRDB

extension GlucoseRecords {
  static func stored(in connection: Connection) -> Self {
    Self(
      add: { reading, change in
        try connection.write(change) { db in
          try db.execute(sql: GlucoseReading.insertion, arguments: reading.columns)
          var stored = reading
          stored.id = db.lastInsertedRowID
          stored.at = reading.at.stored
          return stored
        }
      },
      replace: { reading, change in
        try connection.write(change) { db in
          try db.execute(
            sql: """
              UPDATE glucose SET milligrams = ?, unit = ?, at = ?, context = ?, note = ?, source = ?,
                subject = ?
              WHERE id = ?
              """, arguments: reading.columns + [reading.id])
          guard db.changesCount > 0 else { throw StoreFailure.missing(.reading) }
        }
      },
      delete: { ids, change in
        try connection.write(change) { db in try db.delete(ids, from: "glucose") }
      },
      between: { interval in
        try connection.read { db in
          try db.rows("SELECT * FROM glucose WHERE at >= ? AND at < ? ORDER BY at, id", interval)
            .map(GlucoseReading.init(row:))
        }
      },
      latest: { limit in
        try connection.read { db in
          try Row.fetchAll(
            db, sql: "SELECT * FROM glucose ORDER BY id DESC LIMIT ?", arguments: [max(0, limit)]
          ).map(GlucoseReading.init(row:))
        }
      })
  }
}

extension GlucoseReading {
  fileprivate static let insertion = """
    INSERT INTO glucose (milligrams, unit, at, context, note, source, subject)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    """

  fileprivate init(row: Row) throws {
    self.init(
      id: row["id"], milligrams: row["milligrams"], unit: try row.value("unit"),
      at: row.date("at"), context: try row.optionalValue("context"), note: row["note"],
      source: row["source"], subject: row["subject"])
  }

  fileprivate var columns: StatementArguments {
    [
      milligrams, unit.rawValue, at.milliseconds, context?.rawValue, Stored.text(note),
      Stored.text(source), Stored.text(subject),
    ]
  }
}

extension EntryRecords {
  static func stored(in connection: Connection) -> Self {
    Self(
      add: { entry, change in
        try connection.write(change) { db in
          try db.execute(
            sql: "INSERT INTO entries (kind, at, details, note, subject) VALUES (?, ?, ?, ?, ?)",
            arguments: entry.columns)
          var stored = entry
          stored.id = db.lastInsertedRowID
          stored.at = entry.at.stored
          return stored
        }
      },
      replace: { entry, change in
        try connection.write(change) { db in
          try db.execute(
            sql:
              "UPDATE entries SET kind = ?, at = ?, details = ?, note = ?, subject = ? WHERE id = ?",
            arguments: entry.columns + [entry.id])
          guard db.changesCount > 0 else { throw StoreFailure.missing(.entry) }
        }
      },
      delete: { ids, change in
        try connection.write(change) { db in try db.delete(ids, from: "entries") }
      },
      between: { interval, kind in
        try connection.read { db in
          try db.rows("SELECT * FROM entries WHERE at >= ? AND at < ? ORDER BY at, id", interval)
            .map(Entry.init(row:)).filter { kind == nil || $0.kind == kind }
        }
      },
      latest: { kind, limit in
        try connection.read { db in
          try Row.fetchAll(db, sql: Entry.latest, arguments: [kind?.rawValue, max(0, limit)])
            .map(Entry.init(row:))
        }
      }, subjects: { try connection.read(Subjects.all) })
  }
}

extension Entry {
  fileprivate static let latest =
    "SELECT * FROM entries WHERE ?1 IS NULL OR kind = ?1 ORDER BY id DESC LIMIT ?2"

  fileprivate init(row: Row) throws {
    self.init(
      id: row["id"], kind: try row.value("kind"), at: row.date("at"),
      values: try JSON(stored: row["details"]), note: row["note"],
      subject: row["subject"])
  }

  fileprivate var columns: StatementArguments {
    [kind.rawValue, at.milliseconds, values.text, Stored.text(note), Stored.text(subject)]
  }
}

extension Database {
  /// Rows of an interval; `sql` names its two bounds.
  func rows(_ sql: String, _ interval: Range<Date>) throws -> [Row] {
    try Row.fetchAll(
      self, sql: sql,
      arguments: [interval.lowerBound.milliseconds, interval.upperBound.milliseconds])
  }

  /// Deletes rows by id; an id that is gone is no fault.
  func delete(_ ids: [Int64], from table: String) throws {
    for id in ids { try execute(sql: "DELETE FROM \(table) WHERE id = ?", arguments: [id]) }
  }
}
