import Domain
import LanguageModels
import Testing

/// Every way in which servers are known to answer, as recorded or made, in pieces of every size.
@Suite struct OpenAIVariantTests {
  static let variants = (try? Recording.all("variants", suffix: ".sse")) ?? []

  @Test("There are variants")
  func variantsAreThere() { #expect(Self.variants.count >= 50) }

  @Test("A variant comes to its expected meaning at every chunk size", arguments: variants)
  func meaning(_ variant: Recording) throws {
    let expected = try #require(variant.expected)
    for size in chunkSizes {
      let meaning = Meaning(of: variant.body, size: size)
      #expect(meaning.finish == expected["finish"]?.string, "in pieces of \(size ?? 0)")
      if let text = expected["text"]?.string { #expect(meaning.text == text) }
      let calls = expected["calls"]?.array ?? []
      #expect(meaning.calls.map(\.name) == calls.map { $0.array?[0].string ?? "" })
      #expect(meaning.calls.map(\.arguments.text) == calls.map { $0.array?[1].text ?? "" })
      #expect(meaning.calls.allSatisfy { !$0.id.isEmpty })
      #expect(Set(meaning.calls.map(\.id)).count == meaning.calls.count)
    }
  }
}
