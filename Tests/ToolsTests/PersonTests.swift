import Domain
import Support
import Testing
import Tools

@Suite("Whose a record is")
struct PersonTests {
  @Test("Another's records are kept apart from every sum of the writer")
  func apart() async throws {
    let desk = Desk()
    try await desk.call("setTarget", ["kind": "carbs", "value": 150])
    try await desk.eat("süt")
    let his = try await desk.call(
      "logMeal", ["items": [["name": "yumurta"]], "person": "Can", "note": "okulda"])
    #expect(his["person"] == "Can")
    #expect(his["note"] == "okulda")
    try await desk.call("logWater", ["milliliters": 200])
    let water = try await desk.call("logWater", ["milliliters": 500, "person": "Can"])
    #expect(water["today"] == 500)
    #expect(water["target"] == nil)
    try await desk.call("logGlucose", ["value": 110])
    try await desk.call("logGlucose", ["value": 240, "person": "Can"])

    let day = try await desk.call("getDay")
    #expect(day["water"] == 200)
    #expect(day["entries"]?.array?.count == 3)
    #expect(day["others"]?.array?.compactMap { $0["person"]?.string } == ["Can", "Can", "Can"])
    let meals = try await desk.call("getMeals")
    #expect(meals["count"] == 1)
    #expect(meals.at("others", 0, "person") == "Can")
    #expect(try await desk.call("getNutrition")["meals"] == 1)
    #expect(try await desk.call("getGlucose").at("statistics", "mean") == 110)
  }

  @Test("What is asked of somebody is theirs alone, in any case of their name")
  func asked() async throws {
    let desk = Desk()
    try await desk.eat("süt")
    try await desk.call("setTarget", ["kind": "carbs", "value": 150])
    try await desk.call("logMeal", ["items": [["name": "yumurta"]], "person": "annem"])
    try await desk.call("logGlucose", ["value": 110])
    try await desk.call("logGlucose", ["value": 240, "person": "annem"])
    try await desk.call("logWater", ["milliliters": 400, "person": "annem"])
    for person in ["annem", "Annem", "annemin"] {
      let asked: JSON = ["person": .string(person)]
      let glucose = try await desk.call("getGlucose", asked)
      #expect(glucose.at("current", "value") == 240)
      #expect(glucose["readings"] == 1)
      let day = try await desk.call("getDay", asked)
      #expect(day["water"] == 400)
      #expect(day["entries"]?.array?.count == 3)
      #expect(day["others"] == nil)
      #expect(try await desk.call("getMeals", asked).at("meals", 0)?.itemNames == ["yumurta"])
      let nutrition = try await desk.call("getNutrition", asked)
      #expect(nutrition["meals"] == 1)
      #expect(nutrition["target"]?.members?.isEmpty == true)
    }
    #expect(try await desk.call("getGlucose", ["person": "babam"])["readings"] == 0)
    #expect(try await desk.call("getGlucose", ["person": "ben"])["readings"] == 1)
  }

  @Test("A weight is compared with the same person's one before")
  func weights() async throws {
    let desk = Desk()
    try await desk.call("logWeight", ["kilograms": 89])
    let hers = try await desk.call("logWeight", ["kilograms": 64, "person": "annem"])
    #expect(hers["previous"] == .null)
    let next = try await desk.call("logWeight", ["kilograms": 63, "person": "annem"])
    #expect(next.at("previous", "kilograms") == 64)
  }

  @Test("Whose a record is can be corrected and taken back")
  func corrected() async throws {
    let desk = Desk()
    try await desk.call("logWater", ["milliliters": 200])
    #expect(try await desk.call("updateEntry", ["person": "annem"])["person"] == "annem")
    #expect(try await desk.call("updateEntry", ["person": "ben"])["person"] == nil)
    try await desk.call("logGlucose", ["value": 110])
    #expect(
      try await desk.call("updateEntry", ["which": "glucose", "person": "Can"])["person"] == "Can")
    try await desk.eat("süt")
    #expect(try await desk.call("updateMeal", ["person": "Can'ın"])["person"] == "Can")
    #expect(desk.fake.changes.last?.summary.contains("Can") == true)
    try await desk.call("undo")
    #expect(desk.fake.content.meals.last?.subject == nil)
    let same = try await desk.failure("updateMeal", ["person": "ben"])
    #expect(same.code == "invalidArguments")
  }

  @Test("The last record of somebody is deleted by whose it is")
  func deleted() async throws {
    let desk = Desk()
    try await desk.call("logWater", ["milliliters": 500, "person": "annem"])
    try await desk.call("logWater", ["milliliters": 200])
    let gone = try await desk.call("deleteEntry", ["which": "water", "person": "annem"])
    #expect(gone["milliliters"] == 500)
    #expect(try await desk.failure("deleteEntry", ["person": "annem"]).code == "notFound")
    try await desk.call("logMeal", ["items": [["name": "yumurta"]], "person": "annem"])
    try await desk.eat("süt")
    #expect(try await desk.call("deleteMeal", ["person": "annem"]).itemNames == ["yumurta"])
    #expect(
      try await desk.failure("deleteMeal", ["which": "all", "person": "annem"]).code == "notFound")
  }
}
