import Domain
import Testing

@testable import EmbeddedModel

@Suite("What people say about the list and about what is at hand")
struct ShoppingSentenceTests {
  @Test(
    "Of sentences that were written before the engine was asked nearly all are understood",
    arguments: ["first", "second", "third", "fourth"])
  func understood(_ table: String) throws {
    let heard = try ShoppingSentence.table(table).map { ($0, Engine.calls($0.text)) }
    expectUnderstood(heard)
  }

  @Test(
    "So are those said of a list that the talk knows", arguments: ["talks", "talks-second"])
  func understoodOfLines(_ table: String) async throws {
    var heard: [(ShoppingSentence, [ToolCall])] = []
    for sentence in try ShoppingSentence.table(table) {
      let talk = ["listeye süt, ekmek, yumurta ekle", sentence.text]
      heard.append((sentence, try await Talking.lastTurn(talk).flatMap(\.calls)))
    }
    expectUnderstood(heard)
  }

  /// Expects nearly all intents and slots to be right, and nothing to be written where nothing is due.
  private func expectUnderstood(_ heard: [(ShoppingSentence, [ToolCall])]) {
    var (intents, right, wanted, given) = (0, 0, 0, 0)
    var missed: [String] = []
    var wrong: [String] = []
    for (sentence, calls) in heard {
      let got = ShoppingSentence.wishes(of: calls)
      let (isIntent, slots) = (sentence.isIntent(of: got), sentence.slots(of: got))
      intents += isIntent ? 1 : 0
      right += slots.right
      wanted += slots.wanted
      given += slots.given
      let said = "\(sentence.text) -> \(Engine.signature(calls))"
      if !isIntent || slots.right < max(slots.wanted, slots.given) { missed.append(said) }
      if !isIntent, sentence.wantsNothing { wrong.append(said) }
    }
    let f1 = 2 * Double(right) / Double(wanted + given)
    #expect(Double(intents) / Double(heard.count) >= 0.95, "\(missed)")
    #expect(f1 >= 0.93, "\(missed)")
    #expect(wrong.isEmpty)
  }
}
