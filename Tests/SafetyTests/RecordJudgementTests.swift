import Domain
import Foundation
import Safety
import Testing

@Suite("What is judged of the readings")
struct RecordJudgementTests {
  private static let week: JSON = [
    "readings": 3, "statistics": ["lowest": 58, "highest": 260, "mean": 156, "tir": 33],
  ]
  private static let told = "Baktığım kayıtlarınızda en düşük değer 58, en yüksek değer 260 mg/dL."

  private func beside(_ answer: String, _ results: [JSON], earlier: [JSON] = []) -> String {
    GlucoseNotes(now: Date(timeIntervalSince1970: 1_795_000_000), zone: Zone.fixed(10_800))
      .beside(answer, results, earlier: earlier)
  }

  @Test(
    "Beside what the result contradicts stands what the records say",
    arguments: [
      "Hayır, bu hafta hiç düşük değeriniz olmadı; hepsi hedefteydi.",
      "Bu hafta hipoglisemi yaşamadınız.", "Hiç yüksek ölçümünüz yok, harika.",
      "Hiç düşük görünmüyor.", "Ölçümlerinizin tamamı hedefte.", "Harika! Bu hafta hiç düşmediniz.",
    ])
  func contradicted(_ answer: String) {
    #expect(beside(answer, [Self.week]) == Self.told)
  }

  @Test("Each bound is held against what is said of it")
  func bounds() {
    let low: JSON = ["readings": 4, "statistics": ["lowest": 58, "highest": 171]]
    let high: JSON = ["readings": 4, "statistics": ["lowest": 82, "highest": 260]]
    #expect(!beside("Hiç düşük değeriniz olmadı.", [low]).isEmpty)
    #expect(beside("Hiç yüksek değeriniz olmadı.", [low]).isEmpty)
    #expect(beside("Hiç düşük değeriniz olmadı.", [high]).isEmpty)
    #expect(!beside("Hiç yüksek değeriniz olmadı.", [high]).isEmpty)
    #expect(!beside("Değerlerinizin hepsi hedefteydi.", [low]).isEmpty)
    #expect(!beside("Değerlerinizin hepsi hedefteydi.", [high]).isEmpty)
  }

  @Test("A result in mmol/L is held against the same bounds")
  func millimoles() {
    let week: JSON = ["readings": 3, "statistics": ["lowest": 3.2, "highest": 9.1]]
    let calm: JSON = ["readings": 3, "statistics": ["lowest": 4.4, "highest": 9.1]]
    #expect(!beside("Hiç düşük değeriniz olmadı.", [week]).isEmpty)
    #expect(beside("Hiç düşük değeriniz olmadı; hepsi hedefteydi.", [calm]).isEmpty)
  }

  @Test(
    "What is true, is no statement, is of aims or of somebody else stays alone",
    arguments: [
      "En düşük değeriniz 58 mg/dL; gündüz hiç düşük değeriniz olmadı.",
      "58 dışında düşük değeriniz yok.", "Değerlerinizin hepsi hedefte olmalı diye bir kural yok.",
      "Düşük değeriniz yoksa ilaca devam edin.", "Hiç düşük değeriniz oldu mu?",
      "Annenizin bu hafta hiç düşük değeri yok.", "Düşük şekeri hiç fark etmeyebilirsiniz.",
      "Gece bir düşük değeriniz var.",
    ])
  func others(_ answer: String) {
    #expect(beside(answer, [Self.week]).isEmpty)
  }

  @Test("A result of another person judges nothing of the writer")
  func anothers() {
    var theirs = Self.week
    theirs = JSON.object((theirs.members ?? []) + [.init(.person, "annesi")])
    #expect(beside("Hiç düşük değeriniz olmadı.", [theirs]).isEmpty)
  }

  @Test("Where nobody has looked, that is said; after a look in the thread it is not")
  func unlooked() {
    let answer = "Hayır, bu hafta hiç düşük değeriniz yok; şekerleriniz hep hedefteydi."
    #expect(beside(answer, []).hasPrefix("Model bunu kayıtlarınıza bakmadan söyledi."))
    #expect(beside(answer, [], earlier: [Self.week]).isEmpty)
    #expect(beside("Yoğurtta yüksek oranda yağ yok.", []).isEmpty)
    #expect(beside("Hedefte kalmak için yürüyün; hep aynı saatte ölçün.", []).isEmpty)
  }
}
