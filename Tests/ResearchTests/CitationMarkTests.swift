import Domain
import Testing

@testable import Research

@Suite("Ways to point at a source")
struct CitationMarkTests {
  static let rows: [(said: String, shown: String)] = [
    ("Düşer 【1】.", "Düşer [1]."), ("Düşer [[2]].", "Düşer [1]."), ("Düşer [^1].", "Düşer [1]."),
    ("Düşer [Kaynak 1].", "Düşer [1]."), ("Düşer [kaynak: 2].", "Düşer [1]."),
    ("Düşer (bkz. 2).", "Düşer [1]."), ("Düşer (Kaynak 1, 2).", "Düşer [1][2]."),
    ("Düşer [1-2].", "Düşer [1][2]."), ("Düşer¹.", "Düşer[1]."), ("Düşer.²", "Düşer.[1]"),
    ("Düşer [101].", "Düşer [1]."), ("Düşer [PMID: 102].", "Düşer [1]."),
    ("Düşer pubmed.ncbi.nlm.nih.gov/101 .", "Düşer [1]."),
    ("Düşer [doi: 10.1000/x2].", "Düşer [1]."), ("Düşer kaynak 2.", "Düşer [1]."),
    ("Alan 30 m² ve 10⁹ hücre.", "Alan 30 m² ve 10⁹ hücre."), ("- [x] süt al", "- [x] süt al"),
    ("- [ ] 3 ekmek", "- [ ] 3 ekmek"), ("Yan etki (3 kişi) oldu.", "Yan etki (3 kişi) oldu."),
  ]

  @Test("What can be found becomes its number; what is no mark stays", arguments: rows.indices)
  func shown(place: Int) {
    let row = Self.rows[place]
    #expect(CitationTests.check().0.checked(row.said).text == row.shown)
  }

  static let unknown = [
    "Düşer [30000005].", "Düşer [zzzz1].", "Düşer [abc].", "Düşer [7-9].", "Düşer [^8].",
    "Düşer 【9】.", "Düşer [Kaynak 8].", "Düşer [kaynak: 7].", "Düşer (bkz. 9).", "Düşer⁹.",
    "Düşer [PMID: 30000005].", "Düşer pubmed.ncbi.nlm.nih.gov/30000005 .", "Düşer [Smith 2019].",
    "Düşer [kaynak].", "Düşer doi.org/10.9999/uydurma.", "Bkz. de Jager 2010.",
    "Smith ve ark. (2019) de bulmuş.", "Yilmaz et al., 2018 gösterdi.",
    "Smith ve Kaya (2020) buldu.",
  ]

  @Test("What nobody served goes, and that is said", arguments: unknown)
  func gone(text: String) {
    let shown = CitationTests.check().0.checked(text)
    #expect(shown.text.hasSuffix(Texts.unverified) && !shown.isVouched, "\(shown.text)")
    for word in ["[", "]", "【", "30000005", "bkz", "⁹", "Smith", "Yilmaz", "Jager"] {
      #expect(!shown.text.contains(word), "\(shown.text)")
    }
  }

  @Test("A point that ends no sentence inside the name of a source, and one that does")
  func begun() {
    for text in [
      "Düşer (bkz.", "Bkz.", "Bunu ref.", "Smith ve ark.", "(Vd.", "\nSmith et al.", "Öz vd.",
    ] {
      #expect(CitedNames.isBegun(text), "\(text)")
    }
    for text in [
      "", ".", "Düşer.", "xbkz.", "Bkz", "ve ark", "Düşer (bkz).", "(bkz. 2).", "Avd.", "BKZ.",
      "Bkz.\n",
    ] {
      #expect(!CitedNames.isBegun(text), "\(text)")
    }
  }

  @Test("A list of sources of a model's own is left out, in whatever pieces it comes")
  func ownList() {
    for lines in [
      ["Kaynaklar:", "1. Uydurma A, Kaya B.", "Hayali dergi, 2020."],
      ["[1] Uydurma A.", "Hayali dergi, 2020.", "PMID 99999999"], ["**Kaynakça**", "- Bir dergi"],
      ["## KAYNAK LİSTESİ:", "- Bir dergi"], ["- [2] Öz A.", "Hayali dergi, 2020."],
    ] {
      let (check, _) = CitationTests.check()
      #expect(check.checked("B12 düşer [1].").text == "B12 düşer [1].")
      #expect(lines.map { check.checked($0).text } == lines.map { _ in "" })
    }
  }

  @Test(
    "The half of a mark at the end of a cut answer is not shown",
    arguments: [
      "Oran düşer [k7m", "Oran düşer [", "Oran düşer 【1", "Oran düşer (PMID: 300",
      "Oran düşer [Kaynak",
    ])
  func cut(text: String) {
    #expect(CitationTests.check().0.checked(text).text == "Oran düşer")
  }

  @Test("A record of an earlier turn is known by its name, and by its number under the last answer")
  func earlier() {
    let log = CitationLog()
    let records = Citation.records(in: CitationTests.results)
    let check = CitationCheck(
      results: [], earlier: CitationTests.results, listed: [(2, records[0])], log: log)
    #expect(check.checked("Düşer [kcccc].").text == "Düşer [1].")
    #expect(check.checked("57 pmol/L düşer [2].").text == "57 pmol/L düşer [2].")
    #expect(!check.checked("Düşer [1].").isVouched)
  }
}
