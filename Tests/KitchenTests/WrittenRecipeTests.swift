import Domain
import Foundation
import Synchronization
import Testing
import Turkish

@testable import Kitchen

/// A model that writes what it is told to, one reply after the other, and keeps what it was asked.
final class FakeAuthor: Sendable {
  private let replies: Mutex<[Result<String, ModelFailure>]>
  private let kept = Mutex<(orders: [RecipeOrder], told: [String])>(([], []))

  init(_ replies: [Result<String, ModelFailure>]) { self.replies = Mutex(replies) }

  var orders: [RecipeOrder] { kept.withLock { $0.orders } }
  var told: [String] { kept.withLock { $0.told } }

  var author: RecipeAuthor {
    RecipeAuthor(
      model: "openai:deneme", tell: { text in self.kept.withLock { $0.told.append(text) } },
      write: { order, heard throws(ModelFailure) in
        self.kept.withLock { $0.orders.append(order) }
        let reply = self.replies.withLock { $0.isEmpty ? .success("") : $0.removeFirst() }
        let text = try reply.get()
        for end in stride(from: 0, through: text.count, by: 40) { heard(String(text.prefix(end))) }
        return text
      })
  }
}

/// Recipes as models write them.
enum Written {
  static func reply(
    _ name: String, _ ingredients: [JSON], _ steps: [String], servings: Int = 2,
    minutes: (Int, Int) = (10, 20), carbs: Double? = nil
  ) -> String {
    let value: JSON = [
      "name": .string(name), "mealType": "dinner", "servings": .number(Double(servings)),
      "ingredients": .array(ingredients), "steps": .array(steps.map(JSON.string)),
      "prepMinutes": .number(Double(minutes.0)), "cookMinutes": .number(Double(minutes.1)),
      "carbsPerServing": carbs.map(JSON.number) ?? .null,
    ]
    return value.text
  }

  static func item(
    _ name: String, _ quantity: Double? = nil, _ unit: String? = nil, grams: Double? = nil
  ) -> JSON {
    [
      "name": .string(name), "quantity": quantity.map(JSON.number) ?? .null,
      "unit": unit.map(JSON.string) ?? .null, "grams": grams.map(JSON.number) ?? .null,
    ]
  }

  static let stewItems: [JSON] = [
    item("tavuk göğsü", 300, "gram", grams: 300), item("kabak", 2, "adet", grams: 400),
    item("domates", 2, "adet"), item("zeytinyağı", 1, "yemek kaşığı"),
    item("tuz", 0.5, "çay kaşığı"),
  ]
  static let stewSteps = [
    "Tavuğu kuşbaşı doğrayın, zeytinyağında soteleyin.",
    "Kabakları ve domatesleri ekleyip 15 dakika pişirin.", "Tuzunu ekleyip servis edin.",
  ]
  static let stew = reply("Kabaklı tavuk sote", stewItems, stewSteps)

  /// The stew with one more thing in it.
  static func stew(with item: JSON, _ steps: [String] = stewSteps) -> String {
    reply("Kabaklı tavuk sote", stewItems + [item], steps)
  }

  /// A dish that everybody may eat.
  static let greens = reply(
    "Zeytinyağlı kabak",
    [
      item("kabak", 3, "adet"), item("domates", 2, "adet"), item("soğan", 1, "adet"),
      item("zeytinyağı", 2, "yemek kaşığı"), item("tuz", 1, "çay kaşığı"),
    ],
    ["Soğanı zeytinyağında soldurun.", "Kabağı ve domatesi ekleyip 20 dakika pişirin."])
}

@Suite("Recipes that a model writes")
struct WrittenRecipeTests {
  static let wish = RecipeWish(meal: .dinner)

  static func writing(_ wish: RecipeWish, _ recent: [RecentRecipe] = []) -> RecipeWriting {
    RecipeWriting(
      book: Shared.book, wish: wish, recent: recent, guardian: RecipeGuard(), seed: 7,
      now: Shared.day)
  }

  static func proposal(
    _ wish: RecipeWish, _ author: FakeAuthor, _ recent: [RecentRecipe] = []
  ) async throws -> RecipeProposal {
    try await writing(wish, recent).proposal(by: author.author)
  }

  private func proposal(
    _ replies: String..., wish: RecipeWish = wish, recent: [RecentRecipe] = []
  ) async throws -> RecipeProposal {
    try await Self.proposal(wish, FakeAuthor(replies.map(Result.success)), recent)
  }

