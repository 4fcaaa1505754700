import Foundation

/// What glucose services' ways say to people; a service is named by its proper name.
enum SourceTexts {
  static let share = "Dexcom Share"
  static let official = "Dexcom"
  static let nightscout = "Nightscout"
  static let libre = "LibreLinkUp"

  // MARK: All of them

  static func offline(_ service: String) -> String {
    "\(service) sunucusuna ulaşılamadı; internet bağlantınızı denetleyin."
  }
  static func tooSlow(_ service: String) -> String {
    "\(service) zamanında yanıt vermedi; biraz sonra yeniden deneyin."
  }
  static func cut(_ service: String) -> String {
    "\(service) bağlantıyı yarıda kesti; üç kez daha denendi, biraz sonra yeniden deneyin."
  }
  static func damaged(_ service: String) -> String {
    "\(service) yanıtı okunamadı; biraz sonra yeniden deneyin."
  }
  static func other(_ service: String, _ reason: String) -> String { "\(service): \(reason)" }
  static func page(_ service: String) -> String {
    "\(service) yerine bir web sayfası yanıt verdi; ağınız araya giriyor ya da servis bakımda olabilir. "
      + "Biraz sonra yeniden deneyin."
  }
  static func down(_ service: String, _ status: Int) -> String {
    "\(service) şu anda yanıt veremiyor (\(status)); biraz sonra yeniden deneyin."
  }
  static func tooOften(_ service: String, _ seconds: Double) -> String {
    "\(service) çok sık sorulduğunu söylüyor; \(span(seconds)) sonra yeniden deneyin."
  }

  /// `45 saniye`, `5 dakika`, `1 saat`.
  static func span(_ seconds: Double) -> String {
    switch seconds {
    case ..<90: "\(max(1, Int(seconds.rounded(.up)))) saniye"
    case ..<3600: "\(Int((seconds / 60).rounded(.up))) dakika"
    default: "\(Int((seconds / 3600).rounded(.up))) saat"
    }
  }

  // MARK: Dexcom Share

  static let shareCredentials =
    "Dexcom Share kullanıcı adını, şifreyi ya da bölgeyi kabul etmedi. Takipçi değil, sensörü kullanan "
    + "kişinin Dexcom hesabıyla yeniden bağlanın: balli bağla dexcom"
  static func shareTried(_ regions: Int) -> String {
    "\(shareCredentials) (\(regions) bölge denendi.)"
  }
  static let shareLocked =
    "Dexcom çok sayıda yanlış denemeden sonra hesabı kilitledi; 10 dakika bekleyin, şifreyi Dexcom "
    + "uygulamasında denetleyip yeniden deneyin."
  static func shareError(_ code: String) -> String {
    "Dexcom Share bir hata bildirdi (\(code)); biraz sonra yeniden deneyin."
  }
  static let shareSession =
    "Dexcom Share oturumu yenilendi ama yine kabul edilmedi; biraz sonra yeniden deneyin."

  // MARK: Nightscout

  static let nightscoutKey =
    "Nightscout anahtarı kabul etmedi (401). API_SECRET’i ya da erişim belirtecini denetleyip yeniden "
    + "bağlanın: balli bağla nightscout"
  static let nightscoutPermission =
    "Nightscout bu anahtarla okumaya izin vermiyor; yönetici sayfasında “readable” rolü olan bir "
    + "belirteç alıp yeniden bağlanın: balli bağla nightscout"
  static let nightscoutMissing =
    "Bu adreste Nightscout yok (404); adresi https://siteniz.example biçiminde denetleyip yeniden "
    + "bağlanın: balli bağla nightscout --adres URL"

  // MARK: LibreLinkUp

  static let libreCredentials =
    "LibreLinkUp e-postayı ya da şifreyi kabul etmedi. LibreLinkUp (takipçi) hesabıyla yeniden bağlanın: "
    + "balli bağla libre"
  static let libreTerms =
    "LibreLinkUp yeni koşulların onaylanmasını istiyor; telefonda LibreLinkUp uygulamasını açıp onaylayın, "
    + "sonra yeniden deneyin."
  static let libreMail =
    "LibreLinkUp e-posta adresinizin doğrulanmasını istiyor; gelen iletideki bağlantıyı açın, sonra "
    + "yeniden deneyin."
  static func libreVersion(_ version: String) -> String {
    "LibreLinkUp daha yeni bir uygulama sürümü istiyor (\(version)); o sürümle de olmadı. Biraz sonra "
      + "yeniden deneyin."
  }
  static let libreNobody =
    "LibreLinkUp hesabınız kimseyi takip etmiyor. Libre uygulamasından “Bağlı Uygulamalar → LibreLinkUp” "
    + "ile bu hesabı davet edin, daveti onaylayın, sonra yeniden deneyin."
  static let libreLocked =
    "LibreLinkUp çok deneme yüzünden bir süre kapattı; 10 dakika sonra yeniden deneyin."

  // MARK: Dexcom's official way

  static let officialDisconnected =
    "Dexcom bağlantısının izni bitmiş; yeniden bağlanın: balli bağla dexcom-resmi"
  static let officialSecret =
    "Dexcom uygulama kimliğini ya da anahtarını kabul etmedi; denetleyip yeniden bağlanın: balli bağla "
    + "dexcom-resmi"
  static let officialRefused =
    "Dexcom’da izin verilmedi; isterseniz yeniden deneyin: balli bağla dexcom-resmi"
  static let officialForged =
    "Tarayıcıdan dönen yanıt bu isteğe ait değil, bu yüzden kullanılmadı; yeniden deneyin: balli bağla "
    + "dexcom-resmi"
}
