import Domain
import Foundation
import GRDB

/// Answers of research sources that were had before: no record of the person's, and never exported.
enum SourceAnswers {
  @Sendable
  static func create(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE source_answers (
          key TEXT PRIMARY KEY NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX source_answers_by_time ON source_answers (at);
        """)
  }

  /// Days after which nothing is used again (records live longest).
  static let life = 30 * 86_400.0
}

extension AnswerCache {
  /// A cache that cannot be read or written costs a request, and nothing else.
  static func stored(in connection: Connection) -> Self {
    Self(
      load: { key in
        let row = try? connection.read { db in
          try Row.fetchOne(
            db, sql: "SELECT at, body FROM source_answers WHERE key = ?", arguments: [key])
        }
        guard let row = row.flatMap({ $0 }) else { return nil }
        let body: [UInt8] = Array(row["body"] as Data)
        return (at: row.date("at"), body: body)
      },
      save: { key, at, body in
        _ = try? connection.write(surviving: .death) { db in
          try db.execute(
            sql: "DELETE FROM source_answers WHERE at < ?",
            arguments: [(at - SourceAnswers.life).milliseconds])
          try db.execute(
            sql: "INSERT OR REPLACE INTO source_answers (key, at, body) VALUES (?, ?, ?)",
            arguments: [key, at.milliseconds, Data(body)])
        }
      })
  }
}
