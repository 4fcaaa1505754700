import Turkish

/// Whether a person's message agrees to what was proposed right before it.
enum Agreement {
  /// Whether `words` take up `answer`: a yes, a word that points at it, or a deed with its thing.
  ///
  ///     isGiven(in: "onu yedim, kaydet", to: "40 g yulaf iyi gelir.")  // true
  ///     isGiven(in: "teşekkürler", to: "40 g yulaf iyi gelir.")        // false
  static func isGiven(in words: String, to answer: String) -> Bool {
    guard !answer.isEmpty else { return false }
    let said = Said(words)
    guard said.words.count <= 14, !said.has(refusing), !said.refuses, !said.asksBack else {
      return false
    }
    if let first = said.words.first, yes.contains(first) { return true }
    if said.words.allSatisfy({ approving.contains($0) || pointers.contains($0) }) { return true }
    let isDeed = said.has(prefix: WriteRule.eating + deeds) || said.orders(WriteRule.logging)
    guard isDeed else { return false }
    return said.has(prefix: pointing) || said.has(pointers) || takesUp(said, answer)
  }

  /// Whether a yes to `answer` can mean a call of `tool`: the words ask about such a deed.
  static func offers(_ tool: String, in answer: String) -> Bool {
    guard answer.contains("?"), let stems = offering[WriteRule.verb(of: tool)] else { return false }
    return Said(answer).has(prefix: stems)
  }

  /// `yulafı yedim`: the thing was named in the answer, and no amount is said.
  private static func takesUp(_ said: Said, _ answer: String) -> Bool {
    guard said.figures.isEmpty else { return false }
    let told = Said(answer)
    return said.words.contains { word in
      word.count > 3 && !Self.isDeed(word) && told.holds(word: word, loosely: false)
    }
  }

  private static func isDeed(_ word: String) -> Bool {
    (WriteRule.eating + deeds).contains { word.hasPrefix($0) }
  }

  private static let yes: Set<String> = [
    "evet", "tamam", "tamamdir", "olur", "aynen", "tabii", "tabi", "ok", "elbette", "kesinlikle",
  ]
  private static let approving: Set<String> = [
    "kaydet", "kaydedin", "ekle", "ekleyin", "peki", "dogru", "onayliyorum", "olsun", "uygun",
    "yap",
    "yapin", "sil", "silin", "lutfen", "hepsini", "onu", "bunu", "bunlari", "onlari", "hemen",
  ]
  private static let refusing: Set<String> = [
    "hayir", "yok", "degil", "yemedim", "icmedim", "istemem", "vazgectim", "bosver", "yanlis",
  ]
  private static let pointing = [
    "onu", "onla", "bunu", "bunla", "sunu", "sunla", "hepsi", "ayni", "dedig", "oner", "soyledig",
    "yazdig", "verdig", "malzeme", "ilki", "ikinci", "birinci", "ucuncu", "sonuncu",
  ]
  private static let pointers: Set<String> = ["o", "bu", "su", "oyle", "boyle", "ondan", "bundan"]
  private static let deeds = ["yaptim", "aldim", "pisirdim", "hazirladim", "uyguladim"]

  private static let offering: [String: [String]] = [
    "log": WriteRule.logging + WriteRule.eating + ["yediniz", "ictiniz", "yediginiz", "not"],
    "add": WriteRule.logging + ["liste"], "write": WriteRule.logging + ["not"],
    "update": ["duzelt", "degistir", "guncelle", "yap", "cikar", "ekle", "olarak"],
    "delete": ["sil", "kaldir", "cikar"], "undo": ["geri", "iptal"],
    "set": ["hedef", "ayarla", "belirle", "olsun", "yap", "koy", "kaydet"],
  ]
}
