import Domain
import Turkish

// What the tools of recipes and products say to people.
extension Texts {
  static func recipeSaved(_ name: String) -> String { "tarif: \(name)" }

  static func noRecipe(_ id: Int64) -> String {
    "\(id) numaralı bir tarif yok; tarifleri görmek için “tariflerim” diyebilirsiniz."
  }

  static let noNumber =
    "Hangisi? Numarasını söyleyin; listelemek için “tariflerim” ya da “ürünlerim”."

  static let nothingProposed =
    "Saklanacak bir tarif yok; önce bir tarif isteyin ya da tarifin metnini yapıştırın."

  static func noProduct(_ id: Int64) -> String {
    "\(id) numaralı bir ürün yok; ürünleri görmek için “ürünlerim” diyebilirsiniz."
  }

  static func favorite(_ name: String, _ isFavorite: Bool) -> String {
    isFavorite ? "favorilere ekleme: \(name)" : "favorilerden çıkarma: \(name)"
  }

  static func archiveDeleted(_ name: String) -> String { "arşivden silinen \(name)" }

  static func productKept(_ name: String) -> String { "ürün: \(name)" }

  static let unnamedProduct = "adsız ürün"

  static let nothingToScan =
    "Okunacak bir şey yok: etiketin resminin yolunu ya da barkodun rakamlarını yazın."

  static func basis(of product: Product) -> String {
    let hundred = product.isLiquid ? "100 ml" : "100 g"
    let isOfServing =
      product.confidence.isOfServing || product.per100[.carbs] == nil && product.perServing != nil
    let per = isOfServing ? "bir porsiyon" : hundred
    let own = product.confidence.corrected.map { labelName($0) }
    let corrected = own.isEmpty ? "" : "; sizin düzeltmeniz: \(own.joined(separator: ", "))"
    switch product.source {
    case .label: return "etikete göre, \(per)\(corrected)"
    case .openFoodFacts: return "Open Food Facts’e göre, \(per)\(corrected)"
    case .person: return "sizin verdiğiniz değerler, \(per)"
    case .model: return "etiketten bir modelin okuduğu değerler, \(per)\(corrected)"
    }
  }

  static func labelName(_ field: LabelField) -> String {
    switch field {
    case .calories: "enerji"
    case .fat: "yağ"
    case .saturatedFat: "doymuş yağ"
    case .carbs: "karbonhidrat"
    case .sugars: "şeker"
    case .fiber: "lif"
    case .protein: "protein"
    case .salt: "tuz"
    }
  }

  static func corrected(_ field: LabelField, _ value: Double) -> String {
    "\(labelName(field)) \(NumberText.plain(value, decimals: 2)) \(field == .calories ? "kcal" : "g")"
  }

  static func serving(_ serving: LabelServing) -> String {
    "porsiyon \(NumberText.plain(serving.amount)) \(serving.unit.symbol)"
  }

