import Domain
import Turkish

// What is eaten most.
extension DiaryTexts {
  static let frequentTitle = "Sık yedikleriniz, son 60 gün"
  static let favourites = "Favoriler"
  static let favouriteWords: Set<String> = ["favori", "yildiz"]
  static let removalWords: Set<String> = ["sil", "cikar", "kaldir"]

  static let nothingFrequent =
    "Son 60 günde iki kez yediğiniz bir öğün yok. Öğünlerinizi yazdıkça burada sıralanır."

  static let howToRepeat =
    "Yeniden yediğinizi kaydetmek için numarasını verin: /her-zamanki 1 · üstte kalsın diye: /her-zamanki favori 1 · "
    + "kaldırmak için: /her-zamanki favori sil 1"

  /// `12 kez, 24 g karbonhidrat`.
  static func times(_ habit: MealHabit) -> String {
    "\(habit.count) kez, \(sum(habit.meal.totals, of: [habit.meal]))"
  }

  static func foods(_ foods: [(name: String, count: Int)]) -> String {
    "en çok: " + foods.map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
  }

  static func notFrequent(_ text: String) -> String {
    "“\(text)” listede bir numara değil. Liste için: /her-zamanki · yinelemek için: /her-zamanki 1"
  }

  /// How a change is called when it is undone: `kahvaltı (yumurta, ekmek)`.
  static func brief(_ meal: Meal) -> String {
    "\(Turkish.lowercased(name(meal.type))) (\(meal.items.map(\.name).joined(separator: ", ")))"
  }

  static func eatenAgain(_ meal: Meal) -> String {
    let items = meal.items.map(item).joined(separator: ", ")
    let id = meal.id.map { " · #\($0)" } ?? ""
    return
      "✓ \(name(meal.type)): \(items) · \(sum(meal.totals, of: [meal]))\(id)\nGeri almak için: /geri-al"
  }

  /// How the mark is called when it is taken back.
  static func favouriteChange(_ meal: Meal, _ isFavourite: Bool) -> String {
    "\(brief(meal)): \(isFavourite ? "favorilere ekleme" : "favorilerden çıkarma")"
  }

  static func favourite(_ meal: Meal, _ isFavourite: Bool, isNew: Bool) -> String {
    let items = meal.items.map(item).joined(separator: ", ")
    switch (isFavourite, isNew) {
    case (true, true): return "Favorilere eklendi: \(items)"
    case (true, false): return "Zaten favorilerinizde: \(items)"
    case (false, true): return "Favorilerden çıkarıldı: \(items)"
    case (false, false): return "Favorilerinizde değil: \(items)"
    }
  }
}
