import Domain
import Foundation
import Testing

@testable import EmbeddedModel

@Suite("A list that is opened, or told as people note what they need")
struct ListOpeningTests {
  /// What is put on the list, each as "2 litre süt".
  private func added(_ calls: [ToolCall]) -> [String] {
    calls.filter { $0.name == "addToShoppingList" }.flatMap(\.items)
  }

  @Test(
    "A list by its name is asked what for, and then takes line after line",
    arguments: [
      "listeye ekle:", "alıncaklar:", "alışveriş listesine şunları ekle", "market listesi:",
    ])
  func opened(_ opening: String) async throws {
    let asked = try await Talking.lastTurn([opening])
    #expect(asked.last?.text == Texts.listOpened && asked.flatMap(\.calls).isEmpty)
    let first = try await Talking.calls([opening, "- yumurta 10"])
    #expect(added(first) == ["10 adet yumurta"])
    let third = try await Talking.calls([opening, "- yumurta 10", "2 ekmek", "hindi göğsü 500g"])
    #expect(added(third) == ["500 gram hindi göğsü"])
  }

  @Test("What comes after something else, or tells of a meal, is none of an opened list")
  func closed() async throws {
    for talk in [
      ["listeye ekle:", "süt", "kahvaltıda 2 yumurta"], ["listeye ekle:", "1 tabak pilav"],
      ["listeye ekle:", "süt", "babam 2 elma"], ["listeye ekle:", "2 bardak su"],
      ["şekerim 62", "tamam", "+ 3 kesme şeker"], ["+ yoğurt"],
      ["listeye ekle:", "2 yumurta yedim"], ["listeye ekle:", "şekerim 142", "elma"],
      ["listeye ekle:", "süt", "şekerim 142", "2 yumurta"], ["2 yumurta"],
      ["2 yumurta yedim", "+ yoğurt"],
    ] {
      #expect(added(try await Talking.calls(talk)).isEmpty, "\(talk)")
    }
  }

  @Test(
    "A line with a plus goes on the list behind another, and an opened list is closed after a while"
  )
  func behind() async throws {
    #expect(added(try await Talking.calls(["listeye süt ekle", "+ yoğurt"])) == ["yoğurt"])
    let opening = try await Talking.lastTurn(["listeye ekle:"])
    let late = Engine.shared.calls(
      for: "2 yumurta", after: opening, now: Engine.now.addingTimeInterval(3_600), zone: Engine.zone
    )
    #expect(added(late).isEmpty)
  }

  @Test(
    "What is needed is put on the list with its amount",
    arguments: [
      ("arabaya su lazım 2 koli", ["2 koli su"]),
      ("dikiş iğnesi kalmamış.. 1 paket almam lazım", ["1 paket dikiş iğnesi"]),
      ("çöp poşeti + bulaşık deterjanı almam lazım", ["çöp poşeti", "bulaşık deterjanı"]),
      ("çocuklara meyve lazım muz 1 kg elma 2 kg", ["meyve", "1 kilogram muz", "2 kilogram elma"]),
      (
        "Haftalık liste: 1) yumurta 2) beyaz peynir 3) avokado 2 adet 4) badem sütü 1 lt",
        [
          "yumurta", "beyaz peynir", "2 adet avokado", "1 litre badem sütü",
        ]
      ),
      (
        "Kabak, patlıcan, biber (1'er kilo) ekle lütfen.",
        [
          "1 kilogram kabak", "1 kilogram patlıcan", "1 kilogram biber",
        ]
      ),
      (
        "kabak 2 kilo, patlıcan, biber (1'er kilo) ekle",
        [
          "2 kilogram kabak", "1 kilogram patlıcan", "1 kilogram biber",
        ]
      ),
      ("Yulaf ezmesi ekle. Bir de chia tohumu.", ["yulaf ezmesi", "chia tohumu"]),
      (
        "çarşıdan alınacak et 2 kilo ekmek 5 tane ayran 3 tane pul biber",
        [
          "2 kilogram et", "5 adet ekmek", "3 adet ayran", "pul biber",
        ]
      ),
      ("listeye iki makara siyah iplik yaz", ["2 makara siyah iplik"]),
      ("pil çivi vida yaz", ["pil", "çivi", "vida"]),
    ])
  func needed(_ text: String, _ expected: [String]) {
    #expect(added(Engine.calls(text)) == expected, "\(Engine.signature(text))")
  }

