import Domain
import struct Foundation.Date
import Turkish

/// The Turkish sentences and words that the tools say to people.
///
/// What a model reads of a tool (its summary, the help of its arguments) stands in the tool's file.
enum Texts {
  /// Any insulin, where none is named.
  static let insulin = "insülin"
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
    let isWhole = unit.flatMap(Measure.init(rawValue:))?.family != .count && unit != nil
    let count = isWhole ? number(quantity, decimals: 2) : NumberText.count(quantity)
    let shown = unit == Measure.piece.rawValue ? nil : unit
    return [count, shown, name].compactMap(\.self).joined(separator: " ")
  }

  /// A meal with its foods: `kahvaltı (yumurta, süt)`.
  static func brief(_ meal: Meal) -> String {
    let whose = meal.subject.map { "\($0): " } ?? ""
    return "\(name(of: meal.type)) (\(whose)\(meal.items.map(\.name).joined(separator: ", ")))"
  }

  /// Whose a record has become: `yiyen annem`; the writer's own where nobody is named.
  static func owner(_ subject: String?) -> String { subject.map { "\($0) için" } ?? "sizin" }

  /// What a deletion is called when it is taken back: `kahvaltı (süt) kaydının silinmesi`.
  static func deletion(_ briefs: [String]) -> String {
    list(briefs) + (briefs.count == 1 ? " kaydının silinmesi" : " kayıtlarının silinmesi")
  }

  /// What a correction is called when it is taken back: `kahvaltı düzeltmesi (süt → ayran)`.
  static func correction(_ what: String, _ changes: [String]) -> String {
    changes.isEmpty
      ? "\(what) düzeltmesi" : "\(what) düzeltmesi (\(changes.joined(separator: ", ")))"
  }
}

// MARK: Meals

extension Texts {
  static let verifyAmounts = "Lütfen miktarları doğrulayın."
  static let given = "sizin verdiğiniz değer"
  static let notInTable = "tabloda yok"
  static let energyFromParts = "kalori, verdiğiniz besin öğelerinden hesaplandı"
  static let noItems = "En az bir yiyecek gerekli."
  static let nothingToChange = "Neyin değişeceği belirtilmemiş."
  static let noMeals = "Kayıtlı öğün yok."

  static func unknown(_ names: [String]) -> String {
    "\(Turkish.capitalised(list(names))) besin tablosunda yok; değerleri olmadan kaydedildi. "
      + "Etiketteki karbonhidratı söylerseniz eklerim."
  }

  static func heavierThanFood(_ name: String, carbs: Double, grams: Double) -> String {
    "\(Turkish.capitalised(name)): \(number(grams)) gramda \(number(carbs)) g karbonhidrat olamaz; "
      + "100 gramındaki değerse “\(number(grams)) gram, 100 gramında \(number(carbs)) g” diye yazın."
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

  /// Which of several things a name means, and what a plain yes keeps.
  static func whichOf(_ choices: [String], for item: MealItem) -> String {
    let amount = amount(item.quantity, item.unit, of: item.name)
    let said = item.unit == "adet" ? amount : item.name
    let grams = item.grams.map { " (yaklaşık \(number($0, decimals: 0)) g" } ?? " ("
    let carbs = item.nutrients.map { ", \(number($0.carbs, decimals: 0)) g karbonhidrat)" } ?? ")"
    let all = choices.dropLast().joined(separator: ", ") + " ya da " + (choices.last ?? "")
    return
      "“\(said)” ile hangisini söylüyorsunuz: \(all)? “Evet” yazarsanız \(amount)\(grams)\(carbs) "
      + "olarak kaydederim."
  }

  static func unsure(_ items: [MealItem]) -> String {
    let amounts = items.map { item in
      let grams = item.grams.map { " (yaklaşık \(number($0, decimals: 0)) g)" } ?? ""
      return amount(item.quantity, item.unit, of: item.name) + grams
    }
    return "Şöyle anladım: \(list(amounts)). Bundan pek emin değilim; böyle kaydedeyim mi?"
  }

  static func noSuchMeal(_ id: Int64) -> String { "\(id) numaralı öğün bulunamadı." }

  /// That a day has no such meal, and which meals it has.
  static func noMeal(
    _ what: String, on day: CivilDay, today: CivilDay, others: [Meal]
  ) -> String {
    let isNear = abs(day.number - today.number) <= 1
    let when = DateText.day(day, today: today) + (isNear ? "" : " günü")
    let there =
      others.isEmpty ? "" : "; kayıtlı öğünler: " + others.map(brief).joined(separator: ", ")
    return Turkish.capitalised("\(when) kayıtlı bir \(what) yok\(there).")
  }

  static func notInMeal(_ names: [String], _ meal: Meal) -> String {
    let verb = names.count == 1 ? "yok" : "hiçbiri yok"
    return "\(Turkish.capitalised(name(of: meal.type))) kaydında \(list(names)) \(verb). "
      + "Kayıtta olanlar: \(list(meal.items.map(\.name)))."
  }

  static let lastItem =
    "Bu, öğündeki son yiyecek. Öğünün tamamını silmek için “öğünü sil” yazın."

  static func confirmDelete(_ meals: [Meal], in context: ToolContext) -> String {
    let named = meals.prefix(5).map { meal in
      "\(when(meal.eatenAt, in: context)) \(brief(meal))"
    }
    let more = meals.count > 5 ? " ve \(meals.count - 5) öğün daha" : ""
    return Turkish.capitalised(named.joined(separator: ", ")) + more
      + (meals.count == 1 ? " kaydı silinsin mi?" : ": bu \(meals.count) kayıt silinsin mi?")
  }

  static func confirmOther(_ meal: Meal, in context: ToolContext) -> String {
    "Sözlerinizde başka bir kayıt geçiyor. Silinecek olan: "
      + "\(when(meal.eatenAt, in: context)) \(brief(meal)). Bunu sileyim mi?"
  }
}

// MARK: Times and numbers

extension Texts {
  static func notAMoment(_ argument: String, _ text: String) -> String {
    "\(argument): “\(text.prefix(40))” bir tarih-saat değil; ISO 8601 bekleniyor, "
      + "örneğin 2026-11-21T08:30:00+03:00."
  }

