import Domain
import Support
import Testing
import Tools

@Suite struct ReadingMealsTests {
  /// Saturday noon, with meals of this day, of yesterday, and of the Monday before last.
  private func week() async throws -> Desk {
    let desk = Desk(now: "2026-11-21T12:00:00+03:00")
    try await desk.eat("yumurta", "süt", at: "2026-11-21T08:00:00+03:00")
    try await desk.eat("pilav", "ayran", at: "2026-11-20T12:30:00+03:00")
    try await desk.eat("ekmek", at: "2026-11-20T23:59:00+03:00")
    try await desk.eat("elma", at: "2026-11-09T10:00:00+03:00")
    return desk
  }

  @Test("Without a date getMeals tells today")
  func today() async throws {
    let answer = try await week().call("getMeals")
    #expect(answer["count"] == 1)
    #expect(answer.at("meals", 0)?.itemNames == ["yumurta", "süt"])
    #expect(answer.at("totals", "carbs") == 12.1)
  }

  struct Stretch: Sendable {
    var arguments: JSON
    var count: Double
  }

  static let stretches = [
    Stretch(arguments: ["from": "2026-11-20", "to": "2026-11-21"], count: 2),
    Stretch(arguments: ["from": "2026-11-20", "to": "2026-11-20"], count: 2),
    Stretch(arguments: ["from": "2026-11-20"], count: 3),
    Stretch(arguments: ["to": "2026-11-21"], count: 2),
    Stretch(arguments: ["from": "2026-11-20", "to": "2026-11-20T23:59:00+03:00"], count: 1),
    Stretch(arguments: ["from": "2026-11-01", "food": "pilav"], count: 1),
    Stretch(arguments: ["from": "2026-11-01", "food": "elmayı"], count: 1),
    Stretch(arguments: ["from": "2026-11-01", "food": "pirinç pilavı"], count: 1),
    Stretch(arguments: ["from": "2026-11-01", "mealType": "lunch"], count: 1),
    Stretch(arguments: ["from": "2025-01-01", "to": "2025-02-01"], count: 0),
  ]

  @Test("The end is exclusive, and type and food narrow", arguments: stretches)
  func narrowing(stretch: Stretch) async throws {
    let answer = try await week().call("getMeals", stretch.arguments)
    #expect(answer["count"]?.number == stretch.count, "\(stretch.arguments.text)")
  }

  @Test("A food that is asked for comes with how much of it there was")
  func matched() async throws {
    let answer = try await week().call("getMeals", ["from": "2026-11-01", "food": "ayran"])
    #expect(answer.at("matched", "times") == 1)
    #expect(answer.at("matched", "amounts", 0, "unit") == "su bardağı")
    #expect(answer.at("totals", "carbs") == 5.8)
  }

  @Test("An interval that ends before it begins fails")
  func backwards() async throws {
    let failure = try await week().failure(
      "getMeals", ["from": "2026-11-21", "to": "2026-11-20"])
    #expect(failure.code == "invalidArguments")
  }

  struct Sum: Sendable {
    var period: String
    var carbs: Double
    var days: Double
  }

  static let sums = [
    Sum(period: "today", carbs: 12.1, days: 1), Sum(period: "yesterday", carbs: 68.6, days: 1),
    Sum(period: "this_week", carbs: 80.7, days: 2), Sum(period: "last_week", carbs: 20.5, days: 1),
    Sum(period: "this_month", carbs: 101.2, days: 3), Sum(period: "last_month", carbs: 0, days: 0),
  ]

  @Test("Periods sum up their days; weeks begin on Monday", arguments: sums)
  func periods(sum: Sum) async throws {
    let answer = try await week().call("getNutrition", ["period": .string(sum.period)])
    #expect(answer.at("totals", "carbs")?.number == sum.carbs)
    #expect(answer["daysWithData"]?.number == sum.days)
    #expect(answer["perDay"]?.array?.count == Int(sum.days))
    #expect((answer["average"] == .null) == (sum.days == 0))
  }

  @Test("What remains is told for a day, from the target or the upper bound")
  func remaining() async throws {
    let desk = try await week()
    try await desk.call("setTarget", ["kind": "carbs", "min": 150, "max": 180])
    try await desk.call("setTarget", ["kind": "calories", "value": 1800])
    let today = try await desk.call("getNutrition")
    #expect(today["period"] == "today")
    #expect(today.at("remaining", "carbs") == 167.9)
    #expect(today.at("target", "carbs") == ["min": 150, "max": 180])
    #expect(today.at("remaining", "calories") == 1576)
    let thisWeek = try await desk.call("getNutrition", ["period": "this_week"])
    #expect(thisWeek["remaining"] == .null)
    #expect(thisWeek.at("average", "carbs") == 40.3)
  }

  @Test("From and to win over a period, and foods without figures are named")
  func unknownFoods() async throws {
    let desk = try await week()
    try await desk.eat("humus tozu")
    let answer = try await desk.call("getNutrition", ["from": "2026-11-21"])
    #expect(answer["unknown"] == ["humus tozu"])
    #expect(answer["period"] == nil)
  }

