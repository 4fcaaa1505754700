import Domain
import Safety
import Testing

@Suite("What is judged of the readings")
struct RecordJudgementTests {
  private static let week: JSON = [
    "readings": 3, "statistics": ["lowest": 58, "highest": 260, "mean": 156, "tir": 33],
  ]
  private static let calm: JSON = [
    "readings": 12, "statistics": ["lowest": 82, "highest": 171, "mean": 121, "tir": 100],
  ]

  private func checked(_ sentence: String, _ results: [JSON]) -> String {
    RecordJudgements(known: ["bu hafta nasılım"], results: results).checked(sentence)
  }

  @Test(
    "A sentence that the result contradicts is not shown",
    arguments: [
      "Hayır, bu hafta hiç düşük değeriniz olmadı; hepsi hedefteydi.",
      "Bu hafta düşük değeriniz hiç olmadı.", "Hiç yüksek ölçümünüz yok.",
      "En düşüğü 150 mg/dL.", "En yüksek değeriniz 210 mg/dL.", "Ölçümlerinizin tamamı hedefte.",
      "Bu hafta on iki kez ölçmüşsünüz.", "Ortalamanız 143 mg/dL.",
      "Ortalamanız yüz kırk üçtü.",
    ])
  func contradicted(_ sentence: String) {
    #expect(checked(sentence, [Self.week]) != sentence)
    #expect(checked(sentence, []) != sentence || sentence.hasPrefix("En "))
  }

  @Test(
    "What the result says stays",
    arguments: [
      "En düşük değeriniz 58 mg/dL.", "En yükseği 260.", "Bu hafta üç kez ölçmüşsünüz.",
      "Ortalamanız 156 mg/dL.", "Gece 58 mg/dL’lik bir düşük değeriniz var.",
      "Değerlerinizin hepsi hedefte olmalı diye bir kural yok.",
      "Son 7 günlük ortalamanız 156 mg/dL.", "Düşük şekeri hiç fark etmeyebilirsiniz.",
      "Hiç düşük değeriniz oldu mu?",
    ])
  func told(_ sentence: String) { #expect(checked(sentence, [Self.week]) == sentence) }

  @Test("Where all was in range, it is told")
  func allInRange() {
    for sentence in ["Hiç düşük değeriniz olmadı.", "Ölçümlerinizin hepsi hedefteydi."] {
      #expect(checked(sentence, [Self.calm]) == sentence)
    }
  }
}
