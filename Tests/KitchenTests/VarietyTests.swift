import Domain
import Foundation
import Testing

@testable import Kitchen

/// Two hundred recipes over sixty days, as a household might ask for them.
struct Household: Sendable {
  struct Cooked: Sendable {
    var day: Int
    var wish: RecipeWish
    var proposal: RecipeProposal
  }

  let cooked: [Cooked]

  /// Wishes that come round: meals, hard notes, things at hand.
  private static let notes: [String?] = [
    nil, nil, "yağsız", nil, "vejetaryen", nil, "glutensiz", nil, "laktozsuz", nil,
    "en çok 30 dakika", nil, "baharatlı", nil, "vegan", nil, "yumurtasız", nil,
    "yağsız, baharatlı", nil, "glutensiz ve laktozsuz", nil, "vejetaryen, en fazla 25 dakika",
  ]

  private static let things: [[String]] = [
    [], [], [], ["2 yumurta", "1 domates"], [], [], ["tavuk göğsü", "mantar"], [], [], [],
    ["nohut", "ıspanak"], [], [], ["kabak"], [],
  ]

  static let all = Household(count: 200, days: 60)

  init(count: Int, days: Int) {
    var cooked: [Cooked] = []
    for number in 0..<count {
      let day = number * days / count
      let now = Shared.day.addingTimeInterval(Double(day) * 86_400)
      let recent = cooked.filter { day - $0.day < 15 }.map {
        RecentRecipe(
          name: $0.proposal.recipe.name, mainIngredients: $0.proposal.recipe.mainIngredients)
      }
      let wish = RecipeWish(
        meal: RecipeMeal.allCases[number % 6], ingredients: Self.things[number % 15],
        notes: Self.notes[number % Self.notes.count], servings: 1 + number % 4)
      guard
        let proposal = try? Shared.book.proposal(
          for: wish, recent: recent, seed: UInt64(number), now: now)
      else { continue }
      cooked.append(Cooked(day: day, wish: wish, proposal: proposal))
    }
    self.cooked = cooked
  }
}

@Suite("Two hundred recipes in sixty days")
struct VarietyTests {
  let cooked = Household.all.cooked

  @Test("Every wish gives a recipe")
  func everyWish() { #expect(cooked.count == 200) }

  @Test("No two within 15 days are alike, and none claims to be")
  func variety() {
    for (place, one) in cooked.enumerated() {
      #expect(one.proposal.similarTo == nil, "\(one.day) \(one.proposal.recipe.name)")
      let mains = one.proposal.recipe.mainIngredients
      #expect((3...5).contains(mains.count), "\(one.proposal.recipe.name)")
      for other in cooked[..<place] where one.day - other.day < 15 {
        let common = Set(mains).intersection(other.proposal.recipe.mainIngredients)
        let shorter = min(mains.count, other.proposal.recipe.mainIngredients.count)
        #expect(
          common.count < 3 && common.count * 2 < shorter,
          "\(one.proposal.recipe.name) – \(other.proposal.recipe.name): \(common)")
      }
    }
  }

  @Test("At least nine in ten have a glycemic load under 15 a serving; the others say so")
  func load() {
    var light = 0
    for one in cooked {
      let load = one.proposal.recipe.glycemicLoad
      #expect(load != nil, "\(one.proposal.recipe.name)")
      if (load ?? 99) < 15 {
        light += 1
      } else {
        #expect(one.proposal.remarks.contains { $0.contains("15'in altına") })
      }
    }
    #expect(light >= cooked.count * 9 / 10, "\(light) of \(cooked.count)")
  }

  @Test("The figures are the sum over the ingredients, by the food table")
  func sums() throws {
    for one in cooked {
      let recipe = one.proposal.recipe
      var (carbs, energy, fiber) = (0.0, 0.0, 0.0)
      for line in recipe.ingredients {
        let food = try #require(Shared.foods.food(line.food ?? ""), "\(line.name)")
        let grams = try #require(line.grams)
        carbs += food.per100g.carbs * grams / 100
        energy += food.per100g.energy * grams / 100
        fiber += (food.per100g.fiber ?? 0) * grams / 100
      }
      let served = Double(recipe.servings)
      #expect(abs(recipe.perServing.carbs * served - carbs) <= max(carbs * 0.01, 0.01))
      #expect(abs(recipe.perServing.energy * served - energy) <= max(energy * 0.01, 0.01))
      #expect(abs((recipe.perServing.fiber ?? 0) * served - fiber) <= max(fiber * 0.01, 0.01))
    }
  }

