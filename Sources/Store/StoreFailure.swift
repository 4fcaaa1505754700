import Domain
import GRDB
import Glibc

/// Why a person's records cannot be read or written.
///
/// Its description is one Turkish sentence with the next step.
package enum StoreFailure: Error, Sendable, Equatable {
  /// The name cannot be the name of a profile.
  case invalidProfileName(String)
  /// The folder or file may not be read or written by this user.
  case notPermitted(path: String)
  /// The folder cannot be made, or something else stands in its place.
  case unusableFolder(path: String)
  /// Not a database, or one whose pages are damaged.
  case corrupt(path: String)
  /// A database of another program.
  case foreign(path: String)
  /// A newer balli has moved the database on.
  case newer(path: String)
  /// The disk has no room left.
  case full(path: String)
  /// Another process has held the database for longer than the timeout.
  case busy(path: String)
  /// The record to be changed is gone.
  case missing(Record)
  /// Anything else that the system reports.
  case unexpected(path: String, detail: String)

  /// What can be gone when it is to be changed.
  package enum Record: Sendable {
    case meal, reading, entry, conversation, message, recipe, product
  }

  /// The exit code after sysexits that belongs to the failure.
  package var exitCode: Int32 {
    switch self {
    case .invalidProfileName: 64
    case .corrupt, .foreign: 65
    case .missing: 66
    case .unusableFolder, .full, .unexpected: 74
    case .busy: 75
    case .notPermitted: 77
    case .newer: 78
    }
  }
}

extension StoreFailure: CustomStringConvertible {
  /// One Turkish sentence with the next step.
  package var description: String { Texts.sentence(for: self) }
}

// MARK: Where it comes from

extension StoreFailure {
  /// The failure that a system call's `errno` means for the file or folder at `path`.
  init(errno code: Int32, path: String) {
    self =
      switch code {
      case EACCES, EPERM, EROFS: .notPermitted(path: path)
      case ENOENT, ENOTDIR, EEXIST, ELOOP, ENAMETOOLONG: .unusableFolder(path: path)
      case ENOSPC, EDQUOT: .full(path: path)
      default: .unexpected(path: path, detail: String(cString: strerror(code)))
      }
  }

  /// The failure that an error of the database layer means; a `StoreFailure` stays as it is.
  init(_ error: any Error, path: String) {
    if let failure = error as? StoreFailure {
      self = failure
    } else if let error = error as? DatabaseError {
      self.init(error, path: path)
    } else if let misfit = error as? Schema.Misfit {
      self = misfit == .newer ? .newer(path: path) : .foreign(path: path)
    } else if error is Damage {
      self = .corrupt(path: path)
    } else {
      self = .unexpected(path: path, detail: "\(error)")
    }
  }

  private init(_ error: DatabaseError, path: String) {
    self =
      switch error.resultCode {
      case .SQLITE_NOTADB, .SQLITE_CORRUPT: .corrupt(path: path)
      case .SQLITE_FULL: .full(path: path)
      case .SQLITE_BUSY, .SQLITE_LOCKED: .busy(path: path)
      case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH, .SQLITE_CANTOPEN:
        .notPermitted(path: path)
      default:
        .unexpected(
          path: path,
          detail: "\(error.message ?? "SQLite") (\(error.extendedResultCode.rawValue))")
      }
  }
}

/// A row that holds what no version of the program writes.
struct Damage: Error {}

extension JSON {
  /// Reads what a row holds: what a stranger wrote, in some levels of our own.
  init(stored text: String) throws(Damage) {
    do { self = try JSON(reading: text, deepest: JSONReader.deepest + 32) } catch { throw Damage() }
  }
}
