import Domain

/// What research says to people.
enum Texts {
  static let searching = "Kaynak aranıyor…"

  static func reading(_ count: Int) -> String { "Makaleler inceleniyor… (\(count))" }

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

  static func failed(_ failure: PaperSourceFailure) -> String {
    switch failure.kind {
    case .unavailable, .tooSlow:
      "Araştırma için internet gerekir: \(failure.message) Kayıtlarınız ve besin tablosu çevrimdışı da "
        + "çalışır; bağlanınca yeniden sorun."
    case .busy, .malformed, .refused: failure.message + " Biraz sonra yeniden sorun."
    }
  }

  static func late(_ source: String) -> String { "\(source) zamanında yanıt vermedi." }
}

/// What is said where an answer of a model does not hold against its sources.
extension Texts {
  static let unverified = "(kaynak doğrulanamadı)"
  static let wrongFigure = "(Bir cümle çıkarıldı: içindeki sayı, gösterdiği kaynağın özetinde yok.)"
  static let wrongQuote = "(Bir cümle çıkarıldı: alıntısı, gösterdiği kaynağın özetinde yok.)"
}
