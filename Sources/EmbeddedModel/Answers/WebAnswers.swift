import Domain
import Turkish

// What pages of the web say, as theirs.
extension AnswerWriter {
  func web(_ value: JSON) -> String {
    let results = value["results"]?.array ?? []
    let query = SourceText.plain(value["query"]?.string ?? "")
    let subject = SourceText.plain(value["subject"]?.string ?? "")
    guard !results.isEmpty else { return TextsWeb.nothing(query) }
    let facts = value["facts"]?.array ?? []
    let isFood = value["query"]?.string != value["subject"]?.string
    guard !facts.isEmpty else {
      return [
        isFood ? TextsWeb.noFigures(subject) : TextsWeb.found(subject),
        pages(results, withWords: !isFood),
        TextsWeb.sent(query),
      ].joined(separator: "\n\n")
    }
    let used = Set(facts.compactMap { $0["number"]?.number })
    let shown = results.filter { used.contains($0["number"]?.number ?? 0) }
    return [
      TextsWeb.figures(subject), facts.map(line).joined(separator: "\n"),
      spread(facts) ?? TextsWeb.whose, TextsWeb.howToEat, SourceText.heading, pages(shown),
      TextsWeb.sent(query),
    ].joined(separator: "\n\n")
  }

  private func line(_ fact: JSON) -> String {
    let basis =
      switch fact["basis"]?.string {
      case "100g": TextsWeb.per100g
      case "100ml": TextsWeb.per100ml
      default:
        TextsWeb.perPortion(
          fact["portionAmount"]?.number.map {
            NumberText.plain($0) + " " + (fact["portionUnit"]?.string ?? "g")
          })
      }
    var figures = ["**\(grams(fact["carbs"])) karbonhidrat**"]
    if let calories = fact["calories"]?.number {
      figures.append("\(NumberText.plain(calories)) kcal")
    }
    for (key, name) in TextsWeb.nutrients {
      if fact[key]?.number != nil { figures.append("\(grams(fact[key])) \(name)") }
    }
    return "- \(basis) \(figures.joined(separator: ", ")) [\(Int(fact["number"]?.number ?? 0))]"
  }

  /// What must be said where pages tell very different figures for the same weight.
  private func spread(_ facts: [JSON]) -> String? {
    let values = facts.filter { $0["basis"]?.string == "100g" }.compactMap { $0["carbs"]?.number }
    guard values.count > 1, let low = values.min(), let high = values.max(), high - low > 5,
      high > low * 1.25
    else { return nil }
    return TextsWeb.differ(NumberText.range(low, high)) + " " + TextsWeb.whose
  }

  private func pages(_ results: [JSON], withWords: Bool = false) -> String {
    results.map { result in
      let title = SourceText.plain(result["title"]?.string ?? "")
      let words = withWords ? SourceText.plain(result["snippet"]?.string ?? "") : ""
      let said = words.isEmpty ? "" : " “\(words.prefix(160))”"
      return
        "- [\(Int(result["number"]?.number ?? 0))] \(title).\(said) · \(result["url"]?.string ?? "")"
    }.joined(separator: "\n")
  }
}

/// What is said of the web.
enum TextsWeb {
  static let maySearch =
    "Bunu bilmiyorum. İnternette arayayım mı? “Evet” yazarsanız konunun sözleri DuckDuckGo’ya gönderilir; sizden, "
    + "yakınlarınızdan ve ölçümlerinizden söz edenler çıkarılır."

  static let per100g = "100 gramında"
  static let per100ml = "100 mililitresinde"

  static func perPortion(_ size: String?) -> String {
    size.map { "1 porsiyonunda (\($0))" } ?? "1 porsiyonunda"
  }

  static let nutrients = [("protein", "protein"), ("fat", "yağ"), ("fiber", "lif")]

  static func figures(_ subject: String) -> String {
    "“\(subject)” için internetteki sayfalarda yazanlar:"
  }

  static let whose =
    "Bunlar sayfaların kendi değerleridir, doğruluklarını denetleyemem; elinizde etiketi varsa ona uyun."

  static func differ(_ range: String) -> String {
    "Sayfalar birbirini tutmuyor: 100 gram için \(range) g karbonhidrat yazıyorlar."
  }

  static let howToEat =
    "Yediyseniz miktarını yazın: “60 gram yedim”. Kaydetmeden önce değeri size sorarım."

  static func noFigures(_ subject: String) -> String {
    "“\(subject)” için bulduğum sayfaların özetinde 100 gram ya da porsiyon başına bir değer yazmıyor; "
      + "uydurma bir sayı vermek istemem. Etiketindeki değeri yazarsanız onu kullanırım."
  }

  static func found(_ subject: String) -> String {
    "“\(subject)” için bulduğum sayfalar kendilerini şöyle anlatıyor (doğruluğunu denetlemedim):"
  }

  static func nothing(_ query: String) -> String {
    "İnternette “\(query)” için sonuç çıkmadı. Daha genel bir adla ya da markasıyla yeniden deneyebilirsiniz."
  }

  static func sent(_ query: String) -> String { "DuckDuckGo’ya gönderilen arama: “\(query)”" }

  static func note(_ site: String) -> String { "Değer internetten: \(site)" }

  static func mayLog(_ name: String, _ amount: String, _ carbs: Double, _ site: String) -> String {
    "\(amount) \(name) için \(site) sayfasındaki değerle \(NumberText.plain(carbs)) g karbonhidrat. Böyle "
      + "kaydedeyim mi? “Evet” yazın ya da etiketteki değeri söyleyin."
  }

  static func howMuch(_ name: String) -> String {
    "Ne kadar \(name) yediğinizi yazar mısınız? “60 gram yedim” gibi."
  }

  static let offer =
    " İnternette aramamı isterseniz “internette ara” yazın; yalnızca adı gönderilir."
}
