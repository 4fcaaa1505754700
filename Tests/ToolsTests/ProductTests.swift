import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Tools

@Suite("Scanned products that are corrected and eaten")
struct ProductTests {
  let desk: Desk

  init() {
    var kitchen = FakeKitchen.services
    kitchen.said = { text in
      switch text {
      case "tam":
        SaidLabel(
          figures: LabelFigures([.carbs: 12, .fat: 3, .protein: 5]), basis: .hundred(.gram),
          serving: LabelServing(amount: 150, unit: .gram), name: nil)
      case "porsiyonda":
        SaidLabel(
          figures: LabelFigures([.carbs: 30]), basis: .serving,
          serving: LabelServing(amount: 50, unit: .gram))
      case "dilimli":
        SaidLabel(
          figures: LabelFigures([.carbs: 12]), basis: .hundred(.gram),
          serving: LabelServing(amount: 80, unit: .gram, pieces: .init(count: 2, name: "dilim")))
      case "bazsız": SaidLabel(figures: LabelFigures([.carbs: 30]))
      case "yalnız porsiyon":
        SaidLabel(
          figures: LabelFigures([.carbs: 16]), serving: LabelServing(amount: 25, unit: .gram))
      case "porsiyondan çok":
        SaidLabel(
          figures: LabelFigures([.carbs: 60]), serving: LabelServing(amount: 30, unit: .gram))
      case "12": SaidLabel(figures: LabelFigures([.carbs: 12]))
      default: SaidLabel()
      }
    }
    desk = Desk(kitchen: kitchen)
  }

  @Test(
    "A corrected figure is sure, is carried to the serving, is told as the person's, and is undone")
  func correct() async throws {
    try await desk.call("scanLabel", ["image": "/cips.png"])
    let told = try await desk.call("updateProduct", ["carbs": 50, "name": "Ruffles"])
    #expect(told.at("per100", "carbs")?.number == 50)
    #expect(told.at("perServing", "carbs")?.number == 12.5)
    #expect(told.at("confidence", "carbs")?.number == 1 && told["needsReview"]?.bool == false)
    #expect(told["basis"]?.string == "etikete göre, 100 g; sizin düzeltmeniz: karbonhidrat")
    #expect(told["changes"]?.array == ["adı Ruffles", "karbonhidrat 50 g"])
    try await desk.call("undo")
    let before = try await desk.call("searchArchive", ["kind": "product"])
    #expect(before.at("entries", 0, "name")?.string == "Cips")
    #expect(before.at("entries", 0, "carbsPer100")?.number == 51.5)
  }

  @Test(
    "A serving that is said makes the figures of a serving; confirming makes what was read sure")
  func serving() async throws {
    try await desk.call("scanLabel", ["image": "/cips.png"])
    let told = try await desk.call("updateProduct", ["servingGrams": 50])
    #expect(told.at("perServing", "carbs")?.number == 25.8)
    #expect(told["needsReview"]?.bool == true)
    let sure = try await desk.call("updateProduct", ["confirmed": true])
    #expect(sure["needsReview"]?.bool == false && sure["warnings"]?.array == [])
  }

  @Test("A product that is typed is called as it was said, and eaten by the pieces of its label")
  func pieces() async throws {
    let told = try await desk.call("scanLabel", ["text": "dilimli", "name": "tam buğday ekmeği"])
    #expect(told.at("product", "name")?.string == "tam buğday ekmeği")
    #expect(told.at("serving", "pieces")?.number == 2 && told.at("serving", "piece") == "dilim")
    for (quantity, unit, carbs) in [(3.0, JSON.string("dilim"), 14.4), (1, "adet", 4.8)] {
      let meal = try await desk.call(
        "logMeal",
        ["items": [["name": "tam buğday ekmeği", "quantity": .number(quantity), "unit": unit]]])
      #expect(meal.at("items", 0, "carbs")?.number == carbs, "\(unit)")
    }
    let portion = try await desk.call(
      "logMeal", ["items": [["name": "tam buğday ekmeği", "quantity": 1, "unit": "porsiyon"]]])
    #expect(portion.at("items", 0, "carbs")?.number == 9.6)
    // What the label does not print is as the table has it, and not nothing.
    #expect((portion.at("items", 0, "calories")?.number ?? 0) > 100)
  }

  @Test("What cannot be, and what says nothing, is refused; nothing is written then")
  func refused() async throws {
    #expect(try await desk.failure("updateProduct", ["carbs": 5]).code == "notFound")
    try await desk.call("scanLabel", ["image": "/cips.png"])
    #expect(try await desk.failure("updateProduct", ["text": "neyse"]).code == "invalidArguments")
    #expect(try await desk.failure("updateProduct", ["product": 99]).code == "notFound")
    let failure = try await desk.failure("updateProduct", ["servingGrams": 0])
    #expect(failure.code == "invalidArguments")
    #expect(desk.fake.changes.count == 1)
  }

  @Test(
    "A label that is typed needs its carbohydrate, and says for what amount it was taken",
    arguments: [
      ("tam", 12.0, 18.0, "100 g"), ("porsiyonda", 60, 30, "bir porsiyon"),
      ("yalnız porsiyon", 64, 16, "bir porsiyon"), ("porsiyondan çok", 60, 18, "100 g"),
    ])
  func typed(_ text: String, _ hundred: Double, _ part: Double, _ basis: String) async throws {
    let told = try await desk.call("scanLabel", ["text": .string(text)])
    #expect(told.at("per100", "carbs")?.number == hundred)
    #expect(told.at("perServing", "carbs")?.number == part)
    #expect(told["source"]?.string == "person" && told["needsReview"]?.bool == false)
    #expect(told["basis"]?.string == "sizin verdiğiniz değerler, \(basis)")
  }

