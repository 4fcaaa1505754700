import Domain
import GRDB

/// What models have cost: a row for each turn.
enum Spendings {
  @Sendable
  static func create(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE spending (
          id INTEGER PRIMARY KEY, at INTEGER NOT NULL, conversation INTEGER, model TEXT NOT NULL,
          input INTEGER NOT NULL, cached INTEGER NOT NULL, output INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX spending_by_time ON spending (at);
        CREATE INDEX spending_by_conversation ON spending (conversation)
          WHERE conversation IS NOT NULL;
        """)
  }

  /// How long a thread was by the service's count.
  @Sendable
  static func addContext(_ db: Database) throws {
    try db.execute(sql: "ALTER TABLE spending ADD COLUMN context INTEGER")
  }
}

extension SpendingRecords {
  static func stored(in connection: Connection) -> Self {
    Self(
      add: { spending in
        try connection.write { db in
          try db.execute(
            sql: """
              INSERT INTO spending (at, conversation, model, input, cached, output, context)
              VALUES (?, ?, ?, ?, ?, ?, ?)
              """,
            arguments: [
              spending.at.milliseconds, spending.conversation, Stored.text(spending.model),
              spending.tokens.input, spending.tokens.cached, spending.tokens.output,
              spending.context,
            ])
        }
      },
      between: { interval in
        try connection.values(
          "SELECT * FROM spending WHERE at >= ? AND at < ? ORDER BY id",
          [interval.lowerBound.milliseconds, interval.upperBound.milliseconds], Spending.init(row:))
      },
      of: { conversation in
        try connection.values(
          "SELECT * FROM spending WHERE conversation = ? ORDER BY id", [conversation],
          Spending.init(row:))
      })
  }
}

extension Spending {
  fileprivate init(row: Row) {
    self.init(
      at: row.date("at"), conversation: row["conversation"], model: row["model"],
      tokens: TokenUsage(input: row["input"], output: row["output"], cached: row["cached"]),
      context: row["context"])
  }
}
