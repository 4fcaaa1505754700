import Domain
import GRDB

extension MealRecords {
  static func stored(in connection: Connection) -> Self {
    Self(
      add: { meal, change in
        try connection.write(change) { db in try MealRows(db: db).add(meal) }
      },
      replace: { meal, change in
        try connection.write(change) { db in try MealRows(db: db).replace(meal) }
      },
      delete: { ids, change in
        try connection.write(change) { db in try MealRows(db: db).delete(ids) }
      },
      meal: { id in
        try connection.read { db in
          try MealRows(db: db).meals(where: "id = ?", [id], order: "id").first
        }
      },
      between: { interval in
        try connection.read { db in
          try MealRows(db: db).meals(
            where: "eaten_at >= ? AND eaten_at < ?",
            [interval.lowerBound.milliseconds, interval.upperBound.milliseconds],
            order: "eaten_at, id")
        }
      },
      latest: { limit in
        try connection.read { db in
          try MealRows(db: db).meals(
            where: "id IN (SELECT id FROM meals ORDER BY id DESC LIMIT ?)", [max(0, limit)],
            order: "id DESC")
        }
      },
      favorites: {
        try connection.read { db in
          try MealRows(db: db).meals(where: "is_favorite", [], order: "eaten_at DESC, id DESC")
        }
      })
  }
}

/// Meals and their items as rows, inside a transaction.
private struct MealRows {
  let db: Database

  func add(_ meal: Meal) throws -> Meal {
    try db.execute(
      sql: "INSERT INTO meals (type, eaten_at, note, subject, is_favorite) VALUES (?, ?, ?, ?, ?)",
      arguments: meal.columns)
    var stored = meal
    stored.id = db.lastInsertedRowID
    stored.eatenAt = meal.eatenAt.stored
    try addItems(of: stored)
    return stored
  }

  func replace(_ meal: Meal) throws {
    try db.execute(
      sql: """
        UPDATE meals SET type = ?, eaten_at = ?, note = ?, subject = ?, is_favorite = ? WHERE id = ?
        """,
      arguments: meal.columns + [meal.id])
    guard db.changesCount > 0 else { throw StoreFailure.missing(.meal) }
    try db.execute(sql: "DELETE FROM meal_items WHERE meal = ?", arguments: [meal.id])
    try addItems(of: meal)
  }

  func delete(_ ids: [Int64]) throws {
    for id in ids {
      try db.execute(sql: "DELETE FROM meal_items WHERE meal = ?", arguments: [id])
      try db.execute(sql: "DELETE FROM meals WHERE id = ?", arguments: [id])
    }
  }

  func meals(
    where condition: String, _ arguments: StatementArguments, order: String
  ) throws -> [Meal] {
    let itemRows = try Row.fetchAll(
      db,
      sql: """
        SELECT * FROM meal_items WHERE meal IN (SELECT id FROM meals WHERE \(condition))
        ORDER BY meal, position
        """, arguments: arguments)
    let items = Dictionary(grouping: itemRows) { $0["meal"] as Int64 }
    return try Row.fetchAll(
      db, sql: "SELECT * FROM meals WHERE \(condition) ORDER BY \(order)", arguments: arguments
    ).map { row in
      Meal(
        id: row["id"], type: try row.value("type"), eatenAt: row.date("eaten_at"),
        items: (items[row["id"]] ?? []).map(MealItem.init(row:)), note: row["note"],
        subject: row["subject"], isFavorite: row["is_favorite"])
    }
  }

  private func addItems(of meal: Meal) throws {
    guard !meal.items.isEmpty else { return }
    let statement = try db.makeStatement(sql: Self.insertItem)
    for (position, item) in meal.items.enumerated() {
      try statement.execute(arguments: [meal.id, position] + item.columns)
    }
  }

  private static let insertItem = """
    INSERT INTO meal_items (
      meal, position, name, food, quantity, unit, grams, basis, source, is_estimate, confidence,
      glycemic_index, carbs_low, carbs_high,
      energy, carbs, sugar, fiber, protein, fat, saturated_fat, salt, alcohol)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """
}

extension Meal {
  fileprivate var columns: StatementArguments {
    [type.rawValue, eatenAt.milliseconds, Stored.text(note), Stored.text(subject), isFavorite]
  }
}

extension MealItem {
  fileprivate init(row: Row) {
    let low: Double? = row["carbs_low"]
    let high: Double? = row["carbs_high"]
    self.init(
      name: row["name"], food: row["food"], quantity: row["quantity"], unit: row["unit"],
      grams: row["grams"], nutrients: Nutrients(row: row), glycemicIndex: row["glycemic_index"],
      carbsRange: low.flatMap { low in high.map { low...max(low, $0) } }, basis: row["basis"],
      source: row["source"], isEstimate: row["is_estimate"], confidence: row["confidence"])
  }

  fileprivate var columns: StatementArguments {
    [
      Stored.text(name), Stored.text(food), quantity, Stored.text(unit), grams,
      Stored.text(basis), Stored.text(source), isEstimate, confidence, glycemicIndex,
      carbsRange?.lowerBound, carbsRange?.upperBound,
      nutrients?.energy, nutrients?.carbs, nutrients?.sugar, nutrients?.fiber,
      nutrients?.protein, nutrients?.fat, nutrients?.saturatedFat, nutrients?.salt,
      nutrients?.alcohol,
    ]
  }
}

extension Nutrients {
  /// Nil for an item whose figures nobody knows; a known item has all that is not optional.
  init?(row: Row) {
    guard let energy: Double = row["energy"] else { return nil }
    self.init(
      energy: energy, carbs: row["carbs"] ?? 0, sugar: row["sugar"], fiber: row["fiber"],
      protein: row["protein"] ?? 0, fat: row["fat"] ?? 0, saturatedFat: row["saturated_fat"],
      salt: row["salt"], alcohol: row["alcohol"] ?? 0)
  }
}
