import Domain
import Turkish

// Ways to what sensors need, which commands do.
extension Texts {
  static func sensor(_ way: SensorWay) -> String {
    switch way {
    case .connect:
      """
      Sensörünüzü bağlayabilirsiniz; kullanıcı adı ve şifre orada sorulur, yalnızca o hizmete gönderilir:

      - **Dexcom:** `balli bağla dexcom` (Dexcom uygulamasında “Paylaş” açık ve en az bir takipçi olmalı)
      - **FreeStyle Libre:** `balli bağla libre` (LibreLinkUp takipçi hesabı)
      - **Nightscout:** `balli bağla nightscout`

      Sohbette `/bağla dexcom` da olur. Sonra “şekerim kaç?” diye sorun. Dosyanız varsa: `/içe-aktar DOSYA.csv`
      """
    case .trouble:
      """
      Bağlantının durumu ve son hatası: `/bağlantılar`. Şimdi bir kez denemek için: `/eşitle`

      - Dexcom: takipçinin değil, sensörü kullanan kişinin hesabı gerekir; Türkiye için bölge `ous`. Uygulamada “Paylaş” açık, en az bir takipçi eklenmiş olmalı.
      - Libre: LibreLinkUp takipçi hesabı gerekir; telefonda yeni koşulları onaylamanız istenebilir.
      - Şifre değiştiyse ya da bağlantı durduysa yeniden bağlayın: `/bağla dexcom` ya da `/bağla libre`
      - Çok yanlış denemeden sonra hesap kilitlenir; 10 dakika bekleyin.
      """
    case .importing:
      "Dexcom Clarity ya da LibreView’dan indirdiğiniz CSV dosyası için: `/içe-aktar DOSYA.csv` (komut "
        + "satırında `balli içe-aktar DOSYA.csv`). Aynı dosya iki kez verilirse ölçümler yinelenmez."
    case .report:
      "Doktorunuz için rapor: `/rapor` son 14 günü bir HTML sayfasına (A4’e basılır) ve CSV’ye yazar; "
        + "`/rapor 30` son 30 günü. Komut satırında: `balli rapor --gün 14`"
    case .chart:
      "Şeker grafiği: `/grafik` son 24 saati çizer; `/grafik 6` son 6 saati, `/grafik 3 gün` son 3 günü."
    case .alert:
      """
      Bağlı bir sensör varken, sohbet açıkken ve `balli eşitle` ile uyarırım: düşük (70’in altı), acil düşük (55 ve altı), yarım saat süren yüksek (180’in üstü), hızlı düşüş ve yükseliş, 20 dakika ölçüm gelmemesi.

      Sınırları değiştirmek için: `/ayar düşük-uyarısı 80` · `/ayar yüksek-uyarısı 200` · `/ayar uyarı-sesi açık`; bütün ayarlar: `/ayar`. Alarm için asıl sensörünüzün kendi uygulamasına güvenin.
      """
    case .removal:
      "Sensör ölçümlerini silmek için: `/ölçüm-sil` (hepsi), `/ölçüm-sil dexcom` (bir kaynak), `/ölçüm-sil "
        + "2026-01-01` (o günden öncekiler). Silmeden önce sorarım; geri alınamaz."
    }
  }

  static func tooFewDays(_ stretch: String, _ basis: String) -> String {
    "\(stretch) günleri karşılaştırmaya yetecek ölçüm yok (\(basis)); en az üç gün gerekir."
  }

  static func extremeDay(isWorst: Bool) -> String {
    isWorst ? "hedef aralıkta en az kaldığınız gün" : "hedef aralıkta en çok kaldığınız gün"
  }

  /// A stretch of which only some hours count: `son 14 günde 07.00–10.00 saatlerinde`.
  static func within(_ stretch: String, _ window: String?) -> String {
    guard let window else { return stretch }
    let hours = window.replacing(":", with: ".").replacing("-", with: "–")
    return "\(stretch) \(hours) saatlerinde"
  }

  /// A stretch of which only some days count: `son 30 günde hafta sonları`.
  static func within(_ stretch: String, onDays days: String?) -> String {
    switch days {
    case "weekend": "\(stretch) hafta sonları"
    case "weekdays": "\(stretch) hafta içi"
    case let day?:
      habits.first { $0.day == day }.map { "\(stretch) \($0.name)" } ?? stretch
    case nil: stretch
    }
  }

  /// A day of every week.
  private static let habits: [(day: String, name: String)] = [
    ("monday", "pazartesi günleri"), ("tuesday", "salı günleri"),
    ("wednesday", "çarşamba günleri"), ("thursday", "perşembe günleri"),
    ("friday", "cuma günleri"), ("saturday", "cumartesi günleri"), ("sunday", "pazar günleri"),
  ]

  /// The risk figures of a sensor: GRI (Klonoff 2023), LBGI and HBGI (Kovatchev 2006).
  static func risk(
    _ stretch: String, gri: Double?, zone: String?, low: Double?, high: Double?, _ basis: String
  ) -> String {
    guard let gri, let zone, let low, let high else {
      return "\(stretch) \(basis) var; GRI, LBGI ve HBGI sürekli ölçen bir sensörle hesaplanır."
    }
    return "\(stretch) glisemi risk göstergesi (GRI) **\(NumberText.plain(gri))**, bölge \(zone) "
      + "(A en düşük, E en yüksek risk). Düşük riski (LBGI) \(NumberText.plain(low)), yüksek riski "
      + "(HBGI) \(NumberText.plain(high)); \(basis)."
  }

  static func lastThreeHours(_ line: String) -> String { "\n\nSon 3 saat: `\(line)`" }
}
