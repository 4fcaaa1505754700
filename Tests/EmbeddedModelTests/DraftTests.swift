import Analysis
import Domain
import Testing

@testable import EmbeddedModel

@Suite("What is added to a record that was asked about")
struct DraftTests {
  private func candidate(_ call: PlannedCall) -> IntentCandidate {
    let zone = Engine.zone
    let model = Engine.shared
    let scene = model.interpreterInUse.scene("açken", Dialogue([]), Engine.now, zone)
    let message = MessageAnalysis(scene: scene, weights: Weights(), keepsNames: false)
    var candidate = IntentCandidate(intent: call.tool, message: message)
    candidate.calls = [call]
    return candidate
  }

  @Test("A change of one of its records changes that one alone")
  func one() throws {
    let draft = try #require(
      Draft([
        PlannedCall("logGlucose", ["value": 118]),
        PlannedCall("logMedication", ["name": "humalog", "dose": 4]),
      ]))
    let change = PlannedCall("updateEntry", ["entry": -2, "dose": 6])
    let changed = try #require(draft.changed(by: candidate(change)))
    #expect(changed[0].arguments == ["value": 118])
    #expect(changed[1].arguments == ["name": "humalog", "dose": 6])
    #expect(
      draft.changed(by: candidate(PlannedCall("updateEntry", ["entry": 7, "dose": 6]))) == nil)
    #expect(draft.changed(by: candidate(PlannedCall("deleteEntry", ["entry": -2]))) == nil)
  }

  @Test("Items of a meal take amounts, other names and other items; the last one stays")
  func items() throws {
    let draft = try #require(
      Draft([PlannedCall("logMeal", ["items": [["name": "pilav"], ["name": "ayran"]]])]))
    func items(_ members: JSON) throws -> JSON? {
      let call = PlannedCall("updateMeal", .object([.init("meal", -1)] + members.setMembers))
      return draft.changed(by: candidate(call))?.first?.arguments["items"]
    }
    #expect(
      try items(["items": [["name": "Pilav", "quantity": 2, "unit": "tabak"], ["name": "tuz"]]])
        == [
          ["name": "Pilav", "quantity": 2, "unit": "tabak"], ["name": "ayran"], ["name": "tuz"],
        ])
    #expect(
      try items(["replace": [["from": "ayran", "to": "süt"]]]) == [
        ["name": "pilav"], ["name": "süt"],
      ])
    #expect(try items(["remove": ["ayran"]]) == [["name": "pilav"]])
    #expect(try items(["remove": ["ayran", "pilav"]]) == nil)
  }

  @Test("Only what records something new is a draft")
  func kinds() {
    #expect(Draft([]) == nil)
    #expect(Draft([PlannedCall("logWater", ["milliliters": 200]), PlannedCall("undo")]) == nil)
  }

  @Test("What is added to a question is asked with it, and written with a yes")
  func talk() async throws {
    let asked = try await Talking.lastTurn(["143 çıktı", "sabah 6'da ölçtüm onu"])
    #expect(asked.flatMap(\.calls).isEmpty)
    #expect(asked.last?.text.contains("143") == true && asked.last?.text.contains("06.00") == true)
    let calls = try await Talking.lastTurn(["143 çıktı", "sabah 6'da ölçtüm onu", "evet"])
      .flatMap(\.calls)
    #expect(calls.map(\.name) == ["logGlucose"])
    #expect(calls.first?.arguments["value"]?.number == 143)
    #expect(calls.first?.arguments["at"]?.string?.contains("T06:00") == true)
  }

  @Test("What was asked about is meant before what was written earlier")
  func first() async throws {
    let talk = ["bugün 6400 adım attım", "143 çıktı", "benim değil annemin"]
    let asked = try await Talking.lastTurn(Array(talk.prefix(2)))
    #expect(asked.flatMap(\.calls).isEmpty)
    let changed = try await Talking.lastTurn(talk)
    #expect(changed.flatMap(\.calls).isEmpty, "\(Engine.signature(changed.flatMap(\.calls)))")
    #expect(changed.last?.text.contains("anneniz") == true)
    let calls = try await Talking.lastTurn(talk + ["evet"]).flatMap(\.calls)
    #expect(calls.map(\.name) == ["logGlucose"])
    #expect(calls.first?.arguments["person"] != nil)
  }

  @Test("Small talk after a question is no answer to it")
  func aside() async throws {
    let turn = try await Talking.lastTurn(["143 çıktı", "bu arada hava çok güzel"])
    #expect(turn.flatMap(\.calls).isEmpty)
    #expect(
      turn.last?.text.hasSuffix("kaydetmedim: kan şekeri 143. Doğruysa “evet” yazın.") == true)
  }
}
