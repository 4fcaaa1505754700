import Domain
import Foundation
import Nutrition
import Testing

@testable import Kitchen

@Suite("Changing a recipe by words")
struct RecipeEditorTests {
  private static let foods = FoodBook().table
  private static let maker = CookBook.maker(foods: foods)

  private static func recipe() throws -> Recipe {
    var recipe = try maker.read(
      "Omlet\n2 kişilik\nMalzemeler\n3 yumurta\n100 g kültür mantarı\n20 g tereyağı\n2 g tuz\n"
        + "Yapılışı\nÇırpıp pişirin.", .distantPast)
    recipe.cookedGrams = 250
    return recipe
  }

  @Test(
    "Things are taken out, changed, swapped and added, in any case and order",
    arguments: [
      ("tuzu çıkar", ["yumurta", "kültür mantarı", "tereyağı"], ["tuz çıkarıldı"]),
      (
        "tuzu ve mantarı çıkar", ["yumurta", "tereyağı"],
        ["tuz çıkarıldı", "kültür mantarı çıkarıldı"]
      ),
      (
        "2 yumurta yap", ["yumurta", "kültür mantarı", "tereyağı", "tuz"],
        ["2 yumurta (100 g)"]
      ),
      (
        "mantarı 150 gram yap, tuz olmasın", ["yumurta", "kültür mantarı", "tereyağı"],
        ["150 gram kültür mantarı", "tuz çıkarıldı"]
      ),
      (
        "tereyağı yerine zeytinyağı", ["yumurta", "kültür mantarı", "zeytinyağı", "tuz"],
        ["tereyağı yerine 20 gram zeytinyağı"]
      ),
      (
        "içindeki tuzu çıkar", ["yumurta", "kültür mantarı", "tereyağı"], ["tuz çıkarıldı"]
      ),
      (
        "mantarı sevmem kabak koy yerine", ["yumurta", "kabak", "tereyağı", "tuz"],
        ["kültür mantarı yerine 100 gram kabak"]
      ),
      (
        "mantarı kabakla değiştir", ["yumurta", "kabak", "tereyağı", "tuz"],
        ["kültür mantarı yerine 100 gram kabak"]
      ),
      (
        "bir de beyaz peynir ekleyelim, 50 gram",
        ["yumurta", "kültür mantarı", "tereyağı", "tuz", "beyaz peynir"],
        ["50 gram beyaz peynir eklendi"]
      ),
      (
        "tuzu çıkar, marulu çıkar", ["yumurta", "kültür mantarı", "tereyağı"],
        ["tuz çıkarıldı", "“marul” zaten yoktu"]
      ),
      (
        "bi de yumurta 4 olsun", ["yumurta", "kültür mantarı", "tereyağı", "tuz"],
        ["4 yumurta (200 g)"]
      ),
      (
        "50 g beyaz peynir ekle", ["yumurta", "kültür mantarı", "tereyağı", "tuz", "beyaz peynir"],
        ["50 gram beyaz peynir eklendi"]
      ),
    ])
  func edits(_ text: String, _ names: [String], _ told: [String]) throws {
    let edit = try Self.maker.edit(Self.recipe(), text)
    #expect(edit.recipe.ingredients.map(\.name) == names, "\(text)")
    #expect(edit.told == told, "\(text)")
  }

  @Test(
    "Shares, people and several changes in a row are understood, and a forbidden thing is taken out",
    arguments: [
      ("tereyağını yarıya indir", "10 gram tereyağı"), ("tuzu ikiye katla", "4 gram tuz"),
      ("tuzu 3 katına çıkar", "6 gram tuz"), ("mantarın yarısını çıkar", "50 gram kültür mantarı"),
      ("tuz ekleme", "tuz çıkarıldı"), ("tereyağı kullanmayın", "tereyağı çıkarıldı"),
      ("tuzu çıkar 2 yumurta yap", "tuz çıkarıldı; 2 yumurta (100 g)"),
      ("mantarı çıkar yerine 50 g pırasa koy", "kültür mantarı yerine 50 gram pırasa"),
      ("4 kişilik olsun tuz da 3 gram", "4 kişilik; 3 gram tuz"),
      ("yumurtayı 4'e çıkar", "4 yumurta"),
      ("50 g koyun kıyması ekle", "50 gram koyun kıyması eklendi"),
      ("50 g ceviz eklemek istiyorum", "50 gram ceviz eklendi"),
      ("10 g susam ekle", "10 gram susam"),
    ])
  func more(_ text: String, _ told: String) throws {
    let edit = try Self.maker.edit(Self.recipe(), text)
    #expect(edit.told.joined(separator: "; ").hasPrefix(told), "\(text): \(edit.told)")
  }

