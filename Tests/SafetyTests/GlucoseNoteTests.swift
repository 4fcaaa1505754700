import Domain
import Foundation
import Safety
import Testing

@Suite("What balli says of a glucose beside a model")
struct GlucoseNoteTests {
  private let zone = Zone.fixed(3 * 3600)
  private var notes: GlucoseNotes {
    GlucoseNotes(
      now: CivilTime(parsing: "2026-11-21T15:00:00+03:00", in: zone)?.date ?? .distantPast,
      zone: zone)
  }
  private let current: JSON = [
    "current": ["value": 118, "unit": "mg/dL", "at": "2026-11-21T09:00:00+03:00"]
  ]

  @Test(
    "A value without its age gets it",
    arguments: [
      "Şekeriniz 118 mg/dL.", "Şu an yüz on sekiz.", "Şekeriniz bugün 118 mg/dL, gayet iyi.",
      "Şekeriniz 118 mg/dL. Saat 20'de yeniden ölçün.",
    ])
  func age(_ answer: String) {
    #expect(
      notes.beside(answer, [current, current])
        == "Son ölçüm: 118 mg/dL, bugün 09.00 (6 saat önce).")
  }

  @Test(
    "A value with its age, and an answer without it, get nothing",
    arguments: [
      "Altı saat önce 118 mg/dL ölçtünüz.", "Saat 09.00'da 118 idi.", "Güncel ölçüm yok.",
      "Hedefiniz 70-180.",
    ])
  func known(_ answer: String) {
    #expect(notes.beside(answer, [current]).isEmpty)
  }

  @Test("A low that was recorded gets the rule, unless the answer has it")
  func low() {
    let text = GlucoseAssessment(of: 62).text
    let result: JSON = [
      "reading": 1, "value": 62, "level": "low", "assessment": .string(text),
    ]
    #expect(notes.beside("62 normaldir, bir şey yapmanız gerekmez.", [result]) == text)
    #expect(notes.beside(text, [result]).isEmpty)
    let inRange: JSON = ["reading": 1, "value": 120, "level": "inRange", "assessment": "İyi."]
    #expect(notes.beside("Kaydettim.", [inRange]).isEmpty)
  }
}
