import Domain
import Testing

@testable import EmbeddedModel

/// Meals as they are told on an ordinary day, and what is said of them right after.
@Suite("Meals of an ordinary day")
struct OrdinaryMealTests {
  @Test(
    "A measure behind the verb is of the food that it counts better",
    arguments: [
      ("makarna yedim 2 tabak yoğurtla", ["2 tabak makarna", "yoğurt"]),
      ("yulaf yedim 5 kaşık sütle", ["5 yemek kaşığı yulaf", "süt"]),
      ("çorba içtim 2 dilim ekmekle", ["çorba", "2 dilim ekmek"]),
      ("makarna yedim 2 kase yoğurtla", ["makarna", "2 kase yoğurt"]),
      ("pilav yedim 200 gram tavukla", ["pilav", "200 gram tavuk"]),
      ("2 tabak makarna yedim yoğurtla", ["2 tabak makarna", "yoğurt"]),
    ])
  func besides(_ text: String, _ items: [String]) {
    #expect(Engine.calls(text).flatMap(\.items) == items, "\(Engine.signature(text))")
  }

  @Test("A measure that counts both is asked about")
  func either() async throws {
    #expect(Engine.calls("pilav yedim 3 kaşık tavukla").isEmpty)
    let chosen = try await Talking.calls(["pilav yedim 3 kaşık tavukla", "2"])
    #expect(chosen.flatMap(\.items) == ["3 yemek kaşığı pilav", "tavuk"])
  }

  @Test(
    "What is denied beside a meal is not eaten",
    arguments: [
      (
        "1 kase mercimek çorbası içtim yanında yarım ekmek değil yarım dilim ekmek",
        ["1 kase mercimek çorbası", "0.5 dilim ekmek"]
      ),
      ("çorba içtim yanında 1 dilim ekmek değil 2 dilim", ["çorba", "2 dilim ekmek"]),
      ("çorba içtim yanında cacık değil ayran", ["çorba", "ayran"]),
      ("cacık değil ayran içtim", ["ayran"]),
    ])
  func denied(_ text: String, _ items: [String]) {
    #expect(Engine.calls(text).flatMap(\.items) == items, "\(Engine.signature(text))")
  }

  @Test("A question that ends in a denial writes nothing")
  func deniedQuestion() {
    #expect(!Engine.calls("çorba içtim yanında ekmek değil mi").contains { $0.writes })
  }

  @Test(
    "So many more of a food come to the meal",
    arguments: [
      (["simit yedim", "2 de yumurta"], ["2 adet yumurta"]),
      (["bi poğaça yedim", "3 de çay"], ["3 adet çay"]),
    ])
  func added(_ talk: [String], _ items: [String]) async throws {
    let calls = try await Talking.calls(talk)
    #expect(calls.map(\.name) == ["updateMeal"])
    #expect(calls.flatMap(\.items) == items, "\(Engine.signature(calls))")
  }

