import Domain
import Support
import Testing
import Tools

@Suite("Meals once more")
struct RepeatMealTests {
  /// Breakfasts of earlier days: the first names three times, the second once.
  private func desk() async throws -> Desk {
    let desk = Desk()
    for day in 17...19 {
      try await desk.eat("yumurta", "ekmek", at: "2026-11-\(day)T08:00:00+03:00")
    }
    try await desk.eat("süt", at: "2026-11-20T08:00:00+03:00")
    return desk
  }

  @Test("The usual meal is what was eaten most often, with the newest amounts")
  func usual() async throws {
    let desk = try await desk()
    let meal = try await desk.call("repeatMeal", ["mealType": "breakfast"])
    #expect(meal.itemNames == ["yumurta", "ekmek"])
    #expect(meal["mealType"] == "breakfast" && meal["eatenAt"] == "2026-11-21T08:30:00+03:00")
    #expect(meal["repeats"]?.number != meal["meal"]?.number)
    #expect(try desk.fake.records.meals.latest(9).count == 5)
    #expect(try await desk.question("repeatMeal", ["mealType": "breakfast"]) == nil)
  }

  @Test("A day's meal is repeated whatever is usual; without a type the hour tells which")
  func ofADay() async throws {
    let desk = try await desk()
    #expect(try await desk.call("repeatMeal", ["date": "2026-11-20"]).itemNames == ["süt"])
    let failure = try await desk.failure(
      "repeatMeal", ["date": "2026-11-20", "mealType": "dinner"])
    #expect(failure.code == "notFound" && failure.message.contains("akşam yemeği yok"))
    #expect(failure.message.contains("kahvaltı (süt)"))
  }

  @Test("What was left out this time is not in it; what was never in it is told")
  func without() async throws {
    let desk = try await desk()
    let meal = try await desk.call(
      "repeatMeal", ["date": "2026-11-19", "mealType": "breakfast", "without": ["ekmek"]])
    #expect(meal.itemNames == ["yumurta"])
    let failure = try await desk.failure(
      "repeatMeal", ["date": "2026-11-19", "mealType": "breakfast", "without": ["zeytin"]])
    #expect(failure.code == "notFound" && failure.message.contains("zeytin"))
  }

  @Test("What is usual in less than six of ten meals is asked about")
  func doubtful() async throws {
    let desk = try await desk()
    try await desk.eat("peynir", at: "2026-11-16T08:00:00+03:00")
    try await desk.eat("ayran", at: "2026-11-15T08:00:00+03:00")
    let question = try await desk.question("repeatMeal", ["mealType": "breakfast"])
    #expect(question?.contains("yumurta") == true && question?.hasSuffix("Kaydedeyim mi?") == true)
  }

  @Test("One meal is no habit, and neither is another's or an old one")
  func none() async throws {
    let desk = Desk()
    try await desk.eat("yumurta", at: "2026-11-20T08:00:00+03:00")
    try await desk.eat("süt", at: "2026-08-01T08:00:00+03:00")
    try await desk.eat("süt", at: "2026-08-02T08:00:00+03:00")
    for day in ["18", "19"] {
      try await desk.call(
        "logMeal",
        [
          "items": [["name": "ayran"]], "person": "babam",
          "eatenAt": .string("2026-11-\(day)T08:00:00+03:00"),
        ])
    }
    let failure = try await desk.failure("repeatMeal", ["mealType": "breakfast"])
    #expect(failure.code == "notFound" && failure.message.contains("“her zamanki”"))
  }

