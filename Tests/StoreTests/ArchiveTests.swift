import Domain
import Foundation
import Testing

@testable import Store

@Suite("Recipes and products")
struct ArchiveTests {
  let scratch = Scratch()

  private func recipe(_ name: String, minutes: Double = 0, isSaved: Bool = false) -> Recipe {
    let at = Sample.now.addingTimeInterval(minutes * 60)
    return Recipe(
      name: name, meal: .dinner, style: "çorba", servings: 2,
      ingredients: [
        RecipeIngredient(
          name: "kırmızı mercimek", food: "kirmizi-mercimek", quantity: 4, unit: "yemek kaşığı",
          grams: 64, nutrients: Nutrients(energy: 229.1, carbs: 33.5, fiber: 6.9, protein: 15.3),
          glycemicIndex: 26),
        RecipeIngredient(
          name: "bilinmeyen ot", food: nil, quantity: nil, unit: nil, grams: nil, nutrients: nil,
          glycemicIndex: nil),
      ], steps: ["Mercimeği yıkayın.", "\"Kısık\" ateşte pişirin."], prepMinutes: 10,
      cookMinutes: 25, cookedGrams: 600, chefNotes: ["Tuzu azaltın."],
      mainIngredients: ["kırmızı mercimek"], note: "annemin", origin: .generated,
      isSaved: isSaved, createdAt: at, changedAt: at)
  }

  private func product(_ name: String) -> Product {
    Product(
      name: name, brand: "Örnek", barcode: "8690000000005",
      serving: LabelServing(amount: 25, unit: .gram, pieces: .init(count: 5, name: "adet")),
      perServing: LabelFigures([.carbs: 12.9]), per100: LabelFigures([.carbs: 51.5, .salt: 1.2]),
      isLiquid: false, confidence: LabelConfidence(ocr: 0.9, carbs: 0.8, overall: 0.8),
      source: .label, warnings: ["“x” okunamadı."], createdAt: Sample.now, changedAt: Sample.now)
  }

  @Test("A recipe comes back as it was stored, in another session too")
  func roundTrip() throws {
    let store = scratch.store()
    let kept = try store.records.recipes.add(recipe("Çorba", isSaved: true), Sample.change("a"))
    var expected = recipe("Çorba", isSaved: true)
    expected.id = kept.id
    #expect(kept == expected)
    try store.close()
    #expect(try scratch.store().records.recipes.recipe(kept.id ?? 0) == expected)
    #expect(try scratch.store().records.recipes.saved() == [expected])
  }

  @Test("What is only proposed is remembered and is no change; the archive does not show it")
  func proposals() throws {
    let records = scratch.store().records
    let kept = try records.recipes.propose(recipe("Öneri"))
    #expect(try records.undo.last() == nil)
    #expect(try records.recipes.saved() == [])
    #expect(try records.recipes.since(Sample.now) == [kept])
    #expect(try records.recipes.since(Sample.now.addingTimeInterval(1)) == [])
    let meal = try records.meals.add(Sample.meal("a"), Sample.change("öğün"))
    _ = try records.recipes.propose(recipe("İkinci"))
    #expect(try records.undo.undoLast()?.summary == "öğün")
    #expect(try records.meals.meal(meal.id ?? 0) == nil)
    #expect(try records.recipes.since(Sample.now).count == 2)
  }

  @Test("The oldest proposals are forgotten, kept recipes never")
  func forgetting() throws {
    let records = scratch.store().records
    let saved = try records.recipes.add(recipe("Kalan", isSaved: true), Sample.change("a"))
    for number in 0..<305 { _ = try records.recipes.propose(recipe("\(number)")) }
    let all = try records.recipes.since(Sample.now)
    #expect(all.count == 301)
    #expect(all.contains(saved) && !all.contains { $0.name == "4" })
    #expect(all.contains { $0.name == "5" })
  }

  @Test("Saving, changing and deleting a recipe and a product are taken back to the same rows")
  func undo() throws {
    let store = scratch.store()
    let records = store.records
    let kept = try records.recipes.propose(recipe("Çorba"))
    let thing = try records.products.add(product("Cips"), Sample.change("ürün"))
    var saved = kept
    saved.isSaved = true
    saved.ingredients.removeLast()
    var favorite = thing
    favorite.isFavorite = true
    let writes: [(String, () throws -> Void)] = [
      ("kaydet", { try records.recipes.replace(saved, Sample.change("kaydet")) }),
      ("sil", { try records.recipes.delete([kept.id ?? 0], Sample.change("sil")) }),
      ("sık", { try records.products.replace(favorite, Sample.change("sık")) }),
      ("at", { try records.products.delete([thing.id ?? 0], Sample.change("at")) }),
    ]
    for (name, write) in writes {
      let before = try store.dump()
      try write()
      #expect(try store.dump() != before, "\(name)")
      #expect(try records.undo.undoLast()?.summary == name)
      #expect(try store.dump() == before, "\(name)")
    }
    #expect(try store.faults() == [])
  }

  @Test("A recipe or a product that is gone cannot be changed")
  func missing() throws {
    let records = scratch.store().records
    #expect(throws: StoreFailure.missing(.recipe)) {
      try records.recipes.replace(recipe("yok"), Sample.change("a"))
    }
    #expect(throws: StoreFailure.missing(.product)) {
      try records.products.replace(product("yok"), Sample.change("a"))
    }
  }

  @Test("Products come back as they were, last changed first")
  func products() throws {
    let records = scratch.store().records
    let first = try records.products.add(product("Cips"), Sample.change("a"))
    var second = product("Süt")
    second.changedAt = Sample.now.addingTimeInterval(60)
    second = try records.products.add(second, Sample.change("b"))
    #expect(try records.products.all() == [second, first])
  }
}
