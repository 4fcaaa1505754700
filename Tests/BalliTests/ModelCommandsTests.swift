import Domain
import Foundation
import Synchronization
import Testing

@testable import balli

/// What a fake shelf was asked to do.
final class ShelfLog: Sendable {
  private let said = Mutex<[String]>([])
  var all: [String] { said.withLock { $0 } }
  func note(_ text: String) { said.withLock { $0.append(text) } }
}

@MainActor @Suite("The commands about models")
struct ModelCommandsTests {
  static let ollama = ModelServer(
    .ollama, "Ollama", "http://127.0.0.1:11434",
    [
      ServedModel("qwen3:4b", bytes: 2_500_000_000, parameters: "4.0B", quantisation: "Q4_K_M"),
      ServedModel("llama3.2:latest"),
    ])
  static let llama = ModelServer(
    .openai, "llama.cpp", "http://127.0.0.1:8080/v1", [ServedModel("qwen15")])
  static let file = ModelFile("smol", path: "/m/smol.gguf", bytes: 100_000_000)

  nonisolated static func shelf(_ log: ShelfLog) -> ModelCatalog {
    ModelCatalog(
      servers: { await [ollama, llama] },
      files: { [ModelFile("smol", path: "/m/smol.gguf", bytes: 100_000_000)] },
      pull: { name, progress in
        log.note("pull \(name)")
        progress(FetchedBytes(done: 1, total: 2))
      },
      delete: { log.note("delete \($0)") },
      facts: { _, measures in
        var facts = ModelFacts()
        (facts.bytes, facts.context, facts.isLoaded) = (2_500_000_000, 40_960, true)
        facts.writingSpeed = measures ? 12.34 : nil
        return facts
      },
      start: { wish, _ in
        log.note("start \(wish.file.name) \(wish.context ?? 0) \(wish.isPermanent)")
        return RunningServer(
          model: wish.file.name, port: 4321, process: 99, isPermanent: wish.isPermanent)
      },
      stop: { RunningServer(model: "smol", port: 4321, process: 99, isPermanent: false) })
  }

  /// A session over a fake shelf.
  private func bench(_ log: ShelfLog = ShelfLog(), json: Bool = false) throws -> Bench {
    try Bench({ _ in [] }, json: json) { $0.models = Self.shelf(log) }
  }

  @Test("The list names what is here, what is suggested and which keys there are")
  func list() async throws {
    let bench = try self.bench()
    let said = await bench.take("/model")
    for part in [
      "Yanıtlayan model: yerel", "ollama:qwen3:4b", "2,5 GB", "Q4_K_M", "openai:qwen15", "smol",
      "Önerilenler", "qwen3:1.7b", "gemini:AD    anahtar yok",
    ] {
      #expect(said.contains(part), "\(part)")
    }
    let json = try self.bench(json: true)
    let object = try JSON(reading: await json.take("/model liste"))
    #expect(object["data"]?["servers"]?.array?.count == 2)
  }

  @Test("A model is chosen for the profile by its name alone, and its server is remembered")
  func choosing() async throws {
    let bench = try self.bench()
    #expect(await bench.take("/model kullan qwen3:4b").contains("ollama:qwen3:4b"))
    #expect(try bench.session.household.records.settings.value("model") == "ollama:qwen3:4b")
    #expect(await bench.take("/model qwen15").contains("openai:qwen15"))
    let kept = try bench.world.files.read(bench.world.places.configuration)
    #expect(kept == "openai_url = \"http://127.0.0.1:8080/v1\"\n")
    #expect(await bench.take("/model ollama:yok", .noInput).contains("indir yok"))
    #expect(await bench.take("/model smol", .usage).contains("başlat smol"))
    #expect(await bench.take("/model qwen3:4", .noInput).contains("qwen3:4b?"))
    #expect(await bench.take("/model gemini:x", .configuration).contains("anahtar"))
    #expect(await bench.take("/model YEREL").contains("yerel"))
  }

  @Test("A model is fetched, and removed only after a yes")
  func fetching() async throws {
    let log = ShelfLog()
    let bench = try self.bench(log)
    #expect(await bench.take("/model indir ollama:qwen3:1.7b").contains("indirildi"))
    #expect(log.all == ["pull qwen3:1.7b"])
    #expect(await bench.take("/model sil qwen3:4b").contains("silinsin mi?"))
    #expect(await bench.take("hayır").contains("Silinmedi"))
    #expect(await bench.take("/model sil qwen3:4b").contains("silinsin mi?"))
    // Another command drops the question.
    #expect(await bench.take("/model").contains("Yanıtlayan"))
    #expect(await !bench.take("evet").contains("silindi"))
    #expect(log.all.count == 1)
    #expect(await bench.take("/model sil qwen3:4b").contains("silinsin mi?"))
    #expect(await bench.take("evet").contains("silindi"))
    #expect(log.all.count == 2)
    #expect(await bench.take("/model sil qwen3:4b evet").contains("silindi"))
    #expect(log.all.count == 3)
    #expect(await bench.take("/model sil qwen15 evet", .usage).contains("sunucuda"))
  }

