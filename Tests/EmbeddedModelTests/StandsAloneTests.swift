import Domain
import Testing

@testable import EmbeddedModel

/// A message that by itself is a whole and sure record is kept the same, whatever stood before it.
@Suite("Messages that stand alone")
struct StandsAloneTests {
  private static let contexts = [
    ["şekerim 142"], ["2 yumurta yedim"], ["elma"], ["180"], ["tansiyonumu ölçtüm"],
    ["tarçın şekeri düşürür mü"], ["4 ünite novorapid yaptım"], ["yarım saat yürüdüm"],
    ["günaydın nasılsın"],
  ]

  @Test(
    "It is recorded as it would be alone",
    arguments: [
      "akşam sadece bir kase yayla çorbası ve bir dilim ekmek, biraz da turşu",
      "halı saha maçı 90 dk",
      "2 dilim çavdar ekmeği, 1 dilim beyaz peynir, 5 zeytin, salatalık domates yedim, şekersiz çay",
      "kolesterolüm LDL 148, trigliserid 190",
      "1 kase mısır gevreği yedim, bayıldım tadına",
      "dün ikindi çayında komşuda 1 dilim kek 2 kurabiye yemek zorunda kaldım",
    ], Self.contexts)
  func isKept(_ text: String, _ context: [String]) async throws {
    let alone = Engine.signature(try await Talking.calls([text]))
    let told = Engine.signature(try await Talking.calls(context + [text]))
    // Another activity so soon may be the same one.
    if text.hasPrefix("halı"), context == ["yarım saat yürüdüm"] { return }
    #expect(told == alone, "\(context)")
    #expect(!alone.isEmpty)
  }

  @Test(
    "What needs the talk is read in it",
    arguments: [
      // Whose it is, is open.
      ["kızımın şekeri 180", "2 saat sonra 149"],
      // The same food, told again.
      ["2 yumurta yedim", "yumurta 3 taneydi"],
      // A figure without a name.
      ["yarım saat yürüdüm", "146"],
      // Of what was told, and a food that was named.
      ["başım ağrıyor", "çok ağrıyor"], ["8 ünite novorapid yaptım", "10 üniteydi"],
      ["çay içmedim", "kahve de"],
      // It points at what was said.
      [
        "akşama fırında sebzeli balık tarifi verir misin", "bu balıktan olmaz, 2 dilim ekmek değil",
      ],
    ])
  func isNot(_ talk: [String]) async throws {
    let calls = try await Talking.calls(talk)
    #expect(!calls.contains { $0.name.hasPrefix("log") }, "\(Engine.signature(calls))")
  }

  @Test("A yes where nothing was asked, and the name of a dose, are no answer")
  func dose() async throws {
    let calls = try await Talking.calls(["şekerim 142", "tamam 1.2 ünite düzeltme verdim pompadan"])
    #expect(calls.map(\.name) == ["logMedication"])
  }

  @Test("What was asked about stays open beside it")
  func staysOpen() async throws {
    let talk = ["elma", "1 kase çorba içtim"]
    let turn = try await Talking.lastTurn(talk)
    #expect(turn.flatMap(\.calls).map(\.name) == ["logMeal"])
    #expect(turn.last?.text.contains("elma") == true)
  }

  @Test(
    "A question that is whole by itself is answered as it would be alone",
    arguments: [
      "bu hafta düşük oldu mu hiç", "bugün nasıl geçti", "ayranın karbonhidratı",
      "muzda kaç karbonhidrat var", "elma mı armut mu daha iyi",
    ],
    [
      ["ayran içtim"], ["tansiyonumu ölçtüm"], ["4 ünite novorapid yaptım"],
      ["akşama fırında sebzeli balık tarifi verir misin"],
    ])
  func question(_ text: String, _ context: [String]) async throws {
    let alone = try await Talking.calls([text])
    let told = try await Talking.calls(context + [text])
    #expect(!alone.isEmpty)
    if text == "bu hafta düşük oldu mu hiç" || text == "bugün nasıl geçti" {
      #expect(told.allSatisfy { $0.name.hasPrefix("get") } && !told.isEmpty)
    } else {
      #expect(Engine.signature(told) == Engine.signature(alone), "\(context)")
    }
  }

  @Test(
    "No question without an amount changes a record or makes a recipe",
    arguments: [
      ["4 ünite novorapid yaptım", "en çok ne yükseltiyor beni"],
      ["akşama fırında sebzeli balık tarifi verir misin", "sen ne yapabilirsin"],
      ["ayran içtim", "ayranın karbonhidratı"],
    ])
  func noChange(_ talk: [String]) async throws {
    let calls = try await Talking.calls(talk)
    #expect(
      !calls.contains { $0.name.hasPrefix("update") || $0.name == "generateRecipe" },
      "\(Engine.signature(calls))")
  }

  @Test("What changes a record or wishes for another recipe still does")
  func ofTalk() async throws {
    #expect(
      try await Talking.calls(["2 dilim ekmek yedim", "ekmeği 3 dilim yap"]).first?.name
        == "updateMeal")
    #expect(
      try await Talking.calls(["akşama çorba tarifi verir misin", "başka bir tane"]).first?.name
        == "generateRecipe")
  }
}
