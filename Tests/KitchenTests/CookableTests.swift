import Domain
import Testing
import Turkish

@testable import Kitchen

/// Several hundred recipes over meals, notes and things at hand, and whether they can be cooked.
@Suite("Recipes that can be cooked")
struct CookableTests {
  private static let notes: [String?] = [
    nil, "yağsız", "vejetaryen", "glutensiz", "vegan", "baharatsız", "tuzsuz",
    "soğansız, sarımsaksız",
  ]
  private static let things: [[String]] = [
    [], [], ["tavuk"], ["kıyma"], ["hamsi"], ["2 yumurta", "ıspanak"], ["avokado", "mercimek"],
    ["hindi kıyma", "kabak"], ["nar", "yoğurt"], ["karides"],
  ]

  /// 480 wishes: every meal, note and list of things.
  private static let all: [RecipeProposal] = RecipeMeal.allCases.enumerated().flatMap { meal in
    notes.enumerated().flatMap { note in
      things.enumerated().compactMap { thing in
        let wish = RecipeWish(
          meal: meal.element, ingredients: thing.element, notes: note.element, servings: 2)
        let seed = UInt64(meal.offset * 1_000 + note.offset * 50 + thing.offset)
        return try? Shared.proposal(wish, seed: seed)
      }
    }
  }

  private func item(_ line: RecipeIngredient) -> PantryItem? {
    line.food.flatMap { Shared.book.pantry.places[$0] }.map { Shared.book.pantry.items[$0] }
  }

  /// Sentences of all steps, folded.
  private func sentences(_ recipe: Recipe) -> [String] {
    recipe.steps.flatMap { $0.split { ".;".contains($0) } }.map { Turkish.fold(String($0)) }
  }

  @Test("There are several hundred of them")
  func many() { #expect(Self.all.count > 400, "\(Self.all.count)") }

  @Test("Every main thing occurs in a step")
  func mainsOccur() {
    for recipe in Self.all.map(\.recipe) {
      let text = sentences(recipe).joined(separator: " ")
      for name in recipe.mainIngredients {
        let word = Turkish.fold(name).split(separator: " ").last.map(String.init) ?? ""
        let stem = word.dropLast(word.count > 4 ? 2 : 1)
        #expect(text.contains(stem), "\(recipe.name): \(name) – \(recipe.steps)")
      }
    }
  }

  @Test("An oven dish goes into the oven")
  func oven() {
    for recipe in Self.all.map(\.recipe) where Turkish.fold(recipe.name).hasPrefix("firinda") {
      let all = sentences(recipe)
      #expect(all.contains { $0.contains("firinda") || $0.contains("firinina") }, "\(recipe.steps)")
    }
  }

  @Test("Minced meat and eggs are not chopped, flour is not boiled")
  func handling() {
    for recipe in Self.all.map(\.recipe) {
      for line in recipe.ingredients {
        guard let item = item(line) else { continue }
        let short = Turkish.fold(item.short)
        for sentence in sentences(recipe) where sentence.contains(short.dropLast()) {
          if item.groups.contains("kiyma") || item.traits.contains(.egg) {
            #expect(
              !["dograyin", "kusbasi", "parcalara", "lokmalik"].contains { sentence.contains($0) },
              "\(recipe.name): \(sentence)")
          }
          if short.hasSuffix(" unu"), sentence.contains(short) {
            #expect(!sentence.contains("hasla"), "\(recipe.name): \(sentence)")
          }
        }
      }
    }
  }

  @Test("The stated minutes are no less than those of the steps, and a time wish holds")
  func minutes() {
    for proposal in Self.all {
      let recipe = proposal.recipe
      let own = StepMinutes(recipe.steps)
      #expect(recipe.prepMinutes + recipe.cookMinutes >= own.all, "\(recipe.name): \(own)")
    }
    for meal in RecipeMeal.allCases {
      for seed in 0..<10 as Range<UInt64> {
        let wish = RecipeWish(meal: meal, notes: "15 dakikada hazır")
        guard let recipe = try? Shared.proposal(wish, seed: seed).recipe else { continue }
        #expect(recipe.prepMinutes + recipe.cookMinutes <= 15, "\(recipe.name)")
        #expect(StepMinutes(recipe.steps).all <= 15, "\(recipe.name): \(recipe.steps)")
      }
    }
  }

  @Test(
    "Minutes of steps are read",
    arguments: [
      ("6-8 dakika çevirin.", 8, 0), ("En az 1 saat buzdolabında dinlendirin.", 0, 60),
      ("5 dakika yoğurun. 20 dakika bekletin.", 5, 20), ("Fırını 200 dereceye ısıtın.", 0, 0),
    ])
  func read(_ step: String, _ work: Int, _ waiting: Int) {
    let minutes = StepMinutes([step])
    #expect(minutes.work == work && minutes.waiting == waiting)
  }

  @Test("Seasonless, fatless and herbless dishes still name all that must be cooked")
  func withoutTheDispensable() {
    let soft: Set<Role> = ["season", "aromatic", "herb", "acid", "fat"]
    for (number, pattern) in Shared.book.book.patterns.enumerated() {
      var filling = Filling(pattern: number, lines: [])
      for part in pattern.parts where !soft.contains(part.role) && !part.isOptional {
        for place in part.options.prefix(1) {
          filling.lines.append(.init(role: part.role, place: place, grams: part.grams))
        }
      }
      let steps = Turkish.fold(Shared.book.teller.steps(of: filling).joined(separator: " "))
      for line in filling.lines {
        let short = Turkish.fold(Shared.book.pantry.items[line.place].short)
        let word = short.split(separator: " ").last.map(String.init) ?? ""
        #expect(
          steps.contains(word.dropLast(word.count > 4 ? 2 : 1)), "\(pattern.id): \(short)")
      }
    }
  }

  @Test("Sentences that were wrong Turkish or wrong for the thing do not come back")
  func wording() {
    for recipe in Self.all.map(\.recipe) {
      let text = recipe.steps.joined(separator: " ")
      let wrong = [
        "yu yaprakları üzerinde", "u ile ılık", "ulu yaprakları", "narı yıkayıp soyun",
        "spanağı rendele", "fümeyi robot", "Tahin ve",
      ]
      #expect(!wrong.contains { text.contains($0) }, "\(recipe.name): \(text)")
      if recipe.chefNotes.contains(where: { $0.contains("Lavaşı") }) {
        #expect(recipe.ingredients.contains { $0.name.contains("lavaş") }, "\(recipe.name)")
      }
    }
  }
}
