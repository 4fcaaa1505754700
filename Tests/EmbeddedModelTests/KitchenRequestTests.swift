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
    "A wish that says nothing of the dish is asked back, and the reply completes it",
    arguments: [
      ("bana bir tarif ver", "akşam yemeği, tavuklu", "tavuk"), ("tarif öner", "çorba olsun", ""),
      ("ne pişireyim", "tatlı", ""), ("tavuk ve kabakla tarif ver", "akşam", "kabak"),
    ])
  func asked(_ wish: String, _ reply: String, _ thing: String) async throws {
    let asked = try await Talking.lastTurn([wish]).last?.text ?? ""
    #expect(asked.hasPrefix("Hangi öğün için olsun"), "\(asked)")
    let told = try await Talking.lastTurn([wish, reply]).last?.text ?? ""
    #expect(told.contains("kişilik") && told.lowercased().contains(thing), "\(told)")
  }

  @Test("What is no food among the things is named, and left out")
  func stranger() async throws {
    let told = try await Talking.lastTurn(["akşam için tavuk, çivi ve kabakla tarif ver"])
    #expect(told.last?.text.contains("“çivi” diye bir malzeme bilmiyorum") == true)
    let vegan = try await Talking.lastTurn(["vegan tavuk tarifi"]).last?.text ?? ""
    #expect(vegan.contains("Vegan istediğiniz için tavuğu tarife katmadım"))
    #expect(!vegan.contains("için tarifim yok"))
  }

  @Test("A note goes to the recipe that was told, and “tarifi sil” without one makes no new recipe")
  func noted() async throws {
    let wish = "akşam için tavuklu bir tarif ver"
    for text in ["bu tarife not: misafire", "tarifime not ekle: misafire"] {
      let call = try #require(try await Talking.lastTurn([wish, text]).flatMap(\.calls).first)
      #expect(
        call.name == "updateRecipe" && call.arguments["note"]?.string == "misafire", "\(text)")
    }
    #expect(Engine.signature("tarifi sil") == #"searchArchive {"kind":"recipe"}"#)
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
        ["Etiketi okudum: 100 g içinde **51,5 g karbonhidrat**."],
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
      (
        ["per100": ["carbs": .null], "perServing": ["carbs": 28], "serving": .null],
        ["okudum: bir porsiyonda **28 g karbonhidrat**."], ["—", "seçemedim"]
      ),
      (
        [
          "per100": ["carbs": 51.5], "perServing": ["carbs": 12.9], "serving": ["amount": 25],
          "source": "person",
        ], ["100 g içinde **51,5 g karbonhidrat**, bir porsiyonda (25 g) **12,9 g**"], ["okudum"]
      ),
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
      (
        "updateProduct", ["product": ["name": "ayran"], "changes": ["karbonhidrat 3 g"]],
        "✓ Ürün düzeltildi: ayran (karbonhidrat 3 g)"
      ),
      ("deleteFromArchive", ["name": "cips"], "✓ Silindi: cips"),
    ] as [(String, JSON, String)])
  func receipt(_ tool: String, _ value: JSON, _ line: String) {
    let call = ToolCall(id: "1", name: tool, arguments: [:])
    let writer = AnswerWriter(now: Engine.now, zone: Engine.zone)
    #expect(writer.receipt(of: value, for: call) == line)
  }

  private static let scan: JSON = [
    "id": 7, "per100": ["carbs": 51.5], "needsReview": true, "product": ["name": .null],
  ]

  /// The calls of a message after a label was read.
  private func afterScan(_ text: String) -> [PlannedCall] {
    let call = ToolCall(id: "1", name: "scanLabel", arguments: [:])
    let before = [
      Message(role: .user, text: "cips.jpg", at: Engine.now),
      Message(role: .assistant, text: "", calls: [call], at: Engine.now),
      Message(
        role: .tool, text: "", results: [.init(id: "1", name: "scanLabel", value: Self.scan)],
        at: Engine.now),
      Message(role: .assistant, text: "Etiketi okudum.", at: Engine.now),
      Message(role: .user, text: text, at: Engine.now),
    ]
    return Engine.shared.interpreterInUse.understand(
      text, after: before, now: Engine.now, zone: Engine.zone
    ).calls
  }

  @Test(
    "What is said of the label that was read last changes it, and nothing else does",
    arguments: [
      ("karbonhidrat 12,5 olacak", true), ("şeker 0,5 olacak", true), ("yağ 34 değil 34,6", true),
      ("porsiyon 30 g", true), ("adı Ruffles olsun", true), ("şekerim 180", false),
      ("2 dilim ekmek yedim", false), ("karbonhidrat hedefim 150 olsun", false),
      ("20 g karbonhidrat yedim", false), ("karbonhidrat ne kadar?", false),
      ("2 yumurta, 10 g yağ", false), ("1 tabak pilav", false), ("porsiyon 30 gram olacak", true),
    ])
  func correction(_ text: String, _ isCorrection: Bool) {
    let calls = afterScan(text)
    #expect(calls.contains { $0.tool == "updateProduct" } == isCorrection, "\(text): \(calls)")
    if isCorrection { #expect(calls.first?.arguments["product"] == 7) }
  }

  @Test("“Doğru” confirms what was read")
  func confirmation() {
    #expect(afterScan("doğru").first?.arguments["confirmed"] == .bool(true))
  }

  @Test("What is eaten of the scanned product has its number")
  func eaten() {
    let call = afterScan("bu cipsten 30 g yedim").first
    #expect(call?.tool == "logMeal")
    #expect(call?.arguments["items"]?.array?.first?["product"] == "7")
    let named = Engine.calls("bugün taradığım yoğurttan 150 g yedim").first
    #expect(named?.arguments["items"]?.array?.first?["product"] == "yoğurt")
  }

  @Test("A label in one line is a label; a meal with figures is none")
  func typed() {
    let line = "100 g'da 51,5 karbonhidrat, 34,6 yağ, 5,9 protein, 549 kcal"
    #expect(Engine.calls(line).first?.name == "scanLabel")
    #expect(Engine.calls(line).first?.arguments["text"]?.string == line)
    let eaten = "100 gramında 54 gram karbonhidrat, 3 g yağ var, 30 gram yedim"
    #expect(!Engine.calls(eaten).contains { $0.name == "scanLabel" })
  }

  @Test("Several pictures are several labels")
  func severalPictures() {
    let calls = Engine.calls("/a/cips.png '/a b/kek.pdf'")
    #expect(calls.compactMap { $0.arguments["image"]?.string } == ["/a/cips.png", "/a b/kek.pdf"])
    #expect(Engine.calls("/a b/cips.png").first?.arguments["image"] == "/a b/cips.png")
  }
}
