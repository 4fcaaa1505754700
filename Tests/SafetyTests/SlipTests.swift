import Domain
import Safety
import Testing

@Suite("A slip of the pen is no low, and what was meant is one")
struct SlipTests {
  static let lows: [EmergencyCase] = [
    EmergencyCase("Tam yatacakken şekerim 42 çıktı.", "severeLow", 42),
    EmergencyCase("Yatacakken şekerim 42.", "severeLow", 42),
    EmergencyCase("Uyuyacakken sensör 44 gösterdi.", "severeLow", 44),
    EmergencyCase("Yemek yiyecekken şekerim 41 çıktı.", "severeLow", 41),
    EmergencyCase("Dışarı çıkacakken ölçtüm, şekerim 47.", "severeLow", 47),
    EmergencyCase("Ekmek yiyecekken ölçtüm. Şekerim 42.", "severeLow", 42),
    EmergencyCase("140'ı yazacakken ölçtüm 42 çıktı.", "severeLow", 42),
    EmergencyCase("Defterdeki 140'ı girecekken şekerim 42'ye düştü.", "severeLow", 42),
    EmergencyCase("Şekerimi yazacakken 42 oldu.", "severeLow", 42),
    EmergencyCase("Şekerim 40 yerine 140 yazmışım.", "severeLow", 40),
    EmergencyCase("Şekerim 40 yazacakken 140 yazdım.", "severeLow", 40),
  ]

  static let slips = [
    "Şekerim 140 yazacakken 40 yazdım.", "Şekerim 140 diyecekken 40 dedim.",
    "Şekerimi 140 girecekken 40 girmişim.", "Şekerim 140 söyleyecekken 40 söyledim.",
    "Şekerim 140 yazacaktım 40 yazdım.", "Şekerim 140 yerine 40 yazmışım.",
    "Şekerim 140 yazacağıma 40 yazmışım.", "Yatacakken şekerim 142 çıktı.",
  ]

  @Test("A low is seen, whatever was about to be done", arguments: lows)
  func low(_ sample: EmergencyCase) {
    for text in Variants.of(sample.text) {
      let found = EmergencyDetector.emergency(in: text, atHour: 14)
      #expect(found?.code == sample.code, "\(text)")
      #expect(found?.reading?.value == sample.value, "\(text)")
    }
  }

  @Test("A number that was written for another is none", arguments: slips)
  func slip(_ text: String) {
    for text in Variants.of(text) {
      #expect(EmergencyDetector.emergency(in: text, atHour: 14) == nil, "\(text)")
    }
  }
}