  @Test("The state has sizes, and the speed where it is asked for")
  func state() async throws {
    let bench = try self.bench()
    #expect(await bench.take("/model durum").contains("gömülü motor"))
    let said = await bench.take("/model durum qwen3:4b")
    #expect(said.contains("40.960 belirteç"))
    #expect(said.contains("durum qwen3:4b hız"))
    #expect(await bench.take("/model durum qwen3:4b hız").contains("12,3 belirteç/sn"))
    #expect(await bench.take("/model durum gemini:x").contains("anahtar yok"))
  }

  @Test("A server is started for the only file and stopped")
  func serving() async throws {
    let log = ShelfLog()
    let bench = try self.bench(log)
    #expect(await bench.take("/model başlat 4096").contains("http://127.0.0.1:4321/v1"))
    #expect(await bench.take("/model baslat smol kalıcı").contains("openai:smol"))
    #expect(log.all == ["start smol 4096 false", "start smol 0 true"])
    #expect(await bench.take("/model başlat qwen15", .usage).contains("zaten bir sunucuda"))
    #expect(await bench.take("/model durdur").contains("smol durduruldu"))
  }

  @Test("A key is never taken in a conversation")
  func keys() async throws {
    let bench = try self.bench()
    let said = await bench.take("/model anahtar gemini AIzaSecret", .usage)
    #expect(!said.contains("AIzaSecret"))
    #expect(
      await bench.take("/model anahtar gemini", .usage).contains("balli model anahtar gemini"))
    #expect(await bench.take("/model anahtar ollama", .usage).contains("openai, gemini"))
  }

  @Test("A kept key is for its owner and is never shown")
  func keptKey() async throws {
    let bench = try self.bench()
    var desk = ModelCommands(
      world: bench.world, presenter: bench.session.presenter, prefix: "balli model",
      approves: false, current: "yerel", choose: { _ in })
    desk.secret = { _, _ in " AIza-gizli \r" }
    let keptLine =
      "\"gemini https://generativelanguage.googleapis.com\" = \"AIza-gizli\"\n"
    #expect(try await desk.run(["anahtar", "gemini"]) == .done)
    #expect(!bench.sink.take().contains("AIza"))
    let path = desk.keys.path
    #expect(try bench.world.files.read(path) == keptLine)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(desk.keys.state(of: .gemini) == .kept)
    _ = try await desk.run(["anahtar", "gemini", "sil"])
    #expect(desk.keys.state(of: .gemini) == .none)
    desk.secret = { _, _ in "a b" }
    await #expect(throws: Failure(.badData, ModelTexts.badKey)) {
      try await desk.run(["anahtar", "openai"])
    }
  }

  @Test(
    "Only safe addresses are kept",
    arguments: [
      ("https://a.example/v1", true), ("http://127.0.0.1:8080/v1", true), ("http://[::1]:1", true),
      ("http://localhost:1/v1", true), ("http://a.example/v1", false), ("ftp://a", false),
      ("http://127.0.0.1@a.example/", false), ("http://127.0.0.1.example/", false),
      ("http://127.0.0.1\\.a.example/", false), ("HTTP://LOCALHOST/", true), ("https://", false),
      ("http://127.0.0.256/", false), ("http://127.1/", false), ("https://k@a.example", false),
      ("http://127.0.0.1?@a.example", true), ("http://a.example#127.0.0.1", false),
    ])
  func addresses(_ address: String, _ isSafe: Bool) {
    #expect(WebAddress(address).isSafe == isSafe)
  }

  @Test(
    "Why an address is not used is told without a password or key that stands in it",
    arguments: [
      ("http://ayse:Gizli77@127.0.0.1:9/v1?api_key=sk-abc", "kullanıcı adı ya da parola"),
      ("https://ayse:Gizli77@sunucu.ornek/v1", "kullanıcı adı ya da parola"),
      ("http://sunucu.ornek/v1?api_key=sk-abc", "https ile yazın"), ("sk-abc", "anlaşılamadı"),
    ])
  func refusedAddresses(_ address: String, _ reason: String) {
    let told = Texts.insecureAddress(address)
    #expect(told.contains(reason))
    #expect(!told.contains("Gizli77") && !told.contains("sk-abc"), "\(told)")
  }
}
