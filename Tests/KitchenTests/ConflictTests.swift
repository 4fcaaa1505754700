import Domain
import Testing
import Turkish

@testable import Kitchen

@Suite("What cannot be as it was wished is said")
struct ConflictTests {
  private func remarks(
    _ notes: String, _ things: [String] = [], servings: Int? = nil, seed: UInt64 = 3
  ) throws -> [String] {
    try Shared.proposal(
      RecipeWish(meal: .dinner, ingredients: things, notes: notes, servings: servings), seed: seed
    ).remarks
  }

  @Test(
    "What a diet or health leaves out of a wish is named with its reason",
    arguments: [
      ("vejetaryen tavuklu pilav", "Vejetaryen istediğiniz için tavuğu tarife katmadım."),
      ("bal ile", "Kan şekerini hızlı yükselttiği için balı tarife katmadım."),
      ("100 gram şeker", "Kan şekerini hızlı yükselttiği için şekeri tarife katmadım."),
      ("ballı olsun", "Kan şekerini hızlı yükselttiği için balı tarife katmadım."),
      ("balıksız, somonlu", "Balıksız istediğiniz için somonu tarife katmadım."),
    ])
  func named(_ notes: String, _ remark: String) throws {
    let told = try remarks(notes)
    #expect(told.contains(remark), "\(told)")
  }

  @Test("Things at hand against the notes of the same wish are named as left out")
  func thingsAgainstNotes() throws {
    let told = try remarks("vejetaryen", ["dana eti", "mantar"])
    #expect(told.contains("Vejetaryen istediğiniz için dana etini tarife katmadım."), "\(told)")
  }

  @Test("A lot of what is starchy, and a dish that is fried, are told apart from the dish")
  func plenty() throws {
    let told = try remarks("bol pirinç pilavı ve patates kızartması")
    #expect(told.contains(Texts.plenty("esmer pirinç")), "\(told)")
    #expect(told.contains(Texts.otherDish("patates kızartması")), "\(told)")
  }

  @Test(
    "A dish that there is no recipe of is said to be missing, and one of its kind given",
    arguments: [
      ("browni", RecipeMeal.dessert), ("künefe", .dessert), ("baklava istiyorum", .dessert),
      ("pizza yapalım", nil), ("lahmacun", nil), ("mantı", nil), ("su böreği", nil),
      ("iskender", nil), ("baklava tarifi ver", .dessert),
    ] as [(String, RecipeMeal?)])
  func missing(_ notes: String, _ meal: RecipeMeal?) throws {
    for seed in 0..<4 as Range<UInt64> {
      let found = try Shared.proposal(RecipeWish(notes: notes), seed: seed)
      #expect(found.remarks.contains { $0.contains("tarifim yok") }, "\(notes): \(found.remarks)")
      if let meal { #expect(found.recipe.meal == meal, "\(notes): \(found.recipe.name)") }
    }
  }

  @Test("A missing dish that is not wanted is not offered a substitute for")
  func unwantedDish() throws {
    let told = try remarks("pizza istemiyorum")
    #expect(!told.contains { $0.contains("tarifim yok") }, "\(told)")
  }

  @Test(
    "Why a thing is not cooked with is the real reason",
    arguments: [
      ("patates", "kan şekerini hızlı yükselttiği"), ("asdfjkl", "bilmiyorum"),
    ])
  func reasons(_ thing: String, _ reason: String) throws {
    let told = try remarks("", [thing, "mantar"])
    #expect(told.contains { $0.contains(thing) && $0.contains(reason) }, "\(told)")
    #expect(!told.contains { $0.contains("hazır bir yiyecek") })
  }

  @Test("At most one meat or fish goes into a dish, the others are said to be left")
  func oneMain() throws {
    for seed in 0..<12 as Range<UInt64> {
      let found = try Shared.proposal(
        RecipeWish(meal: .dinner, ingredients: ["tavuk", "balık", "kıyma", "nohut"]), seed: seed)
      let mains = found.recipe.ingredients.filter { line in
        line.food.flatMap { Shared.book.pantry.places[$0] }.map {
          !Shared.book.pantry.items[$0].traits.isDisjoint(with: [.meat, .fish])
        } ?? false
      }
      #expect(mains.count <= 1, "\(found.recipe.name): \(mains.map(\.name))")
      #expect(found.remarks.contains { $0.contains("uymadı") }, "\(found.remarks)")
    }
  }
}

@Suite("Figures and amounts that a wish names")
struct WishFigureTests {
  @Test(
    "A limit holds for a serving, or how near the dish comes is said",
    arguments: [
      "glisemik yükü 5'in altında", "karbonhidratı 10 gramı geçmesin", "400 kalorinin altında",
      "en çok 20 gram karbonhidrat", "glisemik yük en fazla 8",
    ])
  func limits(_ notes: String) throws {
    var held = 0
    for seed in 0..<12 as Range<UInt64> {
      let found = try Shared.proposal(RecipeWish(meal: .dinner, notes: notes), seed: seed)
      let limits = Limits(NoteText(notes))
      #expect(limits.most.count == 1 && limits.energyAim == nil, "\(limits)")
      let one = found.recipe.perServing
      let figures: [Limits.Figure: Double] = [
        .load: found.recipe.glycemicLoad ?? 0, .carbs: one.carbs, .energy: one.energy,
      ]
      let (figure, most) = try #require(limits.most.first)
      let isHeld = (figures[figure] ?? 99) <= most + 0.05
      if isHeld { held += 1 }
      #expect(isHeld != found.remarks.contains { $0.contains("altına indiremedim") })
    }
    #expect(held >= 10, "\(notes): \(held) of 12")
  }