  @Test("The figures are the sums of the food table, and the model is named")
  func figures() async throws {
    let found = try await proposal(Written.stew)
    let recipe = found.recipe
    #expect(recipe.origin == .model && recipe.name == "Kabaklı tavuk sote")
    #expect(recipe.ingredients.count == 5 && recipe.uncounted.isEmpty)
    #expect(recipe.ingredients[0].food == "cig-tavuk-gogsu" && recipe.ingredients[0].grams == 300)
    let chicken = try #require(Shared.foods.food("cig-tavuk-gogsu"))
    #expect(recipe.ingredients[0].nutrients == chicken.per100g.scaled(toGrams: 300))
    #expect(recipe.mainIngredients == ["kabak", "tavuk", "domates"])
    #expect(recipe.steps.count == 3 && recipe.cookMinutes == 20)
    #expect(recipe.glycemicLoad.map { $0 < 15 } == true && recipe.per100g != nil)
    #expect(found.remarks.contains { $0.contains("openai:deneme") })
  }

  @Test("Figures of the model are only compared, and told where they are far off")
  func compared() async throws {
    let near = try await proposal(Written.stew)
    let carbs = near.recipe.perServing.carbs
    func told(_ figure: Double) async throws -> Bool {
      let reply = Written.reply(
        "Kabaklı tavuk sote", Written.stewItems, Written.stewSteps, carbs: figure)
      let found = try await proposal(reply)
      #expect(found.recipe.perServing.carbs == carbs)
      return found.remarks.contains { $0.contains("Model porsiyona") }
    }
    #expect(try await told(carbs + 2) == false)
    #expect(try await told(carbs + 20))
  }

  @Test(
    "A recipe in a fence, among words, wrapped, or with amounts as text is read",
    arguments: [
      "```json\n\(Written.stew)\n```", "Elbette! {işte} tarif:\n\(Written.stew)\nAfiyet olsun :}",
      "{\"recipe\":\(Written.stew)}",
      Written.stew.replacing("\"quantity\":2", with: "\"quantity\":\"2\""),
      Written.reply(
        "Tavuk sote",
        ["300 g tavuk göğsü", "2 kabak", "2 domates", "1 yemek kaşığı zeytinyağı", "tuz"],
        ["1. Tavuğu zeytinyağında soteleyin.", "2) Kabağı, domatesi, tuzu ekleyip pişirin."]),
    ])
  func forms(_ reply: String) async throws {
    let author = FakeAuthor([.success(reply)])
    let found = try await Self.proposal(Self.wish, author)
    #expect(found.recipe.origin == .model && author.orders.count == 1)
    #expect(found.recipe.ingredients.count == 5 && found.recipe.uncounted.isEmpty)
    #expect(found.recipe.steps.first?.hasPrefix("Tavuğu") == true)
  }

  @Test(
    "What is no recipe is asked for once more; where that fails too, ours stands in and that is said",
    arguments: [
      "", "Üzgünüm, yardımcı olamam.", String(Written.stew.prefix(200)), "{}", "[1,2]",
      #"{"name":"x","ingredients":[],"steps":["Pişirin."]}"#,
      #"{"name":"x","ingredients":"hepsi","steps":[]}"#,
      Written.reply("", Written.stewItems, Written.stewSteps),
      Written.reply("Sote", Written.stewItems, []),
      Written.reply("Sote", Written.stewItems + [Written.item("")], Written.stewSteps),
      String(repeating: "{\"ingredients\":", count: 500),
    ])
  func broken(_ reply: String) async throws {
    let mended = FakeAuthor([.success(reply), .success(Written.stew)])
    #expect(try await Self.proposal(Self.wish, mended).recipe.name == "Kabaklı tavuk sote")
    #expect(mended.orders.count == 2)
    let broken = FakeAuthor([.success(reply), .success(reply), .success(Written.stew)])
    let own = try await Self.proposal(Self.wish, broken)
    #expect(own.recipe.origin == .generated && broken.orders.count == 2)
    #expect(own.remarks.first?.contains("kendim hazırladım") == true, "\(own.remarks)")
  }

