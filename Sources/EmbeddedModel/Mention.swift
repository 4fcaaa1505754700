import Analysis
import Domain
import Turkish

/// A food that a clause names, with what it says of the amount.
struct Mention: Equatable {
  /// In base form, with the words that describe it: `kaşarlı omlet`.
  var name: String
  var quantity: Double?
  var unit: String?
  /// Whether the food table knows it.
  var isKnown: Bool

  var hasAmount: Bool { quantity != nil || unit != nil }

  /// Takes what was said of the amount: `iki lokma` leaves `2 adet` of `lokma ekmek`, since tools know
  /// the units of the contract only.
  mutating func take(_ amount: Amount) {
    quantity = amount.quantity ?? 1
    unit = amount.unit(of: name) ?? Measure.piece.rawValue
    let said = amount.words.filter { !name.split(separator: " ").contains(Substring($0)) }
    name = (said + [name]).joined(separator: " ")
  }

  /// As an item of `logMeal` or the shopping list.
  var json: JSON {
    .object([
      .name: .string(name), .quantity: quantity.map(JSON.number), .unit: unit.map(JSON.string),
    ])
  }
}

extension Mention {
  /// Lumps of sugar, or spoons of it.
  static func sugar(_ quantity: Double, _ unit: String?) -> Mention {
    Mention(
      name: unit == nil ? Texts.sugarLump : Texts.sugar, quantity: quantity,
      unit: unit ?? Measure.piece.rawValue,
      isKnown: true)
  }

  /// An item of a logged meal.
  init(_ item: LoggedMeal.Item) {
    self.init(name: item.name, quantity: item.quantity, unit: item.unit, isKnown: true)
  }

  /// Reads an item of `logMeal`.
  init(item: JSON) {
    self.init(
      name: item[.name]?.string ?? "", quantity: item[.quantity]?.number,
      unit: item[.unit]?.string, isKnown: true)
  }
}

/// An amount on its own: `beş tane`, `bir tabağını`.
struct Amount: Equatable {
  var quantity: Double?
  var unit: String?
  /// What the unit does not say: its size (`ince`), or what people count by (`lokma`).
  var words: [String] = []
  /// `bardak` or `kaşık` alone.
  var isGeneric = false

  /// The unit for a food: tea comes in a çay bardağı where just "bardak" is said (contract).
  func unit(of name: String) -> String? {
    let isTea = Turkish.fold(name).split(separator: " ").contains { WordSets.isTea(String($0)) }
    return isGeneric && unit == Measure.glass.rawValue && isTea
      ? Measure.teaGlass.rawValue : unit
  }

  /// `yarım ekmek arası köfte`, `çeyrek köfte ekmek`: the part is the bread's, not the sandwich's.
  func sandwich(_ name: String) -> String? {
    guard unit == nil, let quantity, [0.5, 0.25].contains(quantity) else { return nil }
    let part = NumberText.count(quantity)
    let words = name.split(separator: " ").map(String.init)
    guard let first = words.first, let last = words.last else { return nil }
    if words.count > 1 && Turkish.fold(first).fits("sandwich.bread")
      || Turkish.fold(name).fits("sandwich.whole")
    {
      return "\(part) \(name)"
    }
    let fillings = WordSets.words("filling")
    guard words.count > 1, Turkish.fold(last).fits("sandwich.bread"),
      fillings.contains(where: name.hasPrefix)
    else { return nil }
    return "\(part) \(last) \(words.dropLast().joined(separator: " "))"
  }
}
