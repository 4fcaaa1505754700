import Turkish
import Domain
import struct Foundation.Date

// What commands answer.
extension Texts {
  static let cut = "[kesildi]"
  static let untitled = "(adsız)"
  static func profileBegins(_ name: String, others: [String]) -> String {
    "“\(name)” adlı bir profil yoktu; ilk kayıtla açılacak. Olanlar: "
      + others.joined(separator: ", ")
  }
  static var secretMasked: String {
    let command = SlashCommand.all.first { $0.name == .model }?.word ?? ""
    return "Bu bir anahtara ya da parolaya benziyor; saklamadım, konuşmada yerine ••• yazdım. Bir "
      + "modelin anahtarını vermek için sohbette “/\(command) anahtar openai” (ya da gemini), "
      + "kabukta “balli model anahtar openai” yazın; anahtarı o zaman sorarım."
  }
  static let yes: Set<String> = ["evet", "e", "sil", "tamam", "olur", "onayliyorum", "evet sil"]
  static let no: Set<String> = ["hayir", "h", "yok", "vazgec", "vazgectim", "silme", "hayir silme"]

  static func unknownSlash(_ word: String, nearest: String?) -> String {
    let hint = nearest.map { " Şunu mu demek istediniz: /\($0)?" }
    return "“\(word)” diye bir komut yok.\(hint ?? " Komutlar için: /yardım")"
  }

  static var slashHelp: String {
    let heads = SlashCommand.all.map { "/" + ($0.word + " " + $0.arguments).trimmed }
    let width = min(30, heads.map(\.count).max() ?? 0)
    let rows = zip(heads, SlashCommand.all).map { head, command in
      head + String(repeating: " ", count: max(2, width + 2 - head.count)) + command.summary
    }
    return ([helpIntroduction, ""] + rows + ["", helpEnd]).joined(separator: "\n")
  }

  static let helpIntroduction =
    "Yediğinizi, şekerinizi, alışveriş listenizi olduğu gibi yazın; sorularınızı da öyle sorun:\n"
    + "  Kahvaltıda iki yumurta, bir dilim ekmek yedim\n"
    + "  Bugün kaç karbonhidrat aldım?\n"
    + "  Süt değil ayrandı"

  static let helpEnd =
    "Komutlar Türkçe harfler olmadan (/cik) ve İngilizce adlarıyla (/exit) da yazılabilir; adın\n"
    + "ilk üç harfi çoğu zaman yeter. Alt-Enter ya da satır sonunda \\ yeni satır açar; "
    + "üç tırnak (\"\"\") arasındaki satırlar tek iletidir."

  static func slashHelp(for command: SlashCommand) -> String {
    let others = command.aliases.map { "/" + $0 }.joined(separator: ", ")
    let head = "/" + (command.word + " " + command.arguments).trimmed
    return "\(head)\n  \(command.summary)" + (others.isEmpty ? "" : "\n  Başka adları: \(others)")
  }

  // Threads.
  static let noThreadYet = "Henüz bir sohbet yok."
  static let noThreadShort = "yeni (ilk iletiyle açılır)"
  static func noThread(_ name: String) -> String {
    "“\(name)” ile bir sohbet bulunamadı. Hepsi için: /sohbetler"
  }
  static func severalThreads(_ names: [String]) -> String {
    "Birden çok sohbet uyuyor; numarasını verin: " + names.joined(separator: " · ")
  }
  static func newThread(_ title: String) -> String {
    title.isEmpty ? "Yeni bir sohbete geçildi." : "Yeni bir sohbete geçildi: \(title)"
  }
  static func resumed(_ id: Int64, _ title: String) -> String { "\(id) numaralı sohbet: \(title)" }
  static func renamed(_ title: String) -> String { "Sohbetin adı artık: \(title)" }
  static func forkTitle(_ title: String) -> String { "dal: \(title)" }
  static func forked(_ id: Int64, _ title: String) -> String {
    "Bu sohbetin kopyasında sürüyorsunuz: \(id) \(title)"
  }
  static func deleteQuestion(_ id: Int64, _ title: String, _ count: Int) -> String {
    "\(id) numaralı sohbet (“\(title)”, \(count) ileti) kalıcı olarak silinsin mi? (evet / hayır)"
  }
  static func deleted(_ id: Int64) -> String {
    "\(id) numaralı sohbet silindi. Öğün ve ölçüm kayıtlarınız duruyor."
  }
  static let notDeleted = "Silinmedi."
  static func noHits(_ words: String) -> String { "“\(words)” hiçbir sohbette geçmiyor." }
  static func speaker(_ role: Message.Role) -> String { role == .user ? "siz" : "balli" }
  static func exported(_ id: Int64, _ path: String) -> String {
    "\(id) numaralı sohbet yazıldı: \(path)"
  }

