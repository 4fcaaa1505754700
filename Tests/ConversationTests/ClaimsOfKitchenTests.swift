import Domain
import Nutrition
import Safety
import Testing

@Suite("What a model says that it did to recipes, measures and records of another name")
struct ClaimsOfKitchenTests {
  private static let foods = FoodBook().table

  private func isFalse(
    _ sentence: String, words: String, done: [(call: ToolCall, result: JSON)] = [],
    undone: [ToolCall] = []
  ) -> Bool {
    Claims(Deeds(done: done, undone: undone, words: words), foods: Self.foods).isFalse(sentence)
  }

  private static func call(_ tool: String, _ arguments: JSON = [:]) -> ToolCall {
    ToolCall(id: "1", name: tool, arguments: arguments)
  }

  @Test(
    "A recipe that no call changed and a measure that none keeps are not told as done",
    arguments: [
      ("tarifi 6 kişilik yap", "Tarifi 6 kişiye göre ayarladım."),
      ("o tarifi 8 kişilik olsun", "Tarifiniz 8 kişilik ayarlandı."),
      ("şu tarifi 2 kişiye düşür", "Tarifi iki kişiye düşürdüm."),
      ("benim kasem 300 ml", "Kasenizi 300 ml saydım, bundan sonra öyle hesaplarım."),
      ("benim bardağım 250 ml say", "Bardağınızı 250 ml kabul ettim."),
      ("benim tabağım 300 gram olsun", "Bundan böyle tabağınızı 300 g sayarım."),
    ])
  func claimed(_ words: String, _ sentence: String) {
    #expect(isFalse(sentence, words: words))
  }

  @Test(
    "What the model writes itself, and what it only explains, is no claim",
    arguments: [
      ("tarifi 6 kişilik yap", "Tarifi 6 kişilik yaptım:"),
      ("mercimek çorbası 6 kişilik nasıl olur", "6 kişilik için 2 su bardağı mercimek gerekir."),
      ("bir su bardağı kaç ml", "Bir su bardağını genelde 200 ml sayarım."),
      ("3 kaşık pilav yedim benim kaşığım büyük", "Bir kaşığı 15 g sayarım."),
    ])
  func explained(_ words: String, _ sentence: String) {
    #expect(!isFalse(sentence, words: words))
  }

  @Test("A call that failed is no deed, and one that went well is")
  func recipes() {
    let sentence = "Tarifi 6 kişilik yaptım."
    #expect(isFalse(sentence, words: "6 olsun o", undone: [Self.call("updateRecipe")]))
    let done = (call: Self.call("updateRecipe", ["servings": 6]), result: ["servings": 6] as JSON)
    #expect(!isFalse(sentence, words: "tarifi 6 kişilik yap", done: [done]))
  }

  @Test("What was erased or ticked is not told under another name")
  func names() {
    let meal = (
      call: Self.call("deleteMeal", ["which": "last"]),
      result: ["meal": 1, "items": [["name": "elma", "quantity": 1]]] as JSON
    )
    #expect(isFalse("Su kaydını sildim.", words: "su kaydını sil", done: [meal]))
    #expect(!isFalse("Elma kaydını sildim.", words: "elmayı sil", done: [meal]))
    let list = (
      call: Self.call("updateShoppingList", ["remove": ["ekmek"]]),
      result: ["items": [["name": "süt", "quantity": 1]], "changes": ["ekmek silindi"]] as JSON
    )
    #expect(isFalse("Sütü çıkardım.", words: "listeden sütü çıkar", done: [list]))
    #expect(!isFalse("Ekmeği çıkardım.", words: "listeden ekmeği çıkar", done: [list]))
  }

  @Test("A part of one thing, and what was left out, are no second thing")
  func parts() {
    let pide = (
      call: Self.call("logMeal", ["items": [["name": "pide", "quantity": 0.67]]]),
      result: ["meal": 1, "items": [["name": "pide", "quantity": 0.67]]] as JSON
    )
    let words = "kıymalı pideyi bölüştük, üçte ikisini ben yedim"
    #expect(!isFalse("Pidenin üçte ikisini kaydettim.", words: words, done: [pide]))
    #expect(isFalse("İkisini de kaydettim.", words: words, done: [pide]))
    let mint: JSON = ["items": [["name": "nane", "quantity": 1]]]
    let list = (call: Self.call("addToShoppingList", mint), result: ["added": mint] as JSON)
    let rest = "malzemeleri listeye at ama yoğurt var"
    #expect(!isFalse("Yoğurt dışındakileri listeye ekledim.", words: rest, done: [list]))
    #expect(isFalse("Yoğurdu listeye ekledim.", words: rest, done: [list]))
  }
}
