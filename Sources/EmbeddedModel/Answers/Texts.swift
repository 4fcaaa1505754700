import Domain
import Turkish

/// All that the engine says in Turkish besides figures.
enum Texts {
  // MARK: Meals

  static func mealName(_ type: String?) -> String {
    switch type {
    case "breakfast": "Kahvaltı"
    case "lunch": "Öğle yemeği"
    case "dinner": "Akşam yemeği"
    case "snack": "Ara öğün"
    case "lateSnack": "Gece atıştırması"
    default: "Öğün"
    }
  }

  static func logged(_ meal: String, _ variant: Int) -> String {
    switch variant % 3 {
    case 0: "\(meal) kaydedildi"
    case 1: "\(Turkish.accusative(meal)) kaydettim"
    default: "\(meal) kayıtlara geçti"
    }
  }

  static func deleted(_ what: String) -> String { "Sildim: \(what). Geri almak için “geri al” yazabilirsiniz." }

  static func impact(_ level: String?, _ score: Double?, _ load: Double?) -> String {
    let name = level == "low" ? "düşük" : level == "medium" ? "orta" : "yüksek"
    let loadText = load.map { ", glisemik yük \(NumberText.plain($0.rounded()))" } ?? ""
    return "Kan şekerine etkisi \(name) (\(NumberText.plain(score ?? 1))/10\(loadText))."
  }

  static func noMeals(food: String?) -> String {
    food.map { "Kayıtlarda bu zaman için \($0) yok." } ?? "Bu zaman için kayıtlı bir öğün yok."
  }

  static func periodName(_ period: String?) -> String {
    switch period {
    case "today": "bugün"
    case "yesterday": "dün"
    case "this_week": "bu hafta"
    case "last_week": "geçen hafta"
    case "this_month": "bu ay"
    case "last_month": "geçen ay"
    default: "bu aralıkta"
    }
  }

  static func remaining(_ kind: String, _ value: Double?) -> String? {
    guard let value else { return nil }
    let unit = kind == "calories" ? "kcal" : "g"
    let name = ["carbs": "karbonhidrat", "calories": "kalori", "protein": "protein", "fat": "yağ", "fiber": "lif"][kind] ?? kind
    return value >= 0
      ? "\(Turkish.capitalised(name)) hedefinize \(NumberText.plain(value)) \(unit) kaldı."
      : "\(Turkish.capitalised(name)) hedefinizi \(NumberText.plain(-value)) \(unit) aştınız."
  }

  static func notCounted(_ names: [String]) -> String {
    "Değeri bilinmediği için sayılmayanlar: \(names.joined(separator: ", "))."
  }

  static func foodUnknown(_ name: String, _ others: [String]) -> String {
    let hint = others.isEmpty ? "" : " Benzerleri: \(others.joined(separator: ", "))."
    return "“\(name)” besin tablosunda yok; uydurma bir değer vermek istemem.\(hint) Etiketindeki değeri söylerseniz onu kullanırım."
  }

  // MARK: Glucose, targets, list

  static let noGlucose = "Kayıtlı bir kan şekeri ölçümü yok. “Şekerim 112” gibi yazarsanız kaydederim."

  static func noReadings(_ range: String?) -> String { "\(rangeName(range)) başka ölçüm yok." }

  static func rangeName(_ range: String?) -> String {
    switch range {
    case "1h": "Son 1 saatte"
    case "3h": "Son 3 saatte"
    case "6h": "Son 6 saatte"
    case "12h": "Son 12 saatte"
    case "24h": "Son 24 saatte"
    case "7d": "Son 7 günde"
    case "14d": "Son 14 günde"
    case "30d": "Son 30 günde"
    case "90d": "Son 90 günde"
    default: "Bu aralıkta"
    }
  }

  static func targetName(_ kind: String) -> String {
    switch kind {
    case "calories": "Günlük kalori hedefiniz"
    case "carbs": "Günlük karbonhidrat hedefiniz"
    case "protein": "Günlük protein hedefiniz"
    case "fat": "Günlük yağ hedefiniz"
    case "fiber": "Günlük lif hedefiniz"
    case "water": "Günlük su hedefiniz"
    case "steps": "Günlük adım hedefiniz"
    case "weight": "Kilo hedefiniz"
    case "sleep": "Uyku hedefiniz"
    case "glucoseLow": "Düşük kan şekeri sınırınız"
    default: "Yüksek kan şekeri sınırınız"
    }
  }

  static func targetValue(_ target: JSON, _ kind: String) -> String {
    let unit = [
      "calories": "kcal", "water": "ml", "steps": "adım", "weight": "kg", "sleep": "saat", "glucoseLow": "mg/dL",
      "glucoseHigh": "mg/dL",
    ][kind] ?? "gram"
    if let value = target["value"]?.number { return "\(NumberText.plain(value)) \(unit)" }
    let low = target["min"]?.number.map { NumberText.plain($0) } ?? ""
    let high = target["max"]?.number.map { NumberText.plain($0) } ?? ""
    return "\(low)–\(high) \(unit)"
  }

  static let noTargets = "Henüz bir hedef koymadınız. “Günlük karbonhidrat hedefim 150 gram” gibi yazabilirsiniz."
  static let emptyList = "Alışveriş listeniz boş. “Listeye süt ekle” gibi yazabilirsiniz."
  static let allBought = "Listedekilerin hepsi alınmış."
  static let nothingLeft = "Listede alınacak bir şey kalmadı."

  // MARK: Notes, diary

  static func nothingRecalled(_ query: String) -> String {
    "Eski konuşmalarda “\(query)” ile ilgili bir şey bulamadım."
  }

  static func noted(_ content: String) -> String { "Not aldım: \(content)" }
  static func undone(_ summary: String) -> String { summary.isEmpty ? "Son işlemi geri aldım." : "Geri aldım: \(summary)." }

  static func measureSet(_ arguments: JSON) -> String {
    let unit = arguments["unit"]?.string ?? ""
    let amount = NumberText.plain(arguments["amount"]?.number ?? 0)
    let kind = arguments["isWeight"]?.bool == true ? "gram" : "ml"
    return "Aklımda: sizin ölçünüzde 1 \(unit) = \(amount) \(kind). Bundan sonra böyle hesaplarım."
  }

  static let entryUpdated = "Kaydı düzelttim."
  static let entryDeleted = "Kaydı sildim. Geri almak için “geri al” yazabilirsiniz."
  static let done = "Kaydettim."

  static func severityName(_ severity: String?) -> String? {
    ["mild": "hafif", "moderate": "orta", "severe": "şiddetli"][severity ?? ""]
  }
}
