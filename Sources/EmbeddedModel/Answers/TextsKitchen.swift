import Turkish

extension Texts {
  static let listLeft = "Tamam, listeye bir şey yazmadım."
  static let dietList =
    "Bunu bir beslenme listesi olarak anladım; yenmiş ya da alınacak bir şey saymadım. Yediyseniz “… yedim”, "
    + "alınacaksa “alışveriş listesine … ekle” yazın."

  /// The headings of a recipe that is pasted.
  static let thingsHeading = "Malzemeler"
  static let stepsHeading = "Yapılışı"

  static func recipeTitle(_ name: String, servings: Double) -> String {
    "**\(Turkish.capitalised(name))** (\(NumberText.plain(servings)) kişilik)"
  }

  /// The figures of one serving.
  static func recipeFigures(
    carbs: String, calories: Double?, load: Double?, minutes: Double
  ) -> String {
    var parts = ["**\(carbs) karbonhidrat**"]
    if let calories { parts.append("\(NumberText.plain(calories, decimals: 0)) kcal") }
    if let load { parts.append("glisemik yük \(NumberText.plain(load, decimals: 0))") }
    let time = minutes > 0 ? " Yaklaşık \(NumberText.plain(minutes, decimals: 0)) dakika." : ""
    return "Bir porsiyonda \(parts.joined(separator: ", ")).\(time)"
  }

  static let recipeUnreckoned =
    "Karbonhidratı hesaplanamadı: malzemelerin çoğunun değeri bilinmiyor."

