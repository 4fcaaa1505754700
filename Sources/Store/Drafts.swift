import Domain
import GRDB

/// The words of answers that are still coming, at most one a thread.
///
/// They stand beside the messages and not among them: changed every second, they would be indexed for
/// recall as often. A program that dies leaves its draft behind; the thread then ends with it, as an
/// answer that was cut.
struct Drafts {
  let db: Database

  /// Makes the table.
  static func create(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE drafts (
          conversation INTEGER PRIMARY KEY REFERENCES conversations (id) ON DELETE CASCADE,
          text TEXT NOT NULL, at INTEGER NOT NULL, model TEXT
        ) STRICT
        """)
  }

  /// Keeps the words so far of the answer that a thread waits for.
  func keep(_ message: Message, in id: Int64) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO drafts (conversation, text, at, model) VALUES (?, ?, ?, ?)",
      arguments: [
        id, Stored.text(message.text), message.at.milliseconds, Stored.text(message.model),
      ])
  }

  /// What a thread ends with that has no answer yet.
  func message(in id: Int64) throws -> Message? {
    try Row.fetchOne(db, sql: "SELECT * FROM drafts WHERE conversation = ?", arguments: [id])
      .map { row in
        Message(
          role: .assistant, text: row["text"], at: row.date("at"), state: .cut, model: row["model"])
      }
  }

  /// Forgets the words of a thread, which are now in a message or not wanted.
  func drop(in id: Int64) throws {
    try db.execute(sql: "DELETE FROM drafts WHERE conversation = ?", arguments: [id])
  }
}
