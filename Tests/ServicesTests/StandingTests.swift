import Domain
import Testing

@testable import Services

@Suite("What titles and types say became of a paper")
struct StandingTests {
  static let marks: [(title: String, standing: Paper.Standing?)] = [
    ("RETRACTED: Metformin and B12", .retracted), ("Retracted article: Metformin", .retracted),
    ("WITHDRAWN: Metformin and B12", .retracted), ("[Withdrawn] Metformin and B12", .retracted),
    ("Retraction: Metformin and B12", .retractionNotice),
    ("Metformin and B12: Retraction notice.", .retractionNotice),
    ("Corrigendum: Metformin and B12", .erratum), ("Erratum to: Metformin", .erratum),
    ("Expression of concern: Metformin", .concernNotice),
    ("Correction of hyperglycaemia in adults", nil),
    ("Withdrawal of metformin before surgery", nil),
    ("Retinal retraction after surgery", nil),
  ]

  @Test("A title tells what became of a paper", arguments: marks.indices)
  func titleMarks(place: Int) {
    let (title, standing) = Self.marks[place]
    #expect(StandingMarks.standing(ofTitle: title) == (standing.map { [$0] } ?? []))
  }

  @Test("So does a type, in any case, and its identifier whatever the words say")
  func typeMarks() {
    #expect(StandingMarks.standing(ofType: "retracted publication") == .retracted)
    #expect(
      StandingMarks.standing(ofType: "Publication retirée", identifier: "D016441") == .retracted)
    #expect(StandingMarks.standing(ofType: "withdrawn") == .retracted)
    #expect(StandingMarks.standing(ofType: "Journal Article", identifier: "D016428") == nil)
  }
}
