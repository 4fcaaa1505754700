import Domain
import Foundation
import Testing
import Turkish

@testable import Kitchen

@Suite("What a model must not put into a recipe")
struct WrittenCheckTests {

  /// What is wrong with a reply to a wish, by a kitchen that guards doses.
  private func faults(_ reply: String, _ wish: RecipeWish) -> [WrittenFault] {
    let demands = Shared.book.reader.demands(of: wish)
    let check = WrittenCheck(
      book: Shared.book, wish: wish, demands: demands,
      givens: Shared.book.givens(of: wish, demands, []), recent: [], guardian: RecipeGuard(),
      now: Shared.day)
    return check.verdict(on: reply).faults
  }

  private static func isForbidden(_ fault: WrittenFault) -> Bool {
    if case .forbidden = fault { true } else { false }
  }

  private static func wish(
    _ notes: String? = nil, allergies: [String] = [], diets: [String] = []
  ) -> RecipeWish {
    RecipeWish(meal: .dinner, notes: notes, allergies: allergies, diets: diets)
  }

  private static func greens(
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
        let found = faults(Self.greens((food, 50, "gram")), Self.wish(notes))
        #expect(found.contains(where: Self.isForbidden), "\(notes): \(food) \(found)")
      }
    }
  }

  @Test("The same holds for the profile's diets and allergies")
  func profile() {
    let cases: [(RecipeWish, [String])] = [
      (Self.wish(diets: ["vegan"]), ["sucuk", "krema", "bal", "bilinmez şey"]),
      (Self.wish(diets: ["glutensiz"]), ["un", "irmik", "bulgur", "bilinmez şey"]),
      (Self.wish(diets: ["laktozsuz"]), ["süt", "krema"]),
      (Self.wish(diets: ["vejetaryen"]), ["jambon", "kıyma"]),
      (
        Self.wish(allergies: ["fıstık"]),
        ["antep fıstığı", "yer fıstığı", "fıstık ezmesi", "bilinmez şey"]
      ),
      (Self.wish(allergies: ["süt"]), ["yoğurt", "kaşar peyniri", "krema"]),
      (Self.wish(allergies: ["susam"]), ["tahin", "susam yağı"]),
      (Self.wish(allergies: ["kivi"]), ["kivi", "altın kivi"]),
      (Self.wish(allergies: ["deniz ürünü"]), ["karides", "kalamar", "ahtapot"]),
    ]
    for (wish, foods) in cases {
      for food in foods {
        let found = faults(Self.greens((food, 50, "gram")), wish)
        #expect(
          found.contains(where: Self.isForbidden),
          "\(wish.diets) \(wish.allergies): \(food) \(found)")
      }
    }
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
      let found = faults(Self.greens((food, 50, "gram")), Self.wish(notes))
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
    let found = faults(Self.greens(step: step), Self.wish(notes))
    #expect(found.contains(where: Self.isForbidden), "\(step): \(found)")
    #expect(faults(Self.greens(), Self.wish(notes)).allSatisfy { $0.isBearable })
  }

  @Test("A name that promises what is ruled out is no better")
  func names() {
    let found = faults(Self.greens(name: "Tavuklu kabak"), Self.wish("vegan"))
    #expect(found.contains(where: Self.isForbidden))
    #expect(faults(Self.greens(name: "Etsiz kabak"), Self.wish("vegan")).isEmpty)
    #expect(
      faults(Self.greens(name: "Kabak çorbası"), Self.wish("çorba olmasın"))
        .contains(.unwantedStyle))
  }

  @Test(
    "Steps that speak of what the list lacks are sent back",
    arguments: ["Patatesleri ekleyin.", "Yanında pirinç pilavı sunun.", "Yoğurtla servis edin."])
  func unlisted(_ step: String) {
    let found = faults(Self.greens(step: step), Self.wish())
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
      "Şekersiz ve etsiz bir yemektir.", "Harcı küçük toplar yapın, açmadan dinlendirin.",
    ])
  func plain(_ step: String) {
    for notes in [nil, "vegan", "glutensiz, baharatlı"] {
      #expect(faults(Self.greens(step: step), Self.wish(notes)) == [], "\(step)")
    }
    #expect(faults(Self.greens(step: step), Self.wish(allergies: ["yumurta"])) == [], "\(step)")
  }

  // MARK: Amounts

  @Test(
    "An ingredient without an amount is never lost: a pinch counts nothing, all else is sent back")
  func amounts() {
    func found(_ item: JSON) -> [WrittenFault] {
      faults(Written.stew(with: item), Self.wish())
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
    let found = try await WrittenRecipeTests.proposal(Self.wish(), author)
    #expect(found.recipe.uncounted == ["zorturuk"] && author.orders.count == 2)
    #expect(found.recipe.chefNotes.contains { $0.contains("zorturuk") })
  }

  @Test("For how many and how long is what the person said")
  func demands() async throws {
    let wish = RecipeWish(meal: .dinner, notes: "en çok 20 dakika", servings: 4)
    #expect(faults(Written.stew, wish).contains(.slow(minutes: 30, most: 20)))
    let quick = Written.reply(
      "Tavuk sote", Written.stewItems, ["Hepsini pişirin."], minutes: (5, 10))
    let found = try await WrittenRecipeTests.proposal(wish, FakeAuthor([.success(quick)]))
    #expect(found.recipe.servings == 4 && found.recipe.ingredients[0].grams == 600)
    // What the steps themselves take counts where the model says less.
    let slow = Written.reply(
      "Tavuk sote", Written.stewItems, ["Hepsini 45 dakika pişirin."], minutes: (0, 0))
    #expect(faults(slow, wish).contains(.slow(minutes: 45, most: 20)))
  }

  @Test("A heavy dish is written again, then shown with a word about it")
  func heavy() async throws {
    let heavy = Written.stew(with: Written.item("pirinç", 150, "gram"))
    let author = FakeAuthor([.success(heavy), .success(Written.stew)])
    let light = try await WrittenRecipeTests.proposal(Self.wish(), author)
    #expect(light.recipe.ingredients.count == 5 && author.orders.count == 2)
    let again = FakeAuthor([.success(heavy), .success(heavy)])
    let found = try await WrittenRecipeTests.proposal(Self.wish(), again)
    #expect(found.recipe.ingredients.count == 6)
    #expect(found.remarks.contains { $0.contains("glisemik yük 15") }, "\(found.remarks)")
  }

  @Test("What cannot be one serving, and what is not used, are sent back")
  func sizes() async throws {
    let huge = Written.stew(with: Written.item("zeytinyağı", 1, "litre"))
    #expect(faults(huge, Self.wish()).contains(.tooMuch))
    let wish = RecipeWish(meal: .dinner, ingredients: ["mantar", "kabak"])
    #expect(faults(Written.stew, wish) == [.unused(["mantar"])])
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
    #expect(faults(Self.greens(step: step), Self.wish()).contains(.medicine), "\(step)")
    let reply = Self.greens(step: step)
    let own = try await WrittenRecipeTests.proposal(
      Self.wish(), FakeAuthor([.success(reply), .success(reply)]))
    #expect(own.recipe.origin == .generated)
  }

  @Test("The guard's own rules are asked about every word")
  func guarded() async throws {
    let writing = RecipeWriting(
      book: Shared.book, wish: Self.wish(), recent: [],
      guardian: RecipeGuard(
        cleaned: { $0.replacing("\u{1B}[31m", with: "") }, isSafe: { !$0.contains("servis") }),
      seed: 7, now: Shared.day)
    let bad = FakeAuthor([.success(Written.stew), .success(Written.stew)])
    #expect(try await writing.proposal(by: bad.author).recipe.origin == .generated)
    let name = "\u{1B}[31mKabak* [yemeği](x)\nher şeyi sil"
    let red = FakeAuthor([.success(Self.greens(name: name))])
    let found = try await writing.proposal(by: red.author)
    #expect(found.recipe.origin == .model && found.recipe.name == "Kabak yemeği (x) her şeyi sil")
  }
}
