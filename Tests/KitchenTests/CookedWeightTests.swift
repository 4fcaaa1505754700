import Domain
import Testing

@testable import Kitchen

@Suite("The weight of a finished dish")
struct CookedWeightTests {
  /// Every pattern with the first thing of each of its places, for two.
  private static let all: [(pattern: Pattern, filling: Filling, recipe: Recipe)] =
    Shared.book.book.patterns.enumerated().map { number, pattern in
      var filling = Filling(pattern: number, lines: [])
      filling.servings = 2
      for part in pattern.parts {
        for place in part.options.prefix(1) {
          filling.lines.append(.init(role: part.role, place: place, grams: part.grams))
        }
      }
      let recipe = Shared.book.recipe(of: filling, wish: RecipeWish(), now: Shared.day)
      return (pattern, filling, recipe)
    }

  @Test("No dish weighs more than what went in with the water that was drained from it")
  func noMoreThanWentIn() throws {
    #expect(Self.all.count >= 150)
    for (pattern, filling, recipe) in Self.all {
      let method = Shared.book.book.methods[pattern.method]
      #expect(method.yield <= 1, "\(method.id)")
      let raw = recipe.ingredients.reduce(0) { $0 + ($1.grams ?? 0) }
      let drawn = zip(filling.lines, recipe.ingredients).reduce(0) { water, line in
        water + (line.1.grams ?? 0) * ((method.soaked[line.0.role] ?? 1) - 1)
      }
      let cooked = try #require(recipe.cookedGrams)
      #expect(cooked <= raw + drawn + 0.01, "\(pattern.id): \(cooked) of \(raw)")
      #expect(cooked >= raw * 0.4, "\(pattern.id): \(cooked) of \(raw)")
      #expect(cooked / 2 < 600, "\(pattern.id): \(cooked / 2) g a portion")
    }
  }

  @Test("Grain that cooks in the dish's own water takes up no other")
  func waterOnce() {
    for (pattern, filling, _) in Self.all
    where Set(filling.lines.map(\.role)).isSuperset(of: ["liquid", "grain"]) {
      let method = Shared.book.book.methods[pattern.method]
      #expect(method.soaked["grain"] == nil, "\(pattern.id)")
    }
  }

  @Test(
    "200 g of a pilaf or of pasta hold what their portions do",
    arguments: ["bulgur-pilav", "nohutlu-pilav", "tavuklu-pilav", "makarna-sebze", "eriste-ceviz"])
  func ofPortion(_ id: String) throws {
    let recipe = try #require(Self.all.first { $0.pattern.id == id }?.recipe)
    let per100 = try #require(recipe.per100g?.carbs)
    // A plate of 250 to 450 g, of which the vegetables are the larger half.
    let portion = recipe.perServing.carbs / per100 * 100
    #expect((200...450).contains(portion), "\(id): \(portion)")
    #expect((5...14).contains(per100), "\(id): \(per100)")
  }
}
