import Domain
import Support
import Testing
import Tools

@Suite struct LogMealTests {
  private let breakfast: JSON = [
    "items": [
      ["name": "yumurta", "quantity": 2, "unit": "adet"],
      ["name": "tam buğday ekmeği", "quantity": 1, "unit": "dilim"],
      ["name": "süt", "quantity": 1, "unit": "su bardağı"],
    ]
  ]

  @Test("A breakfast is stored with an entry for each food and told with its figures")
  func breakfastIsStored() async throws {
    let desk = Desk()
    let meal = try await desk.call("logMeal", breakfast)
    #expect(meal["mealType"] == "breakfast")
    #expect(meal["eatenAt"] == "2026-11-21T08:30:00+03:00")
    #expect(meal.itemNames == ["yumurta", "tam buğday ekmeği", "süt"])
    #expect(meal.at("totals", "carbs") == 25.7)
    #expect(meal.at("items", 1, "food") == "tam-bugday-ekmegi")
    #expect(meal.at("items", 1, "basis") == "1 dilim = 32 g")
    #expect(meal.at("impact", "level") == "medium")
    #expect(meal.at("impact", "score") == 5)
    #expect(meal["warnings"] == [])
    #expect(desk.fake.content.meals.count == 1)
    #expect(desk.fake.changes.map(\.summary) == ["kahvaltı (yumurta, tam buğday ekmeği, süt)"])
  }

  @Test("The keys of the contract are there, in its order")
  func keysOfTheContract() async throws {
    let meal = try await Desk().call("logMeal", breakfast)
    let keys = try #require(meal.members).map(\.key)
    let due = [
      "meal", "mealType", "eatenAt", "items", "totals", "glycemicLoad", "impact", "confidence",
      "warnings",
    ]
    #expect(keys.filter(due.contains) == due)
    let item = try #require(meal.at("items", 0)?.members).map(\.key)
    let dueOfItem = [
      "name", "food", "quantity", "unit", "grams", "carbs", "calories", "protein", "fat", "fiber",
      "source", "confidence",
    ]
    #expect(item.filter(dueOfItem.contains) == dueOfItem)
  }

  struct Hour: Sendable {
    var clock: String
    var type: String
  }

  static let hours = [
    Hour(clock: "05:00", type: "breakfast"), Hour(clock: "10:59", type: "breakfast"),
    Hour(clock: "11:00", type: "lunch"), Hour(clock: "15:00", type: "snack"),
    Hour(clock: "17:00", type: "dinner"), Hour(clock: "22:00", type: "lateSnack"),
    Hour(clock: "04:59", type: "lateSnack"),
  ]

  @Test("The hour of eating gives the meal's type when none is said", arguments: hours)
  func hourGivesType(hour: Hour) async throws {
    let desk = Desk(now: "2026-11-22T12:00:00+03:00")
    let meal = try await desk.eat("yumurta", at: "2026-11-21T\(hour.clock):00+03:00")
    #expect(meal["mealType"] == .string(hour.type))
  }

  @Test("A food that the table does not have is kept by its name and never counted as 0")
  func unknownIsKept() async throws {
    let desk = Desk()
    #expect(try await desk.question("logMeal", ["items": [["name": "humus tozu"]]]) == nil)
    let meal = try await desk.eat("humus tozu", "yumurta")
    #expect(meal.at("items", 0, "food") == .null)
    #expect(meal.at("items", 0, "carbs") == .null)
    #expect(meal.at("items", 0, "source") == "tabloda yok")
    #expect(meal.at("totals", "carbs") == 0.6)
    #expect(meal["confidence"] == 0.7)
    let warnings = try #require(meal["warnings"]?.array).compactMap(\.string)
    #expect(warnings.first == "Lütfen miktarları doğrulayın.")
    #expect(warnings.last?.hasPrefix("Humus tozu besin tablosunda yok") == true)
  }

