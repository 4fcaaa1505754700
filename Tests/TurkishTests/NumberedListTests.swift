import Testing

@testable import Turkish

@Suite("The numbers of an enumeration")
struct NumberedListTests {
  private func words(_ text: String) -> String {
    Turkish.tokens(of: text).withNumbersAsMarks.map(\.folded).joined(separator: " ")
  }

  @Test(
    "They count nothing where they go on from one",
    arguments: [
      ("1) yumurta 2) ekmek", ", yumurta , ekmek"),
      ("liste: 1) süt 2 litre 2) elma", "liste : , sut 2 litre , elma"),
      ("1. süt\n2. 2 elma", ", sut , 2 elma"),
      ("1- süt\n2- elma\n3- 3 limon", ", sut , elma , 3 limon"),
    ])
  func marks(_ text: String, _ expected: String) { #expect(words(text) == expected) }

  @Test(
    "Other numbers stay",
    arguments: [
      "1) yumurta", "2) yumurta 3) ekmek", "(1) yumurta (2) ekmek", "1-2 dilim ekmek",
      "1. sınıf 2. sınıf",
      "2 dilim ekmek 1) süt", "1'i) 2'si)",
    ])
  func others(_ text: String) {
    #expect(words(text) == Turkish.tokens(of: text).map(\.folded).joined(separator: " "))
  }

  @Test("A mark stands where its number stood")
  func places() throws {
    let text = "1) yumurta 2) ekmek"
    let tokens = Turkish.tokens(of: text).withNumbersAsMarks
    #expect(tokens.map { String(text[$0.range]) } == ["1)", "yumurta", "2)", "ekmek"])
    #expect(tokens[0].kind == .mark)
  }
}
