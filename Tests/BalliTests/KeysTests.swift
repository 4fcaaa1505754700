import Domain
import Synchronization
import Testing

@testable import balli

/// Files that are nowhere but in memory.
final class MemoryFiles: Sendable {
  private let texts = Mutex<[String: String]>([:])

  init(_ texts: [String: String] = [:]) { self.texts.withLock { $0 = texts } }

  var files: Files {
    Files(
      exists: { self[$0] != nil }, read: { self[$0] },
      write: { text, path in self.texts.withLock { $0[path] = text } })
  }

  subscript(_ path: String) -> String? { texts.withLock { $0[path] } }
}

@Suite("A key is for the server for which it was given")
struct KeysTests {
  static let home = "/ev"
  static let standard = "https://api.openai.com/v1"

  private func keys(_ files: MemoryFiles, _ environment: [String: String] = [:]) -> Keys {
    Keys(environment: { environment[$0] }, files: files.files, places: Places(home: Self.home))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var environment: [String: String] = [:]
    /// The address that was chosen for the machine.
    var address: String?
    var kept = ""
    var key: String?
  }

  static let own = "\"openai https://api.openai.com\" = \"benim\"\n"
  static let cases: [Case] = [
    Case(testDescription: "kept for the service, used for it", kept: own, key: "benim"),
    Case(testDescription: "an old one is the service's", kept: "openai = \"eski\"\n", key: "eski"),
    Case(
      testDescription: "a kept key and another address", address: "https://kotu.example/v1",
      kept: own),
    Case(
      testDescription: "an old key and another address", address: "https://kotu.example/v1",
      kept: "openai = \"eski\"\n"),
    Case(
      testDescription: "a kept key and a server of this machine",
      address: "http://127.0.0.1:8080/v1", kept: own),
    Case(
      testDescription: "a kept key and an address of the environment",
      environment: ["OPENAI_BASE_URL": "https://kotu.example"], kept: own),
    Case(
      testDescription: "the same host at another port", address: "https://api.openai.com:8443/v1",
      kept: own),
    Case(
      testDescription: "the same host in the clear", address: "http://api.openai.com/v1", kept: own),
    Case(
      testDescription: "a host that only begins so", address: "https://api.openai.com.example/v1",
      kept: own),
    Case(
      testDescription: "the same host spelt otherwise", address: "HTTPS://API.OpenAI.com:443/v2",
      kept: own, key: "benim"),
    Case(
      testDescription: "the environment's key and its address",
      environment: ["OPENAI_API_KEY": "çevre", "OPENAI_BASE_URL": "https://vekil.example/v1"],
      kept: own, key: "çevre"),
    Case(
      testDescription: "the environment's key and an address that was set later",
      environment: ["OPENAI_API_KEY": "çevre"], address: "https://kotu.example/v1", kept: own),
    Case(
      testDescription: "the environment's key and the service",
      environment: ["OPENAI_API_KEY": " çevre\n"], kept: own, key: "çevre"),
    Case(
      testDescription: "the environment's key is elsewhere, the kept one here",
      environment: ["OPENAI_API_KEY": "çevre"], address: "https://vekil.example/v1",
      kept: own + "\"openai https://vekil.example\" = \"vekilin\"\n", key: "vekilin"),
  ]

  @Test("All keys are known, of whatever provider and server, so that none is told")
  func all() {
    let files = MemoryFiles([Self.home + "/keys.toml": Self.own + "gemini = \"ikiz\"\n"])
    let environment = ["GEMINI_API_KEY": " çevre ", "NCBI_API_KEY": "ncbi"]
    #expect(keys(files, environment).all == ["çevre", "ncbi", "benim", "ikiz"])
    #expect(keys(MemoryFiles()).all == [])
  }

  @Test("It goes nowhere else", arguments: cases)
  func bound(_ one: Case) throws {
    var files = [Self.home + "/keys.toml": one.kept]
    files[Self.home + "/config.toml"] = one.address.map { "openai_url = \"\($0)\"\n" }
    let keys = keys(MemoryFiles(files), one.environment)
    #expect(try keys.key(of: .openai) == one.key)
    #expect(keys.state(of: .openai).isThere == (one.key != nil))
  }

  @Test("What is kept is for where the service is then, and all of it can be forgotten")
  func keeping() throws {
    let files = MemoryFiles([
      Self.home + "/keys.toml": "openai = \"eski\"\ngemini = \"öteki\"\n"
    ])
    try keys(files, ["OPENAI_BASE_URL": "https://vekil.example/v1"]).keep("yeni", for: .openai)
    #expect(try keys(files).key(of: .openai) == "eski")
    try keys(files).keep("daha-yeni", for: .openai)
    #expect(try keys(files).key(of: .openai) == "daha-yeni")
    #expect(try keys(files).key(of: .openai, at: "https://vekil.example") == "yeni")
    #expect(files[Self.home + "/keys.toml"]?.contains("eski") == false)
    try keys(files).forget(.openai)
    #expect(files[Self.home + "/keys.toml"] == "gemini = \"öteki\"\n")
  }

  @Test("Who has a key for another server only is told so, without the key")
  func missing() {
    let files = MemoryFiles([
      Self.home + "/keys.toml": Self.own,
      Self.home + "/config.toml": "openai_url = \"https://vekil.example/v1\"\n",
    ])
    let failure = keys(files).missing(of: .openai)
    #expect(failure.exit == .configuration)
    #expect(failure.message.contains("vekil.example için anahtar yok"))
    #expect(failure.message.contains("api.openai.com içindir"))
    #expect(!failure.message.contains("benim"))
    #expect(keys(files).state(of: .openai) == .elsewhere(["api.openai.com"]))
    #expect(keys(MemoryFiles()).missing(of: .openai).message == Texts.noKey(.openai))
  }
}
