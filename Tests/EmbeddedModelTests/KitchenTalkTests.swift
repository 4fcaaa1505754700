import Domain
import Testing

@testable import EmbeddedModel

@Suite("Talk of recipes, of the archive and of what is in the house")
struct KitchenTalkTests {
  private static let soup: JSON = [
    "recipe": 4, "name": "Mantarlı çorba", "servings": 2, "saved": .bool(false),
    "ingredients": [["name": "kültür mantarı"], ["name": "tuz"], ["name": "yoğurt"]],
  ]
  private static let shelf: JSON = [
    "entries": [
      ["kind": "recipe", "id": 4, "name": "Mantarlı çorba"],
      ["kind": "product", "id": 9, "name": "Ruffles"],
    ]
  ]

  /// The calls of a message after a tool told something.
  private static func calls(_ text: String, after tool: String, _ value: JSON) -> [PlannedCall] {
    let before = [
      Message(role: .user, text: "önceki ileti", at: Engine.now),
      Message(
        role: .assistant, text: "", calls: [ToolCall(id: "1", name: tool, arguments: [:])],
        at: Engine.now),
      Message(
        role: .tool, text: "", results: [.init(id: "1", name: tool, value: value)], at: Engine.now),
      Message(role: .assistant, text: "Tamam.", at: Engine.now),
      Message(role: .user, text: text, at: Engine.now),
    ]
    return Engine.shared.interpreterInUse.understand(
      text, after: before, now: Engine.now, zone: Engine.zone
    ).calls
  }

  private static func talk(_ calls: [PlannedCall]) -> String {
    calls.map { "\($0.tool) \($0.arguments.text)" }.joined(separator: "; ")
  }