  /// Food ids that a note rules out, told apart from the traits that the generator goes by.
  private static let meats = [
    "cig-tavuk", "cig-hindi", "dana-", "cig-kuzu", "cig-bonfile", "kiyma", "hindi-", "pastirma",
    "cig-levrek", "cig-somon", "cig-mezgit", "cig-alabalik", "cig-palamut", "cig-uskumru",
    "cig-hamsi", "cig-sardalya", "ton-baligi", "konserve-somon", "sardalya", "somon-fume",
    "cig-karides", "cig-kalamar", "cig-midye",
  ]
  private static let milks = [
    "yogurt", "suzme-yogurt", "kefir", "ayran", "beyaz-peynir", "lor-peyniri", "cokelek",
    "taze-kasar", "keci-peyniri", "hellim", "mozzarella", "dil-peyniri", "tulum-peyniri",
    "van-otlu-peyniri", "labne", "tereyagi", "tarhana-kuru",
  ]
  private static let glutens = [
    "bulgur", "siyez", "firik", "arpa", "bugday", "makarna", "eriste", "yulaf", "tarhana",
    "cavdar", "yufka", "karabugday-ekmegi",
  ]

  @Test("Every hard note is kept, by what is really in the dish")
  func notes() throws {
    var held = 0
    for one in cooked {
      guard let notes = one.wish.notes else { continue }
      held += 1
      let recipe = one.proposal.recipe
      let ids = recipe.ingredients.compactMap(\.food)
      func none(_ list: [String], besides: [String] = []) -> Bool {
        !ids.contains { id in
          list.contains { id.hasPrefix($0) || id.hasSuffix($0) } && !besides.contains(id)
        }
      }
      if notes.contains("yağsız") {
        #expect(none(["zeytinyagi", "findik-yagi", "tereyagi"]), "\(recipe.name)")
      }
      if notes.contains("vejetaryen") || notes.contains("vegan") {
        #expect(none(Self.meats), "\(recipe.name): \(ids) \(notes)")
      }
      if notes.contains("vegan") {
        #expect(
          none(
            Self.milks + ["sut", "cig-yumurta", "yumurta-beyazi", "bal"],
            besides: ["sekersiz-soya-sutu", "badem-sutu", "bal-kabagi", "bitkisel-yogurt"]),
          "\(recipe.name): \(ids)")
      }
      if notes.contains("laktozsuz") {
        #expect(
          none(
            Self.milks + ["sut"],
            besides: ["laktozsuz-sut", "sekersiz-soya-sutu", "badem-sutu", "bitkisel-yogurt"]),
          "\(recipe.name): \(ids)")
      }
      if notes.contains("glutensiz") {
        #expect(
          none(
            Self.glutens + ["ekmegi", "lavas", "soya-sosu"],
            besides: ["cig-karabugday", "karabugday-unu"]), "\(recipe.name): \(ids)")
      }
      if notes.contains("yumurtasız") { #expect(none(["cig-yumurta", "yumurta-beyazi"])) }
      if notes.contains("30 dakika") { #expect(recipe.prepMinutes + recipe.cookMinutes <= 30) }
      if notes.contains("25 dakika") { #expect(recipe.prepMinutes + recipe.cookMinutes <= 25) }
      if notes.contains("baharatlı") {
        let isHot = ids.contains("pul-biber")
        #expect(isHot || ids.contains("tarcin") && ids.contains("zencefil-tozu"), "\(ids)")
      }
    }
    #expect(held > 90)
  }

  @Test("Every ingredient is named in the steps, and no place stays open")
  func steps() {
    for one in cooked {
      let recipe = one.proposal.recipe
      let text = recipe.steps.joined(separator: " ")
      #expect(recipe.steps.count >= 3, "\(recipe.name)")
      #expect(!text.contains("{") && !recipe.name.contains("{") && !recipe.name.contains("  "))
      for line in recipe.ingredients {
        guard let place = Shared.book.pantry.places[line.food ?? ""] else { continue }
        let short = Shared.book.pantry.items[place].short
        let stem = short.split(separator: " ").last.map { $0.dropLast($0.count > 4 ? 2 : 1) } ?? ""
        #expect(
          text.contains(stem) || text.contains(stem.capitalized),
          "\(recipe.name): \(short) – \(text)")
      }
    }
  }

  @Test("The given things are in the dish, or it is said that they are not")
  func givenThings() {
    for one in cooked {
      for thing in one.wish.ingredients {
        let name = IngredientLine(thing).name.split(separator: " ")[0]
        let isIn = one.proposal.recipe.ingredients.contains { $0.name.contains(name) }
        let isSaid = one.proposal.remarks.contains {
          $0.lowercased().contains(name.prefix(name.count - 1))
        }
        #expect(isIn || isSaid, "\(one.proposal.recipe.name): \(name), \(one.proposal.remarks)")
      }
    }
  }
}
