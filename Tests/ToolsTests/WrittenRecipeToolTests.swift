import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Tools

/// Recipes that a model writes, as the tool asks for them.
@Suite("The tool for recipes with a model")
struct WrittenRecipeToolTests {
  /// A kitchen whose model writes "Yazılan", or refuses.
  private static func desk(
    _ refusal: RecipeRefusal? = nil, isThere: Bool = true
  ) -> (Desk, Seen) {
    let seen = Seen()
    var services = FakeKitchen.services
    services.author = { isThere ? RecipeAuthor(model: "deneme") { _, _ in "" } : nil }
    services.recipes.write = { wish, recent, author, _, now throws(RecipeRefusal) in
      author.tell("yazıyor")
      seen.add(wish, recent)
      if let refusal { throw refusal }
      var dish = FakeKitchen.dish("Yazılan", ["kabak"], at: now)
      dish.origin = .model
      return RecipeProposal(recipe: dish, similarTo: nil, remarks: [author.model])
    }
    return (Desk(kitchen: services), seen)
  }

  final class Seen: Sendable {
    private let kept = Mutex<(wishes: [RecipeWish], recent: [[RecentRecipe]])>(([], []))
    func add(_ wish: RecipeWish, _ recent: [RecentRecipe]) {
      kept.withLock { kept in
        kept.wishes.append(wish)
        kept.recent.append(recent)
      }
    }
    var wishes: [RecipeWish] { kept.withLock { $0.wishes } }
    var recent: [[RecentRecipe]] { kept.withLock { $0.recent } }
  }

  @Test("It writes, is told allergies and diets and nothing else of the profile")
  func writes() async throws {
    let (desk, seen) = Self.desk()
    try await desk.call(
      "updateProfile",
      ["allergies": ["fıstık"], "diet": ["vegan"], "medications": ["metformin"], "name": "Ayşe"])
    let told = try await desk.call(
      "generateRecipe", ["mealType": "dinner", "notes": "yağsız", "servings": 3])
    #expect(told["name"]?.string == "Yazılan" && told["warnings"]?.array == ["deneme"])
    #expect(
      seen.wishes == [
        RecipeWish(
          meal: .dinner, notes: "yağsız", servings: 3, allergies: ["fıstık"], diets: ["vegan"])
      ])
    let (own, unseen) = Self.desk(isThere: false)
    #expect(
      try await own.call("generateRecipe", ["mealType": "dinner"])["name"]?.string == "Tarif 1")
    #expect(unseen.wishes.isEmpty)
  }

  @Test("It is held against the last ten recipes, however old, and those of fifteen days")
  func memory() async throws {
    let (desk, seen) = Self.desk()
    for _ in 0..<12 { try await desk.call("generateRecipe", ["mealType": "dinner"]) }
    #expect(seen.recent.map(\.count) == Array(0..<12))
    var later = desk
    later.now = "2027-11-21T08:30:00+03:00"
    try await later.call("generateRecipe", ["mealType": "dinner"])
    #expect(seen.recent.last?.count == 10)
  }

  @Test("Refusals keep their codes; a stop is one that the turn knows")
  func refusals() async throws {
    for (kind, code) in [
      (RecipeRefusal.Kind.needsMeal, "needsMeal"), (.impossible, "impossible"),
      (.stopped, "interrupted"),
    ] {
      let (desk, _) = Self.desk(RecipeRefusal(kind: kind, message: "Olmadı."))
      let failure = try await desk.failure("generateRecipe", ["mealType": "dinner"])
      #expect(failure == ToolFailure(code: code, message: "Olmadı."))
    }
  }

  @Test("The person's own words go along where a model has made the call")
  func spoken() async throws {
    let (desk, seen) = Self.desk()
    var context = desk.context
    context.words = "vegan bir şey pişir"
    _ = try await desk.tool("generateRecipe").run(["mealType": "dinner"], in: context)
    #expect(seen.wishes.first?.spoken == "vegan bir şey pişir")
  }
}
