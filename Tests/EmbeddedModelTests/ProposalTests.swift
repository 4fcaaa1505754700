import Analysis
import Domain
import EmbeddedModel
import Testing

/// What a message could mean, whichever of it the weights prefer.
@Suite("Readings that are proposed")
struct ProposalTests {
  private func proposed(_ text: String, after earlier: [Message] = []) -> [String] {
    let said = earlier + [Message(role: .user, text: text, at: Engine.now)]
    let report = Engine.shared.candidates(
      after: said, now: Engine.now, zone: Engine.zone, weights: .shipped)
    return (report?.candidates ?? []).flatMap(\.calls).map { "\($0.name) \($0.arguments.text)" }
  }

  @Test(
    "A value has the moment that was told near it",
    arguments: [
      (
        "altı buçukta ölçtüm yüz elli bir aç karnına",
        #"{"value":151,"at":"2026-11-21T06:30:00+03:00","context":"fasting"}"#
      ),
      (
        "TKŞ 163, saat 05.10 idi, yemekten 2 saat sonrası yani",
        #"{"value":163,"at":"2026-11-21T05:10:00+03:00","context":"afterMeal"}"#
      ),
      (
        "gece 4te uyandım gene, kalkmışken ölçtüm şeker 97",
        #"{"value":97,"at":"2026-11-21T04:00:00+03:00"}"#
      ),
    ])
  func moments(_ text: String, arguments: String) {
    #expect(proposed(text).contains("logGlucose " + arguments), "\(proposed(text))")
  }

  @Test(
    "A figure is what it measures, in its unit",
    arguments: [
      ("Kreatinin 1,74 mg/dL", #""value":1.74,"name":"kreatinin","unit":"mg/dL""#),
      ("ateş otuz yedi dört ölçtüm", #""kind":"temperature","value":37.4"#),
      ("tansiyon 13/8", #"{"kind":"bloodPressure","value":13,"value2":8}"#),
      ("NR 4u", #"{"name":"nr","dose":4,"unit":"ünite"}"#),
      ("fiasp 2 düzeltme. 189'du", #"{"name":"fiasp","dose":2,"unit":"ünite"}"#),
    ])
  func figures(_ text: String, part: String) {
    #expect(proposed(text).contains { $0.contains(part) }, "\(proposed(text))")
  }

  @Test(
    "What was not taken, nobody and no dose is none",
    arguments: [
      ("tresiba yerine 18 ü novo vurmuşum", #""tresiba","dose""#),
      ("parasetamol 500 mg, tek tablet yuttum", #""name":"tablet""#),
      ("fiasp 2 düzeltme. 189'du", #""dose":189"#),
      ("Ütülemeden 2 saat sonra 228", #""person""#), ("kargo Berlin'den geldi, 110", #""person""#),
      ("tansiyon 13/8", #"T12:30"#),
    ])
  func absent(_ text: String, part: String) {
    let calls = proposed(text).filter { $0.hasPrefix("log") }
    #expect(!calls.isEmpty && !calls.contains { $0.contains(part) }, "\(calls)")
  }

  @Test("What comes next may be of whom the talk is about")
  func owner() {
    let call = ToolCall(
      id: "a", name: "logGlucose", arguments: .object(["value": 69, "person": "Efe"]))
    let value = JSON.object(["value": 69, "person": "Efe", "reading": 1])
    let talk = [
      Message(role: .user, text: "Efe 69 çıktı", at: Engine.now),
      Message(role: .assistant, text: "", calls: [call], at: Engine.now),
      Message(
        role: .tool, text: "", results: [ToolResult(id: "a", name: "logGlucose", value: value)],
        at: Engine.now),
      Message(role: .assistant, text: "Yazdım.", at: Engine.now),
    ]
    let calls = proposed("94 oldu", after: talk)
    #expect(calls.contains(#"logGlucose {"value":94,"person":"Efe"}"#), "\(calls)")
    #expect(calls.contains(#"logGlucose {"value":94}"#), "\(calls)")
    #expect(!calls.contains { $0.hasPrefix("updateEntry") }, "\(calls)")
    let change = proposed("94 olacaktı", after: talk)
    #expect(change.contains { $0.hasPrefix("updateEntry") }, "\(change)")
  }

  @Test("Another food makes a dish only where there is such a dish")
  func dishes() async throws {
    for (text, name, isDish) in [
      ("mercimek çorbasıydı", "mercimek çorbası", true), ("hindiydi", "hindi çorbası", false),
    ] {
      let turn = try await Talking.lastTurn(["çorba içtim"])
      let calls = proposed(text, after: turn)
      #expect(calls.contains { $0.contains("\"to\":\"\(name)\"") } == isDish, "\(calls)")
    }
  }

  @Test("What somebody goes on to eat is theirs, and a bare value is asked about")
  func goesOn() async throws {
    let meal = try await Talking.lastTurn([
      "kızım iki dilim ekmek yedi", "yarım bardak da süt içti",
    ])
    let calls = meal.flatMap(\.calls)
    #expect(calls.map(\.name) == ["logMeal"] && calls[0].arguments["person"] != nil, "\(calls)")
    let value = try await Talking.lastTurn(["oğlumun şekeri 69", "94 oldu"])
    #expect(value.flatMap(\.calls).isEmpty)
    #expect(value.last?.text.contains("1. kan şekeri 94 (") == true, "\(value.map(\.text))")
  }
}