  static func named(_ name: String) -> String { "adı \(name)" }
  static let confirmedValues = "değerler doğrulandı"
  static let nothingToConfirm =
    "Doğrulanacak bir karbonhidrat yok, okuyamadım; etikette yazanı “karbonhidrat 54” gibi yazın."
  static let noProducts =
    "Henüz saklanan bir ürün yok; önce etiketin resmini gönderin ya da değerlerini yazın."
  static let nothingToCorrect =
    "Neyin düzeltileceğini anlayamadım; örneğin “karbonhidrat 12,5 olacak” ya da “porsiyon 30 g” yazın."
  static func productCorrected(_ name: String, _ told: [String]) -> String {
    "ürün düzeltmesi: \(name) (\(told.joined(separator: ", ")))"
  }
  static func impossible(_ fault: LabelFault, isLiquid: Bool = false) -> String {
    func figure(_ value: Double) -> String { NumberText.plain(value, decimals: 2) }
    func amount(_ amount: Double) -> String {
      "\(NumberText.plain(amount)) \(Measure.metric(ofLiquid: isLiquid).symbol)"
    }
    switch fault {
    case .over(let field, let value, let whole):
      let unit = field == .calories ? "kcal" : "g"
      return "\(amount(whole)) üründe \(figure(value)) \(unit) \(labelName(field)) olamaz; "
        + "etikete bakıp doğrusunu yazın."
    case .sum(let sum, let whole):
      return
        "Karbonhidrat, yağ ve protein \(amount(whole)) üründe birlikte \(figure(sum)) g olamaz; "
        + "etikete bakıp üçünü de yeniden yazın."
    case .sugars(let sugars, let carbs):
      return
        "Şeker (\(figure(sugars)) g) karbonhidratın (\(figure(carbs)) g) bir parçasıdır, ondan fazla "
        + "olamaz; etikete bakıp ikisini de yazın."
    }
  }
  static let servingMissing =
    "Bir porsiyonun kaç gram olduğunu bilmiyorum; “porsiyon 30 g” gibi yazabilirsiniz."
  static let carbsOpen = "Karbonhidrat hâlâ doğrulanmadı; etikete bakıp yazın ya da “doğru” deyin."
  static func energyDiffers(_ made: Double, _ energy: Double) -> String {
    "Karbonhidrat, protein ve yağdan \(NumberText.plain(made, decimals: 0)) kcal çıkıyor, enerji ise "
      + "\(NumberText.plain(energy, decimals: 0)) kcal; değerlerden biri yanlış olabilir."
  }
  static let servingAssumed =
    "Değerleri bir porsiyon için saydım; 100 g içinse “100 gramda 12 karbonhidrat” gibi yazın."
  static let basisAssumed =
    "Değerleri 100 g için saydım; porsiyon içinse “porsiyonda 12 karbonhidrat, porsiyon 30 g” gibi yazın."
  static let typedWithoutCarbs =
    "Bu satırda karbonhidrat bulamadım; örneğin “100 g’da 51,5 karbonhidrat, 34,6 yağ, 5,9 protein, "
    + "549 kcal” yazın."
  static func noSuchProduct(_ name: String) -> String {
    "Arşivde “\(name)” diye bir ürün yok; “ürünlerim” yazarak bakabilir ya da etiketini gönderebilirsiniz."
  }
  static func noProductToCorrect(_ name: String) -> String {
    "“\(name)” diye saklanan bir ürün yok; hiçbir şeyi değiştirmedim. Ürünler için “ürünlerim”, yeni bir "
      + "etiket için “100 g’da … karbonhidrat” yazabilirsiniz."
  }
  static func severalProducts(_ names: [String]) -> String {
    "Hangi ürün: \(names.joined(separator: ", "))?"
  }
  static func mayDelete(_ name: String) -> String { "“\(name)” silinsin mi? (evet ya da hayır)" }
  static func nothingKept(_ name: String, _ kind: ArchiveKind?) -> String {
    let (thing, list) =
      switch kind {
      case .recipe: ("tarif", "“tariflerim”")
      case .product: ("ürün", "“ürünlerim”")
      case nil: ("şey", "“arşivim”")
      }
    return
      "Sakladıklarınız arasında “\(name)” diye bir \(thing) yok; hiçbir şeyi silmedim. Hepsini görmek "
      + "için \(list) yazın."
  }
  static func whichKept(_ names: [String]) -> String {
    "Bu adla birkaç şey saklı; hangisi: \(names.joined(separator: ", "))? Tam adıyla yazın."
  }
  static func noOwn(_ name: String) -> String {
    "“\(name)” diye saklanan bir tarifiniz yok; besin tablosundan hesapladım."
  }
  static func sameMeasure(_ item: MealItem) -> String {
    "\(item.name) \(item.unit ?? "adet") ölçüsüyle kayıtlı; yeni miktarı da o ölçüyle yazın."
  }
  static func severalKept(_ names: [String]) -> String {
    "Saklananlardan hangisini yediniz: \(names.joined(separator: ", "))? Bu adlardan biriyle yeniden yazın."
  }
  /// `100 g'da 64 g karbonhidratlı etiket`.
  private static func label(_ product: Product) -> String {
    let carbs = product.per100[.carbs].map { NumberText.plain($0) }
    return "\(product.isLiquid ? "100 ml'de" : "100 g'da") \(carbs ?? "?") g karbonhidratlı etiket"
  }
  static func noLabelOf(_ name: String, _ products: [Product]) -> String {
    "Taradıklarınız arasında “\(name)” diye bir ürün yok; adsız olanın değerleri de buna benzemiyor "
      + "(\(label(products[0]))). Yediğiniz oysa “bu üründen … yedim” yazın ya da önce adını verin "
      + "(“adı … olsun”); değilse “taradığım” demeden yeniden yazın, besin tablosundan hesaplarım."
  }
  static func whichLabel(_ name: String, _ products: [Product]) -> String {
    "“\(name)” hangisi: \(products.map(label).joined(separator: ", "))? Adları olmadığı için "
      + "seçemedim; son taradığınızsa “bu üründen … yedim” yazın ya da adını verin (“adı … olsun”)."
  }
  static func productWeight(_ name: String) -> String {
    "\(name) için miktarı gram olarak yazın (o ölçünün ağırlığı etikette yok); örneğin “30 g”."
  }
  static func productUnchecked(_ name: String) -> String {
    "\(name) etiketindeki karbonhidrat doğrulanmamıştı; etikete bakıp “doğru” diyebilir ya da düzeltebilirsiniz."
  }

