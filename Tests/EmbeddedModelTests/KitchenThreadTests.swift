import Domain
import Testing

@testable import EmbeddedModel

@Suite("A talk of the kitchen goes on, and a new wish begins anew")
struct KitchenThreadTests {
  private static let menemen = Told(
    "generateRecipe",
    [
      "recipe": 1, "name": "Yeşil biberli menemen", "servings": 2, "saved": .bool(false),
      "ingredients": [
        ["name": "yumurta", "quantity": 4, "unit": "adet"],
        ["name": "domates", "quantity": 2, "unit": "adet"], ["name": "kuru soğan"],
        ["name": "tuz"],
      ],
    ])
  private static let humus = Told(
    "saveRecipe",
    [
      "recipe": 2, "name": "Humus", "servings": 2, "saved": .bool(true),
      "ingredients": [["name": "nohut"], ["name": "tahin"]],
    ])
  private static let water = Told("logWater", ["id": 3, "milliliters": 200])
  private static let refused = Told(
    "generateRecipe", [:], ["notes": "vegan kek, 3 yumurtalı tarif ver"],
    failure: ToolFailure(code: "impossible", message: "Yumurtalı tarif vegan olmaz."))
  private static let asked = Told(
    "generateRecipe", [:], ["notes": "kıyma ve patatesle tarif", "ingredients": ["kıyma"]],
    failure: ToolFailure(code: "needsMeal", message: "Hangi öğün için?"))
  private static let openEdit = Told(
    "updateRecipe", [:], ["recipe": 1, "text": "havuç ekle"],
    failure: ToolFailure(code: "invalid", message: "Havuç ne kadar olsun?"))
  private static let offer = "Malzemeleri alışveriş listenize ekleyeyim mi?"

  @Test(
    "An allergy beside a wish is kept, and honoured by the recipe",
    arguments: [
      ("fındık alerjim var fındıklı kurabiye tarifi ver", ["fındık"]),
      ("yumurtaya alerjim var, kahvaltı tarifi ver", ["yumurta"]),
      ("süt ve fıstık alerjim var, tatlı tarifi ver", ["süt", "fıstık"]),
      ("fındığa alerjim olduğu için fındıksız kurabiye tarifi istiyorum", ["fındık"]),
    ])
  func allergies(_ text: String, _ names: [String]) {
    let calls = Told.calls(text, after: [])
    #expect(calls.map(\.tool) == ["updateProfile", "generateRecipe"])
    #expect(calls.first?.arguments[.allergies]?.array == names.map(JSON.string))
  }

  @Test(
    "An allergy of another, or none, is not kept beside a wish",
    arguments: [
      "kızımın fındık alerjisi var, kurabiye tarifi ver", "alerjim yok, kahvaltı tarifi ver",
      "fındıklı kurabiye tarifi ver",
    ])
  func noAllergy(_ text: String) {
    #expect(!Told.calls(text, after: []).contains { $0.tool == "updateProfile" })
  }

  @Test(
    "After a refused recipe a whole wish stands alone",
    arguments: [
      "tavuk sote tarifi ver", "menemen tarifi ver", "akşam yemeği tarifi ver",
      "hamile için öğle yemeği tarifi",
    ])
  func alone(_ text: String) {
    let calls = Told.calls(text, after: [Self.refused], answer: "Yumurtalı tarif vegan olmaz.")
    #expect(calls.map(\.tool) == ["generateRecipe"])
    #expect(calls.first?.arguments[.notes]?.string?.contains("vegan") != true)
  }

  @Test("An answer to the question for a meal keeps what was told", arguments: ["akşam yemeği"])
  func answered(_ text: String) {
    let calls = Told.calls(text, after: [Self.asked], answer: "Hangi öğün için?")
    #expect(calls.first?.arguments[.ingredients] == ["kıyma"])
  }

