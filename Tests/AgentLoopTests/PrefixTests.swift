import Domain
import Foundation
import Synchronization
import Testing

@testable import AgentLoop

@Suite("Each request is a longer version of the one before")
struct PrefixTests {
  /// What is known of the person, and the clock, for a test to move.
  private final class Life: Sendable {
    let person = Mutex("[Kişinin adı: Ayşe.]")
    let minutes = Mutex(0.0)
  }

  private func stage(_ lines: [Script.Line], _ life: Life, isSmall: Bool) -> Stage {
    var stage = Stage(lines, traits: ModelTraits(isLocal: false, isSmall: isSmall))
    stage.agent.surroundings.person = { life.person.withLock { $0 } }
    stage.agent.surroundings.now = {
      Date.now0.addingTimeInterval(60 * life.minutes.withLock { $0 })
    }
    return stage
  }

  @Test(
    "Rules and tools are the same, what was said stays where it stood", arguments: [false, true])
  func grows(_ isSmall: Bool) async {
    let life = Life()
    let lines: [Script.Line] = (0..<6).flatMap { turn -> [Script.Line] in
      [.calls(.save("elma \(turn)"), .look("süt")), .says("Tamam, \(turn).")]
    }
    let stage = stage(lines, life, isSmall: isSmall)
    for turn in 0..<6 {
      life.minutes.withLock { $0 += 7.5 }
      if turn == 3 { life.person.withLock { $0 = "[Kişinin adı: Ayşe.\nHedef: 150]" } }
      _ = await stage.say("elma \(turn) yedim")
    }
    let requests = stage.script.requests
    #expect(requests.count == 12)
    #expect(Set(requests.map(\.system)).count == 1)
    for (earlier, later) in zip(requests, requests.dropFirst()) {
      #expect(earlier.tools == later.tools)
      #expect(later.messages.starts(with: earlier.messages))
    }
    let told = requests.last?.messages.filter { $0.role == .user }.map(\.text) ?? []
    #expect(told.map { $0.contains("Ayşe") } == [true, false, false, true, false, false])
    #expect(told[3].contains("Hedef: 150"))
    // To the minute, each its own.
    #expect(Set(told.map { $0.prefix(17) }).count == 6)
  }

  @Test("Where nothing is known of the person nothing is said; what is gone is told once")
  func person() async {
    let life = Life()
    life.person.withLock { $0 = "" }
    let stage = stage([.says("a"), .says("b"), .says("c"), .says("d")], life, isSmall: false)
    _ = await stage.say("bir")
    life.person.withLock { $0 = "[Ad: Can]" }
    _ = await stage.say("iki")
    life.person.withLock { $0 = "" }
    _ = await stage.say("üç")
    _ = await stage.say("dört")
    let asides = stage.threads.messages().filter { $0.role == .user }.map(\.aside)
    #expect(asides[0] == nil && asides[1] == "[Ad: Can]" && asides[3] == nil)
    #expect(asides[2]?.contains("artık yok") == true)
  }

  @Test("A summary keeps the records, the open question, the person and the last turns")
  func compaction() async throws {
    var guards = Guards()
    guards.receipt = { result, call, _ in
      result.isOK ? "✓ \(call.arguments["name"]?.string ?? "")" : nil
    }
    let life = Life()
    var stage = Stage(
      [
        .calls(.save("armut")), .says("Afiyet olsun."), .says("Kaç bardaktı?"), .says("Güzel."),
        .says("Özet."), .says("Buyurun."), .says("Yine buyurun."),
      ], guards: guards)
    stage.agent.surroundings.person = { life.person.withLock { $0 } }
    _ = await stage.say("armut yedim")
    _ = await stage.say("su " + String(repeating: "vardı ", count: 320))
    _ = await stage.say("peki")
    stage.agent.model.traits.contextTokens = 1_100
    let answer = await stage.say("ne yedim?")
    #expect(answer.answer?.text == "Buyurun.")
    let told = stage.script.requests.last?.messages ?? []
    let first = told.first?.text ?? ""
    #expect(first.contains("Özet.") && first.contains("✓ armut") && first.contains("Ayşe"))
    #expect(first.contains("Kaç bardaktı?"))
    #expect(stage.threads.messages().last { $0.state == .summary }?.aside == "2")
    #expect(told.filter { $0.role == .user }.count == 3)
    _ = await stage.say("teşekkürler")
    let next = stage.script.requests.last?.messages ?? []
    #expect(next.first == told.first, "the summary stays where it stands")
  }