  @Test(
    "A favourite is eaten again, asked about where there are several, and listed with the archive")
  func favorite() async throws {
    let desk = try await desk()
    let failure = try await desk.failure("repeatMeal", ["favorite": true])
    #expect(failure.code == "notFound" && failure.message.contains("“bunu favorilere ekle”"))
    let marked = try await desk.call("setFavorite", ["kind": "meal"])
    #expect(marked["name"]?.string?.contains("süt") == true && marked["changed"] == true)
    #expect(try await desk.call("setFavorite", ["kind": "meal"])["changed"] == false)
    #expect(try await desk.question("repeatMeal", ["favorite": true]) == nil)
    let lunch: JSON = ["favorite": true, "mealType": "lunch"]
    #expect(try await desk.failure("repeatMeal", lunch).code == "notFound")
    let eaten = try await desk.call("repeatMeal", ["favorite": true])
    #expect(eaten.itemNames == ["süt"])
    let other = try #require(
      try desk.fake.records.meals.latest(9).first { $0.items.count == 2 }?.id)
    try await desk.call("setFavorite", ["kind": "meal", "id": .number(Double(other))])
    #expect(try await desk.question("repeatMeal", ["favorite": true])?.contains("süt") == true)
    let listed = try await desk.call("searchArchive", ["favorites": true])
    #expect(listed["count"] == 2 && listed["entries"]?.array?.first?["kind"] == "meal")
    #expect(try await desk.call("searchArchive", [:])["count"] == 0)
    try await desk.call("undo")
    #expect(try await desk.call("searchArchive", ["favorites": true])["count"] == 1)
    try await desk.call("setFavorite", ["kind": "meal", "favorite": false])
    #expect(try await desk.call("searchArchive", ["favorites": true])["count"] == 0)
  }

  @Test("The copy can be undone alone")
  func undo() async throws {
    let desk = try await desk()
    try await desk.call("repeatMeal", ["mealType": "breakfast"])
    #expect(try await desk.call("undo")["tool"] == "repeatMeal")
    #expect(try desk.fake.records.meals.latest(9).count == 4)
  }
}

@Suite("What a meal does against a low")
struct AgainstLowTests {
  private func desk(_ value: Double, at: String) async throws -> Desk {
    let desk = Desk()
    try await desk.call("logGlucose", ["value": .number(value), "at": .string(at)])
    return desk
  }

  @Test("Half an hour after a low it is never high, and tells of the low")
  func low() async throws {
    let desk = try await desk(58, at: "2026-11-21T08:10:00+03:00")
    let meal = try await desk.call(
      "logMeal", ["items": [["name": "ekmek", "quantity": 6, "unit": "dilim"]]])
    #expect(meal["impact"]?["level"] == "medium")
    #expect(meal["againstLow"]?["value"]?.number == 58)
    let id = try #require(meal["meal"])
    let changed = try await desk.call(
      "updateMeal", ["meal": id, "items": [["name": "ekmek", "quantity": 7, "unit": "dilim"]]])
    #expect(changed["impact"]?["level"] == "medium" && changed["againstLow"] != nil)
  }

  static let others: [(Double, String, String?)] = [
    (58, "2026-11-21T07:30:00+03:00", nil), (70, "2026-11-21T08:20:00+03:00", nil),
    (58, "2026-11-21T08:20:00+03:00", "babam"),
  ]

  @Test("Not long after it, not after a value that is in range, not for another", arguments: others)
  func notLow(_ value: Double, _ at: String, _ person: String?) async throws {
    let desk = try await desk(value, at: at)
    var arguments: JSON = ["items": [["name": "ekmek", "quantity": 6, "unit": "dilim"]]]
    arguments = arguments.setting("person", to: person.map(JSON.string))
    let meal = try await desk.call("logMeal", arguments)
    #expect(meal["againstLow"] == nil && meal["impact"]?["level"] == "high")
  }

  @Test("A value in range after the low ends it")
  func over() async throws {
    let desk = try await desk(58, at: "2026-11-21T08:10:00+03:00")
    try await desk.call("logGlucose", ["value": 95, "at": "2026-11-21T08:26:00+03:00"])
    let meal = try await desk.call(
      "logMeal", ["items": [["name": "ekmek", "quantity": 6, "unit": "dilim"]]])
    #expect(meal["againstLow"] == nil)
  }
}

@Suite("Notes")
struct GetNotesTests {
  @Test("Notes are told newest first, and none is no failure")
  func notes() async throws {
    var desk = Desk()
    #expect(try await desk.call("getNotes")["count"]?.number == 0)
    try await desk.call("writeNote", ["content": "ilk", "type": "insight"])
    desk.now = "2026-11-21T09:30:00+03:00"
    try await desk.call("writeNote", ["content": "ikinci", "type": "reminder"])
    let told = try await desk.call("getNotes")["notes"]?.array ?? []
    #expect(told.compactMap { $0["content"]?.string } == ["ikinci", "ilk"])
  }
}
