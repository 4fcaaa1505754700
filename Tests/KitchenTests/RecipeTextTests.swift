import Domain
import Foundation
import Testing

@testable import Kitchen

@Suite("Recipes as text")
struct RecipeTextTests {
  private func read(_ text: String) throws -> Recipe {
    try RecipeReader(foods: Shared.foods, pantry: Shared.book.pantry).recipe(
      in: text, now: Shared.day)
  }

  static let soup = """
    Mercimek Çorbası
    4 kişilik
    Hazırlama süresi: 10 dakika
    Pişirme süresi: 25 dk

    Malzemeler:
    - 1 su bardağı kırmızı mercimek (yıkanmış)
    - 1 adet soğan, doğranmış
    * 2 yemek kaşığı zeytinyağı
    1,5 litre su
    Tuz, karabiber
    1 tutam uzay tozu

    Yapılışı
    1. Soğanı zeytinyağında kavurun.
    2) Mercimeği ve suyu ekleyip 25 dakika pişirin.
    """

  @Test("A pasted recipe is read with its amounts, times and steps, and its figures computed")
  func pasted() throws {
    let recipe = try read(Self.soup)
    #expect(recipe.name == "Mercimek Çorbası" && recipe.servings == 4)
    #expect(recipe.prepMinutes == 10 && recipe.cookMinutes == 25)
    #expect(
      recipe.ingredients.map(\.name) == [
        "kırmızı mercimek", "soğan", "zeytinyağı", "su", "Tuz", "karabiber", "uzay tozu",
      ])
    let lentils = recipe.ingredients[0]
    #expect(lentils.food == "kirmizi-mercimek" && lentils.unit == "su bardağı")
    let food = try #require(Shared.foods.food("kirmizi-mercimek"))
    let grams = try #require(lentils.grams)
    #expect(
      grams > 100 && abs((lentils.nutrients?.carbs ?? 0) - food.per100g.carbs * grams / 100) < 1e-6)
    #expect(recipe.ingredients[3].grams == 1500)
    #expect(recipe.steps.count == 2 && recipe.steps[0] == "Soğanı zeytinyağında kavurun.")
    #expect(recipe.uncounted.contains("uzay tozu"))
    #expect(recipe.chefNotes.contains { $0.contains("uzay tozu") })
    #expect(recipe.mainIngredients.first == "kırmızı mercimek")
    #expect(recipe.origin == .imported && recipe.glycemicLoad != nil)
  }

  @Test("What is exported as data comes back as it was, with figures of ours")
  func data() throws {
    let recipe = try read(Self.soup)
    let again = try read(RecipeExport.jsonLD(recipe).text)
    #expect(again.name == recipe.name && again.servings == 4)
    #expect(again.prepMinutes == 10 && again.cookMinutes == 25 && again.steps == recipe.steps)
    #expect(again.ingredients.map(\.name) == recipe.ingredients.map(\.name))
    #expect(abs(again.perServing.carbs - recipe.perServing.carbs) < 0.1)
    #expect(again.chefNotes == recipe.chefNotes)
  }

  static let page = #"""
    <html><script type="application/ld+json">{"@type":"WebPage"}</script>
    <script type='application/ld+json'>{"@context":"https://schema.org","@graph":[{"@type":"Person"},
    {"@type":["Recipe","NewsArticle"],"name":"Menemen <b>özel</b>","recipeYield":["2","2 kişilik"],
    "totalTime":"PT1H5M","recipeIngredient":["3 adet yumurta","2 adet domates","1&nbsp;yemek kaşığı zeytinyağı"],
    "recipeInstructions":[{"@type":"HowToSection","name":"Baş","itemListElement":[
    {"@type":"HowToStep","text":"Domatesi pişirin.\n<p>Yumurtayı kırın.</p>"}]},"Servis edin."],
    "nutrition":{"carbohydrateContent":"999 g"}}]}</script></html>
    """#

  @Test("A page of a recipe site gives its recipe; its own figures are not taken over")
  func webPage() throws {
    let script = try #require(RecipeData.script(in: Self.page))
    let recipe = try read(script)
    #expect(recipe.name == "Menemen özel" && recipe.servings == 2 && recipe.cookMinutes == 65)
    #expect(recipe.ingredients.map(\.name) == ["yumurta", "domates", "zeytinyağı"])
    #expect(recipe.steps == ["Domatesi pişirin.", "Yumurtayı kırın.", "Servis edin."])
    #expect(recipe.perServing.carbs > 1 && recipe.perServing.carbs < 20)
    #expect(RecipeData.script(in: "<script>var x</script>") == nil)
  }

  @Test(
    "Data that is no recipe, or none with ingredients, is refused; odd values are left out",
    arguments: [
      #"{"@type":"Recipe","name":"Boş"}"#, #"{"@type":"Person"}"#, "{bozuk", "[]",
      #"{"@type":"Recipe","recipeIngredient":[{"@type":"x"},5,null]}"#,
    ])
  func refused(_ text: String) {
    #expect(throws: RecipeRefusal.self) { try read(text) }
  }

  @Test("Endless data has an end")
  func bounds() throws {
    let many = JSON.array((0..<5_000).map { .string("\($0 + 1) g un") })
    let data = try #require(
      RecipeData(JSON.object(["@type": "Recipe", "recipeIngredient": many]).text))
    #expect(data.ingredients.count == 120)
    let long = String(repeating: "a", count: 9_000)
    let one = RecipeData(
      JSON.object(["@type": "Recipe", "recipeIngredient": .string(long), "cookTime": "P9999D"]).text
    )
    #expect(one?.ingredients.first?.count == 600 && one?.cookMinutes == 0)
  }

  @Test("A note and the chef's notes come back from what was written for people")
  func notes() throws {
    var recipe = try read(Self.soup)
    recipe.note = "Az tuzlu yap"
    recipe.chefNotes = ["Yanına salata koyun."]
    let again = try read(RecipeExport.markdown(recipe))
    #expect(again.note == "Az tuzlu yap" && again.chefNotes.first == "Yanına salata koyun.")
    #expect(again.chefNotes.count == 2 && again.steps == recipe.steps)
  }

  @Test("Without headings, lines with amounts are ingredients and the others steps")
  func plain() throws {
    let recipe = try read("Omlet\n2 yumurta\n30 g beyaz peynir\nYumurtaları çırpıp pişirin.")
    #expect(recipe.name == "Omlet" && recipe.ingredients.count == 2 && recipe.steps.count == 1)
    #expect(recipe.ingredients[0].grams == 100)
  }

  @Test("A text that does not say for how many it is counts as one portion, and says so")
  func servings() throws {
    let text = "Omlet\n2 yumurta\n30 g beyaz peynir\nYumurtaları çırpıp pişirin."
    let recipe = try read(text)
    #expect(recipe.servings == 1 && recipe.chefNotes.contains(Texts.servingsUnsaid))
    let whole = try #require(recipe.knownPerServing)
    let told = RecipeExport.markdown(recipe).replacing("1 kişilik", with: "2 kişilik")
    let again = try read(told)
    #expect(again.servings == 2 && !again.chefNotes.contains(Texts.servingsUnsaid))
    #expect(abs((again.knownPerServing?.carbs ?? 0) - whole.carbs / 2) < 0.1)
  }

  @Test(
    "Where most ingredients have no figures there is none, and the file's own is told as its own")
  func foreign() throws {
    func told(_ lines: [String], carbs: JSON) throws -> Recipe {
      let data = JSON.object([
        "@type": "Recipe", "name": "Soup", "recipeYield": 4,
        "recipeIngredient": .array(lines.map(JSON.string)),
        "nutrition": ["carbohydrateContent": carbs],
      ])
      return try read(data.text)
    }
    let unread = ["1 cup red lentils", "1 onion", "2 g tuz"]
    let soup = try told(unread, carbs: "31 g")
    #expect(soup.knownPerServing == nil && soup.chefNotes.contains(Texts.figureOfFile(31)))
    #expect(RecipeExport.markdown(soup).contains(Texts.unreckoned))
    #expect(RecipeExport.jsonLD(soup)["nutrition"] == nil)
    #expect(try told(unread, carbs: "900 g").chefNotes.allSatisfy { !$0.contains("900") })
    let rice = try told(["400 g pirinç", "1 onion"], carbs: 80)
    #expect(rice.knownPerServing != nil && !rice.chefNotes.contains(Texts.figureOfFile(80)))
    #expect(try told(["400 g pirinç"], carbs: "8,5 g").chefNotes.contains(Texts.figureOfFile(8.5)))
  }

  @Test("A text without ingredients is refused with what helps")
  func nothing() throws {
    let refusal = try #require(throws: RecipeRefusal.self) { _ = try read("Merhaba, nasılsınız?") }
    #expect(refusal.message.contains("malzeme"))
  }

  @Test("What is exported as Markdown is read back with the same ingredients and steps")
  func roundTrip() throws {
    for seed in 0..<30 {
      let recipe = try Shared.proposal(
        RecipeWish(meal: RecipeMeal.allCases[seed % 6], servings: 1 + seed % 5), seed: UInt64(seed)
      ).recipe
      let text = RecipeExport.markdown(recipe)
      let back = try read(text)
      #expect(back.name == recipe.name && back.servings == recipe.servings)
      #expect(back.ingredients.map(\.name) == recipe.ingredients.map(\.name))
      #expect(Array(back.steps.prefix(recipe.steps.count)) == recipe.steps)
      #expect(back.prepMinutes == recipe.prepMinutes && back.cookMinutes == recipe.cookMinutes)
      #expect(
        abs(back.perServing.carbs - recipe.perServing.carbs) < 0.01 * recipe.perServing.carbs + 0.05
      )
    }
  }

  static let shown = """
    **Mantarlı maş fasulyesi çorbası** (4 kişilik)

    Bir porsiyonda **23,6 g karbonhidrat**, 219 kcal, glisemik yük 9. Yaklaşık 35 dakika.

    - 130 g maş fasulyesi
    - 240 g kültür mantarı
    - yarım soğan
    - ¾ yemek kaşığı zeytinyağı

    1. Soğanı ince doğrayın.
    2. Zeytinyağında çevirin.
    3. Servis edin.

    Porsiyonun glisemik yükü yaklaşık 99: yüksek.

    Yoğurdun etiketine bakın: ilave şekersiz olmalı.

    “Tarifi kaydet” yazarsanız saklarım.

    Besin değerleri 1 porsiyon içindir.
    """

  @Test("A recipe as it is shown here is read back without its figures")
  func shown() throws {
    let recipe = try read(Self.shown)
    #expect(recipe.name == "Mantarlı maş fasulyesi çorbası" && recipe.servings == 4)
    #expect(
      recipe.ingredients.map(\.name) == [
        "maş fasulyesi", "kültür mantarı", "soğan", "zeytinyağı",
      ])
    #expect(
      recipe.steps == ["Soğanı ince doğrayın.", "Zeytinyağında çevirin.", "Servis edin."])
    #expect(recipe.prepMinutes + recipe.cookMinutes == 35)
    #expect(recipe.chefNotes.contains("Yoğurdun etiketine bakın: ilave şekersiz olmalı."))
    #expect(!recipe.chefNotes.contains { $0.contains("99") || $0.contains("kaydet") })
  }

  @Test(
    "A first line that only asks to keep the recipe is not its name",
    arguments: [
      "bu tarifi kaydet:\nMenemen", "Tarif kaydet:\n\nMenemen", "bu tarifi sakla: Menemen",
      "Şu tarifi kaydeder misin:\nMenemen", "Menemen",
    ])
  func order(_ head: String) throws {
    let recipe = try read(head + "\n2 yumurta\n1 domates\nYumurtaları domatesle iyice pişirin.")
    #expect(recipe.name == "Menemen" && recipe.ingredients.count == 2, "\(recipe.name)")
    #expect(recipe.steps.count == 1, "\(recipe.steps)")
  }

  @Test(
    "Facts that stand in one line are read, and are no step",
    arguments: [
      "Hazırlık: 20 dk, Pişirme: 30 dk", "Hazırlama 20 dakika | Pişirme 30 dakika",
      "Hazırlık süresi: 20 dk • Pişirme süresi: 30 dk",
    ])
  func facts(_ line: String) throws {
    let recipe = try read("Omlet\n\(line)\nMalzemeler\n2 yumurta\nYapılışı\nÇırpın.")
    #expect(recipe.prepMinutes == 20 && recipe.cookMinutes == 30, "\(line)")
    #expect(recipe.steps == ["Çırpın."])
    let plain = try read("Omlet\n2 yumurta\n\(line)\nYumurtaları çırpıp tavada pişirin.")
    #expect(plain.prepMinutes == 20 && plain.steps.count == 1)
  }

  @Test("A step that names minutes stays a step")
  func stepWithTime() throws {
    let recipe = try read("Omlet\n2 yumurta\nYapılışı\nYaklaşık 10 dakika pişirin.")
    #expect(recipe.steps == ["Yaklaşık 10 dakika pişirin."] && recipe.cookMinutes == 0)
  }

  @Test("The JSON-LD is schema.org's Recipe")
  func jsonLD() throws {
    let recipe = try Shared.proposal(RecipeWish(meal: .dinner), seed: 4).recipe
    let json = RecipeExport.jsonLD(recipe)
    #expect(json["@context"]?.string == "https://schema.org" && json["@type"]?.string == "Recipe")
    #expect(json["recipeIngredient"]?.array?.count == recipe.ingredients.count)
    #expect(json["recipeInstructions"]?.array?.first?["@type"]?.string == "HowToStep")
    #expect(json["totalTime"]?.string == "PT\(recipe.prepMinutes + recipe.cookMinutes)M")
    let carbs = json["nutrition"]?["carbohydrateContent"]?.string ?? ""
    #expect(carbs.hasSuffix(" g") && !carbs.contains(","))
  }
}
