/// What this module says to a person; never a path, a query or a header, which may hold secrets.
enum Texts {
  static let badURL = "Adres okunamadı; https:// ile başlayan tam bir adres gerekir."
  static let badScheme = "Bu tür bir adres açılamaz; adres https:// ile başlamalı."
  static let badRequest = "İstek gönderilemedi: başlıklarında geçersiz karakter var."
  static let noLibrary = "Ağa bağlanmak için gereken libcurl kütüphanesi açılamadı."

  static func insecure(_ host: String) -> String {
    "\(host) ile şifresiz (http) bağlantı kurulmaz; https kullanın. "
      + "Şifresiz bağlantı yalnızca bu bilgisayardaki sunucular içindir."
  }

  static func redirectedToPlain(_ host: String) -> String {
    "\(host) şifresiz bir adrese yönlendirdi; güvenliğiniz için gidilmedi."
  }

  static func sentAway(from host: String, to other: String) -> String {
    let place = host == other ? "başka bir sunucuya" : "başka bir makineye (\(other))"
    return "\(host) isteği \(place) yönlendirdi; verileriniz oraya gitmesin diye gönderilmedi."
  }

  static func tooManyRedirects(_ host: String) -> String {
    "\(host) çok fazla kez başka adrese yönlendirdi."
  }

  static func unresolved(_ host: String) -> String {
    "\(host) adı bulunamadı; adresi ve internet bağlantınızı denetleyin."
  }

  static func refused(_ host: String, isLoopback: Bool) -> String {
    isLoopback
      ? "\(host) bağlantıyı kabul etmedi; sunucunun çalıştığından emin olun."
      : "\(host) ile bağlantı kurulamadı; internet bağlantınızı denetleyin."
  }

  static let proxyFailed = "Vekil sunucuya bağlanılamadı; vekil sunucu ayarınızı denetleyin."

  static func untrusted(_ host: String) -> String {
    "\(host) kimliğini kanıtlayamadı (sertifika geçersiz); bağlantı kurulmadı."
  }

  static func tls(_ host: String) -> String { "\(host) ile güvenli bağlantı kurulamadı." }

  static func connectTimeout(_ host: String, _ seconds: Double) -> String {
    "\(host) ile \(number(seconds)) saniye içinde bağlantı kurulamadı."
  }

  static func idleTimeout(_ host: String, _ seconds: Double) -> String {
    "\(host) \(number(seconds)) saniye boyunca hiçbir şey göndermedi."
  }

  static func totalTimeout(_ host: String) -> String {
    "\(host) yanıtını tanınan sürede bitirmedi."
  }

  static func reset(_ host: String) -> String { "\(host) bağlantıyı yanıt bitmeden kapattı." }

  static func tooLarge(_ host: String) -> String {
    "\(host) kabul edilenden büyük bir yanıt gönderdi."
  }

  static func malformed(_ host: String) -> String { "\(host) anlaşılamayan bir yanıt gönderdi." }

  static func other(_ host: String, _ code: Int) -> String {
    "\(host) ile bağlantı sürdürülemedi (kod \(code))."
  }

  /// Why a status is waited for; goes into a sentence.
  static func reason(status: Int) -> String {
    switch status {
    case 408: "sunucu isteği beklemekten vazgeçti (408)"
    case 429: "istek sınırına ulaşıldı (429)"
    case 503: "sunucu şu anda yanıt veremiyor (503)"
    default: "sunucuda hata oluştu (\(status))"
    }
  }

  static let reasonUnresolved = "sunucu adı bulunamadı"
  static let reasonRefused = "bağlantı kurulamadı"
  static let reasonSlow = "bağlantı zamanında kurulamadı"
  static let reasonReset = "bağlantı koptu"

  private static func number(_ seconds: Double) -> String {
    let tenths = Int((min(max(seconds, 0), 1e9) * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10),\(tenths % 10)"
  }
}
