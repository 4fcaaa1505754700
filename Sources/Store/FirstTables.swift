import GRDB

/// The tables of the first release.
///
/// Times are whole milliseconds since 1970, amounts are in the units of `Domain`, lists inside a row
/// are JSON. An id is never given twice, because old threads speak of them.
enum FirstTables {
  @Sendable
  static func create(_ db: Database) throws {
    try db.execute(sql: diary)
    try db.execute(sql: lists)
    try db.execute(sql: threads)
    try db.execute(sql: undo)
    for table in undoable { try db.execute(sql: table.triggers) }
    try db.execute(sql: index)
  }

  private static let diary = """
    CREATE TABLE meals (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      type TEXT NOT NULL,
      eaten_at INTEGER NOT NULL,
      note TEXT
    ) STRICT;
    CREATE INDEX meals_by_time ON meals (eaten_at);
    CREATE TABLE meal_items (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      meal INTEGER NOT NULL REFERENCES meals (id),
      position INTEGER NOT NULL,
      name TEXT NOT NULL, food TEXT, quantity REAL, unit TEXT, grams REAL,
      energy REAL, carbs REAL, sugar REAL, fiber REAL, protein REAL, fat REAL,
      saturated_fat REAL, salt REAL, alcohol REAL,
      glycemic_index REAL, carbs_low REAL, carbs_high REAL,
      basis TEXT, source TEXT NOT NULL,
      is_estimate INTEGER NOT NULL, confidence REAL NOT NULL
    ) STRICT;
    CREATE INDEX meal_items_by_meal ON meal_items (meal, position);
    CREATE TABLE glucose (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      milligrams REAL NOT NULL, unit TEXT NOT NULL, at INTEGER NOT NULL,
      context TEXT, note TEXT, source TEXT NOT NULL
    ) STRICT;
    CREATE INDEX glucose_by_time ON glucose (at);
    CREATE TABLE entries (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL, at INTEGER NOT NULL, details TEXT NOT NULL, note TEXT
    ) STRICT;
    CREATE INDEX entries_by_time ON entries (at);
    """

  private static let lists = """
    CREATE TABLE targets (
      id INTEGER PRIMARY KEY, kind TEXT NOT NULL UNIQUE, value REAL, low REAL, high REAL
    ) STRICT;
    CREATE TABLE shopping (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL, quantity REAL, unit TEXT, category TEXT NOT NULL,
      is_checked INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE notes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL, content TEXT NOT NULL, at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE measures (
      id INTEGER PRIMARY KEY,
      unit TEXT NOT NULL, food TEXT NOT NULL, amount REAL NOT NULL, is_weight INTEGER NOT NULL,
      UNIQUE (unit, food)
    ) STRICT;
    CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    """

  private static let threads = """
    CREATE TABLE conversations (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      title TEXT NOT NULL, is_named INTEGER NOT NULL, preview TEXT NOT NULL,
      created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
      forked_from INTEGER REFERENCES conversations (id) ON DELETE SET NULL,
      message_count INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX conversations_by_time ON conversations (updated_at, id);
    CREATE INDEX conversations_by_origin ON conversations (forked_from)
      WHERE forked_from IS NOT NULL;
    CREATE TABLE messages (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      conversation INTEGER NOT NULL REFERENCES conversations (id),
      role TEXT NOT NULL, text TEXT NOT NULL, calls TEXT, results TEXT,
      at INTEGER NOT NULL, state TEXT NOT NULL, model TEXT
    ) STRICT;
    CREATE INDEX messages_by_conversation ON messages (conversation, id);
    """

  private static let undo = """
    CREATE TABLE changes (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      tool TEXT NOT NULL, summary TEXT NOT NULL, at INTEGER NOT NULL, conversation INTEGER,
      is_undone INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE undo_steps (
      id INTEGER PRIMARY KEY,
      change INTEGER NOT NULL REFERENCES changes (id) ON DELETE CASCADE,
      sql TEXT NOT NULL
    ) STRICT;
    CREATE INDEX undo_steps_by_change ON undo_steps (change);
    """

  private static let undoable = [
    UndoableTable("meals", "type", "eaten_at", "note"),
    UndoableTable(
      "meal_items", "meal", "position", "name", "food", "quantity", "unit", "grams", "energy",
      "carbs", "sugar", "fiber", "protein", "fat", "saturated_fat", "salt", "alcohol",
      "glycemic_index", "carbs_low", "carbs_high", "basis", "source", "is_estimate", "confidence"),
    UndoableTable("glucose", "milligrams", "unit", "at", "context", "note", "source"),
    UndoableTable("entries", "kind", "at", "details", "note"),
    UndoableTable("targets", "kind", "value", "low", "high"),
    UndoableTable("shopping", "name", "quantity", "unit", "category", "is_checked"),
    UndoableTable("notes", "kind", "content", "at"),
    UndoableTable("measures", "unit", "food", "amount", "is_weight"),
  ]

  /// The words of the talk and of its titles; what a tool said is not searched.
  private static let index = """
    CREATE VIEW spoken AS SELECT id, text FROM messages WHERE role <> 'tool' AND text <> '';
    CREATE VIRTUAL TABLE recall USING fts5 (
      text, content = 'spoken', content_rowid = 'id', tokenize = '\(RecallIndex.tokenizer)'
    );
    CREATE VIRTUAL TABLE recall_titles USING fts5 (
      title, content = 'conversations', content_rowid = 'id',
      tokenize = '\(RecallIndex.tokenizer)'
    );
    CREATE TRIGGER messages_said AFTER INSERT ON messages
      WHEN new.role <> 'tool' AND new.text <> '' BEGIN
        INSERT INTO recall (rowid, text) VALUES (new.id, new.text);
      END;
    CREATE TRIGGER messages_gone AFTER DELETE ON messages
      WHEN old.role <> 'tool' AND old.text <> '' BEGIN
        INSERT INTO recall (recall, rowid, text) VALUES ('delete', old.id, old.text);
      END;
    CREATE TRIGGER titles_made AFTER INSERT ON conversations BEGIN
      INSERT INTO recall_titles (rowid, title) VALUES (new.id, new.title);
    END;
    CREATE TRIGGER titles_changed AFTER UPDATE OF title ON conversations BEGIN
      INSERT INTO recall_titles (recall_titles, rowid, title)
        VALUES ('delete', old.id, old.title);
      INSERT INTO recall_titles (rowid, title) VALUES (new.id, new.title);
    END;
    CREATE TRIGGER titles_gone AFTER DELETE ON conversations BEGIN
      INSERT INTO recall_titles (recall_titles, rowid, title)
        VALUES ('delete', old.id, old.title);
    END;
    CREATE TABLE recall_version (version TEXT NOT NULL) STRICT;
    INSERT INTO recall_version VALUES ('');
    """
}
