import Domain
import Foundation
import GRDB

/// Recipes with their lines, and products with what their labels say.
///
/// Lists of texts and figures inside a row are JSON. A recipe that was only proposed is a row that is
/// not saved: variety needs it, and the archive does not show it.
enum Archive {
  @Sendable
  static func create(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE recipes (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          name TEXT NOT NULL, meal TEXT NOT NULL, style TEXT, servings INTEGER NOT NULL,
          steps TEXT NOT NULL, prep_minutes INTEGER NOT NULL, cook_minutes INTEGER NOT NULL,
          cooked_grams REAL, chef_notes TEXT NOT NULL, main_ingredients TEXT NOT NULL, note TEXT,
          origin TEXT NOT NULL, is_saved INTEGER NOT NULL, is_favorite INTEGER NOT NULL,
          created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX recipes_by_time ON recipes (created_at);
        CREATE TABLE recipe_lines (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          recipe INTEGER NOT NULL REFERENCES recipes (id),
          position INTEGER NOT NULL,
          name TEXT NOT NULL, food TEXT, quantity REAL, unit TEXT, grams REAL, glycemic_index REAL,
          energy REAL, carbs REAL, sugar REAL, fiber REAL, protein REAL, fat REAL,
          saturated_fat REAL, salt REAL, alcohol REAL
        ) STRICT;
        CREATE INDEX recipe_lines_by_recipe ON recipe_lines (recipe, position);
        CREATE TABLE products (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          name TEXT, brand TEXT, barcode TEXT, serving_amount REAL, serving_unit TEXT,
          per_serving TEXT, per_100 TEXT NOT NULL, is_liquid INTEGER NOT NULL,
          confidence TEXT NOT NULL, source TEXT NOT NULL, warnings TEXT NOT NULL,
          is_favorite INTEGER NOT NULL, created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL
        ) STRICT;
        """)
    for table in undoable { try db.execute(sql: table.triggers) }
  }

  /// Of how many pieces a serving is, in columns of the products.
  @Sendable
  static func addPieces(_ db: Database) throws {
    try db.execute(
      sql: """
        ALTER TABLE products ADD COLUMN piece_count REAL;
        ALTER TABLE products ADD COLUMN piece_name TEXT;
        """)
    try UndoableTable(
      "products", "name", "brand", "barcode", "serving_amount", "serving_unit", "per_serving",
      "per_100", "is_liquid", "confidence", "source", "warnings", "is_favorite", "created_at",
      "changed_at", "piece_count", "piece_name"
    ).remake(in: db)
  }

  /// What a recipe was asked to be without, in a column of the recipes.
  @Sendable
  static func addConditions(_ db: Database) throws {
    try db.execute(sql: "ALTER TABLE recipes ADD COLUMN conditions TEXT")
    try UndoableTable(
      "recipes", "name", "meal", "style", "servings", "steps", "prep_minutes", "cook_minutes",
      "cooked_grams", "chef_notes", "main_ingredients", "note", "origin", "is_saved",
      "is_favorite", "created_at", "changed_at", "conditions"
    ).remake(in: db)
  }

  private static let undoable = [
    UndoableTable(
      "recipes", "name", "meal", "style", "servings", "steps", "prep_minutes", "cook_minutes",
      "cooked_grams", "chef_notes", "main_ingredients", "note", "origin", "is_saved",
      "is_favorite", "created_at", "changed_at"),
    UndoableTable(
      "recipe_lines", "recipe", "position", "name", "food", "quantity", "unit", "grams",
      "glycemic_index", "energy", "carbs", "sugar", "fiber", "protein", "fat", "saturated_fat",
      "salt", "alcohol"),
    UndoableTable(
      "products", "name", "brand", "barcode", "serving_amount", "serving_unit", "per_serving",
      "per_100", "is_liquid", "confidence", "source", "warnings", "is_favorite", "created_at",
      "changed_at"),
  ]
}

/// Lists and figures as JSON columns.
enum StoredJSON {
  static func text<Value: Encodable>(_ value: Value) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Throws `Damage` for what is not of the type.
  static func value<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    do { return try JSONDecoder().decode(type, from: Data(text.utf8)) } catch { throw Damage() }
  }
}