  @Test("A model that fails is not asked again; a stop is no recipe at all")
  func failures() async throws {
    let down = ModelFailure(code: "unreachable", message: "Sunucu yok.", isRetryable: true)
    let author = FakeAuthor([.failure(down), .success(Written.stew)])
    let own = try await Self.proposal(Self.wish, author)
    #expect(own.recipe.origin == .generated && author.orders.count == 1)
    #expect(own.remarks.first?.contains("Sunucu yok.") == true)
    let later = FakeAuthor([
      .success(Written.stew(with: Written.item("şeker", 50, "gram"))), .failure(down),
    ])
    #expect(try await Self.proposal(Self.wish, later).recipe.origin == .generated)
    let stopped = FakeAuthor([.failure(.stopped)])
    await #expect(throws: RecipeRefusal(kind: .stopped, message: Texts.stopped)) {
      try await Self.proposal(Self.wish, stopped)
    }
  }

  @Test("Nothing said is a question, and nobody is asked to write")
  func asks() async throws {
    let author = FakeAuthor([.success(Written.stew)])
    do {
      _ = try await Self.proposal(RecipeWish(), author)
      Issue.record("a recipe for nothing")
    } catch let refusal as RecipeRefusal {
      #expect(refusal.kind == .needsMeal && refusal.message.contains("Hangi öğün"))
    }
    #expect(author.orders.isEmpty)
  }

  @Test("Who writes is told, then how far it is, then why it writes again")
  func progress() async throws {
    let author = FakeAuthor([.success("{"), .success(Written.stew)])
    _ = try await Self.proposal(Self.wish, author)
    #expect(author.told.count == 3)
    #expect(author.told[0] == Texts.writing("openai:deneme"))
    #expect(author.told[1].contains("bir kez daha") && author.told[2].contains("yapılışını"))
  }

  // MARK: What the model is told

  @Test("It is told the wish, what must not be in it and the last dishes, and nothing else")
  func order() async throws {
    let author = FakeAuthor([.success(Written.greens)])
    let wish = RecipeWish(
      meal: .dinner, style: "zeytinyağlı", ingredients: ["2 kabak", "uzay tozu", "şeker"],
      notes: "yağsız", servings: 3, allergies: ["fıstık"], diets: ["vegan"])
    let recent = (1...12).map {
      RecentRecipe(name: "gizli \($0)", mainIngredients: ["nohut \($0)"])
    }
    _ = try await Self.proposal(wish, author, recent)
    let told = try #require(author.orders.first?.wish)
    for words in ["3", "dinner", "zeytinyağlı", "2 kabak", "yağsız", "fıstık", "vegan"] {
      #expect(told.contains(words), "\(words): \(told)")
    }
    #expect(told.contains("nohut 10") && !told.contains("nohut 11") && !told.contains("gizli"))
    #expect(!told.contains("uzay") && !told.contains("şeker"))
    #expect(author.orders.allSatisfy { $0.schema == WrittenRecipe.schema })
  }

  @Test("What is wrong is said to it when it is asked again")
  func feedback() async throws {
    let sweet = Written.stew(with: Written.item("bal", 2, "yemek kaşığı"))
    let author = FakeAuthor([.success(sweet), .success(Written.stew)])
    let found = try await Self.proposal(Self.wish, author)
    #expect(found.recipe.origin == .model)
    #expect(author.orders[1].wish.contains("bal") && !author.orders[0].wish.contains("bal"))
  }

  // MARK: Variety

  @Test("A dish like a recent one is written again, then taken and that is said")
  func similar() async throws {
    let recent = [RecentRecipe(name: "Dünkü", mainIngredients: ["tavuk", "kabak", "domates"])]
    let other = Written.reply(
      "Fırında levrek",
      [
        Written.item("levrek", 300, "gram"), Written.item("roka", 80, "gram"),
        Written.item("zeytinyağı", 1, "yemek kaşığı"),
      ], ["Levreği zeytinyağıyla fırında pişirin.", "Rokayla servis edin."])
    let author = FakeAuthor([.success(Written.stew), .success(other)])
    let found = try await Self.proposal(Self.wish, author, recent)
    #expect(found.recipe.name == "Fırında levrek" && found.similarTo == nil, "\(found.remarks)")
    #expect(author.orders[1].wish.contains("Dünkü"))
    let same = try await proposal(Written.stew, Written.stew, recent: recent)
    #expect(same.similarTo == "Dünkü" && same.recipe.origin == .model)
    #expect(same.remarks.contains(Texts.stillSimilar("Dünkü")))
  }

  @Test("Onion, oil and spices make no two dishes alike")
  func taste() async throws {
    let recent = [RecentRecipe(name: "Pilaki", mainIngredients: ["soğan", "zeytinyağı", "tuz"])]
    #expect(try await proposal(Written.greens, recent: recent).similarTo == nil)
  }
}
