import Domain
import Testing
import Turkish

/// What is said of a research beside what it found.
struct SourceTextTests {
  private static func paper(_ kind: Paper.Kind, _ stance: Paper.Stance? = nil) -> JSON {
    [
      "kind": .string(kind.rawValue), "stance": stance.map { .string($0.rawValue) } ?? .null,
      "cite": "x", "url": "https://a.tr",
    ]
  }

  static let levels: [(records: [JSON], level: String)] = [
    ([], "yok"), ([paper(.observational)], "düşük"), ([paper(.randomised)], "düşük"),
    ([paper(.randomised), paper(.randomised)], "orta"), ([paper(.metaAnalysis)], "orta"),
    ([paper(.metaAnalysis), paper(.guideline)], "yüksek"),
    ([paper(.metaAnalysis, .effect), paper(.systematicReview, Paper.Stance.none)], "orta"),
  ]

  @Test(
    "How sure papers are follows from their kinds, and from whether they agree", arguments: levels)
  func confidence(_ one: (records: [JSON], level: String)) {
    let text = SourceText.confidence(in: one.records)
    #expect(text.hasPrefix("Güven: \(one.level)"), "\(text)")
    #expect(
      text.contains("aynı şeyi söylemiyor") == (one.records.count { $0["stance"] != .null } > 1))
  }

  @Test("Which sources were asked is told once each, with what the last question gave")
  func places() {
    let value: JSON = ["stages": ["PubMed: 3", "PubMed: 12", "Web: 4"]]
    #expect(
      SourceText.places(value) == "Aranan yerler ve sonuç sayıları: PubMed (12), Web (4).")
    #expect(SourceText.places(["stages": []]) == nil && SourceText.places([:]) == nil)
  }
}
