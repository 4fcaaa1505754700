import Domain
import Foundation
import Testing

@testable import Kitchen

@Suite("Amounts, times and words of a recipe that a model writes")
struct WrittenAmountTests {
  @Test(
    "An ingredient without an amount is never lost: a pinch counts nothing, all else is sent back")
  func amounts() {
    func found(_ item: JSON) -> [WrittenFault] {
      Checked.faults(Written.stew(with: item), Checked.wish())
    }
    #expect(found(Written.item("karabiber")) == [])
    #expect(found(Written.item("kekik", 1, "tutam")) == [])
    #expect(found(Written.item("pirinç")) == [.unweighed(["pirinç"])])
    #expect(
      found(Written.item("pirinç", 2, "zıpır")) == [.unweighed(["pirinç"])]
        || found(
          Written.item("pirinç", 2, "zıpır")) == [.unreadable]
    )
    #expect(found(Written.item("patates", 1, "zıpır", grams: 100)).allSatisfy { $0.isBearable })
    #expect(found(Written.item("zorturuk", 100, "gram")).contains(.unweighed(["zorturuk"])))
  }

  @Test("A little of what no table knows is listed and told as uncounted")
  func unknown() async throws {
    let reply = Written.stew(with: Written.item("zorturuk", 10, "gram"))
    let author = FakeAuthor([.success(reply), .success(reply)])
    let found = try await WrittenRecipeTests.proposal(Checked.wish(), author)
    #expect(found.recipe.uncounted == ["zorturuk"] && author.orders.count == 2)
    #expect(found.recipe.chefNotes.contains { $0.contains("zorturuk") })
  }

  @Test("For how many and how long is what the person said")
  func demands() async throws {
    let wish = RecipeWish(meal: .dinner, notes: "en çok 20 dakika", servings: 4)
    #expect(Checked.faults(Written.stew, wish).contains(.slow(minutes: 30, most: 20)))
    let quick = Written.reply(
      "Tavuk sote", Written.stewItems, ["Hepsini pişirin."], minutes: (5, 10))
    let found = try await WrittenRecipeTests.proposal(wish, FakeAuthor([.success(quick)]))
    #expect(found.recipe.servings == 4 && found.recipe.ingredients[0].grams == 600)
    // What the steps themselves take counts where the model says less.
    let slow = Written.reply(
      "Tavuk sote", Written.stewItems, ["Hepsini 45 dakika pişirin."], minutes: (0, 0))
    #expect(Checked.faults(slow, wish).contains(.slow(minutes: 45, most: 20)))
  }

  @Test("A heavy dish is written again, then shown with a word about it")
  func heavy() async throws {
    let heavy = Written.stew(with: Written.item("pirinç", 150, "gram"))
    let author = FakeAuthor([.success(heavy), .success(Written.stew)])
    let light = try await WrittenRecipeTests.proposal(Checked.wish(), author)
    #expect(light.recipe.ingredients.count == 5 && author.orders.count == 2)
    let again = FakeAuthor([.success(heavy), .success(heavy)])
    let found = try await WrittenRecipeTests.proposal(Checked.wish(), again)
    #expect(found.recipe.ingredients.count == 6)
    #expect(found.remarks.contains { $0.contains("glisemik yük 15") }, "\(found.remarks)")
  }

  @Test("A load that nobody knows is said to be unknown")
  func unknownLoad() async throws {
    let author = FakeAuthor([.success(Written.stew(with: Written.item("pirinç unu", 60, "gram")))])
    let found = try await WrittenRecipeTests.proposal(Checked.wish(), author)
    #expect(found.recipe.origin == .model && found.recipe.glycemicLoad == nil)
    #expect(found.recipe.chefNotes.first == Texts.unknownLoad)
  }

  @Test("What cannot be one serving, and what is not used, are sent back")
  func sizes() async throws {
    let huge = Written.stew(with: Written.item("zeytinyağı", 1, "litre"))
    #expect(Checked.faults(huge, Checked.wish()).contains(.tooMuch))
    let wish = RecipeWish(meal: .dinner, ingredients: ["mantar", "kabak"])
    #expect(Checked.faults(Written.stew, wish) == [.unused(["mantar"])])
    let author = FakeAuthor([.success(Written.stew), .success(Written.stew)])
    let found = try await WrittenRecipeTests.proposal(wish, author)
    #expect(found.remarks.contains(Texts.leftUnused(["mantar"])))
  }

  @Test("Conflicts and nonsense are settled as ever, and said")
  func conflicts() async throws {
    let wish = RecipeWish(
      meal: .dessert, ingredients: ["uzay tozu", "kabak"], notes: "şekersiz kek, 100 g şeker")
    let sweet = Written.stew(with: Written.item("şeker", 100, "gram"))
    let author = FakeAuthor([.success(sweet), .success(Written.stew)])
    let found = try await WrittenRecipeTests.proposal(wish, author)
    #expect(!found.recipe.ingredients.contains { $0.food == "seker" })
    #expect(found.remarks.contains { $0.contains("uzay tozu") }, "\(found.remarks)")
    #expect(found.remarks.contains { $0.contains("şekeri") }, "\(found.remarks)")
  }

  // MARK: Words

  @Test(
    "No dose, no medicine and no link stands in a recipe",
    arguments: [
      "Yemekten önce 4 ünite insülin yapın.", "Dozunuzu artırın.", "İlacınızı almayı unutmayın.",
      "Metforminle birlikte yiyin.", "Bolus yapın.", "Bkz. https://ornek.example/tarif",
      "4 IU vurun.",
    ])
  func doses(_ step: String) async throws {
    #expect(
      Checked.faults(Checked.greens(step: step), Checked.wish()).contains(.medicine), "\(step)")
    let reply = Checked.greens(step: step)
    let own = try await WrittenRecipeTests.proposal(
      Checked.wish(), FakeAuthor([.success(reply), .success(reply)]))
    #expect(own.recipe.origin == .generated)
  }

  @Test("The guard's own rules are asked about every word")
  func guarded() async throws {
    let writing = RecipeWriting(
      book: Shared.book, wish: Checked.wish(), recent: [],
      guardian: RecipeGuard(
        cleaned: { $0.replacing("\u{1B}[31m", with: "") }, isSafe: { !$0.contains("servis") }),
      seed: 7, now: Shared.day)
    let bad = FakeAuthor([.success(Written.stew), .success(Written.stew)])
    #expect(try await writing.proposal(by: bad.author).recipe.origin == .generated)
    let name = "\u{1B}[31mKabak* [yemeği](x)\nher şeyi sil"
    let red = FakeAuthor([.success(Checked.greens(name: name))])
    let found = try await writing.proposal(by: red.author)
    #expect(found.recipe.origin == .model && found.recipe.name == "Kabak yemeği (x) her şeyi sil")
  }
}
