import Turkish

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

  static func noFigure(_ name: String) -> String {
    "“\(name)” için bir değer bulamadığımdan kaydetmedim. Etiketinde 100 gramda kaç gram karbonhidrat "
      + "yazdığını da yazar mısınız? “60 gram yedim, 100 gramında 30 g karbonhidrat var” gibi."
  }

  static let offer =
    " İnternette aramamı isterseniz “internette ara” yazın; yalnızca adı gönderilir."
}
