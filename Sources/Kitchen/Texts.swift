import Domain
import Turkish

/// What the kitchen says to people.
enum Texts {
  static func unknown(_ name: String) -> String {
    "“\(name)” diye bir malzeme bilmiyorum, tarife katmadım."
  }

  static func notACookingThing(_ name: String) -> String {
    "“\(name)” hazır bir yiyecek; bu tariflerin malzemeleri arasında yok, tarife katmadım."
  }

  static func notOurs(_ name: String) -> String {
    "“\(name)” bu tariflerin malzemeleri arasında yok; tarife katmadım."
  }

  static func leftOut(_ name: String, because word: String?) -> String {
    guard let word else { return "\(named(name)) istemediğiniz için tarife katmadım." }
    return
      "\(Turkish.capitalised(word)) istediğiniz için \(Turkish.accusative(name)) tarife katmadım."
  }

  static func leftOut(_ name: String, allergy: String) -> String {
    "Profilinizde “\(allergy)” alerjisi olduğu için \(Turkish.accusative(name)) tarife katmadım."
  }

  static func noSugar(_ name: String) -> String {
    "Kan şekerini hızlı yükselttiği için \(Turkish.accusative(name)) tarife katmadım."
  }

  static func tooSweet(_ name: String) -> String {
    "“\(name)” kan şekerini hızlı yükselttiği için bu tariflerde yok; tarife katmadım."
  }

  static func plenty(_ name: String) -> String {
    "Bol \(name) porsiyonun glisemik yükünü 15'in üstüne çıkarır; \(Turkish.accusative(name)) "
      + "ölçülü koydum."
  }

  static func fewer(_ name: String, wished: Int, servings: Int) -> String {
    "Elinizdeki \(name) \(wished) porsiyona yetmiyor; tarifi \(servings) kişilik yazdım."
  }

  static func above(_ figure: Limits.Figure, most: Double, own: Double) -> String {
    let named = "\(name(of: figure)) \(amount(most, figure)) altına indiremedim"
    return "\(named); en yakını \(amount(own, figure, isBare: true))."
  }

  static func below(_ figure: Limits.Figure, least: Double, own: Double) -> String {
    let named = "\(name(of: figure)) \(amount(least, figure)) üstüne çıkaramadım"
    return "\(named); en yakını \(amount(own, figure, isBare: true))."
  }

  static func farFrom(_ aim: Double, energy: Double) -> String {
    let (wanted, own) = (NumberText.plain(aim, decimals: 0), NumberText.plain(energy, decimals: 0))
    return "Porsiyonu \(wanted) kaloriye getiremedim; en yakını \(own) kcal."
  }

  private static func name(of figure: Limits.Figure) -> String {
    switch figure {
    case .load: "Porsiyonun glisemik yükünü"
    case .carbs: "Porsiyonun karbonhidratını"
    case .energy: "Porsiyonun enerjisini"
    case .protein: "Porsiyonun proteinini"
    }
  }

  /// `5'in`, `10 gramın`, `400 kalorinin`; bare `5`, `10 g`, `400 kcal`.
  private static func amount(
    _ value: Double, _ figure: Limits.Figure, isBare: Bool = false
  ) -> String {
    let number = NumberText.plain(value, decimals: figure == .energy ? 0 : 1)
    return switch figure {
    case .load: isBare ? number : Turkish.genitive(number)
    case .carbs, .protein: number + (isBare ? " g" : " gramın")
    case .energy: number + (isBare ? " kcal" : " kalorinin")
    }
  }

  static func unused(_ names: [String]) -> String {
    let what = Turkish.capitalised(Turkish.list(names))
    let them = names.count > 1 ? "onlarla" : "onunla"
    return "\(what) bu tarife uymadı; isterseniz \(them) başka bir tarif arayabilirim."
  }

  static func otherAmount(_ name: String, asked: Double, used: Double) -> String {
    let (said, taken) = (NumberText.plain(asked, decimals: 0), NumberText.plain(used, decimals: 0))
    return "\(Turkish.capitalised(name)) için \(said) g yerine yaklaşık \(taken) g yazdım; "
      + "tarifin dengesi öyle tutuyor."
  }

  static func otherStyle(_ style: String) -> String {
    "İstediklerinizi bir arada tutan “\(style)” tarifi bulamadım; en yakın olanı öneriyorum."
  }

  static func otherDish(_ dish: String) -> String {
    "“\(dish)” için tarifim yok; elimdeki en yakın tarifi öneriyorum."
  }

  static func noDish(_ dish: String) -> String {
    "“\(dish)” için tarifim yok, benzeri de yok. Hangi malzemeyle ya da hangi öğüne bir tarif "
      + "istediğinizi yazın."
  }

  static func tooSlow(_ dish: String?, most: Int, shortest: Int) -> String {
    let what = dish.map { "“\($0)”" } ?? "Bu istekle bir yemek"
    return "\(what) \(most) dakikada olmuyor; en kısası \(shortest) dakika. Süreyi uzatın ya da "
      + "başka bir yemek yazın."
  }

  static func strangeThings(_ told: [String]) -> String {
    (told + ["Hangi malzemeyle ya da hangi öğüne olsun?"]).joined(separator: " ")
  }

  static func missing(_ names: [String]) -> String {
    "Elinizdekilerde olmayanlar: \(Turkish.list(names))."
  }

