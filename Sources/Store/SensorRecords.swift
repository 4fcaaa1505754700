import Domain
import Foundation
import GRDB

/// Readings of devices, in a table of their own: months of them, which nobody undoes one by one.
enum SensorTable {
  @Sendable
  static func create(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE sensor_readings (
          id INTEGER PRIMARY KEY,
          at INTEGER NOT NULL, milligrams REAL NOT NULL, value REAL NOT NULL, unit TEXT NOT NULL,
          means TEXT NOT NULL, trend TEXT, out_of_range TEXT, source TEXT NOT NULL
        ) STRICT;
        CREATE INDEX sensor_readings_by_time ON sensor_readings (at);
        CREATE TABLE glucose_sources (
          source TEXT PRIMARY KEY, synced_at INTEGER, wait_until INTEGER,
          failures INTEGER NOT NULL, message TEXT
        ) STRICT, WITHOUT ROWID;
        """)
  }
}

extension SensorRecords {
  static func stored(in connection: Connection) -> Self {
    Self(
      add: { readings in try connection.write { db in try add(readings, to: db) } },
      between: { interval in
        try connection.read { db in
          try GlucoseReading.sensor(
            db, "WHERE at >= ? AND at < ? ORDER BY at, id",
            [interval.lowerBound.milliseconds, interval.upperBound.milliseconds])
        }
      },
      newest: { source, moment, limit in
        try connection.read { db in
          try GlucoseReading.sensor(
            db,
            "WHERE (?1 IS NULL OR source = ?1) AND at < ?2 ORDER BY at DESC, id DESC LIMIT ?3",
            [source, moment.milliseconds, max(0, limit)])
        }
      },
      delete: { source, moment in
        try connection.write { db in
          try db.execute(
            sql: "DELETE FROM sensor_readings WHERE (?1 IS NULL OR source = ?1) AND at < ?2",
            arguments: [source, moment.milliseconds])
          return db.changesCount
        }
      },
      countsBefore: { moment in try connection.read { db in try counts(before: moment, db) } },
      state: { source in
        try connection.read { db in
          try Row.fetchOne(
            db, sql: "SELECT * FROM glucose_sources WHERE source = ?", arguments: [source]
          ).map(SyncState.init(row:))
        }
      },
      setState: { source, state in
        try connection.write { db in try set(state, of: source, in: db) }
      })
  }

  private static func counts(before moment: Date, _ db: Database) throws -> [String: Int] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT source, count(*) AS count FROM sensor_readings WHERE at < ? GROUP BY source
        """, arguments: [moment.milliseconds])
    return rows.reduce(into: [:]) { $0[$1["source"]] = $1["count"] }
  }

  private static func set(_ state: SyncState?, of source: String, in db: Database) throws {
    guard let state else {
      return try db.execute(
        sql: "DELETE FROM glucose_sources WHERE source = ?", arguments: [source])
    }
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO glucose_sources (source, synced_at, wait_until, failures, message)
        VALUES (?, ?, ?, ?, ?)
        """,
      arguments: [
        source, state.syncedAt?.milliseconds, state.waitUntil?.milliseconds, state.failures,
        Stored.text(state.message),
      ])
  }

  private static func add(_ readings: [GlucoseReading], to db: Database) throws -> SensorAddition {
    let sorted = readings.sorted { $0.at < $1.at }
    guard let first = sorted.first, let last = sorted.last else {
      return SensorAddition(added: 0, known: 0)
    }
    let near = SameReading.widest + 1000
    var known = SameReading(
      try Row.fetchAll(
        db,
        sql: """
          SELECT at, milligrams, means, source FROM sensor_readings
          WHERE at BETWEEN ? AND ? ORDER BY at
          """,
        arguments: [first.at.milliseconds - near, last.at.milliseconds + near]
      ).map { .init(at: $0["at"], $0["milligrams"], $0["means"], $0["source"]) })
    let insertion = try db.makeStatement(
      sql: """
        INSERT INTO sensor_readings
          (at, milligrams, value, unit, means, trend, out_of_range, source)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        """)
    var added = 0
    for reading in sorted {
      let mark = SameReading.Mark(
        at: reading.at.milliseconds, reading.milligrams, reading.means.rawValue, reading.source)
      guard known.take(mark) else { continue }
      try insertion.execute(arguments: [
        mark.at, reading.milligrams, reading.given, reading.unit.rawValue, mark.means,
        reading.trend?.rawValue, reading.limit?.rawValue, Stored.text(reading.source),
      ])
      added += 1
    }
    return SensorAddition(added: added, known: sorted.count - added)
  }
}

/// Tells which readings are one, in one walk along time.
struct SameReading {
  struct Mark {
    var at: Int64
    var milligrams: Double
    var means: String
    var source: String

    init(at: Int64, _ milligrams: Double, _ means: String, _ source: String) {
      self.at = at
      self.milligrams = milligrams
      self.means = means
      self.source = source
    }

    func isSame(as other: Mark) -> Bool {
      let apart = abs(at - other.at)
      return means == other.means
        && apart < (source == other.source ? SameReading.ofOneSource : SameReading.widest)
        && abs(milligrams - other.milligrams) <= 1
    }
  }

  /// Milliseconds.
  static let ofOneSource: Int64 = 20_000
  /// Files tell the minute alone.
  static let widest: Int64 = 60_000

  private let stored: [Mark]
  private var place = 0
  private var fresh: [Mark] = []

  /// What is there, by time.
  init(_ stored: [Mark]) { self.stored = stored }

  /// Whether a mark is new; marks come by time.
  mutating func take(_ mark: Mark) -> Bool {
    while place < stored.count, stored[place].at <= mark.at - Self.widest { place += 1 }
    var next = place
    while next < stored.count, stored[next].at < mark.at + Self.widest {
      if stored[next].isSame(as: mark) { return false }
      next += 1
    }
    for other in fresh.reversed() {
      if other.at <= mark.at - Self.widest { break }
      if other.isSame(as: mark) { return false }
    }
    fresh.append(mark)
    return true
  }
}

extension GlucoseReading {
  fileprivate static func sensor(
    _ db: Database, _ clause: String, _ arguments: StatementArguments
  ) throws -> [GlucoseReading] {
    // Columns by their place: three months are 26 000 rows.
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT at, milligrams, value, unit, means, trend, out_of_range, source
        FROM sensor_readings
        """ + " " + clause, arguments: arguments)
    var readings: [GlucoseReading] = []
    while let row = try rows.next() { readings.append(try GlucoseReading(sensorRow: row)) }
    return readings
  }

  private init(sensorRow row: Row) throws {
    self.init(
      device: row[2], try row.value(at: 3), at: Date(milliseconds: row[0]), source: row[7],
      means: try row.value(at: 4), trend: try row.optionalValue(at: 5),
      limit: try row.optionalValue(at: 6))
    milligrams = row[1]
  }
}

extension SyncState {
  fileprivate init(row: Row) {
    self.init(
      syncedAt: row.optionalDate("synced_at"), waitUntil: row.optionalDate("wait_until"),
      failures: row["failures"], message: row["message"])
  }
}

extension Row {
  /// The moment in a column of milliseconds; nil where it is empty.
  fileprivate func optionalDate(_ column: String) -> Date? {
    let stored: Int64? = self[column]
    return stored.map { Date(milliseconds: $0) }
  }
}
