import Domain
import GRDB

/// What was researched, highlights and notes on sources: all gone with their thread.
enum Marks {
  @Sendable
  static func create(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE researches (
          id INTEGER PRIMARY KEY,
          conversation INTEGER REFERENCES conversations (id) ON DELETE CASCADE,
          at INTEGER NOT NULL, topic TEXT NOT NULL, names TEXT NOT NULL, ids TEXT NOT NULL
        ) STRICT;
        CREATE INDEX researches_by_topic ON researches (topic, id);
        CREATE INDEX researches_by_conversation ON researches (conversation, id);
        CREATE TABLE highlights (
          id INTEGER PRIMARY KEY,
          conversation INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
          message INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
          colour TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
          UNIQUE (message, text)
        ) STRICT;
        CREATE INDEX highlights_by_conversation ON highlights (conversation, id);
        CREATE TABLE source_notes (
          conversation INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
          url TEXT NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
          PRIMARY KEY (conversation, url)
        ) STRICT, WITHOUT ROWID;
        """)
  }
}

extension ResearchRecords {
  static func stored(in connection: Connection) -> Self {
    Self(
      add: { past in
        try connection.write(surviving: .death) { db in
          try db.execute(
            sql: """
              INSERT INTO researches (conversation, at, topic, names, ids) VALUES (?, ?, ?, ?, ?)
              """,
            arguments: [
              past.conversation, past.at.milliseconds, past.topic.sorted().joined(separator: "\n"),
              past.topic.joined(separator: "\n"),
              past.ids.joined(separator: " "),
            ])
        }
      },
      latest: { topic, besides in
        try connection.values(
          """
          SELECT * FROM researches WHERE topic = ? AND conversation IS NOT ?
          ORDER BY id DESC LIMIT 1
          """, [topic.sorted().joined(separator: "\n"), besides], PastResearch.init(row:)
        ).first
      },
      newest: { conversation in
        try connection.values(
          "SELECT * FROM researches WHERE conversation = ? ORDER BY id DESC LIMIT 1",
          [conversation], PastResearch.init(row:)
        ).first
      })
  }
}

extension PastResearch {
  fileprivate init(row: Row) {
    let (topic, ids): (String, String) = (row["names"], row["ids"])
    self.init(
      conversation: row["conversation"], at: row.date("at"),
      topic: topic.split(separator: "\n").map(String.init),
      ids: ids.split(separator: " ").map(String.init))
  }
}

extension MarkRecords {
  static func stored(in connection: Connection) -> Self {
    Self(
      highlight: { mark in try connection.write { db in try MarkRows(db: db).keep(mark) } },
      highlights: { thread in try connection.read { db in try MarkRows(db: db).all(thread) } },
      remove: { id in try connection.write { db in try MarkRows(db: db).remove(id) } },
      note: { note in try connection.write { db in try MarkRows(db: db).keep(note) } },
      notes: { thread in try connection.read { db in try MarkRows(db: db).notes(thread) } })
  }
}

/// Highlights and notes as rows, inside a transaction.
private struct MarkRows {
  let db: Database

  func keep(_ mark: Highlight) throws -> Highlight {
    try db.execute(
      sql: """
        INSERT INTO highlights (conversation, message, colour, text, at) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (message, text) DO UPDATE SET colour = excluded.colour
        """,
      arguments: [
        mark.conversation, mark.message, mark.colour.rawValue, Stored.text(mark.text),
        mark.at.milliseconds,
      ])
    var kept = mark
    kept.id =
      try Int64.fetchOne(
        db, sql: "SELECT id FROM highlights WHERE message = ? AND text = ?",
        arguments: [mark.message, Stored.text(mark.text)]) ?? 0
    return kept
  }

  func all(_ thread: Int64?) throws -> [Highlight] {
    try Row.fetchAll(
      db, sql: "SELECT * FROM highlights WHERE ?1 IS NULL OR conversation = ?1 ORDER BY id",
      arguments: [thread]
    ).compactMap(Highlight.init(row:))
  }

  func remove(_ id: Int64) throws -> Bool {
    try db.execute(sql: "DELETE FROM highlights WHERE id = ?", arguments: [id])
    return db.changesCount > 0
  }

  func keep(_ note: SourceNote) throws {
    guard !note.text.isEmpty else {
      return try db.execute(
        sql: "DELETE FROM source_notes WHERE conversation = ? AND url = ?",
        arguments: [note.conversation, note.url])
    }
    try db.execute(
      sql: """
        INSERT OR REPLACE INTO source_notes (conversation, url, text, at) VALUES (?, ?, ?, ?)
        """,
      arguments: [note.conversation, note.url, Stored.text(note.text), note.at.milliseconds])
  }

  func notes(_ thread: Int64) throws -> [SourceNote] {
    try Row.fetchAll(
      db, sql: "SELECT * FROM source_notes WHERE conversation = ? ORDER BY at",
      arguments: [thread]
    ).map { row in
      SourceNote(
        conversation: row["conversation"], url: row["url"], text: row["text"], at: row.date("at"))
    }
  }
}

extension Highlight {
  fileprivate init?(row: Row) {
    guard let colour = Colour(rawValue: row["colour"]) else { return nil }
    self.init(
      id: row["id"], conversation: row["conversation"], message: row["message"], colour: colour,
      text: row["text"], at: row.date("at"))
  }
}
