import Domain
import Turkish

// What the kitchen's commands say.
extension Texts {
  // Recipes that a model writes.
  static let recipeNotWritten = "Modelin yanıtı yarıda kaldı."
  static let recipeRefused = "Hizmet bu isteği geri çevirdi."

  /// The word before which a step's minutes stand.
  static let minuteWord = "dakika"

  static let notCooking = "Şu an pişirilen bir tarif yok; “/pişir” ile başlayabilirsiniz."
  static let noRecipeYet =
    "Henüz bir tarif yok; örneğin “akşam için tavuklu bir tarif ver” yazabilirsiniz."
  static func noRecipe(_ asked: String) -> String {
    "“\(asked)” diye bir tarif bulamadım; “/ardiye” saklananları gösterir."
  }
  static func noSteps(_ name: String) -> String {
    "\(name) tarifinin adımları yazılmamış; adım adım pişirilemez."
  }

  static func cookingStart(_ recipe: Recipe, _ lines: [String]) -> String {
    let list = lines.map { "- \($0)" }.joined(separator: "\n")
    return "**\(recipe.name)** (\(recipe.servings) kişilik, \(recipe.steps.count) adım)\n\n"
      + "Önce malzemeleri hazırlayın:\n\n\(list)\n\nBaşlamak için “/sonraki” yazın."
  }
  static func cookingStep(_ number: Int, of count: Int, _ step: String, minutes: Int?) -> String {
    let timer = minutes.map { "\n\n“/süre” yazarsanız \($0) dakika sonra haber veririm." } ?? ""
    let next =
      number == count
      ? "Bu son adım; bitince “/sonraki” yazın." : "“/sonraki” ile ilerleyin, “/önceki” ile dönün."
    return "**Adım \(number)/\(count)**\n\n\(step)\(timer)\n\n\(next)"
  }
  static func cookingDone(_ name: String) -> String {
    "Afiyet olsun! Yediğinizde “bu tariften 1 porsiyon yedim” yazarsanız \(name) öğününüze geçer."
  }
  static func stepName(_ recipe: String, _ step: Int) -> String {
    step > 0 ? "\(recipe), adım \(step)" : recipe
  }
  static let whichTime = "Kaç dakika? Örneğin “/süre 20” yazın (en çok 600)."
  static func timerStarted(_ minutes: Int) -> String {
    "\(minutes) dakikalık süre başladı; dolunca haber veririm (balli açık kaldığı sürece)."
  }
  static func timeIsUp(_ minutes: Int, _ name: String?) -> String {
    "⏰ \(minutes) dakika doldu\(name.map { ": \($0)" } ?? "")."
  }

  static func recipeImported(_ name: String, _ carbs: Double?, _ remarks: [String]) -> String {
    (["Tarifi sakladım: \(name), \(inServing(carbs))."] + remarks).joined(separator: "\n")
  }
  private static func inServing(_ carbs: Double?) -> String {
    carbs.map { "porsiyonunda \(NumberText.plain($0)) g karbonhidrat" }
      ?? "karbonhidratı hesaplanamadı"
  }
  static let nothingEdited = "Bir şey değişmedi."
  static func recipeUnread(_ reason: String, _ path: String) -> String {
    "\(reason) Tarif değişmedi; yazdıklarınız şurada duruyor: \(path)"
  }
  static func recipeEdited(_ name: String) -> String { "tarif değişikliği: \(name)" }
  static func recipeKept(_ recipe: Recipe) -> String {
    let open = recipe.uncounted
    let missing =
      open.isEmpty
      ? "" : " Şunların değeri bilinmediği için hesaba katılmadı: \(open.joined(separator: ", "))."
    return "Tarifi değiştirdim: \(recipe.name), \(recipe.servings) kişilik, "
      + "\(inServing(recipe.knownPerServing?.carbs)).\(missing)"
  }
  static func recipeFileEmpty(_ path: String) -> String {
    "Bu dosya boş, saklanacak bir tarif yok: \(path)"
  }
  static let recipeTooLong =
    "Bu dosya bir tarif için çok uzun; yalnızca tarifin olduğu bölümü bir dosyaya koyun."

  static let emptyArchive =
    "Ardiyeniz boş. Etiket resmi gönderebilir ya da bir tarif isteyip “tarifi kaydet” yazabilirsiniz."
  static func notInArchive(_ filter: String) -> String {
    "Ardiyede “\(filter)” geçen bir tarif ya da ürün yok."
  }
  static func notInArchive(carbs: Double) -> String {
    let low = NumberText.plain(max(0, carbs - ArchiveFilter.tolerance))
    return "Ardiyede porsiyonunda \(low)–\(NumberText.plain(carbs + ArchiveFilter.tolerance)) g "
      + "karbonhidrat olan bir tarif ya da ürün yok."
  }
  /// What may stand after the grams that are looked for, folded.
  static let gramWords: Set = ["g", "gr", "gram", "karbonhidrat", "karb"]
  static func archivedRecipes(_ recipes: [Recipe]) -> String? {
    guard !recipes.isEmpty else { return nil }
    let lines = recipes.map { recipe in
      "- \(star(recipe.isFavorite))#\(recipe.id ?? 0) \(recipe.name): "
        + inServing(recipe.knownPerServing?.carbs)
    }
    return "**Tarifler**\n\n" + lines.joined(separator: "\n")
  }
  static func archivedProducts(_ products: [Product]) -> String? {
    guard !products.isEmpty else { return nil }
    let lines = products.map { product in
      let words = [product.brand, product.name].compactMap(\.self).joined(separator: " ")
      let name = words.isEmpty ? product.barcode ?? "adsız ürün" : words
      let carbs = product.per100[.carbs].map {
        "100 \(product.isLiquid ? "ml'de" : "g'da") \(NumberText.plain($0)) g karbonhidrat"
      }
      let open = product.needsReview ? " (doğrulanmadı)" : ""
      return "- \(star(product.isFavorite))#\(product.id ?? 0) \(name): "
        + "\(carbs ?? "karbonhidratı bilinmiyor")\(open)"
    }
    return "**Ürünler**\n\n" + lines.joined(separator: "\n")
  }
  private static func star(_ isFavorite: Bool) -> String { isFavorite ? "★ " : "" }

  static func recipeWritten(_ name: String, _ path: String) -> String {
    "\(name) tarifi yazıldı: \(path)"
  }
  static let emptyList = "Alışveriş listeniz boş; “listeye süt ekle” yazabilirsiniz."
  static let emptyPantry =
    "Evde ne olduğunu bilmiyorum; “evde yumurta ve un var” yazabilirsiniz."
  static let pantryTitle = "Evde olanlar"
  static func pantryWritten(_ path: String) -> String { "Evde olanlar yazıldı: \(path)" }
  static let listTitle = "Alışveriş listesi"
  static let otherAisle = "diğer"
  static func listWritten(_ path: String) -> String { "Alışveriş listesi yazıldı: \(path)" }
}