  @Test("A figure that corrects a label of a serving is of the serving, too")
  func servingCorrected() async throws {
    let first = try await desk.call("scanLabel", ["text": "yalnız porsiyon"])
    #expect(
      first["warnings"]?.array?.contains {
        $0.string?.contains("bir porsiyon için saydım") ?? false
      }
        ?? false)
    let told = try await desk.call("updateProduct", ["text": "12"])
    #expect(told.at("perServing", "carbs")?.number == 12)
    #expect(told.at("per100", "carbs")?.number == 48)
  }

  @Test("Without a basis 100 g are taken and that is said; without a carbohydrate nothing is kept")
  func assumed() async throws {
    let told = try await desk.call("scanLabel", ["text": "bazsız"])
    #expect(
      told["warnings"]?.array?.contains { $0.string?.contains("100 g için saydım") ?? false }
        ?? false)
    #expect(
      try await desk.failure("scanLabel", ["text": "hiç"]).message.contains(
        "karbonhidrat bulamadım"))
  }

  @Test(
    "A meal of a scanned product has the figures of its label, by number, by name and where it is called so",
    arguments: [
      ["name": "cips", "product": "1", "quantity": 30, "unit": "gram"],
      ["name": "şu", "product": "cips", "quantity": 30, "unit": "gram"],
      ["name": "Cips", "grams": 30],
    ] as [JSON])
  func eaten(_ item: JSON) async throws {
    try await desk.call("scanLabel", ["image": "/cips.png"])
    let meal = try await desk.call("logMeal", ["items": [item]])
    #expect(meal.at("items", 0, "carbs")?.number == 15.5)
    #expect(meal.at("items", 0, "source")?.string == "etikete göre, 100 g")
    #expect(meal["warnings"]?.array?.isEmpty == false)
  }

  @Test("A meal of many foods reads the products once")
  func readsOnce() async throws {
    let count = Mutex(0)
    var records = desk.fake.records
    let all = records.products.all
    records.products.all = {
      count.withLock { $0 += 1 }
      return try all()
    }
    let tool = LogMeal(records: records, foods: FakeFoods.table)
    let items = JSON.array((1...5).map { ["name": .string("yemek \($0)")] })
    _ = try await tool.run(["items": items], in: desk.context)
    #expect(count.withLock { $0 } == 1)
  }

  @Test("A serving of a product weighs what its label says; without one grams are asked for")
  func portions() async throws {
    try await desk.call("scanLabel", ["image": "/cips.png"])
    let item: JSON = ["name": "cips", "product": "cips", "quantity": 2, "unit": "porsiyon"]
    let meal = try await desk.call("logMeal", ["items": [item]])
    #expect(meal.at("items", 0, "grams")?.number == 50)
    let glass: JSON = ["name": "cips", "product": "cips", "quantity": 1, "unit": "su bardağı"]
    #expect(try await desk.failure("logMeal", ["items": [glass]]).message.contains("gram olarak"))
    let none: JSON = ["name": "ayran", "product": "ayran", "quantity": 1]
    #expect(try await desk.failure("logMeal", ["items": [none]]).code == "notFound")
  }

  @Test("A recipe is logged by portions or by weight, with its own figures")
  func recipe() async throws {
    let recipe = try await desk.call("generateRecipe", ["mealType": "dinner"])
    let id = recipe["recipe"] ?? .null
    let meal = try await desk.call(
      "logMeal", ["items": [["name": "tarif", "recipe": id, "quantity": 2, "unit": "porsiyon"]]])
    #expect(meal.at("items", 0, "carbs")?.number == 15.7)
    #expect(meal.at("items", 0, "source")?.string == "tarif: Tarif 1")
    let weighed = try await desk.call(
      "logMeal", ["items": [["name": "tarif", "recipe": id, "quantity": 125, "unit": "gram"]]])
    #expect(weighed.at("items", 0, "carbs")?.number == 7.9)
    let wrong: JSON = ["items": [["name": "tarif", "recipe": 99]]]
    #expect(try await desk.failure("logMeal", wrong).code == "notFound")
  }

  @Test("Products of a name are offered to choose from, and nothing is kept before")
  func named() async throws {
    var kitchen = FakeKitchen.services
    kitchen.named = { name, now throws(ProductFailure) in
      guard name != "kapalı" else { throw ProductFailure(kind: .busy, message: "Sonra deneyin.") }
      func product(_ name: String, _ barcode: String?, _ carbs: Double?) -> Product {
        Product(
          name: name, barcode: barcode, serving: nil, perServing: nil,
          per100: LabelFigures(carbs.map { [.carbs: $0] } ?? [:]), isLiquid: false,
          confidence: LabelConfidence(ocr: 1, carbs: 0.75, overall: 0.75), source: .openFoodFacts,
          createdAt: now, changedAt: now)
      }
      return name == "süt"
        ? [product("Sek", "8690000000005", 4.7), product("Boş", nil, 1), product("Yok", "1", nil)]
        : []
    }
    let desk = Desk(kitchen: kitchen)
    let told = try await desk.call("scanLabel", ["name": "süt"])
    #expect(told["found"]?.array?.count == 1)
    #expect(told.at("found", 0, "barcode")?.string == "8690000000005")
    #expect(desk.fake.changes.isEmpty)
    #expect(try await desk.failure("scanLabel", ["name": "hiç"]).code == "notFound")
    #expect(try await desk.failure("scanLabel", ["name": "kapalı"]).message == "Sonra deneyin.")
  }
}
