import Domain
import Turkish

/// What research says to people.
enum Texts {
  static let searching = "Kaynak aranıyor…"

  static func reading(_ count: Int) -> String { "Makaleler inceleniyor… (\(count))" }

  static func readingPages(_ count: Int) -> String { "Web sayfaları inceleniyor… (\(count))" }

  static func stage(_ source: String, _ count: Int) -> String { "\(source): \(count)" }

  static let emptyQuestion = "Araştırılacak soru boş; neyi merak ettiğinizi yazın."

  static func tooLong(_ words: Int) -> String {
    "Soru \(words) sözcük; en çok \(Researcher.mostWords) sözcükle yazın, tek bir şey sorarsanız daha "
      + "iyi sonuç çıkar."
  }

  static func noKeywords(_ unknown: [String]) -> String {
    guard let first = unknown.first else {
      return
        "Sorunuzda aranabilecek bir kavram bulamadım; hastalığı, ilacı ya da besini adıyla yazın: "
        + "“metformin B12 eksikliği yapar mı, araştır” gibi."
    }
    let words = unknown.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
    return unknown.count == 1
      ? "“\(first)” sözünün makalelerdeki karşılığını bilmiyorum; İngilizce ya da başka bir adıyla yazar "
        + "mısınız?"
      : "Şu sözlerin makalelerdeki karşılığını bilmiyorum: \(words). Başka bir adıyla yazar mısınız?"
  }

  /// Why nothing can be said of papers, each source by its name, and the pages that came all the same.
  static func failed(_ failures: [PaperSourceFailure], pages: [WebResult]) -> String {
    let reasons = failures.map(\.message).joined(separator: " ")
    let isOffline =
      pages.isEmpty && failures.allSatisfy { [.unavailable, .tooSlow].contains($0.kind) }
    if isOffline {
      return
        "Araştırma için internet gerekir: \(reasons) Kayıtlarınız ve besin tablosu çevrimdışı da "
        + "çalışır; bağlanınca yeniden sorun."
    }
    let told =
      "Makalelerde arama yapılamadı: \(reasons) Bu, yayın olmadığı anlamına gelmez; biraz sonra yeniden sorun."
    guard !pages.isEmpty else { return told }
    let lines = pages.map { "- \(SourceText.plain($0.title)) · \($0.url)" }
    return told + "\n\nİnternette aynı konudaki sayfalar (makale değildir, denetlemedim):\n\n"
      + lines.joined(separator: "\n")
  }

  static func notRun(_ dropped: [String]) -> String {
    let words = dropped.prefix(3).map { "“\(SourceText.plain($0))”" }.joined(separator: ", ")
    return
      "PubMed sorguyu gönderildiği gibi çalıştırmadı, şunları tanımadı: \(words). Daha genel hâli de sonuç "
      + "vermedi; başka bir soruya yanıt olabilecek kayıtları göstermiyorum. Soruyu başka bir adla yazar mısınız?"
  }

  static func late(_ source: String) -> String { "\(source) zamanında yanıt vermedi." }
}

/// Questions to go on with.
extension Texts {
  static func metaAnalyses(_ about: String) -> String {
    "\(about) üzerine meta-analizler ne diyor?"
  }

  static func otherSide(_ about: String) -> String {
    "\(about) üzerine farklı sonuç bulan çalışmalar var mı? (derin araştırma)"
  }

  static func newest(_ about: String, _ years: Int) -> String {
    "\(about) üzerine son \(years) yılda ne yayımlandı?"
  }

  static func inGroup(_ about: String, _ group: String) -> String {
    "\(about) için \(group) kişilerde ne bulunmuş?"
  }

  static func trials(_ about: String) -> String {
    "\(about) üzerine randomize çalışmalar ne diyor?"
  }

  static func alone(_ thing: String) -> String {
    "Yalnızca \(thing) üzerine öne çıkan yayınlar neler?"
  }
}

/// What is asked before a search that nobody has asked for.
extension Texts {
  static func mayAskPapers(_ names: [String]) -> String {
    "Bunun için bilimsel makalelerde aramak istiyorum; dışarıya yalnızca şu adlar gider: "
      + names.joined(separator: ", ") + ". Arayayım mı? “Evet” ya da “hayır” yazın."
  }

  static func mayAskWeb(_ words: String) -> String {
    "Bunun için internette aramak istiyorum; DuckDuckGo’ya yalnızca şu sözler gider: “\(words)”. "
      + "Arayayım mı? “Evet” ya da “hayır” yazın."
  }
}

/// What is said of the web.
extension Texts {
  static func searchingWeb(_ query: String) -> String { "İnternette aranıyor: “\(query)”…" }

  static let nothingToSend =
    "Aranacak bir ad bulamadım; yiyeceğin ya da konunun adını yazın: “çilekli protein barı kaç "
    + "karbonhidrat, internetten bak” gibi. Kişisel sözler ve ölçümler aramaya katılmaz."

  static func failedWeb(_ failure: PaperSourceFailure, isFood: Bool) -> String {
    switch failure.kind {
    case .unavailable, .tooSlow:
      "İnternette aramak için bağlantı gerekir: \(failure.message) "
        + (isFood
          ? "Besin tablosu çevrimdışı da çalışır; etiketteki değeri yazarsanız onu kullanırım."
          : "Bağlanınca yeniden sorun.")
    case .blocked where isFood:
      failure.message + " O zamana dek etiketteki değeri yazabilirsiniz."
    case .busy, .malformed, .refused, .blocked: failure.message
    }
  }
}

/// What is said where an answer of a model does not hold against its sources.
extension Texts {
  static func withoutSources(_ failure: String) -> String {
    "Arama yapılamadı: \(failure) Aşağıdakiler bir kaynağa dayanmaz, modelin genel bilgisidir."
  }

  static let percent = "yüzde"
  static let unverified = "(kaynak doğrulanamadı)"
  static let wrongFigure =
    "(Bir cümle çıkarıldı: içindeki sayı ya da birimi, gösterdiği kaynağın özetinde yok.)"
  static let wrongQuote = "(Bir cümle çıkarıldı: alıntısı, gösterdiği kaynağın özetinde yok.)"
}
