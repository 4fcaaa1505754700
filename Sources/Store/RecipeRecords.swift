import Domain
import Foundation
import GRDB

extension RecipeRecords {
  /// How many proposals are remembered; sixty days of a busy kitchen are fewer.
  private static let mostProposals = 300

  static func stored(in connection: Connection) -> Self {
    Self(
      propose: { recipe in
        try connection.write { db in
          // Outside of undo: what was only proposed is no record of the person's.
          var kept = recipe
          try UndoLog.forgetting(in: db) {
            kept = try RecipeRows(db: db).add(recipe)
            try RecipeRows(db: db).forgetProposals(besides: mostProposals)
          }
          return kept
        }
      },
      add: { recipe, change in
        try connection.write(change) { db in try RecipeRows(db: db).add(recipe) }
      },
      replace: { recipe, change in
        try connection.write(change) { db in try RecipeRows(db: db).replace(recipe) }
      },
      delete: { ids, change in
        try connection.write(change) { db in try RecipeRows(db: db).delete(ids) }
      },
      recipe: { id in
        try connection.read { db in
          try RecipeRows(db: db).recipes(where: "id = ?", [id], order: "id").first
        }
      },
      saved: {
        try connection.read { db in
          try RecipeRows(db: db).recipes(where: "is_saved", [], order: "changed_at DESC, id DESC")
        }
      },
      since: { date in
        try connection.read { db in
          try RecipeRows(db: db).recipes(
            where: "created_at >= ?", [date.milliseconds], order: "created_at DESC, id DESC")
        }
      })
  }
}

/// Recipes and their lines as rows, inside a transaction.
private struct RecipeRows {
  let db: Database

  func add(_ recipe: Recipe) throws -> Recipe {
    try db.execute(
      sql: """
        INSERT INTO recipes (
          name, meal, style, servings, steps, prep_minutes, cook_minutes, cooked_grams, chef_notes,
          main_ingredients, conditions, note, origin, is_saved, is_favorite, created_at,
          changed_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, arguments: recipe.columns())
    var kept = recipe
    kept.id = db.lastInsertedRowID
    (kept.createdAt, kept.changedAt) = (recipe.createdAt.stored, recipe.changedAt.stored)
    try addLines(of: kept)
    return kept
  }

  func replace(_ recipe: Recipe) throws {
    try db.execute(
      sql: """
        UPDATE recipes SET name = ?, meal = ?, style = ?, servings = ?, steps = ?,
          prep_minutes = ?, cook_minutes = ?, cooked_grams = ?, chef_notes = ?,
          main_ingredients = ?, conditions = ?, note = ?, origin = ?, is_saved = ?, is_favorite = ?,
          created_at = ?, changed_at = ? WHERE id = ?
        """, arguments: recipe.columns() + [recipe.id])
    guard db.changesCount > 0 else { throw StoreFailure.missing(.recipe) }
    try db.execute(sql: "DELETE FROM recipe_lines WHERE recipe = ?", arguments: [recipe.id])
    try addLines(of: recipe)
  }

  func delete(_ ids: [Int64]) throws {
    for id in ids {
      try db.execute(sql: "DELETE FROM recipe_lines WHERE recipe = ?", arguments: [id])
      try db.execute(sql: "DELETE FROM recipes WHERE id = ?", arguments: [id])
    }
  }

  func forgetProposals(besides count: Int) throws {
    let old = try Int64.fetchAll(
      db,
      sql: "SELECT id FROM recipes WHERE NOT is_saved ORDER BY id DESC LIMIT -1 OFFSET ?",
      arguments: [count])
    try delete(old)
  }

  func recipes(
    where condition: String, _ arguments: StatementArguments, order: String
  ) throws -> [Recipe] {
    let lineRows = try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM recipe_lines WHERE recipe IN (SELECT id FROM recipes WHERE \(condition))
        ORDER BY recipe, position
        """, arguments: arguments)
    let lines = Dictionary(grouping: lineRows) { $0["recipe"] as Int64 }
    return try Row.fetchAll(
      db, sql: "SELECT * FROM recipes WHERE \(condition) ORDER BY \(order)", arguments: arguments
    ).map { row in try Recipe(row: row, lines: lines[row["id"]] ?? []) }
  }

  private func addLines(of recipe: Recipe) throws {
    let statement = try db.makeStatement(sql: Self.insertLine)
    for (position, line) in recipe.ingredients.enumerated() {
      try statement.execute(arguments: [recipe.id, position] + line.columns)
    }
  }

  private static let insertLine = """
    INSERT INTO recipe_lines (
      recipe, position, name, food, quantity, unit, grams, glycemic_index,
      energy, carbs, sugar, fiber, protein, fat, saturated_fat, salt, alcohol)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """
}

extension Recipe {
  fileprivate init(row: Row, lines: [Row]) throws {
    self.init(
      id: row["id"], name: row["name"], meal: try row.value("meal"), style: row["style"],
      servings: row["servings"], ingredients: lines.map(RecipeIngredient.init(row:)),
      steps: try StoredJSON.value([String].self, row["steps"]), prepMinutes: row["prep_minutes"],
      cookMinutes: row["cook_minutes"], cookedGrams: row["cooked_grams"],
      chefNotes: try StoredJSON.value([String].self, row["chef_notes"]),
      mainIngredients: try StoredJSON.value([String].self, row["main_ingredients"]),
      conditions: try (row["conditions"] as String?).map {
        try StoredJSON.value([RecipeCondition].self, $0)
      } ?? [],
      note: row["note"], origin: try row.value("origin"), isSaved: row["is_saved"],
      isFavorite: row["is_favorite"], createdAt: row.date("created_at"),
      changedAt: row.date("changed_at"))
  }

  fileprivate func columns() throws -> StatementArguments {
    [
      Stored.text(name), meal.rawValue, Stored.text(style), servings, try StoredJSON.text(steps),
      prepMinutes, cookMinutes, cookedGrams, try StoredJSON.text(chefNotes),
      try StoredJSON.text(mainIngredients),
      conditions.isEmpty ? nil : try StoredJSON.text(conditions), Stored.text(note),
      origin.rawValue, isSaved,
      isFavorite, createdAt.milliseconds, changedAt.milliseconds,
    ]
  }
}

extension RecipeIngredient {
  fileprivate init(row: Row) {
    self.init(
      name: row["name"], food: row["food"], quantity: row["quantity"], unit: row["unit"],
      grams: row["grams"], nutrients: Nutrients(row: row), glycemicIndex: row["glycemic_index"])
  }

  fileprivate var columns: StatementArguments {
    [
      Stored.text(name), Stored.text(food), quantity, Stored.text(unit), grams, glycemicIndex,
      nutrients?.energy, nutrients?.carbs, nutrients?.sugar, nutrients?.fiber,
      nutrients?.protein, nutrients?.fat, nutrients?.saturatedFat, nutrients?.salt,
      nutrients?.alcohol,
    ]
  }
}
