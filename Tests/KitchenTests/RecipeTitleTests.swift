import Domain
import Testing

@testable import Kitchen

@Suite("For how many a recipe is by its name, and which diet it breaks")
struct RecipeTitleTests {
  private static let book = Shared.book

  private func read(_ text: String) throws -> Recipe {
    try RecipeReader(foods: Shared.foods, pantry: Shared.book.pantry).recipe(
      in: text, now: Shared.day)
  }

  @Test(
    "The name of a recipe may say for how many it is",
    arguments: [
      ("Kısır, 4 kişilik", "Kısır", 4), ("4 kişilik kısır", "kısır", 4),
      ("Anneannemin kısırı – 6 porsiyonluk", "Anneannemin kısırı", 6),
      ("Kısır (altı kişilik)", "Kısır", 6), ("Revani tarifi 8 kişilik", "Revani tarifi", 8),
    ])
  func titles(_ line: String, _ name: String, _ servings: Int) throws {
    let recipe = try read("\(line)\nMalzemeler:\n2 su bardağı ince bulgur\n1 yemek kaşığı salça")
    #expect(recipe.name == name && recipe.servings == servings, "\(recipe.name)")
    #expect(!recipe.chefNotes.contains(Texts.servingsUnsaid))
  }

  @Test(
    "A line that says only for how many is no name",
    arguments: ["4 kişilik", "Yaklaşık 4 kişilik", "Porsiyon: 4 kişilik"])
  func alone(_ line: String) throws {
    let recipe = try read("Kısır\n\(line)\nMalzemeler:\n2 su bardağı ince bulgur")
    #expect(recipe.name == "Kısır" && recipe.servings == 4)
  }

  private func changed(_ recipe: Recipe, _ text: String) throws -> Recipe {
    let reader = RecipeReader(foods: Shared.foods, pantry: Shared.book.pantry)
    return try RecipeEditor(reader: reader).edited(recipe, by: text).recipe
  }

  private static let soup =
    "Çorba, 2 kişilik\nMalzemeler:\n1 su bardağı kırmızı mercimek\n1 adet soğan"

  @Test(
    "What a change takes from a recipe is said once, by the widest diet",
    arguments: [
      ("2 yumurta ekle", "vegan"), ("100 g tavuk göğsü ekle", "vejetaryen"),
      ("1 su bardağı süt ekle", "laktozsuz"), ("2 dilim ekmek ekle", "glutensiz"),
    ])
  func lost(_ text: String, _ diet: String) throws {
    let old = try read(Self.soup)
    let check = DietCheck(book: Shared.book)
    let remarks = check.remarks(on: try changed(old, text), before: old, diets: [])
    #expect(remarks.count == 1 && remarks[0].contains(diet), "\(remarks)")
    #expect(check.remarks(on: try changed(old, "2 havuç ekle"), before: old, diets: []).isEmpty)
  }

  @Test("A diet that the person keeps is told of, whatever the recipe was before")
  func kept() throws {
    let check = DietCheck(book: Shared.book)
    let omelette = try read("Omlet\nMalzemeler:\n2 yumurta\n20 g tereyağı")
    let remarks = check.remarks(on: omelette, before: omelette, diets: ["vegan"])
    #expect(remarks.count == 1 && remarks[0].contains("vegan") && remarks[0].contains("yumurta"))
    #expect(check.remarks(on: omelette, before: omelette, diets: ["vejetaryen"]).isEmpty)
  }
}
