import Domain
import Foundation
import Testing
import Turkish

@testable import Kitchen

@Suite("What a wish comes to")
struct WishTests {
  private func names(_ wish: RecipeWish, seed: UInt64 = 3) throws -> (Set<String>, RecipeProposal) {
    let proposal = try Shared.proposal(wish, seed: seed)
    return (Set(proposal.recipe.ingredients.compactMap(\.food)), proposal)
  }

  @Test("The same seed gives the same dish, another one another")
  func seeds() throws {
    let wish = RecipeWish(meal: .dinner)
    #expect(try Shared.proposal(wish, seed: 5) == Shared.proposal(wish, seed: 5))
    let dishes = Set(try (0..<20).map { try Shared.proposal(wish, seed: $0).recipe.name })
    #expect(dishes.count > 10)
  }

  @Test("Nothing said, or things alone, asks for the meal with choices")
  func asks() throws {
    for wish in [RecipeWish(), RecipeWish(ingredients: ["2 yumurta", "1 domates"])] {
      let refusal = try #require(throws: RecipeRefusal.self) { _ = try Shared.proposal(wish) }
      #expect(refusal.kind == .needsMeal)
      #expect(refusal.message.contains("kahvaltı") && refusal.message.contains("çorba"))
    }
  }

  @Test(
    "What the profile says that one does not bear is in no dish, and is told where it was asked for",
    arguments: [
      (["fıstık"], [], "fıstıklı bir salata", "fistik", "Antep fıstığını"),
      (["kuruyemiş"], [], "cevizli salata", "ceviz", "cevizi"),
      (["süt"], [], "yoğurtlu çorba", "yogurt", "yoğurdu"),
      (["gluten"], [], "makarnalı bir şey", "makarna", nil),
      ([], ["vegan"], "yumurtalı kahvaltı", "yumurta", nil),
      (["deniz ürünü"], [], "karidesli salata", "karides", "karidesi"),
    ] as [([String], [String], String, String, String?)])
  func notBorne(
    allergies: [String], diets: [String], notes: String, stem: String, told: String?
  ) throws {
    var made = 0
    for meal in [RecipeMeal.dinner, .salad, .breakfast] {
      for seed in 0..<25 {
        let wish = RecipeWish(meal: meal, notes: notes, allergies: allergies, diets: diets)
        guard let proposal = try? Shared.proposal(wish, seed: UInt64(seed)) else { continue }
        made += 1
        let things = proposal.recipe.ingredients.flatMap {
          Turkish.fold($0.name).split(separator: " ").map(String.init)
        }
        #expect(!things.contains { $0.hasPrefix(stem) }, "\(proposal.recipe.name)")
        if let told {
          #expect(proposal.remarks.contains { $0.contains("alerjisi olduğu için \(told)") })
        }
      }
    }
    #expect(made > 20)
  }

  @Test("Notes alone are enough: a dinner, or the dish that they name")
  func notesAlone() throws {
    let dinner = try Shared.proposal(RecipeWish(notes: "hafif bir şey olsun"))
    #expect(dinner.recipe.meal == .dinner)
    let cake = try Shared.proposal(RecipeWish(notes: "şekersiz kek"))
    #expect(cake.recipe.style == "kek ve pasta")
  }

  @Test("Both things and notes are kept (seeds, flow 4)")
  func thingsAndNotes() throws {
    for seed in 0..<10 {
      let (ids, proposal) = try names(
        RecipeWish(ingredients: ["2 tavuk göğsü", "100 g mantar"], notes: "yağsız, baharatlı"),
        seed: UInt64(seed))
      #expect(ids.isSuperset(of: ["cig-tavuk-gogsu", "mantar-cig", "pul-biber"]), "\(ids)")
      #expect(!ids.contains("zeytinyagi"))
      #expect(proposal.recipe.steps.allSatisfy { !$0.contains("yağında") })
    }
  }

  @Test(
    "A dish is never called after what a wish took out of it", arguments: ["glutensiz", "vegan"])
  func honestName(_ note: String) throws {
    for meal in [RecipeMeal.snack, .dessert, .breakfast, .dinner] {
      for seed in 0..<40 {
        let wish = RecipeWish(meal: meal, notes: note)
        guard let recipe = try? Shared.proposal(wish, seed: UInt64(seed)).recipe else { continue }
        let things = recipe.ingredients.map { Turkish.fold($0.name) }.joined(separator: " ")
        for word in ["yulaf", "yumurta", "yogurt", "kakao", "kinoa", "eriste", "hellim"]
        where Turkish.fold(recipe.name).split(separator: " ").contains(where: { $0.hasPrefix(word) }
        ) {
          #expect(things.contains(word), "\(recipe.name): \(things)")
        }
      }
    }
  }

  @Test("Sugar against a wish without sugar is left out, and that is said")
  func conflict() throws {
    let (ids, proposal) = try names(
      RecipeWish(meal: .dessert, ingredients: ["100 g şeker", "2 yumurta"], notes: "şekersiz kek"))
    #expect(!ids.contains("seker"))
    #expect(proposal.remarks.contains("Şekersiz istediğiniz için şekeri tarife katmadım."))
  }

