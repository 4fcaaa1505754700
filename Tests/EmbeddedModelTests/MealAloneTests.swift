import Domain
import Testing

@testable import EmbeddedModel

@Suite("Meals that are no lines of the shopping list")
struct MealAloneTests {
  @Test(
    "What is served, or told of a meal, is eaten",
    arguments: [
      "kahvaltı menemen 1 tava, yarım ekmek",
      "bir kase yulaf ezmesi, 150 gram yoğurt ve bir avuç yaban mersini aldım",
      "kahvaltıda 2 kase çorba, 1 tabak pilav aldım",
    ])
  func eaten(_ text: String) {
    #expect(Engine.calls(text).map(\.name) == ["logMeal"], "\(Engine.signature(text))")
  }

  @Test(
    "What is to be got for a meal, or was bought, is of the list",
    arguments: [
      "kahvaltıya 2 ekmek al", "akşam için listeye domates ekle", "sütü, ekmeği, yumurtayı aldım",
      "kahvaltıya süt lazım",
    ])
  func listed(_ text: String) {
    let calls = Engine.calls(text)
    #expect(!calls.isEmpty)
    #expect(calls.allSatisfy { $0.name.hasSuffix("ShoppingList") }, "\(Engine.signature(text))")
  }

  @Test(
    "What is needed after a meal that had it is of the list, and changes no meal",
    arguments: [
      ["2 elma yedim", "1 kilo elma lazım"], ["1 bardak süt içtim", "2 litre süt lazım"],
      ["2 yumurta yedim", "yumurta bitti"],
    ])
  func needed(_ talk: [String]) async throws {
    let calls = try await Talking.calls(talk)
    #expect(!calls.isEmpty)
    #expect(calls.allSatisfy { $0.name != "updateMeal" }, "\(Engine.signature(calls))")
  }

  @Test("An amount ordered of what was just eaten is of the meal")
  func repeated() async throws {
    let calls = try await Talking.calls(["1 lahmacun yedim", "2 lahmacun yaz ya"])
    #expect(calls.map(\.name) == ["updateMeal"], "\(Engine.signature(calls))")
    #expect(calls.flatMap(\.items) == ["2 adet lahmacun"])
  }
}
