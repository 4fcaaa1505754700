import Domain
import Safety
import Testing

@Suite("Who is known to expect a child need not say so again")
struct KnownPregnancyTests {
  private func code(_ text: String, _ isPregnant: Bool) -> String? {
    EmergencyDetector.ruled(in: text, atHour: 14, isPregnant: isPregnant)?.code
  }

  @Test(
    "Signs raise the alarm of a pregnancy, also in a question",
    arguments: [
      "bebeğin hareketleri azaldı normal mi", "bebek tekme atmıyor", "bebek bugün hiç oynamadı",
      "bebeğim az hareket ediyor", "lekelenmem var", "kanamam var", "sancılarım sıklaştı",
      "bebek artık eskisi kadar oynamıyor ne yapmalıyım", "bebeği hissetmiyorum sabahtan beri",
      "başım çok ağrıyor gözlerim bulanık görüyor", "iç çamaşırımda kan gördüm",
      "bebeğin hareketleri kesildi", "elim ayağım titriyor, kanamam var",
      "karnım çok ağrıyor elim titriyor", "gül abla kanamam başladı",
    ])
  func signs(_ text: String) {
    #expect(code(text, true) == "pregnancy")
  }

  @Test(
    "What is well, denied, supposed or of something else raises none",
    arguments: [
      "bebek çok hareketli bugün", "bebek tekme atıyor çok güzel", "kanamam yok",
      "bebeğin hareketleri azalırsa ne yapmalıyım", "gebelikte kanama oluyor mu",
      "bebek odasını boyadık", "dizim ağrıyor", "bebek hareketlerini ne zaman saymalıyım",
      "bebeğin hareketleri azaldı mı nasıl anlarım", "kahve lekesi oldu gömleğime",
      "burnum kanıyor", "diş etim kanıyor", "elim kanıyor kestim", "damacana suyum geldi",
      "gülmekten karnım kasıldı", "karnım kasıldı gülmekten", "bebeğim oyun oynamıyor",
    ])
  func calm(_ text: String) {
    #expect(code(text, true) != "pregnancy")
  }

  @Test("Of somebody who is not pregnant they are other things")
  func others() {
    for text in ["kanamam var", "bebeğim az hareket ediyor", "lekelenmem var"] {
      #expect(code(text, false) == nil)
    }
  }

  @Test("A list of complaints is no order to press")
  func heads() {
    for line in ["1. baş ağrısı, mide bulantısı", "2. baş dönmesi"] {
      #expect(DoseFilter.checked(line) == line)
    }
    #expect(DoseFilter.checked("Kaleme 4 bas.") != "Kaleme 4 bas.")
  }
}