  static func notAWindow(_ text: String) -> String {
    "window: “\(text.prefix(40))” bir saat aralığı değil; 07:00-10:00 gibi yazılır."
  }

  static func inTheFuture(_ argument: String) -> String {
    "\(argument) gelecekte olamaz; yalnızca olmuş olanlar kaydedilir."
  }

  static let backwards = "Başlangıç (from), bitişten (to) önce olmalı."
  static let emptyName = "Ad boş olamaz."

  /// That an amount must be more than nothing.
  static func positive(_ what: String) -> String { "\(what) sıfırdan büyük olmalı." }

  /// That a value cannot be meant, and which can.
  static func outOfRange(
    _ what: String, _ value: Double, _ unit: String, _ range: ClosedRange<Double>
  ) -> String {
    "\(number(value)) \(unit) olamaz; \(what) \(number(range.lowerBound)) ile "
      + "\(number(range.upperBound)) \(unit) arasında olmalı."
  }

  /// That no record can mean an amount.
  static func impossibleAmount(_ quantity: Double?, _ unit: String?, of name: String) -> String {
    Turkish.capitalised(amount(quantity, unit, of: name))
      + " olamaz; miktarı yeniden yazar mısınız?"
  }

  /// Day and clock as people say them: `bugün 08.30`.
  static func when(_ date: Date, in context: ToolContext) -> String {
    DateText.moment(date, now: context.now, zone: context.zone)
  }
}

// MARK: Entries, notes, measures

extension Texts {
  static let emptyQuery = "Aranacak söz boş olamaz."
  static let emptyNote = "Not boş olamaz."
  /// What would be taken back, and how long ago it was.
  static func undoQuestion(_ summary: String, _ age: String) -> String {
    "Geri alınacak son değişiklik \(age): \(summary). Geri alayım mı?"
  }
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
    let unit = Measure.metric(ofLiquid: !measure.isWeight).symbol
    let owner = food.map { "\($0) için " } ?? ""
    return "ölçü (\(owner)1 \(measure.unit) = \(number(measure.amount)) \(unit))"
  }

  static let noEntries = "Kayıtlı bir giriş yok."
  static let reading = "şeker ölçümü"
  static let glucoseUnits = "Şeker ölçümünün birimi mg/dL ya da mmol/L olabilir."

  static func noSuchEntry(_ id: Int64) -> String { "\(id) numaralı kayıt bulunamadı." }

  static func noEntry(of kind: String) -> String { "Kayıtlı \(kind) girişi yok." }

  static func fieldsNotOf(_ kind: String, _ fields: [String], allowed: [String]) -> String {
    "\(list(fields)): \(kind) kaydında böyle bir alan yok. Değişebilenler: \(list(allowed))."
  }

  static func confirmDelete(_ brief: String, at date: Date, in context: ToolContext) -> String {
    Turkish.capitalised("\(when(date, in: context)) \(brief) kaydı silinsin mi?")
  }

  static func confirmChange(_ brief: String, at date: Date, in context: ToolContext) -> String {
    "Sözlerinizde başka bir kayıt geçiyor. Değişecek olan: \(when(date, in: context)) \(brief). "
      + "Bunu değiştireyim mi?"
  }
}
