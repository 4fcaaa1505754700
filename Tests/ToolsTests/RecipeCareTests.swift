import Domain
import Kitchen
import Nutrition
import Support
import Testing

@testable import Tools

@Suite("What a recipe's owner should know before and after a write")
struct RecipeCareTests {
  private static let foods = FoodBook().table
  private static let text =
    "Omlet\n2 kişilik\nMalzemeler\n3 yumurta\n100 g kültür mantarı\n20 g tereyağı\n2 g tuz\n"
    + "Yapılışı\nYumurtayı çırpıp mantar ve tereyağıyla pişirin."

  private let fake = FakeRecords()

  private var tools: [any Tool] {
    var kitchen = KitchenServices.absent
    kitchen.recipes = CookBook.maker(foods: Self.foods)
    return Toolbox(records: fake.records, foods: Self.foods, kitchen: kitchen).all
  }

  private var context: ToolContext { Desk().context }

  private func tool(_ name: String) throws -> any Tool {
    try #require(tools.first { type(of: $0).name == name })
  }

  @discardableResult
  private func call(_ name: String, _ arguments: JSON) async throws -> JSON {
    try await tool(name).run(arguments, in: context)
  }

  private func warnings(_ name: String, _ arguments: JSON) async throws -> String {
    try await (call(name, arguments)["warnings"]?.array ?? []).compactMap(\.string)
      .joined(separator: " ")
  }

  @Test(
    "An allergy or intolerance that is kept is told with every write that brings what holds it",
    arguments: [
      (["allergies": ["kuruyemiş"]], "50 g ceviz ekle", "ceviz"),
      (["allergies": ["fındık"]], "mantar yerine fındık koy", "fındık"),
      (["diet": ["çölyak"]], "50 g bulgur ekle", "bulgur"),
      (["allergies": ["laktoz"]], "100 g süt ekle", "süt"),
    ] as [(JSON, String, String)])
  func allergies(_ profile: JSON, _ change: String, _ thing: String) async throws {
    try await call("updateProfile", profile)
    let plain = try await call("saveRecipe", ["text": .string(Self.text)])
    #expect(plain["warnings"]?.array?.isEmpty == true)
    let id = try #require(plain["recipe"])
    let changed = try await warnings("updateRecipe", ["recipe": id, "text": .string(change)])
    #expect(changed.contains("Dikkat: profilinizde") && changed.contains("\(thing) bunu"))
    for number in [id, .null] {
      let item: JSON = ["name": "Omlet", "unit": "porsiyon", "recipe": number]
      #expect(try await warnings("logMeal", ["items": [item]]).contains("\(thing) bunu"))
    }
    #expect(try await warnings("addToShoppingList", ["recipe": id]).contains("Dikkat"))
    let item: JSON = ["items": [["name": .string(thing)]]]
    #expect(try await warnings("addToShoppingList", item).contains("Dikkat"))
    let pasted = Self.text.replacing("100 g kültür mantarı", with: "100 g \(thing)")
    #expect(try await warnings("saveRecipe", ["text": .string(pasted)]).contains("\(thing) bunu"))
  }

  @Test("A change that brings more than anybody eats is asked about first, and a plain one is not")
  func strange() async throws {
    let id = try await call("saveRecipe", ["text": .string(Self.text)])["recipe"] ?? .null
    for text in ["5 kg şeker ekle", "tuzu 20 kat artır", "mantarı 5 kg yap", "40 g tuz ekle"] {
      let question = try await tool("updateRecipe").ask(
        ["recipe": id, "text": .string(text)], in: context)
      #expect(question?.hasSuffix("?") == true, "\(text)")
    }
    for text in ["tuzu yarıya indir", "mantarı 200 g yap", "50 g bulgur ekle", "tuzu çıkar"] {
      let question = try await tool("updateRecipe").ask(
        ["recipe": id, "text": .string(text)], in: context)
      #expect(question == nil, "\(text)")
    }
    let many = try await tool("updateRecipe").ask(["recipe": id, "servings": 40], in: context)
    #expect(many == nil)
  }

  @Test("A serving that comes over the load that is aimed at says so")
  func aim() async throws {
    let id = try await call("saveRecipe", ["text": .string(Self.text)])["recipe"] ?? .null
    let light = try await warnings("updateRecipe", ["recipe": id, "text": "50 g kabak ekle"])
    #expect(!light.contains("glisemik yük"))
    let heavy = try await warnings("updateRecipe", ["recipe": id, "text": "150 g pirinç ekle"])
    #expect(heavy.contains("glisemik yükü yaklaşık"))
    let pasted = Self.text.replacing("100 g kültür mantarı", with: "200 g pirinç")
    #expect(try await warnings("saveRecipe", ["text": .string(pasted)]).contains("glisemik yük"))
  }

  @Test("Steps that name what is gone, or not what is new, are told, and at the next change again")
  func steps() async throws {
    let id = try await call("saveRecipe", ["text": .string(Self.text)])["recipe"] ?? .null
    let gone = try await warnings("updateRecipe", ["recipe": id, "text": "mantarı çıkar"])
    #expect(gone.contains("atlayın: kültür mantarı."))
    let new = try await warnings("updateRecipe", ["recipe": id, "text": "50 g kabak ekle"])
    #expect(new.contains("atlayın: kültür mantarı.") && new.contains("kabak hiçbir adımda"))
    let back = try await warnings(
      "updateRecipe", ["recipe": id, "text": "80 g kültür mantarı ekle"])
    #expect(!back.contains("atlayın"))
  }

  @Test("Amounts that are said with a number of people are of the whole as it will be")
  func people() async throws {
    let id = try await call("saveRecipe", ["text": .string(Self.text)])["recipe"] ?? .null
    let told = try await call(
      "updateRecipe", ["recipe": id, "servings": 4, "text": "tuz 3 gram olsun"])
    #expect(told["servings"]?.number == 4 && told.at("ingredients", 3, "grams")?.number == 3)
    #expect(told.at("ingredients", 0, "quantity")?.number == 6)
  }
}
