import Domain
import Testing

@testable import EmbeddedModel

/// What is told of a research where no model writes it.
@Suite("The digest of a research")
struct DigestTests {
  private static func record(_ number: Int, _ kind: Paper.Kind) -> JSON {
    [
      "cite": .string("k\(number)"), "title": .string("Paper \(number)"), "source": "pubMed",
      "kind": .string(kind.rawValue), "keySentence": "It fell.", "abstract": "It fell.",
      "url": .string("https://pubmed.ncbi.nlm.nih.gov/\(number)/"),
    ]
  }

  @Test("How sure the papers are is told of those that are shown, with the places that were asked")
  func confidence() {
    let records = (1...8).map { Self.record($0, $0 < 7 ? .observational : .metaAnalysis) }
    let value: JSON = [
      "records": .array(records), "concepts": ["metformin"], "count": 30,
      "stages": ["PubMed: 30", "Web: 4"],
    ]
    let text = AnswerWriter(now: Engine.now, zone: Engine.zone).research(value)
    #expect(
      text.contains(
        "Aranan yerler ve sonuç sayıları: PubMed (30), Web (4). Güven: düşük (6 yayının 0"))
    // Every number that is shown stands in the list of sources, and no other.
    let marks = Set(text.matches(of: /\[(\d+)\]/).compactMap { Int($0.1) })
    #expect(marks == Set(1...6))
    for number in marks { #expect(text.contains("- [\(number)] Paper \(number)")) }
  }
}
