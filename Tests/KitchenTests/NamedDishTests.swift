import Domain
import Testing
import Turkish

@testable import Kitchen

@Suite("A dish that is asked for by its name")
struct NamedDishTests {
  private func proposal(_ notes: String, seed: UInt64) throws -> RecipeProposal {
    try Shared.proposal(RecipeWish(notes: notes), seed: seed)
  }

  @Test(
    "It is that dish, whatever the seed",
    arguments: [
      ("mercimek çorbası tarifi ver", "mercimek çorbası"), ("kısır tarifi", "kısır"),
      ("karnıyarık tarifi", "karnıyarık"), ("tavuk sote tarifi", "tavuk"),
      ("mücver tarifi", "mücver"), ("bana menemen tarifi", "menemen"),
    ])
  func named(_ one: (notes: String, dish: String)) throws {
    for seed in UInt64(0)..<6 {
      let found = try proposal(one.notes, seed: seed)
      #expect(Turkish.fold(found.recipe.name).contains(Turkish.fold(one.dish)))
      #expect(!found.remarks.contains { $0.contains("tarifim yok") })
    }
  }

  @Test(
    "What is known as a food and not as a recipe is said to be missing",
    arguments: [
      ("su böreği tarifi", "su böreği"), ("ezogelin çorbası tarifi", "ezogelin çorbası"),
    ])
  func missing(_ one: (notes: String, dish: String)) throws {
    let found = try proposal(one.notes, seed: 1)
    #expect(found.remarks.contains(Texts.otherDish(one.dish)))
  }

  @Test(
    "No dish is named where none is",
    arguments: [
      "kolay akşam yemeği tarifi", "hafif bir şey olsun", "tarif ver",
      "tavuk ve kabakla bir tarif ver", "kabak ile pirinç tarifi", "mercimekli bir tarif",
    ])
  func unnamed(_ notes: String) {
    #expect(NamedDish(notes, in: Shared.book)?.words ?? [] == [])
  }
}
