import Domain
import Testing
import Turkish

@testable import Kitchen

@Suite("What a kitchen has not, and wishes that nothing here can judge")
struct KitchenLacksTests {
  private func made(_ notes: String, _ meal: RecipeMeal? = nil) throws -> [RecipeProposal] {
    try (0..<8).map { try Shared.proposal(RecipeWish(meal: meal, notes: notes), seed: $0) }
  }

  @Test(
    "A dish without an oven needs none",
    arguments: [
      "fırınsız bir tatlı tarifi", "fırınım bozuk, tatlı istiyorum", "fırınım yok, akşam yemeği",
      "vegan ve fırın gerektirmeyen bir tatlı", "fırınsız kahvaltı",
    ])
  func oven(_ notes: String) throws {
    for found in try made(notes) {
      #expect(
        !Appliances(of: found.recipe.steps).contains(.oven), "\(notes): \(found.recipe.steps)")
    }
  }

  @Test(
    "A dish of one pot takes no second vessel and no oven",
    arguments: ["tek tencerede yapılacak bir şey", "tek tencere yemeği", "bir tencerede pişsin"])
  func onePot(_ notes: String) throws {
    for found in try made(notes, .dinner) {
      let needs = Appliances(of: found.recipe.steps)
      #expect(needs == .fire, "\(notes): \(found.recipe.steps)")
    }
  }

  @Test("A dish without fire is not cooked", arguments: ["ocak yok fırın yok, pişirmeden bir şey"])
  func fire(_ notes: String) throws {
    for found in try made(notes, .lunch) {
      #expect(Appliances(of: found.recipe.steps).isEmpty, "\(found.recipe.steps)")
    }
  }

  @Test("A step that names another way needs no oven")
  func otherWay() {
    #expect(Appliances(of: ["Tavada ya da 200 derecelik fırında pişirin."]) == .fire)
    #expect(Appliances(of: ["Fırını 200 dereceye ısıtın."]) == [.oven, .fire])
    #expect(Appliances(of: ["Yıkayıp doğrayın."]).isEmpty)
    #expect(Appliances(of: ["Tavada çevirin.", "Tencereye alın."]) == [.fire, .second])
    #expect(
      Appliances(of: ["Tencerede pişirin.", "Makarnayı haşlayıp süzün."]) == [.fire, .second])
    #expect(Appliances(of: ["Tencerede pişirin.", "Pirinci yıkayıp süzün."]) == .fire)
  }

  @Test(
    "Of a price, a season and a device it is said what cannot be done",
    arguments: [
      ("ucuz bir akşam yemeği", "Fiyatları bilmiyorum"), ("param yok, akşam yemeği", "Fiyatları"),
      ("kış sebzeleriyle akşam yemeği", "Mevsime"), ("airfryerda tavuk", "airfryer"),
    ])
  func asides(_ notes: String, _ said: String) throws {
    for found in try made(notes, .dinner) {
      #expect(found.remarks.contains { $0.contains(said) }, "\(found.remarks)")
    }
    #expect(try made("akşam yemeği").allSatisfy { !$0.remarks.contains { $0.contains(said) } })
  }

  @Test("So much protein as was asked for is in a serving, or how near it comes is said")
  func protein() throws {
    var held = 0
    for found in try made("porsiyonda en az 30 g protein olsun", .lunch) {
      let isHeld = found.recipe.perServing.protein >= 29.95
      if isHeld { held += 1 }
      #expect(isHeld != found.remarks.contains { $0.contains("üstüne çıkaramadım") })
    }
    #expect(held >= 6, "\(held) of 8")
  }

  @Test(
    "An article counts nothing; a number does", arguments: ["bir kabak yemeği", "başka bir tavuk"])
  func article(_ notes: String) throws {
    for found in try made(notes + " tarifi") {
      #expect(found.recipe.servings == 2, "\(found.remarks)")
    }
  }

  @Test("A kind of dish that is asked for by its name, and is not made, is told")
  func shape() throws {
    let eggless = try (0..<8).map { seed in
      try Shared.proposal(
        RecipeWish(notes: "kek tarifi ver", allergies: ["yumurta"]), seed: seed)
    }
    for found in eggless where !Turkish.fold(found.recipe.name).contains("kek") {
      #expect(found.remarks.contains(Texts.otherDish("kek")), "\(found.recipe.name)")
    }
    #expect(
      try made("kek tarifi ver").allSatisfy { !$0.remarks.contains(Texts.otherDish("kek")) })
  }

  @Test("Dishes and things in general are no ingredients, and strange things are all named")
  func things() throws {
    let general = try Shared.proposal(
      RecipeWish(meal: .dinner, ingredients: ["sebze", "çorba"], notes: "çorba"), seed: 1)
    #expect(!general.remarks.contains { $0.contains("hazır bir yiyecek") }, "\(general.remarks)")
    let strange = try Shared.proposal(
      RecipeWish(meal: .dinner, notes: "tornavida, beton ve tavukla akşam yemeği"), seed: 1)
    #expect(strange.remarks.contains(Texts.unknown("tornavida")), "\(strange.remarks)")
    #expect(strange.remarks.contains(Texts.unknown("beton")))
  }

  @Test("Of what there is none is told before the word, and nothing behind it is left out")
  func none() throws {
    let found = try Shared.proposal(
      RecipeWish(notes: "param yok makarnayla bir yemek"), seed: 1)
    #expect(!found.remarks.contains { $0.contains("Makarnasız") }, "\(found.remarks)")
  }
}
