import AgentLoop
import Domain
import Foundation
import Synchronization
import Testing

@Suite("Words of an answer that is still coming")
struct DraftTests {
  /// What was kept and stored, in its order.
  private final class Log: Sendable {
    let lines = Mutex<[String]>([])
    func add(_ line: String) { lines.withLock { $0.append(line) } }
    var all: [String] { lines.withLock { $0 } }
  }

  /// A stage that notes what is kept and stored, and whose drafts are kept as fast as can be.
  private func stage(_ log: Log, traits: ModelTraits = ModelTraits()) -> Stage {
    var stage = Stage()
    let append = stage.agent.conversations.append
    stage.agent.conversations.append = { message, thread in
      log.add("\(message.role.rawValue) \(message.text)")
      return try append(message, thread)
    }
    stage.agent.conversations.keepDraft = { message, _ in
      #expect(message.role == .assistant && message.state == .cut)
      #expect(message.model == "deneme:1")
      log.add("draft \(message.text)")
    }
    stage.agent.surroundings.betweenDrafts = { await Task.yield() }
    stage.agent.model.traits = traits
    return stage
  }

  /// A reply that gives each sentence only when the one before was kept.
  private func slow(_ sentences: [String], _ log: Log) -> AsyncThrowingStream<ModelPiece, any Error>
  {
    let given = Mutex(0)
    return AsyncThrowingStream {
      let number = given.withLock { $0 }
      let shown = sentences.prefix(number).joined().trimmingCharacters(in: .whitespaces)
      while number > 1, !log.all.contains(where: { $0.hasPrefix("draft " + shown.prefix(5)) }) {
        await Task.yield()
      }
      given.withLock { $0 += 1 }
      return number < sentences.count ? .text(sentences[number]) : nil
    }
  }

  @Test("They are kept as they grow, and never after the answer", .timeLimit(.minutes(1)))
  func growing() async throws {
    let log = Log()
    var stage = stage(log)
    stage.agent.model.reply = { _ in slow(["Bir elma. ", "İki armut. ", "Üç ceviz. "], log) }
    #expect(await stage.say("anlat").answer?.text == "Bir elma. İki armut. Üç ceviz.")
    let lines = log.all
    let drafts = lines.filter { $0.hasPrefix("draft ") }.map { $0.dropFirst(6) }
    #expect(!drafts.isEmpty && drafts.count == Set(drafts).count)
    #expect(drafts.allSatisfy { "Bir elma. İki armut. Üç ceviz.".hasPrefix($0) })
    #expect(drafts == drafts.sorted { $0.count < $1.count })
    #expect(lines.first == "user anlat")
    #expect(lines.last == "assistant Bir elma. İki armut. Üç ceviz.")
  }

  @Test("An answer of the house itself, which comes at once, needs no draft")
  func ours() async throws {
    let log = Log()
    var stage = stage(log, traits: ModelTraits(isOurs: true))
    stage.agent.model.reply = { _ in
      AsyncThrowingStream { pieces in
        pieces.yield(.text("Bir. İki. "))
        pieces.finish()
      }
    }
    #expect(await stage.say("anlat").answer?.text == "Bir. İki.")
    #expect(log.all == ["user anlat", "assistant Bir. İki."])
  }

  @Test("Where they cannot be kept the answer comes all the same", .timeLimit(.minutes(1)))
  func broken() async throws {
    let log = Log()
    var stage = stage(log)
    stage.agent.conversations.keepDraft = { message, _ in
      log.add("draft \(message.text)")
      throw Threads.Broken()
    }
    stage.agent.model.reply = { _ in slow(["Bir elma. ", "İki armut. ", "Üç ceviz. "], log) }
    #expect(await stage.say("anlat").answer?.text == "Bir elma. İki armut. Üç ceviz.")
  }
}
