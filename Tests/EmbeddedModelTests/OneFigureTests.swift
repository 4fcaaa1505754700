import Domain
import Testing

@testable import EmbeddedModel

@Suite("Figures that are no dose, no measure and no amount of what stands beside them")
struct OneFigureTests {
  private func number(_ text: String, _ key: JSON.Key) -> Double? {
    Engine.calls(text).compactMap { $0.arguments[key]?.number }.first
  }

  @Test(
    "A range is asked about, and its mean is never a dose or a measure",
    arguments: ["lantus 10-12 yaptım", "atlarda nabız 28-40", "nabzım 60-65", "ateşim 38-39"])
  func range(_ text: String) async throws {
    let turn = try await Talking.lastTurn([text])
    #expect(turn.flatMap(\.calls).isEmpty)
    #expect(turn.last?.text.contains("Tek bir sayı yazar mısınız?") == true)
  }

  @Test("One number is recorded, a pressure has two, and a few units are not counted")
  func single() {
    #expect(number("lantus 12 yaptım", "dose") == 12)
    #expect(number("nabzım 60", "value") == 60)
    #expect(number("tansiyon 120-80", "value2") == 80)
    let few = Engine.calls("birkaç ünite novorapid yaptım")
    #expect(few.map(\.name) == ["logMedication"] && few[0].arguments["dose"] == nil)
  }

  @Test("An hour is no number of tablets or units")
  func hours() {
    #expect(!Engine.calls("akşam 8 glifor aldım").contains { $0.arguments["dose"] != nil })
    #expect(number("akşam 2 glifor aldım", "dose") == 2)
    #expect(number("sabah 2 parol içtim", "dose") == 2)
    #expect(Engine.calls("relpax içtim 1 tane").map(\.name) == ["logMedication"])
    #expect(number("8'de 12 ünite vurdum", "dose") == 12)
    #expect(!Engine.calls("yarımda vurdum 22").contains { $0.arguments["dose"]?.number == 0.5 })
  }

  @Test("A clock is no glucose in mmol/L, which meters show with one decimal")
  func clock() {
    #expect(!Engine.calls("Tansiyon 104/68; ölçüm 12.25").contains { $0.name == "logGlucose" })
    #expect(number("şekerim 12,4", "value") == 12.4)
    #expect(number("şekerim 12,25 mmol/L", "value") == 12.25)
  }

  @Test("A small part is of a whole that is said; else the word is an hour")
  func parts() {
    let quantity = { (text: String) in
      Engine.calls(text).first?.arguments["items"]?.array?.first?["quantity"]?.number
    }
    #expect(quantity("sekizde bir lahmacun yedim") == 1)
    #expect(quantity("dörtte bir ekmek yedim") == 0.25)
    #expect((quantity("pidenin sekizde birini yedim") ?? 0) < 0.13)
  }

  @Test("A bottle holds litres below twenty, and what is left of water is a part of what was told")
  func water() async throws {
    #expect(number("1,5'luk su içtim", "milliliters") == 1500)
    #expect(number("50'lik su içtim", "milliliters") == 500)
    #expect(number("330'luk su içtim", "milliliters") == 330)
    for (first, then, left) in [
      ("1 litre su içtim", "yarım olsun", 500.0), ("3 bardak su içtim", "yarısı olsun", 300),
      ("2 bardak su içtim", "yarım olsun", 100),
    ] {
      let calls = try await Talking.lastTurn([first, then]).flatMap(\.calls)
      #expect(calls.compactMap { $0.arguments["milliliters"]?.number } == [left], "\(first)")
    }
  }

