import Domain
import Testing
import Turkish

@testable import Kitchen

@Suite("A wish is kept, or it is said that it is not")
struct WishKeptTests {
  private func made(_ notes: String, _ seeds: Range<UInt64> = 0..<8) throws -> [RecipeProposal] {
    try seeds.map { try Shared.proposal(RecipeWish(notes: notes), seed: $0) }
  }

  private func items(_ recipe: Recipe) -> [PantryItem] {
    recipe.ingredients.compactMap { line in
      line.food.flatMap { Shared.book.pantry.places[$0] }.map { Shared.book.pantry.items[$0] }
    }
  }

  @Test(
    "Who names a dish gets it, made of what the name says",
    arguments: [
      ("nohut yemeği tarifi ver", "nohut yemeği", "nohut-haslama"),
      ("kabak yemeği", "kabak yemeği", "kabak-cig"), ("etli bamya tarifi", "bamya", "bamya-cig"),
      ("domates çorbası", "domates çorbası", "domates"), ("humus tarifi", "humus", "tahin"),
      ("cacık tarifi ver", "cacık", "salatalik"), ("fava", "fava", "bakla-cig"),
      ("şakşuka tarifi", "şakşuka", "patlican-cig"), ("laktozsuz krep", "krep", "cig-yumurta"),
      ("şekersiz aşure", "aşure", "eritritol"), ("hamsi tava tarifi", "hamsi tava", "cig-hamsi"),
      ("zeytinyağlı taze fasulye tarifi", "taze fasulye", "taze-fasulye-cig"),
      ("nohutlu pilav", "nohutlu", "nohut-haslama"),
      ("imam bayıldı tarifi", "imambayıldı", "sogan"),
      ("kabak tatlısı tarifi", "bal kabağı tatlısı", "bal-kabagi"),
      ("etli kuru fasulye tarifi", "kuru fasulye", "haslanmis-kuru-fasulye"),
      ("ciğer tarifi", "ciğer", "cig-tavuk-cigeri"),
    ])
  func named(_ notes: String, _ name: String, _ food: String) throws {
    for found in try made(notes) {
      #expect(Turkish.fold(found.recipe.name).contains(Turkish.fold(name)), "\(found.recipe.name)")
      #expect(items(found.recipe).contains { $0.food == food }, "\(found.recipe.name)")
      #expect(!found.remarks.contains { $0.contains("tarifim yok") }, "\(found.remarks)")
    }
  }

  @Test(
    "Where there is no such dish, that is said",
    arguments: [
      ("izmir köfte", "izmir köfte"), ("patates yemeği tarifi", "patates yemeği"),
      ("elmalı kurabiye tarifi", "elmalı kurabiye"), ("yayla çorbası tarifi", "yayla çorbası"),
      ("karnabahar kızartması tarifi", "karnabahar kızartması"), ("tavuk şiş", "tavuk şiş"),
    ])
  func missing(_ notes: String, _ said: String) throws {
    for found in try made(notes) {
      #expect(found.remarks.contains(Texts.otherDish(said)), "\(found.recipe.name)")
    }
  }

  @Test("A name that nothing is like is refused with a next step", arguments: ["bebek maması"])
  func unlike(_ notes: String) throws {
    let refusal = try #require(throws: RecipeRefusal.self) { _ = try made(notes) }
    #expect(refusal.message == Texts.noDish(notes))
  }

  @Test("No diet is taken for a part of a name, and no kind of fish for another one")
  func noFalseNotice() throws {
    for notes in ["vejetaryen köfte", "15 dakikalık balık tarifi", "ton balıklı salata tarifi"] {
      for found in try made(notes) { #expect(found.remarks.isEmpty, "\(notes): \(found.remarks)") }
    }
    for found in try made("15 dakikalık balık tarifi") {
      #expect(items(found.recipe).contains { $0.traits.contains(.fish) })
    }
  }

  @Test("What a short clause names is what the dish is made of, in the time that was named")
  func inTime() throws {
    for found in try made("baharatlı tavuk, en çok 20 dakika") {
      #expect(items(found.recipe).contains { $0.groups.contains("tavuk") }, "\(found.recipe.name)")
      #expect(found.recipe.prepMinutes + found.recipe.cookMinutes <= 20)
    }
    let refusal = try #require(throws: RecipeRefusal.self) {
      _ = try made("15 dakikalık mercimek çorbası")
    }
    #expect(refusal.message.contains("15 dakikada olmuyor"))
    for found in try made("10 dakikada yapılacak akşam yemeği tarifi") {
      #expect(found.recipe.prepMinutes + found.recipe.cookMinutes <= 10)
      #expect(items(found.recipe).allSatisfy { !$0.groups.contains("icecek") })
    }
  }

  @Test("Meat and fish are never laid beside another dish that a note names")
  func notTackedOn() throws {
    for notes in ["etli brokoli çorbası", "tavuklu omlet", "hamsili kısır"] {
      for found in try made(notes) {
        let meat = items(found.recipe).contains {
          !$0.traits.isDisjoint(with: [.meat, .fish])
        }
        let isSaid = found.remarks.contains { $0.contains("uymadı") || $0.contains("tarifim yok") }
        #expect(meat != isSaid || isSaid, "\(notes): \(found.recipe.name) \(found.remarks)")
      }
    }
  }