  @Test(
    "What only sounds so is put on no list",
    arguments: [
      "kilo almam lazım", "günde 50 gram protein lazım", "2 koli su lazım mı",
      "insülin almam lazım",
      "şeker lazım", "2 kilo domates 1 kilo biber yedim",
    ])
  func unneeded(_ text: String) {
    #expect(added(Engine.calls(text)).isEmpty, "\(Engine.signature(text))")
  }

  @Test(
    "The list and the house are asked about in many words",
    arguments: [
      ("neler alacaktım ben unuttum", "getShoppingList"), ("bugun ne alcaktm", "getShoppingList"),
      ("neleri almışım neler kalmış", "getShoppingList"),
      ("benim eklediğim pastırma duruyor mu listede", "getShoppingList"),
      ("evde ne var ne yok söyle bana", "getPantry"),
      ("evde neler var bakabilir misin", "getPantry"),
      ("evde ne var erzak olarak", "getPantry"), ("evde ne kadar un kaldı", "getPantry"),
    ])
  func asked(_ text: String, _ tool: String) {
    #expect(Engine.calls(text).map(\.name) == [tool], "\(Engine.signature(text))")
  }

  @Test("What is stored elsewhere in the house is at hand, and gone from there")
  func stock() {
    #expect(
      Engine.signature("evdeki stoktan yulafı sil, bitti") == #"updatePantry {"remove":["yulaf"]}"#)
    let calls = Engine.calls("ambarda 3 çuval buğday var evde olanlara yaz")
    #expect(calls.map(\.name) == ["updatePantry"] && calls[0].arguments["add"] != nil)
  }

  @Test("A dose beside the list is no thing of it")
  func dose() {
    let names = added(Engine.calls("ilacı içtim metformin 1000 listeye su da yaz"))
    #expect(!names.contains { $0.contains("metformin") }, "\(names)")
  }

  @Test(
    "A recipe and what it needs are wished for in one message",
    arguments: [
      "brokolili çorba tarifi ver ve malzemelerini alışveriş listeme ekle",
      "bana mercimekli bir tarif hazırla, malzemeleri de listeye yaz",
    ])
  func recipe(_ text: String) async throws {
    let turn = try await Talking.lastTurn([text])
    let calls = turn.flatMap(\.calls)
    #expect(calls.map(\.name) == ["generateRecipe", "addToShoppingList"])
    #expect(calls.last?.arguments["recipe"]?.number == 1)
    #expect(calls.first?.arguments["notes"]?.string?.contains("malzeme") == false)
    let answer = try #require(turn.last?.text)
    #expect(answer.contains("Listeye ekledim") && !answer.contains("ekleyeyim mi"), "\(answer)")
  }

  @Test("What is ordered besides a recipe and its ingredients is not lost in the recipe")
  func besides() async throws {
    let calls = try await Talking.calls(["tavuklu tarif ver, malzemeleri listeye yaz, süt de ekle"])
    #expect(calls.map(\.name) != ["generateRecipe", "addToShoppingList"])
  }

  @Test("A value with its unit is a reading by itself, a strength in milligrams is none")
  func unit() async throws {
    #expect(Engine.signature("134 mg/dl") == #"logGlucose {"value":134}"#)
    #expect(
      Engine.calls("134 mg/dl. listeye badem").map(\.name) == ["logGlucose", "addToShoppingList"])
    for question in ["trigliserit kaç olmalı", "kızım düştü ne yapayım", "üst sınırım kaç"] {
      let calls = try await Talking.calls([question, "210 mg/dl"])
      #expect(!calls.contains { $0.name == "logGlucose" }, "\(question)")
    }
    for text in ["134 mg", "134"] { #expect(Engine.calls(text).isEmpty, "\(text)") }
  }
}