  static func recipeWeight(_ name: String) -> String {
    "\(name) tarifinin pişmiş ağırlığını bilmiyorum; kaç porsiyon yediğinizi yazın."
  }
  static func recipeSource(_ name: String) -> String { "tarif: \(name)" }
  static func uncounted(_ names: [String]) -> String {
    "Şunların değeri bilinmediği için hesaba katılmadı: \(names.joined(separator: ", "))."
  }

  static func forPeople(_ servings: Int) -> String { "\(servings) kişilik" }
  static func withNote(_ note: String) -> String { "not: \(note)" }
  static let emptyRecipe = "Tarif metni boş; tarifin adını, malzemelerini ve yapılışını yazın."
  static let nothingInRecipe =
    "Tarifte neyin değişeceğini anlayamadım; örneğin “tuzu çıkar” ya da “6 kişilik yap” yazın."
  static func recipeChanged(_ name: String, _ told: [String]) -> String {
    "tarif değişikliği: \(name) (\(told.joined(separator: ", ")))"
  }
  private static let stillInStepsStart = "Adımlarda hâlâ geçiyor, atlayın: "
  static func stillInSteps(_ names: [String]) -> String {
    "\(stillInStepsStart)\(names.joined(separator: ", "))."
  }
  /// The names that such a note tells; nil for any other.
  static func namedInSteps(_ note: String) -> [String]? {
    guard note.hasPrefix(stillInStepsStart) else { return nil }
    return note.dropFirst(stillInStepsStart.count).dropLast().split(separator: ",")
      .map { String($0).trimmed }
  }
  static func notInSteps(_ names: [String]) -> String {
    "Adımlar eskisi gibi kaldı; \(names.joined(separator: ", ")) hiçbir adımda geçmiyor, ne zaman "
      + "katacağınıza siz karar verin."
  }
  static func overAim(_ load: Double) -> String {
    "Dikkat: bir porsiyonun glisemik yükü yaklaşık \(NumberText.plain(load, decimals: 0)); hedeflenen "
      + "15'in altında değil. Daha küçük bir porsiyon ve yanında salata iyi olur."
  }
  static func strangeRecipe(_ lines: [RecipeIngredient], carbs: Double) -> String {
    let told = lines.map { line in
      line.grams.map { "\(NumberText.plain($0, decimals: 0)) g \(line.name)" } ?? line.name
    }.joined(separator: ", ")
    return "Bu kadarı alışılmadık: tarifte \(told) olur, bir porsiyonda "
      + "\(NumberText.plain(carbs, decimals: 0)) g karbonhidrat. Tarifi yine de böyle değiştireyim mi?"
  }

  static func allAtHand(_ items: [ShoppingItem]) -> String {
    "Bu tarifin malzemelerinin hepsi evde görünüyor (\(items.map(\.name).joined(separator: ", "))); "
      + "listeye bir şey eklemedim."
  }
  static let nothingAtHand =
    "Evde ne olduğunu bilmiyorum. “Evde yumurta, ıspanak ve yoğurt var” yazarsanız onlarla tarif öneririm."

  static func nothingByName(_ name: String) -> String {
    "Open Food Facts’te “\(name)” için karbonhidratı yazılmış bir ürün bulamadım; barkodunu yazın ya da "
      + "etiketin resmini gönderin."
  }

  static let emptyRecipeForList = "Bu tarifin listeye eklenecek malzemesi yok."
}
