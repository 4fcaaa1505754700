import Domain
import Foundation
import Nutrition
import Safety
import Testing

/// Amounts, persons and foods of a call that belong elsewhere in the thread.
@Suite("Whose an amount of the thread is")
struct ThreadAmountTests {
  private static let foods = FoodBook().table
  private static let now = Date(timeIntervalSince1970: 1_795_000_000)

  private func question(
    _ tool: String, _ arguments: JSON, _ sayings: [Evidence.Saying], results: [JSON] = []
  ) -> String? {
    let evidence = Evidence(
      sayings: sayings, results: results, now: Self.now, zone: .fixed(3 * 3600))
    return Doubts(evidence, foods: Self.foods)
      .question(about: ToolCall(id: "c", name: tool, arguments: arguments))
  }

  private func said(_ text: String, answers: String = "", done: Set<String> = [])
    -> Evidence.Saying
  {
    Evidence.Saying(text: text, at: Self.now, answers: answers, doneSince: done)
  }

  private func meal(_ foods: [(String, Double)], person: String? = nil) -> JSON {
    let items = foods.map { name, count -> JSON in
      ["name": .string(name), "quantity": .number(count)]
    }
    let meal: JSON = ["items": .array(items)]
    return person.map { meal.setting("person", to: .string($0)) } ?? meal
  }

  private let recorded: JSON = [
    "meal": 1, "items": [["name": "köfte", "quantity": 2], ["name": "ayran", "quantity": 1]],
  ]