  @Test("A serving of so many calories is near them, or what it has is said")
  func aim() throws {
    var near = 0
    for seed in 0..<12 as Range<UInt64> {
      let found = try Shared.proposal(
        RecipeWish(meal: .dinner, notes: "500 kalorilik"), seed: seed)
      let energy = found.recipe.perServing.energy
      let isNear = abs(energy / 500 - 1) <= 0.1
      if isNear { near += 1 }
      #expect(isNear != found.remarks.contains { $0.contains("kaloriye getiremedim") }, "\(energy)")
    }
    #expect(near >= 10, "\(near)")
  }

  @Test(
    "What a note says of figures is read",
    arguments: [
      ("karbonhidratı 10 gramı geçmesin, 400 kalorinin altında", 10, nil, 400, nil),
      ("glisemik yükü 5'in altında olsun", nil, 5, nil, nil), ("500 kalorilik", nil, nil, nil, 500),
      ("en fazla 350 kcal", nil, nil, 350, nil), ("düşük glisemik yük", nil, nil, nil, nil),
      ("4 kişilik, 30 dakikada", nil, nil, nil, nil),
    ] as [(String, Double?, Double?, Double?, Double?)])
  func read(_ text: String, carbs: Double?, load: Double?, energy: Double?, aim: Double?) {
    let limits = Limits(NoteText(text))
    #expect(limits.most[.carbs] == carbs && limits.most[.load] == load)
    #expect(limits.most[.energy] == energy && limits.energyAim == aim)
  }

  @Test("Given amounts are used and never exceeded; what is left of them is said")
  func amounts() throws {
    for seed in 0..<12 as Range<UInt64> {
      for servings in [1, 2, 4] {
        let found = try Shared.proposal(
          RecipeWish(
            meal: .dinner, ingredients: ["2 yumurta", "500 g ıspanak"], servings: servings),
          seed: seed)
        for (food, all) in [("cig-yumurta", 100.0), ("ispanak-cig", 500)] {
          let line = found.recipe.ingredients.first { $0.food == food }
          let used = line?.grams ?? 0
          #expect(used <= all + 0.01, "\(found.recipe.name): \(used) g of \(food)")
          if used < all * 0.95 {
            let short = food == "cig-yumurta" ? "umurta" : "spanak"
            #expect(found.remarks.contains { $0.contains(short) }, "\(found.remarks)")
          }
        }
        if found.recipe.servings < servings {
          #expect(found.remarks.contains { $0.contains("kişilik yazdım") })
        }
      }
    }
  }

  @Test("Two eggs and a tomato for four stay two eggs and a tomato")
  func fewServings() throws {
    for meal in [RecipeMeal.breakfast, .dinner] {
      for seed in 0..<8 as Range<UInt64> {
        let found = try Shared.proposal(
          RecipeWish(meal: meal, ingredients: ["2 yumurta", "1 domates"], servings: 4), seed: seed)
        let eggs = found.recipe.ingredients.first { $0.food == "cig-yumurta" }
        #expect((eggs?.grams ?? 0) <= 100, "\(found.recipe.name)")
        let tomatoes = found.recipe.ingredients.filter { $0.food == "domates" }
        #expect(tomatoes.reduce(0) { $0 + ($1.grams ?? 0) } <= 123.01, "\(found.recipe.name)")
      }
    }
  }

  @Test("Boiled mung beans are counted without oil")
  func mungBeans() throws {
    let place = try #require(Shared.book.pantry.place(named: "haslanmis mas"))
    let item = Shared.book.pantry.items[place]
    #expect(abs(item.per100g.energy - 105) < 1 && item.per100g.fat < 0.5)
  }
}
