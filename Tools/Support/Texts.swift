import Domain

/// The Turkish sentences and words that the tools say to people.
///
/// What a model reads of a tool (its summary, the help of its arguments) stands in the tool's file.
enum Texts {
  /// A number as it is written in Turkish, with one decimal at most: `1.234,5`.
  static func number(_ value: Double, decimals: Int = 1) -> String {
    let power = decimals == 0 ? 1 : decimals == 1 ? 10.0 : 100.0
    let scaled = (abs(value) * power).rounded()
    guard scaled < 1e15 else { return String(value) }
    let (whole, rest) = Int(scaled).quotientAndRemainder(dividingBy: Int(power))
    var fraction = rest == 0 ? "" : String(rest)
    if rest > 0 {
      fraction =
        String(repeating: "0", count: String(Int(power)).count - 1 - fraction.count) + fraction
      while fraction.hasSuffix("0") { fraction.removeLast() }
    }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + grouped(whole) + (fraction.isEmpty ? "" : "," + fraction)
  }

  private static func grouped(_ whole: Int) -> String {
    whole < 1000
      ? String(whole)
      : grouped(whole / 1000) + "." + String(String(1000 + whole % 1000).dropFirst())
  }

  /// Names in a row: `süt, ekmek ve yumurta`.
  static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " ve " + last
  }

  /// The meal as people call it.
  static func name(of type: MealType) -> String {
    switch type {
    case .breakfast: "kahvaltı"
    case .lunch: "öğle yemeği"
    case .dinner: "akşam yemeği"
    case .snack: "ara öğün"
    case .lateSnack: "gece atıştırması"
    }
  }

  /// A food with its amount: `2 dilim ekmek`.
  static func amount(_ quantity: Double?, _ unit: String?, of name: String) -> String {
    guard let quantity else { return name }
    return [number(quantity, decimals: 2), unit, name].compactMap(\.self).joined(separator: " ")
  }

  /// A meal with its foods: `kahvaltı: yumurta, süt`.
  static func brief(_ meal: Meal) -> String {
    name(of: meal.type) + ": " + meal.items.map(\.name).joined(separator: ", ")
  }

  /// A day of the year as people say it: `21 Kasım`.
  static func day(_ day: CivilDay) -> String {
    let months = [
      "Ocak", "Şubat", "Mart", "Nisan", "Mayıs", "Haziran", "Temmuz", "Ağustos", "Eylül", "Ekim",
      "Kasım", "Aralık",
    ]
    let (_, month, date) = day.parts
    return "\(date) \(months[month - 1])"
  }
}

// MARK: Meals

extension Texts {
  static let verifyAmounts = "Lütfen miktarları doğrulayın"
  static let given = "sizin verdiğiniz değer"
  static let notInTable = "tabloda yok"
  static let energyFromParts = "kalori, verdiğiniz besin öğelerinden hesaplandı"
  static let noItems = "En az bir yiyecek gerekli."
  static let nothingToChange = "Neyin değişeceği belirtilmemiş."
  static let noMeals = "Kayıtlı öğün yok."

  static func unknown(_ names: [String]) -> String {
    "\(list(names)) besin tablosunda yok; değerleri olmadan kaydedildi. "
      + "Etiketteki karbonhidratı söylerseniz eklerim."
  }

  static func caloriesAlone(_ name: String, _ calories: Double) -> String {
    "\(name): \(number(calories, decimals: 0)) kcal notunuzu aldım, ama karbonhidratı bilinmediği için "
      + "toplama katmadım."
  }

  static func absurd(_ items: [MealItem]) -> String {
    let amounts = items.map { item in
      let grams = item.grams.map { " (\(number($0, decimals: 0)) g)" } ?? ""
      let carbs = item.nutrients.map { ", \(number($0.carbs, decimals: 0)) g karbonhidrat" } ?? ""
      return amount(item.quantity, item.unit, of: item.name) + grams + carbs
    }
    return "Miktarı şöyle anladım: \(list(amounts)). Bu çok fazla görünüyor; böyle kaydedeyim mi?"
  }

  static func unsure(_ items: [MealItem]) -> String {
    let amounts = items.map { item in
      let grams = item.grams.map { " (yaklaşık \(number($0, decimals: 0)) g)" } ?? ""
      return amount(item.quantity, item.unit, of: item.name) + grams
    }
    return "Şöyle anladım: \(list(amounts)). Bundan pek emin değilim; böyle kaydedeyim mi?"
  }