  @Test("A day is told in order, with all its entries and sums")
  func day() async throws {
    let desk = try await week()
    try await desk.call("logWater", ["milliliters": 200, "at": "2026-11-21T07:00:00+03:00"])
    try await desk.call("logWater", ["milliliters": 300, "at": "2026-11-21T09:00:00+03:00"])
    try await desk.call("logGlucose", ["value": 112, "at": "2026-11-21T07:30:00+03:00"])
    try await desk.call("logActivity", ["kind": "yürüyüş", "minutes": 25, "steps": 3000])
    let answer = try await desk.call("getDay")
    let types = answer["entries"]?.array?.compactMap { $0["type"]?.string }
    #expect(types == ["water", "glucose", "meal", "water", "activity"])
    #expect(answer["water"] == 500)
    #expect(answer["steps"] == 3000)
    #expect(answer["activityMinutes"] == 25)
    #expect(answer.at("totals", "carbs") == 12.1)
    let meals = try await desk.call("getDay", ["food": "süt"])
    #expect(meals["entries"]?.array?.count == 1)
  }

  @Test("A lookup tells the portion, 100 g, index and source, and writes nothing")
  func lookup() async throws {
    let desk = Desk()
    let answer = try await desk.call(
      "lookupFood", ["name": "ekmek", "quantity": 3, "unit": "dilim"])
    #expect(answer["food"] == "ekmek")
    #expect(answer.at("portion", "grams") == 75)
    #expect(answer.at("portion", "carbs") == 37.3)
    #expect(answer.at("per100g", "carbs") == 49.7)
    #expect(answer["glycemicIndex"] == 75)
    #expect(answer["glycemicIndexSource"] == "Atkinson 2008")
    #expect(answer["source"] == "Test table")
    #expect(desk.fake.changes.isEmpty)
  }

  @Test("A lookup of an unknown food has no figures and tells what is like it")
  func unknownLookup() async throws {
    let answer = try await Desk().call("lookupFood", ["name": "kuru üzüm"])
    #expect(answer["food"] == .null)
    #expect(answer["per100g"] == .null)
    #expect(answer["portion"] == .null)
    #expect(answer.at("alternatives", 0, "name") == "üzüm")
  }

  @Test("The last meal goes without a question, an older one or a whole day only after one")
  func deleting() async throws {
    let desk = try await week()
    let byType: JSON = ["which": "breakfast", "date": "2026-11-21"]
    #expect(try await desk.question("deleteMeal", ["which": "last"]) == nil)
    let question = try await desk.question("deleteMeal", byType)
    #expect(question == "Bugün 08.00 kahvaltı (yumurta, süt) kaydı silinsin mi?")
    let day = try await desk.question("deleteMeal", ["which": "all", "date": "2026-11-20"])
    #expect(day?.contains("2 kayıt") == true)
    let gone = try await desk.call("deleteMeal")
    #expect(gone.itemNames == ["elma"])
    let all = try await desk.call("deleteMeal", ["which": "all", "date": "2026-11-20"])
    #expect(all["deleted"]?.array?.count == 2)
    #expect(desk.fake.content.meals.count == 1)
    try await desk.call("undo")
    #expect(desk.fake.content.meals.count == 3)
  }

  @Test(
    "A reply that names some of the meals of a day deletes those, or all but those",
    arguments: [
      ("sadece kahvaltıyı", ["breakfast"]), ("yok sadece kahvaltıyı sil", ["breakfast"]),
      ("öğleni silme", ["breakfast", "dinner"]), ("evet ama kahvaltı kalsın", ["lunch", "dinner"]),
      ("sadece çorbayı sil", ["lunch"]), ("sadece öğle yemeğini", ["lunch"]),
      ("akşam yemeği hariç", ["breakfast", "lunch"]),
    ])
  func someOfADay(_ reply: String, _ gone: [String]) async throws {
    let desk = Desk()
    for (type, food) in [("breakfast", "yumurta"), ("lunch", "çorba"), ("dinner", "pilav")] {
      try await desk.call(
        "logMeal", ["mealType": .string(type), "items": [["name": .string(food)]]])
    }
    let asked: JSON = ["which": "all"]
    let meant = try #require(try desk.chosen("deleteMeal", asked, by: reply))
    let result = try await desk.call("deleteMeal", meant)
    let types = result["deleted"]?.array ?? [result]
    #expect(types.compactMap { $0["mealType"]?.string } == gone)
    #expect(desk.fake.content.meals.count == 3 - gone.count)
  }

  @Test(
    "Another reply names none",
    arguments: [
      "öğleni silme, kahvaltıyı sil", "kahvaltı", "sadece ikindiyi", "şekerim 142",
      "kahvaltıyı öğleni akşamı sil", "sadece kahvaltıda ne yedim", "hayır, kahvaltıyı silme",
      "hayır kahvaltı kalsın", "kahvaltı dursun", "sabaha kalsın", "yok, öğleni silme",
    ])
  func othersOfADay(_ reply: String) async throws {
    let desk = Desk()
    for (type, food) in [("breakfast", "yumurta"), ("lunch", "çorba"), ("dinner", "pilav")] {
      try await desk.call(
        "logMeal", ["mealType": .string(type), "items": [["name": .string(food)]]])
    }
    #expect(try desk.chosen("deleteMeal", ["which": "all"], by: reply) == nil)
  }

  @Test("Nothing to delete is not found")
  func nothingToDelete() async throws {
    #expect(try await Desk().failure("deleteMeal").code == "notFound")
    #expect(try await Desk().failure("deleteMeal", ["which": "all"]).code == "notFound")
  }
}