  @Test(
    "A recipe is scaled, changed, kept, eaten and marked by what is said after it",
    arguments: [
      ("bu tarifi 6 kişilik yap", #"updateRecipe {"recipe":4,"servings":6}"#),
      (
        "tuzu çıkar, 300 gram mantar yap",
        #"updateRecipe {"recipe":4,"text":"tuzu çıkar, 300 gram mantar yap"}"#
      ),
      (
        "yoğurt yerine labne koy",
        #"updateRecipe {"recipe":4,"text":"yoğurt yerine labne koy"}"#
      ),
      ("tarifi kaydet", #"saveRecipe {"recipe":4}"#),
      ("yarısı kadar yap", #"updateRecipe {"recipe":4,"servings":1}"#),
      (
        "tarifin adını Anne çorbası yap", #"updateRecipe {"recipe":4,"name":"Anne çorbası"}"#
      ),
      (
        "yarım porsiyon daha yedim",
        #"logMeal {"items":[{"name":"Mantarlı çorba","quantity":0.5,"unit":"porsiyon","recipe":4}]}"#
      ),
      (
        "2 porsiyonunu yedim bu tarifin",
        #"logMeal {"items":[{"name":"Mantarlı çorba","quantity":2,"unit":"porsiyon","recipe":4}]}"#
      ),
      ("favori tariflerim", #"searchArchive {"kind":"recipe","favorites":true}"#),
      ("malzemeleri listeye ekle", #"addToShoppingList {"recipe":4}"#),
      (
        "bu tariften 2 porsiyon yedim",
        #"logMeal {"items":[{"name":"Mantarlı çorba","quantity":2,"unit":"porsiyon","recipe":4}]}"#
      ),
      (
        "bundan 150 gram yedim",
        #"logMeal {"items":[{"name":"Mantarlı çorba","quantity":150,"unit":"gram","recipe":4}]}"#
      ),
      ("tarifi favorilere ekle", #"setFavorite {"kind":"recipe","id":4}"#),
      (
        "tarifi favorilerden çıkar", #"setFavorite {"kind":"recipe","id":4,"favorite":false}"#
      ), ("bu tarifi arşivden sil", #"deleteFromArchive {"kind":"recipe","id":4}"#),
    ])
  func recipe(_ text: String, _ call: String) {
    #expect(Self.talk(Self.calls(text, after: "generateRecipe", Self.soup)) == call, "\(text)")
  }

  @Test(
    "What is about something else after a recipe leaves the recipe alone",
    arguments: [
      "2 dilim ekmek yedim", "şekerim 140", "listeye 2 litre süt ekle", "su içtim 2 bardak",
      "kahvaltıyı sil", "bunu not et", "bu tariften kaç kalori alırım?",
      "yarın 6 kişilik yemek yapacağım",
    ])
  func elsewhere(_ text: String) {
    let calls = Self.calls(text, after: "generateRecipe", Self.soup)
    let touched = ["updateRecipe", "setFavorite", "deleteFromArchive", "saveRecipe"]
    #expect(calls.allSatisfy { !touched.contains($0.tool) }, "\(text): \(Self.talk(calls))")
    #expect(!Self.talk(calls).contains(#""recipe":4"#), "\(text)")
  }

  @Test(
    "One thing of a list is shown, marked and deleted by its place or its name",
    arguments: [
      ("ilkini göster", #"searchArchive {"kind":"recipe","id":4}"#),
      ("ikincisini sil", #"deleteFromArchive {"kind":"product","id":9}"#),
      ("ruffles'ı favorilere ekle", #"setFavorite {"kind":"product","id":9}"#),
      ("mantarlı çorbayı göster", #"searchArchive {"kind":"recipe","id":4}"#),
    ])
  func chosen(_ text: String, _ call: String) {
    #expect(Self.talk(Self.calls(text, after: "searchArchive", Self.shelf)) == call, "\(text)")
  }

  @Test(
    "The archive is searched by what is said",
    arguments: [
      ("arşivim", "searchArchive {}"), ("ardiyemde ne var", "searchArchive {}"),
      ("tariflerim", #"searchArchive {"kind":"recipe"}"#),
      ("ürünlerim", #"searchArchive {"kind":"product"}"#),
      ("favorilerim", #"searchArchive {"favorites":true}"#),
      ("arşivimde 20 gram karbonhidratlı ne var", #"searchArchive {"carbs":20}"#),
      ("arşivde yoğurt var mı", #"searchArchive {"query":"yoğurt"}"#),
    ])
  func search(_ text: String, _ call: String) {
    let calls = Engine.calls(text).map { PlannedCall($0.name, $0.arguments) }
    #expect(Self.talk(calls) == call, "\(text)")
  }

  @Test(
    "Talk of dairy, of what one likes and of the house is no search and no note of things",
    arguments: [
      "süt ürünleri bana dokunuyor", "evde misafir var", "evde şekerim 180",
      "evde 2 dilim ekmek yedim", "bugün karbonhidratım 120, proteinim 60, yağım 40 oldu",
    ])
  func other(_ text: String) {
    let tools = Set(Engine.calls(text).map(\.name))
    #expect(
      tools.isDisjoint(with: ["searchArchive", "addToShoppingList", "updatePantry", "scanLabel"]),
      "\(text)")
  }

  @Test("What is in the house is noted, and a dish is made of it")
  func house() {
    func told(_ text: String) -> String {
      Self.talk(Engine.calls(text).map { PlannedCall($0.name, $0.arguments) })
    }
    #expect(
      told("evde yumurta ve ıspanak var")
        == #"updatePantry {"add":[{"name":"yumurta"},{"name":"ıspanak"}]}"#)
    #expect(
      told("elimdekilerle ne yapayım?")
        == #"generateRecipe {"notes":"elimdekilerle ne yapayım?","atHand":true}"#)
    #expect(told("listem") == "getShoppingList {}")
    #expect(told("alınanları temizle") == #"updateShoppingList {"remove":["alınanlar"]}"#)
    #expect(told("8690000000004") == #"scanLabel {"barcode":"8690000000004"}"#)
    #expect(told("evde süt bitti") == #"updatePantry {"remove":["süt"]}"#)
    #expect(told("evde süt var mı?") == #"getPantry {"names":["süt"]}"#)
  }

  @Test(
    "A product is looked up by its barcode, by its name where the service is named, and by a choice"
  )
  func lookups() {
    func told(_ text: String) -> String {
      Self.talk(Engine.calls(text).map { PlannedCall($0.name, $0.arguments) })
    }
    let code = #"scanLabel {"barcode":"8690000000005"}"#
    #expect(told("8690000000005 barkodunu ara") == code && told("8690000000005") == code)
    #expect(
      told("Open Food Facts'te ülker çikolata ara") == #"scanLabel {"name":"ülker çikolata"}"#)
    let found: JSON = ["found": [["barcode": "1"], ["barcode": "8690000000005"]]]
    #expect(Self.talk(Self.calls("2", after: "scanLabel", found)) == code)
    #expect(!told("200").contains("scanLabel"))
    let writer = AnswerWriter(now: Engine.now, zone: Engine.zone)
    let list: JSON = [
      "found": [
        [
          "name": "Sek süt", "barcode": "8690000000005", "carbsPer100": 4.7,
          "plausible": .bool(false),
        ]
      ]
    ]
    #expect(
      writer.label(list).contains(
        "1. Sek süt: 100 g içinde 4,7 g karbonhidrat (8690000000005; değerleri birbirini tutmuyor)")
    )
    let call = ToolCall(id: "1", name: "scanLabel", arguments: [:])
    #expect(writer.receipt(of: list, for: call) == nil)
  }

  @Test("A wish for a recipe has nothing of what was settled before it")
  func fresh() {
    let calls = Self.calls(
      "akşam için mantarlı bir tarif ver", after: "logGlucose", ["reading": 1])
    #expect(calls.first?.tool == "generateRecipe")
    #expect(calls.first?.arguments["notes"] == "akşam için mantarlı bir tarif ver")
  }

  @Test("A change of a recipe is told with what it is now")
  func answers() {
    let writer = AnswerWriter(now: Engine.now, zone: Engine.zone)
    let value: JSON = [
      "name": "Çorba", "servings": 4, "changes": ["4 kişilik"], "perServing": ["carbs": 12],
      "ingredients": [["name": "mantar", "quantity": 2, "unit": "adet"]], "warnings": ["Dikkat."],
    ]
    let answer = writer.recipeUpdated(value)
    for part in ["değiştirdim: 4 kişilik.", "**Çorba** (4 kişilik)", "- 2 mantar", "Dikkat."] {
      #expect(answer.contains(part), "\(answer)")
    }
    let detail: JSON = [
      "detail": ["product": ["name": "cips"], "per100": ["carbs": 51.5], "basis": "etikete göre"]
    ]
    #expect(
      writer.archive(detail) == "**Cips**: 100 g içinde **51,5 g karbonhidrat** (etikete göre).")
    #expect(writer.archive(["entries": []], ["carbs": 20]).contains("uyan bir şey yok"))
    let stock: JSON = ["kept": [["name": "yumurta", "quantity": 6]], "gone": [], "missing": []]
    #expect(writer.pantryChanged(stock).contains("Evde olduğunu not ettim: 6 yumurta."))
    let used: JSON = ["kept": [], "gone": ["un"], "missing": ["tuz"]]
    #expect(writer.pantryChanged(used).hasSuffix("yazılı değildi: tuz. " + Texts.shallBuy))
    #expect(writer.atHand(["items": [], "missing": ["un"]]).hasPrefix("Evdekiler arasında"))
  }
}
