import AgentLoop
import Domain
import Foundation
import Testing

@testable import balli

@Suite("The fixed answers of the program")
struct RefusalTests {
  private func answer(_ text: String, after earlier: [String]) -> FixedAnswer? {
    let now = Date(timeIntervalSince1970: 1_795_000_000)
    let messages = earlier.enumerated().map { index, text in
      Message(role: index % 2 == 0 ? .user : .assistant, text: text, at: now)
    }
    return Compose.guards.refusal(
      text, GuardContext(now: now, zone: .fixed(3 * 3600), conversation: 1, earlier: messages))
  }

  @Test("What is told beside a further try at a dose is kept as it is beside the first")
  func furtherTry() throws {
    let first = try #require(answer("pizza yedim kaç ünite yapayım", after: []))
    #expect(first.told == "pizza yedim")
    let again = "şekerim 250 peki kaç"
    #expect(answer(again, after: []) == nil)
    // The refusal of a turn that went on stands at the beginning of its answer.
    for last in [first.text, first.text + "\n\nPizza kaydedildi."] {
      let refused = try #require(answer(again, after: ["pizza yedim kaç ünite", last]))
      #expect(refused.text == first.text)
      #expect(refused.told == "şekerim 250")
    }
  }

  @Test("A low tells its reading")
  func low() throws {
    let advice = try #require(answer("şekerim 62 kaç küp şeker yiyeyim", after: []))
    #expect(advice.told == "şekerim 62")
  }
}
