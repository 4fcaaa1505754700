import Domain
import Foundation
import Testing

@testable import balli

@Suite("A recipe at the stove, and the list on paper")
struct CookingTests {
  private static func recipe(_ steps: [String]) -> Recipe {
    Recipe(
      name: "Çorba", meal: .dinner, servings: 2, ingredients: [], steps: steps, origin: .imported,
      createdAt: .distantPast, changedAt: .distantPast)
  }

  @Test("Steps go on and back, and end after the last")
  func steps() {
    var cooking = Cooking(Self.recipe(["Doğrayın.", "20 dakika pişirin."]))
    #expect(cooking.step == nil && !cooking.previous())
    #expect(cooking.next() && cooking.step == "Doğrayın." && cooking.minutes == nil)
    #expect(cooking.next() && cooking.minutes == 20 && cooking.isAtEnd)
    #expect(!cooking.next() && cooking.step == "20 dakika pişirin.")
    #expect(cooking.previous() && cooking.step == "Doğrayın.")
    #expect(cooking.previous() && cooking.step == nil)
  }

  @Test(
    "What a cook says is understood, and nothing else",
    arguments: [
      ("sonraki", .next), ("Bir sonraki adıma geç", .next), ("önceki adım", .previous),
      ("tamam bunu yaptım sıradaki", .next), ("sonraki adıma geçelim", .next),
      ("bir öncekini tekrar söyle", .previous), ("kaç dakika kaldı", .left),
      ("kaçıncı adımdayız", .place), ("tekrar söyler misin", .again), ("pişirmeyi bitirdim", .stop),
      ("kaç ünite kaldı", nil), ("sonraki öğünde ne yiyeyim", nil),
      ("pişirmeyi bitir", .stop), ("geri al", nil), ("sonraki öğün ne olsun", nil), ("2", nil),
    ] as [(String, CookingWord?)])
  func word(_ text: String, _ word: CookingWord?) { #expect(CookingWord(text) == word) }

  @Test(
    "To begin is said with nothing besides",
    arguments: [
      ("hadi pişirelim", true), ("pişirmeye başla", true), ("pişirmeye başlıyorum", true),
      ("Adım adım pişirmeye başlayalım mı?", true), ("bu tarifi pişirelim", true),
      ("akşama ne pişirelim", false), ("tavuk pişirelim", false), ("insüline başlıyorum", false),
    ])
  func starts(_ text: String, _ starts: Bool) { #expect(CookingWord.starts(text) == starts) }

  @Test(
    "A timer is asked for with its minutes",
    arguments: [
      ("40 dakikalık saat kur", 40), ("9 dakikaya zamanlayıcı kur", 9),
      ("yarım saatlik süre kur", 30), ("şekerim 45, 15 dakikaya alarm kur", nil),
      ("70'e alarm kur", nil), ("saat kaç", nil),
    ] as [(String, Int?)])
  func timer(_ text: String, _ minutes: Int?) { #expect(CookingWord.timer(text) == minutes) }

  @Test("A recipe as balli shows it can be drawn")
  func drawn() {
    let shown =
      "**Ispanaklı omlet** (2 kişilik)\n\nBir porsiyonda **5 g karbonhidrat**.\n\n"
      + "- 3 yumurta\n- 200 g ıspanak\n\n1. Çırpın."
    let picture = DishPicture(recipe: shown)
    #expect(picture?.dish == "Ispanaklı omlet")
    #expect(picture?.ingredients == ["3 yumurta", "200 g ıspanak"])
    #expect(DishPicture(recipe: "**Bugün**\n\n- 2 yumurta: 1 g") == nil)
  }

  @Test(
    "The minutes of a step are its longest time",
    arguments: [
      ("20-25 dakika pişirin.", 25), ("Kısık ateşte 5 dakika bekletin", 5),
      ("dakikada bir karıştırın", nil),
      ("Dolapta 1,5 saat bekletin", 90), ("30 dk fırınlayın", 30), ("2 saat", 120),
      ("180 derecede pişirin", nil), ("9000 dakika", nil),
    ] as [(String, Int?)])
  func minutes(_ step: String, _ minutes: Int?) {
    #expect(Cooking.minutes(in: step) == minutes)
  }

  @Test("The list is parted by aisle; what was bought stands last, and other things at the end")
  func page() {
    let page = ShoppingPage([
      ShoppingItem(name: "pil", quantity: nil, unit: nil, category: "diğer"),
      ShoppingItem(
        name: "yumurta", quantity: 6, unit: nil, category: "süt ürünleri", isChecked: true),
      ShoppingItem(name: "süt", quantity: 1.5, unit: "litre", category: "süt ürünleri"),
    ])
    #expect(
      page.plain == """
        Süt ürünleri
          [ ] süt: 1,5 litre
          [x] yumurta: 6 adet

        Diğer
          [ ] pil

        """)
    #expect(page.markdown.contains("- [x] yumurta: 6 adet"))
  }
}