  @Test("A thread is summed up where the person wants it, and nothing of it is lost")
  func wished() async {
    let spent = Mutex<[Spending]>([])
    var stage = Stage([.says("Afiyet olsun."), .says("Güzel."), .says("Özet."), .says("Buyurun.")])
    stage.agent.surroundings.spent = { spending in spent.withLock { $0.append(spending) } }
    let early = await stage.sum()
    #expect(early.events.isEmpty && early.told?.isEmpty == false)
    #expect(stage.script.requests.isEmpty)
    _ = await stage.say("armut yedim")
    _ = await stage.say("peki")
    let before = stage.threads.messages()
    let summed = await stage.sum()
    #expect(summed.events.outline == ["notice"])
    #expect(summed.told?.contains("Özet.") == true)
    #expect(Array(stage.threads.messages().prefix(before.count)) == before)
    _ = await stage.say("ne yedim?")
    let asked = stage.script.requests.last?.messages ?? []
    #expect(asked.first?.text.contains("Özet.") == true)
    #expect(!asked.contains { $0.text.contains("armut yedim") })
  }

  @Test("A summary that does not come leaves the thread as it is, and says so")
  func wishedInVain() async {
    let down = ModelFailure(code: "unreachable", message: "Yok.", isRetryable: true)
    let stage = Stage(.says("Bir."), .says("İki."), .failing([], down))
    _ = await stage.say("bir")
    _ = await stage.say("iki")
    let before = stage.threads.messages()
    let summed = await stage.sum()
    #expect(summed.told == nil)
    #expect(summed.events.outline == ["notice", "error unreachable retryable"])
    #expect(stage.threads.messages() == before)
  }

  @Test("Each turn tells what it has cost, summaries and second tries included")
  func spending() async {
    let spent = Mutex<[Spending]>([])
    var stage = Stage(
      .reply([.call(.look("a")), .usage(TokenUsage(input: 90, output: 4, cached: 60))]),
      .reply([.text("Var."), .usage(TokenUsage(input: 120, output: 6, cached: 90))]),
      .failing([.text("Yarım"), .usage(TokenUsage(input: 5, output: 1))], Threads.Broken()))
    stage.agent.surroundings.spent = { spending in spent.withLock { $0.append(spending) } }
    _ = await stage.say("bak")
    _ = await stage.say("anlat")
    #expect(
      spent.withLock { $0.map(\.tokens) } == [
        TokenUsage(input: 210, output: 10, cached: 150), TokenUsage(input: 5, output: 1),
      ])
    #expect(spent.withLock { $0.first?.conversation } == 1)
    // The last request and its reply hold the whole thread.
    #expect(spent.withLock { $0.first?.context } == 126)
  }

  @Test("A model is told a long thread, our own engine its end; no two calls have one id")
  func length() async {
    let turns = 60
    let lines: [Script.Line] = (0..<turns).flatMap { turn -> [Script.Line] in
      [.calls(.save("elma \(turn)", id: "y\(turn % 30)"), .look("süt")), .says("Tamam, \(turn).")]
    }
    for (isOurs, told) in [(true, Agent.ownReach + 1), (false, turns)] {
      let stage = Stage(lines, traits: ModelTraits(isOurs: isOurs))
      for turn in 0..<turns { _ = await stage.say("elma \(turn) yedim") }
      let said = stage.script.requests.last?.messages.filter { $0.role == .user } ?? []
      #expect(said.count == told)
      #expect(said.last?.text.contains("elma \(turns - 1)") == true)
      let ids = stage.threads.messages().flatMap(\.calls).map(\.id)
      #expect(ids.count == 2 * turns)
      #expect(Set(ids).count == ids.count)
    }
  }
}