  static func noSuchMeal(_ id: Int64) -> String { "\(id) numaralı öğün bulunamadı." }

  static func noMeal(_ what: String, day: CivilDay, others: [Meal]) -> String {
    let there =
      others.isEmpty
      ? "O gün kayıtlı öğün yok."
      : "O gün kayıtlı olanlar: " + others.map(brief).joined(separator: "; ") + "."
    return "\(Texts.day(day)) için \(what) kaydı bulunamadı. \(there)"
  }

  static func notInMeal(_ names: [String], _ meal: Meal) -> String {
    let verb = names.count == 1 ? "yok" : "hiçbiri yok"
    return "\(name(of: meal.type)) kaydında \(list(names)) \(verb). "
      + "Kayıtta olanlar: \(list(meal.items.map(\.name)))."
  }

  static let lastItem =
    "Bu, öğündeki son yiyecek. Öğünün tamamını silmek istiyorsanız silinmesini söyleyin (deleteMeal)."

  static func confirmDelete(_ meals: [Meal], in context: ToolContext) -> String {
    let named = meals.prefix(5).map { meal in
      let civil = context.zone.civil(at: meal.eatenAt)
      return "\(day(civil.day)) \(civil.clock) \(brief(meal))"
    }
    let more = meals.count > 5 ? " ve \(meals.count - 5) öğün daha" : ""
    return named.joined(separator: "; ") + more
      + (meals.count == 1 ? " — bu kayıt silinsin mi?" : " — bu \(meals.count) kayıt silinsin mi?")
  }
}

// MARK: Times and numbers

extension Texts {
  static func notAMoment(_ argument: String, _ text: String) -> String {
    "\(argument): “\(text.prefix(40))” bir tarih-saat değil; ISO 8601 bekleniyor, "
      + "örneğin 2026-11-21T08:30:00+03:00."
  }

  static func inTheFuture(_ argument: String) -> String {
    "\(argument) gelecekte olamaz; yalnızca olmuş olanlar kaydedilir."
  }

  static let backwards = "Başlangıç (from), bitişten (to) önce olmalı."
  static let emptyName = "Ad boş olamaz."

  static func positive(_ argument: String) -> String { "\(argument) sıfırdan büyük olmalı." }
}

// MARK: Entries, notes, measures

extension Texts {
  static let emptyQuery = "Aranacak söz boş olamaz."
  static let emptyNote = "Not boş olamaz."
  static let nothingToUndo = "Geri alınacak bir şey yok; henüz kayıt ya da değişiklik yapılmamış."
  static let wokeBeforeBed = "Kalkış (wakeTime), yatıştan (bedtime) sonra olmalı."

  static func muchWater(_ milliliters: Double) -> String {
    "\(number(milliliters / 1000)) litre su diye anladım; bu çok fazla görünüyor. Böyle kaydedeyim mi?"
  }

  static func notAMeasure(_ unit: String) -> String {
    "“\(unit.prefix(40))” öğrenebileceğim bir ölçü değil; kase, tabak, su bardağı, fincan, dilim gibi "
      + "bir ölçü gerekli."
  }

  static func noFoodForMeasure(_ name: String) -> String {
    "“\(name.prefix(60))” besin tablosunda yok; ölçü yalnızca tablodaki bir yiyeceğe bağlanabilir."
  }

  static func measure(_ measure: PersonalMeasure, food: String?) -> String {
    let unit = measure.isWeight ? "g" : "ml"
    let owner = food.map { "\($0) için " } ?? ""
    return "ölçü: \(owner)1 \(measure.unit) = \(number(measure.amount)) \(unit)"
  }

  static let noEntries = "Kayıtlı bir giriş yok."
  static let reading = "şeker ölçümü"
  static let glucoseUnits = "Şeker ölçümünün birimi mg/dL ya da mmol/L olabilir."

  static func noSuchEntry(_ id: Int64) -> String { "\(id) numaralı kayıt bulunamadı." }

  static func noEntry(of kind: String) -> String { "Kayıtlı \(kind) girişi yok." }

  static func fieldsNotOf(_ kind: String, _ fields: [String], allowed: [String]) -> String {
    "\(list(fields)): \(kind) kaydında böyle bir alan yok. Değişebilenler: \(list(allowed))."
  }

  static func confirmDelete(_ brief: String, at date: CivilTime) -> String {
    "\(day(date.day)) \(date.clock) \(brief) — bu kayıt silinsin mi?"
  }
}
