import Foundation
import Synchronization
import Testing

@testable import balli

@Suite("Answers about products on the disk")
struct ProductShelfTests {
  private final class Folder: Sendable {
    let files = Mutex<[String: String]>([:])

    var shelf: ProductShelf {
      ProductShelf(
        folder: "/c", read: { path in self.files.withLock { $0[path] } },
        write: { text, path in self.files.withLock { $0[path] = text } })
    }
  }

  @Test("What was answered is there again, with its time; another question is not")
  func roundTrip() throws {
    let folder = Folder()
    let at = Date(timeIntervalSince1970: 1_795_000_000)
    folder.shelf.save("/api/1", at, Array("{\"a\":1}\n{}".utf8))
    let kept = try #require(folder.shelf.load("/api/1"))
    #expect(kept.at == at && String(decoding: kept.body, as: UTF8.self) == "{\"a\":1}\n{}")
    #expect(folder.shelf.load("/api/2") == nil)
  }

  @Test("A file of another question or with anything else in it is as good as none")
  func damaged() {
    let folder = Folder()
    folder.shelf.save("/api/1", .distantPast, Array("{}".utf8))
    for text in ["", "x", "1\n/api/2\n{}", "bir\n/api/1\n{}"] {
      folder.files.withLock { files in for path in files.keys { files[path] = text } }
      #expect(folder.shelf.load("/api/1") == nil, "\(text)")
    }
  }
}
