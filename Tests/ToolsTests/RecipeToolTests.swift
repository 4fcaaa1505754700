import Domain
import Foundation
import Support
import Testing

@testable import Tools

/// A kitchen that makes one dish after the other, and reads labels that are set before.
struct FakeKitchen {
  static func dish(_ name: String, _ mains: [String], at now: Date) -> Recipe {
    Recipe(
      name: name, meal: .dinner, style: "çorba", servings: 2,
      ingredients: [
        RecipeIngredient(
          name: "soğan", food: "sogan", quantity: 0.5, unit: "adet", grams: 55,
          nutrients: Nutrients(energy: 22, carbs: 4.2, fiber: 0.9, protein: 0.6, fat: 0.1),
          glycemicIndex: 40),
        RecipeIngredient(
          name: "süt", food: "sut", quantity: 1, unit: "su bardağı", grams: 240,
          nutrients: Nutrients(energy: 146, carbs: 11.5, protein: 7.6, fat: 7.8),
          glycemicIndex: 39),
        RecipeIngredient(
          name: "tuz", food: "tuz", quantity: 0.25, unit: "çay kaşığı", grams: 1,
          nutrients: Nutrients(), glycemicIndex: nil),
      ], steps: ["Pişirin."], prepMinutes: 5, cookMinutes: 10, cookedGrams: 250,
      mainIngredients: mains, origin: .generated, createdAt: now, changedAt: now)
  }

  static let services: KitchenServices = {
    var services = KitchenServices.absent
    services.recipes = RecipeMaker(
      make: { wish, recent, _, now throws(RecipeRefusal) in
        guard wish.meal != nil else {
          throw RecipeRefusal(kind: .needsMeal, message: "Hangi öğün için olsun?")
        }
        return RecipeProposal(
          recipe: dish("Tarif \(recent.count + 1)", ["süt", "soğan"], at: now),
          similarTo: recent.first?.name,
          remarks: wish.ingredients + wish.allergies + wish.diets)
      },
      read: { text, now throws(RecipeRefusal) in
        guard text.contains("\n") else {
          throw RecipeRefusal(kind: .impossible, message: "Bu metinde malzeme bulamadım.")
        }
        var recipe = dish(String(text.prefix { $0 != "\n" }), ["süt"], at: now)
        recipe.origin = .imported
        return recipe
      })
    services.scan = { path, now throws(ProductFailure) in
      guard path == "/cips.png" else {
        throw ProductFailure(kind: .noFile, message: "Bu dosya yok: \(path)")
      }
      return Product(
        name: "Cips", serving: LabelServing(amount: 25, unit: .gram),
        perServing: LabelFigures([.carbs: 12.9]), per100: LabelFigures([.carbs: 51.5]),
        isLiquid: false, confidence: LabelConfidence(ocr: 0.9, carbs: 0.65, overall: 0.8),
        source: .label, createdAt: now, changedAt: now)
    }
    return services
  }()
}

@Suite("Recipes, products and the archive")
struct RecipeToolTests {
  var desk = Desk(kitchen: FakeKitchen.services)

  @Test("A recipe is told with its figures, and remembered but not kept")
  func generate() async throws {
    let told = try await desk.call(
      "generateRecipe", ["mealType": "dinner", "ingredients": ["2 soğan"]])
    #expect(told["recipe"]?.number == 1 && told["name"]?.string == "Tarif 1")
    #expect(told.at("perServing", "carbs")?.number == 7.9)
    #expect(told.at("per100g", "carbs")?.number == 6.3)
    #expect(told["glycemicLoad"]?.number == 3.1)
    #expect(told.at("ingredients", 1, "unit")?.string == "su bardağı")
    #expect(told["warnings"]?.array == ["2 soğan"])
    #expect(told["similarTo"] == .null)
    #expect(desk.fake.changes.isEmpty && desk.fake.content.recipes.first?.isSaved == false)
    let second = try await desk.call("generateRecipe", ["mealType": "dinner"])
    #expect(second["similarTo"]?.string == "Tarif 1")
  }

  @Test("What the profile says of allergies and diets goes into every wish")
  func allergies() async throws {
    try await desk.call("updateProfile", ["allergies": ["fıstık"], "diet": ["vegan"]])
    let told = try await desk.call("generateRecipe", ["mealType": "dinner"])
    #expect(told["warnings"]?.array == ["fıstık", "vegan"])
  }

  @Test("What was made 15 days ago no longer counts")
  func memory() async throws {
    try await desk.call("generateRecipe", ["mealType": "dinner"])
    var later = desk
    later.now = "2026-12-07T08:30:00+03:00"
    let told = try await later.call("generateRecipe", ["mealType": "dinner"])
    #expect(told["similarTo"] == .null)
  }

