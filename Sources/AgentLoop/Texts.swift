import Domain
import Turkish

/// All that the loop itself says to a person or to a model.
enum Texts {
  /// The answer to a no, by what the first dropped call would have done.
  static func declined(_ tool: String?) -> String {
    let tool = tool ?? ""
    if tool.hasPrefix("delete") { return "Peki, silmedim." }
    if tool.hasPrefix("update") { return "Peki, değiştirmedim." }
    let isRecord = ["log", "add", "set", "write"].contains { tool.hasPrefix($0) }
    return isRecord ? "Peki, kaydetmedim." : "Peki, yapmadım."
  }

  /// Of what waited for a yes and got another message.
  static func lapsed(_ calls: [String], isRecord: Bool) -> String {
    let told = calls.joined(separator: "; ")
    return isRecord
      ? "Şu kaydedilmedi: \(told). Gerekiyorsa yeniden yazın."
      : "Şu yapılmadı: \(told). Gerekiyorsa yeniden isteyin."
  }

  /// After an emergency, of a message whose figures are not all kept.
  static let keptInPart =
    "Bu iletiden yalnızca ✓ ile gösterilenleri kaydettim; kalanını sonra ayrıca yazın."
  static let keptNothing = "Bu iletiden bir şey kaydetmedim; kaydedilecek olanı sonra ayrıca yazın."

  static let stepLimit =
    "Bu istek beklediğimden uzun sürdü, burada durdum. Daha kısa bir adımla yeniden dener misiniz?"
  static let repeated =
    "Aynı adımda takılıp kaldım, burada durdum. İsteğinizi başka sözcüklerle yazar mısınız?"
  static let noAnswer =
    "Bu kez bir yanıt veremedim. Sorunuzu biraz daha açık yazar mısınız?"

  /// After a write, when the model says nothing more: the receipt stands above.
  static let silent = "Yukarıdaki kaydedildi; model buna bir şey eklemedi."

  static let wroteBefore = "Önceki iletiniz yarıda kalmıştı; ondan kaydedilen:"

  /// Before what a broken turn has done is done once more.
  static func again(_ written: [String], isRecord: Bool) -> String {
    let deed = isRecord ? "kaydettim" : "yaptım"
    return "Bunu az önce \(deed): \(written.joined(separator: "; ")). Yine mi?"
  }
  static let notAgain = "Peki, yeniden kaydetmedim."
  static let notDoneAgain = "Peki, yeniden yapmadım."

  /// In place of a sentence that tells of a deed without its call, or otherwise than it was.
  static let nothingDone =
    "Kayıtlarınızda bir şey değiştirmedim. Değiştirmemi istiyorsanız ne yazacağımı açıkça söyleyin."
  /// After the refusal of a dose, where a model's words held an amount that could be one.
  static let heldBack =
    "Modelin sözlerinden doz yerine geçebilecek bölümü göstermedim. Başka bir şey sorduysanız onu "
    + "ayrı bir iletide yazın."
  static let onlyReceipts = "Kayıtlarınızda değişen, yalnızca yukarıda ✓ ile yazılı olandır."

  /// Names of tools and orders are for models: a person is only told of arguments that did not fit.
  static func gaveUp(_ fault: ToolFailure) -> String {
    let detail = fault.code == "invalidArguments" ? " (\(fault.message))" : ""
    return "Bu isteği yerine getiremedim; gereken bilgileri doğru biçime getiremedim\(detail). "
      + "İsteğinizi başka sözcüklerle yazar mısınız?"
  }

  static func ending(_ finish: ModelFinish) -> String {
    switch finish {
    case .length: "(Yanıt, modelin uzunluk sınırında kesildi; “devam et” yazabilirsiniz.)"
    case .filtered:
      "(Yanıtı model sağlayıcısının süzgeci kesti. Sorunuzu başka sözcüklerle yazabilirsiniz.)"
    }
  }
  static let endless =
    "(Yanıt bitmek bilmedi; burada kestim. İsterseniz daha kısa bir yanıt isteyebilirsiniz.)"
  static let stuck =
    "(Model aynı sözleri yinelemeye başladı; yanıtı burada kestim. Sorunuzu başka sözcüklerle yazabilirsiniz.)"

  /// A model that answers in another language although it was asked for Turkish.
  static let foreignTwice =
    "Model iki kez Türkçe dışında bir dilde yanıt verdi. Yanıtı yine de görmek ister misiniz? (evet / "
    + "hayır)"
  static let notForeign =
    "Peki, göstermedim. Başka bir model seçmek için /model, gömülü motor için /model yerel."

  /// At the end of an answer with figures of which nothing of the person's speaks.
  static let whoseFigures =
    "(Bu yanıttaki sayılar modelin genel bilgisidir; kayıtlarınızdan ya da besin tablosundan alınmadı.)"