  @Test("A part alone is of what was written last, and not of the meal before it")
  func partOfLast() async throws {
    for said in ["yarısı", "yarısı olsun"] {
      let turns = ["bir elma yedim", "2 bardak su içtim", said]
      let calls = try await Talking.lastTurn(turns).flatMap(\.calls)
      #expect(!calls.contains { $0.name == "updateMeal" }, "\(said)")
      #expect(calls.allSatisfy { $0.arguments["milliliters"]?.number == 200 }, "\(said)")
      let meal = try await Talking.lastTurn(["2 bardak su içtim", "bir elma yedim", said])
      #expect(meal.flatMap(\.calls).map(\.name) == ["updateMeal"], "\(said)")
    }
  }

  @Test("A number word before units is a number")
  func units() async throws {
    let calls = try await Talking.lastTurn(["fiasp vurdum", "yedi ünite"]).flatMap(\.calls)
    #expect(calls.compactMap { $0.arguments["dose"]?.number } == [7])
  }

  @Test("What sleeps and is no person has no record, who is has one")
  func asleep() async throws {
    for text in ["hamur 40 dakika uyudu kaldırdım", "kedi 14 saat uyuyormuş"] {
      #expect(!Engine.calls(text).contains { $0.name == "logSleep" }, "\(text)")
    }
    #expect(number("7 saat uyudum", "hours") == 7)
    #expect(Engine.calls("annem 6 saat uyudu").first?.arguments["person"] != nil)
    let hers = try await Talking.lastTurn(["kızımın şekeri 120", "9 saat uyudu"])
    #expect(hers.flatMap(\.calls).compactMap { $0.arguments["hours"]?.number } == [9])
  }

  @Test("A meal is of whoever is named behind the verb, though the writer counted")
  func eatenByOther() {
    for text in [
      "makarna köfte yedi elif, 52 karbonhidrat saydım",
      "elmasını yemiş elif 15 karbonhidrat sayılıyor",
    ] {
      let meals = Engine.calls(text).filter { $0.name == "logMeal" }
      #expect(meals.map { $0.arguments["person"]?.string } == ["Elif"], "\(text)")
    }
    #expect(Engine.calls("makarna yedim, 52 karbonhidrat saydım").first?.arguments["person"] == nil)
  }
}

@Suite("Allergies among other words")
struct AllergyTests {
  @Test(
    "An allergy is kept, and no dish is made of it",
    arguments: [
      ("fıstığa alerjim var onu bir yere işle sonra bana fıstıklı bir şey önerme", "fıstık"),
      ("susama alerjim çıktı ya, tahinli bişeyler önerme bana bundan sonra", "susam"),
    ])
  func kept(_ one: (text: String, food: String)) {
    let calls = Engine.calls(one.text)
    #expect(calls.map(\.name) == ["updateProfile"])
    #expect(calls.first?.arguments["allergies"] == [.string(one.food)])
  }

  @Test(
    "What is past, denied, asked or wished besides is no new allergy",
    arguments: [
      "yumurtaya alerjim vardı geçti", "fıstığa alerjim var mı",
      "Yumurtaya alerjim yok ama penisiline var, kayıtlı olsun",
      "bana fıstıklı bir şey önerme",
    ])
  func none(_ text: String) {
    let calls = Engine.calls(text)
    #expect(!calls.contains { $0.arguments["allergies"] != nil || $0.name == "generateRecipe" })
  }

  @Test("Who wants no dish is told how an allergy is kept")
  func refused() async throws {
    let text = "Yumurtaya alerjim yok ama penisiline var, kayıtlı olsun"
    let turn = try await Talking.lastTurn([text])
    #expect(turn.flatMap(\.calls).isEmpty)
    #expect(turn.last?.text.contains("“fıstığa alerjim var” gibi yazarsanız") == true)
  }

  @Test("A dish that is wished for is made all the same, and the allergy is kept")
  func recipe() {
    let calls = Engine.calls("süte alerjim var, sütsüz bir tatlı tarifi ver")
    #expect(calls.map(\.name) == ["updateProfile", "generateRecipe"])
    #expect(calls.first?.arguments["allergies"] == ["süt"])
  }
}
