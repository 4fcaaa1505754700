import Domain
import Testing

@testable import EmbeddedModel

@Suite("What is said of a recipe after it was told")
struct RecipeOfferTests {
  private static let soup: JSON = [
    "recipe": 4, "name": "Mantarlı çorba", "servings": 2, "saved": .bool(false),
    "prepMinutes": 10, "cookMinutes": 25,
    "perServing": ["carbs": 12, "calories": 180, "protein": 9, "fat": 7, "fiber": 3],
    "ingredients": [
      ["name": "kültür mantarı", "quantity": 200, "unit": "gram"],
      ["name": "tuz", "quantity": 0.5, "unit": "çay kaşığı"],
      ["name": "yoğurt", "quantity": 2, "unit": "yemek kaşığı"], ["name": "zeytinyağı"],
      ["name": "su", "quantity": 560, "unit": "gram"],
    ],
  ]
  private static let offer = "Malzemeleri alışveriş listenize ekleyeyim mi?"

  /// What is understood after a recipe was told and the list offered.
  private static func understood(
    _ text: String, _ steps: [(String, ToolResult)] = []
  ) -> Understanding {
    let made = ToolResult(id: "1", name: "generateRecipe", value: soup)
    var messages: [Message] = []
    for (said, result) in [("mantarlı çorba tarifi ver", made)] + steps {
      messages += [
        Message(role: .user, text: said, at: Engine.now),
        Message(
          role: .assistant, text: "",
          calls: [
            ToolCall(
              id: result.id, name: result.name,
              arguments: result.isOK ? [:] : ["recipe": 4, "text": .string(said)])
          ],
          at: Engine.now),
        Message(role: .tool, text: "", results: [result], at: Engine.now),
        Message(
          role: .assistant, text: result.failure?.message ?? offer, at: Engine.now),
      ]
    }
    messages.append(Message(role: .user, text: text, at: Engine.now))
    return Engine.shared.interpreterInUse.understand(
      text, after: messages, now: Engine.now, zone: Engine.zone)
  }

  private static func talk(_ calls: [PlannedCall]) -> String {
    calls.map { "\($0.tool) \($0.arguments.text)" }.joined(separator: "; ")
  }

  @Test(
    "A refusal does nothing and says that nothing is done",
    arguments: [
      "ekleme", "hayır", "hayır ekleme", "şimdilik ekleme", "kaydetme", "gerek yok",
      "listeye ekleme",
      "tarifi kaydetme", "yok sağ ol", "istemiyorum", "malzemeleri listeye eklemeyin",
      "bunları ekleme",
      "kaydetmene gerek yok", "favorilere ekleme", "eklemeyelim şimdi", "hayır teşekkürler",
      "kalsın",
      "boş ver", "lütfen kaydetme", "alışveriş listesine koyma",
    ])
  func refused(_ text: String) {
    let understood = Self.understood(text)
    #expect(understood.calls.isEmpty, "\(text): \(Self.talk(understood.calls))")
    #expect(understood.speeches == [.declined], "\(text)")
  }

  @Test("A no to what a change offered is one, too, and no order not to do it is a yes")
  func laterRefusals() {
    let undone = ToolResult(id: "2", name: "undo", value: ["summary": "öğün"])
    #expect(Self.understood("listeye ekleme", [("geri al", undone)]).speeches == [.declined])
    for text in ["eklemezsin değil mi", "kaydetmemeni istiyorum", "listeye ekleme yap"] {
      let calls = Self.understood(text).calls
      #expect(!calls.contains { ["addToShoppingList", "saveRecipe"].contains($0.tool) }, "\(text)")
    }
  }

