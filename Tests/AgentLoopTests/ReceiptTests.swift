import AgentLoop
import Domain
import Synchronization
import Testing

@Suite("Each write is told, however its turn ends")
struct ReceiptTests {
  private static var guards: Guards {
    Guards(receipt: { result, call, _ in
      result.isOK ? "✓ \(call.arguments["name"]?.string ?? "")" : nil
    })
  }

  private static func stage(_ lines: Script.Line..., ours: Bool = false) -> Stage {
    Stage(lines, guards: guards, traits: ModelTraits(isLocal: false, isOurs: ours))
  }

  @Test("Right after the result, and never for a read or a failure")
  func told() async {
    let stage = Self.stage(
      .calls(.save("elma", id: "a"), .look("süt", id: "b"), .save("taş", id: "c")), .says("Oldu."))
    let events = await stage.say("elma yedim")
    #expect(
      events.outline.filter { !$0.hasPrefix("call") } == [
        "user", "ok save", "receipt ✓ elma", "ok look", "notFound save", "delta Oldu.", "assistant",
      ])
    #expect(stage.threads.messages().first { !$0.results.isEmpty }?.text == "✓ elma")
    let told = stage.script.requests.last?.messages.filter { $0.role == .tool }
    #expect(told?.allSatisfy { $0.text.isEmpty } == true)
  }

  @Test("The engine's own answer tells it; where that is cut, the receipt does")
  func ours() async {
    let whole = Self.stage(.calls(.save("elma")), .says("Elma yazıldı."), ours: true)
    let told = await whole.say("elma yedim").outline
    #expect(told.filter { $0.hasPrefix("receipt") } == ["receipt ✓ elma (programs)"])
    let down = ModelFailure(code: "x", message: "Yok.", isRetryable: false)
    let broken = Self.stage(.calls(.save("elma")), .failing([], down), ours: true)
    #expect(await broken.say("elma yedim").outline.contains("receipt ✓ elma (people)"))
  }

  @Test("A turn that died before it could tell is told of in the next one")
  func died() async throws {
    let stage = Self.stage(.says("Buyurun."))
    for message in RepairSamples.half { try stage.threads.put(message) }
    let events = await stage.say("merhaba")
    #expect(
      events.outline == [
        "user", "notice", "receipt ✓ elma", "delta Buyurun.", "assistant",
      ])
    #expect(!(await stage.say("peki")).outline.contains("receipt ✓ elma"))
  }

  @Test("A write whose result was lost is found in the records")
  func witnessed() async throws {
    var stage = Self.stage(.says("Buyurun."))
    stage.agent.surroundings.lastChange = {
      Change(tool: "save", summary: "elma", at: .now0, conversation: 1)
    }
    for message in RepairSamples.half.dropLast() { try stage.threads.put(message) }
    #expect(try stage.agent.repair(1).outline.contains("tool ok:a"))
    stage.agent.surroundings.lastChange = {
      Change(tool: "save", summary: "elma", at: .now0, conversation: 2)
    }
    let other = Self.stage()
    for message in RepairSamples.half.dropLast() { try other.threads.put(message) }
    #expect(try other.agent.repair(1).outline.contains("tool interrupted:a"))
  }

  @Test("The same message after a broken end is asked about, and nothing is written until yes")
  func resent() async {
    let down = ModelFailure(code: "x", message: "Yok.", isRetryable: true)
    let stage = Self.stage(
      .calls(.save("elma", id: "a")), .failing([], down), .calls(.save("elma", id: "b")),
      .says("Oldu."))
    _ = await stage.say("Elma yedim")
    let asked = await stage.say("elma yedim!")
    #expect(
      asked.outline == [
        "user", "confirm ?", "delta Bunu az önce kaydettim: elma. Yine mi?", "assistant",
      ])
    #expect(stage.shelf.done == ["save elma"])
    let events = await stage.say("evet")
    #expect(events.outline.contains("confirm true"))
    #expect(stage.shelf.done == ["save elma", "save elma"])
    let told = stage.script.requests.last?.messages.last { $0.role == .user }?.text
    #expect(told?.hasSuffix("]\nelma yedim!") == true)
  }

  @Test("Also after a message between, but not once it was taken back or where another one is told")
  func resentLater() async {
    let down = ModelFailure(code: "x", message: "Yok.", isRetryable: true)
    let later = Self.stage(.calls(.save("elma", id: "a")), .failing([], down), .says("Buradayım."))
    _ = await later.say("Elma yedim")
    _ = await later.say("orada mısın")
    #expect(await later.say("elma yedim").outline.contains("confirm ?"))
    var undone = Self.stage(
      .calls(.save("elma", id: "a")), .failing([], down), .calls(.save("elma", id: "b")),
      .says("Oldu."))
    undone.agent.surroundings.isUndone = { _, _ in true }
    _ = await undone.say("Elma yedim")
    #expect(!(await undone.say("elma yedim")).outline.contains("confirm ?"))
    var another = Self.stage(
      .calls(.save("elma", id: "a")), .failing([], down), .calls(.save("elma", id: "b")),
      .says("Oldu."))
    another.agent.guards.model.saysAnother = { _, _ in true }
    _ = await another.say("elma yedim")
    _ = await another.say("elma daha yedim")
    #expect(another.shelf.done.count == 2)
  }

  @Test("What was written beside a question is not written again with the same message")
  func resentBesideQuestion() async {
    var stage = Self.stage(
      .calls(.save("elma", id: "a"), .save("su", id: "b")), .says("Elmayı yazdım."),
      .calls(.save("elma", id: "c"), .save("su", id: "d")), .says("Elmayı yazdım."))
    stage.agent.guards.model.doubt = { call, _, _ in
      call.arguments["name"]?.string == "su" ? "Su yazılsın mı?" : nil
    }
    _ = await stage.say("1 elma 2 su")
    #expect(stage.shelf.done == ["save elma"])
    let again = await stage.say("1 elma 2 su")
    #expect(stage.shelf.done == ["save elma"] && again.outline.contains("confirm ?"))
    _ = await stage.say("evet")
    #expect(stage.shelf.done == ["save elma", "save su"])
  }

  @Test("Of a turn that was half written only the rest is written")
  func half() async {
    let down = ModelFailure(code: "x", message: "Yok.", isRetryable: true)
    let stage = Self.stage(
      .calls(.save("elma", id: "a")), .failing([], down),
      .calls(.save("elma", id: "b"), .save("su", id: "c")), .says("Oldu."))
    _ = await stage.say("1 elma 2 su")
    _ = await stage.say("1 elma 2 su")
    #expect(stage.shelf.done == ["save elma", "save su"])
  }

  @Test("A deed that is only told is asked for once more, and where it comes it is done")
  func onlyTold() async {
    var stage = Self.stage(.says("Kaydettim."), .calls(.save("elma")), .says("Afiyet olsun."))
    stage.agent.guards.model.falseClaims = { deeds in
      { $0.contains("Kaydettim") && deeds.done.isEmpty }
    }
    let answer = await stage.say("elma yedim").answer?.text
    #expect(stage.shelf.done == ["save elma"])
    #expect(answer?.contains("Kaydettim") == false)
    #expect(stage.script.requests[1].messages.last?.text.contains("işlevi şimdi çağır") == true)
  }

  @Test("What may be claimed is worked out once a reply, however many sentences it has")
  func onceAReply() async {
    let asked = Mutex((replies: 0, sentences: 0))
    var stage = Self.stage(.says("Bir. İki. Üç. Dört."))
    stage.agent.guards.model.falseClaims = { _ in
      asked.withLock { $0.replies += 1 }
      return { _ in
        asked.withLock { $0.sentences += 1 }
        return false
      }
    }
    _ = await stage.say("selam")
    #expect(asked.withLock { $0.replies } == 1)
    #expect(asked.withLock { $0.sentences } == 4)
  }

  @Test("After a whole answer, or with --onayla, the same message is a new one")
  func notResent() async {
    let stage = Self.stage(
      .calls(.save("elma")), .says("Oldu."), .calls(.save("elma")), .says("Oldu."))
    _ = await stage.say("elma yedim")
    _ = await stage.say("elma yedim")
    #expect(stage.shelf.done.count == 2)
    let down = ModelFailure(code: "x", message: "Yok.", isRetryable: true)
    let other = Stage(
      .calls(.save("elma")), .failing([], down), .calls(.save("elma")), .says("Oldu."),
      guards: Self.guards, approvesAll: true)
    _ = await other.say("elma yedim")
    _ = await other.say("elma yedim")
    #expect(other.shelf.done.count == 2)
  }
}

/// A turn whose write is kept and whose answer is not.
enum RepairSamples {
  static let half = [
    Message(role: .user, text: "elma yedim", at: .now0),
    Message(role: .assistant, text: "", calls: [.save("elma", id: "a")], at: .now0),
    Message(
      role: .tool, text: "", results: [ToolResult(id: "a", name: "save", value: [:])], at: .now0),
  ]
}
