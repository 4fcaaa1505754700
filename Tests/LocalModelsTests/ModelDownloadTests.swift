import Domain
import Fetching
import Foundation
import Support
import Synchronization
import Testing

@testable import LocalModels

@Suite("Downloads of model files")
struct ModelDownloadTests {
  static let whole = "GGUF" + String(repeating: "0123456789", count: 5000)
  /// SHA-256 of `whole`, by sha256sum.
  static let digest = "648515a4dcd4181b44a12635763ced03baa11f2cfb0dfc40307ad3fcf9a40529"

  /// A folder of its own and a download over a scripted server.
  final class Place: Sendable {
    let folder = FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString
    let server: ScriptedServer
    private let curl = Curl(now: { Date() }, sleep: { _ in })

    init(_ answer: @escaping @Sendable (SeenRequest) -> ScriptedReply) throws {
      server = try ScriptedServer(answer)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func fetch(digest: String? = nil, free: Int = .max) async throws -> DownloadedModel {
      try await ModelDownload(
        fetcher: curl.fetcher, folder: folder, files: .onDisk, freeBytes: { _ in free }
      )
      .fetch(ModelAddress(server.url + "/a/m.gguf?x=1", digest: digest)) { _ in }
    }

    var names: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
  }

  /// A server that knows ranges and cuts its first answer after so many bytes.
  static func ranged(cutAfter cut: Int, tag: @escaping @Sendable () -> String = { "\"a\"" })
    -> @Sendable (SeenRequest) -> ScriptedReply
  {
    { request in
      let all = Array(whole.utf8)
      let start = request.header("Range").flatMap { range in
        Int(range.dropFirst("bytes=".count).prefix { $0 != "-" })
      }
      let isSame = request.header("If-Range").map { $0 == tag() } ?? true
      guard let start, isSame else {
        let head = ScriptedReply.head(200, [("Content-Length", "\(all.count)"), ("ETag", tag())])
        let isFirst = request.header("Range") == nil
        return ScriptedReply([.bytes(head + (isFirst ? Array(all.prefix(cut)) : all)), .cut])
      }
      let head = ScriptedReply.head(
        206,
        [
          ("Content-Length", "\(all.count - start)"), ("ETag", tag()),
          ("Content-Range", "bytes \(start)-\(all.count - 1)/\(all.count)"),
        ])
      return ScriptedReply([.bytes(head + all[start...]), .cut])
    }
  }

  @Test("A file that came whole and with its digest gets its name")
  func whole() async throws {
    let place = try Place { _ in .whole(200, [], Self.whole) }
    let made = try await place.fetch(digest: Self.digest.uppercased())
    #expect(made.digest == Self.digest)
    #expect(made.isVerified)
    #expect(place.names == ["m.gguf"])
    #expect(try String(contentsOfFile: made.file.path, encoding: .utf8) == Self.whole)
    #expect(place.server.requests.first?.header("Accept-Encoding") == "identity")
  }

  @Test("A cut download goes on where it was and is checked as a whole")
  func resume() async throws {
    let place = try Place(Self.ranged(cutAfter: 20_000))
    await #expect(throws: (any Error).self) { try await place.fetch(digest: Self.digest) }
    #expect(place.names == ["m.gguf.part", "m.gguf.part.kaynak"])
    let made = try await place.fetch(digest: Self.digest)
    #expect(made.digest == Self.digest)
    #expect(place.names == ["m.gguf"])
    #expect(place.server.requests.last?.header("Range") == "bytes=20000-")
  }

  @Test("A file that changed in between is fetched anew")
  func changed() async throws {
    let version = Mutex(0)
    let place = try Place(
      Self.ranged(cutAfter: 100, tag: { "\"\(version.withLock { $0 })\"" }))
    await #expect(throws: (any Error).self) { try await place.fetch() }
    version.withLock { $0 = 1 }
    let made = try await place.fetch()
    #expect(made.digest == Self.digest)
    #expect(!made.isVerified)
  }

  @Test("A wrong digest leaves nothing that looks like a model")
  func wrongDigest() async throws {
    let place = try Place { _ in .whole(200, [], Self.whole) }
    let wrong = String(repeating: "0", count: 64)
    await #expect { try await place.fetch(digest: wrong) } throws: { error in
      (error as? Failure)?.exit == .badData
    }
    #expect(place.names.isEmpty)
  }

  @Test("A page that is no model is thrown away")
  func page() async throws {
    let place = try Place { _ in .whole(200, [], "<html>giriş yapın</html>") }
    await #expect(throws: Failure(.badData, Texts.notGGUF)) { try await place.fetch() }
    #expect(place.names.isEmpty)
  }

  @Test("A full disk is seen before a byte is written")
  func space() async throws {
    let place = try Place { _ in .whole(200, [], Self.whole) }
    await #expect { try await place.fetch(free: 1000) } throws: { error in
      (error as? Failure)?.exit == .inputOutput
    }
    #expect(place.names.isEmpty)
  }

  @Test("What is not there is said so")
  func missing() async throws {
    let place = try Place { _ in .whole(404) }
    await #expect(throws: Failure(.noInput, Texts.refused(404))) { try await place.fetch() }
    #expect(place.names.isEmpty)
  }

  @Test(
    "Names that could leave the folder are refused",
    arguments: ["https://a/b.bin", "https://a/..gguf", "https://a/%2e%2e%2fx.gguf", "https://a/"])
  func names(_ url: String) {
    #expect(throws: Failure.self) { try ModelDownload.fileName(of: url) }
  }

  @Test("The digest is read from the pointer of a large file")
  func pointer() {
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:\(Self.digest)\nsize 5\n"
    #expect(ModelDownload.digest(inPointer: text) == Self.digest)
    #expect(ModelDownload.digest(inPointer: "<html>") == nil)
  }
}
