import Domain

// A meal that is eaten once more.
extension Texts {
  static func isUsual(_ meal: Meal, as type: MealType) -> String {
    let items = meal.items.map { amount($0.quantity, $0.unit, of: $0.name) }
    return "Her zamanki \(name(of: type)) olarak şunu buldum: \(list(items)). Kaydedeyim mi?"
  }

  static func isFavorite(_ meal: Meal) -> String {
    "Birden çok favoriniz var; en son yediğiniz \(amounts(of: meal)). Bunu kaydedeyim mi?"
  }

  static func noFavorite(_ type: MealType) -> String {
    "Favorilerinizde \(name(of: type)) yok. Bir öğünü yazdıktan sonra “bunu favorilere ekle” derseniz "
      + "bir dahakine “favori öğünümü yedim” yeter."
  }

  static let noMealToMark =
    "Favorilere eklenecek bir öğün kaydı bulamadım. Önce yediğinizi yazın, sonra “bunu favorilere ekle” "
    + "deyin."

  /// `2 yumurta, 1 dilim ekmek`.
  static func amounts(of meal: Meal) -> String {
    meal.items.map { amount($0.quantity, $0.unit, of: $0.name) }.joined(separator: ", ")
  }

  static func nothingUsual(_ type: MealType) -> String {
    "Son iki ayda yinelenen bir \(name(of: type)) kaydı yok. Bu kez yediğinizi yazın; aynısını bir daha "
      + "yediğinizde “her zamanki” diyebilirsiniz."
  }

  static func noMealToRepeat(
    _ type: MealType, onDay day: CivilDay, today: CivilDay, others: [Meal]
  ) -> String {
    noMeal(name(of: type), on: day, today: today, others: others)
      + " Ne yediğinizi yazarsanız kaydederim."
  }
}
