import Domain
import Foundation
import LanguageModels
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
    for part in ["yerel (gömülü motor)", "sınırı yok", "kullanılmaz", "ücretsizdir"] {
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
    #expect(said.contains("Son yanıt      1.200.000 giren, 30.000 çıkan belirteç\n"))
    #expect(said.contains("Bu sohbet      2.400.000 giren, 60.000 çıkan belirteç\n"))
    #expect(said.contains("bilinmiyor; fiyatı siz verirseniz"))
    #expect(said.contains("modelin sınırı bilinmiyor"))
    #expect(said.contains("ölçülmedi; /ayar model-gücü"))
  }

  @Test("A turn, a thread and a day are counted apart, at the prices of the table")
  func periods() async throws {
    let costs = TokenUsage(input: 1_000_000, output: 100_000, cached: 400_000)
    let bench = try bench(Self.service, costs: costs)
    _ = await bench.take("/ayar model openai:gpt-5-mini")
    _ = await bench.take("selam")
    _ = await bench.take("/yeni")
    _ = await bench.take("selam")
    _ = await bench.take("nasılsın")
    let said = await bench.take("/durum")
    // 0,6 × 0,25 + 0,4 × 0,025 + 0,1 × 2
    #expect(said.contains("Son yanıt      1.000.000 giren (400.000 önbellekten), 100.000 çıkan"))
    #expect(said.contains("yaklaşık 0,36 USD\nBu sohbet      2.000.000 giren"))
    #expect(said.contains("yaklaşık 0,72 USD\nBugün          3.000.000 giren"))
    #expect(
      said.contains("0,25 / 0,025 / 2 USD (giren / önbellek / çıkan; 2026-06-28 tarihli liste"))
    bench.world.clock.stand(at: bench.world.clock.now().addingTimeInterval(86_400))
    let later = await bench.take("/durum")
    #expect(later.contains("Bugün          henüz yok") && later.contains("yaklaşık 0,72 USD"))
  }

  @Test("A person's own rows of prices go first, and so does the price that they said")
  func ownPrices() async throws {
    let bench = try bench(Self.service, costs: TokenUsage(input: 1_000_000, output: 0))
    try bench.world.files.write(
      "name\tstrength\twindow\tinput\tcached\toutput\tdate\nbenim\t\t\t9\t1\t3\t2026-11-01\n",
      bench.world.places.modelTable)
    #expect(
      ModelTable.standard.adding("a\nbenim\t\t\t9\t1\t3").entry(of: "benim-2")?.price?.input == 9)
    _ = await bench.take("/ayar model openai:gpt-5-mini")
    _ = await bench.take("selam")
    _ = await bench.take("/ayar model-fiyatı 7/1/2 TL")
    #expect(await bench.take("/durum").contains("yaklaşık 7 TL"))
  }

  @Test("With a price it is reckoned, for that model alone")
  func price() async throws {
    let bench = try bench(Self.service, costs: TokenUsage(input: 1_000_000, output: 500_000))
    _ = await bench.take("/ayar model openai:x")
    _ = await bench.take("/ayar model-fiyatı bedava", .badData)
    _ = await bench.take("/ayar model-fiyati 0,25/2 USD")
    _ = await bench.take("selam")
    let said = await bench.take("/durum")
    #expect(said.contains("yaklaşık 1,25 USD") && said.contains("siz verdiniz"))
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

  @Test("A server on this machine that passes words on costs what the person says")
  func passedOn() async throws {
    let traits = ModelTraits(contextTokens: 8_192, isLocal: true)
    let bench = try bench(traits, costs: TokenUsage(input: 1_000_000, output: 0))
    _ = await bench.take("/ayar model openai:x")
    _ = await bench.take("/ayar yönlendirme hep-model")
    _ = await bench.take("selam")
    #expect(await bench.take("/durum").contains("çıkan belirteç · ücretsiz"))
    _ = await bench.take("/ayar model-fiyatı 3/15 USD")
    let said = await bench.take("/durum")
    #expect(said.contains("yaklaşık 3 USD") && said.contains("siz verdiniz"))
  }

  @Test("How long a thread is the service says, where it counts")
  func counted() async throws {
    let traits = ModelTraits(contextTokens: 8_192, isLocal: true)
    let bench = try bench(traits, costs: TokenUsage(input: 2_000, output: 48))
    _ = await bench.take("/ayar model openai:x")
    _ = await bench.take("/ayar yönlendirme hep-model")
    #expect(await bench.take("/durum").contains("Bağlam         yaklaşık "))
    _ = await bench.take("selam")
    #expect(await bench.take("/durum").contains("2.048 / 8.192 belirteç (%25; servisin sayımı)"))
    // Another model may count otherwise.
    _ = await bench.take("/ayar model openai:y")
    #expect(await bench.take("/durum").contains("Bağlam         yaklaşık "))
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
      ("0,25/2 USD", true), ("0.25/2", true), ("3/15 TL", true), ("3/1/15", true),
      ("3/1/15/2", false), ("3", false), ("/", false),
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
