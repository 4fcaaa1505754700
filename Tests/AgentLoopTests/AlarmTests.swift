import AgentLoop
import Domain
import Testing

@Suite("A reading that cannot wait raises its alert however it was spelt")
struct AlarmTests {
  static let guards = Guards(
    measured: { result, _, _ in
      result.name == "logGlucose" ? Emergency(code: "severeLow", text: "Şeker alın.") : nil
    })

  static func reading(_ id: String) -> ToolCall {
    ToolCall(id: id, name: "logGlucose", arguments: ["value": 42])
  }

  @Test("The fixed text ends a turn that logged nothing else")
  func alone() async throws {
    let stage = Stage(.calls(Self.reading("a")), .says("42 kaydedildi."), guards: Self.guards)
    let events = await stage.say("şkerim 42")
    #expect(
      events.outline == [
        "user", "call logGlucose", "ok logGlucose", "alert severeLow", "delta Şeker alın.",
        "assistant",
      ])
    #expect(stage.script.requests.count == 1)
    #expect(stage.threads.messages().last?.text == "Şeker alın.")
  }

  @Test("What else was kept is told after it, and both are stored")
  func besides() async throws {
    let stage = Stage(
      .calls(Self.reading("a"), .save("elma", id: "b")), .says("Elma kaydedildi."),
      guards: Self.guards)
    let events = await stage.say("şkerim 42 elma yedim")
    #expect(events.outline.filter { $0 == "alert severeLow" }.count == 1)
    #expect(events.answer?.text == "Şeker alın.\n\nElma kaydedildi.")
    #expect(stage.threads.messages().last?.text == "Şeker alın.\n\nElma kaydedildi.")
  }

  @Test("A question that waits beside it stays a question")
  func question() async throws {
    let stage = Stage(
      .calls(Self.reading("a"), .remove("elma", id: "b")), .says("Ölçüm kaydedildi."),
      guards: Self.guards)
    let events = await stage.say("şkerim 42, elmayı sil")
    #expect(events.outline.contains("alert severeLow"))
    #expect(events.answer?.text.hasPrefix("Şeker alın.") == true)
    #expect(events.answer?.text.hasSuffix("elma silinsin mi?") == true)
  }
}
