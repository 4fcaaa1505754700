import Domain
import Foundation
import Support
import Testing

@testable import Tools

@Suite("What is kept, by its name: eaten, deleted and looked for")
struct KeptThingsTests {
  /// Labels by the path of their picture.
  private static let labels: [String: Product] = [
    "/yogurt.png": product(nil, carbs: 4.7), "/biskuvi.png": product(nil, carbs: 64),
    "/sutas.png": product("Sütaş ekmek", carbs: 40), "/eti.png": product("Eti Burçak", carbs: 64),
    "/eti2.png": product("Ülker Burçak", carbs: 60),
  ]

  private static func product(_ name: String?, carbs: Double) -> Product {
    Product(
      name: name, serving: nil, perServing: nil, per100: LabelFigures([.carbs: carbs]),
      isLiquid: false, confidence: LabelConfidence(ocr: 0.9, carbs: 0.9, overall: 0.8),
      source: .label, createdAt: .distantPast, changedAt: .distantPast)
  }

  private let desk: Desk

  init() {
    var kitchen = FakeKitchen.services
    kitchen.scan = { path, _ throws(ProductFailure) in
      guard let found = Self.labels[path] else {
        throw ProductFailure(
          kind: .barcodeAlone, message: "Barkod: 8690504000013", barcode: "8690504000013")
      }
      return found
    }
    desk = Desk(kitchen: kitchen)
  }

  private func scan(_ paths: String...) async throws {
    for path in paths { try await desk.call("scanLabel", ["image": .string(path)]) }
  }

  private func eaten(_ item: JSON) async throws -> JSON {
    try await desk.call("logMeal", ["items": [item]])
  }

  @Test("A product without a name is meant by a food that its label can be of, and by no other")
  func unnamed() async throws {
    try await scan("/yogurt.png", "/biskuvi.png")
    // FakeFoods knows bread with about 50 g in 100 g.
    let bread: JSON = ["name": "ekmek", "product": "ekmek", "grams": 100]
    #expect(try await eaten(bread).at("items", 0, "carbs")?.number == 64)
    let unknown: JSON = ["name": "gofret", "product": "gofret", "grams": 100]
    let failure = try await desk.failure("logMeal", ["items": [unknown]])
    #expect(failure.message.contains("hangisi"), "\(failure.message)")
  }

  @Test("What no label can be of is said, and nothing is written")
  func noLabel() async throws {
    try await scan("/yogurt.png")
    let bread: JSON = ["name": "ekmek", "product": "ekmek", "grams": 100]
    let failure = try await desk.failure("logMeal", ["items": [bread]])
    #expect(failure.code == "notFound" && failure.message.contains("4,7"))
    #expect(desk.fake.changes.count == 1)
  }

  @Test("A brand that is said means the product of that brand before the food table")
  func brand() async throws {
    try await scan("/sutas.png")
    let item: JSON = ["name": "ekmek", "kept": "Sütaş ekmek", "quantity": 1, "unit": "dilim"]
    let meal = try await eaten(item)
    // The label does not tell what a slice weighs; the table does.
    let grams = try #require(meal.at("items", 0, "grams")?.number)
    #expect(meal.at("items", 0, "carbs")?.number == (grams * 0.4 * 10).rounded() / 10)
    #expect(meal.at("items", 0, "source")?.string?.contains("etikete göre") == true)
    let other: JSON = ["name": "ekmek", "kept": "Uno ekmek", "quantity": 1, "unit": "dilim"]
    #expect(try await eaten(other).at("items", 0, "source")?.string?.contains("etiket") == false)
    let plain: JSON = ["name": "ekmek", "quantity": 1, "unit": "dilim"]
    #expect(try await eaten(plain).at("items", 0, "source")?.string?.contains("etiket") == false)
  }

  @Test("Portions of one's own dish are of the kept recipe; where there is none that is said")
  func own() async throws {
    try await desk.call("saveRecipe", ["text": "Bol soğanlı çorba\nSoğan"])
    let item: JSON = ["name": "çorba", "kept": "çorba", "quantity": 2, "unit": "porsiyon"]
    let meal = try await eaten(item)
    #expect(meal.at("items", 0, "name")?.string == "Bol soğanlı çorba")
    let missing: JSON = ["name": "ekmek", "kept": "ekmek", "quantity": 1, "unit": "porsiyon"]
    let told = try await eaten(missing)["warnings"]?.array?.compactMap(\.string) ?? []
    #expect(told.contains { $0.contains("saklanan bir tarifiniz yok") }, "\(told)")
  }

