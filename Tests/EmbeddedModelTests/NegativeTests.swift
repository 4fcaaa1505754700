import Domain
import Testing

@Suite("What must not write")
struct NegativeTests {
  @Test("There are at least eighty")
  func enough() {
    #expect(Negatives.all.values.joined().count >= 80)
  }

  @Test("Nothing is written", arguments: Negatives.all.keys.sorted())
  func silent(_ kind: String) {
    for sentence in Negatives.all[kind] ?? [] where !KnownGaps.holds(sentence) {
      let written = Engine.calls(sentence).filter(\.writes)
      #expect(written.isEmpty, "\(sentence): \(Engine.signature(written))")
    }
  }

  @Test("Nothing is written when typed in capitals without Turkish letters")
  func typed() {
    for sentence in Negatives.all.values.joined() {
      let typing = Typing.asciiCapitals
      guard !KnownGaps.holds(sentence, typing.rawValue) else { continue }
      let written = Engine.calls(typing.typed(sentence)).filter(\.writes)
      #expect(written.isEmpty, "\(sentence): \(Engine.signature(written))")
    }
  }
}
