import Domain
import Testing
import Turkish

@Suite("The same sentence, typed differently")
struct TypingTests {
  private static let sentences =
    MealSentence.all.map(\.text) + OtherSentence.all.map(\.text)

  @Test("There are at least sixty base sentences, each understood as something")
  func bases() {
    #expect(Self.sentences.count >= 60)
    for sentence in Self.sentences where !KnownGaps.holds(sentence) {
      #expect(!Engine.calls(sentence).isEmpty, "no call: \(sentence)")
    }
  }

  @Test("Typing does not change the calls", arguments: Typing.allCases)
  func invariant(_ typing: Typing) {
    for sentence in Self.sentences where !KnownGaps.holds(sentence, typing.rawValue) {
      let plain = Self.comparable(Engine.calls(sentence))
      let typed = Self.comparable(Engine.calls(typing.typed(sentence)))
      #expect(plain == typed, "\(sentence)\n- \(plain)\n+ \(typed)")
    }
  }

  @Test("The tool is the one that the sentence asks for", arguments: OtherSentence.all)
  func tools(_ sentence: OtherSentence) {
    guard !KnownGaps.holds(sentence.text) else { return }
    #expect(Engine.calls(sentence.text).first?.name == sentence.tool)
  }

  @Test("A meal is logged with the items that were said", arguments: MealSentence.all)
  func meals(_ sentence: MealSentence) {
    guard !KnownGaps.holds(sentence.text) else { return }
    let calls = Engine.calls(sentence.text)
    #expect(calls.map(\.name) == ["logMeal"])
    #expect(calls.first?.itemNames == sentence.names)
  }

  @Test("The same sentence gives the same calls every time")
  func deterministic() {
    for sentence in Self.sentences {
      let first = Engine.signature(sentence)
      #expect(Engine.signature(sentence) == first)
      #expect(Engine.signature(sentence) == first)
    }
  }

  @Test(
    "A misspelt everyday food is read as it was meant",
    arguments: [
      ("2 yumrta yedim", "yumurta"), ("1 dilim ekmk yedim", "ekmek"),
      ("1 fincan kave içtim", "kahve"),
    ])
  func misspelt(_ one: (typed: String, name: String)) {
    #expect(Engine.calls(one.typed).first?.itemNames == [one.name])
  }

  @Test(
    "An ordinary word that the tables lack is no rare dish",
    arguments: [
      ("geç olmasına rağmen 1 avuç leblebi yedim", ["leblebi"]),
      ("kamyon gelmeden 2 dilim ekmek yedim", ["ekmek"]),
      ("borsanın lokantasında 1 tabak pilav yedim", ["pilav"]),
      ("emeğine sağlık, 1 kase cacık yedim", ["cacık"]),
    ])
  func ordinary(_ one: (text: String, names: [String])) {
    #expect(Engine.calls(one.text).flatMap(\.itemNames) == one.names)
  }

  @Test("Pieces are never made of a unit that nobody knows")
  func unknownUnit() {
    #expect(Engine.calls("2 tkm yoğurt yedim").flatMap(\.items).allSatisfy { !$0.contains("2") })
  }

  /// A note and a query keep the letters and spaces that were typed; all else is the same exactly.
  private static func comparable(_ calls: [ToolCall]) -> String {
    calls.map { call in
      let text = Engine.signature([call])
      return ["writeNote", "recallConversations"].contains(call.name)
        ? Turkish.fold(text).split(separator: " ").joined(separator: " ") : text
    }.joined(separator: "; ")
  }
}
