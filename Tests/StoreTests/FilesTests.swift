import Domain
import Foundation
import GRDB
import Glibc
import Synchronization
import Testing

@testable import Store

@Suite("Files")
struct FilesTests {
  let scratch = Scratch()

  @Test("Folders are 0700 and the three files 0600 while they are in use")
  func modes() throws {
    let store = scratch.store()
    _ = try store.records.meals.add(Sample.meal("a"), Sample.change("a"))
    #expect(scratch.mode("/data") == 0o700)
    for ending in ["", "-wal", "-shm"] {
      #expect(scratch.mode("/data/kisi.sqlite" + ending) == 0o600, "\(ending)")
    }
  }

  @Test("A file that others could read is tightened, and folders above ours are left alone")
  func tightening() throws {
    let store = scratch.store()
    _ = try store.records.meals.add(Sample.meal("a"), Sample.change("a"))
    chmod(scratch.path, 0o755)
    chmod(scratch.file, 0o644)
    chmod(scratch.file + "-wal", 0o644)
    try scratch.store().open()
    #expect(scratch.mode("/data/kisi.sqlite") == 0o600)
    #expect(scratch.mode("/data/kisi.sqlite-wal") == 0o600)
    #expect(scratch.mode("") == 0o755)
  }

  @Test("Nothing is made before the first use")
  func lazy() throws {
    let store = scratch.store()
    #expect(scratch.mode("/data") == nil)
    try store.open()
    #expect(scratch.mode("/data") == 0o700)
  }

  @Test("A commit waits for the disk, in write-ahead mode, with foreign keys on")
  func durability() throws {
    let pragmas = try scratch.store().connection.inspect { db in
      try ["journal_mode", "synchronous", "foreign_keys", "busy_timeout"].map {
        try String.fetchOne(db, sql: "PRAGMA \($0)")
      }
    }
    #expect(pragmas == ["wal", "2", "1", "10000"])
  }

  @Test("A backup that was put back without its mode gets it again")
  func restoredBackup() throws {
    let store = scratch.store()
    try store.thread("elma")
    let copy = scratch.path + "/copy.sqlite"
    try store.connection.inspect { try $0.execute(sql: "VACUUM INTO ?", arguments: [copy]) }
    let restored = ProfileStore(file: copy, stems: LightStems.self)
    #expect(try restored.records.conversations.recall(.init(words: "ELMA")).count == 1)
    let mode = try restored.connection.inspect {
      try String.fetchOne($0, sql: "PRAGMA journal_mode")
    }
    #expect(mode == "wal")
  }

