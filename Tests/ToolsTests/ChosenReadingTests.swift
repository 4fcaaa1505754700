import Domain
import Foundation
import Support
import Testing
import Tools

@Suite("Readings that are chosen by their context, their bounds and the goal")
struct ChosenReadingTests {
  /// Two days of readings by hand, of which each but the last is called what it is.
  private func desk(profile: JSON = [:]) async throws -> Desk {
    let desk = Desk(now: "2026-11-21T20:00:00+03:00")
    if profile != [:] { try await desk.call("updateProfile", profile) }
    let readings: [(String, Double, String?)] = [
      ("2026-11-20T07:00", 97, "fasting"), ("2026-11-20T09:00", 147, "afterMeal"),
      ("2026-11-20T14:00", 121, "afterMeal"), ("2026-11-21T07:00", 92, "fasting"),
      ("2026-11-21T14:00", 151, "afterMeal"), ("2026-11-21T18:00", 110, nil),
    ]
    for (at, value, context) in readings {
      let arguments: JSON = ["value": .number(value), "at": .string(at)]
      try await desk.call("logGlucose", arguments.setting("context", to: context.map(JSON.string)))
    }
    return desk
  }

  private func values(_ answer: JSON) -> [Double] {
    answer["list"]?.array?.compactMap { $0["value"]?.number } ?? []
  }

  @Test("A context leaves the others out, and says how many there were besides")
  func context() async throws {
    let desk = try await desk()
    let fasting = try await desk.call("getGlucose", ["range": "7d", "context": "fasting"])
    #expect(values(fasting) == [97, 92])
    #expect(fasting["readings"] == 2)
    #expect(fasting["wholeCount"] == 6)
    #expect(fasting.at("statistics", "mean") == 94.5)
    let none = try await desk.call("getGlucose", ["range": "7d", "context": "bedtime"])
    #expect(none["readings"] == 0)
    #expect(none["wholeCount"] == 6)
  }

  @Test("A reading after a meal is of the meal before it, recorded or by its hour")
  func meal() async throws {
    let desk = try await desk()
    let lunch = try await desk.call("getGlucose", ["range": "7d", "mealType": "lunch"])
    #expect(values(lunch) == [121, 151])
    let breakfast = try await desk.call("getGlucose", ["range": "7d", "mealType": "breakfast"])
    #expect(values(breakfast) == [147])
    // A late breakfast makes the reading at two o'clock one after it.
    try await desk.call(
      "logMeal",
      [
        "items": [["name": "yumurta"]], "mealType": "breakfast",
        "eatenAt": "2026-11-21T12:30",
      ])
    let late = try await desk.call("getGlucose", ["range": "7d", "mealType": "breakfast"])
    #expect(values(late) == [147, 151])
  }

  @Test("Readings beyond a bound are counted, with their days")
  func beyond() async throws {
    let desk = try await desk()
    let above = try await desk.call("getGlucose", ["range": "7d", "above": 140])
    #expect(above.at("beyond", "count") == 2)
    #expect(above.at("beyond", "days") == 2)
    #expect(above.at("beyond", "ofDays") == 2)
    #expect(above.at("beyond", "dates") == ["2026-11-20", "2026-11-21"])
    let below = try await desk.call(
      "getGlucose", ["range": "7d", "below": 95, "context": "fasting"])
    #expect(below.at("beyond", "count") == 1)
    // The bound itself is not beyond it.
    let itself = try await desk.call("getGlucose", ["range": "7d", "above": 151])
    #expect(itself.at("beyond", "count") == 0)
  }

  @Test("A remembered value is found, and another is not")
  func matches() async throws {
    let desk = try await desk()
    let found = try await desk.call("getGlucose", ["range": "7d", "value": 147])
    #expect(found["matches"]?.array?.count == 1)
    let other = try await desk.call("getGlucose", ["range": "7d", "value": 250])
    #expect(other["matches"]?.array?.isEmpty == true)
  }

  @Test("In pregnancy the goal is lower, and lowest on an empty stomach")
  func pregnancy() async throws {
    let desk = try await desk(profile: ["pregnant": true, "diabetes": "gestational"])
    let all = try await desk.call("getGlucose", ["range": "7d"])
    #expect(all.at("goal", "basis") == "pregnancy")
    #expect(all.at("goal", "high") == 140)
    #expect(all.at("goal", "aboveCount") == 2)
    #expect(all.at("goal", "fastingAbove") == 1)
    let fasting = try await desk.call("getGlucose", ["range": "7d", "context": "fasting"])
    #expect(fasting.at("goal", "high") == 95)
    #expect(fasting.at("goal", "aboveCount") == 1)
    // Nobody knows whether another is pregnant.
    let other = try await desk.call("getGlucose", ["range": "7d", "person": "annem"])
    #expect(other.at("goal", "basis") == "usual")
  }

  @Test("Bounds of one's own go before all others")
  func ownGoal() async throws {
    let desk = try await desk(profile: ["pregnant": true])
    try await desk.call("setTarget", ["kind": "glucoseHigh", "value": 120])
    let answer = try await desk.call("getGlucose", ["range": "7d"])
    #expect(answer.at("goal", "basis") == "own")
    #expect(answer.at("goal", "high") == 120)
    #expect(answer.at("goal", "aboveCount") == 3)
  }

  @Test("A day of the week leaves the others out")
  func weekday() async throws {
    let desk = try await desk()
    let friday = try await desk.call("getGlucose", ["range": "7d", "onDays": "friday"])
    #expect(values(friday) == [97, 147, 121])
  }
}
