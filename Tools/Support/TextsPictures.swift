import Domain

// What is said where a model looks at pictures.
extension Texts {
  /// `gemini:gemini-3-flash modeli (generativelanguage.googleapis.com)`.
  private static func who(_ sight: Sight) -> String {
    "\(sight.model) modeli (\(sight.host ?? "bu makinede"))"
  }

  /// The question before a picture leaves the machine; nil where none is needed.
  static func mayLook(_ sight: Sight) -> String? {
    guard !sight.isFree, let host = sight.host else { return nil }
    return
      "Bu resim internetteki \(host) adresine, \(sight.model) modeline gönderilsin mi? (evet ya da "
      + "hayır; bir daha sorulmasın isterseniz “/ayar resim-gönder evet”)"
  }

  static func looking(_ sight: Sight) -> String { "Resme \(who(sight)) bakıyor…" }

  static func askModel(_ sight: Sight) -> String {
    "“Modele sor” yazarsanız resme, onayınızla, \(who(sight)) de bakar."
  }

  static let noSight =
    "Resme bakabilen bir model seçili değil. Birini adıyla seçin, örneğin “/ayar görme-modeli "
    + "gemini:gemini-3-flash” ya da bu makinede “/ayar görme-modeli ollama:qwen2.5vl”."

  static let wordsInstead =
    "Yediklerinizi yazarsanız hemen hesaplarım; örneğin “1 tabak pilav, 100 g tavuk ve ayran”."

  static let noSightForMeal =
    "Fotoğraftan yemek tanımak için resim görebilen bir model gerekiyor; fotoğraf hiçbir yere "
    + "gönderilmedi. Birini adıyla seçebilirsiniz: “/ayar görme-modeli gemini:gemini-3-flash” ya da "
    + "bu makinede “/ayar görme-modeli ollama:qwen2.5vl”. " + wordsInstead

  static func lookFailed(_ reason: String) -> String { "Model resme bakamadı: \(reason)" }

  static func noLabelSeen(_ model: String) -> String {
    "\(model) bu resimde besin etiketi görmedi; değerleri etiketle karşılaştırın."
  }

  static func isMeal(_ model: String) -> String {
    "Bu bir etiket değil, \(model) resimde yemek görüyor. “Tabağımda ne var” yazarsanız yiyecekleri ve "
      + "karbonhidratını tahmin ederim."
  }

  static let isLabel =
    "Bu resim bir yemek değil, besin etiketi gibi görünüyor. “Etiketi oku” ve resmin yolunu yazarsanız "
    + "değerlerini okurum."

  static let noMealSeen = "Fotoğrafta yemek seçilemedi. " + wordsInstead
}
