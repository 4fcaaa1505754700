package import Domain
import Turkish

/// What people and models read of language models, whatever their service.
enum Texts {
  // MARK: Failures

  static let endlessLine = "Sunucunun yanıtı okunamayacak kadar uzun bir parça içeriyor."

  static func unauthorized(_ model: String) -> String {
    "\(model) anahtarınızı kabul etmedi; “balli model anahtar” ile yeni bir anahtar girin."
  }

  static func forbidden(_ model: String, _ detail: String) -> String {
    "\(model) bu isteğe izin vermedi\(after(detail)); anahtarınızın yetkilerini denetleyin."
  }

  static func quota(_ model: String) -> String {
    "\(model) hesabınızın kotası ya da bakiyesi bitmiş; hesabınıza bakın ya da /model ile başka "
      + "bir model seçin."
  }

  static func rateLimited(_ model: String) -> String {
    "\(model) çok sık istek aldığını söylüyor; bir dakika kadar bekleyip yeniden deneyin."
  }

  /// A service that said for how long it takes nothing.
  static func leftAlone(_ service: String, for seconds: Int, until clock: String?) -> String {
    let end = clock.map { " (\($0))" } ?? ""
    return "\(service) şu anda istek almıyor; \(length(seconds)) sonra\(end) yeniden deneyin."
  }

  static func clock(_ time: String, isTomorrow: Bool) -> String {
    "\(isTomorrow ? "yarın" : "saat") \(time.replacing(":", with: ".")) gibi"
  }

  /// A length of time as people say it: `45 saniye`, `12 dakika`, `2 saat 15 dakika`, `3 gün`.
  static func length(_ seconds: Int) -> String {
    if seconds < 120 { return "\(seconds) saniye" }
    let minutes = (seconds + 59) / 60
    if minutes < 60 { return "\(minutes) dakika" }
    if minutes >= 2_880 { return "\((minutes + 1_439) / 1_440) gün" }
    let rest = minutes % 60
    return "\(minutes / 60) saat" + (rest == 0 ? "" : " \(rest) dakika")
  }

  static func stillLoading(_ model: String) -> String {
    "\(model) hâlâ yükleniyor; biraz bekleyip yeniden deneyin."
  }

  static func contextOverflow(_ model: String) -> String {
    "Konuşma, \(model) modelinin bir kerede okuyabileceğinden uzun; /yeni ile yeni bir konuşma "
      + "başlatın ya da daha geniş bağlamlı bir model seçin."
  }

  static func unsupported(_ model: String, words: String, detail: String) -> String {
    if words.contains("image") || words.contains("vision") || words.contains("multimodal") {
      return "\(model) resim göremiyor; resimsiz sorun ya da resim gören bir model seçin."
    }
    if words.contains("audio") {
      return "\(model) ses dinleyemiyor; yazarak sorun ya da ses dinleyen bir model seçin."
    }
    if words.contains("tools") {
      return "\(model) araç kullanamıyor; /model ile araç kullanan bir model seçin."
    }
    return "\(model) bunu yapamıyor\(after(detail)); /model ile başka bir model seçin."
  }

  static func filtered(_ model: String) -> String {
    "\(model) servisinin kendi süzgeci bu isteği geri çevirdi; başka sözcüklerle sorun."
  }

  static func unknownModel(_ model: String) -> String {
    "Sunucuda \(model) diye bir model yok; “balli model” ile olanlara bakın."
  }

  static func wrongAddress(_ model: String) -> String {
    "\(model) için yazılan adreste bir sohbet servisi yok; adresi denetleyin (çoğu “/v1” ile biter)."
  }

  static func webPage(_ model: String) -> String {
    "\(model) yanıt yerine bir web sayfası gönderdi; adresi ve ağ bağlantınızı denetleyin."
  }

  static func refused(_ model: String, _ detail: String) -> String {
    "\(model) isteği kabul etmedi\(after(detail)); /model ile başka bir model deneyin."
  }

  static func serverError(_ model: String, _ detail: String) -> String {
    "\(model) sunucusunda bir hata oldu\(after(detail)); biraz sonra yeniden deneyin."
  }

