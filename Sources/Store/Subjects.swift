import GRDB

/// Whose a record is, in a column of its own; empty for the writer.
///
/// Before, a note said so: of a reading any note, of a meal or an entry one that ended in `için`.
enum Subjects {
  @Sendable
  static func create(_ db: Database) throws {
    for table in ["meals", "glucose", "entries"] {
      try db.execute(sql: "ALTER TABLE \(table) ADD COLUMN subject TEXT")
    }
    for table in ["meals", "glucose", "entries"] {
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

  private static let undoable = [
    UndoableTable("meals", "type", "eaten_at", "note", "subject"),
    UndoableTable("glucose", "milligrams", "unit", "at", "context", "note", "source", "subject"),
    UndoableTable("entries", "kind", "at", "details", "note", "subject"),
  ]
}
