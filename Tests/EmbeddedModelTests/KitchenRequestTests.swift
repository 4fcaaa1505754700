import Domain
import Testing

@testable import EmbeddedModel

@Suite("What is wanted of the kitchen")
struct KitchenRequestTests {
  @Test(
    "A recipe is asked for with what was named, and the name of a dish is none of its things",
    arguments: [
      ("akşam için tavuk ve kabakla bir tarif ver", ["tavuk", "kabak"], "dinner"),
      ("glutensiz kek tarifi", [], nil),
      ("evde yumurta ve ıspanak var, bir tarif önerir misin", ["yumurta", "ıspanak"], nil),
    ] as [(String, [String], String?)])
  func recipe(_ text: String, _ things: [String], _ meal: String?) throws {
    let call = try #require(Engine.calls(text).first, "\(text)")
    #expect(call.name == "generateRecipe")
    #expect((call.arguments["ingredients"]?.array ?? []).compactMap(\.string) == things)
    #expect(call.arguments["mealType"]?.string == meal)
    #expect(call.arguments["notes"]?.string == text)
  }

  @Test(
    "A short word after a recipe keeps it or puts its things on the list, and nothing else does")
  func after() async throws {
    let wish = "akşam için tavuklu bir tarif ver"
    for (text, tool) in [
      ("tarifi kaydet", "saveRecipe"), ("malzemeleri listeye ekle", "addToShoppingList"),
    ] {
      let call = try #require(try await Talking.lastTurn([wish, text]).flatMap(\.calls).first)
      #expect(call.name == tool && call.arguments["recipe"]?.number == 1, "\(text)")
    }
    for text in ["listeye süt ekle", "2 dilim ekmek yedim"] {
      let calls = try await Talking.lastTurn([wish, text]).flatMap(\.calls)
      #expect(calls.allSatisfy { $0.arguments["recipe"] == nil } && !calls.isEmpty, "\(text)")
    }
  }

  @Test("A picture's path is read as a label; without one the way to it is told")
  func label() async throws {
    let call = try #require(Engine.calls("etiketi oku ~/resimler/cips.jpg").first)
    #expect(call.name == "scanLabel" && call.arguments["image"]?.string == "~/resimler/cips.jpg")
    let said = try await Talking.lastTurn(["etiketi oku"]).last?.text ?? ""
    #expect(said.contains("dosyanın yolunu"))
  }

  @Test(
    "A label tells its carbohydrate with its basis, asks where it is unsure, and says where there is none",
    arguments: [
      (
        ["per100": ["carbs": 51.5], "per100Unit": "gram", "basis": "etikete göre, 100 g"],
        ["Etiketi okudum: 100 g içinde **51,5 g karbonhidrat**.", "Etikete göre, 100 g."],
        ["doğrular"]
      ),
      (
        [
          "product": ["name": "ayran"], "per100": ["carbs": 2.9], "per100Unit": "mililitre",
          "needsReview": true, "warnings": ["Porsiyon okunamadı."],
        ],
        ["okudum (ayran): 100 ml içinde **2,9 g", "Porsiyon okunamadı.", "doğrular mısınız?"], []
      ),
      (["per100": ["carbs": .null], "needsReview": true], ["seçemedim", "yazın"], ["—"]),
    ] as [(JSON, [String], [String])])
  func labelAnswer(_ value: JSON, _ told: [String], _ notTold: [String]) {
    let writer = AnswerWriter(now: Engine.now, zone: Engine.zone)
    let answer = writer.label(value)
    for part in told { #expect(answer.contains(part), "\(answer)") }
    for part in notTold { #expect(!answer.contains(part), "\(answer)") }
  }

  @Test("The archive names each thing with its carbohydrate a serving, else a hundred grams")
  func archiveAnswer() {
    let writer = AnswerWriter(now: Engine.now, zone: Engine.zone)
    let entries: JSON = [
      "entries": [
        ["name": "Mantarlı omlet", "carbsPerServing": 4.2], ["name": "cips", "carbsPer100": 51.5],
        ["name": "etiketsiz"],
      ]
    ]
    #expect(
      writer.archive(entries) == """
        - Mantarlı omlet: porsiyonunda 4,2 g karbonhidrat
        - cips: 100 gramında 51,5 g karbonhidrat
        - etiketsiz: karbonhidratı bilinmiyor
        """)
    #expect(writer.archive(["entries": []]).contains("henüz bir şey yok"))
  }

  @Test(
    "What is kept or deleted in the kitchen has a receipt that names it",
    arguments: [
      ("saveRecipe", ["name": "Mantarlı omlet"], "✓ Tarif saklandı: Mantarlı omlet"),
      (
        "scanLabel",
        ["product": ["name": "ayran"], "per100": ["carbs": 2.9], "per100Unit": "mililitre"],
        "✓ Etiket saklandı: ayran · 100 ml'de 2,9 g karbonhidrat"
      ),
      (
        "scanLabel", ["per100": ["carbs": .null], "per100Unit": "gram"],
        "✓ Etiket saklandı: adsız ürün · karbonhidratı bilinmiyor"
      ),
      ("deleteFromArchive", ["name": "cips"], "✓ Silindi: cips"),
    ] as [(String, JSON, String)])
  func receipt(_ tool: String, _ value: JSON, _ line: String) {
    let call = ToolCall(id: "1", name: tool, arguments: [:])
    let writer = AnswerWriter(now: Engine.now, zone: Engine.zone)
    #expect(writer.receipt(of: value, for: call) == line)
  }
}