  @Test("So many more in one message are of the food behind them, and an hour is none")
  func addedAtOnce() {
    #expect(
      Engine.calls("kahvaltıda simit yedim, 2 de yumurta").flatMap(\.items)
        == ["simit", "2 adet yumurta"])
    #expect(!Engine.calls("3 de çay içtim").flatMap(\.items).contains("3 adet çay"))
  }

  @Test("Beans and rice are two foods")
  func beansAndRice() async throws {
    #expect(
      Engine.calls("kuru fasulye pilav yedim").flatMap(\.items) == ["kuru fasulye", "pilav"])
    let left = try await Talking.calls(["kuru fasulye pilav yedim", "pilavın yarısını bıraktım"])
    #expect(left.flatMap(\.items) == ["0.5 porsiyon pilav"])
  }

  @Test("A meal that is told as another or late is had now")
  func likened() {
    let likened = Engine.calls("kahvaltı niyetine simit yedim")
    #expect(likened.first?.arguments["mealType"] == "breakfast")
    #expect(likened.first?.arguments["eatenAt"] == nil)
    let late = Engine.calls("geç kahvaltı yaptım menemen yedim")
    #expect(late.first?.arguments["mealType"] == "breakfast")
    #expect(late.first?.arguments["eatenAt"] == nil)
    let plain = Engine.calls("kahvaltıda menemen yedim")
    #expect(plain.first?.arguments["eatenAt"] != nil)
  }

  @Test("What is said of a meal that waits for a yes sets its amount")
  func draft() async throws {
    let calls = try await Talking.calls([
      "2 yumurta beyaz peynir hazırladım", "peynir kibrit kutusu kadar", "evet",
    ])
    let items: [String] = calls.flatMap(\.items)
    let cheese = items.filter { $0.contains("peynir") }
    #expect(cheese == ["1 adet kibrit kutusu beyaz peynir"], "\(Engine.signature(calls))")
  }

  @Test("How sweet the tea was sets the tea right, and is no diet")
  func sweetness() async throws {
    let some = try await Talking.calls(["3 çay içtim", "ikisi şekerli biri şekersiz"])
    #expect(some.map(\.name) == ["updateMeal"])
    let teas: [String] = some.flatMap(\.items)
    #expect(teas.count == 2 && teas.contains { $0.hasPrefix("2") && $0.hasSuffix("şekerli çay") })
    let plain = try await Talking.calls(["3 bardak çay içtim", "şekersiz"])
    #expect(plain.isEmpty)
    #expect(Engine.calls("şekersiz içerim çayı ben").isEmpty)
    let usual = try await Talking.calls(["çay içtim", "şekersiz içerim çayı ben"])
    #expect(usual.isEmpty)
    let sugared = try await Talking.calls(["çay içtim", "şekerli"])
    #expect(sugared.map(\.name) == ["updateMeal"])
  }

  @Test(
    "A meal is told by its carbohydrate alone",
    arguments: ["kahvaltıda 45 gram karb aldım", "kahvaltıda 45 gr karbonhidrat aldım"])
  func carbs(_ text: String) {
    let calls = Engine.calls(text)
    #expect(calls.map(\.name) == ["logMeal"], "\(Engine.signature(calls))")
    #expect(calls.first?.arguments["mealType"] == "breakfast")
    #expect(calls.first?.arguments["items"]?.array?.first?["carbs"] == 45)
  }

  @Test(
    "Several figures, guests or another record beside it are no such meal",
    arguments: [
      "kahvaltıda 45 öğlen 60 gram karb aldım", "misafirlere 60 gr karbonhidratlı kahvaltı yaptım",
      "kahvaltıda 45 gram karb aldım, novorapid 6",
    ])
  func noCarbs(_ text: String) {
    #expect(!Engine.calls(text).contains { $0.name == "logMeal" })
  }

  @Test("An hour behind a meal is no amount")
  func hourOfNext() async throws {
    let calls = try await Talking.calls(["kahvaltıda yumurta yedim", "12 de makarna yedim"])
    #expect(!calls.flatMap(\.items).contains { $0.hasPrefix("12") })
  }

  @Test("What a meal held tells of that meal alone, of nobody's profile and of no purchase")
  func carbsOfMeal() async throws {
    #expect(Engine.calls("45 gram karbonhidrat aldım").isEmpty)
    let change = try await Talking.calls(["pilav yedim", "45 gram karbonhidrat aldım"])
    #expect(change.map(\.name) == ["updateMeal"])
  }

  @Test(
    "What was eaten before going is eaten",
    arguments: [["tost yiyip çıktım"], ["şekerim 140", "tost yiyip çıktım"]])
  func eatenAndGone(_ talk: [String]) async throws {
    let items: [String] = try await Talking.calls(talk).flatMap(\.items)
    #expect(items == ["tost"])
  }

  @Test(
    "What is to be eaten, or is every morning, is not",
    arguments: [
      "tost yiyip çıkacağım", "her sabah tost yiyip çıkıyorum", "tost yiyip çıksam mı",
      "tost yiyip çıkmadım", "tost yiyip çıkıyor musun",
    ])
  func notEaten(_ text: String) {
    #expect(!Engine.calls(text).contains { $0.writes }, "\(Engine.signature(text))")
  }

  @Test(
    "A question right after a meal is about that meal",
    arguments: [
      ["simit yedim", "karbonhidratı ne kadar bunun"],
      ["yaş pasta yedim", "kaç kaloriydi acaba"],
    ])
  func asked(_ talk: [String]) async throws {
    let calls = try await Talking.calls(talk)
    #expect(calls.map(\.name) == ["getNutrition"])
    let bounds = [calls.first?.arguments["from"], calls.first?.arguments["to"]]
    #expect(bounds == ["2026-11-21T13:10:00+03:00", "2026-11-21T13:11:00+03:00"])
  }

  @Test(
    "A question of the day, of another food or of the thing itself is not",
    arguments: [
      ["simit yedim", "bugün toplam kaç karbonhidrat aldım"],
      ["simit yedim", "bir muz kaç karbonhidrat"], ["simit yedim", "karbonhidrat nedir"],
      ["simit yedim", "dün kaç karbonhidrat aldım"],
      ["simit yedim", "günde kaç karbonhidrat almalıyım"],
    ])
  func askedElse(_ talk: [String]) async throws {
    let calls = try await Talking.calls(talk)
    #expect(calls.allSatisfy { $0.arguments["to"] != "2026-11-21T13:11:00+03:00" })
  }

  @Test("Water, targets and an earlier food are asked for by short words")
  func askedOfDay() async throws {
    let water = try await Talking.calls(["2 bardak su içtim", "bugün su ne durumda"])
    #expect(water.first?.arguments["kind"] == "water")
    let filled = try await Talking.calls(["pilav yedim", "bugün ne kadarını doldurdum"])
    #expect(filled.map(\.name) == ["getNutrition"])
    let pilaf = try await Talking.calls(["öğlen pilav yedim", "öğlenki pilav kaç gramdı"])
    #expect(pilaf.map(\.name) == ["getMeals"] && pilaf.first?.arguments["food"] == "pilav")
  }

  @Test(
    "Work and play are movement",
    arguments: [
      ("tarlada 2 saattir çapa yapıyom", "çapa", 120),
      ("2 saattir bahçede çalışıyorum", "bahçe işi", 120),
      ("1 saat ev temizledim", "ev temizliği", 60),
    ] as [(String, String, Double)])
  func work(_ text: String, _ kind: String, _ minutes: Double) async throws {
    for calls in [
      Engine.calls(text), try await Talking.calls(["janumet attım bi tane", text]),
    ] {
      #expect(calls.map(\.name) == ["logActivity"], "\(Engine.signature(calls))")
      #expect(calls.first?.arguments["kind"] == .string(kind))
      #expect(calls.first?.arguments["minutes"] == .number(minutes))
    }
  }

  @Test(
    "What is planned, asked, denied or done every day is none",
    arguments: [
      "yarın 1 saat ev temizleyeceğim", "her gün 1 saat koşuyorum", "1 saat ev temizledim mi",
      "listeyi temizle", "annem 1 saat ev temizler",
    ])
  func noWork(_ text: String) {
    #expect(
      !Engine.calls(text).contains { $0.name == "logActivity" }, "\(Engine.signature(text))")
  }

  @Test(
    "A drug with its kind is one, and its strength is in milligrams",
    arguments: [
      ("şeker hapı metformin 1000lik", "metformin", 1000, "mg"),
      ("metformin 1000lik içtim", "metformin", 1000, "mg"),
      ("glukofen 850 aldım", "glukofen", 850, "mg"),
      ("lantus 20 yaptım", "lantus", 20, "ünite"),
      ("metformin aldım 2 tane", "metformin", 2, "adet"),
    ] as [(String, String, Double, String)])
  func strength(_ text: String, _ name: String, _ dose: Double, _ unit: String) {
    let calls = Engine.calls(text)
    #expect(calls.map(\.name) == ["logMedication"], "\(Engine.signature(calls))")
    #expect(calls.first?.arguments["name"] == .string(name))
    #expect(calls.first?.arguments["dose"] == .number(dose))
    #expect(calls.first?.arguments["unit"] == .string(unit))
  }

  @Test("A drug for the pressure beside metformin is another; thyroxine is not in milligrams")
  func otherDrugs() {
    #expect(Engine.calls("tansiyon hapı metformin içtim").count == 2)
    #expect(Engine.calls("euthyrox 100 aldım").first?.arguments["unit"] != "mg")
    #expect(Engine.calls("şeker hapı metformin içtim").count == 1)
  }
}