  static let cookThrough =
    "Gebelikte eti, balığı ve yumurtayı içi tam pişene kadar pişirin, sebzeyi iyice yıkayın."

  static let otherMeal =
    "Bu öğün için istediklerinizin hepsine uyan tarif yok; başka bir öğünün tarifini öneriyorum."

  static func highLoad(_ load: Double) -> String {
    "Bu istekle glisemik yük 15'in altına inmiyor: porsiyonda yaklaşık "
      + "\(whole(load)). Daha küçük bir porsiyon ve yanında salata iyi olur."
  }

  /// As the recipe's figures show it, which hold one decimal: 5.46 is 5.5 there, and 6 in words.
  static func whole(_ load: Double) -> String {
    NumberText.plain((load * 10).rounded() / 10, decimals: 0)
  }

  static func load(_ load: Double) -> String {
    let level = load < 10 ? "düşük" : load < 20 ? "orta" : "yüksek"
    return "\(loadStart) \(whole(load)): \(level)."
  }

  /// How the note on the glycemic load begins.
  static let loadStart = "Porsiyonun glisemik yükü yaklaşık"

  static func similar(_ name: String) -> String {
    "Bu istekle son 15 günün tariflerinden “\(name)” ile benzeşmeyen bir tarif çıkmadı."
  }

  static let impossible =
    "Bu isteklerin hepsini birden tutan bir tarif bulamadım. Bir koşulu gevşetir misiniz: süre, "
    + "malzeme ya da yemek türü?"

  static func whichMeal(_ styles: String) -> String {
    "Hangi öğün için olsun: kahvaltı, öğle, akşam, atıştırmalık, salata ya da tatlı? Bir tür de "
      + "söyleyebilirsiniz: \(styles)."
  }

  static let noIngredients =
    "Bu metinde malzeme bulamadım. Her malzemeyi bir satıra yazın; örneğin “2 su bardağı un”."

  static func uncounted(_ names: [String]) -> String {
    "\(uncountedStart) \(Turkish.list(names))."
  }

  /// How the remark on ingredients without figures begins.
  static let uncountedStart = "Besin değerlerine katılamadı:"

  static let unreckoned = "Karbonhidratı hesaplanamadı: malzemelerin çoğunun değeri bilinmiyor."

  static let servingsUnsaid =
    "Kaç kişilik olduğu yazmıyor; tamamını bir porsiyon saydım. “/tarif-düzenle” ile kişi sayısını "
    + "yazarsanız porsiyona bölerim."

  static func figureOfFile(_ carbs: Double) -> String {
    "Alındığı yerde porsiyonu için \(NumberText.plain(carbs)) g karbonhidrat yazıyor; bunu "
      + "doğrulayamadım."
  }

  static let pastedName = "Adsız tarif"

  private static func named(_ name: String) -> String {
    Turkish.capitalised(Turkish.accusative(name))
  }

  static func wasNotThere(_ name: String) -> String { "“\(name)” zaten yoktu" }
  static let nothingToEdit =
    "Tarifte neyin değişeceğini anlayamadım; örneğin “tuzu çıkar, 2 yumurta yap” yazın."
  static let nothingLeft = "Bu değişiklikten sonra tarifte malzeme kalmıyor; tarifi değiştirmedim."
  static func notInRecipe(_ name: String) -> String {
    "Bu tarifte “\(name)” yok; malzemelerden birini adıyla yazın."
  }
  static func noneToChange(_ name: String) -> String {
    "Bu tarifte “\(name)” yok, tarifi değiştirmedim. Eklemek için “100 g \(name) ekle” yazın."
  }
  static func howMuch(_ name: String, _ unit: String?) -> String {
    let example =
      switch unit {
      case nil: "50 g \(name)"
      case "adet": "2 \(name)"
      case .some(let unit): "1 \(unit) \(name)"
      }
    return "“\(name)” ne kadar olsun? Örneğin “\(example)” yazın."
  }
  static func forPeople(_ count: Int) -> String { "\(count) kişilik" }
  static func dropped(_ name: String) -> String { "\(name) çıkarıldı" }
  static func put(_ line: String) -> String { "\(line) eklendi" }
  static func swapped(_ old: String, _ new: String) -> String { "\(old) yerine \(new)" }

  static func breaksDiet(_ diet: String, _ names: [String]) -> String {
    "Dikkat: profilinizde “\(diet)” yazıyor; \(Turkish.list(names)) buna uymuyor."
  }

  /// `Bu hâliyle vegan ve glutensiz değil: 2 yumurta`.
  static func noLonger(_ ways: [String], _ names: [String]) -> String {
    "Tarif bu hâliyle artık \(Turkish.list(ways)) değil: \(names.joined(separator: ", "))."
  }

  static func mayHold(_ names: [String], _ ways: [String]) -> String {
    "\(Turkish.capitalised(Turkish.list(names))) bu \(Turkish.list(ways)) tarife uyar mı bilmiyorum; "
      + "etiketine bakın."
  }

  static func name(of tag: RecipeTag) -> String {
    switch tag {
    case .vegetarian: "vejetaryen"
    case .vegan: "vegan"
    case .glutenFree: "glutensiz"
    case .lactoseFree: "laktozsuz"
    case .oilFree: "yağsız"
    case .spicy: "acılı"
    }
  }
}
