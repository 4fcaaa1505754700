import AgentLoop
import Domain
import Foundation
import Testing

@Suite("The loop over a model and its tools")
struct LoopTests {
  @Test("A plain answer is streamed, stored and told whole")
  func plainAnswer() async throws {
    let stage = Stage(
      .reply([
        .text("Mer"), .text("haba. Nasıl"), .text("sınız?"), .usage(.init(input: 9, output: 4)),
      ]))
    let events = await stage.say("selam")
    #expect(events.outline == ["user", "delta Merhaba.", "delta  Nasılsınız?", "assistant"])
    #expect(events.answer?.text == "Merhaba. Nasılsınız?")
    #expect(events.answer?.usage == TokenUsage(input: 9, output: 4))
    #expect(stage.threads.messages().outline == ["user", "assistant"])
    #expect(stage.threads.messages().last?.model == "deneme:1")
  }

  @Test("A call runs after it is stored, and its result goes back to the model")
  func callAndResult() async throws {
    let stage = Stage(.calls(.save("elma", id: "a"), saying: "Bakıyorum."), .says("Kaydettim."))
    let events = await stage.say("elma yedim")
    #expect(
      events.outline == [
        "user", "delta Bakıyorum.", "call save", "ok save", "delta \n\nKaydettim.", "assistant",
      ])
    #expect(events.answer?.text == "Bakıyorum.\n\nKaydettim.")
    #expect(events.deltas == events.answer?.text)
    #expect(stage.threads.messages().outline == ["user", "assistant +a", "tool ok:a", "assistant"])
    #expect(stage.script.requests.last?.messages.outline == ["user", "assistant +a", "tool ok:a"])
    #expect(stage.shelf.done == ["save elma"])
  }

  @Test("Two calls of one reply run in their order and reach the model as one message")
  func twoCalls() async throws {
    let stage = Stage(.calls(.save("elma", id: "a"), .look("süt", id: "b")), .says("Tamam."))
    let events = await stage.say("elma yedim, süte bak")
    #expect(
      events.outline == [
        "user", "call save", "ok save", "call look", "ok look", "delta Tamam.", "assistant",
      ])
    #expect(
      stage.threads.messages().outline == [
        "user", "assistant +a +b", "tool ok:a", "tool ok:b", "assistant",
      ])
    #expect(
      stage.script.requests.last?.messages.outline == [
        "user", "assistant +a +b", "tool ok:a ok:b",
      ])
  }

  @Test("A model is told the system text, the tools and the moment")
  func whatAModelIsTold() async throws {
    let stage = Stage(.says("Tamam."))
    _ = await stage.say("selam")
    let request = try #require(stage.script.requests.first)
    #expect(request.system == "Sen Balli'sin.")
    #expect(request.tools.map(\.name) == ["save", "look", "remove", "logGlucose"])
    #expect(request.now == .now0)
  }

  @Test("A failing tool is data for the model and no end of the turn")
  func failingTool() async throws {
    let stage = Stage(.calls(.save("taş")), .says("Taş kaydedilmez."))
    let events = await stage.say("taş yedim")
    #expect(
      events.outline == [
        "user", "call save", "notFound save", "delta Taş kaydedilmez.", "assistant",
      ])
    let told = try #require(stage.script.requests.last?.messages.last?.results.first)
    #expect(told.failure?.message == "Taş yenmez.")
  }

  @Test("An unknown tool is told to the model with the names that there are")
  func unknownTool() async throws {
    let stage = Stage(.calls(ToolCall(id: "x", name: "fly", arguments: [:])), .says("Olmadı."))
    let events = await stage.say("uç")
    #expect(events.outline.contains("unknownTool fly"))
    let failure = try #require(stage.script.requests.last?.messages.last?.results.first?.failure)
    #expect(failure.message.contains("fly") && failure.message.contains("save, look, remove"))
  }

  @Test("Arguments that do not fit are sent back once, then the turn gives up politely")
  func malformedArguments() async throws {
    let wrong = ToolCall(id: "", name: "save", arguments: ["nam": "elma"])
    let mended = Stage(.calls(wrong), .calls(.save("elma")), .says("Kaydettim."))
    #expect(await mended.say("elma yedim").outline.suffix(2) == ["delta Kaydettim.", "assistant"])
    #expect(mended.shelf.done == ["save elma"])

    let hopeless = Stage(.calls(wrong), .calls(wrong), .says("Hiç sorulmaz."))
    let events = await hopeless.say("elma yedim")
    #expect(hopeless.script.requests.count == 2)
    #expect(events.answer?.text.contains("yerine getiremedim") == true)
    #expect(hopeless.shelf.done.isEmpty)
  }

  @Test("Arguments that are no object at all come back as a fault")
  func argumentsAsText() async throws {
    let stage = Stage(
      .calls(ToolCall(id: "", name: "save", arguments: "{\"name\":")), .says("Olmadı."))
    #expect(await stage.say("elma yedim").outline.contains("invalidArguments save"))
  }

  @Test("The same call with the same result three times stops the turn")
  func repeats() async throws {
    let look = Script.Line.calls(.look("süt"))
    let stage = Stage(look, look, look, look, .says("Hiç sorulmaz."))
    let events = await stage.say("süte bak")
    #expect(stage.script.requests.count == 3)
    #expect(events.answer?.text.contains("takılıp") == true)
    #expect(stage.threads.messages().last?.role == .assistant)
  }

  @Test("A write that a later reply asks for again is not done or shown twice")
  func repeatedWrite() async throws {
    let stage = Stage(.calls(.save("elma")), .calls(.save("elma")), .says("Kaydettim."))
    let events = await stage.say("elma yedim")
    #expect(stage.shelf.done == ["save elma"])
    #expect(events.outline.filter { $0 == "ok save" }.count == 1)
    #expect(
      stage.threads.messages().outline == [
        "user", "assistant +c1", "tool ok:c1", "assistant +c2", "tool ok:c2", "assistant",
      ])
  }

  @Test("Two equal writes of one reply are two writes")
  func equalWritesOfOneReply() async throws {
    let stage = Stage(.calls(.save("su"), .save("su")), .says("İkisi de tamam."))
    _ = await stage.say("bir su, bir su daha içtim")
    #expect(stage.shelf.done == ["save su", "save su"])
  }

  @Test(
    "The second of two equal writes is left out where the person told one, and the model is told")
  func doubleWrite() async throws {
    var guards = Guards()
    guards.model.saysTwice = { _, _ in false }
    let stage = Stage(.calls(.save("su"), .save("su")), .says("Tamam."), guards: guards)
    let events = await stage.say("bir su içtim")
    #expect(stage.shelf.done == ["save su"])
    #expect(events.outline.filter { $0 == "ok save" }.count == 1)
    let results = stage.script.requests.last?.messages.flatMap(\.results) ?? []
    #expect(results.map(\.isOK) == [true, false])
    #expect(results.last?.failure?.code == "alreadyDone")
    let others = Stage(.calls(.save("su"), .save("çay")), .says("Tamam."), guards: guards)
    _ = await others.say("su ve çay içtim")
    #expect(others.shelf.done == ["save su", "save çay"])
  }

  @Test("A model that never stops calling is stopped at the cap")
  func stepCap() async throws {
    let script = Script((0..<30).map { .calls(.look("süt \($0)")) })
    var stage = Stage()
    stage.agent.model = script.model
    let events = await stage.say("süte bak")
    #expect(script.requests.count == 10)
    #expect(events.answer?.text.contains("durdum") == true)
  }

  @Test("An empty answer is asked for once more, then said to be none")
  func emptyAnswers() async throws {
    let once = Stage(.says("  \n"), .says("Buradayım."))
    #expect(await once.say("selam").answer?.text == "Buradayım.")
    let twice = Stage(.says(""), .says(""), .says("Hiç sorulmaz."))
    #expect(await twice.say("selam").answer?.text.contains("yanıt veremedim") == true)
    #expect(twice.script.requests.count == 2)
  }

  @Test("Ids are unique in a thread, whatever the model sends")
  func uniqueIDs() async throws {
    let stage = Stage(
      .calls(.look("a", id: "0"), .look("b", id: "0")), .says("Tamam."),
      .calls(.look("c", id: "0"), .look("d")), .says("Tamam."))
    _ = await stage.say("bak")
    _ = await stage.say("yine bak")
    let ids = stage.threads.messages().flatMap(\.calls).map(\.id)
    #expect(ids.count == 4)
    #expect(Set(ids).count == 4)
  }

  @Test("The stream of a turn carries the same events and ends")
  func stream() async throws {
    let stage = Stage(.says("Merhaba."))
    var events: [TurnEvent] = []
    for try await event in stage.agent.turn("selam", in: 1) { events.append(event) }
    #expect(events.outline == ["user", "delta Merhaba.", "assistant"])
  }
}
