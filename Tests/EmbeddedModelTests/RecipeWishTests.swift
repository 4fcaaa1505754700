import Domain
import Testing

/// A wish for a recipe is none of a meal, and goes on by what is said to the recipe.
@Suite("Wishes for recipes")
struct RecipeWishTests {
  @Test(
    "A dish that is asked for is made and not eaten",
    arguments: [
      "kahvaltı için yumurta ve peynirle tarif", "yemek tarifi istiyorum",
      "düşük karbonhidratlı akşam yemeği öner", "akşama ne yapsam",
      "2 tavuk göğsü ve 100 gr mantar var, yağsız baharatlı olsun",
    ])
  func wished(_ text: String) {
    #expect(Engine.calls(text).map(\.name) == ["generateRecipe"], "\(Engine.signature(text))")
  }

  @Test("All that is named for it goes into it")
  func ingredients() {
    let call = Engine.calls("kahvaltı için yumurta ve peynirle tarif").first
    #expect(call?.arguments["ingredients"] == ["yumurta", "peynir"])
    #expect(call?.arguments["mealType"] == "breakfast")
  }

  @Test("What is not to be in it is no ingredient", arguments: ["balık olmasın akşam için tarif"])
  func unwanted(_ text: String) {
    let call = Engine.calls(text).first
    #expect(call?.name == "generateRecipe" && call?.arguments["ingredients"] == nil)
    #expect(call?.arguments["notes"]?.string == text)
  }

  @Test(
    "What is no wish makes no recipe",
    arguments: [
      "şekerim 250 ne yapayım", "tarifteki pilavı yedim", "kaydettiğim tarifi aç",
      "listeye tarif defteri ekle",
    ])
  func other(_ text: String) {
    #expect(!Engine.calls(text).contains { $0.name == "generateRecipe" })
  }

  @Test(
    "The meal that was asked for is told, or left open",
    arguments: [
      ("akşam yemeği", "dinner"), ("fark etmez", "lunch"), ("kahvaltılık olsun", "breakfast"),
    ])
  func meal(_ answer: String, _ meal: String) async throws {
    let calls = try await Talking.lastTurn(["tarif ver", answer]).flatMap(\.calls)
    #expect(calls.map(\.name) == ["generateRecipe"])
    #expect(calls.first?.arguments["mealType"]?.string == meal)
  }

  @Test("Another one is asked for with what is said now")
  func another() async throws {
    let again = try await Talking.lastTurn(["akşam için tarif ver", "başka"]).flatMap(\.calls)
    #expect(again.map(\.name) == ["generateRecipe"])
    let changed = try await Talking.lastTurn([
      "akşam için tarif ver", "daha az karbonhidratlı olsun",
    ])
    .flatMap(\.calls)
    #expect(changed.first?.arguments["notes"]?.string?.contains("az karbonhidratlı") == true)
    #expect(changed.first?.arguments["mealType"] == "dinner")
    let fewer = try await Talking.lastTurn(["bezelye yemeği tarifi ver", "etsiz olsun iki kişiyiz"])
      .flatMap(\.calls)
    #expect(fewer.map(\.name) == ["generateRecipe"])
    #expect(fewer.first?.arguments["servings"]?.number == 2)
    #expect(fewer.first?.arguments["notes"]?.string?.contains("etsiz") == true)
  }

  @Test(
    "A yes to whether its things are to be bought puts them on the list",
    arguments: ["evet", "evet ekle"])
  func listed(_ answer: String) async throws {
    let calls = try await Talking.lastTurn(["akşam için tarif ver", answer]).flatMap(\.calls)
    #expect(calls.map(\.name) == ["addToShoppingList"])
  }

  @Test("A recipe that is told in one line is kept as it was told")
  func told() {
    let call = Engine.calls("tarifimi kaydet: 2 yumurta, 1 domates, tavada pişir").first
    #expect(call?.name == "saveRecipe")
    #expect(call?.arguments["text"] == "2 yumurta, 1 domates, tavada pişir")
  }

  @Test(
    "What is at hand is used, and shown",
    arguments: [
      ("buzdolabında ne varsa onla tarif öner", "generateRecipe"),
      ("evde ne var", "getPantry"),
    ])
  func atHand(_ text: String, _ tool: String) {
    let calls = Engine.calls(text)
    #expect(calls.map(\.name) == [tool])
    #expect(tool != "generateRecipe" || calls.first?.arguments["atHand"] == .bool(true))
  }
}
