import Domain
import Turkish

extension Texts {
  static func lastWeight(_ weight: String, _ when: String, isOwn: Bool = true) -> String {
    "\(isOwn ? "Son kilonuz" : "Son kilo") \(weight) kg (\(when))."
  }

  static func weightBefore(_ weight: String, _ when: String) -> String {
    "Önceki \(weight) kg (\(when))."
  }

  static func weightChange(from first: String, _ when: String, by change: Double) -> String {
    let amount = NumberText.plain(abs(change))
    let how = change == 0 ? "değişmedi" : "\(amount) kg \(change < 0 ? "azaldı" : "arttı")"
    return "İlk kayıt \(first) kg (\(when)): \(how)."
  }

  static func inItsStead(_ entries: [String]) -> String {
    "Yazılanlar: \(entries.joined(separator: ", "))."
  }

  /// When something was last that is not in the stretch that was asked for.
  static func lastTime(_ entry: String) -> String { "En son: \(entry)." }

  /// What there is of others, where there is nothing of one's own.
  static func ofOthers(_ entries: [String]) -> String {
    "Başkası için yazılanlar: \(entries.joined(separator: ", "))."
  }

  /// Of a long list only the last are told.
  static func lastOf(_ told: Int, _ all: Int) -> String { "Son \(told) kayıt (toplam \(all)):" }

  /// `öğle yemeğinde`.
  static func atMeal(_ type: String?) -> String? {
    switch type {
    case "breakfast": "kahvaltıda"
    case "lunch": "öğle yemeğinde"
    case "dinner": "akşam yemeğinde"
    case "snack": "ara öğünde"
    case "lateSnack": "gece"
    default: nil
    }
  }

  /// A part of a day: `bugün sabah`, `dün akşam`, `20 Kasım Cuma akşam`.
  static func partOfDay(_ day: String, _ part: MealType) -> String {
    let name =
      switch part {
      case .breakfast: "sabah"
      case .lunch: "öğlen"
      case .snack: "öğleden sonra"
      case .dinner: "akşam"
      case .lateSnack: "gece"
      }
    return "\(day) \(name)"
  }

  /// Whether a recipe that was told is in the archive.
  static func isKept(_ name: String, _ isKept: Bool) -> String {
    isKept
      ? "Evet, “\(name)” tariflerinizde kayıtlı."
      : "Hayır, “\(name)” tariflerinize kaydedilmemiş. “Tarifi kaydet” yazarsanız saklarım."
  }

  static func recipeToldAt(_ when: String) -> String {
    "\(Turkish.capitalised(when)) verdiğim tarif:"
  }

  static let noRecipeTold = "Böyle bir tarif verdiğimi eski konuşmalarda bulamadım."

  static func noNotes(of query: String) -> String {
    "Notlarınızda “\(query)” geçmiyor. Öteki notlarınız:"
  }

  static let nothingWritten = "O gün bana yazdığınız bir şey bulamadım."

  /// What several foods hold.
  static func together(_ carbs: String) -> String { "Birlikte **\(carbs) g karbonhidrat**." }

  static func mostDay(_ day: String, _ carbs: String) -> String {
    "En çok karbonhidratı \(day) aldınız: **\(carbs)**."
  }

  static func meanOfEntries(_ count: Int, _ stretch: String, _ amount: String) -> String {
    "\(Turkish.capitalised(stretch)) \(count) kaydın ortalaması: \(amount)."
  }

  static func meanOfDays(_ days: String, _ amount: String, _ name: String) -> String {
    "Kayıtlı \(days) günün ortalaması: günde \(amount) (\(name))."
  }

  /// What one food of the meals held.
  static func ofFood(_ food: String, _ carbs: String) -> String {
    "Yalnız \(food): **\(carbs) karbonhidrat**."
  }
}
