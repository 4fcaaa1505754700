import Domain
import Testing

@testable import EmbeddedModel

@Suite("What people say about the list and about what is at hand")
struct ShoppingSentenceTests {
  @Test(
    "Of sentences that were written before the engine was asked nearly all are understood",
    arguments: ["first", "second"])
  func understood(_ table: String) throws {
    let sentences = try ShoppingSentence.table(table)
    var (intents, right, wanted, given) = (0, 0, 0, 0)
    var missed: [String] = []
    for sentence in sentences {
      let calls = Engine.calls(sentence.text)
      let got = ShoppingSentence.wishes(of: calls)
      let (isIntent, slots) = (sentence.isIntent(of: got), sentence.slots(of: got))
      intents += isIntent ? 1 : 0
      right += slots.right
      wanted += slots.wanted
      given += slots.given
      if !isIntent || slots.right < max(slots.wanted, slots.given) {
        missed.append("\(sentence.text) -> \(Engine.signature(calls))")
      }
    }
    let f1 = 2 * Double(right) / Double(wanted + given)
    #expect(Double(intents) / Double(sentences.count) >= 0.95, "\(missed)")
    #expect(f1 >= 0.93, "\(missed)")
  }
}