  @Test("Water is not taken for what only begins like it, and of several not all are taken out")
  func near() throws {
    let recipe = try Self.maker.read("Çorba\n500 g su\n100 g mercimek\n4 yumurta", .distantPast)
    let edit = try Self.maker.edit(recipe, "10 g susam ekle")
    #expect(edit.recipe.ingredients.map(\.name) == ["su", "mercimek", "yumurta", "susam"])
    #expect(try Self.maker.edit(recipe, "su 1 litre olsun").recipe.ingredients[0].grams == 1000)
    let refusal = #expect(throws: RecipeRefusal.self) {
      _ = try Self.maker.edit(recipe, "2 yumurta çıkar")
    }
    #expect(refusal?.message.contains("ne kadar olsun") == true)
  }

  @Test("Figures follow the change, and the dish weighs as much less")
  func figures() throws {
    let before = try Self.recipe()
    let after = try Self.maker.edit(before, "tereyağını çıkar").recipe
    #expect(after.totals.fat < before.totals.fat - 10)
    let grams = before.ingredients.compactMap(\.grams).reduce(0, +)
    let expected = 250 * (grams - 20) / grams
    #expect(abs((after.cookedGrams ?? 0) - expected) < 0.01)
  }

  @Test(
    "What is not in it, says no amount or leaves nothing is refused with the next step",
    arguments: [
      ("nohudu çıkar", "Bu tarifte “nohut” yok"), ("biraz daha güzel", "ne kadar olsun"),
      ("beyaz peynir ekle", "ne kadar olsun"), ("pırasayı 300 gram yap", "“pırasa” yok"),
      ("yumurtayı, mantarı, tereyağını ve tuzu çıkar", "malzeme kalmıyor"), ("", "anlayamadım"),
    ])
  func refused(_ text: String, _ reason: String) throws {
    let recipe = try Self.recipe()
    let refusal = #expect(throws: RecipeRefusal.self) { _ = try Self.maker.edit(recipe, text) }
    #expect(refusal?.message.contains(reason) == true, "\(refusal?.message ?? "")")
  }

  @Test("What is put in by an ending of its case is called by its base form")
  func baseForm() throws {
    let edit = try Self.maker.edit(Self.recipe(), "50 gram pırasayı ekle")
    #expect(edit.recipe.ingredients.last?.name == "pırasa")
  }

  @Test(
    "The steps and the name say what is swapped, with its own endings",
    arguments: [
      (
        "Soğanı kavurun. Soğan ve biberi ekleyin, soğanla karıştırın.",
        "Pırasayı kavurun. Pırasa ve biberi ekleyin, pırasayla karıştırın."
      ),
      ("Doğranmış soğanın suyunu sıkın.", "Doğranmış pırasanın suyunu sıkın."),
      ("Soğanlı harcı yoğurun; soğancık koymayın.", "Pırasalı harcı yoğurun; soğancık koymayın."),
    ])
  func swapped(_ before: String, _ after: String) throws {
    var recipe = try Self.maker.read(
      "Soğanlı omlet\nMalzemeler\n1 soğan\n2 yumurta\nYapılışı\nÇırpın.", .distantPast)
    recipe.steps = [before]
    let edit = try Self.maker.edit(recipe, "soğan yerine pırasa koy")
    #expect(edit.recipe.steps == [after])
    #expect(edit.recipe.name == "Pırasalı omlet")
    #expect(edit.recipe.ingredients.map(\.name) == ["pırasa", "yumurta"])
  }

  @Test("The note on the glycemic load is the one of the figures after a change")
  func loadNote() throws {
    var recipe = try Shared.proposal(RecipeWish(meal: .dinner, style: "çorba")).recipe
    recipe.chefNotes.append("Afiyet olsun.")
    let edit = try Self.maker.edit(recipe, "200 gram bulgur ekle").recipe
    let load = try #require(edit.glycemicLoad)
    #expect(edit.chefNotes.first == Texts.load(load) && edit.chefNotes.last == "Afiyet olsun.")
    #expect(edit.chefNotes.first != recipe.chefNotes.first)
    let text = RecipeExport.markdown(edit).replacing(Texts.load(load), with: Texts.load(1))
    let read = try Self.maker.read(text, .distantPast)
    #expect(read.chefNotes.first == Texts.load(read.glycemicLoad ?? 0))
  }

  @Test("“Tavuklu” has chicken in it, however it is asked for")
  func named() throws {
    for seed in 0..<12 as Range<UInt64> {
      let wish = RecipeWish(meal: .dinner, notes: "akşam için tavuklu bir tarif")
      let recipe = try Self.maker.make(wish, [], seed, .distantPast).recipe
      #expect(recipe.ingredients.contains { $0.name.contains("tavuk") }, "\(recipe.name)")
    }
  }
}
