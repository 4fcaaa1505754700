import Domain
import GRDB

/// What is at hand, in a table of its own.
enum Pantry {
  /// Makes the table from what was bought or told to be at hand, which stood as checked lines of the
  /// shopping list: each thing once.
  @Sendable
  static func create(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE pantry (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          name TEXT NOT NULL, quantity REAL, unit TEXT, category TEXT NOT NULL,
          is_bought INTEGER NOT NULL
        ) STRICT;
        INSERT INTO pantry (name, category, is_bought)
          SELECT name, category, 1 FROM shopping WHERE is_checked GROUP BY name ORDER BY id;
        """)
    let table = UndoableTable("pantry", "name", "quantity", "unit", "category", "is_bought")
    try db.execute(sql: table.triggers)
  }
}

/// What is at hand as rows, inside a transaction.
struct PantryRows {
  let db: Database

  func all() throws -> [StockItem] {
    try Row.fetchAll(db, sql: "SELECT * FROM pantry ORDER BY id").map { row in
      StockItem(
        id: row["id"], name: row["name"], quantity: row["quantity"], unit: row["unit"],
        category: row["category"], isBought: row["is_bought"])
    }
  }

  func keep(_ change: StockChange) throws {
    for id in change.gone {
      try db.execute(sql: "DELETE FROM pantry WHERE id = ?", arguments: [id])
    }
    for item in change.kept {
      let columns: StatementArguments = [
        Stored.text(item.name), item.quantity, Stored.text(item.unit), Stored.text(item.category),
        item.isBought,
      ]
      try db.execute(
        sql: item.id == nil ? Self.insertion : Self.update,
        arguments: item.id == nil ? columns : columns + [item.id])
    }
  }

  private static let insertion =
    "INSERT INTO pantry (name, quantity, unit, category, is_bought) VALUES (?, ?, ?, ?, ?)"
  private static let update =
    "UPDATE pantry SET name = ?, quantity = ?, unit = ?, category = ?, is_bought = ? WHERE id = ?"
}
