import Domain
import Nutrition
import Support
import Testing
import Tools

@Suite struct UpdateMealTests {
  /// A desk with a breakfast of egg, bread and milk.
  private func table() async throws -> Desk {
    let desk = Desk()
    try await desk.call(
      "logMeal",
      [
        "items": [
          ["name": "yumurta", "quantity": 2, "unit": "adet"],
          ["name": "tam buğday ekmeği", "quantity": 1, "unit": "dilim"],
          ["name": "süt", "quantity": 1, "unit": "su bardağı"],
        ]
      ])
    return desk
  }

  @Test("Milk becomes ayran, with its glass kept")
  func replaceKeepsAmount() async throws {
    let desk = try await table()
    let meal = try await desk.call("updateMeal", ["replace": [["from": "sütü", "to": "ayran"]]])
    #expect(meal.itemNames == ["yumurta", "tam buğday ekmeği", "ayran"])
    #expect(meal.at("items", 2, "unit") == "su bardağı")
    #expect(meal.at("items", 2, "carbs") == 5.8)
    #expect(meal["changes"] == ["süt → ayran"])
    #expect(desk.fake.content.meals.count == 1)
    #expect(desk.fake.changes.last?.summary == "kahvaltı düzeltmesi (süt → ayran)")
  }

  @Test("A replacement takes its own portion where the old unit makes no sense")
  func replaceDropsUnit() async throws {
    let desk = try await table()
    let meal = try await desk.call("updateMeal", ["replace": [["from": "süt", "to": "yumurta"]]])
    #expect(meal.at("items", 2, "unit") == "adet")
    #expect(meal.at("items", 2, "quantity") == 1)
  }

  @Test(
    "A slice is kept only of what comes in slices",
    arguments: [("simit", "adet"), ("kaşar peyniri", "dilim"), ("poğaça", "adet")])
  func slices(_ food: String, _ unit: String) async throws {
    let desk = try await table()
    let foods = FoodBook().table
    let tools = Toolbox(records: desk.fake.records, foods: foods, kitchen: desk.kitchen).all
    let tool = try #require(tools.first { type(of: $0).name == "updateMeal" })
    let meal = try await tool.run(
      ["replace": [["from": "tam buğday ekmeği", "to": .string(food)]]], in: desk.context)
    #expect(meal.at("items", 1, "unit") == .string(unit))
    #expect(meal.at("items", 1, "quantity") == 1)
  }

  @Test("Slices that the person cut themselves are kept of what can be cut")
  func cutSlices() async throws {
    let desk = Desk()
    try await desk.call(
      "logMeal", ["items": [["name": "patates", "quantity": 3, "unit": "dilim"]]])
    let foods = FoodBook().table
    let tools = Toolbox(records: desk.fake.records, foods: foods, kitchen: desk.kitchen).all
    let tool = try #require(tools.first { type(of: $0).name == "updateMeal" })
    let meal = try await tool.run(
      ["replace": [["from": "patates", "to": "kabak"]]], in: desk.context)
    #expect(meal.at("items", 0, "unit") == "dilim")
    #expect(meal.at("items", 0, "quantity") == 3)
  }

  @Test("A replacement with its own amount takes that")
  func replaceWithAmount() async throws {
    let desk = try await table()
    let meal = try await desk.call(
      "updateMeal", ["replace": [["from": "süt", "to": "ayran", "quantity": 2]]])
    #expect(meal.at("items", 2, "grams") == 400)
  }

  @Test("A number of grams never becomes a number of plates, nor a glass one of eggs")
  func unitsOfAnotherFamily() async throws {
    let desk = Desk()
    let pilav: JSON = ["name": "pilav", "quantity": 200, "unit": "gram"]
    try await desk.call("logMeal", ["items": [pilav, ["name": "süt"]]])
    let plate = try await desk.call(
      "updateMeal", ["items": [["name": "pilav", "unit": "tabak"]]])
    #expect(plate.at("items", 0, "grams") == 180)
    let eggs = try await desk.call(
      "updateMeal", ["replace": [["from": "süt", "to": "yumurta", "quantity": 2]]])
    #expect(eggs.at("items", 1, "grams") == 100)
  }

  struct Change: Sendable {
    var item: JSON
    var place: Int
    var grams: Double
    var count = 3
  }

  static let changes = [
    Change(item: ["name": "yumurta", "quantity": 3], place: 0, grams: 150),
    Change(item: ["name": "ekmek", "quantity": 2], place: 1, grams: 64),
    Change(item: ["name": "ekmeği", "quantity": 2, "unit": "dilim"], place: 1, grams: 64),
    Change(item: ["name": "süt", "grams": 100], place: 2, grams: 100),
    Change(item: ["name": "süt", "quantity": 0.5], place: 2, grams: 120),
    Change(
      item: ["name": "beyaz peynir", "quantity": 1, "unit": "dilim"], place: 3, grams: 30, count: 4),
    Change(item: ["name": "su", "quantity": 1], place: 3, grams: 200, count: 4),
  ]

