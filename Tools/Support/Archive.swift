import Domain
import Turkish

/// What the archive keeps apart.
package enum ArchiveKind: String, Decodable, Sendable, CaseIterable { case recipe, product }

/// What can be a favourite.
package enum FavoriteKind: String, Decodable, Sendable, CaseIterable { case recipe, product, meal }

/// How long proposals count as recent.
enum GenerateRecipeMemory {
  /// Fifteen days (seeds, 6).
  static let seconds = 15 * 86_400.0
}

extension Recipe {
  /// The recipe as the tools tell it.
  var json: JSON {
    .object([
      .recipe: .id(id), .name: .string(name), .mealType: .string(meal.rawValue),
      .style: style.map(JSON.string), .servings: .number(Double(servings)),
      .ingredients: .array(ingredients.map(\.json)), .steps: .texts(steps),
      .prepMinutes: .number(Double(prepMinutes)), .cookMinutes: .number(Double(cookMinutes)),
      .per100g: per100g.map(JSON.totals) ?? .null,
      .perServing: knownPerServing.map(JSON.totals) ?? .null,
      .glycemicLoad: .figure(glycemicLoad), .mainIngredients: .texts(mainIngredients),
      .chefNotes: .texts(chefNotes),
      .conditions: hardConditions.isEmpty ? nil : .texts(hardConditions),
      .note: note.map(JSON.string), .saved: .bool(isSaved),
      .favorite: .bool(isFavorite),
    ])
  }

  /// Diets and allergies that it was asked to keep.
  private var hardConditions: [String] { conditions.filter(\.isHard).map(\.said) }

  /// The recipe in a list.
  var entry: JSON {
    .object([
      .kind: "recipe", .id: .id(id), .name: .string(name), .mealType: .string(meal.rawValue),
      .servings: .number(Double(servings)), .carbsPerServing: .figure(knownPerServing?.carbs),
      .glycemicLoad: .figure(glycemicLoad), .favorite: .bool(isFavorite),
    ])
  }
}

extension RecipeIngredient {
  fileprivate var json: JSON {
    [
      .name: .string(name), .quantity: .figure(quantity ?? grams, decimals: 2),
      .unit: .text(unit ?? (quantity == nil && grams != nil ? Measure.gram.rawValue : nil)),
      .grams: .figure(grams),
    ]
  }
}

extension Meal {
  /// A line of the list of favourites.
  var favoriteEntry: JSON {
    let isKnown = items.contains { $0.nutrients != nil }
    return .object([
      .kind: "meal", .id: .id(id), .name: .string(Texts.amounts(of: self)),
      .mealType: .string(type.rawValue), .carbs: isKnown ? .figure(totals.carbs) : .null,
      .favorite: .bool(isFavorite),
    ])
  }
}

extension Product {
  /// What people call it: name and brand, else its barcode.
  var title: String {
    let words = [brand, name].compactMap { $0?.unlessEmpty }
    return words.isEmpty ? barcode ?? Texts.unnamedProduct : words.joined(separator: " ")
  }

  /// The product as the tools tell it.
  var json: JSON {
    .object([
      .id: .id(id),
      .product: [.name: .text(name), .brand: .text(brand), .barcode: .text(barcode)],
      .serving: serving.map(Self.json) ?? .null,
      .perServing: perServing.map(Self.json) ?? .null, .per100: Self.json(per100),
      .per100Unit: .string(Measure.metric(ofLiquid: isLiquid).rawValue),
      .printedFor: .string(confidence.isOfServing || per100.isEmpty ? "serving" : "hundred"),
      .confidence: [
        .ocr: .figure(confidence.ocr, decimals: 2),
        .carbs: .figure(confidence.carbs, decimals: 2),
        .overall: .figure(confidence.overall, decimals: 2),
      ],
      .impactLevel: .text(impactLevel?.rawValue), .needsReview: .bool(needsReview),
      .source: .string(source.rawValue), .basis: .string(Texts.basis(of: self)),
      .warnings: .texts(warnings),
    ])
  }

  /// The product in a list.
  var entry: JSON {
    .object([
      .kind: "product", .id: .id(id), .name: .string(title),
      .carbsPerServing: .figure(perServing?[.carbs]), .carbsPer100: .figure(per100[.carbs]),
      .favorite: .bool(isFavorite), .needsReview: .bool(needsReview),
    ])
  }

  private static func json(_ serving: LabelServing) -> JSON {
    .object([
      .amount: .figure(serving.amount), .unit: .string(serving.unit.rawValue),
      .pieces: serving.pieces.map { .figure($0.count) },
      .piece: serving.pieces.map { .string($0.name) },
    ])
  }

  private static func json(_ figures: LabelFigures) -> JSON {
    [
      .carbs: .figure(figures[.carbs]), .sugars: .figure(figures[.sugars]),
      .protein: .figure(figures[.protein]), .fat: .figure(figures[.fat]),
      .saturatedFat: .figure(figures[.saturatedFat]), .fiber: .figure(figures[.fiber]),
      .calories: .figure(figures[.calories], decimals: 0),
      .salt: .figure(figures[.salt], decimals: 2),
    ]
  }
}
