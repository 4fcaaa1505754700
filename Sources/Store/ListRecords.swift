import Domain
import GRDB

extension TargetRecords {
  static func stored(in connection: Connection) -> Self {
    Self(
      setAll: { targets, change in
        try connection.write(change) { db in
          for target in targets {
            try db.execute(
              sql: """
                INSERT INTO targets (kind, value, low, high) VALUES (?, ?, ?, ?)
                ON CONFLICT (kind) DO UPDATE
                  SET value = excluded.value, low = excluded.low, high = excluded.high
                """, arguments: [target.kind.rawValue, target.value, target.min, target.max])
          }
        }
      },
      all: {
        let targets = try connection.read { db in
          try Row.fetchAll(db, sql: "SELECT * FROM targets").map { row in
            Target(
              kind: try row.value("kind"), value: row["value"], min: row["low"],
              max: row["high"])
          }
        }
        return TargetKind.allCases.flatMap { kind in targets.filter { $0.kind == kind } }
      })
  }
}

extension NoteRecords {
  static func stored(in connection: Connection) -> Self {
    Self(
      add: { note, change in
        try connection.write(change) { db in
          try db.execute(
            sql: "INSERT INTO notes (kind, content, at) VALUES (?, ?, ?)",
            arguments: [note.kind.rawValue, Stored.text(note.content), note.at.milliseconds])
          var stored = note
          stored.id = db.lastInsertedRowID
          stored.at = note.at.stored
          return stored
        }
      },
      all: {
        try connection.read { db in
          try Row.fetchAll(db, sql: "SELECT * FROM notes ORDER BY id").map { row in
            Note(
              id: row["id"], kind: try row.value("kind"), content: row["content"],
              at: row.date("at"))
          }
        }
      })
  }
}

extension MeasureRecords {
  /// A measure for all foods is kept under the empty food, so that there is one of it.
  static func stored(in connection: Connection) -> Self {
    Self(
      set: { measure, change in
        try connection.write(change) { db in
          try db.execute(
            sql: """
              INSERT INTO measures (unit, food, amount, is_weight) VALUES (?, ?, ?, ?)
              ON CONFLICT (unit, food) DO UPDATE
                SET amount = excluded.amount, is_weight = excluded.is_weight
              """,
            arguments: [
              Stored.text(measure.unit), Stored.text(measure.food) ?? "", measure.amount,
              measure.isWeight,
            ])
        }
      },
      all: {
        try connection.read { db in
          try Row.fetchAll(db, sql: "SELECT * FROM measures ORDER BY unit, food").map { row in
            let food: String = row["food"]
            return PersonalMeasure(
              unit: row["unit"], food: food.isEmpty ? nil : food, amount: row["amount"],
              isWeight: row["is_weight"])
          }
        }
      })
  }
}

extension SettingRecords {
  static func stored(in connection: Connection) -> Self {
    Self(
      value: { key in
        try connection.read { db in
          try String.fetchOne(
            db, sql: "SELECT value FROM settings WHERE key = ?", arguments: [Stored.text(key)])
        }
      },
      set: { key, value in
        try connection.write { db in
          if let value {
            try db.execute(
              sql: """
                INSERT INTO settings (key, value) VALUES (?, ?)
                ON CONFLICT (key) DO UPDATE SET value = excluded.value
                """, arguments: [Stored.text(key), Stored.text(value)])
          } else {
            try db.execute(
              sql: "DELETE FROM settings WHERE key = ?", arguments: [Stored.text(key)])
          }
        }
      },
      all: {
        try connection.read { db in
          try Row.fetchAll(db, sql: "SELECT key, value FROM settings ORDER BY key").map {
            (key: $0["key"], value: $0["value"])
          }
        }
      })
  }
}

extension UndoRecords {
  static func stored(in connection: Connection) -> Self {
    Self(
      undoLast: { try connection.write { db in try UndoLog.undoLast(in: db) } },
      last: { try connection.read { db in try UndoLog.newest(in: db)?.change } })
  }
}