  @Test("Nothing said is a question for the person")
  func asks() async throws {
    let failure = try await desk.failure("generateRecipe")
    #expect(failure.code == "needsMeal" && failure.message == "Hangi öğün için olsun?")
  }

  @Test("The last proposal is kept, scaled and named, and undone")
  func save() async throws {
    try await desk.call("generateRecipe", ["mealType": "dinner"])
    let kept = try await desk.call("saveRecipe", ["servings": 6, "name": "Sütlü soğan"])
    #expect(kept["saved"]?.bool == true && kept["servings"]?.number == 6)
    #expect(kept.at("ingredients", 1, "grams")?.number == 720)
    #expect(kept.at("perServing", "carbs")?.number == 7.9)
    let found = try await desk.call("searchArchive", ["query": "sütlü"])
    #expect(found["count"]?.number == 1)
    try await desk.call("undo")
    #expect(try await desk.call("searchArchive")["count"]?.number == 0)
  }

  @Test("A pasted recipe is kept; a text that is none is refused with the next step")
  func paste() async throws {
    let kept = try await desk.call("saveRecipe", ["text": "Sütlü\n1 su bardağı süt"])
    #expect(kept["name"]?.string == "Sütlü" && kept["saved"]?.bool == true)
    let failure = try await desk.failure("saveRecipe", ["text": "merhaba"])
    #expect(failure.code == "invalidArguments")
    #expect(try await desk.failure("saveRecipe", ["recipe": 99]).code == "notFound")
  }

  @Test("An empty text keeps nothing, and never the recipe before it")
  func emptyPaste() async throws {
    try await desk.call("generateRecipe", ["mealType": "dinner"])
    for text in ["", " \n "] {
      let failure = try await desk.failure("saveRecipe", ["text": .string(text)])
      #expect(failure.code == "invalidArguments" && failure.message.contains("boş"))
    }
    #expect(try await desk.call("searchArchive")["count"]?.number == 0)
  }

