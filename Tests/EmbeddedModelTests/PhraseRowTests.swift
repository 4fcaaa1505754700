import Analysis
import Testing

@Suite("Phrases of a table")
struct PhraseRowTests {
  private let row = PhraseRow("alisveris listem; bu= liste; boyum # m #; # hafta", named: "list")

  @Test(
    "Words follow each other: beginnings, whole words and figures",
    arguments: [
      ("alisveris listemi goster", true), ("goster alisveris listesi", false),
      ("bu listeyi sil", true), ("bunu listeye", false), ("12 haftalik", true),
      ("on haftalik", false), ("hafta", false), ("", false),
    ])
  func stands(_ text: String, _ stands: Bool) {
    let words = text.split(separator: " ").map(String.init)
    #expect(row.stands(in: words) == stands)
    #expect(row.places(in: words).isEmpty == !stands)
  }

  @Test("A match tells its row, its places and its figures")
  func match() throws {
    let match = try #require(row.match(["benim", "boyum", "1", "m", "62,5"], at: 1))
    #expect(match.row == "list")
    #expect(match.places == 1..<5)
    #expect(match.figures == [1, 62.5])
    #expect(row.match(["benim", "boyum", "1", "m", "62"], at: 0) == nil)
  }

  @Test("Of several rows the longest phrase is first")
  func longest() {
    let rows = [PhraseRow("tip 2=", named: "short"), PhraseRow("tip 2= diyabet", named: "long")]
    let all = PhraseRow(longestFirst: rows)
    #expect(all.match(["tip", "2", "diyabetim"], at: 0)?.row == "long")
    #expect(all.match(["tip", "2"], at: 0)?.row == "short")
  }

  @Test(
    "A figure is of digits alone", arguments: ["inf", "nan", "1e3", "0x1f", "-3", "", "birinci"])
  func noFigure(_ word: String) { #expect(PhraseRow.figure(word) == nil) }
}
