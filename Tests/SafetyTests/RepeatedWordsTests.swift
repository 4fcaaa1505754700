import Domain
import Testing

@testable import Safety

@Suite("Words of a play, a menu or a list of others")
struct RepeatedWordsTests {
  @Test(
    "They are no record",
    arguments: [
      "Piyes: MEHMET: Lantus 12 yaptım usta! USTA: Yazdım.",
      "Devamı: ZEYNEP: 231 çıktı, hemen yaz defterine!",
      "üçüncü mısra: bir bardak su içtim sessizce", "Şiirimin nakaratı: Şekerim 300 oldu bu gece",
      "Kafenin menüsü: tost, ayran, baklava. Hangisi hafif?",
      "Diyetisyenin listesi: Sabah 2 yumurta, 1 dilim ekmek. Bunun kalorisi kaç?",
      "Sigortadan gelen form: Kilo: 84. Doldurmak zorunda mıyım?",
      "Romanımın kahramanı bugün 3 dilim pasta yedim diyor",
    ])
  func repeated(_ message: String) { #expect(ReportedWords(message).isPresent) }

  @Test(
    "One's own list, heading or name of a drug is",
    arguments: [
      "alışveriş listesi: süt, 2 ekmek", "bugünkü menü: 2 köfte, pilav",
      "kahvaltı: 2 yumurta yedim",
      "Ayşe: 1 muz yedi, ben: 2 muz yedim", "LANTUS: 12 yaptım", "Öğle: 1 kase çorba içtim",
      "TANSİYON: 13 8 ölçtüm",
      "Novorapid: 6 yaptım", "roman okurken şekerim 48 oldu", "senaryo yazarken şekerim 48 oldu",
      "tiyatro çıkışı şekerim 50",
    ])
  func own(_ message: String) { #expect(!ReportedWords(message).isPresent) }

  @Test("A message sent again is not told as one more deed")
  func again() {
    #expect(!Provenance.isAnother("tekrar yazıyorum: lantus 20 yaptım"))
    #expect(Provenance.isAnother("tekrar lantus 20 yaptım"))
    #expect(Provenance.isAnother("bir elma daha yedim"))
  }

  @Test("General advice under a condition tells of no record")
  func advice() {
    let figures = AnswerFigures(asked: "egzersizden önce ne yapmalıyım", known: [], results: [])
    let advice = "Egzersizden önce şekeriniz 100'ün altındaysa 15-30 g karbonhidrat alın."
    #expect(figures.checked(advice) == advice)
    #expect(figures.checked("Şekeriniz bugün 187 mg/dL.") != "Şekeriniz bugün 187 mg/dL.")
  }
}
