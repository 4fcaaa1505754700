import Domain
import Foundation
import Testing
import Turkish

@testable import Kitchen

/// Checks of replies, as the kitchen does them without a guard of its own.
enum Checked {
  /// What is wrong with a reply to a wish, by a kitchen that guards doses.
  static func faults(_ reply: String, _ wish: RecipeWish) -> [WrittenFault] {
    let demands = Shared.book.reader.demands(of: wish)
    let check = WrittenCheck(
      book: Shared.book, wish: wish, demands: demands,
      givens: Shared.book.givens(of: wish, demands, []), recent: [], guardian: RecipeGuard(),
      now: Shared.day)
    return check.verdict(on: reply).faults
  }

  static func isForbidden(_ fault: WrittenFault) -> Bool {
    if case .forbidden = fault { true } else { false }
  }

  static func wish(
    _ notes: String? = nil, allergies: [String] = [], diets: [String] = []
  ) -> RecipeWish {
    RecipeWish(meal: .dinner, notes: notes, allergies: allergies, diets: diets)
  }

  static func greens(
    _ item: (String, Double, String)? = nil, name: String = "Zeytinyağlı kabak",
    step: String? = nil
  ) -> String {
    let items = [
      Written.item("kabak", 3, "adet"), Written.item("domates", 2, "adet"),
      Written.item("zeytinyağı", 1, "yemek kaşığı"),
    ]
    let steps = ["Kabağı ve domatesi zeytinyağında pişirin."]
    return Written.reply(
      name, items + (item.map { [Written.item($0.0, $0.1, $0.2)] } ?? []),
      steps + (item.map { ["\(Turkish.capitalised(Turkish.accusative($0.0))) ekleyin."] } ?? [])
        + (step.map { [$0] } ?? []))
  }
}

@Suite("What a model must not put into a recipe")
struct WrittenCheckTests {

  @Test("Kinds are known for foods of the table alone, each once")
  func table() {
    let ids = Shared.book.kinds.foods.filter { !$0.hasPrefix("@") }
    #expect(ids.filter { Shared.foods.food($0) == nil } == [])
    #expect(Set(ids).count == ids.count)
    #expect(ids.filter { Shared.book.pantry.places[$0] != nil } == [])
  }

  /// Foods of the kitchen, foods that only the food table knows, dishes, and what no table knows.
  private static let banned: [(notes: String, foods: [String])] = [
    (
      "vegan",
      [
        "tavuk göğsü", "sucuk", "salam", "tereyağı", "ghee", "krema", "parmesan", "mayonez",
        "bal", "jelatin", "istiridye sosu", "et bulyon", "sosis", "iç yağı", "labne",
        "vegan kıyma", "mantı", "hazır köfte harcı zortu", "yumurta sarısı", "hamsi",
        "sahte et parçası", "tavuk suyu", "kazein tozu", "tereyağlı mısır", "pesto sos",
      ]
    ),
    (
      "vejetaryen",
      [
        "kıyma", "jambon", "ton balığı", "karides", "balık sosu", "dana bonfile", "ahtapot",
        "bulyon",
      ]
    ),
    (
      "glutensiz",
      [
        "un", "bulgur", "irmik", "makarna", "tel şehriye", "kuskus", "galeta unu", "lavaş",
        "soya sosu", "yulaf ezmesi", "tarhana", "seitan", "köfte baharatı", "ekmek içi",
        "besamel sos", "bira mayası ekstresi", "erişte", "siyez bulguru",
      ]
    ),
    (
      "laktozsuz",
      ["süt", "yoğurt", "krema", "beyaz peynir", "süt tozu", "kaymak", "labne", "krem peynir"]
    ),
    ("yağsız", ["tereyağı", "ayçiçek yağı", "mayonez", "margarin"]),
    ("yumurtasız", ["yumurta", "mayonez", "yumurta sarısı", "bıldırcın yumurtası"]),
    ("domates olmasın", ["domates salçası", "çeri domates", "kuru domates", "domates sosu"]),
    ("kuruyemişsiz", ["badem", "ceviz içi", "yer fıstığı", "kaju", "badem unu", "pesto"]),
  ]

  @Test("No recipe passes that holds what the notes rule out, whatever table knows it")
  func notes() {
    for (notes, foods) in Self.banned {
      for food in foods {
        let found = Checked.faults(Checked.greens((food, 50, "gram")), Checked.wish(notes))
        #expect(found.contains(where: Checked.isForbidden), "\(notes): \(food) \(found)")
      }
    }
  }