  @Test("Figures that the person gives win over the table's")
  func givenFiguresWin() async throws {
    let items: JSON = [["name": "ekmek", "quantity": 2, "unit": "dilim", "carbs": 30]]
    let item = try #require(try await Desk().call("logMeal", ["items": items]).at("items", 0))
    #expect(item["carbs"] == 30)
    #expect(item["calories"] == 136)
    #expect(item["source"] == "sizin verdiğiniz değer")
    #expect(item["food"] == "ekmek")
  }

  @Test("An unknown food with carbohydrate given counts, its energy from its parts")
  func unknownWithFigures() async throws {
    let items: JSON = [["name": "protein bar", "carbs": 20, "protein": 10]]
    let meal = try await Desk().call("logMeal", ["items": items])
    #expect(meal.at("totals", "carbs") == 20)
    #expect(meal.at("totals", "calories") == 120)
    #expect(meal["warnings"] == [])
  }

  @Test("Calories alone do not make an unknown food one without carbohydrate")
  func caloriesAlone() async throws {
    let items: JSON = [["name": "protein bar", "calories": 200]]
    let meal = try await Desk().call("logMeal", ["items": items])
    #expect(meal.at("items", 0, "carbs") == .null)
    #expect(meal["warnings"]?.array?.last?.string?.contains("200 kcal") == true)
  }

  @Test("A vague portion carries a range and is called an estimate")
  func vaguePortion() async throws {
    let meal = try await Desk().eat("pilav")
    #expect(meal["isEstimate"] == true)
    #expect(meal["carbsRange"] == ["low": 33.6, "high": 67.2])
    #expect(meal["warnings"] == ["Lütfen miktarları doğrulayın."])
  }

  struct Asking: Sendable {
    var item: JSON
    var asks: Bool
  }

  static let askings = [
    Asking(item: ["name": "ev çorbası"], asks: true),
    Asking(item: ["name": "pilav"], asks: false),
    Asking(item: ["name": "yumurta", "quantity": 60, "unit": "adet"], asks: true),
    Asking(item: ["name": "yumurta", "quantity": 50, "unit": "adet"], asks: false),
    Asking(item: ["name": "elma", "quantity": 6, "unit": "kilogram"], asks: true),
    Asking(item: ["name": "elma", "quantity": 200, "unit": "gram"], asks: false),
    Asking(item: ["name": "elma", "grams": 5001], asks: true),
    Asking(item: ["name": "ekmek", "carbs": 1200], asks: true),
    Asking(item: ["name": "bilinmez", "quantity": 80], asks: true),
  ]

  @Test("What was hardly understood and what nobody eats is asked about first", arguments: askings)
  func doubtsAreAsked(asking: Asking) async throws {
    let desk = Desk()
    let question = try await desk.question("logMeal", ["items": [asking.item]])
    #expect((question != nil) == asking.asks, "\(asking.item.text)")
    #expect(question?.hasSuffix("?") ?? true)
    #expect(desk.fake.content.meals.isEmpty)
  }

  struct Refusal: Sendable {
    var arguments: JSON
    var word: String
  }

  static let refusals = [
    Refusal(arguments: ["items": []], word: "yiyecek"),
    Refusal(arguments: ["items": [["name": "  "]]], word: "Ad"),
    Refusal(arguments: ["items": [["name": "süt", "quantity": 0]]], word: "Miktar"),
    Refusal(
      arguments: ["items": [["name": "süt"]], "eatenAt": "2026-11-21T08:36:00+03:00"],
      word: "gelecekte"),
    Refusal(arguments: ["items": [["name": "süt"]], "eatenAt": "dün"], word: "ISO 8601"),
    Refusal(arguments: ["items": [["name": "süt", "quantity": -1]]], word: "arası sayı"),
    Refusal(
      arguments: ["items": [["name": "süt", "quantity": 1_000_000]]], word: "1.000.000 süt olamaz"),
    Refusal(
      arguments: ["items": [["name": "süt", "quantity": 900, "unit": "litre"]]], word: "olamaz"),
    Refusal(arguments: ["items": [["name": "süt", "grams": 100_001]]], word: "100.001 gram süt"),
    Refusal(arguments: ["items": [["name": "süt"]], "mealType": "brunch"], word: "breakfast"),
  ]