  @Test("The archive is searched by name, by carbohydrate and by favourites")
  func search() async throws {
    try await desk.call("generateRecipe", ["mealType": "dinner"])
    try await desk.call("saveRecipe", [:])
    try await desk.call("scanLabel", ["image": "/cips.png"])
    #expect(try await desk.call("searchArchive")["count"]?.number == 2)
    #expect(try await desk.call("searchArchive", ["carbs": 12])["count"]?.number == 2)
    #expect(try await desk.call("searchArchive", ["carbs": 17])["count"]?.number == 1)
    #expect(try await desk.call("searchArchive", ["kind": "product"])["count"]?.number == 1)
    try await desk.call("setFavorite", ["kind": "product", "id": 2])
    let favorites = try await desk.call("searchArchive", ["favorites": true])
    #expect(favorites.at("entries", 0, "name")?.string == "Cips")
    try await desk.call("deleteFromArchive", ["kind": "product", "id": 2])
    #expect(try await desk.call("searchArchive", ["kind": "product"])["count"]?.number == 0)
    #expect(
      try await desk.failure("deleteFromArchive", ["kind": "product", "id": 2]).code == "notFound")
  }

  @Test("A label that was hardly read is kept and must be looked at; failures are told")
  func scan() async throws {
    let told = try await desk.call("scanLabel", ["image": "/cips.png"])
    #expect(told["needsReview"]?.bool == true && told["impactLevel"]?.string == "medium")
    #expect(told.at("per100", "carbs")?.number == 51.5 && told.at("per100", "fat") == .null)
    #expect(told["basis"]?.string == "etikete göre, 100 g")
    let failure = try await desk.failure("scanLabel", ["image": "/yok.png"])
    #expect(failure.code == "noFile" && failure.message.contains("/yok.png"))
    #expect(try await desk.failure("scanLabel").code == "invalidArguments")
  }

  @Test("A recipe's ingredients go on the list, without water and salt")
  func shopping() async throws {
    let told = try await desk.call("generateRecipe", ["mealType": "dinner"])
    let added = try await desk.call("addToShoppingList", ["recipe": told["recipe"] ?? .null])
    #expect(added["added"]?.array?.compactMap { $0["name"]?.string } == ["soğan", "süt"])
    #expect(added.at("added", 0, "quantity")?.number == 1)
    #expect(added.at("added", 1, "quantity")?.number == 250)
    #expect(try await desk.failure("addToShoppingList").code == "invalidArguments")
    #expect(try await desk.failure("addToShoppingList", ["recipe": 77]).code == "notFound")
  }

  @Test("Portions of a food that is called like a kept recipe are of it; pieces and others are not")
  func eatenByName() async throws {
    let made = try await desk.call("generateRecipe", ["mealType": "dinner"])
    let name = made["name"]?.string ?? ""
    func source(_ item: JSON) async throws -> String? {
      try await desk.call("logMeal", ["items": [item]]).at("items", 0, "source")?.string
    }
    let portion: JSON = ["name": .string(name), "quantity": 2, "unit": "porsiyon"]
    #expect(try await source(portion) != Texts.recipeSource(name))
    try await desk.call("saveRecipe")
    #expect(try await source(portion) == Texts.recipeSource(name))
    #expect(try await source(["name": .string(name)]) == Texts.recipeSource(name))
    for (quantity, unit) in [(2.0, "adet"), (200, "gram")] {
      let item: JSON = [
        "name": .string(name), "quantity": .number(quantity), "unit": .string(unit),
      ]
      #expect(try await source(item) != Texts.recipeSource(name))
    }
    #expect(try await source(["name": "elma", "unit": "porsiyon"]) != Texts.recipeSource(name))
  }

  @Test("A recipe is scaled, named and noted, and that is undone")
  func change() async throws {
    try await desk.call("generateRecipe", ["mealType": "dinner"])
    let told = try await desk.call(
      "updateRecipe", ["servings": 4, "name": "Bizim çorba", "note": "az tuzlu"])
    #expect(told["servings"]?.number == 4 && told["name"]?.string == "Bizim çorba")
    #expect(told["changes"]?.array == ["4 kişilik", "adı Bizim çorba", "not: az tuzlu"])
    #expect(told.at("ingredients", 1, "grams")?.number == 480)
    #expect(told.at("perServing", "carbs")?.number == 7.9)
    try await desk.call("undo")
    #expect(desk.fake.content.recipes.first?.servings == 2)
  }

  @Test("A change in words is the kitchen's; what the steps still name is said")
  func edit() async throws {
    var kitchen = FakeKitchen.services
    kitchen.recipes.edit = { recipe, text throws(RecipeRefusal) in
      guard text == "tuzu çıkar" else {
        throw RecipeRefusal(kind: .impossible, message: "Anlayamadım.")
      }
      var recipe = recipe
      recipe.ingredients.removeAll { $0.name == "tuz" }
      recipe.steps = ["Tuzunu ekleyin."]
      return RecipeEdit(recipe: recipe, told: ["tuz çıkarıldı"])
    }
    let desk = Desk(kitchen: kitchen)
    try await desk.call("generateRecipe", ["mealType": "dinner"])
    let told = try await desk.call("updateRecipe", ["text": "tuzu çıkar"])
    #expect(told["warnings"]?.array == ["Adımlarda hâlâ geçiyor, atlayın: tuz."])
    #expect(try await desk.failure("updateRecipe", ["text": "hm"]).message == "Anlayamadım.")
    #expect(try await desk.failure("updateRecipe").code == "invalidArguments")
    #expect(
      try await desk.failure("updateRecipe", ["recipe": 77, "servings": 2]).code == "notFound")
  }

  @Test("What is in the house is left out of a recipe's list, and a dish is made of it")
  func atHand() async throws {
    let failure = try await desk.failure("generateRecipe", ["atHand": .bool(true)])
    #expect(failure.message.contains("Evde ne olduğunu bilmiyorum"))
    let kept = try await desk.call("updatePantry", ["add": [["name": "soğan"]]])
    #expect(kept["kept"]?.array?.compactMap { $0["name"]?.string } == ["soğan"])
    let told = try await desk.call(
      "generateRecipe", ["mealType": "dinner", "atHand": .bool(true)])
    #expect(told["warnings"]?.array == ["soğan"])
    let added = try await desk.call(
      "addToShoppingList", ["recipe": told["recipe"] ?? .null, "servings": 4])
    #expect(added["added"]?.array?.compactMap { $0["name"]?.string } == ["süt"])
    #expect(added.at("added", 0, "quantity")?.number == 500)
    #expect(added["atHand"]?.array == ["soğan"])
    try await desk.call("updatePantry", ["add": [["name": "süt"]]])
    let all = try await desk.failure("addToShoppingList", ["recipe": told["recipe"] ?? .null])
    #expect(all.message.contains("hepsi evde"))
  }

  @Test("One thing of the archive is told with all that is known of it")
  func detail() async throws {
    let recipe = try await desk.call("generateRecipe", ["mealType": "dinner"])
    try await desk.call("saveRecipe", [:])
    try await desk.call("scanLabel", ["image": "/cips.png"])
    let told = try await desk.call(
      "searchArchive", ["kind": "recipe", "id": recipe["recipe"] ?? .null])
    #expect(told.at("detail", "steps", 0)?.string == "Pişirin.")
    let product = try await desk.call("searchArchive", ["kind": "product", "id": 2])
    #expect(product.at("detail", "per100", "carbs")?.number == 51.5)
    #expect(
      try await desk.failure("searchArchive", ["kind": "product", "id": 9]).code == "notFound")
  }
}
