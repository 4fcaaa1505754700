import Domain
import Safety
import Testing

@Suite("Values of a laboratory and of other devices are no glucose")
struct OtherMeasureTests {
  static let names = [
    "potasyum 2,9", "sodyum 40", "kalsiyum 2,1", "magnezyum 1,9", "fosfor 3,2", "kreatinin 1,1",
    "üre 42", "ürem 42", "ferritin 12", "demirim 28", "B12 40", "B12'm 48", "D vitamini 12",
    "TSH 2,4", "TSH'm 2,4", "HDL 42", "LDL'm 48", "trigliserit 48", "CRP 2,9", "insülin 12",
    "C-peptid 2,1", "c peptit 2,1", "sedimantasyon 28", "hematokrit 38", "mikroalbümin 25",
    "T4 1,2", "ALT 42", "AST 38", "ürik asit 4,9", "folat 3,2", "HbA1c 6,4", "homa 2,9",
  ]

  static let devices = [
    "tansiyonumu ölçtüm 48 çıktı", "nabzımı ölçtüm 48", "ateşimi ölçtüm 38 çıktı",
    "annemin tansiyonunu ölçtüm 48 çıktı", "nabız sensörü 48 gösteriyor", "B12 40 çıktı",
  ]

  static let lows: [EmergencyCase] = [
    EmergencyCase("Potasyum ilacı içtim, şekerim 42.", "severeLow", 42),
    EmergencyCase("Potasyumum 4,2 şekerim 42", "severeLow", 42),
    EmergencyCase("Şekerim 42 potasyum 4,2", "severeLow", 42),
    EmergencyCase("Şekerim 48 B12 200", "severeLow", 48),
    EmergencyCase("Demir hapı içtim 45'e düştü.", "severeLow", 45),
    EmergencyCase("İnsülinimi yaptım 45'e düştü.", "severeLow", 45),
    EmergencyCase("Vitamin içtim 45'e düştü.", "severeLow", 45),
    EmergencyCase("B12 iğnesi oldum, şekerim 47 çıktı.", "severeLow", 47),
    EmergencyCase("Üre tahlili için gittim, açlık 44 çıktı.", "severeLow", 44),
    EmergencyCase("Kolesterol ilacımı içtim ölçtüm 46 çıktı.", "severeLow", 46),
    EmergencyCase("Tip 1 diyabetliyim 45'e düştü.", "severeLow", 45),
    EmergencyCase("Belki 45'e düştü.", "severeLow", 45),
    EmergencyCase("Pilav yedim 45'e düştü.", "severeLow", 45),
  ]

  @Test("Beside a glucose they raise no alarm", arguments: names)
  func beside(_ name: String) {
    for text in Variants.of("Şekerim 110, \(name).") + Variants.of("Şekerim 110 \(name) çıktı") {
      #expect(EmergencyDetector.emergency(in: text, atHour: 14) == nil, "\(text)")
    }
  }

  @Test("What another device shows is none", arguments: devices)
  func device(_ text: String) {
    for text in Variants.of(text) {
      #expect(EmergencyDetector.emergency(in: text, atHour: 14) == nil, "\(text)")
    }
  }

  @Test("A low beside them is seen", arguments: lows)
  func low(_ sample: EmergencyCase) {
    for text in Variants.of(sample.text) {
      let found = EmergencyDetector.emergency(in: text, atHour: 14)
      #expect(found?.code == sample.code, "\(text)")
      #expect(found?.reading?.value == sample.value, "\(text)")
    }
  }
}