  @Test("Sugar alone is left out for the person's glucose")
  func sugar() throws {
    let (ids, proposal) = try names(
      RecipeWish(meal: .dessert, ingredients: ["100 g şeker", "2 elma"]))
    #expect(!ids.contains("seker") && ids.contains("elma"))
    #expect(
      proposal.remarks.contains("Kan şekerini hızlı yükselttiği için şekeri tarife katmadım."))
  }

  @Test("A wish that cannot be light is made, and that is said")
  func heavy() throws {
    let (ids, proposal) = try names(
      RecipeWish(meal: .dinner, style: "makarna", ingredients: ["75 g makarna"], servings: 1))
    #expect(ids.contains("kuru-tam-bugday-makarna"))
    #expect((proposal.recipe.glycemicLoad ?? 0) >= 15)
    #expect(proposal.remarks.contains { $0.contains("15'in altına inmiyor") })
  }

  @Test("The person's own amount is used where it can be, and said where it cannot")
  func amounts() throws {
    let (_, near) = try names(
      RecipeWish(meal: .dinner, ingredients: ["300 g tavuk göğsü"], servings: 2))
    #expect(near.recipe.ingredients.contains { $0.name == "tavuk göğsü" && $0.grams == 300 })
    let (_, far) = try names(
      RecipeWish(meal: .dinner, ingredients: ["2 kg tavuk göğsü"], servings: 2))
    #expect(far.remarks.contains { $0.hasPrefix("Tavuk için 2.000 g yerine yaklaşık") })
  }

  @Test("Nonsense is named and left out, the rest is used")
  func nonsense() throws {
    let (ids, proposal) = try names(
      RecipeWish(meal: .dinner, ingredients: ["asdfjkl", "ıspanak", "nohut"]))
    #expect(proposal.remarks.contains("“asdfjkl” diye bir malzeme bilmiyorum, tarife katmadım."))
    #expect(ids.isSuperset(of: ["ispanak-cig", "nohut-haslama"]), "\(ids)")
  }

  struct Banned: Sendable {
    var notes: String
    var food: String
    var remark: String?
  }

  @Test(
    "What a note names stays out",
    arguments: [
      Banned(notes: "soğansız", food: "sogan"),
      Banned(notes: "sarımsaksız olsun", food: "sarimsak"),
      Banned(notes: "mantar olmasın", food: "mantar-cig"),
      Banned(notes: "ceviz alerjim var", food: "ceviz"),
      Banned(notes: "kabak sevmiyorum", food: "kabak-cig"),
    ])
  func banned(it: Banned) throws {
    for seed in 0..<25 {
      let (ids, _) = try names(RecipeWish(meal: .dinner, notes: it.notes), seed: UInt64(seed))
      #expect(!ids.contains(it.food))
    }
  }

  @Test("What a note asks for is in it")
  func wanted() throws {
    for seed in 0..<10 {
      let (ids, _) = try names(
        RecipeWish(meal: .lunch, notes: "mantarlı bir çorba"), seed: UInt64(seed))
      #expect(ids.contains("mantar-cig"), "\(ids)")
    }
  }

  @Test("A meal that a style does not fit is answered with the style, an unknown style is said")
  func styles() throws {
    let soup = try Shared.proposal(RecipeWish(meal: .dinner, style: "çorba"))
    #expect(soup.recipe.style == "çorba")
    let vegan = try Shared.proposal(RecipeWish(meal: .breakfast, style: "balık", notes: "vegan"))
    #expect(vegan.remarks.contains { $0.contains("balık ve deniz ürünleri") })
  }

  @Test("What cannot be is refused with a next step")
  func impossible() throws {
    let refusal = try #require(throws: RecipeRefusal.self) {
      _ = try Shared.proposal(RecipeWish(meal: .dinner, notes: "en çok 2 dakika"))
    }
    #expect(refusal.kind == .impossible)
  }

  @Test("What was cooked lately is not cooked again, and where it must be, that is said")
  func similar() throws {
    let wish = RecipeWish(meal: .dinner)
    let first = try Shared.proposal(wish, seed: 1).recipe
    let recent = [RecentRecipe(name: first.name, mainIngredients: first.mainIngredients)]
    let second = try Shared.proposal(wish, recent: recent, seed: 1)
    let (one, other) = (Set(recent[0].mainIngredients), Set(second.recipe.mainIngredients))
    let common = one.intersection(other).count
    #expect(!RecentRecipe.isLike(common: common, shorter: min(one.count, other.count)))
    #expect(second.similarTo == nil)
    let everything = Shared.book.pantry.items.map(\.short)
    let crowded = RecentRecipe(name: "Her şey", mainIngredients: everything)
    let third = try Shared.proposal(wish, recent: [crowded], seed: 1)
    #expect(third.similarTo == "Her şey")
    #expect(third.remarks.contains { $0.contains("“Her şey”") })
  }

  @Test("Servings scale the amounts, not the figures of one serving")
  func servings() throws {
    let recipe = try Shared.proposal(RecipeWish(meal: .dinner, servings: 2)).recipe
    let big = recipe.scaled(to: 6)
    #expect(big.servings == 6)
    #expect(abs(big.perServing.carbs - recipe.perServing.carbs) < 1e-9)
    #expect(abs((big.per100g?.energy ?? 0) - (recipe.per100g?.energy ?? 1)) < 1e-9)
    for (small, large) in zip(recipe.ingredients, big.ingredients) {
      #expect(abs((large.grams ?? 0) - 3 * (small.grams ?? 1)) < 1e-9)
    }
  }

  @Test("The tags are what is in it")
  func tags() throws {
    let vegan = try Shared.proposal(RecipeWish(meal: .lunch, notes: "vegan, glutensiz")).recipe
    let tags = try #require(Shared.book.tags(of: vegan))
    #expect(Set(tags).isSuperset(of: [.vegan, .vegetarian, .glutenFree, .lactoseFree]))
  }
}