  @Test("The same holds for the profile's diets and allergies")
  func profile() {
    let cases: [(RecipeWish, [String])] = [
      (Checked.wish(diets: ["vegan"]), ["sucuk", "krema", "bal", "bilinmez şey"]),
      (Checked.wish(diets: ["glutensiz"]), ["un", "irmik", "bulgur", "bilinmez şey"]),
      (Checked.wish(diets: ["laktozsuz"]), ["süt", "krema"]),
      (Checked.wish(diets: ["vejetaryen"]), ["jambon", "kıyma"]),
      (
        Checked.wish(allergies: ["fıstık"]),
        ["antep fıstığı", "yer fıstığı", "fıstık ezmesi", "bilinmez şey"]
      ),
      (Checked.wish(allergies: ["süt"]), ["yoğurt", "kaşar peyniri", "krema"]),
      (Checked.wish(allergies: ["susam"]), ["tahin", "susam yağı"]),
      (Checked.wish(allergies: ["kivi"]), ["kivi", "altın kivi"]),
      (Checked.wish(allergies: ["deniz ürünü"]), ["karides", "kalamar", "ahtapot"]),
    ]
    for (wish, foods) in cases {
      for food in foods {
        let found = Checked.faults(Checked.greens((food, 50, "gram")), wish)
        #expect(
          found.contains(where: Checked.isForbidden),
          "\(wish.diets) \(wish.allergies): \(food) \(found)")
      }
    }
  }

  @Test("What the person wrote rules out holds where the model left it out of the wish")
  func spoken() async throws {
    var wish = Checked.wish()
    wish.spoken = "akşama vegan bir tarif ver, mantar olmasın"
    for food in ["tavuk göğsü", "krema", "mantar", "bilinmez şey"] {
      let found = Checked.faults(Checked.greens((food, 50, "gram")), wish)
      #expect(found.contains(where: Checked.isForbidden), "\(food) \(found)")
    }
    let author = FakeAuthor([.success(Checked.greens())])
    _ = try await WrittenRecipeTests.proposal(wish, author)
    let told = try #require(author.orders.first?.wish)
    #expect(told.contains("vegan") && told.contains("mantar") && !told.contains("akşama"))
    wish.spoken = "akşama tavuklu bir tarif ver"
    #expect(Checked.faults(Checked.greens(), wish).isEmpty)
  }

  @Test(
    "What may be in it passes",
    arguments: [
      ("vegan", ["nohut", "badem sütü", "hindistan cevizi sütü", "tofu", "bulgur", "makarna"]),
      ("glutensiz", ["kinoa", "patates", "pirinç", "glutensiz makarna", "nohut unu", "mısır unu"]),
      ("laktozsuz", ["laktozsuz süt", "yumurta", "dana kıyma"]),
      ("vejetaryen", ["yumurta", "beyaz peynir", "parmesan", "krema"]),
      ("yumurtasız", ["un", "süt", "irmik"]),
    ])
  func allowed(_ notes: String, _ foods: [String]) {
    for food in foods {
      let found = Checked.faults(Checked.greens((food, 50, "gram")), Checked.wish(notes))
      #expect(found.allSatisfy { $0.isBearable }, "\(notes): \(food) \(found)")
    }
  }

  @Test(
    "Steps and names are looked at as well",
    arguments: [
      ("vegan", "Üzerine tereyağını gezdirin."), ("vegan", "İsterseniz yoğurtla servis edin."),
      ("vegan", "Rendelenmiş kaşarı serpin."), ("vegan", "Tavuk suyunu ekleyin."),
      ("glutensiz", "Bir kaşık unu serpin."), ("glutensiz", "Yanında bulgur pilavı sunun."),
      ("laktozsuz", "Sütü ekleyip karıştırın."), ("sarımsaksız", "Sarımsağı ezip katın."),
      (nil, "Üzerine balı gezdirin."), (nil, "Şekeri ekleyin."),
    ] as [(String?, String)])
  func steps(_ notes: String?, _ step: String) {
    let found = Checked.faults(Checked.greens(step: step), Checked.wish(notes))
    #expect(found.contains(where: Checked.isForbidden), "\(step): \(found)")
    #expect(Checked.faults(Checked.greens(), Checked.wish(notes)).allSatisfy { $0.isBearable })
  }

  @Test("A name that promises what is ruled out is no better")
  func names() {
    let found = Checked.faults(Checked.greens(name: "Tavuklu kabak"), Checked.wish("vegan"))
    #expect(found.contains(where: Checked.isForbidden))
    #expect(Checked.faults(Checked.greens(name: "Etsiz kabak"), Checked.wish("vegan")).isEmpty)
    #expect(
      Checked.faults(Checked.greens(name: "Kabak çorbası"), Checked.wish("çorba olmasın"))
        .contains(.unwantedStyle))
  }

  @Test(
    "Steps that speak of what the list lacks are sent back",
    arguments: ["Patatesleri ekleyin.", "Yanında pirinç pilavı sunun.", "Yoğurtla servis edin."])
  func unlisted(_ step: String) {
    let found = Checked.faults(Checked.greens(step: step), Checked.wish())
    #expect(
      found.contains { if case .unlisted = $0 { true } else { false } }, "\(step): \(found)")
  }

  @Test(
    "Plain words of a kitchen are no ingredients",
    arguments: [
      "Tepsiye yağlı kağıt serin, kısık ateşte su ekleyip 10 dakika pişirin.",
      "Karabiber ve kekik serpin, tuzunu ayarlayın.", "Kabağın çekirdeklerini çıkarın.",
      "Fırını 180 dereceye ısıtın, üzeri kızarana kadar bekleyin.", "Sıcak servis edin.",
      "1 tatlı kaşığı kadarını ayırın; sebzeler yumuşayınca altını kapatın.",
      "Şekersiz ve etsiz bir yemektir.", "Ceviz büyüklüğünde toplar yapın, suda 5 dakika haşlayın.",
      "Sebzeleri kıyma gibi çekin, yoğurt kıvamına gelince alın.",
      "Harcı küçük toplar yapın, açmadan dinlendirin.",
    ])
  func plain(_ step: String) {
    for notes in [nil, "vegan", "glutensiz, baharatlı"] {
      #expect(Checked.faults(Checked.greens(step: step), Checked.wish(notes)) == [], "\(step)")
    }
    #expect(
      Checked.faults(Checked.greens(step: step), Checked.wish(allergies: ["yumurta"])) == [],
      "\(step)")
  }
}
