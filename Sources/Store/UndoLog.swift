import Domain
import GRDB

/// What the newest changes did, each with the statements that take it back.
///
/// Triggers write the inverse of every row operation into `undo_steps`, in the same transaction and
/// under the newest row of `changes` (after sqlite.org/undoredo.html). So nothing that a tool writes
/// can be left out, and a process that dies leaves either both or neither.
enum UndoLog {
  /// How many changes are kept.
  static let capacity = 1000

  /// Runs `body` in the current transaction so that `undoLast` can take back all that it writes.
  ///
  /// A body that changes no row leaves no change behind.
  static func recording<Value>(
    _ change: Change, in db: Database, _ body: () throws -> Value
  ) throws -> Value {
    try db.execute(
      literal: """
        INSERT INTO changes (tool, summary, at, conversation)
        VALUES (\(Stored.text(change.tool)), \(Stored.text(change.summary)),
          \(change.at.milliseconds), \(change.conversation))
        """)
    let id = db.lastInsertedRowID
    let value = try body()
    let hasSteps = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM undo_steps WHERE change = ?)", arguments: [id])
    if hasSteps == true {
      try db.execute(sql: "DELETE FROM changes WHERE id <= ?", arguments: [id - Int64(capacity)])
    } else {
      try db.execute(sql: "DELETE FROM changes WHERE id = ?", arguments: [id])
    }
    return value
  }

  /// Takes back the newest change that stands; nil where none does.
  static func undoLast(in db: Database) throws -> Change? {
    guard let newest = try newest(in: db) else { return nil }
    let steps = try String.fetchAll(
      db, sql: "SELECT sql FROM undo_steps WHERE change = ? ORDER BY id DESC",
      arguments: [newest.id])
    // The inverse of "items, then meal" is "meal, then items"; any other order must hold as well.
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    try forgetting(in: db) {
      for step in steps { try db.execute(sql: step) }
    }
    try db.execute(sql: "DELETE FROM undo_steps WHERE change = ?", arguments: [newest.id])
    try db.execute(sql: "UPDATE changes SET is_undone = 1 WHERE id = ?", arguments: [newest.id])
    return newest.change
  }

  /// The newest change that stands.
  static func newest(in db: Database) throws -> (id: Int64, change: Change)? {
    let row = try Row.fetchOne(
      db, sql: "SELECT * FROM changes WHERE is_undone = 0 ORDER BY id DESC LIMIT 1")
    return row.map { row in
      let change = Change(
        tool: row["tool"], summary: row["summary"], at: .init(milliseconds: row["at"]),
        conversation: row["conversation"])
      return (row["id"], change)
    }
  }

  /// Runs `body` and drops the steps that the triggers record for it.
  static func forgetting(in db: Database, _ body: () throws -> Void) throws {
    guard try db.tableExists("undo_steps") else { return try body() }
    let newest = try Int64.fetchOne(db, sql: "SELECT max(id) FROM undo_steps") ?? 0
    try body()
    try db.execute(sql: "DELETE FROM undo_steps WHERE id > ?", arguments: [newest])
  }
}

/// A table whose changes can be taken back, by its `id` and its other columns.
///
/// A migration that adds a column must make the triggers anew; one that renames or drops a column
/// must empty `changes` as well, because stored steps name the old one.
struct UndoableTable {
  var name: String
  var columns: [String]

  init(_ name: String, _ columns: String...) {
    self.name = name
    self.columns = columns
  }

  /// The statements that make the triggers.
  ///
  /// `quote()` writes numbers so that they come back bit for bit, which `json_object` does not.
  var triggers: String {
    let names = columns.joined(separator: ", ")
    let values = columns.map { "quote(old.\($0))" }.joined(separator: " || ', ' || ")
    let settings = columns.map { "\($0) = ' || quote(old.\($0)) || '" }.joined(separator: ", ")
    return """
      \(trigger("INSERT", "'DELETE FROM \(name) WHERE id = ' || new.id"))
      \(trigger("UPDATE", "'UPDATE \(name) SET \(settings) WHERE id = ' || old.id"))
      \(trigger("DELETE",
        "'INSERT INTO \(name) (id, \(names)) VALUES (' || old.id || ', ' || \(values) || ')'"))
      """
  }

  /// Makes the triggers anew, for a table that has another column now.
  func remake(in db: Database) throws {
    for operation in ["insert", "update", "delete"] {
      try db.execute(sql: "DROP TRIGGER \(name)_undo_\(operation)")
    }
    try db.execute(sql: triggers)
  }

  private func trigger(_ operation: String, _ inverse: String) -> String {
    """
    CREATE TRIGGER \(name)_undo_\(operation.lowercased()) AFTER \(operation) ON \(name) BEGIN
      INSERT INTO undo_steps (change, sql)
        SELECT id, \(inverse) FROM changes ORDER BY id DESC LIMIT 1;
    END;
    """
  }
}
