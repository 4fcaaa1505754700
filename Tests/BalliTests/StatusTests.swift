import Domain
import Foundation
import Testing

@testable import balli

@MainActor @Suite("What `/durum` says, and which choice of a model counts")
struct StatusTests {
  /// A session with a model that says what it has cost.
  private func bench(
    _ traits: ModelTraits, costs usage: TokenUsage? = nil, json: Bool = false
  ) throws -> Bench {
    try Bench({ _ in [] }, json: json) { world in
      let original = world.household
      world.household = { request in
        var household = try original(HouseholdRequest(profile: request.profile, model: "yerel"))
        guard request.model != ModelName.local else { return household }
        household.model = LanguageModel(name: request.model, traits: traits) { _ in
          AsyncThrowingStream { pieces in
            pieces.yield(.text("Tamam, anladım."))
            if let usage { pieces.yield(.usage(usage)) }
            pieces.finish()
          }
        }
        return household
      }
    }
  }

  private static let service = ModelTraits(isLocal: false)

  @Test("The embedded engine is free and has no limit")
  func embedded() async throws {
    let said = try await Bench().take("/durum")
    for part in ["yerel (gömülü motor)", "sınırı yok", "kullanılmaz", "ücretsiz"] {
      #expect(said.contains(part), "\(part)")
    }
  }

  @Test("A service whose price nobody has said costs what is not known")
  func unknown() async throws {
    let bench = try bench(Self.service, costs: TokenUsage(input: 1_200_000, output: 30_000))
    _ = await bench.take("/ayar model openai:x")
    #expect(await bench.take("/durum").contains("henüz yok"))
    _ = await bench.take("selam")
    _ = await bench.take("nasılsın")
    let said = await bench.take("/durum")
    #expect(said.contains("2.400.000 giren, 60.000 çıkan"))
    #expect(said.contains("bilinmiyor; fiyatı siz verirseniz"))
    #expect(said.contains("modelin sınırı bilinmiyor"))
  }

  @Test("With a price it is reckoned, for that model alone")
  func price() async throws {
    let bench = try bench(Self.service, costs: TokenUsage(input: 1_000_000, output: 500_000))
    _ = await bench.take("/ayar model openai:x")
    _ = await bench.take("/ayar model-fiyatı bedava", .badData)
    _ = await bench.take("/ayar model-fiyati 0,25/2 USD")
    _ = await bench.take("selam")
    #expect(await bench.take("/durum").contains("yaklaşık 1,25 USD"))
    _ = await bench.take("/ayar model openai:y")
    #expect(await bench.take("/durum").contains("bilinmiyor; fiyatı"))
  }

  @Test("A model on this machine is free, and its share of the context is told")
  func local() async throws {
    let bench = try bench(ModelTraits(contextTokens: 8_192, isLocal: true))
    _ = await bench.take("/ayar model openai:x")
    let said = await bench.take("/durum")
    #expect(said.contains("openai:x (bu makinede)"))
    #expect(said.contains("/ 8.192 belirteç (%"))
    #expect(said.contains("ücretsiz (bu makinede çalışır)"))
  }

  @Test("For programs an unknown cost is null")
  func json() async throws {
    let bench = try bench(Self.service, json: true)
    _ = await bench.take("/ayar model openai:x")
    let data = try JSON(reading: await bench.take("/durum"))["data"]
    #expect(data?["cost"] == .null)
    #expect((data?["context"]?["tokens"]?.number ?? 0) > 10)
  }

  @Test(
    "A price has two numbers",
    arguments: [
      ("0,25/2 USD", true), ("0.25/2", true), ("3/15 TL", true), ("3", false), ("/", false),
      ("a/b", false), ("-1/2", false), ("1/2 USD fazla", false), ("nan/1", false),
    ])
  func prices(_ text: String, _ isPrice: Bool) {
    #expect((ModelPrice(text) != nil) == isPrice)
  }

  @Test("What the profile chose goes before what the machine chose")
  func precedence() async throws {
    let bench = try bench(Self.service)
    try bench.world.files.write("model = \"openai:makine\"\n", bench.world.places.configuration)
    func session() throws -> Session {
      try Setup(
        world: bench.world, options: Options(),
        presenter: PlainPresenter(out: bench.sink, errors: bench.sink)
      ).session()
    }
    #expect(try session().household.model.name == "openai:makine")
    _ = try await session().take("/model yerel")
    #expect(try session().household.model.name == "yerel")
  }
}
