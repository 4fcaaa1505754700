/// What 100 g of a food, a portion or a whole day holds.
///
/// Energy in kcal, alcohol and all others in grams. `carbs` is available carbohydrate, what labels
/// in Türkiye and the EU print: fibre is not part of it. Nil means that no source tells.
package struct Nutrients: Sendable, Equatable {
  /// kJ of one kcal, the thermochemical calorie (NIST SP 811, appendix B).
  package static let kilojoules = 4.184

  package var energy: Double
  package var carbs: Double
  package var sugar: Double?
  package var fiber: Double?
  package var protein: Double
  package var fat: Double
  package var saturatedFat: Double?
  package var salt: Double?
  package var alcohol: Double

  package init(
    energy: Double = 0, carbs: Double = 0, sugar: Double? = nil, fiber: Double? = nil,
    protein: Double = 0, fat: Double = 0, saturatedFat: Double? = nil, salt: Double? = nil,
    alcohol: Double = 0
  ) {
    self.energy = energy
    self.carbs = carbs
    self.sugar = sugar
    self.fiber = fiber
    self.protein = protein
    self.fat = fat
    self.saturatedFat = saturatedFat
    self.salt = salt
    self.alcohol = alcohol
  }

  /// The nutrients of `grams` of a food whose nutrients per 100 g these are.
  package func scaled(toGrams grams: Double) -> Nutrients { self * (grams / 100) }

  package static func * (value: Nutrients, factor: Double) -> Nutrients {
    Nutrients(
      energy: value.energy * factor, carbs: value.carbs * factor,
      sugar: value.sugar.map { $0 * factor }, fiber: value.fiber.map { $0 * factor },
      protein: value.protein * factor, fat: value.fat * factor,
      saturatedFat: value.saturatedFat.map { $0 * factor }, salt: value.salt.map { $0 * factor },
      alcohol: value.alcohol * factor)
  }

  /// Adds up; a part that one side does not know counts as what the other side knows.
  package static func + (left: Nutrients, right: Nutrients) -> Nutrients {
    func sum(_ a: Double?, _ b: Double?) -> Double? {
      if a == nil && b == nil { nil } else { (a ?? 0) + (b ?? 0) }
    }
    return Nutrients(
      energy: left.energy + right.energy, carbs: left.carbs + right.carbs,
      sugar: sum(left.sugar, right.sugar), fiber: sum(left.fiber, right.fiber),
      protein: left.protein + right.protein, fat: left.fat + right.fat,
      saturatedFat: sum(left.saturatedFat, right.saturatedFat), salt: sum(left.salt, right.salt),
      alcohol: left.alcohol + right.alcohol)
  }
}

/// A row of the food table.
package struct Food: Sendable, Equatable {
  /// ASCII slug: `tam-bugday-ekmegi`.
  package var id: String
  /// Canonical Turkish name in lower case.
  package var name: String
  package var category: String
  /// raw, cooked, dry, ready or drink.
  package var state: String
  package var per100g: Nutrients
  package var glycemicIndex: GlycemicIndex?
  package var portions: [FoodPortion]
  /// Grams of one millilitre; 1 for most drinks.
  package var density: Double
  /// Where the figures come from: a USDA number, a recipe of ours, a label, an estimate that says so.
  package var source: String
  /// How sure the figures are for what the name means, 0-1.
  package var confidence: Double
  /// What belongs to it or is missing, where people may think otherwise: `lavaşıyla`, `yalnızca et`.
  package var scope: String?
  /// What a counted piece is called where that is not `adet`: `küp`.
  package var piece: String?

  package init(
    id: String, name: String, category: String, state: String, per100g: Nutrients,
    glycemicIndex: GlycemicIndex?, portions: [FoodPortion], density: Double, source: String,
    confidence: Double, scope: String? = nil, piece: String? = nil
  ) {
    self.id = id
    self.name = name
    self.category = category
    self.state = state
    self.per100g = per100g
    self.glycemicIndex = glycemicIndex
    self.portions = portions
    self.density = density
    self.source = source
    self.confidence = confidence
    self.scope = scope
    self.piece = piece
  }
}

