import Domain
import Safety
import Testing

@Suite("Every rule knows the same insulins")
struct InsulinNameTests {
  static let mistakes = [
    "Xultophy yerine Lantus yaptım.", "Lantus yerine Xultophy vurdum.",
    "Degludek yerine aspart vurdum.", "Glargin yerine lispro yaptım.", "70 ünite lispro vurdum.",
    "Ryzodeg ile Semglee'yi karıştırdım.", "Yanlışlıkla Mixtard yaptım.",
    "Yanlışlıkla gece iğnemi gündüz iğnesiyle karıştırıp 24 ünite vurmuşum.",
    "Gece insülinimi iki kere vurmuşum.",
  ]
  static let usual = [
    "Xultophy kullanıyorum.", "Gece iğnemi yaptım, 24 ünite.",
    "Salatayı karıştırıp yedim, iğnemi yaptım.", "70 ünite glargin vurdum.",
    "Aspartam yerine şeker attım.",
    "Lantus ve Fiasp yaptım, 12 ünite.", "Aspartamlı içeceği iki kere aldım.",
  ]

  @Test("A mistake with any of them is seen", arguments: mistakes)
  func mistake(_ text: String) {
    for text in Variants.of(text) {
      let found = EmergencyDetector.emergency(in: text, atHour: 14)
      #expect(found?.code == "insulinOverdose", "\(text)")
    }
  }

  @Test("Their usual use, and aspartame, are none", arguments: usual)
  func none(_ text: String) {
    for text in Variants.of(text) {
      #expect(EmergencyDetector.emergency(in: text, atHour: 14) == nil, "\(text)")
    }
  }

  @Test("A dose that is cut in two is seen after each of them")
  func remainder() {
    for name in ["Xultophy", "Semglee", "lispro", "Ryzodeg", "NovoRapid", "insülin"] {
      #expect(DoseFilter.checked("4 adet.", after: "\(name) için:") != "4 adet.", "\(name)")
    }
    for name in ["Aspartam", "Elma", "Dozer"] {
      #expect(DoseFilter.checked("4 adet.", after: "\(name) için:") == "4 adet.", "\(name)")
    }
  }
}
