import AgentLoop
import Domain
import Synchronization
import Testing

/// Each way of ending a turn stores what it shows.
@Suite("A fixed text before a model's words stays in the thread")
struct OpeningTests {
  static let refusal = "Doz söyleyemem."
  static let guards = Guards(refusal: { _, _ in FixedAnswer(refusal, told: "pizza yedim") })

  struct End: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var lines: [Script.Line]
    /// What the thread ends with below the fixed text.
    var says: String
  }

  static let down = ModelFailure(code: "unreachable", message: "Yok.", isRetryable: true)
  static let broken = ToolCall(
    id: "a", name: "save", arguments: .object([] as [JSON.Member]), malformed: "yarım JSON")

  static let ends: [End] = [
    End(testDescription: "an answer", lines: [.says("Afiyet olsun.")], says: "Afiyet olsun."),
    End(testDescription: "no answer", lines: [.reply([]), .reply([])], says: "Bu kez bir yanıt"),
    End(
      testDescription: "too many steps", lines: [.calls(.look("a")), .calls(.look("b"))],
      says: "Bu istek beklediğimden uzun"),
    End(
      testDescription: "faults", lines: [.calls(broken), .calls(broken)], says: "Bu isteği yerine"),
    End(testDescription: "a question", lines: [.calls(.remove("elma"))], says: "elma silinsin mi?"),
    End(
      testDescription: "a question beside a call",
      lines: [.calls(.save("elma"), .remove("süt")), .says("Kaydettim.")],
      says: "Kaydettim.\n\nsüt silinsin mi?"),
    End(
      testDescription: "a failing model", lines: [.failing([.text("Yarım")], down)], says: "Yarım"),
    End(testDescription: "a model that is down", lines: [.failing([], down)], says: ""),
  ]

  @Test("However the turn ends", arguments: ends)
  func ending(_ end: End) async throws {
    #expect(!Self.ends.isEmpty)
    var stage = Stage(end.lines, guards: Self.guards)
    stage.agent.surroundings.limits.steps = 2
    let events = await stage.say("pizza yedim kaç vurayım")
    let kept = try #require(stage.threads.messages().last?.text)
    #expect(kept == events.answer?.text)
    let expected = [Self.refusal, end.says].filter { !$0.isEmpty }.joined(separator: "\n\n")
    #expect(end.says.isEmpty ? kept == expected : kept.hasPrefix(expected), "\(kept)")
  }

  @Test("After a refused dose nothing of a model's answer is shown from where it may be one")
  func heldBack() async {
    var guards = Guards(refusal: { text, _ in
      text.hasSuffix("vurayım") ? FixedAnswer(Self.refusal, told: "pizza", isOfDose: true) : nil
    })
    guards.model.mayFollowRefusal = { _ in { !$0.contains("8") } }
    let stage = Stage(
      .says("Afiyet olsun. Sonuç 8. Böyle yapın."), .says("Cevap 8."), .says("Sayı 8."),
      guards: guards)
    let mixed = await stage.say("pizza yedim kaç vurayım")
    let note = "Modelin sözlerinden doz yerine geçebilecek bölümü göstermedim."
    #expect(mixed.answer?.text.hasPrefix("\(Self.refusal)\n\nAfiyet olsun.\n\n\(note)") == true)
    #expect(!mixed.deltas.contains("8") && !mixed.deltas.contains("Böyle"))
    let whole = await stage.say("pizza yedim kaç vurayım")
    #expect(whole.answer?.text.hasPrefix("\(Self.refusal)\n\n\(note)") == true)
    #expect(stage.script.requests.count == 2)
    #expect(await stage.say("merhaba").answer?.text == "Sayı 8.")
  }

  @Test("Where the person stops it")
  func stopped() async throws {
    let stage = Stage([.hanging([.text("Birinci cümle. İkinci")])], guards: Self.guards)
    let (shown, signal) = AsyncStream.makeStream(of: Void.self)
    let turn = Task {
      await stage.agent.answer("pizza yedim kaç vurayım", in: 1) { event in
        if case .delta(let text) = event, text.contains("Birinci") { signal.yield() }
      }
    }
    for await _ in shown { break }
    turn.cancel()
    await turn.value
    #expect(stage.threads.messages().last?.text == "Doz söyleyemem.\n\nBirinci cümle. İkinci")
  }

  @Test("Where an alarm follows it")
  func alarm() async throws {
    var guards = Self.guards
    guards.measured = AlarmTests.guards.measured
    let stage = Stage([.calls(AlarmTests.reading("a"))], guards: guards)
    #expect(
      await stage.say("şkerim 42 kaç vurayım").answer?.text == "Doz söyleyemem.\n\nŞeker alın.")
    #expect(stage.threads.messages().last?.text == "Doz söyleyemem.\n\nŞeker alın.")
  }

  @Test("Where the program dies before and after the first word", .timeLimit(.minutes(1)))
  func draft() async throws {
    let kept = Mutex<[String]>([])
    var stage = Stage([], guards: Self.guards)
    stage.agent.conversations.keepDraft = { message, _ in kept.withLock { $0.append(message.text) }
    }
    stage.agent.surroundings.betweenDrafts = { await Task.yield() }
    let given = Mutex(0)
    stage.agent.model.reply = { _ in
      AsyncThrowingStream {
        let number = given.withLock { number in
          number += 1
          return number
        }
        // A sentence is shown when the next one begins.
        while kept.withLock({ $0.count }) < max(1, number - 1) {
          try Task.checkCancellation()
          await Task.yield()
        }
        return number < 3 ? .text(["Bir. ", "İki. "][number - 1]) : nil
      }
    }
    #expect(
      await stage.say("pizza yedim kaç vurayım").answer?.text == "Doz söyleyemem.\n\nBir. İki.")
    let drafts = kept.withLock { $0 }
    #expect(drafts.first == "Doz söyleyemem.")
    #expect(drafts.dropFirst().first == "Doz söyleyemem.\n\nBir.")
  }
}
