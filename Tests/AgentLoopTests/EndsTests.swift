import AgentLoop
import Domain
import Foundation
import Synchronization
import Testing

@Suite("How a turn ends that does not end well")
struct EndsTests {
  @Test("A failing model is an error event and nothing typed is lost")
  func failingModel() async throws {
    let failure = ModelFailure(
      code: "unreachable", message: "Sunucuya ulaşılamadı.", isRetryable: true)
    let stage = Stage(.failing([], failure), .says("Merhaba."))
    #expect(await stage.say("selam").outline == ["user", "error unreachable retryable"])
    #expect(stage.threads.messages().outline == ["user", "assistant (cut)"])
    #expect(await stage.say("orada mısın").answer?.text == "Merhaba.")
    #expect(stage.script.requests.last?.messages.outline == ["user", "assistant (cut)", "user"])
  }

  @Test("What a failing model had said is kept as cut")
  func failureInMidText() async throws {
    let stage = Stage(.failing([.text("Yarım kal")], Threads.Broken()))
    let events = await stage.say("selam")
    #expect(events.outline == ["user", "delta Yarım kal", "cut", "error model retryable"])
    #expect(stage.threads.messages().last?.text == "Yarım kal")
    #expect(stage.threads.messages().last?.state == .cut)
  }

  @Test(
    "Where a model fails over papers that were found, they are shown, and what it had said stays")
  func failureOverPapers() async throws {
    let record: JSON = [
      "cite": "k7m2x", "number": 1, "title": "Metformin", "abstract": "B12 fell.", "id": "1",
      "url": "https://pubmed.ncbi.nlm.nih.gov/1/",
    ]
    for (said, note) in [("B12 azalıyor [1].", "Bağlantı kesildi. Kısmi"), ("", "yanıtı yazamadı")]
    {
      let pieces: [ModelPiece] = said.isEmpty ? [] : [.text(said)]
      var stage = Stage(
        .calls(ToolCall(id: "a", name: "find", arguments: [:])), .failing(pieces, Threads.Broken()))
      stage.agent.tools.append(Finding(value: ["records": [record]]))
      stage.agent.guards.model.sources = { log in
        log.all.isEmpty ? "" : "Kaynaklar: \(log.all.count)"
      }
      let events = await stage.say("metformin b12")
      #expect(events.outline.last == "error model retryable")
      let kept = try #require(stage.threads.messages().last)
      #expect(kept.text.hasPrefix(said) && kept.text.contains(note))
      #expect(kept.text.hasSuffix("Kaynaklar: 1") && kept.state == .cut)
    }
  }

  /// A tool that finds what it is given.
  private struct Finding: Tool {
    struct Arguments: Decodable, Sendable {}
    static let name = "find"
    static let summary = "Bulur."
    static let writes = false
    static let schema = ToolSchema()
    var value: JSON

    func call(_ arguments: Arguments, in context: ToolContext) async throws(ToolFailure) -> JSON {
      value
    }
  }

  @Test("A broken store ends the turn with an error")
  func brokenStore() async throws {
    for appends in 0..<4 {
      let stage = Stage(.calls(.save("elma")), .says("Kaydettim."))
      stage.threads.breakAfter(appends)
      let events = await stage.say("elma yedim")
      #expect(events.outline.last == "error storage", "after \(appends) appends")
      #expect(events.answer == nil)
    }
  }

  @Test("A tool that cannot reach the records ends the turn")
  func brokenRecords() async throws {
    let stage = Stage(.calls(.save("kopuk")), .says("Hiç sorulmaz."))
    let events = await stage.say("kopuk")
    #expect(events.outline == ["user", "call save", "storage save", "error storage"])
    #expect(stage.script.requests.count == 1)
  }

  @Test("An emergency is told even where nothing more can be stored", arguments: 0..<4)
  func emergencyWithoutStore(_ appends: Int) async throws {
    let stage = Stage(guards: Guards(emergency: { _, _ in GuardTests.emergency }))
    stage.threads.breakAfter(appends)
    let outline = await stage.say("şekerim 41").outline
    #expect(outline.filter { $0 == "alert severeLow" }.count == 1)
    #expect(outline.suffix(3) == ["delta Hemen şeker alın.", "assistant", "error storage"])
  }

  @Test("An answer without an end is stopped with a sentence, and no more of it is asked for")
  func endlessAnswer() async throws {
    let asked = Mutex(0)
    var stage = Stage()
    stage.agent.surroundings.limits.words = 1_000
    stage.agent.model.reply = { _ in
      AsyncThrowingStream {
        // Always another one: a model that repeats itself is stopped sooner.
        let number = asked.withLock { count in
          count += 1
          return count + 100
        }
        let letters = Array("abcdefghij")
        let name = String(String(number).map { letters[$0.wholeNumberValue ?? 0] })
        return .text("Elma \(name) daha. Sonra ")
      }
    }
    let events = await stage.say("anlat")
    #expect(asked.withLock { $0 } == 1_000 / 21 + 1)
    let answer = try #require(events.answer)
    #expect(answer.text.contains("burada kestim"))
    #expect(!answer.isCut)
    #expect(stage.threads.messages().outline == ["user", "assistant"])
    let kept = try #require(stage.threads.messages().last)
    #expect(kept.text.utf8.count < 1_100)
    #expect(answer.text.hasPrefix(kept.text))
  }

  @Test("Blanks without an end are stopped too", .timeLimit(.minutes(1)))
  func endlessBlanks() async throws {
    var stage = Stage()
    stage.agent.surroundings.limits.words = 1_000
    stage.agent.model.reply = { _ in AsyncThrowingStream { .text("   \n") } }
    let answer = try #require(await stage.say("anlat").answer)
    #expect(answer.text.contains { !$0.isWhitespace })
  }