  @Test("An item named takes its new amount; another food comes in addition", arguments: changes)
  func newAmounts(change: Change) async throws {
    let desk = try await table()
    let meal = try await desk.call("updateMeal", ["items": [change.item]])
    #expect(meal.itemNames.count == change.count)
    #expect(meal.at("items", .init(integerLiteral: change.place), "grams")?.number == change.grams)
  }

  struct Neighbour: Sendable {
    var there: String
    var said: String
  }

  static let neighbours = [
    Neighbour(there: "elma", said: "elma suyu"), Neighbour(there: "su böreği", said: "su"),
    Neighbour(there: "üzüm", said: "kuru üzüm"),
  ]

  @Test("A food whose name holds another's is not taken for it", arguments: neighbours)
  func neighboursStayApart(neighbour: Neighbour) async throws {
    let desk = Desk()
    try await desk.eat(neighbour.there)
    let meal = try await desk.call(
      "updateMeal", ["items": [["name": .string(neighbour.said), "quantity": 1]]])
    #expect(meal.itemNames == [neighbour.there, neighbour.said])
  }

  @Test("A food is taken out; quantity 0 does the same")
  func remove() async throws {
    let desk = try await table()
    try await desk.call("updateMeal", ["remove": ["yumurtalar"]])
    let meal = try await desk.call("updateMeal", ["items": [["name": "süt", "quantity": 0]]])
    #expect(meal.itemNames == ["tam buğday ekmeği"])
  }