  static func incomplete(_ model: String) -> String {
    "\(model) yanıtı yarıda kesildi; sorunuzu yeniden gönderebilirsiniz."
  }

  static func silent(_ model: String) -> String {
    "\(model) uzun süre hiçbir şey göndermedi, bağlantı kapatıldı; yeniden deneyin. Daha uzun "
      + "beklenmesini /ayar bekleme ile isteyebilirsiniz."
  }

  static func unreadable(_ model: String) -> String {
    "\(model) okunamayan bir yanıt gönderdi; yeniden deneyin ya da başka bir model seçin."
  }

  // MARK: Waiting

  static let loading = "Model yükleniyor, bekleniyor…"

  static func retrying(seconds: Double, _ reason: String) -> String {
    let tenths = Int((seconds * 10).rounded())
    let rest = tenths % 10 == 0 ? "" : ",\(tenths % 10)"
    let why = reason.isEmpty ? "Sunucu yanıt veremedi" : Turkish.capitalised(reason)
    return "\(why); "
      + "\(tenths / 10)\(rest) saniye sonra yeniden denenecek."
  }

  // MARK: For the model

  static let namelessCall = "Çağrıda aracın adı yok."
  static let argumentsNoObject = "Argümanlar bir JSON nesnesi değil."
  static let lostPart = "Yanıtın bir parçası bozuk geldi; çağrıyı yeniden yaz."
  static let unreadableWrittenCall = "Araç çağrısı JSON olarak okunamadı."

  static func unreadableArguments(_ reason: String) -> String {
    "Argümanlar JSON olarak okunamadı (\(reason))."
  }

  static let unanswered = "Araç çalıştırılmadı."

  static let constraint =
    """
    Her yanıtın tek satır JSON'dur, başka bir şey yazma. İşlev çağırmak için:
    {"calls":[{"tool":"…","arguments":{…}}]}
    Sohbette, soruda, olmamış bir şeyde ve sonuç geldiğinde kendi sözlerinle yanıt ver: {"answer":"…"}
    Örnekler:
    Kahvaltıda iki yumurtayla bir kase çorba içtim, sonra ölçtüm: 112. → {"calls":[{"tool":"logMeal",\
    "arguments":{"items":[{"name":"yumurta","quantity":2,"unit":"adet"},{"name":"çorba","quantity":1,\
    "unit":"kase"}],"mealType":"breakfast"}},{"tool":"logGlucose","arguments":{"value":112}}]}
    şekerim son 6 saatte yükseldi mi → {"calls":[{"tool":"getGlucose","arguments":{"range":"6h"}}]}
    geçen ay uyku için ne konuşmuştuk? → {"calls":[{"tool":"recallConversations","arguments":\
    {"query":"uyku"}}]}
    Deterjan bitti, bir paket de un alınacak. → {"calls":[{"tool":"addToShoppingList","arguments":\
    {"items":[{"name":"deterjan"},{"name":"un","quantity":1,"unit":"paket"}]}}]}
    """

  static let constraintTools = "İşlevler:"

  static func toolResult(_ tool: String, _ content: String) -> String {
    "Sonuç (\(tool)): \(content)"
  }

  // MARK: Parts

  private static func after(_ detail: String) -> String { detail.isEmpty ? "" : " (\(detail))" }

  /// A server's own words, short, on one line, without control characters and without the key.
  static func excerpt(of message: String, hiding key: String?) -> String {
    var text = KeyMask(key)?.masked(message) ?? message
    let words = text.unicodeScalars.split { scalar in
      scalar.properties.isWhitespace || scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
        || scalar.properties.generalCategory == .format
    }
    text = words.map { word in
      // Keys that a server repeats in part: sk-abc…xyz
      word.starts(with: "sk-".unicodeScalars) ? KeyMask.mark : String(word)
    }.joined(separator: " ")
    if text.count > 160 { text = text.prefix(160) + "…" }
    while let last = text.last, ".;".contains(last) { text.removeLast() }
    return text
  }
}

extension ModelFailure {
  /// An answer that is not what was agreed on.
  package static func badAnswer(_ message: String, isRetryable: Bool = true) -> ModelFailure {
    ModelFailure(code: "badAnswer", message: message, isRetryable: isRetryable)
  }
}
