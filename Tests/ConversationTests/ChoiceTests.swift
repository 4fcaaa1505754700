import Domain
import Foundation
import Nutrition
import Safety
import Testing

/// What a person picks of the things that a model named, and what they add to it.
@Suite("Which of several things is meant")
struct ChoiceTests {
  private static let foods = FoodBook().table
  private static let now = Date(timeIntervalSince1970: 1_795_000_000)

  private func question(
    _ foods: [(String, Double)], _ sayings: [(text: String, answers: String)],
    wasAsked: Bool = false
  ) -> String? {
    let items = foods.map { name, count -> JSON in
      ["name": .string(name), "quantity": .number(count)]
    }
    let evidence = Evidence(
      sayings: sayings.map {
        .init(text: $0.text, at: Self.now, answers: $0.answers, wasAsked: wasAsked)
      }, now: Self.now, zone: .fixed(3 * 3600))
    return Doubts(evidence, foods: Self.foods).question(
      about: ToolCall(id: "c", name: "logMeal", arguments: ["items": .array(items)]))
  }

  private static let options = """
    Üç seçenek:
    1) 1 elma ve 10 fındık
    2) 1 kase yoğurt ve 2 ceviz
    3) 2 galeta ve 1 dilim peynir
    """

  @Test(
    "A place picks one of several, and what is told with it counts",
    arguments: ["2. yi yedim ama 3 ceviz", "2 numarayı yedim, 3 ceviz", "ikincisini yedim 3 ceviz"])
  func places(words: String) {
    let sayings = [("ara öğüne ne yiyim", ""), (words, Self.options)]
    #expect(question([("yoğurt", 1), ("ceviz", 3)], sayings) == nil)
    #expect(question([("yoğurt", 1), ("ceviz", 2)], sayings) != nil)
    #expect(question([("elma", 1), ("fındık", 10)], sayings) != nil)
  }

  @Test("Choices may stand on one line")
  func oneLine() {
    let sayings = [
      ("ne yesem", ""), ("ikincisini yedim", "1) 1 muz 2) 2 galeta ve 1 dilim peynir"),
    ]
    #expect(question([("galeta", 2), ("peynir", 1)], sayings) == nil)
    #expect(question([("muz", 1)], sayings) != nil)
  }

  @Test("An amount with a point is no place")
  func amounts() {
    let sayings = [("ara öğüne ne yiyim", ""), ("2 elma yedim", Self.options)]
    #expect(question([("elma", 2)], sayings) == nil)
    #expect(question([("yoğurt", 1)], sayings) != nil)
    let other = [("ara öğüne ne yiyim", ""), ("ilk defa kivi yedim", Self.options)]
    #expect(question([("fındık", 10)], other) != nil)
  }

  @Test("The first that was named may lie an answer further back")
  func earlier() {
    let sayings = [
      ("ne yesem", ""),
      ("lifi iyi mi", "Birincisi: 40 g yulafla lapa. İkincisi: 2 yumurtalı menemen."),
      ("ilk dediğin vardı ya onu yaptım yedim, yaz", "Evet, lifi doyurucudur."),
    ]
    #expect(question([("yulaf", 1)], sayings) == nil)
    #expect(question([("menemen", 1)], sayings) != nil)
  }

  @Test(
    "The other one is that which was not proposed",
    arguments: ["yok öteki", "hayır diğeri", "öbürü"])
  func other(words: String) {
    let sayings = [
      ("çorba içtim bi kase", ""), (words, "Mercimek mi, tarhana mı? Mercimek diye yazayım mı?"),
    ]
    #expect(question([("tarhana çorbası", 1)], sayings, wasAsked: true) == nil)
    #expect(question([("mercimek çorbası", 1)], sayings, wasAsked: true) != nil)
    #expect(question([("yayla çorbası", 1)], sayings, wasAsked: true) != nil)
  }

  @Test("Amounts behind their names belong to these, each to its own")
  func behind() {
    let sayings = [("makarnayla köfte, köfte 4 tane makarna 2 tabak", "")]
    #expect(question([("makarna", 2), ("köfte", 4)], sayings) == nil)
    #expect(question([("makarna", 4), ("köfte", 2)], sayings) != nil)
    #expect(question([("köfte", 4), ("makarna", 2)], [("4 köfte 2 makarna yedim", "")]) == nil)
  }

  @Test("A food may have another name that the table knows")
  func otherNames() {
    let sayings = [("1 kutu coke 1 porsiyon french fries yedim", "")]
    #expect(question([("kola", 1), ("patates kızartması", 1)], sayings) == nil)
    #expect(question([("gazoz", 1)], sayings) != nil)
    #expect(question([("kola", 1)], [("1 diet coke içtim", "")]) != nil)
    #expect(question([("süt", 1)], [("bir bardak süd içtim", "")]) == nil)
    #expect(question([("et", 1)], [("bir elma yedim", "")]) != nil)
  }

  /// What is asked about a call after one message.
  private func asked(_ tool: String, _ arguments: JSON, _ words: String) -> String? {
    let evidence = Evidence(
      sayings: [.init(text: words, at: Self.now)], now: Self.now, zone: .fixed(3 * 3600))
    return Doubts(evidence, foods: Self.foods).question(
      about: ToolCall(id: "c", name: tool, arguments: arguments))
  }

  @Test("A deed without its vowels is none but what it may be")
  func clipped() {
    func question(_ kind: String, _ words: String) -> String? {
      asked("logActivity", ["kind": .string(kind), "minutes": 20], words)
    }
    #expect(question("yürüyüş", "20 dk yrdm") == nil)
    #expect(question("koşu", "20 dk kstm") == nil)
    #expect(question("bisiklet", "20 dk yrdm") != nil)
  }

  @Test("Half a tablet is counted by what it is against")
  func tablets() {
    func question(_ dose: Double, _ words: String) -> String? {
      asked("logMedication", ["name": "Coveram", "dose": .number(dose), "unit": "tablet"], words)
    }
    #expect(question(0.5, "az önce yarım tansiyon hapı içtim, Coveram") == nil)
    #expect(question(2, "az önce yarım tansiyon hapı içtim, Coveram") != nil)
    #expect(question(128, "tansiyonum 128, Coveram içtim") != nil)
  }
}
