import Domain
import Foundation
import Testing

@testable import Services

/// Records written by hand after the traps that real ones hold.
@Suite("Records as the sources write them")
struct RecordTests {
  static let set = """
    <?xml version="1.0" ?><!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD" "x" [<!ENTITY e "e">]>
    <PubmedArticleSet>
    <PubmedArticle><MedlineCitation><PMID Version="1">11</PMID><Article>
    <Journal><JournalIssue><PubDate><MedlineDate>2019 Nov-Dec</MedlineDate></PubDate></JournalIssue>
    <Title>Diyabet Dergisi</Title><ISOAbbreviation>DD</ISOAbbreviation></Journal>
    <ArticleTitle>[Effect of <i>Nigella</i> on HbA<sub>1c</sub> &#xB1; &lt;1%].</ArticleTitle>
    <ELocationID EIdType="doi" ValidYN="N">10.1/wrong</ELocationID>
    <Abstract><AbstractText Label="AIM" NlmCategory="OBJECTIVE">To  see
    it.</AbstractText><AbstractText Label="UNLABELLED">n = 40 &amp; more.</AbstractText>
    <AbstractText/><CopyrightInformation>All rights.</CopyrightInformation></Abstract>
    <AuthorList><Author ValidYN="Y"><LastName>Öz</LastName><Initials>A</Initials></Author>
    <Author ValidYN="N"><LastName>Wrong</LastName></Author>
    <Author><CollectiveName>DIAB Group</CollectiveName></Author></AuthorList>
    <Language>tur</Language><VernacularTitle>Çörek otu</VernacularTitle>
    <PublicationTypeList><PublicationType>Clinical Trial Protocol</PublicationType>
    <PublicationType>Randomized Controlled Trial</PublicationType></PublicationTypeList></Article>
    <CommentsCorrectionsList><CommentsCorrections RefType="Cites"><PMID>77</PMID></CommentsCorrections>
    <CommentsCorrections RefType="ExpressionOfConcernIn"><PMID>78</PMID></CommentsCorrections>
    </CommentsCorrectionsList>
    <MeshHeadingList><MeshHeading><DescriptorName>Animals</DescriptorName></MeshHeading>
    </MeshHeadingList></MedlineCitation>
    <PubmedData><ArticleIdList><ArticleId IdType="doi">10.1/own</ArticleId></ArticleIdList>
    <ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.1/other</ArticleId>
    </ArticleIdList></Reference></ReferenceList></PubmedData></PubmedArticle>
    <PubmedArticle><MedlineCitation><PMID>12</PMID><Article><ArticleTitle>Notice</ArticleTitle>
    <Journal><JournalIssue><PubDate><Year>2001</Year></PubDate></JournalIssue></Journal></Article>
    <CommentsCorrectionsList><CommentsCorrections RefType="RetractionOf"><PMID>13</PMID>
    </CommentsCorrections></CommentsCorrectionsList></MedlineCitation>
    <PubmedData><ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.1/o</ArticleId>
    </ArticleIdList></Reference></ReferenceList></PubmedData></PubmedArticle>
    <PubmedBookArticle><BookDocument><PMID>14</PMID><Book><BookTitle>StatPearls</BookTitle>
    <PubDate><Year>2024</Year></PubDate></Book><ArticleTitle>Insulin</ArticleTitle>
    <Abstract><AbstractText>About it.</AbstractText></Abstract></BookDocument></PubmedBookArticle>
    <DeleteCitation><PMID>15</PMID></DeleteCitation></PubmedArticleSet>
    """

  @Test("Every field is the paper's own, whatever stands around it")
  func fields() throws {
    let papers = try #require(PubMedRecords.papers(in: Array(Self.set.utf8)))
    #expect(papers.map(\.id) == ["11", "12", "14"])
    let first = papers[0]
    #expect(first.title == "[Effect of Nigella on HbA1c ± <1%].")
    #expect(first.authors == ["Öz A", "DIAB Group"] && first.year == 2019)
    #expect(first.journal == "Diyabet Dergisi" && first.doi == "10.1/own")
    #expect(first.abstractText == "AIM: To see it. n = 40 & more.")
    #expect(first.kind == .protocolOnly && first.isAnimalOnly)
    #expect(first.standing == [.concern] && first.isCitable)
    #expect(papers[1].standing == [.retractionNotice] && papers[1].doi == nil)
    #expect(papers[1].authors.isEmpty && papers[1].abstract.isEmpty && papers[1].year == 2001)
    #expect(papers[2].journal == "StatPearls" && papers[2].year == 2024)
  }

