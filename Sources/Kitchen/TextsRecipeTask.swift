import Domain

// What a model is told before it writes a recipe.
extension Texts {
  static let recipeRules = """
    Diyabetle yaşayan biri için Türkçe bir ev yemeği tarifi yaz. Yanıtın yalnız JSON nesnesi olsun, \
    başka söz yazma.
    - name: yemeğin adı. ingredients: her malzeme ayrı; name yalın ve yaygın adı (örn. "kabak"), \
    quantity ve unit mutfak ölçüsü (adet, su bardağı, yemek kaşığı, gram), grams toplam gramı. Hepsi \
    bütün kişiler için. Tuz ve baharat dışında miktarsız malzeme yazma.
    - steps: sırayla kısa cümleler, "doğrayın" gibi. Adımlarda ve adda yalnız listedeki malzemeler \
    geçsin; yanında önerilen yiyecek de listede olsun.
    - Porsiyonun glisemik yükü 15'in altında olsun. Şeker, bal, pekmez, şurup, reçel koyma.
    - İlaç, insülin, doz, ünite anma; sağlık öğüdü ve bağlantı yazma.
    - carbsPerServing: bir porsiyondaki karbonhidrat tahminin, gram.
    """

  static func taskServings(_ servings: Int) -> String { "Kaç kişilik: \(servings)" }
  static func taskMeal(_ meal: RecipeMeal) -> String { "Öğün (mealType): \(meal.rawValue)" }
  static func taskStyle(_ style: String) -> String { "Tür: \(style)" }
  static func taskNotes(_ notes: String) -> String { "İstek: \(notes)" }
  static func taskGivens(_ things: [String]) -> String {
    "Eldekiler, hepsi kullanılacak: " + things.joined(separator: ", ")
  }
  static func taskConditions(_ conditions: [String]) -> String {
    "Kesin koşullar: " + conditions.joined(separator: ", ")
  }
  static func taskExcluded(_ things: [String]) -> String {
    "Bunlar olmayacak: " + things.joined(separator: ", ")
  }
  static func taskDiets(_ diets: [String]) -> String {
    "Beslenme biçimi, kesin: " + diets.joined(separator: ", ")
  }
  static func taskAllergies(_ allergies: [String]) -> String {
    "Alerji, hiçbiri olmayacak: " + allergies.joined(separator: ", ")
  }
  static func taskRecent(_ recent: [[String]]) -> String {
    "Son yemeklerin ana malzemeleri; üçü ya da yarısı aynı olmasın: "
      + recent.map { $0.joined(separator: " + ") }.joined(separator: "; ")
  }
  static let taskAgain = "Önceki yanıtın olmadı, yeniden yaz:"

  /// What is to be done about a fault.
  static func order(to fault: WrittenFault) -> String {
    switch fault {
    case .unreadable: "Yanıt geçerli ve bütün bir JSON nesnesi olmalı."
    case .incomplete: "name ve steps boş kalmasın."
    case .forbidden(let names):
      "Bunlar hiçbir biçimde olmasın ya da ne içerdiği belli bir malzemeyle değiştir: "
        + names.joined(separator: ", ")
    case .sugary(let names):
      "Kan şekerini hızlı yükseltenleri çıkar: " + names.joined(separator: ", ")
    case .unweighed(let names): "Miktarını ve gramını yaz: " + names.joined(separator: ", ")
    case .unlisted(let names):
      "Ad ya da adımlarda geçip listede olmayanları miktarıyla listeye ekle ya da anma: "
        + names.joined(separator: ", ")
    case .medicine: "İlaç, insülin, doz, ünite ve bağlantı anma."
    case .tooMuch: "Miktarlar \(mostEnergy) kcal'yi aşan bir porsiyon veriyor; düzelt."
    case .slow(_, let most): "Hazırlık ve pişirme toplam en çok \(most) dakika olsun."
    case .unwantedStyle: "Bu türden bir yemek istenmiyor; başka bir yemek yaz."
    case .unused(let names): "Eldekilerin hepsini kullan: " + names.joined(separator: ", ")
    case .unknown(let names):
      "Yaygın adıyla yaz ya da başka malzeme seç: " + names.joined(separator: ", ")
    case .overLimit(let told): told.joined(separator: " ")
    case .heavy: "Nişastalı malzemeyi azalt; porsiyonun glisemik yükü 15'in altında olsun."
    case .similar(let name):
      "“\(name)” yemeğine benziyor; başka ana malzemelerle başka bir yemek yaz."
    }
  }

  private static let mostEnergy = Int(WrittenCheck.mostEnergy)
}
