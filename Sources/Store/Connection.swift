import Domain
import GRDB
import Synchronization

/// The one connection to a profile's database, opened at first use.
///
/// Blocks its caller: SQLite is local, and a turn does one thing at a time.
final class Connection: Sendable {
  let path: String
  private let stems: any Stemmer.Type
  private let queue = Mutex<DatabaseQueue?>(nil)

  init(path: String, stems: any Stemmer.Type) {
    self.path = path
    self.stems = stems
  }

  /// Reads in one transaction, so that all of it is of the same moment.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreFailure) -> Value {
    let queue = try opened()
    return try failing { try queue.read(body) }
  }

  /// The rows of one query, each as a value.
  func values<Value>(
    _ sql: String, _ arguments: StatementArguments, _ make: (Row) throws -> Value
  ) throws(StoreFailure) -> [Value] {
    try read { db in try Row.fetchAll(db, sql: sql, arguments: arguments).map(make) }
  }

  /// Writes in one immediate transaction.
  @discardableResult
  func write<Value>(
    surviving end: Survival = .powerCut, _ body: (Database) throws -> Value
  ) throws(StoreFailure) -> Value {
    let queue = try opened()
    return try failing {
      try queue.writeWithoutTransaction { db in
        guard end == .death else { return try db.immediately(body) }
        try db.execute(sql: "PRAGMA synchronous = NORMAL")
        // Without this, records would lose their fsync; the pragma cannot fail on an open database.
        defer { try? db.execute(sql: "PRAGMA synchronous = FULL") }
        return try db.immediately(body)
      }
    }
  }

  /// What a write that was acknowledged outlives.
  enum Survival {
    /// The end of the process, `kill -9` included: the write is in the system's hands.
    ///
    /// Enough for talk: it is written several times a turn, an fsync can take 10 ms on a busy disk,
    /// and the next write that outlives a power cut takes all before it along.
    case death
    /// A power cut too: the write is on the disk.
    case powerCut
  }

  /// Writes in one transaction that keeps with `change` what undoes it.
  @discardableResult
  func write<Value>(
    _ change: Change, _ body: (Database) throws -> Value
  ) throws(StoreFailure) -> Value {
    try write { db in try UndoLog.recording(change, in: db) { try body(db) } }
  }

  /// Runs `body` on the connection outside a transaction, for pragmas and checks.
  func inspect<Value>(_ body: (Database) throws -> Value) throws(StoreFailure) -> Value {
    let queue = try opened()
    return try failing { try queue.inDatabase(body) }
  }

  /// Moves the write-ahead log into the file and empties it, so that deleted text is in neither.
  ///
  /// Leaves that to a later time where another process is reading.
  func emptyLog() throws(StoreFailure) {
    try inspect { db in _ = try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
  }

  /// Lets go of the file; the next use opens it again.
  func close() throws(StoreFailure) {
    let open = queue.withLock { queue in
      defer { queue = nil }
      return queue
    }
    try failing { try open?.close() }
  }

  private func opened() throws(StoreFailure) -> DatabaseQueue {
    // A `Mutex` cannot rethrow a typed error that is then mapped, so the result is carried out.
    let result = queue.withLock { queue -> Result<DatabaseQueue, any Error> in
      if let queue { return .success(queue) }
      return Result {
        let new = try open()
        queue = new
        return new
      }
    }
    return try failing { try result.get() }
  }

  private func open() throws -> DatabaseQueue {
    try PrivateFile.make(path)
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    let stemsVersion = stems.version
    if try queue.inDatabase({ try Schema.isCurrent($0, stems: stemsVersion) }) { return queue }
    try PrivateFile.exclusively(inFolderOf: path) {
      try queue.inDatabase { try Schema.bring($0, upTo: Schema.migrations, stems: stemsVersion) }
    }
    return queue
  }

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    configuration.label = "balli"
    let stems = stems
    configuration.prepareDatabase { db in
      // Deleted rows are overwritten: these are somebody's health records.
      try db.execute(sql: "PRAGMA synchronous = FULL; PRAGMA secure_delete = ON")
      RecallIndex.register(stems, in: db)
    }
    return configuration
  }

  private func failing<Value>(_ body: () throws -> Value) throws(StoreFailure) -> Value {
    do { return try body() } catch { throw StoreFailure(error, path: path) }
  }
}

extension Database {
  /// Runs `body` in a transaction that waits for other writers at its beginning, not half-way.
  fileprivate func immediately<Value>(_ body: (Database) throws -> Value) throws -> Value {
    var value: Value?
    try inTransaction(.immediate) {
      value = try body(self)
      return .commit
    }
    guard let value else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
    return value
  }
}