  static let standings: [(note: String, standing: Paper.Standing?, isCitable: Bool)] = [
    ("RetractionIn", .retracted, false), ("RetractionOf", .retractionNotice, false),
    ("ErratumFor", .erratum, false), ("ErratumIn", nil, true), ("CommentOn", nil, true),
    ("ExpressionOfConcernIn", .concern, true), ("ExpressionOfConcernFor", .concernNotice, false),
    ("UpdateIn", .superseded, true), ("UpdateOf", nil, true), ("Cites", nil, true),
  ]

  @Test("A retraction has a direction", arguments: standings.indices)
  func direction(place: Int) throws {
    let row = Self.standings[place]
    let text = """
      <PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>1</PMID><Article><ArticleTitle>T\
      </ArticleTitle></Article><CommentsCorrectionsList><CommentsCorrections RefType="\(row.note)"/>\
      </CommentsCorrectionsList></MedlineCitation></PubmedArticle></PubmedArticleSet>
      """
    let paper = try #require(PubMedRecords.papers(in: Array(text.utf8))?.first)
    #expect(paper.standing == Set([row.standing].compactMap { $0 }))
    #expect(paper.isCitable == row.isCitable)
  }

  static let broken = [
    "", "<", "<a", "<a>", "<a></b>", "<a b></a>", "<a b=c></a>", "<a b='<'></a>", "<a/><b/>",
    "x<a/>",
    "<a/>x", "<!DOCTYPE", "<a><![CDATA[x</a>", "<a>" + String(repeating: "<b>", count: 5_000),
    "<?xml version='1.0'?><!DOCTYPE a []>",
  ]

  @Test("What is not well-formed is nothing", arguments: broken)
  func malformed(text: String) {
    #expect(XMLElement(reading: Array(text.utf8)) == nil)
  }

  @Test("Entities are never expanded but the five and numbers")
  func entities() throws {
    let bomb = "<!DOCTYPE a [<!ENTITY x \"yyyy\"><!ENTITY f SYSTEM \"file:///etc/passwd\">]>"
    let text = bomb + "<a t='&quot;&#65;'>&x;&f;&lt;&#x1F600;&#0;&#xFFFFFFFF;&amp;lt; &</a>"
    let element = try #require(XMLElement(reading: Array(text.utf8)))
    #expect(element["t"] == "\"A" && element.text.hasPrefix("&x;&f;<😀"))
    #expect(element.text.hasSuffix("&lt; &") && !element.text.contains("yyyy"))
  }

  /// One of each format that a source answers in.
  static let formats: [String: String] = [
    "papers": set, "preprints": results, "studies": studies,
    "manuscripts": ArXivTests.feed(ArXivTests.entry),
    "refused": ArXivTests.feed(ArXivTests.refusal),
    "product": """
    {"status":1,"product":{"code":"8690000000005","product_name_tr":"Süt","brands":"A,B",\
    "serving_size":"1 bardak (200 ml)","serving_quantity":"200","nutrition_data_per":"100g",\
    "nutriments":{"carbohydrates_100g":"4.7","energy-kcal_100g":60,"salt_100g":0.1,"fat_100g":"x"}}}
    """,
    "search": """
    {"header":{"type":"esearch"},"esearchresult":{"count":"2","retmax":"2","idlist":["1","2"],\
    "errorlist":{"phrasesnotfound":["x"]},"querytranslation":"x"}}
    """,
    "page": """
    <html><!--[if IE]>x<![endif]--><div class="result web-result"><a class="result__a" \
    href="//duckduckgo.com/l/?uddg=https%3A%2F%2Fa.test%2F&amp;rut=1">T &amp; <b>x</b></a>\
    <a class='result__snippet' href=x>100 g</a></div><script>var a="<a>"</script></html>
    """,
  ]