  @Test(
    "The newest recipe of the thread is meant after other turns",
    arguments: [
      ("soğanı çıkar", #"updateRecipe {"recipe":1,"text":"soğanı çıkar"}"#),
      ("6 kişilik yap", #"updateRecipe {"recipe":1,"servings":6}"#),
      ("bu tarifi göster", #"searchArchive {"kind":"recipe","id":1}"#),
    ])
  func later(_ text: String, _ call: String) {
    let waters = [Told](repeating: Self.water, count: 8)
    #expect(Told.talk(text, after: [Self.menemen] + waters) == call)
  }

  @Test(
    "What is put into a recipe that is being changed is the recipe's",
    arguments: [
      ("2 havuç", #"updateRecipe {"recipe":1,"text":"2 havuç ekle"}"#),
      ("2 havuç ekle", #"updateRecipe {"recipe":1,"text":"2 havuç ekle"}"#),
      ("100 gram kaşar ekle", #"updateRecipe {"recipe":1,"text":"100 gram kaşar ekle"}"#),
    ])
  func edits(_ text: String, _ call: String) {
    let told = [Self.menemen, Self.openEdit]
    #expect(Told.talk(text, after: told, answer: "Havuç ne kadar olsun?") == call)
  }

  @Test(
    "A named recipe of the thread is taken, and none is made",
    arguments: [
      ("humus tarifini göster", #"searchArchive {"kind":"recipe","id":2}"#),
      ("humusu 4 kişilik yap", #"updateRecipe {"recipe":2,"servings":4}"#),
      (
        "humus tarifine not ekle: az tuzlu olsun",
        #"updateRecipe {"recipe":2,"note":"az tuzlu olsun"}"#
      ),
    ])
  func named(_ text: String, _ call: String) {
    #expect(Told.talk(text, after: [Self.humus, Self.menemen, Self.water]) == call)
  }

  @Test("A kept recipe is looked up by its name in a new talk")
  func lookedUp() {
    #expect(
      Told.talk("humus tarifini göster", after: [])
        == #"searchArchive {"query":"humus","kind":"recipe"}"#)
  }

  @Test(
    "The ingredients go on the list",
    arguments: [
      ("ekle listeye", #"addToShoppingList {"recipe":1}"#),
      ("malzemeleri de ekle", #"addToShoppingList {"recipe":1}"#),
      ("menemen malzemelerini listeye ekle", #"addToShoppingList {"recipe":1}"#),
      ("tarifi kaydet", #"saveRecipe {"recipe":1}"#),
    ])
  func list(_ text: String, _ call: String) {
    #expect(Told.talk(text, after: [Self.menemen], answer: Self.offer) == call)
  }

  @Test("The rest of the ingredients is what stands on no line yet")
  func rest() {
    let added = Told(
      "addToShoppingList",
      ["added": [["name": "yumurta", "quantity": 4, "unit": "adet"]], "open": 1],
      ["items": [["name": "yumurta"]]])
    #expect(
      Told.talk("geri kalan malzemeleri de ekle", after: [Self.menemen, added])
        == #"addToShoppingList {"items":[{"name":"domates","quantity":2,"unit":"adet"},"#
        + #"{"name":"kuru soğan"}]}"#)
  }

  @Test(
    "A product is called as it is said",
    arguments: ["adı Sütaş tam yağlı yoğurt", "ürün adı: Uno tam buğday ekmeği"])
  func product(_ text: String) {
    let label = Told("scanLabel", ["id": 7, "product": [:], "needsReview": .bool(false)])
    #expect(
      Told.talk(text, after: [label]) == #"updateProduct {"product":7,"text":"\#(text)"}"#)
  }

  @Test(
    "Pieces of the dish that was just told are asked about",
    arguments: [
      "yaptım, 2 dilim yedim", "5 tane yedim", "menemeni yedim", "menemenden 2 tane yedim",
    ])
  func pieces(_ text: String) {
    #expect(Told.calls(text, after: [Self.menemen]).isEmpty, "\(text)")
  }

  @Test("Another food after a recipe is recorded as it is")
  func otherFood() {
    let calls = Told.calls("2 tane elma yedim", after: [Self.menemen])
    #expect(calls.map(\.tool) == ["logMeal"])
    #expect(calls.first?.arguments[.items]?.array?.first?[.name]?.string == "elma")
  }

  @Test(
    "A recipe that is to be kept is wished and kept",
    arguments: ["elmalı atıştırmalık tarifi ver, kaydet", "akşam yemeği tarifi ver sakla"])
  func wishedAndKept(_ text: String) {
    #expect(Told.calls(text, after: []).map(\.tool) == ["generateRecipe", "saveRecipe"], "\(text)")
  }

  @Test("What was kept with its recipe is not offered to be kept")
  func keptAtOnce() {
    let made = ToolResult(id: "1", name: "generateRecipe", value: ["name": "Menemen"])
    let kept = ToolResult(id: "2", name: "saveRecipe", value: ["name": "Menemen"])
    func told(_ results: [ToolResult]) -> String {
      let calls = results.map { ToolCall(id: $0.id, name: $0.name, arguments: [:]) }
      let turn = [
        Message(role: .assistant, text: "", calls: calls, at: Engine.now),
        Message(role: .tool, text: "", results: results, at: Engine.now),
      ]
      return AnswerWriter(now: Engine.now, zone: Engine.zone).answer(to: turn)
    }
    #expect(told([made]).contains(Texts.recipeNext))
    #expect(!told([made, kept]).contains(Texts.recipeNext))
  }

  @Test("What is to be kept on a list is no recipe for the archive")
  func listed() {
    let calls = Told.calls("elmalı kek tarifi ver, malzemeleri listeye kaydet", after: [])
    #expect(!calls.map(\.tool).contains("saveRecipe"))
  }

  @Test(
    "Politely, too, the recipe is for more",
    arguments: [("4 kişilik yapın", 4.0), ("4 kişilik yapınız", 4), ("6 kişilik yapalım", 6)])
  func polite(_ one: (text: String, servings: Double)) {
    let calls = Told.calls(one.text, after: [Self.menemen])
    #expect(calls.map(\.tool) == ["updateRecipe"], "\(one.text)")
    #expect(calls.first?.arguments[.servings]?.number == one.servings)
  }
}