  @Test("Files that are not ours, damaged or newer are refused and not changed")
  func refusals() throws {
    struct Case {
      var name: String
      var failure: StoreFailure
      var make: (String) throws -> Void
    }
    let file = scratch.path + "/x.sqlite"
    let cases = [
      Case(name: "text", failure: .corrupt(path: file)) {
        try Data(String(repeating: "not a database\n", count: 100).utf8)
          .write(to: URL(fileURLWithPath: $0))
      },
      Case(name: "newer", failure: .newer(path: file)) {
        try ProfileStore(file: $0, stems: LightStems.self).open()
        try Self.run("PRAGMA user_version = 99", on: $0)
      },
      Case(name: "foreign", failure: .foreign(path: file)) {
        try Self.run("CREATE TABLE shop (id)", on: $0)
      },
      Case(name: "foreign with a version", failure: .foreign(path: file)) {
        try Self.run("CREATE TABLE shop (id); PRAGMA user_version = 1", on: $0)
      },
      Case(name: "folder", failure: .unusableFolder(path: file)) { mkdir($0, 0o700) },
    ]
    #expect(!cases.isEmpty)
    for sample in cases {
      try sample.make(file)
      let before = try? Data(contentsOf: URL(fileURLWithPath: file))
      #expect(throws: sample.failure, "\(sample.name)") {
        try ProfileStore(file: file, stems: LightStems.self).open()
      }
      #expect(before == (try? Data(contentsOf: URL(fileURLWithPath: file))), "\(sample.name)")
      for ending in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: file + ending)
      }
    }
  }

  private static func run(_ sql: String, on file: String) throws {
    let queue = try DatabaseQueue(path: file)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
  }

  @Test("A page that was overwritten is told as damage, by a read or by the self-check")
  func damagedPage() throws {
    let store = scratch.store()
    for number in 0..<200 { try store.thread("elma armut \(number)", "tamam") }
    try store.close()
    var bytes = try Data(contentsOf: URL(fileURLWithPath: scratch.file))
    #expect(bytes.count > 40 * 4096)
    for page in stride(from: 2, to: bytes.count / 4096, by: 2) {
      bytes.replaceSubrange(
        page * 4096..<page * 4096 + 512, with: Data(repeating: 0xA5, count: 512))
    }
    try bytes.write(to: URL(fileURLWithPath: scratch.file))
    do {
      #expect(try store.faults() != [])
    } catch {
      #expect(error == .corrupt(path: scratch.file))
    }
  }

  @Test("A full disk fails the write, keeps what was there, and the next write goes on")
  func fullDisk() throws {
    let store = scratch.store()
    let meal = try store.records.meals.add(Sample.meal("a"), Sample.change("a"))
    let pages = try store.connection.inspect { try Int.fetchOne($0, sql: "PRAGMA page_count") ?? 0 }
    try store.connection.inspect { db in
      _ = try Int.fetchOne(db, sql: "PRAGMA max_page_count = \(pages)")
    }
    #expect(throws: StoreFailure.full(path: scratch.file)) {
      try store.thread(String(repeating: "uzun metin ", count: 100_000))
    }
    try store.connection.inspect { db in
      _ = try Int.fetchOne(db, sql: "PRAGMA max_page_count = 1000000")
    }
    try store.thread(String(repeating: "uzun metin ", count: 100_000))
    #expect(try store.records.meals.latest(9) == [meal])
    #expect(try store.faults() == [])
  }

  @Test("A folder that cannot be made is told as such")
  func badFolder() throws {
    try Data().write(to: URL(fileURLWithPath: scratch.path + "/file"))
    let path = scratch.path + "/file/data/x.sqlite"
    let folder = scratch.path + "/file/data"
    #expect(throws: StoreFailure.unusableFolder(path: folder)) {
      try ProfileStore(file: path, stems: LightStems.self).open()
    }
  }

  @Test("Every failure is one sentence with its exit code")
  func sentences() {
    let cases: [(StoreFailure, Int32)] = [
      (.invalidProfileName("../x"), 64), (.notPermitted(path: "/x"), 77),
      (.unusableFolder(path: "/x"), 74), (.corrupt(path: "/x"), 65), (.foreign(path: "/x"), 65),
      (.newer(path: "/x"), 78), (.full(path: "/x"), 74), (.busy(path: "/x"), 75),
      (.missing(.meal), 66), (.unexpected(path: "/x", detail: "d"), 74),
    ]
    #expect(!cases.isEmpty)
    for (failure, code) in cases {
      #expect(failure.exitCode == code)
      #expect("\(failure)".hasSuffix(".") && "\(failure)".count > 30)
    }
    let codes: [(Int32, StoreFailure)] = [
      (EACCES, .notPermitted(path: "/x")), (EROFS, .notPermitted(path: "/x")),
      (ENOSPC, .full(path: "/x")), (ENOTDIR, .unusableFolder(path: "/x")),
    ]
    for (code, failure) in codes { #expect(StoreFailure(errno: code, path: "/x") == failure) }
    let results: [(ResultCode, StoreFailure)] = [
      (.SQLITE_READONLY_DIRECTORY, .notPermitted(path: "/x")), (.SQLITE_FULL, .full(path: "/x")),
      (.SQLITE_CANTOPEN, .notPermitted(path: "/x")), (.SQLITE_BUSY, .busy(path: "/x")),
      (.SQLITE_IOERR, .unexpected(path: "/x", detail: "m (10)")),
    ]
    for (code, failure) in results {
      let error = DatabaseError(resultCode: code, message: "m")
      #expect(StoreFailure(error, path: "/x") == failure)
    }
  }
}

@Suite("Profiles")
struct ProfileTests {
  let scratch = Scratch()

  @Test("A name that cannot be a file of its own is refused")
  func names() throws {
    let bad = [
      "", " ", ".", "..", "../x", "a/b", "-x", ".gizli", "a\0b", "a\nb", "a\u{202E}b", "_a", "a:b",
      String(repeating: "a", count: 41),
    ]
    for name in bad {
      #expect(throws: StoreFailure.self, "\(name)") { try ProfileFolder.validated(name) }
    }
    let good = ["Ayşe", "İlker Çağrı", "dr. Ali", "anne-2", "IŞIK_ğ", "2. kişi", "varsayılan", "李"]
    for name in good { #expect(try ProfileFolder.validated(name) == name) }
    #expect(try ProfileFolder.validated("  Ayşe   Nur ") == "Ayşe Nur")
  }

  @Test("A profile begins with its first use and is found in any spelling")
  func spelling() throws {
    let folder = ProfileFolder(home: scratch.path + "/home")
    #expect(try folder.list() == [])
    #expect(scratch.mode("/home") == nil)
    for name in ["Zeynep", "Ayşe", "varsayılan"] {
      try ProfileStore(file: folder.file(of: name), stems: LightStems.self).open()
    }
    #expect(try folder.list() == ["varsayılan", "Ayşe", "Zeynep"])
    #expect(try folder.file(of: "AYSE") == folder.file(of: "Ayşe"))
    #expect(try folder.file(of: "varsayilan") == folder.file())
    #expect(try folder.file(of: "Ali").hasSuffix("/home/profiles/Ali.sqlite"))
    #expect(scratch.mode("/home") == 0o700 && scratch.mode("/home/profiles") == 0o700)
  }

  @Test("Profiles do not see each other")
  func apart() throws {
    let folder = ProfileFolder(home: scratch.path)
    let one = ProfileStore(file: try folder.file(of: "bir"), stems: LightStems.self)
    let two = ProfileStore(file: try folder.file(of: "iki"), stems: LightStems.self)
    try one.thread("elma")
    #expect(try two.records.conversations.list(nil).isEmpty)
  }
}