  @Test("Stopping an answer in mid-text keeps what had come, marked as cut")
  func cancelInMidText() async throws {
    let stage = Stage(.hanging([.text("Birinci cümle. İkinci cüm")]))
    let recorder = Recorder()
    let (shown, signal) = AsyncStream.makeStream(of: Void.self)
    let turn = Task {
      await stage.agent.answer("anlat", in: 1) { event in
        recorder.add(event)
        if case .delta = event { signal.yield() }
      }
    }
    for await _ in shown { break }
    turn.cancel()
    await turn.value
    #expect(recorder.all.outline.last == "cut")
    #expect(recorder.all.answer?.text == "Birinci cümle. İkinci cüm")
    #expect(stage.threads.messages().outline == ["user", "assistant (cut)"])
    #expect(stage.threads.messages().last?.text == "Birinci cümle. İkinci cüm")
  }

  @Test("Stopping while a tool runs keeps its result and marks the others as interrupted")
  func cancelInMidTool() async throws {
    let stage = Stage(.calls(.save("elma", id: "a"), .save("süt", id: "b")), .says("Hiç sorulmaz."))
    let (running, signal) = AsyncStream.makeStream(of: Void.self)
    let (cancelled, go) = AsyncStream.makeStream(of: Void.self)
    stage.shelf.during.withLock { during in
      during = {
        signal.yield()
        await Task { for await _ in cancelled { break } }.value
      }
    }
    let recorder = Recorder()
    let turn = Task { await stage.agent.answer("elma, süt", in: 1) { recorder.add($0) } }
    for await _ in running { break }
    turn.cancel()
    go.yield()
    await turn.value
    #expect(recorder.all.outline == ["user", "call save", "ok save", "interrupted save", "cut"])
    #expect(
      stage.threads.messages().outline == [
        "user", "assistant +a +b", "tool ok:a", "tool interrupted:b", "assistant (cut)",
      ])
    #expect(stage.shelf.done == ["save elma"])
  }

  @Test("A cancelled turn leaves a thread that goes on")
  func goesOnAfterCut() async throws {
    let stage = Stage(.says("Devam."))
    try stage.threads.put(Message(role: .user, text: "anlat", at: .now0))
    try stage.threads.put(Message(role: .assistant, text: "Yarım", at: .now0, state: .cut))
    #expect(await stage.say("devam et").answer?.text == "Devam.")
    #expect(stage.script.requests.last?.messages.outline == ["user", "assistant (cut)", "user"])
  }
}

@Suite("Mending a thread whose last turn died")
struct RepairTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: [Message]
    var after: [String]
    var told: [String]
  }

  static let user = Message(role: .user, text: "elma yedim", at: .now0)
  static let asked = Message(
    role: .assistant, text: "Silinsin mi?", calls: [.remove("elma", id: "a")], at: .now0,
    state: .awaiting)
  static let called = Message(
    role: .assistant, text: "", calls: [.save("elma", id: "a"), .save("süt", id: "b")], at: .now0)
  static let first = Message(
    role: .tool, text: "", results: [ToolResult(id: "a", name: "save", value: [:])], at: .now0)
  static let second = Message(
    role: .tool, text: "", results: [ToolResult(id: "b", name: "save", value: [:])], at: .now0)

  static let cases: [Case] = [
    Case(testDescription: "an empty thread", before: [], after: [], told: []),
    Case(
      testDescription: "a message without an answer", before: [user],
      after: ["user", "assistant (cut)"], told: ["user", "assistant (cut)"]),
    Case(
      testDescription: "calls without results", before: [user, called],
      after: ["user", "assistant +a +b", "tool interrupted:a interrupted:b", "assistant (cut)"],
      told: ["user", "assistant +a +b", "tool interrupted:a interrupted:b"]),
    Case(
      testDescription: "calls with one result of two", before: [user, called, first],
      after: ["user", "assistant +a +b", "tool ok:a", "tool interrupted:b", "assistant (cut)"],
      told: ["user", "assistant +a +b", "tool ok:a interrupted:b"]),
    Case(
      testDescription: "results without an answer", before: [user, called, first, second],
      after: ["user", "assistant +a +b", "tool ok:a", "tool ok:b", "assistant (cut)"],
      told: ["user", "assistant +a +b", "tool ok:a ok:b"]),
    Case(
      testDescription: "a question that still waits", before: [user, asked],
      after: ["user", "assistant +a (awaiting)"],
      told: ["user", "assistant +a (awaiting)", "tool interrupted:a"]),
    Case(
      testDescription: "a question whose answer died", before: [user, asked, user],
      after: ["user", "assistant +a", "user", "tool interrupted:a", "assistant (cut)"],
      told: ["user", "assistant +a", "tool interrupted:a", "user", "assistant (cut)"]),
  ]

  @Test("Every kind of half turn is made whole, once", arguments: cases)
  func repair(_ sample: Case) throws {
    #expect(!Self.cases.isEmpty)
    let stage = Stage()
    for message in sample.before { try stage.threads.put(message) }
    let mended = try stage.agent.repair(1)
    #expect(mended.outline == sample.after)
    #expect(stage.threads.messages().outline == sample.after)
    #expect(try stage.agent.repair(1).outline == sample.after)
  }

  @Test("What a model is told always pairs calls and results", arguments: cases)
  func paired(_ sample: Case) async throws {
    guard sample.after.last?.contains("awaiting") != true else { return }
    let stage = Stage(.says("Tamam."))
    for message in sample.before { try stage.threads.put(message) }
    _ = await stage.say("ve bir de süt içtim lütfen yaz")
    #expect(stage.script.requests.first?.messages.outline == sample.told + ["user"])
  }
}