  @Test("An amount that is put right keeps the figures of the recipe and of the label")
  func corrected() async throws {
    try await scan("/eti.png")
    let recipe = try await desk.call("generateRecipe", ["mealType": "dinner"])
    let name = recipe["name"] ?? .null
    let dish = try await eaten(
      ["name": name, "recipe": recipe["recipe"] ?? .null, "quantity": 1, "unit": "porsiyon"])
    let twice = try await desk.call(
      "updateMeal",
      [
        "meal": dish["meal"] ?? .null,
        "items": [["name": name, "quantity": 2, "unit": "porsiyon"]],
      ])
    #expect(twice.at("items", 0, "carbs")?.number == 15.7)
    let biscuit = try await eaten(["name": "Eti Burçak", "quantity": 25, "unit": "gram"])
    let more = try await desk.call(
      "updateMeal",
      [
        "meal": biscuit["meal"] ?? .null,
        "items": [["name": "Eti Burçak", "quantity": 50, "unit": "gram"]],
      ])
    #expect(more.at("items", 0, "carbs")?.number == 32)
    let plate: JSON = [
      "meal": biscuit["meal"] ?? .null,
      "items": [["name": "Eti Burçak", "quantity": 1, "unit": "tabak"]],
    ]
    #expect(try await desk.failure("updateMeal", plate).message.contains("gram ölçüsüyle"))
  }

  @Test("What is named is deleted, asked about where it is called otherwise, and comes back")
  func deleted() async throws {
    try await scan("/eti.png")
    try await desk.call("saveRecipe", ["text": "Bol soğanlı çorba\nSoğan"])
    let nothing: JSON = ["query": "sütlaç", "kind": "recipe"]
    let failure = try await desk.failure("deleteFromArchive", nothing)
    #expect(failure.code == "notFound" && failure.message.contains("hiçbir şeyi silmedim"))
    #expect(desk.fake.changes.count == 2)
    let soup: JSON = ["query": "çorba", "kind": "recipe"]
    #expect(
      try await desk.question("deleteFromArchive", soup)?.contains("Bol soğanlı çorba") == true)
    #expect(try await desk.question("deleteFromArchive", ["query": "Eti Burçak"]) == nil)
    try await desk.call("deleteFromArchive", ["query": "Eti Burçak"])
    let left = try await desk.call("searchArchive", ["kind": "product"])
    #expect(left["count"]?.number == 0)
    try await desk.call("undo")
    #expect(try await desk.call("searchArchive", ["kind": "product"])["count"]?.number == 1)
  }

  @Test("Of several of a name none is deleted before it is said which")
  func several() async throws {
    try await scan("/eti.png", "/eti2.png")
    let failure = try await desk.failure("deleteFromArchive", ["query": "burçak"])
    #expect(failure.message.contains("Eti Burçak") && failure.message.contains("Ülker Burçak"))
    #expect(desk.fake.changes.count == 2)
  }

  @Test("Recipes are looked for by the most and the least carbohydrate; one hit of a name is shown")
  func searched() async throws {
    try await desk.call("saveRecipe", ["text": "Bol soğanlı çorba\nSoğan"])
    func count(_ arguments: JSON) async throws -> Double? {
      try await desk.call("searchArchive", arguments)["count"]?.number
    }
    #expect(try await count(["max": 10]) == 1)
    #expect(try await count(["min": 10]) == 0)
    #expect(try await count(["max": 5]) == 0)
    #expect(try await count(["min": 5, "max": 9]) == 1)
    let found = try await desk.call("searchArchive", ["query": "çorba", "kind": "recipe"])
    #expect(found.at("detail", "name")?.string == "Bol soğanlı çorba")
  }

  @Test("A barcode without a table means the product that is kept with it, else says what to do")
  func barcode() async throws {
    let failure = try await desk.failure("scanLabel", ["image": "/barkod.png"])
    #expect(failure.code == "barcodeAlone" && failure.message.contains("8690504000013"))
    var kept = Self.product("Eti Burçak", carbs: 64)
    kept.barcode = "8690504000013"
    _ = try desk.fake.records.products.add(
      kept, Change(tool: "scanLabel", summary: "ürün", at: .distantPast, conversation: nil))
    let told = try await desk.call("scanLabel", ["image": "/barkod.png"])
    #expect(told.at("product", "name")?.string == "Eti Burçak")
    #expect(desk.fake.changes.count == 1)
  }
}
