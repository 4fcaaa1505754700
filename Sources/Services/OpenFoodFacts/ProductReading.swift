import Domain
import Foundation

/// Reads a product of Open Food Facts, which spells numbers in three ways and leaves anything out.
struct ProductReading {
  let record: JSON
  let now: Date

  /// Nil where the record has neither a name nor a figure.
  var product: Product? {
    let nutriments = record["nutriments"] ?? .object([])
    var whole = figures(nutriments, "_100g")
    let serving = serving
    var part = figures(nutriments, "_serving")
    guard name != nil || !whole.isEmpty || !part.isEmpty else { return nil }
    if serving == nil, hasTwoServings { part = LabelFigures() }
    if part.isEmpty, let serving, !whole.isEmpty { part = whole * (serving.amount / 100) }
    let isOfServing = whole.isEmpty && !part.isEmpty
    if whole.isEmpty, let serving { whole = part * (100 / serving.amount) }
    let isPlausible = Self.isPlausible(whole)
    let hasCarbs = whole[.carbs] != nil || part[.carbs] != nil
    let sure = !hasCarbs ? 0 : isPlausible ? 0.75 : 0.4
    var confidence = LabelConfidence(ocr: 1, carbs: sure, overall: sure)
    confidence.isOfServing = isOfServing
    return Product(
      name: name, brand: brand, barcode: text("code"), serving: serving,
      perServing: part.isEmpty ? nil : part, per100: whole, isLiquid: isLiquid,
      confidence: confidence, source: .openFoodFacts,
      warnings: isPlausible ? [] : [Texts.implausible], createdAt: now, changedAt: now)
  }

  private var name: String? {
    text("product_name_tr") ?? text("product_name") ?? text("generic_name_tr")
  }

  private var brand: String? {
    let first = text("brands")?.split(separator: ",").first.map(String.init)
    return first ?? record["brands"]?.array?.first?.string
  }

  private func text(_ key: String) -> String? {
    let text = record[key]?.string?.trimmingCharacters(in: .whitespacesAndNewlines)
    return text?.isEmpty == true ? nil : text
  }

  // MARK: Figures

  /// The keys of the service; energy and what weighs grams.
  private static let keys: [LabelField: String] = [
    .fat: "fat", .saturatedFat: "saturated-fat", .carbs: "carbohydrates", .sugars: "sugars",
    .fiber: "fiber", .protein: "proteins", .salt: "salt",
  ]

  private func figures(_ nutriments: JSON, _ basis: String) -> LabelFigures {
    var figures = LabelFigures()
    for (field, key) in Self.keys {
      if let value = Self.number(nutriments[key + basis]), value >= 0 { figures[field] = value }
    }
    // `energy` is always kJ, even where `energy_unit` says kcal.
    let joules = Self.number(nutriments["energy-kj" + basis] ?? nutriments["energy" + basis])
    if let calories = Self.number(nutriments["energy-kcal" + basis])
      ?? joules.map({ $0 / Nutrients.kilojoules }),
      calories >= 0
    {
      figures[.calories] = calories
    }
    return figures
  }

  /// A number, also one that is written as text.
  private static func number(_ value: JSON?) -> Double? {
    switch value {
    case .number(let number): number.isFinite ? number : nil
    case .string(let text):
      Double(text.split(separator: ",", maxSplits: 1).joined(separator: "."))
    default: nil
    }
  }

  /// Whether energy can be what its parts make, and no part is more than the whole.
  ///
  /// Off by more than a quarter and by more than 10 kcal is a mistake somebody typed: on 32 records it
  /// told two of 13 old ones and no recent one (wire/research.md, d).
  static func isPlausible(_ figures: LabelFigures) -> Bool {
    let grams = LabelField.allCases.filter { $0 != .calories }.compactMap { figures[$0] }
    guard grams.allSatisfy({ $0 <= 100 }) else { return false }
    let parts = [LabelField.carbs, .protein, .fat].compactMap { figures[$0] }.reduce(0, +)
    if parts > 105 { return false }
    if let sugars = figures[.sugars], let carbs = figures[.carbs], sugars > carbs + 0.5 {
      return false
    }
    guard let energy = figures[.calories], let made = figures.energyOfParts else { return true }
    let gap = abs(energy - made)
    return gap <= 10 || gap <= 0.25 * max(energy, made)
  }

  // MARK: Serving

  /// One serving: the figure of `serving_quantity`, else the first amount in the free text, in
  /// brackets first: `0.333 PACKAGE (52 g)`, `330 ml (une boîte)`.
  private var serving: LabelServing? {
    let said = text("serving_size") ?? ""
    let amounts = Self.amounts(in: said)
    guard !hasTwoServings else { return nil }
    let quantity = Self.number(record["serving_quantity"]).flatMap { $0 > 0 ? $0 : nil }
    let unit = amounts.last?.unit ?? (isLiquid ? .mililitre : .gram)
    let amount = quantity ?? amounts.last?.amount
    return amount.flatMap { $0 <= 2000 ? LabelServing(amount: $0, unit: unit) : nil }
  }

  /// `70g uncooked - 245g cooked`: nobody says which of them the figures are of.
  private var hasTwoServings: Bool {
    let amounts = Self.amounts(in: text("serving_size") ?? "")
    return amounts.contains { one in
      amounts.contains { $0.unit == one.unit && $0.amount != one.amount }
    }
  }

  private var isLiquid: Bool {
    if let unit = text("serving_quantity_unit") ?? text("product_quantity_unit") {
      return ["ml", "cl", "l"].contains(unit.lowercased())
    }
    return Self.amounts(in: text("serving_size") ?? text("quantity") ?? "").last?.unit == .mililitre
  }

  private static func amounts(in text: String) -> [LabelServing] {
    let pattern = /(\d+(?:[.,]\d+)?)\s*(ml|cl|g|gr|l)\b/.ignoresCase()
    return text.matches(of: pattern).compactMap { match in
      let digits = match.1.split(separator: ",", maxSplits: 1).joined(separator: ".")
      guard let value = Double(digits), value > 0 else { return nil }
      switch match.2.lowercased() {
      case "ml": return LabelServing(amount: value, unit: .mililitre)
      case "cl": return LabelServing(amount: value * 10, unit: .mililitre)
      case "l": return LabelServing(amount: value * 1000, unit: .mililitre)
      default: return LabelServing(amount: value, unit: .gram)
      }
    }
  }
}
