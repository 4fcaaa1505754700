import Domain
import Foundation
import Support
import Testing

@testable import Tools

@Suite("One record for one product, with the person's own figures, and none that cannot be")
struct ProductKeepingTests {
  /// A label as it is read from a picture.
  private static func label(
    _ figures: [LabelField: Double], barcode: String? = nil, sure: Double = 0.9
  ) -> Product {
    let whole = LabelFigures(figures)
    return Product(
      barcode: barcode, serving: LabelServing(amount: 25, unit: .gram),
      perServing: whole * 0.25, per100: whole, isLiquid: false,
      confidence: LabelConfidence(ocr: sure, carbs: sure, overall: sure), source: .label,
      createdAt: .distantPast, changedAt: .distantPast)
  }

  private static let chips: [LabelField: Double] = [
    .carbs: 51.5, .fat: 34.6, .protein: 5.9, .sugars: 0.5,
  ]

  private static func desk(_ products: [String: Product]) -> Desk {
    var kitchen = FakeKitchen.services
    kitchen.scan = { path, now throws(ProductFailure) in
      guard let product = products[path] else {
        throw ProductFailure(kind: .noFile, message: "yok")
      }
      return product
    }
    kitchen.said = { text in
      let parts = text.split(separator: " ").compactMap { Double($0) }
      let fields: [LabelField] = [.carbs, .fat, .protein, .sugars]
      return SaidLabel(
        figures: LabelFigures(Dictionary(zip(fields, parts), uniquingKeysWith: { $1 })),
        basis: .hundred(.gram))
    }
    return Desk(kitchen: kitchen)
  }

  private static func products(_ desk: Desk) async throws -> [JSON] {
    try await desk.call("searchArchive", ["kind": "product"])["entries"]?.array ?? []
  }

  @Test(
    "Figures that cannot be are refused with what is wrong of them, whoever says them",
    arguments: [
      ("120", "120 g karbonhidrat olamaz"), ("20 60 60", "birlikte 140 g olamaz"),
      ("20 0 0 40", "Şeker (40 g) karbonhidratın (20 g)"),
    ])
  func impossible(_ text: String, _ words: String) async throws {
    let desk = Self.desk([:])
    let failure = try await desk.failure("scanLabel", ["text": .string(text)])
    #expect(failure.message.contains(words) && failure.message.contains("yazın"))
    #expect(try await Self.products(desk).isEmpty)
  }

  @Test("A correction, and a yes, that would make a product impossible change nothing")
  func impossibleChange() async throws {
    var odd = Self.label([.carbs: 4, .sugars: 87.4])
    let desk = Self.desk(["/a.png": Self.label([.carbs: 20, .sugars: 15]), "/b.png": odd])
    try await desk.call("scanLabel", ["image": "/a.png"])
    #expect(try await desk.failure("updateProduct", ["carbs": 2]).message.contains("Şeker"))
    #expect(try await Self.products(desk).first?["carbsPer100"]?.number == 20)
    #expect(try await desk.failure("scanLabel", ["image": "/b.png"]).message.contains("87,4"))
    odd.per100 = LabelFigures()
    odd.perServing = nil
    let empty = Self.desk(["/c.png": odd])
    try await empty.call("scanLabel", ["image": "/c.png"])
    let failure = try await empty.failure("updateProduct", ["confirmed": true])
    #expect(failure.message.contains("Doğrulanacak bir karbonhidrat yok"))
  }

  @Test("The same picture, and the same barcode, are one record; what was put right stays in it")
  func again() async throws {
    let other = Self.label([.carbs: 55, .fat: 30, .protein: 6], barcode: "8690000000005")
    let desk = Self.desk([
      "/a.png": Self.label(Self.chips), "/b.png": Self.label([.carbs: 3, .fat: 3, .protein: 3]),
      "/c.png": Self.label(Self.chips, barcode: "8690000000005"), "/d.png": other,
    ])
    for _ in 0..<3 { try await desk.call("scanLabel", ["image": "/a.png"]) }
    #expect(try await Self.products(desk).count == 1)
    try await desk.call("updateProduct", ["carbs": 52, "servingGrams": 30])
    let read = try await desk.call("scanLabel", ["image": "/a.png"])
    #expect(read.at("per100", "carbs")?.number == 52)
    #expect(read.at("serving", "amount")?.number == 30)
    #expect(read.at("confidence", "carbs")?.number == 1)
    try await desk.call("scanLabel", ["image": "/b.png"])
    #expect(try await Self.products(desk).count == 2)
    let first = try await desk.call("scanLabel", ["image": "/c.png"])
    try await desk.call("updateProduct", ["product": first["id"] ?? .null, "carbs": 50])
    let second = try await desk.call("scanLabel", ["image": "/d.png"])
    #expect(second["id"] == first["id"] && second.at("per100", "carbs")?.number == 50)
    #expect(second.at("per100", "fat")?.number == 30)
  }

