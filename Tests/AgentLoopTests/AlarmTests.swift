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

  /// A turn whose model gives `lines`, and what its thread ends with.
  private func low(_ lines: Script.Line...) async -> (events: [TurnEvent], kept: String?) {
    let stage = Stage(lines, guards: Self.guards)
    let events = await stage.say("şkerim 42 elma yedim")
    #expect(events.outline.filter { $0 == "alert severeLow" }.count == 1)
    #expect(events.deltas.ranges(of: "Şeker alın.").count == 1)
    return (events, stage.threads.messages().last?.text)
  }

  @Test("What else was kept is told after it, and both are stored")
  func besides() async {
    let turn = await low(
      .calls(Self.reading("a"), .save("elma", id: "b")), .says("Elma kaydedildi."))
    #expect(turn.events.answer?.text == "Şeker alın.\n\nElma kaydedildi.")
    #expect(turn.kept == "Şeker alın.\n\nElma kaydedildi.")
  }

  @Test("What an earlier step kept is told after it too")
  func laterStep() async {
    let turn = await low(
      .calls(.save("elma", id: "a")), .calls(Self.reading("b")), .says("Elma kaydedildi."))
    #expect(turn.kept == "Şeker alın.\n\nElma kaydedildi.")
  }

  @Test("A question that waits beside it stays a question")
  func question() async {
    let turn = await low(
      .calls(Self.reading("a"), .remove("elma", id: "b")), .says("Ölçüm kaydedildi."))
    #expect(turn.kept == "Şeker alın.\n\nÖlçüm kaydedildi.\n\nelma silinsin mi?")
  }

  @Test("It is raised after a yes; the turn is over where the reading was all there was")
  func afterYes() async {
    for (others, answer) in [
      ([], "Şeker alın."), ([ToolCall.remove("elma", id: "b")], "Şeker alın.\n\nElma silindi."),
    ] {
      var guards = Self.guards
      guards.model.doubt = { _, _, _ in "Siz mi söylediniz?" }
      let calls = ([Self.reading("a")] + others).map(ModelPiece.call)
      let stage = Stage([.reply(calls), .says("Elma silindi.")], guards: guards)
      #expect(await stage.say("şkerim 42, elmayı sil").outline.contains("confirm ?"))
      let events = await stage.say("evet")
      #expect(events.outline.filter { $0 == "alert severeLow" }.count == 1)
      #expect(events.answer?.text == answer)
      #expect(stage.threads.messages().last?.text == answer)
    }
  }

  @Test("It is said where the call after it finds the records broken")
  func brokenRecords() async {
    let turn = await low(.calls(Self.reading("a"), .save("kopuk", id: "b")))
    #expect(
      turn.events.outline.suffix(3) == ["delta Şeker alın.", "assistant", "error storage"])
    #expect(turn.events.answer?.text == "Şeker alın.")
  }

  @Test("It is said where the answer cannot be stored")
  func brokenThread() async {
    let stage = Stage([.calls(Self.reading("a"))], guards: Self.guards)
    stage.threads.breakAfter(3)
    let events = await stage.say("şkerim 42")
    #expect(events.outline.suffix(3) == ["delta Şeker alın.", "assistant", "error storage"])
  }

  @Test("It is said and stored where the turn is stopped right after the reading")
  func stopped() async {
    let stage = Stage([.calls(Self.reading("a"), .save("elma", id: "b"))], guards: Self.guards)
    let recorder = Recorder()
    let turn = Task {
      await stage.agent.answer("şkerim 42 elma", in: 1) { event in
        recorder.add(event)
        if case .alert = event { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    await turn.value
    #expect(recorder.all.outline.contains("interrupted save"))
    #expect(recorder.all.outline.suffix(2) == ["delta Şeker alın.", "cut"])
    #expect(stage.threads.messages().last?.text == "Şeker alın.")
  }
}
