import GRDB

/// Which meals a person wants at hand, in a column of the meals.
enum FavoriteMarks {
  @Sendable
  static func create(_ db: Database) throws {
    try db.execute(
      sql: """
        ALTER TABLE meals ADD COLUMN is_favorite INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX meals_of_favorites ON meals (eaten_at) WHERE is_favorite;
        """)
    try UndoableTable("meals", "type", "eaten_at", "note", "subject", "is_favorite").remake(in: db)
  }
}
