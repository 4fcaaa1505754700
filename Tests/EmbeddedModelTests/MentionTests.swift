import Analysis
import Domain
import Foundation
import Testing

@Suite("What a message measures, and how the tables tell it")
struct MentionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var value: Double
    var unit = GlucoseUnit.mgdL
    var person: String?
    var isExact = true

    init(
      _ text: String, _ value: Double, _ unit: GlucoseUnit = .mgdL, person: String? = nil,
      isExact: Bool = true
    ) {
      (self.text, self.value, self.unit) = (text, value, unit)
      (self.person, self.isExact) = (person, isExact)
    }

    var testDescription: String { text }
  }

  private static func values(in text: String, follows: Bool = false) -> ValueMentions {
    let utterance = Utterance(text)
    let assertions = AssertionReader(utterance: utterance, hour: 14)
    return ValueMentions(in: utterance, assertions, follows: follows) { [] }
  }

  @Test(
    "A glucose value has its unit and its owner",
    arguments: [
      Case("şekerim 142", 142), Case("Şekerim 5,4 mmol/L çıktı", 5.4, .mmolL),
      Case("annemin şekeri 48", 48, person: "annem"),
      Case("şekerim bir yirmi", 120), Case("metformin 850 aldım, şekerim 131", 131),
      Case("tansiyonum 14'e 9, şekerim 112", 112),
      Case("şekerim 60'ın altında", 59, isExact: false), Case("şekerim 118 demirim 45", 118),
    ])
  func glucose(_ item: Case) throws {
    let found = try #require(Self.values(in: item.text).glucose.last)
    #expect(found.value == item.value)
    #expect(found.unit == item.unit)
    #expect(found.person == item.person)
    #expect(found.isExact == item.isExact)
    #expect(found.status == .current)
  }

  @Test(
    "Another measure, another time and a supposition are no value of now",
    arguments: [
      "LDL 52 mg/dL çıktı kolesterolde", "nabzım 48", "geçen ay şekerim 45'e düşmüştü",
      "şekerim 50 olursa ne yapayım", "levotiron 50 aldım", "şekerim 70 hedefim",
    ])
  func others(_ text: String) {
    #expect(Self.values(in: text).glucose.isEmpty)
  }

  @Test("A bare number is a value where glucose is the talk, and ketones are no glucose")
  func bare() {
    #expect(Self.values(in: "56").glucose.isEmpty)
    #expect(Self.values(in: "56", follows: true).glucose.map(\.value) == [56])
    let ketones = Self.values(in: "ketonum 1,6 mmol/L").ketones
    #expect(ketones.map(\.value) == [1.6])
    #expect(ketones.map(\.analyte) == [.ketone])
  }

  @Test("A drug is known by how it begins, a measure by its name, from one lexicon")
  func names() {
    #expect(Drugs.isInsulin("novorapidi") && !Drugs.isInsulin("metformin"))
    #expect(Drugs.isNamed("diamicronu") && Drugs.isMedicine("levotironu"))
    #expect(!Drugs.isNamed("parol") && Drugs.isMedicine("parol"))
    #expect(MeasureNames.isOne("potasyumum") && MeasureNames.isOne("alt"))
    #expect(!MeasureNames.isOne("altin") && !MeasureNames.isOne("sekerim"))
    #expect(!MeasureNames.isOne("kilometre"))
  }

  @Test("A row has whole words, beginnings and ends, and the words of other rows")
  func rows() {
    #expect("oranim".fits("stem.ratio") && !"kloran".fits("stem.ratio"))
    #expect("yapsam".fits("ending.ifI") && !"samsun".fits("ending.ifI"))
    #expect("kac".fits("word.howMany") && !"kacar".fits("word.howMany"))
    #expect("kaydettim".fits("agreement.offering.add"))
    #expect("yapayim".fits("doseAmount.asksForMore.2", "doseAmount.forms"))
  }

  /// A name that no table has would match nothing, without a word.
  @Test("Every row that code names is in a table")
  func named() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    let call = #/(?:fits|has|orders|list|words|endings)\([^"\n]*"([\w.]+\.[\w.]+)"/#
    for folder in ["Analysis", "Safety", "EmbeddedModel"] {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for name in text.matches(of: call).map({ String($0.output.1) }) {
          #expect(!WordSets.list(name).isEmpty, "\(file.lastPathComponent) names \(name)")
        }
      }
    }
  }
}
