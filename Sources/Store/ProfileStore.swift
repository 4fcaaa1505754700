package import Domain
import GRDB

/// A person's records in one database file.
///
///     let store = ProfileStore(file: try folder.file(of: "Ayşe"), stems: Stems.self)
///     try store.records.meals.add(meal, change)
///
/// Nothing is read or made before the first use. Any number of processes may use one file at once.
/// What the closures of `records` throw is always a `StoreFailure`.
package struct ProfileStore: Sendable {
  /// The records port, live.
  package let records: Records
  /// The database file.
  package var file: String { connection.path }

  /// Answers of research sources, kept beside the records and never part of them.
  package let sourceAnswers: AnswerCache

  let connection: Connection

  /// Takes the path of the database file, which is made on first use along with its folder.
  package init(file: String, stems: any Stemmer.Type) {
    let connection = Connection(path: file, stems: stems)
    self.connection = connection
    sourceAnswers = .stored(in: connection)
    records = Records(
      meals: .stored(in: connection), glucose: .stored(in: connection),
      entries: .stored(in: connection), targets: .stored(in: connection),
      shopping: .stored(in: connection), notes: .stored(in: connection),
      measures: .stored(in: connection), profile: .stored(in: connection),
      conversations: .stored(in: connection),
      settings: .stored(in: connection), undo: .stored(in: connection),
      spending: .stored(in: connection), recipes: .stored(in: connection),
      products: .stored(in: connection), sensor: .stored(in: connection),
      research: .stored(in: connection),
      marks: .stored(in: connection))
  }

  /// Opens the file now, so that a failure shows before anything else is done.
  package func open() throws(StoreFailure) {
    try connection.inspect { _ in }
  }

  /// Lets go of the file and folds the write-ahead log into it; the next use opens it again.
  package func close() throws(StoreFailure) {
    try connection.close()
  }

  /// What SQLite finds wrong with the file; empty when it is sound.
  ///
  /// Reads all of it.
  package func faults() throws(StoreFailure) -> [String] {
    try connection.inspect { db in
      let lines = try String.fetchAll(db, sql: "PRAGMA integrity_check")
      let strays = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").count
      return lines.filter { $0 != "ok" } + (strays == 0 ? [] : ["foreign keys: \(strays)"])
    }
  }
}
