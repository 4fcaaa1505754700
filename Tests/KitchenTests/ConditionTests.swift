import Domain
import Foundation
import Nutrition
import Testing

@testable import Kitchen

@Suite("What a recipe was asked to be is told where a change ends it")
struct ConditionTests {
  private static let maker = CookBook.maker(foods: FoodBook().table)

  private func edited(_ wish: String, _ text: String) throws -> [String] {
    let made = try Self.maker.make(RecipeWish(meal: .dinner, notes: wish), [], 1, .distantPast)
    let edit = try Self.maker.edit(made.recipe, text)
    return Self.maker.remarks(edit.recipe, made.recipe, [])
  }

  @Test(
    "Every allergen and diet is told, whatever food brings it in",
    arguments: [
      ("fındıksız salata", "50 g fındık ekle", "fındıksız"),
      ("fındıksız salata", "1 yemek kaşığı fındık ezmesi ekle", "fındıksız"),
      ("kuruyemişsiz salata", "30 gram ceviz ekle", "kuruyemişsiz"),
      ("yumurtasız çorba", "2 yumurta ekle", "yumurtasız"),
      ("yumurtasız salata", "1 yemek kaşığı mayonez ekle", "yumurtasız"),
      ("susamsız salata", "1 yemek kaşığı tahin ekle", "susamsız"),
      ("yağsız çorba", "2 yemek kaşığı tereyağı ekle", "yağsız"),
      ("glutensiz salata", "20 gram galeta unu ekle", "glutensiz"),
      ("glutensiz salata", "30 g şehriye ekle", "glutensiz"),
      ("glutensiz çorba", "2 yemek kaşığı irmik ekle", "glutensiz"),
      ("glutensiz çorba", "1 su bardağı bira ekle", "glutensiz"),
      ("vejetaryen çorba", "1 su bardağı et suyu ekle", "vejetaryen"),
      ("vegan salata", "1 yemek kaşığı bal ekle", "vegan"),
      ("laktozsuz çorba", "1 su bardağı süt ekle", "laktozsuz"),
      ("çölyaklı kızım için salata", "30 g ekmek ekle", "glutensiz"),
    ])
  func told(_ wish: String, _ change: String, _ way: String) throws {
    let remarks = try edited(wish, change)
    #expect(
      remarks.contains { $0.hasPrefix("Tarif bu hâliyle artık") && $0.contains(way) },
      "\(wish) | \(change): \(remarks)")
  }

  @Test(
    "What breaks nothing is not told",
    arguments: [
      ("fındıksız salata", "30 g ceviz ekle"), ("glutensiz salata", "100 g pirinç ekle"),
      ("yumurtasız salata", "50 g domates ekle"), ("laktozsuz salata", "1 elma ekle"),
      ("salata", "30 g ceviz ekle"), ("glutensiz salata", "50 g glutensiz makarna ekle"),
    ])
  func silent(_ wish: String, _ change: String) throws {
    let remarks = try edited(wish, change)
    #expect(!remarks.contains { $0.contains("artık") }, "\(wish) | \(change): \(remarks)")
  }

  @Test("A food that no table knows is said to be unknown where a diet was asked for")
  func unknown() throws {
    let remarks = try edited("glutensiz salata", "50 g zımbırtı ekle")
    #expect(remarks.contains { $0.contains("ımbırtı") && $0.contains("bilmiyorum") }, "\(remarks)")
    #expect(try edited("salata", "50 g zımbırtı ekle").isEmpty)
  }

  @Test(
    "A recipe remembers what it was asked to be without, and what of it is a diet",
    arguments: [
      ("glutensiz kek", "glutensiz", true), ("çölyaklı kızım için kek", "glutensiz", true),
      ("fındıksız kek", "fındıksız", true), ("soğansız çorba", "soğansız", false),
      ("yağsız çorba", "yağsız", false), ("vegan çorba", "vegan", true),
      ("fındık alerjim var, kek", "fındıksız", true),
    ])
  func conditions(_ wish: String, _ said: String, _ isHard: Bool) throws {
    let found = Shared.book.reader.conditions(of: RecipeWish(notes: wish))
    #expect(found.contains(RecipeCondition(said: said, isHard: isHard)), "\(wish): \(found)")
    for condition in found {
      let again = Shared.book.reader.conditions(of: RecipeWish(notes: condition.said))
      #expect(again.contains(condition), "\(condition.said): \(again)")
    }
  }

  @Test(
    "What is taken back is asked for no longer",
    arguments: [
      "glutensiz olmasına gerek yok", "glutensiz olmasın", "vegan olmasa da olur",
      "vegan olması şart değil",
    ])
  func lifted(_ text: String) {
    let demands = Shared.book.reader.demands(of: RecipeWish(notes: text))
    #expect(demands.forbidden.isEmpty && demands.excluded.isEmpty, "\(text)")
  }

  @Test(
    "What is needed stays",
    arguments: [
      "glutensiz olması şart", "glutensiz olmasına dikkat et", "glutensiz olması gerek",
      "glutensiz un yok",
    ])
  func needed(_ text: String) {
    let demands = Shared.book.reader.demands(of: RecipeWish(notes: text))
    #expect(demands.forbidden.contains(.gluten), "\(text)")
  }

  @Test("Home-made noodles are of egg and milk", arguments: ["vegan", "yumurtasız", "laktozsuz"])
  func noodles(_ diet: String) throws {
    for seed in 0..<6 as Range<UInt64> {
      let wish = RecipeWish(meal: .dinner, notes: "\(diet) makarna")
      guard let found = try? Shared.proposal(wish, seed: seed) else { continue }
      #expect(!found.recipe.ingredients.contains { $0.food == "kuru-eriste" })
    }
  }

  @Test(
    "One pot is a way to cook and no amount",
    arguments: ["tek tencere balık tarifi ver", "tek tencerede tavuklu yemek tarifi"])
  func pot(_ text: String) throws {
    for seed in 0..<4 as Range<UInt64> {
      let found = try Shared.proposal(RecipeWish(notes: text), seed: seed)
      #expect(!found.remarks.contains { $0.contains(" g yerine ") || $0.contains("tencere") })
      #expect(!found.recipe.steps.contains { $0.contains("fırın") && !$0.contains("ya da") })
    }
  }

  @Test("A change is of the thing that is named, and of none that only sounds like it")
  func swapped() throws {
    var recipe = try Self.maker.read(
      "Kurabiye\n2 kişilik\nMalzemeler\n50 g hindistan cevizi unu\n200 g kemiksiz tavuk but",
      .distantPast)
    #expect(throws: RecipeRefusal.self) { try Self.maker.edit(recipe, "ceviz yerine fındık koy") }
    recipe = try Self.maker.edit(recipe, "tavuğu çıkar").recipe
    #expect(recipe.ingredients.map(\.name) == ["hindistan cevizi unu"])
  }
}
