/// What this module says to a person.
enum Texts {
  static let warning = "Uyarı: "
  static let error = "Hata: "

  static func search(_ words: String, isFound: Bool) -> String {
    isFound ? "(geçmişte ara: \(words)) " : "(geçmişte yok: \(words)) "
  }

  static func moreCandidates(_ count: Int) -> String { "… ve \(count) seçenek daha" }

  static let notATerminal = "Satır düzenleme için bir terminal gerekir."
  static let editorUnavailable = "Satır düzenleyici açılamadı."
  static let outputClosed = "Çıktı kapandı."

  static func outputFailed(_ reason: String) -> String { "Çıktı yazılamadı: \(reason)" }
}