  @Test(
    "What is ordered beside a refusal, and what only looks like one, is done",
    arguments: [
      ("tarifi kaydet ama listeye ekleme", #"saveRecipe {"recipe":4}"#),
      ("evet", #"addToShoppingList {"recipe":4}"#),
      ("evet ekle", #"addToShoppingList {"recipe":4}"#),
      ("ekler misin", #"addToShoppingList {"recipe":4}"#),
      ("bunların hepsini listeye ekler misiniz?", #"addToShoppingList {"recipe":4}"#),
      ("malzemeleri listeye eklermisin", #"addToShoppingList {"recipe":4}"#),
      ("bu tarifi kaydeder misin", #"saveRecipe {"recipe":4}"#),
      ("6 kişilik yapabilir misin", #"updateRecipe {"recipe":4,"servings":6}"#),
      (
        "yoğurt evde var gerisini ekle",
        #"updatePantry {"add":[{"name":"yoğurt"}]}; addToShoppingList {"recipe":4}"#
      ),
      ("kaydet", #"saveRecipe {"recipe":4}"#),
      ("malzemelerini 4 kişilik listeye ekle", #"addToShoppingList {"recipe":4,"servings":4}"#),
      ("6 kişilik yap", #"updateRecipe {"recipe":4,"servings":6}"#),
      ("4 kişilik olsun", #"updateRecipe {"recipe":4,"servings":4}"#),
      ("bunu üç kişiye göre ayarla", #"updateRecipe {"recipe":4,"servings":3}"#),
      ("adı annemin çorbası olsun", #"updateRecipe {"recipe":4,"name":"annemin çorbası"}"#),
      ("not düş: az tuzlu", #"updateRecipe {"recipe":4,"note":"az tuzlu"}"#),
      ("tarifi göster", #"searchArchive {"kind":"recipe","id":4}"#),
      ("2 numaralı tarifi göster", #"searchArchive {"kind":"recipe","id":2}"#),
    ])
  func done(_ text: String, _ call: String) {
    #expect(Self.talk(Self.understood(text).calls) == call, "\(text)")
  }

  @Test("Another dish is made where one is asked for, for as many people as are named")
  func another() {
    for text in ["hayır başka", "başka bir tane", "etsiz olsun, üç kişiyiz"] {
      #expect(Self.understood(text).calls.map(\.tool) == ["generateRecipe"], "\(text)")
    }
  }

  @Test(
    "A change is passed on as it was said",
    arguments: [
      "tuz ekleme", "tuzu yarıya indir", "yoğurdu ikiye katla", "su 1 litre olsun",
      "suyu 1 litre yap",
      "malzemeler 4 kişilik olsun tuz da 1 çay kaşığı", "1 yemek kaşığı tereyağı ekle",
      "zeytinyağını yarıya indir", "yoğurdu çıkar yerine labne koy", "50 g ceviz ekle",
      "havuç ekle",
    ])
  func changed(_ text: String) {
    let call = PlannedCall("updateRecipe", ["recipe": 4, "text": .string(text)])
    #expect(Self.understood(text).calls == [call], "\(text)")
  }

  @Test("An amount that was asked for goes with the thing that it was asked of")
  func amount() {
    let failed = ToolResult(
      id: "2", name: "updateRecipe",
      failure: ToolFailure(code: "invalidArguments", message: "“havuç” ne kadar olsun?"))
    for (said, text) in [("2 tane", "2 tane havuç ekle"), ("2 havuç", "2 havuç ekle")] {
      let calls = Self.understood(said, [("havuç ekle", failed)]).calls
      #expect(
        calls == [PlannedCall("updateRecipe", ["recipe": 4, "text": .string(text)])], "\(said)")
    }
    // Something else is not of the recipe.
    let other = Self.understood("2 dilim ekmek yedim", [("havuç ekle", failed)]).calls
    #expect(!other.contains { $0.tool == "updateRecipe" })
  }

  @Test(
    "A question about the recipe is answered from it",
    arguments: [
      ("bunun karbonhidratı kaç", "12 g karbonhidrat"), ("kaç kalori bu tarif", "180 kcal"),
      ("tuz ne kadar olacak bu tarifte", "yarım çay kaşığı tuz"), ("ne kadar tuz koyacağım", "tuz"),
      ("kaç porsiyon bu", "2 kişilik"), ("bu kaç kişilik", "2 kişilik"),
      ("kaç dakika sürer", "25 dakika"),
      ("tarifte yoğurt yerine ne koyabilirim", "“yoğurt yerine"),
    ])
  func asked(_ text: String, _ part: String) {
    let understood = Self.understood(text)
    #expect(understood.calls.isEmpty, "\(text): \(Self.talk(understood.calls))")
    let writer = AnswerWriter(now: Engine.now, zone: Engine.zone)
    let told = understood.speeches.map { writer.say($0, dialogue: Dialogue([])) }.joined()
    #expect(told.contains(part), "\(text): \(told)")
  }

  @Test("Its time is told as far as it is known, and a recipe that was not told is asked for")
  func unknown() {
    #expect(
      Texts.recipeMinutes(prep: 10, cook: 25)
        == "Hazırlığı yaklaşık 10 dakika, pişmesi yaklaşık 25 dakika.")
    #expect(Texts.recipeMinutes(prep: 0, cook: 25) == "Pişmesi yaklaşık 25 dakika.")
    #expect(Texts.recipeMinutes(prep: 0, cook: 0) == "Bu tarifte süre yazmıyor.")
    let alone = Engine.shared.interpreterInUse.understand(
      "bu tariften 1 porsiyon yedim", after: [], now: Engine.now, zone: Engine.zone)
    #expect(alone.calls.isEmpty)
    #expect(alone.speeches == [.ask(Question(kind: .whichRecipe, calls: []))])
  }

  @Test("That a recipe was not kept makes no new one")
  func keeping() {
    for text in ["tarifi kaydetmeyi unutmuşum geçen sefer", "tarifi kaydetmiştim"] {
      #expect(Self.understood(text).calls.isEmpty, "\(text)")
    }
  }
}