  /// An answer without the lines that balli has put at its end, which are no words of the model.
  static func withoutNotes(_ text: String) -> String {
    var text = text[...]
    for note in [whoseFigures, stuck] where text.hasSuffix(note) {
      text = text.dropLast(note.count)
      while text.last?.isWhitespace == true { text.removeLast() }
    }
    return String(text)
  }
  static let compacting = "Sohbet uzadı; önceki bölümünü model için özetliyorum…"
  static let emptySummary = "Model boş bir özet verdi."
  static let summing = "Sohbetin önceki bölümünü model için özetliyorum…"
  static let tooShortToSum = "Özetlenecek kadar uzun bir bölüm yok; sohbet olduğu gibi sürüyor."
  static let notSummed =
    "Özet çıkarılmadı; sohbet olduğu gibi duruyor. Yeniden denemek için /özetle yazın."
  static func summed(_ summary: String) -> String {
    "Model bundan sonra sohbetin başını bu özetle görecek; iletiler olduğu gibi duruyor:\n\(summary)"
  }
  static let notCompacted =
    "Özet çıkarılamadı; model sohbetin yalnız son bölümünü görecek. Eski mesajlar duruyor."
  static let answerCut = "Bağlantı kesildi. Kısmi sonuçlar gösteriliyor."
  static let foundWithoutAnswer =
    "Model yanıtı yazamadı; bulunan yayınlar aşağıda, özetleri için `/kaynak 1` yazın."
  static let offerLocal = "İsterseniz /model yerel ile gömülü motora geçebilirsiniz."

  // MARK: For the model

  static let callOrSayNot =
    "ÖNEMLİ: Bir işlev çağırmadan kayıttan söz ettin; hiçbir şey kaydedilmedi. Kişi bir kayıt istediyse "
    + "işlevi şimdi çağır, istemediyse kayıttan söz etmeden yanıtla."
  static let answerInTurkish = "ÖNEMLİ: Yanıtını yalnızca Türkçe yaz."
  static let summarySystem =
    "Bir diyabet günlüğü sohbetinin önceki bölümünü özetliyorsun. Kişinin söylediklerini, kaydedilen "
    + "öğün ve ölçümleri sayıları ve saatleriyle, açık kalan soruları yaz. Yorum, öneri ve yeni sayı "
    + "ekleme. Türkçe, en çok 150 sözcük."
  static let summarise = "Buraya kadarki sohbeti özetle."
  static let summaryTaken = "Tamam."
  static func recorded(_ lines: [String]) -> String {
    "Kaydedilenler:\n" + lines.joined(separator: "\n")
  }
  static func openMatter(_ question: String) -> String { "Yanıt bekleyen soru: \(question)" }
  static let summaryMark = "[Bu sohbetin önceki bölümünün özeti]"

  static let notAnswered = "(Bu ileti yanıtsız kaldı.)"

  static func sentEarlier(_ files: [Attachment]) -> String {
    let names = files.map { $0.path.split(separator: "/").last.map(String.init) ?? $0.path }
    return "[Bu iletiyle resim gönderildi: \(names.joined(separator: ", ")). Resim artık burada "
      + "değil; gerekirse yeniden gönderilmesini iste.]"
  }

  static let userDeclined = "Kullanıcı onaylamadı; yapılmadı."
  static let askedApart =
    "Silme, başka bir yazma sorusuyla birlikte sorulmaz; öteki yanıtlandıktan sonra ve kişi istediyse yeniden çağırın."
  static let leftUnanswered = "Kullanıcı onay sorusunu yanıtlamadı; yapılmadı."
  static let interrupted = "Yarıda kesildi; sonucu bilinmiyor, gerekirse yeniden deneyin."

  static let alreadyDone =
    "Aynı kayıt bu yanıtta bir kez yapıldı; kişi iki kez söylemediği için ikincisi yapılmadı."

  static let onlyTheRest = "Bunlar bu yanıtta bir kez yazıldı; yalnızca kalanları yaz."

  static func partlyDone(_ names: String) -> String { "\(names). \(onlyTheRest)" }

  static let notSaid =
    "Bu değerler kişinin sözlerinde yok; kişi istemediyse kayıt işlevi çağırma, yanıt ver."

  static let unsaidDose =
    "Bu çağrının metninde kişinin söylemediği bir doz var; kayda doz önerisi yazılmaz. Yalnız kişinin "
    + "söylediğini yaz."

  /// What only a model is told; such a sentence is no answer.
  private static let forModel = [
    userDeclined, leftUnanswered, interrupted, notSaid, unsaidDose, alreadyDone,
    onlyTheRest,
  ]

  static func isForModel(_ sentence: String) -> Bool {
    sentence.count > 15 && forModel.contains { stands(sentence, in: $0) }
  }

  /// Whether a model repeats a sentence of what it was instructed with.
  static func isInstruction(_ sentence: String, of system: String) -> Bool {
    let words = sentence.drop { !$0.isLetter && !$0.isNumber }
    let end = words.lastIndex { $0.isLetter || $0.isNumber } ?? words.startIndex
    let plain = words[..<end]
    return plain.count > 25 && stands(String(plain), in: system)
  }

  /// Whether a part stands in a text; letters whose marks are written apart are compared as they read.
  private static func stands(_ part: String, in text: String) -> Bool {
    let hasMarksApart = part.utf8.contains { $0 == 0xCC || $0 == 0xCD }
    return hasMarksApart ? text.contains(part) : text.holds(part)
  }

  /// In place of a sentence of `forModel` that a model repeats.
  static let sayOtherwise = "Buna yanıt veremedim; başka sözcüklerle yazar mısınız?"

  static func unknownTool(_ name: String, known: [String]) -> String {
    "\(name) diye bir araç yok; araçlar: \(known.joined(separator: ", "))"
  }

  static func unreadable(_ detail: String) -> String {
    "Argümanlar okunamadı: \(detail)"
  }

  // MARK: Errors

  static func storage(_ error: any Error) -> String {
    "Kayıtlara erişilemedi, bu yüzden durdum: \(error)"
  }

  static func model(_ error: any Error) -> String {
    "Model yanıt veremedi: \(error)"
  }
}