  @Test("An amount right behind a person is that person's")
  func eaters() {
    let words = [said("ben 1 dilim eşim 3 dilim börek yedik")]
    #expect(question("logMeal", meal([("börek", 3)]), words) != nil)
    #expect(question("logMeal", meal([("börek", 3)], person: "eşim"), words) == nil)
    #expect(
      question("logMeal", meal([("börek", 2)]), [said("annemin böreğinden 2 dilim yedim")]) == nil)
  }

  @Test("A correction is of what it names, and not the amount that is recorded")
  func corrections() {
    func question(_ words: String, _ name: String, _ count: Double) -> String? {
      self.question(
        "updateMeal", meal([(name, count)]).setting("which", to: "last"),
        [said("2 köfte 1 ayran içtim", done: ["logMeal"]), said(words)], results: [recorded])
    }
    #expect(question("köfte 3 taneydi", "köfte", 3) == nil)
    #expect(question("köfte 3 taneydi", "köfte", 2) != nil)
    #expect(question("köfte 2 değil 3 taneydi, ayran doğru", "ayran", 3) != nil)
  }

  @Test("A food of a meal that is written already is not written again unasked")
  func again() {
    let before = said("2 köfte yedim", done: ["logMeal"])
    func question(_ foods: [(String, Double)], _ words: String) -> String? {
      self.question("logMeal", meal(foods), [before, said(words)], results: [recorded])
    }
    #expect(question([("köfte", 2), ("elma", 1)], "bir de 1 elma yedim") != nil)
    #expect(question([("elma", 1)], "bir de 1 elma yedim") == nil)
    #expect(question([("köfte", 2), ("elma", 1)], "aynısını bir daha yedim 1 elma da") == nil)
  }

  @Test(
    "Praise of a meal that is written does not write it again",
    arguments: [
      "köfteler mis gibiydi ama ayran biraz tuzluydu", "oh mis gibi doydum, köfte pek güzel olmuş",
      "köfteye bayıldım, ayrana da", "köfteyi annem yapmıştı ellerine sağlık",
    ])
  func praise(_ words: String) {
    let before = said("2 köfte yedim 1 ayran içtim", done: ["logMeal"])
    func question(_ foods: [(String, Double)], _ words: String) -> String? {
      self.question("logMeal", meal(foods), [before, said(words)], results: [recorded])
    }
    #expect(question([("köfte", 2), ("ayran", 1)], words) != nil)
    #expect(question([("köfte", 2)], words) != nil)
    #expect(question([("köfte", 2)], "köfte yedim yine 2 tane") == nil)
    #expect(question([("köfte", 1)], "bir köfte daha") == nil)
  }

  @Test("What was only said to be none is not written")
  func denied() {
    let words = [said("light değil normal kola içtim 1 kutu")]
    #expect(question("logMeal", meal([("light kola", 1)]), words) != nil)
    #expect(question("logMeal", meal([("kola", 1)]), words) == nil)
  }

  @Test("A number that is a word of the name counts nothing")
  func names() {
    let words = [said("yarım ekmek arası tavuk döner yedim")]
    #expect(question("logMeal", meal([("yarım ekmek tavuk döner", 1)]), words) == nil)
  }

  @Test(
    "An offer is agreed to with a short order, whatever softens it",
    arguments: [
      ("yaz valla", true), ("koy gitsin", true), ("evt", true), ("he ya", true), ("ikincisi", true),
      ("hayır", false), ("sağ ol", false), ("bakalım", false),
    ])
  func agreed(words: String, isAgreed: Bool) {
    let answer = "1 kase ezogelin ve 1 dilim ekmek diye kaydedeyim mi?"
    let found = question(
      "logMeal", meal([("ezogelin çorbası", 1), ("ekmek", 1)]), [said(words, answers: answer)])
    #expect((found == nil) == isAgreed)
  }

  @Test("What was eaten is only told of records or of the person's words")
  func history() {
    func shown(_ sentence: String, known: [String] = [], results: [JSON] = []) -> String {
      ToldHistory(known: known, results: results, foods: Self.foods).checked(sentence)
    }
    let invented = "Dün akşam lahmacun ve ayran yediniz."
    #expect(shown(invented) != invented)
    #expect(shown(invented, known: ["dün lahmacunla ayran yemiştim"]) == invented)
    let told = "Öğlen 2 köfte yediniz, 1 ayran içtiniz."
    #expect(shown(told, results: [recorded]) == told)
    #expect(shown("Lahmacun yediniz mi?") == "Lahmacun yediniz mi?")
    #expect(shown("Lahmacun yiyebilirsiniz.") == "Lahmacun yiyebilirsiniz.")
  }

  @Test("How much is told now is not what was recorded before")
  func toldAnew() {
    func question(_ words: String, _ count: Double) -> String? {
      self.question(
        "logMeal", meal([("köfte", count)]),
        [said("2 köfte 1 ayran içtim", done: ["logMeal"]), said(words)], results: [recorded])
    }
    #expect(question("şimdi de yarım porsiyon yedim köfteden", 0.5) == nil)
    #expect(question("şimdi de yarım porsiyon yedim köfteden", 2) != nil)
    #expect(question("üç tane daha yedim köfteden", 2) != nil)
    #expect(question("öğlenki kadar köfte yedim yine", 2) == nil)
  }

  @Test("Two amounts make no third one by a hundred")
  func byHundred() {
    let words = [said("pasta yedim, üstüne bir bardak süt içtim")]
    #expect(question("logMeal", meal([("pasta", 2)]), words) != nil)
    #expect(question("logMeal", meal([("pasta", 1)]), words) == nil)
  }

  @Test("What the other one had is not the writer's, and a bare pointer takes nothing away")
  func they() {
    let words = [said("pizza söyledik o 3 dilim ben 2 dilim yedim")]
    #expect(question("logMeal", meal([("pizza", 3)]), words) != nil)
    #expect(question("logMeal", meal([("pizza", 2)]), words) == nil)
    #expect(question("logMeal", meal([("pizza", 3)]), [said("o 3 dilim pizzayı yedim")]) == nil)
  }

  @Test("What the writer did not eat is not written, whoever brought it")
  func uneaten() {
    for words in ["annem bana 2 dilim kek getirdi yemedim", "2 dilim kek vardı dokunmadım bile"] {
      #expect(question("logMeal", meal([("kek", 2)]), [said(words)]) != nil)
    }
    for words in ["annem bana 2 dilim kek getirdi yedim", "peynir yemedim, 2 dilim kek yedim"] {
      #expect(question("logMeal", meal([("kek", 2)]), [said(words)]) == nil)
    }
  }

  @Test("A pressure is of two figures that were said together")
  func pairs() {
    func question(_ high: Double, _ low: Double, _ words: String) -> String? {
      self.question(
        "logMeasurement",
        ["kind": "bloodPressure", "value": .number(high), "value2": .number(low)], [said(words)])
    }
    let twice = "tansiyonum az önce 130 80 şimdi 145 90 çıktı"
    #expect(question(130, 80, twice) == nil)
    #expect(question(145, 90, twice) == nil)
    #expect(question(130, 90, twice) != nil)
    #expect(question(145, 80, twice) != nil)
    #expect(question(130, 80, "tansiyonum 13'e 8") == nil)
    #expect(question(132, 81, "büyük 132 küçük 81 tansiyonum") == nil)
  }

  @Test("That somebody ate is no seven")
  func ate() {
    let words = [said("dedem iki tabak makarna yedi ben bir tabak yedim")]
    #expect(question("logMeal", meal([("makarna", 1)]), words) == nil)
    #expect(question("logMeal", meal([("makarna", 7)]), words) != nil)
    #expect(question("logMeal", meal([("zeytin", 7)]), [said("yedi zeytin yedim")]) == nil)
    #expect(question("logMeal", meal([("zeytin", 1)]), [said("yedi zeytin yedim")]) != nil)
  }
}
