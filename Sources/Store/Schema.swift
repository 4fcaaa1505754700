import GRDB

/// Brings a database file to the tables that this program knows.
///
/// `user_version` counts the migrations that a file has seen, so that opening an up-to-date file
/// reads two numbers and nothing else. A migration that has been released is never changed.
enum Schema {
  /// One step forward; it runs once for each file.
  struct Migration: Sendable {
    /// A date and what it does: `2026-11-21 first tables`.
    var name: String
    var run: @Sendable (Database) throws -> Void
  }

  /// Why a file is not for this program.
  enum Misfit: Error { case newer, foreign }

  /// All steps, oldest first; append only.
  static let migrations = [
    Migration(name: "2026-11-21 first tables", run: FirstTables.create),
    Migration(name: "2026-11-21 sent files") { db in
      try db.execute(sql: "ALTER TABLE messages ADD COLUMN attachments TEXT")
    },
    Migration(name: "2026-11-22 drafts of answers", run: Drafts.create),
    Migration(name: "2026-11-22 whose a record is", run: Subjects.create),
    Migration(name: "2026-11-22 words of a person about themselves", run: PersonalProfile.create),
    Migration(name: "2026-11-22 words that stand beside a message") { db in
      try db.execute(sql: "ALTER TABLE messages ADD COLUMN aside TEXT")
    },
    Migration(name: "2026-11-22 worth of models in tokens", run: Spendings.create),
    Migration(name: "2026-11-23 recipes and products", run: Archive.create),
    Migration(name: "2026-11-23 sensors and their readings", run: SensorTable.create),
    Migration(name: "2026-11-23 sources and their answers", run: SourceAnswers.create),
    Migration(name: "2026-11-23 topics, highlights and notes of sources", run: Marks.create),
    Migration(name: "2026-11-23 which meals are favourites", run: FavoriteMarks.create),
    Migration(name: "2026-11-28 how long a thread was for its model", run: Spendings.addContext),
    Migration(name: "2026-11-28 what is at hand", run: Pantry.create),
    Migration(name: "2026-11-30 pieces of a serving", run: Archive.addPieces),
    Migration(name: "2026-11-30 records of others by their names", run: Subjects.index),
    Migration(name: "2026-11-30 what recipes are to be without", run: Archive.addConditions),
  ]

  /// `ball` in ASCII: tells balli's files from those of other programs.
  static let applicationID: Int32 = 0x6261_6C6C

  /// Whether nothing is to be done; throws `newer` and `foreign`.
  static func isCurrent(_ db: Database, stems: Int) throws -> Bool {
    let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    guard version != 0 else { return false }
    let application = try Int32.fetchOne(db, sql: "PRAGMA application_id")
    guard application == applicationID else { throw Misfit.foreign }
    guard version <= migrations.count else { throw Misfit.newer }
    guard version == migrations.count else { return false }
    // A backup that was put back may have lost the mode.
    guard try String.fetchOne(db, sql: "PRAGMA journal_mode") == "wal" else { return false }
    return try RecallIndex.isCurrent(db, stems: stems)
  }

  /// Runs what is missing, in one transaction, and indexes anew where the stems have changed.
  static func bring(_ db: Database, upTo migrations: [Migration], stems: Int) throws {
    if try String.fetchOne(db, sql: "PRAGMA journal_mode") != "wal" {
      try refuseForeign(db)
      // A new file holds nothing yet that a power cut could lose; FULL comes back with the commit.
      try db.execute(sql: "PRAGMA synchronous = NORMAL")
      try db.execute(sql: "PRAGMA journal_mode = WAL")
    }
    defer { try? db.execute(sql: "PRAGMA synchronous = FULL") }
    try db.inTransaction(.immediate) {
      let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
      if version == 0 { try refuseForeign(db) }
      guard version <= migrations.count else { throw Misfit.newer }
      try UndoLog.forgetting(in: db) {
        for migration in migrations[version...] { try migration.run(db) }
      }
      if version < migrations.count {
        try db.execute(sql: "PRAGMA application_id = \(applicationID)")
        try db.execute(sql: "PRAGMA user_version = \(migrations.count)")
      }
      if try !RecallIndex.isCurrent(db, stems: stems) {
        try RecallIndex.rebuild(db, stems: stems)
      }
      return .commit
    }
  }

  /// Throws `foreign` for a file that has tables but not our mark.
  private static func refuseForeign(_ db: Database) throws {
    let application = try Int32.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    let tables = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
    guard application == applicationID || (application == 0 && tables == 0) else {
      throw Misfit.foreign
    }
  }
}
