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
}

extension String {
  fileprivate func removing(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
