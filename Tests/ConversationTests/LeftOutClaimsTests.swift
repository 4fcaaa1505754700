import Domain
import Nutrition
import Safety
import Testing

/// What a model says it wrote and what it left out, held against what was written.
@Suite("What a model says that it left out")
struct LeftOutClaimsTests {
  private static let foods = FoodBook().table

  private func meal(
    _ foods: [(String, Double, String)], type: String? = nil, at hour: String = "20"
  )
    -> (call: ToolCall, result: JSON)
  {
    let items = JSON.array(
      foods.map { name, quantity, unit in
        ["name": .string(name), "quantity": .number(quantity), "unit": .string(unit)]
      })
    let call: JSON = ["items": items]
    let result: JSON = [
      "meal": 1, "mealType": .string(type ?? "dinner"),
      "eatenAt": .string("2026-11-21T\(hour):00:00+03:00"), "items": items,
    ]
    return (ToolCall(id: "1", name: "logMeal", arguments: call), result)
  }

  private func isFalse(
    _ sentence: String, after done: [(call: ToolCall, result: JSON)], words: String
  ) -> Bool {
    Claims(Deeds(done: done, words: words), foods: Self.foods).isFalse(sentence)
  }

  @Test("A food that was left out may be told so, and one that was written may not")
  func leftOut() {
    let bread = meal([("ekmek", 2, "dilim")])
    let both = meal([("ekmek", 2, "dilim"), ("elma", 1, "adet")])
    let words = "2 dilim ekmek yedim, elma yiyeceğim birazdan"
    for sentence in [
      "2 dilim ekmeği yazdım, elmayı henüz eklemedim.", "2 dilim ekmeği yazdım; elma yok.",
      "2 dilim ekmeği kaydettim, elmayı da şimdilik yazmadım.",
    ] {
      #expect(!isFalse(sentence, after: [bread], words: words))
    }
    #expect(isFalse("2 dilim ekmeği ve elmayı yazdım.", after: [bread], words: words))
    #expect(
      isFalse(
        "2 dilim ekmeği yazdım, elmayı henüz eklemedim.", after: [both],
        words: "2 dilim ekmek 1 elma yedim"))
  }

  @Test("A number that is a word of a name counts nothing")
  func names() {
    let doner = meal([("yarım ekmek tavuk döner", 1, "adet")])
    let words = "yarım ekmek arası tavuk döner yedim ayran almadım"
    #expect(!isFalse("Yarım ekmek tavuk döneri yazdım; ayran yok.", after: [doner], words: words))
    #expect(isFalse("2 ekmek tavuk döneri yazdım.", after: [doner], words: words))
  }

  @Test("As many meals are told as were written, each at its hour")
  func meals() {
    let done = [
      meal([("yumurta", 2, "adet")], type: "breakfast", at: "08"),
      meal([("makarna", 1, "tabak")], type: "lunch", at: "13"),
      meal([("elma", 1, "adet")], type: "snack", at: "16"),
    ]
    let words = "sabah 8de 2 yumurta, öğlen 1de bi tabak makarna, demin de bi elma yedim"
    let sentence = "Üç öğünü de yazdım: 08.00 kahvaltı, 13.00 öğle ve şimdiki elma."
    #expect(!isFalse(sentence, after: done, words: words))
    #expect(isFalse("Üç öğünü de yazdım.", after: Array(done.prefix(2)), words: words))
    #expect(isFalse("Öğle ve şimdi 13 elma yazdım.", after: done, words: words))
  }
}