  @Test("Arguments that cannot be meant fail and say why", arguments: refusals)
  func impossibleArguments(refusal: Refusal) async throws {
    let desk = Desk()
    let failure = try await desk.failure("logMeal", refusal.arguments)
    #expect(failure.code == "invalidArguments")
    #expect(failure.message.contains(refusal.word), "\(failure.message)")
    #expect(desk.fake.content.meals.isEmpty)
  }

  @Test("Clocks that differ by a few minutes are no future")
  func smallDifferenceOfClocks() async throws {
    let meal = try await Desk().eat("süt", at: "2026-11-21T08:34:00+03:00")
    #expect(meal["eatenAt"] == "2026-11-21T08:34:00+03:00")
  }

  @Test("A day alone means the present clock time on it")
  func dayAlone() async throws {
    let meal = try await Desk().eat("süt", at: "2026-11-20")
    #expect(meal["eatenAt"] == "2026-11-20T08:30:00+03:00")
  }

  @Test("A personal measure counts")
  func personalMeasure() async throws {
    let desk = Desk()
    let taught = try await desk.call("setMeasure", ["unit": "su bardağı", "amount": 300])
    #expect(taught.at("measure", "unit") == "su bardağı")
    let meal = try await desk.call(
      "logMeal", ["items": [["name": "süt", "quantity": 1, "unit": "bardak"]]])
    #expect(meal.at("items", 0, "grams") == 300)
    #expect(meal.at("items", 0, "unit") == "su bardağı")
  }

  struct Unteachable: Sendable {
    var arguments: JSON
    var code: String
  }

  static let unteachables = [
    Unteachable(arguments: ["unit": "gram", "amount": 2], code: "invalidArguments"),
    Unteachable(arguments: ["unit": "karış", "amount": 2], code: "invalidArguments"),
    Unteachable(arguments: ["unit": "kase", "amount": 112_000], code: "invalidArguments"),
    Unteachable(arguments: ["unit": "kase", "amount": 4], code: "invalidArguments"),
    Unteachable(
      arguments: ["unit": "adet", "amount": 0.5, "isWeight": true], code: "invalidArguments"),
    Unteachable(arguments: ["unit": "dilim", "amount": 40, "food": "xyz"], code: "notFound"),
  ]

  @Test("A measure that cannot be taught fails", arguments: unteachables)
  func unteachable(unteachable: Unteachable) async throws {
    let failure = try await Desk().failure("setMeasure", unteachable.arguments)
    #expect(failure.code == unteachable.code)
  }

  @Test("A measure taught for a food belongs to the table's row")
  func measureOfAFood() async throws {
    let desk = Desk()
    try await desk.call(
      "setMeasure", ["unit": "dilim", "amount": 40, "isWeight": true, "food": "ekmek"])
    let meal = try await desk.call(
      "logMeal", ["items": [["name": "ekmek", "quantity": 1, "unit": "dilim"]]])
    #expect(meal.at("items", 0, "grams") == 40)
    #expect(desk.fake.changes.first?.summary == "ölçü (ekmek için 1 dilim = 40 g)")
  }

  @Test("More carbohydrate than the food weighs is never written")
  func heavierThanFood() async throws {
    let desk = Desk()
    let items: JSON = [["name": "bisküvi", "quantity": 50, "unit": "gram", "carbs": 60]]
    await #expect(throws: ToolFailure.self) { try await desk.call("logMeal", ["items": items]) }
    #expect(desk.fake.content.meals.isEmpty)
    let sure: JSON = [["name": "toz şeker", "quantity": 50, "unit": "gram", "carbs": 50]]
    #expect(try await desk.call("logMeal", ["items": sure]).at("totals", "carbs") == 50)
  }
}