  @Test("Taking out all foods deletes the meal, after a question")
  func lastItem() async throws {
    let desk = Desk()
    try await desk.eat("süt")
    #expect(
      try await desk.question("updateMeal", ["remove": ["süt"]])?.contains("silinsin mi") == true)
    #expect(desk.fake.content.meals.first?.items.count == 1)
    try await desk.call("updateMeal", ["remove": ["süt"]])
    #expect(desk.fake.content.meals.isEmpty)
  }

  @Test("A food is looked for in the meals of the day that is named, not in the last of them")
  func foodOfDay() async throws {
    let desk = Desk()
    try await desk.call(
      "logMeal",
      [
        "items": [["name": "köfte"], ["name": "pilav"]],
        "eatenAt": "2026-11-20T12:30:00+03:00",
      ])
    try await desk.call(
      "logMeal", ["items": [["name": "ayran"]], "eatenAt": "2026-11-20T19:00:00+03:00"])
    let meal = try await desk.call("updateMeal", ["remove": ["köfte"], "date": "2026-11-20"])
    #expect(meal.itemNames == ["pilav"])
  }

  @Test("A food that is not in the meal fails, telling what is, and nothing changes")
  func notInMeal() async throws {
    let desk = try await table()
    let failure = try await desk.failure("updateMeal", ["remove": ["süt", "simit"]])
    #expect(failure.code == "notFound")
    #expect(failure.message.contains("simit"))
    #expect(failure.message.contains("yumurta ve tam buğday ekmeği"))
    #expect(desk.fake.content.meals.first?.items.count == 3)
  }

  @Test("A new time leaves the type, and a day alone leaves the clock")
  func time() async throws {
    let desk = try await table()
    let meal = try await desk.call("updateMeal", ["eatenAt": "2026-11-20T13:00:00+03:00"])
    #expect(meal["eatenAt"] == "2026-11-20T13:00:00+03:00")
    #expect(meal["mealType"] == "breakfast")
    let moved = try await desk.call("updateMeal", ["eatenAt": "2026-11-19"])
    #expect(moved["eatenAt"] == "2026-11-19T13:00:00+03:00")
    let failure = try await desk.failure("updateMeal", ["eatenAt": "2026-11-22"])
    #expect(failure.code == "invalidArguments")
  }

  @Test("Type and note change")
  func typeAndNote() async throws {
    let desk = try await table()
    let meal = try await desk.call("updateMeal", ["mealType": "snack", "note": "evde"])
    #expect(meal["mealType"] == "snack")
    #expect(meal["note"] == "evde")
    #expect(meal.itemNames.count == 3)
  }

  @Test("A correction without a change fails")
  func nothingToChange() async throws {
    let desk = try await table()
    #expect(try await desk.failure("updateMeal", ["which": "last"]).code == "invalidArguments")
  }

  @Test("The person's own figures are scaled with the amount")
  func givenFiguresScale() async throws {
    let desk = Desk()
    try await desk.call(
      "logMeal", ["items": [["name": "bar", "quantity": 1, "unit": "adet", "carbs": 20]]])
    let meal = try await desk.call("updateMeal", ["items": [["name": "bar", "quantity": 2]]])
    #expect(meal.at("items", 0, "carbs") == 40)
    #expect(meal.at("items", 0, "source") == "sizin verdiğiniz değer")
  }

  @Test("Carbohydrate that is told later gives an unknown food its figures")
  func figuresLater() async throws {
    let desk = Desk()
    try await desk.eat("bar")
    let meal = try await desk.call("updateMeal", ["items": [["name": "bar", "carbs": 18]]])
    #expect(meal.at("totals", "carbs") == 18)
    #expect(meal.itemNames == ["bar"])
  }

  @Test("Without a meal named, the newest that holds the food is corrected, else the last")
  func mealByFood() async throws {
    let desk = Desk(now: "2026-11-21T13:30:00+03:00")
    try await desk.eat("süt", "yumurta", at: "2026-11-21T08:30:00+03:00")
    try await desk.eat("pilav")
    let breakfast = try await desk.call(
      "updateMeal", ["replace": [["from": "süt", "to": "ayran"]]])
    #expect(breakfast["mealType"] == "breakfast")
    let lunch = try await desk.call("updateMeal", ["items": [["name": "ayran", "quantity": 1]]])
    #expect(lunch["mealType"] == "lunch")
    #expect(lunch.itemNames == ["pilav", "ayran"])
  }

  @Test("A meal is found by its type and day, by its id, and as the last of a day")
  func choice() async throws {
    let desk = Desk(now: "2026-11-21T13:30:00+03:00")
    let old = try await desk.eat("yumurta", at: "2026-11-20T08:00:00+03:00")
    try await desk.eat("süt", at: "2026-11-21T08:00:00+03:00")
    let note: JSON = ["note": "x"]
    let byDay = note.setting("which", to: "breakfast").setting("date", to: "2026-11-20")
    #expect(try await desk.call("updateMeal", byDay)["meal"] == old["meal"])
    let byID = note.setting("meal", to: old["meal"])
    #expect(try await desk.call("updateMeal", byID)["meal"] == old["meal"])
    let lastOfDay = note.setting("which", to: "last").setting("date", to: "2026-11-20")
    #expect(try await desk.call("updateMeal", lastOfDay)["meal"] == old["meal"])
    let today = note.setting("which", to: "breakfast")
    #expect(try await desk.call("updateMeal", today).itemNames == ["süt"])
    let missing = try await desk.failure("updateMeal", note.setting("which", to: "dinner"))
    #expect(missing.code == "notFound")
    #expect(
      missing.message == "Bugün kayıtlı bir akşam yemeği yok; kayıtlı öğünler: kahvaltı (süt).")
    let noSuch = try await desk.failure("updateMeal", note.setting("meal", to: 99))
    #expect(noSuch.code == "notFound")
  }

  @Test("Just after midnight a late snack of the evening is still meant")
  func afterMidnight() async throws {
    let desk = Desk(now: "2026-11-22T00:20:00+03:00")
    try await desk.eat("elma", at: "2026-11-21T23:30:00+03:00")
    let meal = try await desk.call("updateMeal", ["which": "lateSnack", "note": "x"])
    #expect(meal.itemNames == ["elma"])
  }

  @Test("By day the meal of another day is never taken for today's")
  func notYesterday() async throws {
    let desk = Desk(now: "2026-11-21T13:30:00+03:00")
    try await desk.eat("elma", at: "2026-11-20T20:00:00+03:00")
    let failure = try await desk.failure("deleteMeal", ["which": "dinner"])
    #expect(failure.message == "Bugün kayıtlı bir akşam yemeği yok.")
    #expect(desk.fake.content.meals.count == 1)
    try await desk.call("deleteMeal", ["which": "dinner", "date": "2026-11-20"])
    #expect(desk.fake.changes.last?.summary == "akşam yemeği (elma) kaydının silinmesi")
  }

  @Test("An absurd correction is asked about")
  func absurdCorrection() async throws {
    let desk = try await table()
    let question = try await desk.question(
      "updateMeal", ["items": [["name": "yumurta", "quantity": 300]]])
    #expect(question?.contains("300 yumurta") == true)
    #expect(try await desk.question("updateMeal", ["remove": ["süt"]]) == nil)
  }

  @Test("Every correction is undone by one undo")
  func undo() async throws {
    let desk = try await table()
    try await desk.call(
      "updateMeal", ["replace": [["from": "süt", "to": "ayran"]], "remove": ["yumurta"]])
    let undone = try await desk.call("undo")
    #expect(undone["tool"] == "updateMeal")
    #expect(try await desk.call("getMeals").at("meals", 0)?.itemNames.count == 3)
  }
}