  // Turns.
  static let nothingToUndo = "Geri alınacak bir kayıt yok."
  static func undone(_ summary: String, _ when: String) -> String {
    "Geri alındı (\(when)): \(summary)"
  }
  static func undoQuestion(_ summary: String, _ when: String) -> String {
    "Son değişiklik \(when): \(summary). Geri alınsın mı? (evet / hayır)"
  }
  static let notUndone = "Geri alınmadı."
  static func whichThread(_ threads: [String]) -> String {
    "Hangisi silinsin? Numarasını yazın ya da “hayır” deyin:\n"
      + threads.enumerated().map { "  \($0 + 1). \($1)" }.joined(separator: "\n")
  }
  static let nothingToRetry = "Bu sohbette yeniden yanıtlanacak bir ileti yok."
  static let nothingToSum =
    "Açık bir sohbet yok; önce bir ileti yazın ya da /sürdür ile birini seçin."
  static let ownNeedsNoSummary =
    "Gömülü motor sohbetin son iletilerini okur, özete gerek duymaz; bütün iletiler duruyor."
  static let nothingToCopy = "Bu sohbette kopyalanacak bir yanıt yok."
  static let copyNeedsTerminal =
    "Pano yalnızca renkli bir uçbirimde vardır; yanıtı dosyaya almak için: /dışa-aktar"
  static func copied(_ count: Int) -> String {
    "Son yanıt (\(NumberText.plain(Double(count))) harf) uçbirimin panosuna gönderildi. Panoda yoksa "
      + "uçbiriminiz ya da tmux (set-clipboard) buna izin vermiyordur."
  }
  static let blockDropped = "Yazdığınız satırları bıraktım."
  static func openBlock(line: Int) -> String {
    "Satır \(line): üç tırnakla açılan ileti kapanmadı."
  }
  static let editNeedsTerminal = "Düzenleyici yalnızca uçbirimde açılır."

  // Profiles, models, settings.
  static func noProfile(_ name: String) -> String {
    "“\(name)” diye bir profil yok. Açmak için: /profil yeni \(name)"
  }
  static func profileExists(_ name: String) -> String {
    "“\(name)” profili zaten var. Geçmek için: /profil kullan \(name)"
  }
  static func profileEntered(_ name: String, isNew: Bool) -> String {
    isNew ? "“\(name)” profili açıldı; şimdi onu kullanıyorsunuz." : "Şimdiki profil: \(name)"
  }
  /// `prefix` is what stands before a verb where this is read: `/model`, `balli model`.
  static func model(_ name: String, _ prefix: String) -> String {
    let note =
      name == ModelName.local
      ? " (gömülü motor; ağ gerekmez)"
      : "\nYazdıklarınız ve gereken kayıtlarınız bundan sonra bu modele gönderilir. Geri dönmek için: "
        + "\(prefix) yerel"
    return "Yanıtlayan model: \(name)\(note)"
  }
  static func setting(_ setting: SettingDefinition, _ value: String) -> String {
    "\(setting.key) = \(value)    (\(setting.summary))"
  }
  static func unknownSetting(_ key: String, nearest: String?) -> String {
    let hint = nearest.map { " Şunu mu demek istediniz: \($0)?" }
    return "“\(key)” diye bir ayar yok.\(hint ?? " Hepsi için: /ayar")"
  }
  static func badSetting(_ value: String, _ key: String, _ choices: [String]) -> String {
    "“\(value)”, \(key) için olmaz. Olabilecekler: \(choices.joined(separator: ", "))"
  }

  // Times.
  private static let months = [
    "Oca", "Şub", "Mar", "Nis", "May", "Haz", "Tem", "Ağu", "Eyl", "Eki", "Kas", "Ara",
  ]

