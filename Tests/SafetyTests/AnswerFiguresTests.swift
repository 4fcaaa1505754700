import Domain
import Safety
import Testing

@Suite("Figures are checked where they matter, and whose the others are is said")
struct AnswerFiguresTests {
  private static let meal: JSON = [
    "meal": 7, "items": [["name": "köfte", "quantity": 3, "grams": 90, "carbs": 6.6]],
    "totals": ["carbs": 6.6, "calories": 210],
  ]

  private static func figures(_ asked: String, _ results: [JSON] = []) -> AnswerFigures {
    AnswerFigures(asked: asked, known: [asked], results: results)
  }

  @Test(
    "A recipe, a plan, a fact may have figures of their own",
    arguments: [
      ("mercimek çorbası tarifi verir misin", "1 su bardağı mercimek, 1,5 litre su, 40 g un."),
      (
        "yarın için öğle menüsü planla",
        "Öğle: 150 g ızgara tavuk, 60 g bulgur (yaklaşık 45 g karbonhidrat)."
      ),
      ("günde kaç gram lif almalıyım", "Yetişkinler için genellikle günde 25-38 g lif önerilir."),
      ("günlük ne kadar protein gerekir", "Kilo başına 0,8-1 g protein önerilir."),
      ("lif neden önemli", "Yetişkinlere günde 25-30 g lif önerilir."),
      ("ara öğünde ne yesem", "40 g yulaf ve 200 ml süt iyi bir seçimdir; 30 g karbonhidrat eder."),
      ("diyabet nedir", "HbA1c %6,5 ve üstündeyse diyabet düşünülür."),
      ("merhaba", "Her öğününüzde 30-45 g karbonhidrat hedefleyebilirsiniz."),
    ])
  func general(_ asked: String, _ answer: String) {
    let figures = Self.figures(asked)
    #expect(figures.checked(answer) == answer)
    #expect(figures.hasGeneral(in: "Elbette.\n" + answer))
  }

  @Test(
    "The person's records are checked, whatever was asked",
    arguments: [
      ("mercimek çorbası tarifi", "Bugün 120 g karbonhidrat aldınız."),
      ("ne yesem", "Son şekeriniz 180 mg/dL."), ("plan yap", "Kayıtlarda 45 g karbonhidrat var."),
      ("neden yorgunum", "Dün 5 saat uyumuşsunuz."), ("merhaba", "Hedefiniz 150 g karbonhidrat."),
    ])
  func records(_ asked: String, _ sentence: String) {
    #expect(Self.figures(asked).checked(sentence).contains("(doğrulanamadı)"))
    #expect(!Self.figures(asked).hasGeneral(in: sentence))
  }

  @Test("A target that is only offered tells of no record; one that is told does")
  func offered() {
    let figures = Self.figures("günde ne kadar su içmeliyim")
    let offer = "Günlük su hedefinizi 2000 ml yapayım mı?"
    #expect(figures.checked(offer) == offer)
    for told in [
      "Günlük su hedefiniz 2000 ml.", "Şekeriniz 140 mg/dL, kaydedeyim mi?",
      "Bugün 120 g karbonhidrat aldınız, hedefinizi değiştireyim mi?",
    ] {
      #expect(figures.checked(told).contains("(doğrulanamadı)"), "\(told)")
    }
  }

  @Test(
    "So is the food that was asked about or logged",
    arguments: [
      ("künefede kaç karbonhidrat var", "Bir porsiyon künefede 25 g karbonhidrat bulunur."),
      ("muzun kalorisi ne kadar", "Orta boy bir muz 105 kcal."),
      ("makarnanın glisemik indeksi kaç", "Glisemik indeksi 50."),
    ])
  func asked(_ asked: String, _ sentence: String) {
    #expect(Self.figures(asked).checked(sentence).contains("(doğrulanamadı)"))
  }

  @Test("After a write all is checked, beside a recipe only what speaks of the food")
  func logged() {
    let plain = Self.figures("3 köfte yedim", [Self.meal])
    #expect(
      plain.checked("3 köftede 6,6 g karbonhidrat var.") == "3 köftede 6,6 g karbonhidrat var.")
    #expect(plain.checked("Bu 40 g karbonhidrat eder.").contains("(doğrulanamadı)"))
    let beside = Self.figures("3 köfte yedim, yanına salata tarifi verir misin", [Self.meal])
    #expect(
      beside.checked("Salata için 200 g marul doğrayın.") == "Salata için 200 g marul doğrayın.")
    #expect(beside.checked("Köftede 12 g karbonhidrat var.").contains("12 g (doğrulanamadı)"))
  }

  @Test("Advice beside what was logged is left alone, and records are not")
  func adviceBesideRecords() {
    let logged: JSON = ["meal": 1, "items": [["name": "elma", "carbs": 19.4]]]
    let figures = Self.figures("bir elma yedim", [logged])
    for advice in [
      "Yarım saat sonra 15 dakikalık bir yürüyüş iyi gelir.",
      "Örneğin günde 2 litre su için.",
    ] {
      #expect(figures.checked(advice) == advice)
    }
    #expect(figures.checked("Örneğin bugün 140 g karbonhidrat aldınız.").contains("doğrulanamadı"))
    #expect(figures.checked("Elma 33 g karbonhidrat.").contains("doğrulanamadı"))
  }

  @Test("An answer without amounts, or with known ones, needs no line")
  func nothing() {
    for answer in ["Rica ederim.", "15 dakika yürüyün.", "Günde 3 öğün yiyin.", "1 dilim ekmek"] {
      #expect(!Self.figures("ne yapsam").hasGeneral(in: answer), "\(answer)")
    }
    let said = AnswerFigures(
      asked: "200 g yoğurtla tarif", known: ["200 g yoğurtla tarif"], results: [])
    #expect(!said.hasGeneral(in: "200 g yoğurdu çırpın."))
  }
}
