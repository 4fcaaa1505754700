import Domain
import Testing

@testable import Research

@Suite("Questions as queries")
struct QueryTests {
  @Test("The table holds at least 600 concepts, each with something to search for")
  func table() {
    let concepts = Concepts.shared.all.filter { [.thing, .group, .broad].contains($0.kind) }
    #expect(concepts.count >= 600)
    for concept in concepts {
      #expect(!concept.headings.isEmpty || !concept.words.isEmpty, "\(concept.name)")
      // PubMed wants four letters before an asterisk.
      #expect(
        concept.words.allSatisfy { word in
          word.last != "*" ? !word.contains("*") : (word.split(separator: " ").last?.count ?? 0) > 4
        }, "\(concept.name)")
      #expect(
        (concept.headings + concept.words).allSatisfy { $0.allSatisfy(\.isASCII) },
        "\(concept.name)")
    }
  }

  static let questions: [(text: String, names: [String])] = [
    ("Metformin B12 eksikliği yapar mı?", ["metformin", "B12 vitamini"]),
    ("glifor b12'yi düşürüyomuş araştır bi", ["metformin", "B12 vitamini"]),
    ("tarçın şekeri düşürür mü", ["tarçın", "kan şekeri"]),
    ("tip 2 diyabetlinin oruç tutmasıyla ilgili yayınlar", ["tip 2 diyabet", "ramazan"]),
    ("yoganın uykuya faydası var mıymış, makale falan", ["yoga", "uyku"]),
    ("Gestasyonel diyabette yürüyüşün etkisi", ["gebelik diyabeti", "yürüyüş"]),
    ("omega-3 trigliseridi düşürür mü", ["omega 3", "trigliserit"]),
    (
      "SGLT2 inhibitörleri kalp yetmezliğinde işe yarar mı",
      ["SGLT2 inhibitörü", "kalp yetmezliği"]
    ),
    (
      "düşük fodmap ibs'te gerçekten işe yarıyor mu",
      ["düşük FODMAP", "irritabl bağırsak sendromu"]
    ),
    ("metformin vitamin b12 deficiency", ["metformin", "B12 vitamini"]),
    ("ketojenik diyet kolesterolü etkiler mi", ["ketojenik diyet", "kolesterol"]),
    ("kırmızı et kolestrolü etkiliyor mu", ["kırmızı et", "kolesterol"]),
    ("diyabetli ayak için hiperbarik oksijen", ["diyabetik ayak", "hiperbarik oksijen"]),
    ("çok su içmek şekeri düşürür mü", ["su", "kan şekeri"]),
    ("biber gazı astımı tetikler mi", ["biber gazı", "astım"]),
    ("annem Fatma Demir 71 yaşında, metformin ishal yapar mı", ["metformin", "ishal"]),
    ("Nar Yılmaz ben, uyku kilo yapar mı", ["uyku", "kilo"]),
    ("annem fatma demir metformin içiyor", ["metformin"]),
    ("annem fatma demir eksikliği çekiyor", ["kansızlık"]),
    ("nar şekeri yükseltir mi", ["nar", "kan şekeri"]),
    ("GECE VARDIYASI INSULIN DIRENCINI ARTIRIR MI", ["gece vardiyası", "insülin direnci"]),
    ("Semaglutidin intihar düşüncesi üzerine etkisi", ["semaglutid", "intihar"]),
  ]

  @Test("Concepts are found in every inflection and spelling", arguments: questions.indices)
  func concepts(place: Int) {
    let reading = Concepts.shared.reading(of: Self.questions[place].text)
    let found = reading.concepts.map(\.name)
    #expect(found == Self.questions[place].names, "\(found) \(reading.unknown)")
  }

  @Test("Nothing that the table does not hold gets into a query: no name, no reading, no address")
  func nothingPersonal() {
    let text =
      "Ben Nuriye Kocabıyık, Kadıköy'de oturuyorum, şekerim 287, annem Rojda metformin alıyor, "
      + "tel 05321234567, b12 düşer mi? nuriye@posta.example"
    let reading = Concepts.shared.reading(of: text)
    let plan = QueryPlan(reading, fromYear: nil, types: [])
    let sent =
      QueryPlan.Width.allCases.compactMap(plan.query).joined() + plan.preprints
      + plan.plainWords.joined()
    for word in ["nuriye", "koca", "kad", "rojda", "287", "0532", "posta", "annem"] {
      #expect(!sent.lowercased().contains(word), "\(word)")
    }
    #expect(sent.contains("metformin"))
  }

  @Test("A ladder from narrow to broad, with filters and without what is taken back")
  func ladder() throws {
    let reading = Concepts.shared.reading(of: "yaşlılarda gliklazid hipoglisemi meta analiz")
    let plan = QueryPlan(reading, fromYear: 2020, types: [])
    let narrow = try #require(plan.query(.narrow))
    #expect(narrow.contains(#""Gliclazide"[majr] OR gliclazide[ti]"#))
    let normal = try #require(plan.query(.normal))
    #expect(normal.contains("hypoglycemi*[tiab]") && normal.contains(#""Aged"[mh]"#))
    let broad = try #require(plan.query(.broad))
    #expect(!broad.contains("Aged"))
    for query in [narrow, normal, broad] {
      #expect(query.contains(#"("Meta-Analysis"[pt])"#) && query.contains("2020:3000[dp]"))
      #expect(query.hasSuffix(#"OR "Published Erratum"[pt])"#) && query.contains("fha[Filter]"))
    }
  }

  @Test("Without a phrase that PubMed does not know the rest is asked; without all of it nothing")
  func reformulated() throws {
    let plan = QueryPlan(
      Concepts.shared.reading(of: "metformin b12"), fromYear: nil, types: [])
    let other = try #require(plan.without([#""Vitamin B 12 Deficiency"[MeSH Terms]"#]))
    let query = try #require(other.query(.normal))
    #expect(!query.contains("Deficiency") && query.contains("cobalamin[tiab]"))
    #expect(plan.without(["something else"]) == nil)
    #expect(plan.without(["\"Metformin\"", "metformin"]) == nil)
  }
}
