import Turkish

/// What people read of the food table.
enum Texts {
  static let otherAisle = "diğer"

  /// The table's source of a row, in Turkish; ids stay as they are.
  ///
  ///     Texts.source("USDA SR28 18029")  // "USDA SR28 no. 18029"
  static func source(_ text: String) -> String {
    if let number = text.removing(prefix: "USDA SR28 ") { return "USDA SR28 no. \(number)" }
    if let name = text.removing(prefix: "USDA FNDDS: ") { return "USDA FNDDS, “\(name)”" }
    if let name = text.removing(prefix: "USDA Foundation: ") {
      return "USDA Foundation Foods, “\(name)”"
    }
    if text == "Recipe" { return "balli tarifi (gramları yazılı)" }
    if text.hasPrefix("Label") { return "tipik etiket değeri" }
    return text.hasPrefix("Estimate") ? "tahmin" : text
  }

  /// The study behind a glycemic index; what it measured, where that is only a like food.
  static func glycemicSource(_ text: String) -> String {
    let parts = text.split(separator: ",", maxSplits: 1)
    guard parts.count == 2 else { return text }
    return "\(parts[0]) (ölçülen:\(parts[1]))"
  }

  /// `1 dilim = 32 g`; `1 adet (küçük) = 130 g`.
  static func basis(unit: String, size: String?, grams: Double) -> String {
    "1 \(unit)\(size.map { " (\($0))" } ?? "") = \(NumberText.plain(grams)) g"
  }

  /// What a row's note says of what belongs to the food; nil for notes of other things.
  ///
  ///     Texts.scope("with its flatbread")  // "lavaşıyla"
  static func scope(_ note: String) -> String? {
    switch note {
    case "with its flatbread": "lavaşıyla"
    case "meat only": "yalnızca et, ekmeksiz"
    case "without bread": "ekmeksiz"
    case "half a loaf": "yarım ekmekle"
    case "burger and fries, without the drink", "chicken burger and fries, without the drink":
      "patatesiyle, içeceksiz"
    case "the soup without its dough": "hamursuz"
    case "edible part, without the shell": "kabuksuz"
    default: nil
    }
  }

  /// What a counted piece of it is called; nil for `adet`.
  static func piece(_ note: String) -> String? { note == "pieces are cubes" ? "küp" : nil }

  static let uncooked = "çiğ"
  static let dry = "pişmemiş"
  static let cooked = "pişmiş"
}

extension String {
  fileprivate func removing(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
