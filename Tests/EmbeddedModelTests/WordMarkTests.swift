import Analysis
import Testing

@Suite("Rows of words in whole sentences")
struct WordMarkTests {
  private static let tables = WordTable("Language/sets", "Language/terms")

  private static let sentences = [
    "Akşam dört ünite yapın, Lantus'u 20'ye çıkarın.", "Şekerim 250, ½ doz mu yapayım?", "",
    "çıkan sonucu yapn (6 · 2)", "İğneye VI yaz; öğlen bir kâse mercimek çorbası içtim.",
  ]

  @Test("A sentence has a row exactly where one of its words fits it")
  func marks() {
    #expect(Self.tables.names.count > 1_000)
    let said = Self.sentences.map { Utterance($0) }
    for name in Self.tables.names {
      let row = Self.tables.row(name)
      let own = row.list.map { Utterance($0.replacing("*", with: "")) }
      for utterance in own + said {
        let fits = utterance.words.contains { row.fits($0.text) }
        #expect(utterance.has(row) == fits, "\(name): \(utterance.words.map(\.text))")
        let places = utterance.words.indices.filter { row.fits(utterance.words[$0].text) }
        #expect(WordSets[name].list.isEmpty || utterance.places(of: name) == places)
      }
    }
  }
}