  @Test("A reading that leaves questions open does not take the place of one that is settled")
  func worse() async throws {
    let code = "8690000000005"
    let desk = Self.desk([
      "/a.png": Self.label(Self.chips, barcode: code),
      "/b.png": Self.label([.carbs: 5.15, .fat: 34, .protein: 5], barcode: code, sure: 0.5),
    ])
    try await desk.call("scanLabel", ["image": "/a.png"])
    let told = try await desk.call("scanLabel", ["image": "/b.png"])
    #expect(told.at("per100", "carbs")?.number == 51.5)
  }

  @Test("A product is corrected by its name; a name that none has changes nothing")
  func byName() async throws {
    let biscuit = Self.label([.carbs: 65, .fat: 20, .protein: 6])
    let desk = Self.desk(["/a.png": biscuit, "/b.png": Self.label([.carbs: 3])])
    try await desk.call("scanLabel", ["image": "/a.png"])
    try await desk.call("updateProduct", ["name": "Ülker Kakaolu Bisküvi"])
    try await desk.call("scanLabel", ["image": "/b.png"])
    try await desk.call("updateProduct", ["query": "kakaolu bisküvi", "carbs": 68])
    let told = try await Self.products(desk)
    #expect(told.first?["name"]?.string == "Ülker Kakaolu Bisküvi")
    #expect(told.first?["carbsPer100"]?.number == 68 && told.last?["carbsPer100"]?.number == 3)
    let failure = try await desk.failure("updateProduct", ["query": "gofret", "carbs": 1])
    #expect(failure.code == "notFound" && failure.message.contains("hiçbir şeyi değiştirmedim"))
    let more = try await desk.failure(
      "updateProduct", ["query": "sade kakaolu bisküvi", "carbs": 1])
    #expect(more.code == "notFound")
  }

  @Test("What is eaten under the bare name of a product with a brand has its figures")
  func byBareName() async throws {
    var cracker = Self.label(Self.chips)
    (cracker.name, cracker.brand) = ("Kraker", "Deneme")
    let desk = Self.desk(["/a.png": cracker])
    try await desk.call("scanLabel", ["image": "/a.png"])
    let meal = try await desk.call(
      "logMeal", ["items": [["name": "kraker", "quantity": 2, "unit": "adet"]]])
    #expect(meal.at("items", 0, "grams")?.number == 50)
    #expect(meal.at("items", 0, "source")?.string == "etikete göre, 100 g")
    let told = try await desk.call("lookupFood", ["name": "kraker"])
    #expect(told.at("per100g", "carbs")?.number == 51.5)
    #expect(told.at("portion", "grams")?.number == 25)
    #expect(told["source"]?.string == "etikete göre, 100 g")
  }

  @Test("A product is marked as a favourite by its name")
  func favorite() async throws {
    var bar = Self.label(Self.chips)
    bar.name = "Yulaflı Bar"
    let desk = Self.desk(["/a.png": bar])
    try await desk.call("scanLabel", ["image": "/a.png"])
    let told = try await desk.call("setFavorite", ["kind": "product", "query": "yulaflı barı"])
    #expect(told["favorite"]?.bool == true)
    let failure = try await desk.failure("setFavorite", ["kind": "product", "query": "gofret"])
    #expect(failure.code == "notFound")
  }

  @Test("The label of what is weighed dry is not laid on what is eaten cooked")
  func dry() async throws {
    let desk = Self.desk([:])
    for (name, carbs) in [("pilav", "78"), ("ekmek", "55")] {
      try await desk.call(
        "scanLabel",
        ["text": .string(carbs), "name": .string(name)])
    }
    let rice = try await desk.call(
      "logMeal", ["items": [["name": "pilav", "quantity": 200, "unit": "gram"]]])
    #expect((rice["items"]?.array?[0]["carbs"]?.number ?? 0) < 80)
    let bread = try await desk.call(
      "logMeal", ["items": [["name": "ekmek", "quantity": 100, "unit": "gram"]]])
    #expect(bread["items"]?.array?[0]["carbs"]?.number == 55)
  }
}
