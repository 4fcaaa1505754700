import Domain
import Testing

@testable import EmbeddedModel

/// What the engine reads of a message counts against a call even where something else of it is unread.
@Suite("Second reading of a part")
struct PartReadingTests {
  private func meal(_ foods: (String, Double, String)...) -> JSON {
    [
      "items": .array(
        foods.map { name, quantity, unit in
          ["name": .string(name), "quantity": .number(quantity), "unit": .string(unit)]
        })
    ]
  }

  @Test(
    "A figure is of the measure that the words give it, whoever took it",
    arguments: [
      "tansiyon 128 79 nabız 84 ölçtü bizim oğlan benimkini",
      "nabız 84 tansiyon 128 79 hemşire geldi ölçtü eve",
    ])
  func measures(words: String) {
    func pressure(_ low: Double) -> SecondReading? {
      Engine.second(
        "logMeasurement", ["kind": "bloodPressure", "value": 128, "value2": .number(low)], words)
    }
    func pulse(_ value: Double) -> SecondReading? {
      Engine.second("logMeasurement", ["kind": "pulse", "value": .number(value)], words)
    }
    #expect(pressure(79) == nil)
    #expect(pulse(84) == nil)
    #expect(pressure(84) != nil)
    #expect(pulse(79) != nil)
  }

  @Test(
    "What somebody else ate is not the writer's, who did something else",
    arguments: [
      ("kızım iki dilim yaş pasta yedi ben elimi bile sürmedim, bi bardak su içtim", "kızım"),
      ("oğlum iki dilim yaş pasta yedi ben tadına bakmadım", "oğlum"),
    ])
  func eaters(words: String, person: String) {
    let cake = meal(("yaş pasta", 2, "dilim"))
    #expect(
      Engine.second("logMeal", cake, words)
        == .otherwise(thing: "kişi", said: person, written: "siz"))
    #expect(Engine.second("logMeal", cake.setting("person", to: .string(person)), words) == nil)
  }

  @Test("What the writer ate of the same food is")
  func ownShare() {
    let words = "kızım iki dilim yaş pasta yedi ben bir dilim yedim"
    #expect(Engine.second("logMeal", meal(("yaş pasta", 1, "dilim")), words) == nil)
    #expect(Engine.second("logMeal", meal(("yaş pasta", 2, "dilim")), words) != nil)
    #expect(
      Engine.second("logMeal", meal(("yaş pasta", 2, "dilim")), "kızımla iki dilim yaş pasta yedim")
        == nil)
  }

  @Test(
    "Foods of two times are two meals",
    arguments: [
      "sabah 2 yumurta yedim, şimdi de 1 elma",
      "öğlen 2 yumurta, akşam da 1 elma yedim",
      "dün akşam 2 yumurta yedim bu sabah da 1 elma",
    ])
  func meals(words: String) {
    #expect(
      Engine.second("logMeal", meal(("yumurta", 2, "adet"), ("elma", 1, "adet")), words) != nil)
  }

  @Test("Foods of one time are one meal")
  func oneMeal() {
    let both = meal(("yumurta", 2, "adet"), ("elma", 1, "adet"))
    #expect(Engine.second("logMeal", both, "akşam 2 yumurta yedim, üstüne de 1 elma") == nil)
    #expect(
      Engine.second(
        "logMeal", meal(("elma", 1, "adet")), "sabah 2 yumurta yedim, şimdi de 1 elma") == nil)
  }
}
