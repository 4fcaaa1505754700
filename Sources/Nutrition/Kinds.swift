import Domain

/// Rows that stand for a whole kind of dish, and what a modifier may leave them unchanged enough to do.
enum Kinds {
  /// How far the row of `food` holds with this modifier beside its name; nil where it must not stand.
  static func certainty(of food: Food, with modifier: Modifier) -> Double? {
    switch modifier {
    case .idle, .size: 0.97
    case .brand: 0.9
    case .cooked(let isFried):
      food.state == "dry" || food.state == "drink" ? nil : isFried ? 0.78 : 0.85
    case .colour: plants.contains(food.category) ? 0.85 : nil
    case .seasoned: food.state != "drink" || plainDrinks.contains(food.id) ? 0.9 : nil
    case .lacking: 0.9
    case .breadless: isInBread(food) ? nil : 0.9
    case .fatter, .leaner: 0.8
    case .wholegrain:
      food.category == "breads" ? 0.8 : takesFilling.contains(food.id) ? general : nil
    case .raw: food.state == "dry" || food.state == "raw" ? 0.95 : nil
    case .sugarless: isSugarFree(food) ? 0.95 : nil
    case .filled, .without: takesFilling.contains(food.id) ? general : nil
    case .sweetened: sweet.contains(food.id) ? general : nil
    case .starchy: takesStarch.contains(food.id) ? general : nil
    case .place, .other, .unknown: nil
    }
  }

  /// What is sure of a kind when a word of it is strange.
  static let general = 0.72

  /// Whether any noun before it names one of its kind: kereviz çorbası.
  static func isNamedByNouns(_ food: Food) -> Bool { namedByNouns.contains(food.id) }

  /// Whether a place before it names one of its kind: Sultanahmet köftesi.
  static func takesPlace(_ food: Food) -> Bool { takesFilling.contains(food.id) }

  /// Whether its compounds go without their suffix in everyday speech: brokoli çorba.
  static func isOftenBare(_ food: Food) -> Bool { oftenBare.contains(food.id) }

  /// Whether a vegetable before it names one of its kind: pancar turşusu.
  static func isNamedByVegetables(_ food: Food) -> Bool { ["salata", "tursu"].contains(food.id) }

  /// Whether there is no sugar in it that could be left out; milk's own is not meant.
  private static func isSugarFree(_ food: Food) -> Bool {
    let sugar = food.per100g.sugar ?? food.per100g.carbs
    return sugar <= 1 || (food.category == "dairy" && sugar <= 6)
  }

  /// Whether most of its carbohydrate is that of the bread, lavash or dough that it comes in.
  private static func isInBread(_ food: Food) -> Bool {
    food.id.split(separator: "-").contains { word in breads.contains { word.hasPrefix($0) } }
  }

  /// How the ids of such rows call what they come in.
  private static let breads = [
    "hamburger", "cheeseburger", "burger", "durum", "tost", "sandvic", "wrap", "pizza", "lahmacun",
    "pide", "iskender", "tantuni", "gozleme", "kumru", "taco", "burrito", "ekmek", "tombik",
    "kokorec",
  ]

  private static let plants: Set<String> = ["fruit", "vegetables"]

  private static let plainDrinks: Set<String> = ["cay", "bitki-cayi", "su", "ayran", "yesil-cay"]

  private static let namedByNouns: Set<String> = [
    "corba", "borek", "kofte", "kebap", "dolma", "sarma", "pilav", "tatli", "recel", "kek",
    "kurabiye", "turlu", "sebze-yemegi", "et-kavurma", "komposto", "serbet", "bitki-cayi",
    "yas-pasta", "gozleme", "pogaca", "et-guvec",
  ]

  private static let oftenBare: Set<String> = ["corba", "recel", "komposto", "borek"]

  private static let sweet: Set<String> = [
    "tatli", "recel", "kek", "kurabiye", "komposto", "serbet", "yas-pasta", "biskuvi", "cikolata",
    "dondurma", "krep", "waffle", "milkshake", "smoothie", "puding", "muhallebi", "corek", "pankek",
  ]

  /// Savoury dishes of which what is in them hardly moves the carbohydrate.
  private static let savoury: Set<String> = [
    "omlet", "tost", "sandvic", "durum", "pizza", "hamburger", "lahmacun", "makarna", "manti",
    "wrap", "kumpir", "kraker", "menemen", "salata", "cips", "kiymali-pide", "simit", "tursu",
  ]

  private static let takesFilling = namedByNouns.union(savoury).union(sweet)

  private static let takesStarch: Set<String> = [
    "corba", "borek", "gozleme", "pogaca", "pilav", "durum", "wrap", "kumpir", "dolma", "pizza",
    "tost", "kek", "kurabiye",
  ]

  /// The ids of all rows that the rules name.
  static var ids: Set<String> {
    takesFilling.union(takesStarch).union(oftenBare).union(plainDrinks)
  }
}
