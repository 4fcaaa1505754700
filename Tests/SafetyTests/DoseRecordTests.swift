import Safety
import Testing

@Suite("A record of a dose that is put right asks for none")
struct DoseRecordTests {
  @Test(
    "The record is named right behind its drug",
    arguments: [
      "tresiba kaydını 12 olarak değiştir", "lantus kaydındaki 20'yi 18 yap",
      "Tresiba kaydını 12 olarak değiştirir misin",
    ])
  func records(_ text: String) {
    #expect(DoseFilter.refusal(for: text) == nil)
  }

  @Test(
    "The dose itself, and what the asker is to do, stay refused",
    arguments: [
      "insülin dozumu 12 olarak değiştir", "lantusu 18 e çıkar", "tresiba dozumu 12 yapayım mı",
      "tresiba kaydım 14 artırayım mı",
      "dozu 12 ye düşürsem mi", "novorapid kaydını 5e düşür", "tresiba kaydını gör dozu artır",
      "lantus kaydını 22 ye çıkar", "tresiba kaydını artır",
    ])
  func doses(_ text: String) {
    #expect(DoseFilter.refusal(for: text) != nil)
  }

  @Test("Who tells how a diabetes of pregnancy is treated raises no alarm")
  func introductions() {
    for text in [
      "33 haftalık gebeyim şeker çıktı bende, diyetle gidiyorum insülin yok",
      "gebelik diyabeti çıktı, diyetle gidiyorum, insülin yok",
    ] {
      #expect(EmergencyDetector.emergency(in: text, atHour: 14) == nil)
    }
    for text in [
      "insülin yok evde ne yapacağım", "tip 1im insülin yok", "insülin yok şekerim 380 kusuyorum",
      "33 haftalık gebeyim diyetle gidiyorum kanamam var",
    ] {
      #expect(EmergencyDetector.emergency(in: text, atHour: 14) != nil)
    }
  }
}
