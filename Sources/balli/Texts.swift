import Domain

/// What the program itself says to people; commands have their own texts beside their tables.
enum Texts {
  static let tagline = "Türkçe konuşan diyabet ve beslenme günlüğü."

  /// Of a value or a dose beside an alarm that was not kept.
  static func openValue(_ text: String) -> String {
    "“\(text)” iletisindekini kaydetmedim: kimin ya da neyin olduğu belli değil. Kimin olduğunu da yazarsanız "
      + "kaydederim: “şekerim …”, “annemin şekeri …”, “kızıma … ünite yaptım” gibi."
  }

  // Command line.
  static func unknownCommand(_ word: String, nearest: String?) -> String {
    let hint = nearest.map { " Şunu mu demek istediniz: balli \($0)?" }
    return "“\(word)” diye bir komut yok.\(hint ?? " Komutlar için: balli --yardım")"
  }
  static func sentenceAsCommand(_ text: String) -> String {
    "“\(text)” bir komut değil. Bir ileti göndermek için: balli sor \"\(text)\""
  }
  static func unknownOption(_ word: String, nearest: String?) -> String {
    let hint = nearest.map { " Şunu mu demek istediniz: --\($0)?" }
    return "“\(word)” diye bir seçenek yok.\(hint ?? " Seçenekler için: balli --yardım")"
  }
  static func missingValue(_ option: String, _ value: String) -> String {
    "“\(option)” bir değer ister: \(option) \(value)"
  }
  static func needlessValue(_ option: String) -> String { "“\(option)” değer almaz." }
  static func extraArguments(_ list: String) -> String {
    "Fazladan sözcük var: \(list). Boşluk içeren metni tırnak içine alın."
  }
  static func missingArgument(_ name: String) -> String { "\(name) eksik." }
  static func badValue(_ value: String, for option: String) -> String {
    "“\(value)”, \(option) için geçerli bir değer değil."
  }
  static let conflictingThreads = "--devam, --sohbet ve --yeni birlikte kullanılamaz; birini seçin."
  static let usageGeneric = "Komut satırı anlaşılamadı."
  static func usageHint(_ command: String?) -> String {
    "Kullanım için: balli \(command.map { $0 + " " } ?? "")--yardım"
  }

  // World and settings.
  static func badClock(_ value: String) -> String {
    "BALLI_NOW anlaşılamadı: “\(value)”. Ofsetli bir ISO 8601 zamanı verin, örneğin "
      + "2026-11-21T08:30:00+03:00"
  }
  static func modelUnknown(_ name: String) -> String {
    "“\(name)” diye bir model sağlayıcısı yok. Kullanılabilenler: yerel, openai:AD, gemini:AD, "
      + "ollama:AD"
  }
  static func modelWithoutName(_ provider: Provider) -> String {
    "Modelin adı eksik. Örnek: \(provider.rawValue):\(provider.exampleModel). Olanları görmek için: "
      + "balli model liste"
  }
  static func noKey(_ provider: Provider) -> String {
    "\(provider.rawValue) için anahtar yok. Vermek için: balli model anahtar \(provider.rawValue) "
      + "(ya da \(provider.keyVariable ?? "") değişkeni)."
  }
  static func keyElsewhere(_ provider: Provider, place: String, others: [String]) -> String {
    "\(place) için anahtar yok; eldeki anahtar \(others.joined(separator: ", ")) içindir ve başka "
      + "adrese gönderilmez. Bu adresin anahtarını vermek için: balli model anahtar "
      + provider.rawValue
  }
  static let nowhere = "Bu ortamda ağ yok."
  /// Why an address is not used; a password or key that stands in it is not shown.
  static func insecureAddress(_ address: String) -> String {
    let parts = WebAddress(address)
    guard !parts.scheme.isEmpty, !parts.host.isEmpty else {
      return "Verilen adres anlaşılamadı. “https://sunucu.ornek/v1” gibi yazın."
    }
    guard !parts.hasUser else {
      return "“\(parts.origin)” adresine kullanıcı adı ya da parola yazılmış; böyle bir adres "
        + "kullanılmaz. Adresi bunlar olmadan yazın, anahtarı ayrıca verin."
    }
    return
      "“\(parts.origin)” adresi kullanılamaz: şifresiz http yalnızca bu makine (127.0.0.1) için "
      + "geçerlidir. https ile yazın."
  }
  static func noHome() -> String {
    "Ev klasörü bulunamadı. HOME ya da BALLI_HOME değişkenini tanımlayın."
  }
  static func badConfiguration(_ path: String, line: Int) -> String {
    "\(path), \(line). satır anlaşılamadı. Beklenen biçim: anahtar = \"değer\""
  }
  static func cannotWrite(_ path: String, _ reason: String) -> String {
    "\(path) yazılamadı: \(reason)"
  }
  static func cannotRead(_ path: String, _ reason: String) -> String {
    "\(path) okunamadı: \(reason)"
  }
  static func outputFailed(_ reason: String) -> String { "Çıktı yazılamadı: \(reason)" }
  static func storeFault(_ error: any Error) -> String {
    "Kayıtlara erişilemedi: \(error). “balli doktor” nedenini söyleyebilir."
  }
  static func fault(_ error: any Error) -> String { "Beklenmeyen bir hata oldu: \(error)" }

  // Transcript.
  static let emptyInput =
    "Girdi boş: yapılacak bir şey yok. Örnek: echo \"kahvaltıda simit yedim\" | balli"
  static func badEncoding(line: Int) -> String { "\(line). satır UTF-8 değil; atlandı." }
  static func nulByte(line: Int) -> String { "\(line). satırda NUL baytı var; atlandı." }
  static func tooLong(line: Int, limit: Int) -> String {
    "\(line). satırda başlayan ileti \(limit) karakterden uzun; atlandı. Daha kısa yazın."
  }
  static func badFrontMatter(line: Int, _ content: String) -> String {
    "\(line). satır: ön bilgi anlaşılamadı: “\(content)”. Alanlar: now, profile, model, timezone"
  }
  static func openFrontMatter(line: Int) -> String {
    "\(line). satırda açılan ön bilgi “---” ile kapanmıyor."
  }
  static func lateFrontMatter(line: Int, _ key: String) -> String {
    "\(line). satır: “\(key)” yalnızca girdinin başında verilebilir."
  }
  static func badMoment(_ text: String) -> String {
    "“\(text)” bir zaman değil. Ofsetli bir ISO 8601 zamanı verin: 2026-11-21T08:30:00+03:00"
  }
  static func unknownZone(_ name: String) -> String {
    "“\(name)” diye bir saat dilimi yok. Örnek: Europe/Istanbul"
  }
}
