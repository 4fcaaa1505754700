import Analysis
import Testing

@testable import EmbeddedModel

@Suite("The names of rows of phrases")
struct RowNameTests {
  @Test("Every row that code asks for stands in its table")
  func rows() {
    let empty =
      ListRow.allCases.filter { ListSentence.table[$0].texts.isEmpty }.map(\.rawValue)
      + GlucoseRow.allCases.filter { GlucoseWords.table[$0].texts.isEmpty }.map(\.rawValue)
      + OwnRow.allCases.filter { OwnRow.table[$0].texts.isEmpty }.map(\.rawValue)
    #expect(empty == [])
  }
}
