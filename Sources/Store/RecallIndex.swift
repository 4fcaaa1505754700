import GRDB

/// The full-text index over messages and titles.
enum RecallIndex {
  /// The tokenizer's name in the schema.
  ///
  /// What it does may change along with `rules`, the name may not: SQLite could not even drop a table
  /// whose tokenizer it does not know.
  static let tokenizer = "turkce1"

  /// To be raised when the tokenizer cuts or folds differently.
  private static let rules = 1

  /// Makes the tokenizer known to a connection.
  static func register<Stems: Stemmer>(_ stems: Stems.Type, in db: Database) {
    db.add(tokenizer: TurkishTokenizer<Stems>.self)
  }

  /// Whether the index was built with these rules and stems.
  static func isCurrent(_ db: Database, stems: Int) throws -> Bool {
    try String.fetchOne(db, sql: "SELECT version FROM recall_version") == version(stems)
  }

  /// Builds the index anew from the texts.
  static func rebuild(_ db: Database, stems: Int) throws {
    try db.execute(
      sql: """
        INSERT INTO recall (recall) VALUES ('rebuild');
        INSERT INTO recall_titles (recall_titles) VALUES ('rebuild');
        """)
    try db.execute(sql: "UPDATE recall_version SET version = ?", arguments: [version(stems)])
  }

  /// Wipes deleted words from the index's pages too, where that takes no time.
  ///
  /// FTS5 marks deleted words and drops them when it merges; a full merge drops them at once.
  static func wipe(_ db: Database) throws {
    let newest = try Int.fetchOne(db, sql: "SELECT max(id) FROM messages") ?? 0
    guard newest < 20_000 else { return }
    try db.execute(
      sql: """
        INSERT INTO recall (recall) VALUES ('optimize');
        INSERT INTO recall_titles (recall_titles) VALUES ('optimize');
        """)
  }

  private static func version(_ stems: Int) -> String { "\(tokenizer).\(rules).\(stems)" }
}
