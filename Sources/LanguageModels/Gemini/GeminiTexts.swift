/// All that the Gemini client says to a person.
enum GeminiTexts {
  static let unauthorized =
    "Gemini anahtarı geçersiz ya da süresi dolmuş; “balli model anahtar gemini” ile yenisini girin."
  static let missingKey =
    "Gemini için anahtar yok; “balli model anahtar gemini” ile girin."
  static let forbidden =
    "Bu Gemini anahtarının bu modele izni yok; anahtarın projesini denetleyin ya da "
    + "/model ile başka bir model seçin."
  static let region =
    "Gemini bulunduğunuz ülkede bu anahtarla kullanılamıyor; /model ile başka bir model seçin."
  static let dailyQuota =
    "Gemini’nin bugünkü kotası doldu; yarın yeniden deneyin ya da /model ile başka bir "
    + "model seçin."
  static let noQuota =
    "Bu Gemini anahtarının bu model için kotası yok; faturalandırmayı açın ya da /model ile "
    + "başka bir model seçin."
  static let overflow =
    "Konuşma bu Gemini modeline sığmayacak kadar uzadı; /yeni ile yeni bir sohbet "
    + "açın ya da /model ile bağlamı daha geniş bir model seçin."
  static let incomplete =
    "Gemini’nin yanıtı yarıda kesildi; yeniden deneyin."
  static let malformedCall =
    "Gemini bozuk bir araç çağrısı yazdı; sorunuzu yeniden gönderin."
  /// For the model's eyes.
  static let malformedArguments = "args bir nesne olmalı"
  static let noImage =
    "Gemini resim çizmedi; isteğinizi başka sözlerle yeniden gönderin."
  static let unexpectedCall =
    "Gemini beklenmeyen bir araç çağrısı yaptı; sorunuzu yeniden gönderin."
  static let lostSignature =
    "Gemini önceki düşünce imzasını bulamadı; yeniden deneyin, sürerse /yeni ile yeni bir "
    + "sohbet açın."
  static let unreadable =
    "Gemini’nin yanıtı okunamadı; yeniden deneyin, sürerse servis adresini denetleyin."
  static let tooLarge =
    "Gemini’nin yanıtı okunamayacak kadar büyük; isteği küçültüp yeniden deneyin."
  static let other =
    "Gemini nedenini söylemeden yanıt vermedi; sorunuzu başka sözlerle yeniden gönderin."
  /// Stands before a thread that begins with the model, which Gemini does not take.
  static let opening = "(Sohbetin başı burada yok.)"
  /// Told to the model in place of a result that was lost.
  static let noResult = "Bu çağrının sonucu yok; yarıda kesildi."

  static func notFound(_ model: String) -> String {
    "Gemini’de “\(model)” diye bir model yok; “balli model” ile listeye bakıp başka bir "
      + "model seçin."
  }

  static func rateLimited(_ seconds: Double?) -> String {
    guard let seconds else {
      return "Gemini’ye kısa sürede çok istek gitti; bir dakika sonra yeniden deneyin."
    }
    return "Gemini’ye kısa sürede çok istek gitti; \(wait(seconds)) sonra yeniden deneyin."
  }

  static func serverError(_ status: Int) -> String {
    "Gemini şu anda yanıt veremiyor (\(status)); biraz sonra yeniden deneyin ya da /model ile "
      + "başka bir model seçin."
  }

  static func refused(_ detail: String) -> String {
    "Gemini isteği kabul etmedi (\(detail)); /model ile başka bir model seçin ya da yeniden "
      + "deneyin."
  }

  static func unsupported(_ detail: String) -> String {
    "Bu Gemini modeli isteneni yapamıyor (\(detail)); /model ile başka bir model seçin."
  }

  /// Why an answer was held back or stopped, and what to do.
  static func blocked(_ reason: String) -> String {
    switch reason {
    case "SAFETY", "IMAGE_SAFETY":
      "Gemini’nin güvenlik süzgeci yanıtı engelledi; sorunuzu başka sözlerle yeniden sorun."
    case "RECITATION", "IMAGE_RECITATION":
      "Gemini, yanıt var olan bir metni olduğu gibi yinelediği için durdu; daha belirli bir "
        + "soru sorun."
    case "LANGUAGE":
      "Gemini bu dili desteklemediği için yanıt vermedi; sorunuzu Türkçe yeniden yazın."
    case "BLOCKLIST":
      "Gemini’nin yasaklı sözler listesi yanıtı engelledi; sorunuzu başka sözlerle sorun."
    case "PROHIBITED_CONTENT", "IMAGE_PROHIBITED_CONTENT":
      "Gemini bu içeriği yasak saydığı için yanıt vermedi; sorunuzu başka sözlerle sorun."
    case "SPII":
      "Gemini yanıtta kişisel bilgi gördüğü için durdu; kişisel bilgileri çıkarıp yeniden sorun."
    case "MODEL_ARMOR":
      "Gemini’nin koruma kuralları yanıtı engelledi; sorunuzu başka sözlerle sorun."
    default: other
    }
  }

  /// Why a question was not let through at all.
  static func promptBlocked(_ reason: String) -> String {
    switch reason {
    case "SAFETY", "IMAGE_SAFETY":
      "Gemini’nin güvenlik süzgeci soruyu engelledi; sorunuzu başka sözlerle yeniden sorun."
    case "BLOCKLIST":
      "Soruda Gemini’nin yasaklı saydığı bir söz var; sorunuzu başka sözlerle sorun."
    case "PROHIBITED_CONTENT":
      "Gemini soruyu yasak içerik saydığı için yanıtlamadı; sorunuzu başka sözlerle sorun."
    default:
      "Gemini soruyu nedenini söylemeden geri çevirdi; sorunuzu başka sözlerle sorun."
    }
  }

  private static func wait(_ seconds: Double) -> String {
    let whole = max(1, Int(min(seconds, 86_400).rounded(.up)))
    return whole < 120 ? "\(whole) saniye" : "\((whole + 59) / 60) dakika"
  }
}
