import Turkish

/// The general answer about lows: what they are, how they feel, what to do.
///
///     LowAdvice.answer(to: "hipo nedir")                                   // the rule of 15
///     LowAdvice.answer(to: "ne yapayım", after: ["şekerim 58"])            // the same
///     LowAdvice.answer(to: "bu hafta kaç kere hipo oldum")                 // nil: the records know
///
/// It never speaks of insulin doses. What cannot wait is an `Emergency` and comes before it.
package enum LowAdvice {
  /// The fixed text; nil for every other message.
  ///
  /// - Parameters:
  ///   - text: What the person wrote.
  ///   - earlier: What the person wrote just before, oldest first.
  /// - Returns: The text about the rule of 15.
  package static func answer(to text: String, after earlier: [String] = []) -> String? {
    let scene = EmergencyScene(text, hour: nil)
    guard !scene.saying.words.isEmpty, scene.saying.words.count < 16 else { return nil }
    let isOne =
      asksAboutLows(scene.saying) || asksWhatToDo(scene.saying) && isLow(scene, after: earlier.last)
    return isOne ? Texts.lowAdvice : nil
  }

  /// What of such a message is worth keeping: `şekerim 62` of `şekerim 62 kaç küp şeker yiyeyim`.
  package static func told(in text: String) -> String? {
    guard let reading = EmergencyScene(text, hour: nil).readings.last, reading.isExact else {
      return nil
    }
    let words = text.split(separator: " ").map(String.init)
    let asking = words.firstIndex { word in
      ["ne", "kac", "nasil"].contains(Turkish.fold(word).filter(\.isLetter))
    }
    return asking.flatMap { $0 > 0 ? words[..<$0].joined(separator: " ") : nil }
  }

  private static let counts = [
    "kere", "kez", "defa", "gecen", "hafta", "bugun", "dun", "ortalama", "kayd", "kayit", "liste",
    "hatirlat", "hedef", "alarm", "sinir", "tarif", "pubmed", "makale", "arastir", "fiyat",
  ]

  private static func asksAboutLows(_ saying: Saying) -> Bool {
    guard !saying.has(anyPrefix: counts), !saying.has(["oldum", "oldu", "var"]) else {
      return false
    }
    let isHypo =
      saying.has(["hipo", "hipoda", "hipoya", "hiponun", "hipom", "hipoyken"])
      || saying.has(prefix: "hipoglisemi")
    let falls = [
      "dusers", "dusunce", "dusukken", "dusukse", "dusukte", "dusmesi", "duserken", "dusuk",
    ]
    let isFall = saying.has(anyPrefix: ["seker", "glikoz"]) && saying.has(anyPrefix: falls)
    let asks =
      saying.has(["nedir", "neler", "nasil", "sayilir", "demek", "belirtisi", "belirtileri"])
      || saying.has(prefix: "belirti") || asksWhatToDo(saying)
    if isHypo {
      return asks || saying.asks && saying.words.contains { ["alti", "altinda"].contains($0.text) }
    }
    return isFall
      && (saying.has(prefix: "belirti") || asksWhatToDo(saying)
        || saying.has(anyPrefix: ["anlasil", "anlar"]))
  }

  private static func asksWhatToDo(_ saying: Saying) -> Bool {
    let words = saying.words.map(\.text)
    let doing = ["yap", "ye", "yi", "ic", "al", "tuket", "olmali", "ver", "iyi"]
    let sugars = ["kup", "meyve", "seker", "bal", "glikoz", "tablet", "tane", "gram", "kasik"]
    return words.indices.contains { index in
      guard ["ne", "kac", "neler"].contains(words[index]) else {
        return words[index] == "napayim" || words[index] == "napcam"
      }
      let next = words.dropFirst(index + 1).prefix(5)
      if words[index] == "kac" || next.first == "kadar" {
        return next.contains { word in sugars.contains { word.hasPrefix($0) } }
      }
      return next.prefix(2).contains { word in doing.contains { word.hasPrefix($0) } }
    }
  }

  /// Whether a low was said here, or in the message before where this one is only the question.
  private static func isLow(_ scene: EmergencyScene, after last: String?) -> Bool {
    if let value = scene.value { return value < 70 }
    guard let last, scene.saying.words.count < 6,
      !scene.saying.has(anyPrefix: ["yemek", "aksam", "kahvalti"])
    else { return false }
    return EmergencyScene(last, hour: nil).value.map { $0 < 70 } ?? false
  }
}
