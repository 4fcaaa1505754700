import Domain
import GRDB

/// What a person said about themselves: a row for each field, its value as JSON.
enum PersonalProfile {
  @Sendable
  static func create(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE profile (
          id INTEGER PRIMARY KEY, field TEXT NOT NULL UNIQUE, value TEXT NOT NULL
        ) STRICT
        """)
    try db.execute(sql: UndoableTable("profile", "field", "value").triggers)
  }
}

extension ProfileRecords {
  static func stored(in connection: Connection) -> Self {
    Self(
      set: { values, change in
        try connection.write(change) { db in
          for member in values.members ?? [] {
            guard member.value != .null else {
              try db.execute(sql: "DELETE FROM profile WHERE field = ?", arguments: [member.key])
              continue
            }
            try db.execute(
              sql: """
                INSERT INTO profile (field, value) VALUES (?, ?)
                ON CONFLICT (field) DO UPDATE SET value = excluded.value
                """, arguments: [member.key, Stored.text(member.value.text)])
          }
        }
      },
      all: {
        let rows = try connection.read { db in
          try Row.fetchAll(db, sql: "SELECT field, value FROM profile").map { row in
            JSON.Member(row["field"], try JSON(stored: row["value"]))
          }
        }
        return .object(
          ProfileForm.fields.compactMap { field in rows.first { $0.key == field.name } })
      })
  }
}
