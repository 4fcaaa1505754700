import GRDB

/// Whose a record is, in a column of its own; empty for the writer.
///
/// Before, a note said so: of a reading any note, of a meal or an entry one that ended in `için`.
enum Subjects {
  @Sendable
  static func create(_ db: Database) throws {
    for table in tables {
      try db.execute(sql: "ALTER TABLE \(table) ADD COLUMN subject TEXT")
    }
    for table in tables {
      try db.execute(
        sql: """
          UPDATE \(table) SET subject = substr(note, 1, length(note) - 5), note = NULL
          WHERE note LIKE '%_ için'
          """)
    }
    try db.execute(
      sql: "UPDATE glucose SET subject = note, note = NULL WHERE note <> '' AND subject IS NULL")
    for table in undoable { try table.remake(in: db) }
  }

  /// Finds the few records of others among years of the writer's.
  @Sendable
  static func index(_ db: Database) throws {
    for table in tables {
      try db.execute(
        sql: "CREATE INDEX \(table)_by_subject ON \(table) (subject) WHERE subject IS NOT NULL")
    }
  }

  /// Whose records there are besides the writer's, each once, in the order of their names.
  @Sendable
  static func all(_ db: Database) throws -> [String] {
    let each = tables.map { "SELECT subject FROM \($0) WHERE subject IS NOT NULL" }
    return try String.fetchAll(db, sql: each.joined(separator: " UNION ") + " ORDER BY subject")
  }

  private static let tables = ["meals", "glucose", "entries"]

  private static let undoable = [
    UndoableTable("meals", "type", "eaten_at", "note", "subject"),
    UndoableTable("glucose", "milligrams", "unit", "at", "context", "note", "source", "subject"),
    UndoableTable("entries", "kind", "at", "details", "note", "subject"),
  ]
}