  /// A day above what was said on it: `Bugün`, `Dün`, `14 Kas`, `3 Mar 2025`.
  static func day(of date: Date, _ zone: Zone, now: Date) -> String {
    let (then, today) = (zone.day(at: date), zone.day(at: now))
    if then == today { return "Bugün" }
    if then == today - 1 { return "Dün" }
    let (year, month, day) = then.parts
    let text = "\(day) \(months[month - 1])"
    return year == today.parts.year ? text : "\(text) \(year)"
  }

  /// A moment as people say it in a list: `bugün 08.30`, `14 Kas 21.05`, `3 Mar 2025`.
  static func moment(_ date: Date, zone: Zone, now: Date) -> String {
    let (then, today) = (zone.civil(at: date), zone.civil(at: now).day)
    let clock = then.clock.replacing(":", with: ".")
    if then.day == today { return "bugün \(clock)" }
    if then.day == today - 1 { return "dün \(clock)" }
    let (year, month, day) = then.day.parts
    if year == today.parts.year { return "\(day) \(months[month - 1]) \(clock)" }
    return "\(day) \(months[month - 1]) \(year)"
  }
}

extension SettingDefinition {
  /// Every setting there is.
  package static let all: [SettingDefinition] =
    [
      SettingDefinition(
        key: "model", summary: "yanıtlayan model", standard: ModelName.local, choices: []),
      SettingDefinition(
        key: RoutingMode.key,
        summary: "başka bir model seçiliyken kimin yanıtlayacağı; boşsa bu makinedeki modelde "
          + "otomatik, hizmetlerde hep-model",
        standard: "", choices: RoutingMode.allCases.map(\.rawValue)),
      SettingDefinition(
        key: ModelPrice.key,
        summary:
          "seçili modelin bir milyon belirteç fiyatı, giren/çıkan; örneğin 0,25/2 USD; boşsa "
          + "fiyat listesindeki",
        standard: "", choices: []),
      SettingDefinition(
        key: ModelStrength.key,
        summary: "modelin neler yapabildiği; otomatik, adından ya da kısa bir sınavla anlaşılır",
        standard: ModelStrength.automatic.rawValue,
        choices: ModelStrength.allCases.map(\.rawValue)),
      SettingDefinition(
        key: ModelWindow.key,
        summary:
          "modelin bir kerede okuyabileceği belirteç; boşsa adından ya da sunucusundan bilinir",
        standard: "", choices: []),
      SettingDefinition(
        key: ReplyForm.key,
        summary:
          "OpenAI uyumlu sunucudaki modelin işlev çağırma biçimi; otomatik, küçük modellerde "
          + "json’dur", standard: ReplyForm.automatic.rawValue,
        choices: ReplyForm.allCases.map(\.rawValue)),
      SettingDefinition(
        key: ModelPatience.key,
        summary: "modelin en çok kaç saniye susabileceği; düşünen modeller uzun susar",
        standard: "\(ModelPatience.standard)", choices: []),
      SettingDefinition(
        key: ContactMail.key,
        summary: "PubMed’e isteklerle birlikte verilecek posta adresiniz; boşsa adres verilmez",
        standard: "", choices: []),
      SettingDefinition(
        key: "ad", summary: "size nasıl seslenileceği; karşılamada kullanılır", standard: "",
        choices: []),
    ] + media + screen + alerts + [ReadingRetention.definition]
}

// What the REPL and the screen say.
extension Texts {
  static let answering = "yanıt hazırlanıyor…"
  static let emergency = "ACİL DURUM"
  static let mayRetry = "Yeniden denemek için: /yeniden"
  static let prompt = "› "
  static let howToLeave = "Çıkmak için Ctrl-D’ye ya da bir daha Ctrl-C’ye basın; /çık da olur."
  static let goodbye = "Görüşmek üzere."
  static let cancelledEdit = "Boş bırakıldı; bir şey gönderilmedi."
}

extension Texts {
  static let noEditor =
    "Bir metin düzenleyici bulunamadı. Kurun (sudo apt install nano) ya da EDITOR değişkenine adını verin."
  static func editorFailed(_ command: String) -> String {
    "“\(command)” ile düzenlenemedi. EDITOR değişkenine bir düzenleyici verin, örneğin nano."
  }
}