  static let recipeKeeping =
    "“Tarifi kaydet” yazarsanız saklarım, “başka” yazarsanız başka bir tarif öneririm."
  static let recipeNext = recipeKeeping + " Malzemeleri alışveriş listenize ekleyeyim mi?"
  static let recipeKeptNext =
    "“/pişir” ile adım adım pişirebilir, “bu tariften 1 porsiyon yedim” yazarak öğününüze geçirebilirsiniz."
  static let declined = "Tamam, olduğu gibi bırakıyorum."
  static let whichRecipe =
    "Hangi tariften olduğunu bilmiyorum, bir şey kaydetmedim. “Tarif arşivim” yazıp tarifi açın "
    + "(“ilkini göster”), sonra bunu yeniden yazın."
  static let ownShare =
    "Bunun ne kadarını siz yediniz? Porsiyonla yazın, onu kaydedeyim: “1 porsiyon”."
  static let keepRecipe =
    "Son tarifi saklamam için “tarifi kaydet” yazın; sakladıklarınızı “tarif arşivim” gösterir."
  /// The order that goes with an amount which was asked for.
  static let putIn = "ekle"
  static func recipeRest(protein: String, fat: String, fiber: String) -> String {
    "Protein \(protein), yağ \(fat), lif \(fiber)."
  }
  static func recipeServings(_ name: String, _ servings: String) -> String {
    "\(name) \(servings) kişilik. “6 kişilik yap” gibi yazarsanız miktarları değiştiririm."
  }
  static func recipeMinutes(prep: Double, cook: Double) -> String {
    let told = [("hazırlığı", prep), ("pişmesi", cook)].filter { $0.1 > 0 }
      .map { "\($0.0) yaklaşık \(NumberText.plain($0.1, decimals: 0)) dakika" }
    return told.isEmpty
      ? "Bu tarifte süre yazmıyor." : Turkish.capitalised(told.joined(separator: ", ")) + "."
  }
  static func recipeAmount(_ line: String) -> String {
    "Tarifte \(line). Değiştirmek için istediğiniz miktarı yazın."
  }
  static func insteadOf(_ name: String) -> String {
    "Hangisini istediğinizi yazarsanız değiştirip değerlerini yeniden hesaplarım: “\(name) yerine … koy”."
  }
  static func recipeKept(_ name: String) -> String {
    "Tarifi sakladım: \(name). “Tarif arşivim” yazarsanız gösteririm."
  }
  static func recipeLine(_ name: String) -> String { "Tarif saklandı: \(name)" }
  static func labelLine(_ name: String?) -> String { "Etiket saklandı: \(name ?? "adsız ürün")" }
  static func inHundred(_ carbs: String, isLiquid: Bool) -> String {
    "\(isLiquid ? "100 ml'de" : "100 g'da") \(carbs) karbonhidrat"
  }
  static let archiveEmpty =
    "Arşivinizde henüz bir şey yok. Bir tarif isteyip “tarifi kaydet” yazabilirsiniz."
  static func archiveLine(_ name: String, carbs: String?, isServing: Bool) -> String {
    guard let carbs else { return "\(name): \(carbsUnknown)" }
    return "\(name): \(isServing ? "porsiyonunda" : "100 gramında") \(carbs) g karbonhidrat"
  }
  /// `100 g içinde **51,5 g karbonhidrat**`.
  static func inHundred(_ carbs: String, _ unit: String) -> String {
    "100 \(unit) içinde **\(carbs) karbonhidrat**"
  }
  static func inServing(_ carbs: String, _ size: String?) -> String {
    "bir porsiyonda\(size.map { " (\($0))" } ?? "") **\(carbs)\(size == nil ? " karbonhidrat" : "")**"
  }
  static func labelRead(_ name: String, _ told: String) -> String {
    "Etiketi okudum\(name): \(told)."
  }
  static func labelTyped(_ name: String, _ told: String) -> String {
    "Yazdığınız etiketi sakladım\(name): \(told)."
  }
  static func productFound(_ name: String, _ told: String, _ basis: String?) -> String {
    "Ürünü buldum\(name): \(told)\(basis.map { " (\($0))" } ?? "")."
  }
  static func productUpdated(_ name: String, _ changes: [String], _ told: String) -> String {
    "Düzelttim\(name): \(changes.joined(separator: ", ")). Şimdi \(told)."
  }
  static func productLine(_ name: String?, _ changes: [String]) -> String {
    "Ürün düzeltildi: \(name ?? "adsız ürün") (\(changes.joined(separator: ", ")))"
  }
  static func labelWithoutCarbs(_ name: String) -> String {
    "Etiketi okudum\(name) ama karbonhidratı seçemedim. Etikette yazanı “karbonhidrat 54” diye yazın; "
      + "isterseniz ışığı artırıp yakından, düz bir açıyla bir resim daha gönderin."
  }
  /// What a bare figure means that answers the question for the carbohydrate, or for the serving.
  static func saidCarbs(_ figure: String) -> String { "karbonhidrat \(figure)" }
  static func carbsOfHundred(_ figure: String, isLiquid: Bool) -> String {
    "100 \(Measure.metric(ofLiquid: isLiquid).symbol) karbonhidrat \(figure)"
  }
  static func saidServing(_ figure: String, _ unit: String) -> String {
    "porsiyon \(figure) \(unit)"
  }
  static func recipeUpdated(_ name: String, _ changes: [String]) -> String {
    "Tarifi değiştirdim: \(changes.joined(separator: ", "))."
  }
  static func recipeChangedLine(_ name: String, _ changes: [String]) -> String {
    "Tarif değişti: \(name) (\(changes.joined(separator: ", ")))"
  }
  static func favoriteSet(_ name: String, _ isFavorite: Bool) -> String {
    isFavorite ? "\(name) artık favorilerinizde." : "\(name) favorilerinizden çıktı."
  }
  static func favoriteLine(_ name: String, _ isFavorite: Bool) -> String {
    isFavorite ? "Favorilere eklendi: \(name)" : "Favorilerden çıktı: \(name)"
  }
  static func favoriteMeal(_ meal: String, _ isFavorite: Bool, isNew: Bool) -> String {
    switch (isFavorite, isNew) {
    case (true, true):
      "\(meal) favorilerinize eklendi. Yeniden yediğinizde “favori öğünümü yedim” yazmanız yeter; "
        + "“favorilerim” listeler."
    case (true, false): "\(meal) zaten favorilerinizde."
    case (false, true): "\(meal) favorilerinizden çıktı; kaydı günlüğünüzde duruyor."
    case (false, false): "\(meal) favorilerinizde değil."
    }
  }
  static func noFavorites(ofMeals: Bool) -> String {
    ofMeals
      ? "Favori öğününüz yok. Bir öğünü yazdıktan sonra “bunu favorilere ekle” deyin."
      : "Favoriniz yok. Bir öğünden, tariften ya da üründen sonra “bunu favorilere ekle” deyin."
  }
  static func archiveErased(_ name: String) -> String {
    "Arşivden sildim: \(name). Geri almak için “geri al” yazabilirsiniz."
  }
  static func atHandLine(_ names: [String]) -> String {
    "Evde var: \(names.joined(separator: ", "))"
  }
  static func atHandKept(_ names: [String]) -> String {
    "Evde olduğunu not ettim: \(names.joined(separator: ", ")). “Elimdekilerle ne yapayım” "
      + "yazarsanız bunlarla tarif öneririm; tarif malzemesi eklerken de bunları listeye yazmam."
  }
  static func usedUpLine(_ names: [String]) -> String {
    "Evde bitti: \(names.joined(separator: ", "))"
  }
  static func usedUp(_ names: [String]) -> String {
    "Evde bittiğini not ettim: \(names.joined(separator: ", "))."
  }
  static func wasNotAtHand(_ names: [String]) -> String {
    "Evdekiler arasında zaten yazılı değildi: \(names.joined(separator: ", "))."
  }
  static let shallBuy = "Alışveriş listesine ekleyeyim mi?"
  static let atHandTitle = "Evde olanlar:"
  static let nothingAtHand =
    "Evde ne olduğunu bilmiyorum. “Evde yumurta ve un var” yazarsanız not ederim; listede alındı diye "
    + "işaretlediklerinizi de evde sayarım."
  static func isAtHand(_ items: [String]) -> String {
    "Evde var: \(items.joined(separator: ", "))."
  }
  static func notAtHand(_ names: [String]) -> String {
    "Evdekiler arasında yazılı değil: \(names.joined(separator: ", "))."
  }
  static func stillAtHand(_ names: [String]) -> String {
    let first = names.first ?? ""
    return "Evde yazılı: \(names.joined(separator: ", ")); bittiyse “\(first) bitti” yazın."
  }
  static func alreadyAtHand(_ names: [String]) -> String {
    "Evde olduğu için eklemedim: \(names.joined(separator: ", "))."
  }
  static func productsFound(_ lines: [String]) -> String {
    let list = lines.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    return "Open Food Facts’te bulduklarım:\n\n\(list)\n\nHangisiyse numarasını yazın, saklayayım; "
      + "değerleri paketinizin etiketiyle karşılaştırın."
  }
  static func productChoice(
    _ name: String, _ carbs: String, _ barcode: String, isPlausible: Bool
  ) -> String {
    let doubt = isPlausible ? "" : "; değerleri birbirini tutmuyor"
    return "\(name): 100 g içinde \(carbs) karbonhidrat (\(barcode)\(doubt))"
  }
  static let listOpened =
    "Listeye ne yazayım? Miktarlarıyla yazabilirsiniz, tek tek ya da birlikte: “2 litre süt, ekmek”."
  static let archiveNothingFound = "Arşivinizde buna uyan bir şey yok."
  static let labelCheck =
    "Bu değerlerden emin değilim; etikete bakıp karbonhidratı doğrular mısınız?"
  static let labelHow =
    "Etiket resmini okumam için dosyanın yolunu yazın; örneğin ~/etiket.jpg. Etiketteki 100 gram ya da "
    + "porsiyon değerini yazarsanız onu da kaydederim."
}