  @Test("2,000 cuts and changes of each format crash nothing", arguments: formats.keys.sorted())
  func mutations(name: String) {
    var random = SeededNumbers(seed: 7)
    let source = Array((Self.formats[name] ?? "").utf8)
    for round in 0..<2_000 {
      var bytes = source
      if round.isMultiple(of: 2) {
        bytes.removeSubrange(Int(random.next() % UInt64(bytes.count))...)
      } else {
        for _ in 0..<3 {
          bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
      }
      switch name {
      case "papers":
        for paper in PubMedRecords.papers(in: bytes) ?? [] { #expect(!paper.id.isEmpty) }
      case "preprints": _ = EuropePMC.papers(in: bytes)
      case "studies": _ = ClinicalTrials.studies(in: bytes)
      case "manuscripts", "refused":
        for paper in ArXiv.papers(in: bytes) ?? [] { #expect(!paper.id.isEmpty) }
      case "product":
        let record = (try? JSON(reading: bytes))?["product"]
        _ = record.flatMap { ProductReading(record: $0, now: ArXivTests.now).product }
      case "search": _ = PubMedSearch(reading: bytes)
      default:
        if case .found(let results)? = WebSearchPage(bytes) {
          #expect(results.allSatisfy { $0.url.hasPrefix("http") })
        }
        _ = HTMLPage(bytes).text
      }
    }
  }

  // MARK: Other sources

  static let results = """
    {"version":"6.9","hitCount":2,"resultList":{"result":[{"id":"PPR1","source":"PPR","doi":"10.1101/X",\
    "title":"A preprint &amp; <i>more</i>","authorString":"Öz A, Su B.","pubYear":"2025",\
    "pubTypeList":{"pubType":["Preprint"]},"abstractText":"<h4>Background</h4>Why p < 0.05.<h4>Results</h4>42%"},\
    {"id":"5","source":"MED","pmid":"5","title":"Old","pubType":"retracted publication; journal article"},\
    {"source":"MED"}]}}
    """

  @Test("Preprints are marked, papers of PubMed keep their id, what is taken back is not cited")
  func preprints() throws {
    let papers = try #require(EuropePMC.papers(in: Array(Self.results.utf8)))
    #expect(papers.map(\.id) == ["PPR1", "5"] && papers.map(\.isPreprint) == [true, false])
    #expect(papers[0].title == "A preprint & more" && papers[0].authors == ["Öz A", "Su B"])
    #expect(papers[0].abstractText == "Background: Why p < 0.05. Results: 42%")
    #expect(papers[1].source == .pubMed && !papers[1].isCitable)
    let refusal = "<errorBean><errCode>1</errCode><errMsg>bad query</errMsg></errorBean>"
    #expect(EuropePMC.papers(in: Array(refusal.utf8)) == nil)
    #expect(EuropePMC.refusal(in: Array(refusal.utf8))?.contains("bad query") == true)
  }

  static let studies = """
    {"studies":[{"protocolSection":{"identificationModule":{"nctId":"NCT00000001","briefTitle":"A  study"},\
    "statusModule":{"overallStatus":"COMPLETED","completionDateStruct":{"date":"2021-05"}},\
    "descriptionModule":{"briefSummary":"It asks\\nwhether."},\
    "designModule":{"studyType":"INTERVENTIONAL","phases":["PHASE3"],"enrollmentInfo":{"count":31}}},\
    "hasResults":true},{"protocolSection":{"identificationModule":{"nctId":"NCT00000002",\
    "briefTitle":"Bare"},"designModule":{"enrollmentInfo":{"count":99999999}}}},{}]}
    """

  @Test("A study's entry is read though any of its modules may be missing")
  func trials() throws {
    let studies = try #require(ClinicalTrials.studies(in: Array(Self.studies.utf8)))
    #expect(studies.map(\.id) == ["NCT00000001", "NCT00000002"])
    #expect(studies[0].status == "COMPLETED" && studies[0].year == 2021)
    #expect(studies[0].abstractText == "It asks whether. ENROLLMENT: n = 31")
    #expect(studies[0].types == ["INTERVENTIONAL", "PHASE3", "RESULTS"])
    #expect(studies[1].abstract.isEmpty && studies[1].kind == .registered)
    #expect(ClinicalTrials.studies(in: Array("Error parsing query".utf8)) == nil)
    #expect(ClinicalTrials.safe("a[b] (c) AREA[x]") == "a b c AREA x")
  }
}

/// Numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 29) ^ state
  }
}
