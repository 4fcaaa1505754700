import Analysis
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

  /// The meal as somebody's: `annenizin kahvaltısı`.
  static func mealOfSomebody(_ type: String?) -> String {
    switch type {
    case "breakfast": "kahvaltısı"
    case "lunch": "öğle yemeği"
    case "dinner": "akşam yemeği"
    case "snack": "ara öğünü"
    case "lateSnack": "gece atıştırması"
    default: "öğünü"
    }
  }

  static func logged(_ meal: String, _ variant: Int) -> String {
    switch variant % 3 {
    case 0: "\(meal) kaydedildi"
    case 1: "\(Turkish.adding(.accusative, to: meal, isName: false)) kaydettim"
    default: "\(meal) kayıtlara geçti"
    }
  }

  /// For who wants to be encouraged.
  static func kindWord(_ variant: Int) -> String {
    switch variant % 3 {
    case 0: "Elinize sağlık; yazdıkça gününüzü görmek kolaylaşıyor."
    case 1: "Yazdığınız iyi oldu, böyle sürdürün."
    default: "Günü böyle izlemeniz çok değerli."
    }
  }

  static func whichRemoved(_ records: [String]) -> String {
    let lines = records.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n")
    return "Hangisi silinsin?\n\n\(lines)\n\nNumarasını yazın ya da “hayır” deyin."
  }

  static func deleted(_ what: String) -> String {
    "Sildim: \(what). Geri almak için “geri al” yazabilirsiniz."
  }

  static func noMeals(_ stretch: String, food: String?) -> String {
    Turkish.capitalised(stretch)
      + (food.map { " kayıtlarda \($0) yok." } ?? " kayıtlı bir öğün yok.")
  }

  static func nothing(_ stretch: String) -> String {
    "\(Turkish.capitalised(stretch)) kayıtlı bir şey yok."
  }

  static let carbsUnknown = "karbonhidratı bilinmiyor"

  static func allUnknown(_ stretch: String, _ names: [String]) -> String {
    "\(Turkish.capitalised(stretch)) kaydettiğiniz yiyeceklerin karbonhidratı bilinmiyor: "
      + "\(names.joined(separator: ", "))."
  }

  static func periodName(_ period: String?) -> String {
    switch period {
    case "today": "bugün"
    case "yesterday": "dün"
    case "this_week": "bu hafta"
    case "last_week": "geçen hafta"
    case "this_month": "bu ay"
    case "last_month": "geçen ay"
    default: someStretch
    }
  }

  static let someStretch = "bu aralıkta"
  static let atThisMeal = "bu öğünde"
  static let thisWeekend = "bu hafta sonu"
  static let lastWeekend = "geçen hafta sonu"
  static func onDay(_ day: String) -> String { "\(day) günü" }
  static func between(_ first: String, _ last: String) -> String { "\(first) – \(last) arasında" }
  static func lastDays(_ count: Int) -> String { "son \(count) günde" }
  static let lastYear = "son bir yılda"
  static func lastHours(_ count: Int) -> String { "son \(count) saatte" }

  /// `lifi ölçülmemiş`: what no source of a food tells.
  static func notMeasured(_ nutrient: String) -> String {
    "\(Turkish.possessive(nutrient)) ölçülmemiş"
  }

  static func remaining(_ kind: String, _ value: Double?) -> String? {
    guard let value else { return nil }
    let unit = kind == "calories" ? "kcal" : "g"
    let name =
      [
        "carbs": "karbonhidrat", "calories": "kalori", "protein": "protein", "fat": "yağ",
        "fiber": "lif",
      ][kind] ?? kind
    return value >= 0
      ? "\(Turkish.capitalised(name)) hedefinize \(NumberText.plain(value)) \(unit) kaldı."
      : "\(Turkish.capitalised(name)) hedefinizi \(NumberText.plain(-value)) \(unit) aştınız."
  }

  static func notCounted(_ names: [String]) -> String {
    "Değeri bilinmediği için sayılmayanlar: \(names.joined(separator: ", "))."
  }

  static func foodUnknown(_ name: String, _ others: [String]) -> String {
    let hint = others.isEmpty ? "" : " Benzerleri: \(others.joined(separator: ", "))."
    return
      "“\(name)” besin tablosunda yok; uydurma bir değer vermek istemem.\(hint) Etiketindeki değeri söylerseniz onu kullanırım."
      + TextsWeb.offer
  }

  /// In a question about whose record it is: what it is about, and the person who writes.
  static let (whose, writer) = ("kişi", "siz")
  /// The same about a food, a time, and two meals that would be written as one.
  static let (food, time, oneMeal) = ("yiyecek", "zaman", "hepsinin tek öğün olması")

  /// A question with what the words say first, because that is what yes writes.
  static func twoReadings(_ read: String, _ said: String) -> String {
    "Sözlerinizden “\(read)” anladım, model ise “\(said)” dedi. “\(read)” diye yazayım mı? "
      + "Öyleyse “evet”, değilse doğrusunu yazın."
  }

  // MARK: Glucose, targets, list

  static let noGlucose =
    "Kayıtlı bir kan şekeri ölçümü yok. “Şekerim 112” gibi yazarsanız kaydederim."

  static func noReadings(_ stretch: String) -> String {
    "\(Turkish.capitalised(stretch)) kayıtlı bir ölçüm yok."
  }

  /// The name of a range of the contract: `7d` → `son 7 günde`; nil for an interval of its own.
  static func rangeName(_ range: String?) -> String? {
    guard let range, let count = Int(range.dropLast()) else { return nil }
    return range.hasSuffix("h") ? lastHours(count) : range.hasSuffix("d") ? lastDays(count) : nil
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
    let unit =
      [
        "calories": "kcal", "water": "ml", "steps": "adım", "weight": "kg", "sleep": "saat",
        "glucoseLow": "mg/dL",
        "glucoseHigh": "mg/dL",
      ][kind] ?? "gram"
    if let value = target[.value]?.number { return "\(NumberText.plain(value)) \(unit)" }
    let low = target[.min]?.number.map { NumberText.plain($0) }
    let high = target[.max]?.number.map { NumberText.plain($0) }
    return switch (low, high) {
    case (let low?, let high?): "\(low)–\(high) \(unit)"
    case (let low?, nil): "en az \(low) \(unit)"
    default: "en çok \(high ?? "–") \(unit)"
    }
  }

  static let noTargets =
    "Henüz bir hedef koymadınız. “Günlük karbonhidrat hedefim 150 gram” gibi yazabilirsiniz."
  static let emptyList = "Alışveriş listeniz boş. “Listeye süt ekle” gibi yazabilirsiniz."
  static let allBought = "Listedekilerin hepsi alınmış."
  static let nothingLeft = "Listede alınacak bir şey kalmadı."

  // MARK: Notes, diary

  static func nothingRecalled(_ query: String) -> String {
    "Eski konuşmalarda “\(query)” ile ilgili bir şey bulamadım."
  }

  static func noted(_ content: String) -> String { "Not aldım: \(content)" }
  static func notedReminder(_ content: String) -> String {
    "Not aldım: \(content). Zamanı gelince haber veremem; alarmı telefonunuza da kurun."
  }

  static let whileFasting = "açken"
  static let stool = "dışkı"
  /// Insulin of which nobody said the name.
  static let insulin = "insülin"
  /// What insulin is counted in.
  static let doseUnit = "ünite"
  static let little = "biraz"
  /// All lines of the shopping list, as the tool calls them.
  static let wholeList = "hepsi"
  static let plenty = "bol"

  /// What was eaten where the person tells only its carbohydrate.
  static let someFood = "yiyecek"
  static let someDrink = "içecek"
  static let sugarLump = "küp şeker"
  static let sweetened = "şekerli"
  static let sugar = "şeker"
  static let labelledFood = "etiketli yiyecek"
  static let labelledDrink = "etiketli içecek"

  static func noEntries(
    _ stretch: String, _ kind: TalkRecord.Kind, name: String? = nil
  ) -> String {
    let what = name ?? EntryForm.of(EntryKind(rawValue: kind.rawValue))?.name ?? kind.rawValue
    return "\(Turkish.capitalised(stretch)) kayıtlı \(what) yok."
  }

  /// While the last value is a low.
  static func measureAgain(_ last: String) -> String {
    "\(last) Şimdi yeniden ölçüp değeri yazın; hâlâ düşükse 15-20 gram hızlı şekeri yineleyin, "
      + "düzelmezse 112'yi arayın."
  }

  /// After a complaint that a low may make as well.
  static let measureForSymptom =
    "Düşük şeker de böyle duyulabilir; ölçebiliyorsanız şekeri ölçüp yazın."

  /// A fast in a low.
  static func breakFast(_ last: String) -> String {
    "\(last) Şeker 70'in altındayken orucun bozulması önerilir: yutabiliyorsanız şimdi 15-20 gram hızlı "
      + "şeker alın, 15 dakika sonra yeniden ölçün; düzelmezse 112'yi arayın. Sonraki günler için "
      + "hekiminize danışın."
  }

  /// Sugar in a low of which nobody tells how much it was.
  static func sugarTaken(_ last: String) -> String {
    "\(last) 15 dakika sonra yeniden ölçüp değeri yazın; hâlâ düşükse 15-20 gram hızlı şeker yinelenir, "
      + "düzelmezse ya da yutamıyorsa 112 aranır. Ne kadar olduğu yazılmadığı için öğün kaydetmedim."
  }

  /// After a low, once a better value was told.
  static func better(_ last: String) -> String { "Sevindim. \(last)" }

  /// The value that a question is about.
  static func asked(_ reading: String) -> String { "Sorduğunuz değer: \(reading)" }

  /// "Bu hafta 3 kez:".
  static func times(_ count: Int, _ stretch: String) -> String {
    "\(Turkish.capitalised(stretch)) \(count) kez:"
  }

  /// What is told of somebody else's records.
  static func of(_ whose: String, _ text: String) -> String {
    Turkish.capitalised(whose) + ":" + (text.contains("\n") ? "\n\n" : " ") + text
  }

  /// What was eaten, told of the person or of somebody else.
  static func eaten(_ isOwn: Bool) -> String { isOwn ? "aldınız" : "kayıtlı" }

  /// `anneniz için`.
  static func forSomebody(_ name: String) -> String { "\(name) için" }
  static let forYou = forSomebody("sizin")

  /// Before records that were asked about when the person went on: what can still be answered, and what
  /// cannot.
  static let leftOpen = "Önceki sorum yanıtsız kaldı, kaydetmedim"
  /// Before the advice for a low that is only guessed at.
  static let ifSo = "Doğruysa önce şunu yapın, yanıtı sonra yazın:"
  static let dropsOpen = "Bir önceki iletinizdekini kaydetmedim"

  /// What is to be kept, where no better name is known.
  static let record = "kayıt"

  static func unitsTaken(_ units: String) -> String { "Kayıtlı insülin toplamı \(units) ünite." }

  static func undone(_ summary: String, at moment: String? = nil) -> String {
    let when = moment.map { " (\($0))" } ?? ""
    return summary.isEmpty ? "Son işlemi geri aldım." : "Geri aldım\(when): \(summary)."
  }

  static func measureSet(_ arguments: JSON) -> String {
    let unit = arguments[.unit]?.string ?? ""
    let amount = NumberText.plain(arguments[.amount]?.number ?? 0)
    let kind = arguments[.isWeight]?.bool == true ? "gram" : "ml"
    return "Aklımda: sizin ölçünüzde 1 \(unit) = \(amount) \(kind). Bundan sonra böyle hesaplarım."
  }

  /// When a reading was measured, as the meter's own words; nil for no word of it.
  static func contextName(_ context: GlucoseContext) -> String? {
    switch context {
    case .fasting: "açlık"
    case .beforeMeal: "yemekten önce"
    case .afterMeal: "tokluk"
    case .bedtime: "yatarken"
    case .night: "gece"
    case .exercise: "egzersiz"
    case .other: nil
    }
  }

  static func entryUpdated(_ entry: String) -> String { "Düzelttim: \(entry)." }

  static func waterDrunk(_ stretch: String, _ milliliters: String, isOwn: Bool) -> String {
    "\(Turkish.capitalised(stretch)) \(milliliters) ml su \(isOwn ? "içtiniz" : "içildi")."
  }

  static func moved(_ stretch: String, _ what: [String]) -> String {
    "\(Turkish.capitalised(stretch)) hareket: \(what.joined(separator: ", "))."
  }
  static let done = "Kaydettim."
}
