import Domain
import Testing

@testable import EmbeddedModel

@Suite("What is wanted of sensors")
struct SensorTalkTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var way: SensorWay?
    var testDescription: String { text }

    init(_ text: String, _ way: SensorWay?) { (self.text, self.way) = (text, way) }
  }

  static let cases = [
    Case("sensörümü bağlayabilir miyim", .connect), Case("dexcomu bağla", .connect),
    Case("Libre sensörümü nasıl bağlarım?", .connect),
    Case("nightscout ekleyebilir miyim", .connect),
    Case("neden giriş yapamıyorum dexcoma", .trouble),
    Case("sensörüm veri göndermiyor", .trouble), Case("libre şifremi kabul etmiyor", .trouble),
    Case("clarity dosyamı içe aktar", .importing), Case("CSV nasıl yüklerim", .importing),
    Case("doktoruma rapor hazırla", .report), Case("doktorum için rapor çıkarır mısın", .report),
    Case("şekerimin grafiğini çiz", .chart), Case("sensör grafik göster", .chart),
    Case("şekerim düşünce beni uyar", .alert), Case("uyarı eşiğini 80 yap", .alert),
    Case("sensör ölçümlerimi sil", .removal),
    // What is recorded or asked of the records is none of these.
    Case("dexcom ölçümü 140", nil), Case("sensörümü değiştirdim", nil),
    Case("dexcom 140 gösteriyor, bağlantı koptu", nil), Case("son ölçümü sil", nil),
    Case("sensör ölçümlerinin ortalaması kaç", nil), Case("sabah 9'da ilaç alarmı kur", nil),
    Case("şekerim düşünce ne yapmalıyım", nil), Case("haftalık raporum nasıl", nil),
  ]

  @Test("It is told from records and questions by its words", arguments: cases)
  func way(_ one: Case) {
    let scene = Engine.shared.interpreterInUse.scene(
      one.text, Dialogue([]), Engine.now, Engine.zone)
    #expect(SensorTalk(scene: scene, offered: nil).way == one.way)
  }
}
