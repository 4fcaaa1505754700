import Domain
import Testing

@testable import EmbeddedModel

@Suite("Kept recipes and products by their names")
struct NamedKeepingTests {
  private static func recipe(_ id: Double, _ name: String, saved: Bool = true) -> JSON {
    [
      "recipe": .number(id), "name": .string(name), "servings": 2, "saved": .bool(saved),
      "ingredients": [["name": "tuz"], ["name": "yumurta"]],
    ]
  }

  private struct Told {
    var tool: String
    var value: JSON
  }

  private static let menemen = Told(
    tool: "saveRecipe", value: recipe(3, "Yeşil biberli menemen"))
  private static let soup = Told(
    tool: "generateRecipe", value: recipe(4, "Mercimek çorbası", saved: false))

  private static func calls(_ text: String, after told: [Told]) -> [PlannedCall] {
    var before: [Message] = []
    for (place, one) in told.enumerated() {
      before += [
        Message(role: .user, text: "önceki ileti", at: Engine.now),
        Message(
          role: .assistant, text: "",
          calls: [ToolCall(id: "\(place)", name: one.tool, arguments: [:])], at: Engine.now),
        Message(
          role: .tool, text: "",
          results: [.init(id: "\(place)", name: one.tool, value: one.value)], at: Engine.now),
        Message(role: .assistant, text: "Tamam.", at: Engine.now),
      ]
    }
    return Engine.shared.interpreterInUse.understand(
      text, after: before + [Message(role: .user, text: text, at: Engine.now)], now: Engine.now,
      zone: Engine.zone
    ).calls
  }

  private static func talk(_ text: String, after told: [Told] = [menemen, soup]) -> String {
    calls(text, after: told).map { "\($0.tool) \($0.arguments.text)" }.joined(separator: "; ")
  }

