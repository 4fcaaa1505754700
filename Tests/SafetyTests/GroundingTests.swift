import Domain
import Safety
import Foundation
import Testing

@Suite("Figures that nothing known holds are marked")
struct GroundingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var sentence: String
    /// The figures that are marked, in their order; empty for a sentence that stays.
    var marked: [String]
    var known: [String] = []
    var results: [JSON] = []

    var testDescription: String { sentence }

    init(_ sentence: String, _ marked: String..., known: [String] = [], results: [JSON] = []) {
      self.sentence = sentence
      self.marked = marked
      self.known = known
      self.results = results.isEmpty ? [GroundingTests.meal] : results
    }
  }

  static let meal: JSON = [
    "meal": 77, "at": "2026-11-21T08:30:00+03:00",
    "items": [
      [
        "name": "ekmek", "quantity": 2, "unit": "dilim", "grams": 60, "carbs": 29.4,
        "calories": 159,
      ],
      ["name": "süt", "quantity": 200, "unit": "ml", "grams": 206, "carbs": 9.6, "calories": 122],
    ],
    "totals": ["carbs": 39, "calories": 281, "protein": 12.4, "glycemicLoad": 18],
    "carbsRange": [34.2, 44.8], "target": ["carbs": 150, "calories": 1800],
  ]
  static let glucose: JSON = [
    "current": ["value": 142, "unit": "mg/dL", "ageMinutes": 12],
    "statistics": ["mean": 136.7, "sd": 31.2, "tir": 72.4, "lowest": 68, "highest": 221],
    "readings": 24,
  ]
  static let food: JSON = [
    "name": "baklava", "per100g": ["carbs": 52.1, "calories": 428, "sugar": 27.6],
    "portion": ["quantity": 3, "unit": "dilim", "grams": 120, "carbs": 62.5, "calories": 514],
    "glycemicIndex": 59,
  ]

  static let grounded: [Case] = [
    Case("Öğününüzde 39 g karbonhidrat var."), Case("Toplam 39 gram karbonhidrat, 281 kcal."),
    Case("Ekmek 29,4 g karbonhidrat içeriyor."), Case("Ekmek 29 g karbonhidrat içeriyor."),
    Case("Ekmek 29.4 g karbonhidrat içeriyor."), Case("Yaklaşık 30 gram karbonhidrat."),
    Case("**39 g** karbonhidrat aldınız."), Case("Otuz dokuz gram karbonhidrat aldınız."),
    Case("Kalan karbonhidratınız 111 g."), Case("Hedefiniz 150 gram, 1.800 kcal."),
    Case("Hedefiniz 1800 kalori."), Case("34–45 g arasında karbonhidrat."),
    Case("34,2-44,8 gram aralığında."), Case("2 dilim ekmek ve 200 ml süt kaydettim."),
    Case("İki dilim ekmek kaydettim."), Case("1 su bardağı süt kaydettim."),
    Case("Protein 12,4 gram."), Case("Protein: 12 g"), Case("İkisi birlikte 39 g eder."),
    Case("Aradaki fark 19,8 g."), Case("- ekmek: 29,4 g"), Case("| ekmek | 60 g | 29,4 g |"),
    Case("1. Ekmek 29,4 g\n2. Süt 9,6 g"), Case("Bir dilimde ne kadar var?"),
    Case("100 gramında kaç gram olduğunu sorabilirsiniz."), Case("Saat 08.30'da kaydedildi."),
    Case("21 Kasım 2026 için 1 öğün kayıtlı."), Case("Kaynak [1] ve [23]."),
    Case("2 saat sonra şekerinizi ölçün."), Case("15 dakika sonra yeniden ölçün."),
    Case("112'yi arayın."), Case("Son 24 saatte kayıt yok."), Case("3. dilimde durun."),
    Case("Şekeriniz 142 mg/dL.", results: [glucose]),
    Case("Kan şekeriniz 142.", results: [glucose]),
    Case("Şekeriniz yüz kırk iki mg/dL.", results: [glucose]),
    Case("Ortalamanız 137 mg/dL.", results: [glucose]),
    Case("Ortalamanız 136,7 mg/dL, sapma 31 mg/dL.", results: [glucose]),
    Case("Zamanınızın %72'si hedefte.", results: [glucose]),
    Case("Zamanınızın yüzde 72,4'ü hedefte.", results: [glucose]),
    Case("Şekeriniz 7,9 mmol/L.", results: [glucose]),
    Case("12 dakika önce ölçülmüş.", results: [glucose]),
    Case("En düşük 68 mg/dL, en yüksek 221 mg/dL.", results: [glucose]),
    Case("70 mg/dL altı düşük sayılır.", results: [glucose]),
    Case("15 gram hızlı şeker alın.", known: ["şekerim 58, titriyorum"]),
    Case("Üç dilim baklavada 62,5 g karbonhidrat var.", results: [food]),
    Case("100 gramında 52 g karbonhidrat, 428 kcal vardır.", results: [food]),
    Case("Glisemik indeksi 59.", results: [food]),
    Case("Glisemik indeksi 59'dur.", results: [food]),
    Case("120 gram baklava 514 kcal.", results: [food]),
    Case("8 saat uyumuşsunuz.", known: ["dün gece 8 saat uyudum"]),
    Case("Yarım saat yürüdünüz.", known: ["30 dakika yürüdüm"]),
    Case("1 saat 30 dakika yürüdünüz.", results: [["minutes": 90]]),
    Case("90 dakika yürüdünüz.", results: [["hours": 1.5]]),
    Case("6.500 adım atmışsınız.", results: [["steps": 6500]]),
    Case("6500 adım atmışsınız.", known: ["bugün 6500 adım attım"]),
    Case("Kilonuz 88,4 kg.", results: [["kilograms": 88.4]]),
    Case("Bugün 1,4 litre su içtiniz.", results: [["today": 1400, "milliliters": 200]]),
    Case("1400 ml su içtiniz.", results: [["milliliters": 1400]]),
    Case("Bugün 1,250 kcal aldınız.", results: [["calories": 1250]]),
    Case("Hedefiniz günde 150 g karbonhidrat.", known: ["Hedef: karbonhidrat 150 g"]),
    Case("5 adet zeytin kaydettim.", known: ["beş zeytin yedim"]),
    Case("12 ünite kaydettim.", results: [["dose": 12]]),
    Case("Etikette 64 g karbonhidrat yazıyor.", results: [["text": "Karbonhidrat 64 g / 100 g"]]),
    Case("Porsiyonu 30 g, 18 g karbonhidrat.", results: [["text": "Porsiyon 30 g 18 g"]]),
    Case("Merhaba, size nasıl yardımcı olabilirim?"),
  ]

  static let ungrounded: [Case] = [
    Case("Öğününüzde 55 g karbonhidrat var.", "55 g"),
    Case("Toplam 39 gram, 350 kcal.", "350 kcal"),
    Case("Ekmek 25 g karbonhidrat içeriyor.", "25 g"),
    Case("Yetmiş beş gram yağ var.", "Yetmiş beş gram"),
    Case("Bu öğünde 7,5 g lif var.", "7,5 g"), Case("20–25 g protein var.", "20–25 g"),
    Case("**55 g** karbonhidrat.", "55 g"), Case("Bir dilimi 90 kaloridir.", "90 kaloridir"),
    Case("Kaloriniz 281 kcal, yağ 31 gram.", "31 gram"),
    Case("Hedefiniz 2000 kcal.", "2000 kcal"), Case("%45'i karbonhidrat.", "%45'i"),
    Case("Üç adet yumurta yemişsiniz.", "Üç adet"), Case("4 dilim ekmek kaydettim.", "4 dilim"),
    Case("Şekeriniz 155 mg/dL.", "155 mg/dL", results: [glucose]),
    Case("Kan şekeriniz 155.", "155", results: [glucose]),
    Case("Şekeriniz yüz elli beş mg/dL.", "yüz elli beş mg/dL", results: [glucose]),
    Case("Ortalamanız 128 mg/dL.", "128 mg/dL", results: [glucose]),
    Case("Şekeriniz 9,4 mmol/L.", "9,4 mmol/L", results: [glucose]),
    Case("Zamanınızın %85'i hedefte.", "%85'i", results: [glucose]),
    Case("Glisemik indeksi 72.", "72", results: [food]),
    Case("Glisemik indeksi 72'dir.", "72'dir", results: [food]),
    Case("Baklavada 80 gram karbonhidrat var.", "80 gram", results: [food]),
    Case("100 gramında 60 g karbonhidrat vardır.", "60 g", results: [food]),
    Case("45 dakika yürümüşsünüz.", "45 dakika", known: ["30 dakika yürüdüm"]),
    Case("6 saat uyumuşsunuz.", "6 saat", known: ["dün gece 8 saat uyudum"]),
    Case("9.000 adım atmışsınız.", "9.000 adım", results: [["steps": 6500]]),
    Case("Kilonuz 84 kg.", "84 kg", results: [["kilograms": 88.4]]),
    Case("2 litre su içtiniz.", "2 litre", results: [["milliliters": 1400]]),
    Case("330 ml kola kaydettim.", "330 ml"),
    Case(
      "Etikette 0 gram karbonhidrat yazıyor.", "0 gram", results: [["text": "Karbonhidrat 64 g"]]),
    Case("45 kcal.", "45 kcal", results: [["carbs": 45]]),
    Case("77 gram karbonhidrat var.", "77 gram"), Case("8 g şeker, 30 g süt.", "8 g", "30 g"),
    Case("Tarçın HbA1c'yi %3 düşürür.", "%3", results: [["text": "HbA1c -0.2% (n=120)"]]),
    Case("Bir porsiyonda 14,8 g yağ bulunur.", "14,8 g"),
  ]

  @Test("An honest sentence stays", arguments: grounded)
  func stays(_ sample: Case) {
    #expect(Self.grounded.count >= 60)
    let grounding = Grounding(known: sample.known, results: sample.results)
    #expect(grounding.checked(sample.sentence) == sample.sentence)
  }

  @Test("An invented figure is marked, and nothing else", arguments: ungrounded)
  func marks(_ sample: Case) {
    #expect(Self.ungrounded.count >= 30)
    let grounding = Grounding(known: sample.known, results: sample.results)
    var expected = sample.sentence
    for figure in sample.marked {
      if let place = expected.range(of: figure) {
        expected.insert(contentsOf: " (doğrulanamadı)", at: place.upperBound)
      }
    }
    #expect(grounding.checked(sample.sentence) == expected)
    #expect(grounding.checked(expected) == expected, "marked once")
  }
}
