import Domain
import Support
import Testing
import Tools

@Suite("Records of one kind and name are read alone, with the last one where there is none")
struct RecordNamesTests {
  private static let dayBefore: JSON = "2026-11-20T22:30:00+03:00"

  @Test("A drug that was not taken today is told with what was, and when it was last")
  func medication() async throws {
    let desk = Desk()
    try await desk.call(
      "logMedication", ["name": "lantus", "dose": 18, "unit": "ünite", "at": Self.dayBefore])
    try await desk.call("logMedication", ["name": "novorapid", "dose": 6, "unit": "ünite"])
    let day = try await desk.call("getDay", ["kind": "medication", "name": "lantus"])
    #expect(day["entries"]?.array?.isEmpty == true)
    #expect(day.at("instead", 0, "name") == "novorapid")
    #expect(day["last"]?["name"] == "lantus")
    let all = try await desk.call("getDay", ["kind": "medication", "name": "insülin"])
    #expect(all["insulinUnits"] == 6)
    #expect(all["last"] == nil)
  }

  @Test("A food that was not eaten is told with what was, and when it was last")
  func food() async throws {
    let desk = Desk()
    try await desk.call(
      "logMeal", ["items": [["name": "pilav"]], "eatenAt": "2026-11-20T19:30:00+03:00"])
    try await desk.eat("süt")
    let meals = try await desk.call("getMeals", ["food": "pilav"])
    #expect(meals["count"] == 0)
    #expect(meals["instead"]?.array?.count == 1)
    #expect(meals["last"]?["eatenAt"]?.string?.hasPrefix("2026-11-20") == true)
  }

  @Test("Notes are found by their words, in any case; else all are told")
  func notes() async throws {
    let desk = Desk()
    try await desk.call(
      "writeNote", ["content": "3 aralıkta doktor randevum var", "type": "reminder"])
    let found = try await desk.call("getNotes", ["query": "doktor randevu"])
    #expect(found["count"] == 1)
    let none = try await desk.call("getNotes", ["query": "1 aralık"])
    #expect(none["count"] == 0)
    #expect(none["others"]?.array?.count == 1)
  }
}