/// A published glycemic index (glucose = 100) and the table that publishes it.
package struct GlycemicIndex: Sendable, Equatable {
  package var value: Double
  package var source: String

  package init(value: Double, source: String) {
    self.value = value
    self.source = source
  }
}

/// What one unit of a food weighs.
package struct FoodPortion: Sendable, Equatable {
  /// A measure of the contract in its base form: `dilim`, `su bardağı`.
  package var unit: String
  /// `küçük`, `büyük`, `ince` …; nil for the usual size.
  package var size: String?
  package var grams: Double
  /// What people really serve, where the unit is vague.
  package var range: ClosedRange<Double>?
  /// Whether this is meant when no amount is said.
  package var isDefault: Bool

  package init(
    unit: String, size: String?, grams: Double, range: ClosedRange<Double>?, isDefault: Bool
  ) {
    self.unit = unit
    self.size = size
    self.grams = grams
    self.range = range
    self.isDefault = isDefault
  }
}

/// A name under which people know a food.
package struct FoodName: Sendable {
  package var text: String
  package var food: String

  package init(text: String, food: String) {
    self.text = text
    self.food = food
  }
}

/// What a person said of a food: its name as said and how much of it.
package struct FoodMention: Sendable, Equatable {
  package var name: String
  package var quantity: Double?
  package var unit: String?
  package var grams: Double?

  package init(name: String, quantity: Double? = nil, unit: String? = nil, grams: Double? = nil) {
    self.name = name
    self.quantity = quantity
    self.unit = unit
    self.grams = grams
  }
}

/// What the table makes of a mention: the food, its weight and nutrients, and how sure that is.
package struct FoodEstimate: Sendable, Equatable {
  package var food: Food
  /// Quantity and unit as they were counted, `1 porsiyon` where nothing was said.
  package var quantity: Double
  package var unit: String
  package var grams: Double
  /// Grams that the same words can mean, where the unit is vague.
  package var range: ClosedRange<Double>?
  package var nutrients: Nutrients
  /// `1 dilim = 32 g`, `pişmiş`; nil where there is nothing to tell of grams that were said.
  package var basis: String?
  /// Whether the amount or the figures are an estimate and must be called "tahmini".
  package var isEstimate: Bool
  /// 0-1.
  package var confidence: Double
  /// Words of the mention that the food does not cover: `ev yapımı`.
  package var remark: String?
  /// What the words can mean, so different that the person must be asked: `dilim`, `bütün ekmek`.
  package var choices: [FoodChoice]

  package init(
    food: Food, quantity: Double, unit: String, grams: Double, range: ClosedRange<Double>?,
    nutrients: Nutrients, basis: String?, isEstimate: Bool, confidence: Double, remark: String?,
    choices: [FoodChoice] = []
  ) {
    self.food = food
    self.quantity = quantity
    self.unit = unit
    self.grams = grams
    self.range = range
    self.nutrients = nutrients
    self.basis = basis
    self.isEstimate = isEstimate
    self.confidence = confidence
    self.remark = remark
    self.choices = choices
  }
}

/// One of the things that a counted name can mean, and what it makes of what was said.
package struct FoodChoice: Sendable, Equatable {
  /// As people are asked: `yarım ekmek`.
  package var said: String
  /// The food that it is then, and the unit; nil where they stay.
  package var name: String?
  package var unit: String?
  /// What it makes of the quantity: 0.5 for `yarım ekmek`.
  package var factor: Double

  package init(said: String, name: String? = nil, unit: String? = nil, factor: Double = 1) {
    self.said = said
    self.name = name
    self.unit = unit
    self.factor = factor
  }
}

/// A person's own measure: "benim kasem 300 ml".
package struct PersonalMeasure: Sendable, Equatable {
  package var unit: String
  /// The food it holds for; nil for all.
  package var food: String?
  /// Millilitres, or grams where `isWeight`.
  package var amount: Double
  package var isWeight: Bool

  package init(unit: String, food: String?, amount: Double, isWeight: Bool) {
    self.unit = unit
    self.food = food
    self.amount = amount
    self.isWeight = isWeight
  }
}