  @Test("Liver is in no dish of somebody who has not asked for it")
  func organs() throws {
    for meal in RecipeMeal.allCases {
      for seed in 0..<60 as Range<UInt64> {
        let found = try Shared.proposal(RecipeWish(meal: meal), seed: seed)
        #expect(!items(found.recipe).contains { $0.traits.contains(.organ) })
      }
    }
  }

  @Test("In pregnancy there is no liver, nothing raw and no large fish, asked for or not")
  func pregnancy() throws {
    let unfit: Traits = [.organ, .raw, .mercury]
    for meal in RecipeMeal.allCases {
      for seed in 0..<40 as Range<UInt64> {
        for notes in [nil, "ciğerli", "ton balıklı bir şey", "füme somonlu"] {
          let wish = RecipeWish(meal: meal, notes: notes, isPregnant: true)
          guard let found = try? Shared.proposal(wish, seed: seed) else { continue }
          #expect(items(found.recipe).allSatisfy { $0.traits.isDisjoint(with: unfit) })
        }
      }
    }
    let told = try Shared.proposal(RecipeWish(notes: "hamileyim, ciğerli bir yemek"), seed: 1)
    #expect(told.remarks.contains { $0.hasPrefix("Gebeliğe uygun") })
    #expect(!items(told.recipe).contains { $0.traits.contains(.organ) })
  }

  @Test("A kind of food of two words is out where it is said without its ending")
  func compounds() throws {
    for notes in ["deniz ürünsüz akşam yemeği", "süt ürünsüz akşam yemeği"] {
      let trait: Traits = notes.hasPrefix("deniz") ? .fish : .dairy
      for found in try made(notes, 0..<30) {
        #expect(!items(found.recipe).contains { $0.traits.contains(trait) }, "\(notes)")
      }
    }
  }

  @Test("Few carbohydrates are a figure that is kept, or missed with a word")
  func carbohydrates() throws {
    for (notes, most) in [("ketojenik tatlı", 10.0), ("düşük karbonhidratlı akşam yemeği", 20)] {
      for found in try made(notes) {
        let isSaid = found.remarks.contains { $0.contains("karbonhidratını") }
        #expect(found.recipe.perServing.carbs <= most + 0.05 || isSaid, "\(found.recipe.name)")
      }
    }
    for found in try made("ketojenik tatlı") { #expect(found.recipe.meal == .dessert) }
  }

  @Test("A list of things alone asks for the meal, and names what is no food")
  func lists() throws {
    for (notes, told) in [
      ("tavuk ve mantarla tarif ver", ""), ("asdfjkl ve yumurtayla tarif ver", "“asdfjkl”"),
      ("taş ve çimento ile tarif ver", "“çimento”"), ("xyzt ve pamuk", "“pamuk”"),
    ] {
      let refusal = try #require(throws: RecipeRefusal.self) { _ = try made(notes) }
      #expect(refusal.kind == .needsMeal)
      #expect(told.isEmpty || refusal.message.contains(told), "\(refusal.message)")
    }
  }

  @Test("What the house cooks with nowhere is named: cream in a chicken dish")
  func foreign() throws {
    for found in try made("kremalı mantarlı tavuk tarifi") {
      #expect(found.remarks.contains { $0.contains("krema") }, "\(found.remarks)")
      #expect(items(found.recipe).contains { $0.groups.contains("tavuk") })
    }
  }

  @Test("Sugar against a cake without sugar is left out, in a note alone")
  func sugar() throws {
    for found in try made("şekersiz kek, 100 g şeker") {
      #expect(Turkish.fold(found.recipe.name).contains("kek"), "\(found.recipe.name)")
      #expect(!items(found.recipe).contains { $0.traits.contains(.sugar) })
      #expect(found.remarks.contains("Şekersiz istediğiniz için şekeri tarife katmadım."))
    }
  }

  @Test("An amount in a note holds, and what is at hand is not overrun and what lacks is told")
  func amounts() throws {
    let wish = RecipeWish(meal: .dinner, ingredients: ["mantar"], notes: "100 g mantarla çorba")
    for seed in 0..<8 as Range<UInt64> {
      let recipe = try Shared.proposal(wish, seed: seed).recipe
      let line = recipe.ingredients.first { $0.food == "mantar-cig" }
      #expect((line?.grams ?? 0) <= 100, "\(recipe.name): \(line?.grams ?? 0)")
    }
    let house = RecipeWish(
      meal: .dinner, ingredients: ["1 adet domates", "4 yumurta"], isAtHand: true)
    for seed in 0..<8 as Range<UInt64> {
      let found = try Shared.proposal(house, seed: seed)
      let tomato = found.recipe.ingredients.first { $0.food == "domates" }
      #expect((tomato?.quantity ?? 1) <= 1)
      #expect(found.remarks.contains { $0.hasPrefix("Elinizdekilerde olmayanlar:") })
    }
  }
}