  @Test(
    "What is named is meant, and never the newest of its kind",
    arguments: [
      ("menemen tarifini sil", #"deleteFromArchive {"kind":"recipe","id":3}"#),
      ("sütlaç tarifini sil", #"deleteFromArchive {"query":"sütlaç","kind":"recipe"}"#),
      ("sütlaç tarifimi siler misin", #"deleteFromArchive {"query":"sütlaç","kind":"recipe"}"#),
      ("ardiyeden Burçak'ı sil", #"deleteFromArchive {"query":"Burçak"}"#),
      ("arşivimden Sütaş yoğurdu çıkar", #"deleteFromArchive {"query":"Sütaş yoğurdu"}"#),
      (
        "Eti Burçak ürününü sil", #"deleteFromArchive {"query":"Eti Burçak","kind":"product"}"#
      ),
      ("sütlaç tarifimi göster", #"searchArchive {"query":"sütlaç","kind":"recipe"}"#),
      ("menemen tarifini göster", #"searchArchive {"kind":"recipe","id":3}"#),
      (
        "sütlaç tarifini favorilere ekle", #"setFavorite {"query":"sütlaç","kind":"recipe"}"#
      ),
      ("menemen tarifini 6 kişilik yap", #"updateRecipe {"recipe":3,"servings":6}"#),
      (
        "menemen tarifinden tuzu çıkar", #"updateRecipe {"recipe":3,"text":"tuzu çıkar"}"#
      ),
      (
        "menemen tarifini favorilerden çıkar",
        #"setFavorite {"kind":"recipe","id":3,"favorite":false}"#
      ),
      ("bu tarifi sil", #"deleteFromArchive {"kind":"recipe","id":4}"#),
    ])
  func named(_ text: String, _ call: String) {
    #expect(Self.talk(text) == call)
  }

  @Test("The recipe that was shown last is the one that is pointed at")
  func shown() {
    let page = Told(tool: "searchArchive", value: ["detail": Self.recipe(3, "Menemen")])
    #expect(
      Self.talk("bu tariften 1 porsiyon yedim", after: [Self.soup, page]).contains(#""recipe":3"#))
    #expect(
      Self.talk("4 kişilik yap", after: [Self.soup, page])
        == #"updateRecipe {"recipe":3,"servings":4}"#)
    let list = Told(
      tool: "searchArchive", value: ["entries": [["kind": "recipe", "id": 3, "name": "Menemen"]]])
    #expect(
      Self.talk("sütlaç tarifini sil", after: [list])
        == #"deleteFromArchive {"query":"sütlaç","kind":"recipe"}"#)
    #expect(
      Self.talk("tuzu çıkar", after: [Self.soup, page])
        == #"updateRecipe {"recipe":3,"text":"tuzu çıkar"}"#)
  }

  @Test(
    "Favourites are listed where nothing is to be marked, and recipes are looked for by carbohydrate"
  )
  func searched() {
    #expect(
      Self.talk("favori tariflerim") == #"searchArchive {"kind":"recipe","favorites":true}"#)
    #expect(
      Self.talk("20 g karbonhidratlı tarif var mı")
        == #"searchArchive {"carbs":20,"kind":"recipe"}"#)
    for text in [
      "20 gramdan az karbonhidratlı tariflerim", "en fazla 20 g karbonhidratlı tariflerim",
    ] {
      #expect(Self.talk(text) == #"searchArchive {"max":20,"kind":"recipe"}"#, "\(text)")
    }
    #expect(
      Self.talk("en az 30 gram karbonhidratlı tariflerim")
        == #"searchArchive {"min":30,"kind":"recipe"}"#)
  }

  private static let eaten = Told(
    tool: "logMeal",
    value: [
      "meal": 9, "mealType": "lunch", "eatenAt": "2026-11-21T12:00:00+03:00",
      "items": [["name": "Mercimek çorbası", "quantity": 1, "unit": "porsiyon"]],
    ])

  @Test(
    "A portion that was just written is put right and not eaten twice",
    arguments: ["yok 2 porsiyon yedim", "hayır 2 porsiyon yedim", "pardon, 2 porsiyon yedim"])
  func corrected(_ text: String) {
    let calls = Self.calls(text, after: [Self.soup, Self.eaten])
    #expect(calls.map(\.tool) == ["updateMeal"], "\(calls)")
    #expect(calls.first?.arguments["meal"] == 9)
    let more = Self.calls("2 porsiyon daha yedim", after: [Self.soup, Self.eaten])
    #expect(more.map(\.tool) == ["logMeal"])
  }

  private static func item(_ text: String) -> JSON {
    calls(text, after: []).first?.arguments["items"]?.array?.first ?? .null
  }

  @Test("A brand, and a dish of one's own, are looked for among what is kept")
  func kept() {
    #expect(Self.item("Sütaş yoğurttan bir kase yedim")["kept"]?.string == "Sütaş yoğurt")
    #expect(
      Self.item("mercimek çorbamdan 2 porsiyon yedim")["kept"]?.string == "mercimek çorbası")
    #expect(Self.item("menemen tarifimden 1 porsiyon yedim")["kept"]?.string == "menemen")
    for text in ["bir kase yoğurt yedim", "çayımı içtim", "2 porsiyon mercimek çorbası içtim"] {
      #expect(Self.item(text)["kept"] == nil, "\(text)")
    }
  }

  @Test("What was scanned yesterday was eaten now, unless the meal says when")
  func scannedYesterday() {
    let now = Self.calls("dün taradığım yoğurttan 150 g yedim", after: [])
    #expect(now.first?.arguments["eatenAt"] == nil && now.first?.tool == "logMeal", "\(now)")
    #expect(Self.item("dün taradığım yoğurttan 150 g yedim")["product"]?.string == "yoğurt")
    let then = Self.calls("dün 150 g yoğurt yedim", after: [])
    #expect(then.first?.arguments["eatenAt"] != nil)
  }

  @Test("The product of a label without a name is eaten by pointing at it")
  func pointedAt() {
    let label = Told(
      tool: "scanLabel",
      value: ["id": 7, "product": ["name": .null], "per100": ["carbs": 64]])
    let call = Self.calls("bu üründen 20 g yedim", after: [label]).first
    #expect(call?.arguments["items"]?.array?.first?["product"]?.string == "7")
    #expect(Self.talk("bundan 2 porsiyon yedim", after: [label]).contains(#""product":"7""#))
    // After a meal "ondan" is of that.
    #expect(!Self.talk("ondan 1 dilim daha yedim", after: [label, Self.eaten]).contains("product"))
    #expect(
      Self.talk("taradığım yoğurdun karbonhidratı ne kadar?", after: [label])
        == #"searchArchive {"kind":"product","id":7}"#)
    #expect(
      Self.talk("bu ürünü sil", after: [label]) == #"deleteFromArchive {"kind":"product","id":7}"#)
  }

  @Test("A barcode that was read alone is looked up after a yes, and not after a no")
  func barcode() {
    let said = "Barkodu okudum: 8690504000013. Arayayım mı?"
    let digits = Barcode("8690504000013") == nil ? nil : "8690504000013"
    let before = [
      Message(role: .user, text: "/b.png", at: Engine.now),
      Message(
        role: .assistant, text: "", calls: [ToolCall(id: "1", name: "scanLabel", arguments: [:])],
        at: Engine.now),
      Message(
        role: .tool, text: "",
        results: [
          ToolResult(
            id: "1", name: "scanLabel", failure: ToolFailure(code: "barcodeAlone", message: said))
        ], at: Engine.now),
      Message(role: .assistant, text: said, at: Engine.now),
    ]
    func understood(_ text: String) -> Understanding {
      Engine.shared.interpreterInUse.understand(
        text, after: before + [Message(role: .user, text: text, at: Engine.now)], now: Engine.now,
        zone: Engine.zone)
    }
    #expect(understood("evet").calls.first?.arguments["barcode"]?.string == digits)
    #expect(understood("hayır").calls.isEmpty && understood("hayır").speeches == [.declined])
  }
}
