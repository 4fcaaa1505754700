import Domain
import Foundation
import Labels
import LanguageModels
import Support
import Testing

@testable import balli

@MainActor @Suite("Pictures leave the machine only after a yes")
struct PictureConsentTests {
  @Test("The host is named before a picture goes; a yes sends it with the message")
  func yes() async throws {
    let bench = try MediaBench(pictures: .ask)
    let path = try bench.file("a.png", MediaBench.png)
    let question = await bench.take("bu kutuda ne yazıyor \(path)")
    #expect(question.contains("openai:x modeline gönderilsin mi?"), "\(question)")
    #expect(bench.asked.now.isEmpty)
    #expect(await bench.take("evet").contains("Tamam."))
    let told = try #require(bench.asked.now.last?.messages.last)
    #expect(told.attachments.count == 1 && told.text.contains("bu kutuda ne yazıyor"))
  }

  @Test("A no keeps it here, and another message drops the question; nothing is sent")
  func no() async throws {
    let bench = try MediaBench(pictures: .ask)
    let path = try bench.file("a.png", MediaBench.png)
    _ = await bench.take("bu kutuda ne yazıyor \(path)")
    #expect(await bench.take("hayır").contains("Resim gönderilmedi"))
    #expect(bench.asked.now.isEmpty)
    _ = await bench.take("bu kutuda ne yazıyor \(path)")
    _ = await bench.take("merhaba nasılsın")
    #expect(bench.asked.now.count == 1 && bench.asked.now[0].messages.last?.attachments == [])
  }

  @Test(
    "With the setting at no, and for a model known to be blind, it is read here and that is said")
  func here() async throws {
    var bench = try MediaBench(pictures: .never)
    var path = try bench.file("a.png", MediaBench.png)
    #expect(await bench.take("ne yazıyor \(path)").contains("resim-gönder ayarı hayır"))
    #expect(bench.asked.now.isEmpty)
    bench = try MediaBench(model: "openai:gpt-oss-120b")
    path = try bench.file("a.png", MediaBench.png)
    #expect(await bench.take("ne yazıyor \(path)").contains("gpt-oss-120b resim göremiyor"))
    #expect(bench.asked.now.isEmpty)
  }

  @Test("A label or the photo of a meal is the house's own matter, whichever model is chosen")
  func own() async throws {
    let bench = try MediaBench()
    let path = try bench.file("a.png", MediaBench.png)
    let told = await bench.take("tabağımda ne var \(path)")
    #expect(told.contains("Yediklerinizi yazarsanız"), "\(told)")
    _ = await bench.take("\(path)")
    #expect(bench.asked.now.isEmpty)
  }

  @Test("A model on this machine is shown a picture without a question")
  func local() async throws {
    let bench = try MediaBench(isLocal: true, pictures: .ask)
    let path = try bench.file("a.png", MediaBench.png)
    _ = await bench.take("bu kutuda ne yazıyor \(path)")
    #expect(bench.asked.now.last?.messages.last?.attachments.count == 1)
  }
}

/// The model that sees, over the wire of each service.
@Suite("A model looks at a picture over the wire")
struct LiveSightTests {
  private static let meal = #"{"kind":"meal","items":[{"name":"pilav","grams":180}]}"#

  /// A look through the real client at a service in memory.
  private func look(
    _ model: String, _ answer: FakeEyes.Answer, settings: [String: String] = [:]
  ) async throws -> (Sight, Result<String, ProductFailure>, FakeEyes) {
    let folder = FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/a.png"
    try Data(FakeEyes.png("tabak")).write(to: URL(filePath: path))
    let eyes = FakeEyes(["tabak": answer])
    let sight = try #require(Self.live(model, eyes.fetcher, folder, settings).sight())
    let wish = SightWish(task: "Bak.", schema: ["type": "object"], now: Bench.now)
    do throws(ProductFailure) {
      return (sight, .success(try await sight.look(path, wish)), eyes)
    } catch {
      return (sight, .failure(error), eyes)
    }
  }

  private static func live(
    _ model: String, _ fetcher: Fetcher, _ folder: String, _ settings: [String: String]
  ) -> LiveSight {
    let keys = ["GEMINI_API_KEY": "gizli-anahtar", "OPENAI_API_KEY": "gizli-anahtar"]
    let models = LiveModels(
      environment: { keys[$0] },
      files: Files(exists: { _ in false }, read: { _ in nil }, write: { _, _ in }),
      places: Places(home: folder), fetcher: { fetcher })
    return LiveSight(models: models, chosen: model, setting: { settings[$0] }, spent: { _ in })
  }

  @Test(
    "Each service gets the picture, the schema and no tool, and names its host",
    arguments: [
      ("gemini:gemini-3-flash", "generativelanguage.googleapis.com", "responseJsonSchema"),
      ("openai:gpt-5-mini", "api.openai.com", "json_schema"), ("ollama:qwen2.5vl", nil, "format"),
    ] as [(String, String?, String)])
  func wires(_ model: String, _ host: String?, _ word: String) async throws {
    let (sight, reply, eyes) = try await look(model, .says(Self.meal))
    #expect(sight.host == host && sight.isFree == (host == nil))
    #expect(try reply.get() == Self.meal)
    #expect(eyes.shown.count == 1 && eyes.shown[0].picture == "tabak")
    let body = try JSON(reading: try #require(eyes.bodies.first))
    #expect(eyes.bodies[0].contains(word) && body["tools"] == nil)
    #expect(!eyes.bodies[0].contains("gizli-anahtar"))
  }

  @Test(
    "What a service does wrong has its own sentence",
    arguments: [
      (.blind, .blind), (.filtered, .refused), (.status(429), .busy), (.status(500), .unavailable),
      (.network(.idleTimeout), .unavailable), (.network(.refused), .unavailable),
    ] as [(FakeEyes.Answer, ProductFailure.Kind)])
  func faults(_ answer: FakeEyes.Answer, _ kind: ProductFailure.Kind) async throws {
    for model in ["gemini:gemini-3-flash", "openai:gpt-5-mini"] {
      let (_, reply, _) = try await look(model, answer)
      guard case .failure(let failure) = reply else {
        Issue.record("\(model) gave an answer")
        continue
      }
      #expect(failure.kind == kind && failure.message.count > 20, "\(model): \(failure.message)")
      #expect(!failure.message.contains("gizli-anahtar"))
    }
  }

  @Test("The settings say who sees: nobody for a blind model, another model by name, never at no")
  func settings() {
    func sight(_ model: String, _ settings: [String: String] = [:]) -> Sight? {
      Self.live(model, FakeEyes([:]).fetcher, "/x", settings).sight()
    }
    #expect(sight("yerel") == nil && sight("openai:gpt-oss-20b") == nil)
    #expect(sight("openai:bilinmeyen")?.model == "openai:bilinmeyen")
    let named = [PictureRule.modelKey: "gemini:gemini-3-flash"]
    #expect(sight("yerel", named)?.model == "gemini:gemini-3-flash")
    #expect(sight("yerel", named)?.isFree == false)
    #expect(sight("yerel", named.merging([PictureRule.key: "evet"]) { $1 })?.isFree == true)
    #expect(sight("yerel", named.merging([PictureRule.key: "hayır"]) { $1 }) == nil)
    #expect(sight("gemini:gemini-3-flash", [PictureRule.modelKey: "yerel"]) == nil)
  }
}
