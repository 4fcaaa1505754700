package import struct Foundation.Date

/// What a recipe is for; raw values are those of the contract.
package enum RecipeMeal: String, Sendable, CaseIterable, Codable {
  case breakfast, lunch, dinner, snack, salad, dessert
}

/// One line of a recipe's list, for all of its servings together.
package struct RecipeIngredient: Sendable, Equatable {
  /// As people read it: `tavuk göğsü`.
  package var name: String
  /// Id of the food table's row; nil where the table does not have it.
  package var food: String?
  /// How it is counted in a kitchen; nil where it is weighed alone.
  package var quantity: Double?
  package var unit: String?
  /// Nil where nobody knows what it weighs.
  package var grams: Double?
  /// What `grams` of it hold; nil where no figure is known.
  package var nutrients: Nutrients?
  package var glycemicIndex: Double?

  package init(
    name: String, food: String?, quantity: Double?, unit: String?, grams: Double?,
    nutrients: Nutrients?, glycemicIndex: Double?
  ) {
    self.name = name
    self.food = food
    self.quantity = quantity
    self.unit = unit
    self.grams = grams
    self.nutrients = nutrients
    self.glycemicIndex = glycemicIndex
  }
}

extension RecipeIngredient {
  /// So many times as much of it.
  package func times(_ factor: Double) -> RecipeIngredient {
    var line = self
    line.quantity = quantity.map { $0 * factor }
    line.grams = grams.map { $0 * factor }
    line.nutrients = nutrients.map { $0 * factor }
    return line
  }
}

/// What a dish was asked to be without: `glutensiz`.
package struct RecipeCondition: Sendable, Equatable, Codable {
  /// As the kitchen reads it once more.
  package var said: String
  /// Whether it is a diet or an allergy, which holds for the next dish too.
  package var isHard: Bool

  package init(said: String, isHard: Bool) {
    self.said = said
    self.isHard = isHard
  }
}

/// A dish that can be cooked again; `id` is nil until it is stored.
package struct Recipe: Sendable, Equatable {
  /// Where a recipe comes from.
  package enum Origin: String, Sendable { case generated, imported, model }

  package var id: Int64?
  package var name: String
  package var meal: RecipeMeal
  /// What kind of dish it is, as people call it: `çorba`.
  package var style: String?
  package var servings: Int
  package var ingredients: [RecipeIngredient]
  package var steps: [String]
  /// Minutes; 0 where nobody said.
  package var prepMinutes: Int
  package var cookMinutes: Int
  /// What the finished dish weighs, in grams, as an estimate; nil where nobody knows.
  package var cookedGrams: Double?
  package var chefNotes: [String]
  /// Three to five names, the largest things in it first.
  package var mainIngredients: [String]
  /// What it was asked to be without.
  package var conditions: [RecipeCondition]
  package var note: String?
  package var origin: Origin
  /// Whether the person keeps it in the archive; what is only proposed is remembered for variety.
  package var isSaved: Bool
  package var isFavorite: Bool
  package var createdAt: Date
  package var changedAt: Date

  package init(
    id: Int64? = nil, name: String, meal: RecipeMeal, style: String? = nil, servings: Int,
    ingredients: [RecipeIngredient], steps: [String], prepMinutes: Int = 0, cookMinutes: Int = 0,
    cookedGrams: Double? = nil, chefNotes: [String] = [], mainIngredients: [String] = [],
    conditions: [RecipeCondition] = [], note: String? = nil, origin: Origin, isSaved: Bool = false,
    isFavorite: Bool = false,
    createdAt: Date, changedAt: Date
  ) {
    self.id = id
    self.name = name
    self.meal = meal
    self.style = style
    self.servings = servings
    self.ingredients = ingredients
    self.steps = steps
    self.prepMinutes = prepMinutes
    self.cookMinutes = cookMinutes
    self.cookedGrams = cookedGrams
    self.chefNotes = chefNotes
    self.mainIngredients = mainIngredients
    self.conditions = conditions
    self.note = note
    self.origin = origin
    self.isSaved = isSaved
    self.isFavorite = isFavorite
    self.createdAt = createdAt
    self.changedAt = changedAt
  }
}

// MARK: Figures

extension Recipe {
  /// The lightest glycemic load that counts as too much for a serving (seeds, 6).
  package static let highLoad = 15.0

  /// The sum over all ingredients whose figures are known.
  package var totals: Nutrients {
    ingredients.compactMap(\.nutrients).reduce(Nutrients(), +)
  }

  package var perServing: Nutrients { totals * (1 / Double(max(servings, 1))) }

  /// The figures of one serving as they may be shown; nil where most ingredients have none.
  package var knownPerServing: Nutrients? {
    uncounted.count * 2 > ingredients.count ? nil : perServing
  }

  /// In 100 g of the finished dish; nil where its weight is unknown.
  package var per100g: Nutrients? {
    guard let cookedGrams, cookedGrams > 0 else { return nil }
    return totals * (100 / cookedGrams)
  }

  /// Names of the ingredients that no figure is known for: the sum leaves them out.
  package var uncounted: [String] {
    ingredients.filter { $0.nutrients == nil }.map(\.name)
  }

  /// Σ GI × available carbohydrate / 100 for one serving.
  ///
  /// Nil where ingredients with a known index hold less than 80 % of the carbohydrate.
  package var glycemicLoad: Double? {
    let items = ingredients.map {
      MealItem(
        name: $0.name, food: $0.food, quantity: nil, unit: nil, grams: $0.grams,
        nutrients: $0.nutrients, glycemicIndex: $0.glycemicIndex, carbsRange: nil, basis: nil,
        source: "", isEstimate: false, confidence: 1)
    }
    let meal = Meal(type: .lunch, eatenAt: createdAt, items: items, note: nil)
    return meal.glycemicLoad.map { $0 / Double(max(servings, 1)) }
  }

  /// The same dish for another number of people: amounts and figures grow alike, times do not.
  package func scaled(to servings: Int) -> Recipe {
    guard servings > 0, servings != self.servings else { return self }
    let factor = Double(servings) / Double(max(self.servings, 1))
    var recipe = self
    recipe.servings = servings
    recipe.cookedGrams = cookedGrams.map { $0 * factor }
    recipe.ingredients = ingredients.map { $0.times(factor) }
    return recipe
  }
}

// MARK: Making

/// What a person wants to cook.
package struct RecipeWish: Sendable, Equatable {
  package var meal: RecipeMeal?
  /// A kind of dish in words: `çorba`.
  package var style: String?
  /// Things at hand, as said: `2 yumurta`.
  package var ingredients: [String]
  /// How it should be, as said: `yağsız, en çok 30 dakika`.
  package var notes: String?
  package var servings: Int?
  /// What the person wrote, where a model has made the wish of it: what they rule out holds all the same.
  package var spoken: String?
  /// What the person is known not to bear, and how they are known to eat: `fıstık`; `vegan`.
  package var allergies: [String]
  package var diets: [String]
  /// Whether it is cooked for somebody who is pregnant.
  package var isPregnant: Bool
  /// Whether `ingredients` are all that there is in the house.
  package var isAtHand: Bool

  package init(
    meal: RecipeMeal? = nil, style: String? = nil, ingredients: [String] = [],
    notes: String? = nil, servings: Int? = nil, spoken: String? = nil, allergies: [String] = [],
    diets: [String] = [], isPregnant: Bool = false, isAtHand: Bool = false
  ) {
    self.isPregnant = isPregnant
    self.isAtHand = isAtHand
    self.spoken = spoken
    self.allergies = allergies
    self.diets = diets
    self.meal = meal
    self.style = style
    self.ingredients = ingredients
    self.notes = notes
    self.servings = servings
  }
}

/// A recipe that was cooked or proposed lately, as far as variety needs it.
package struct RecentRecipe: Sendable, Equatable {
  package var name: String
  package var mainIngredients: [String]

  package init(name: String, mainIngredients: [String]) {
    self.name = name
    self.mainIngredients = mainIngredients
  }

  /// Whether dishes are alike by how many main ingredients they share and the shorter list has: three are
  /// the same, or half of them (seeds, 6).
  package static func isLike(common: Int, shorter: Int) -> Bool {
    common >= 3 || common > 0 && common * 2 >= shorter
  }
}

/// A new recipe and what must be said about it.
package struct RecipeProposal: Sendable, Equatable {
  package var recipe: Recipe
  /// The recent recipe that it could not help being like.
  package var similarTo: String?
  /// Turkish sentences: what was left out and why, which wish could not be kept.
  package var remarks: [String]

  package init(recipe: Recipe, similarTo: String?, remarks: [String]) {
    self.recipe = recipe
    self.similarTo = similarTo
    self.remarks = remarks
  }
}

/// Why there is no recipe.
package struct RecipeRefusal: Error, Sendable, Equatable {
  package enum Kind: Sendable {
    /// Nothing says what it is for; the message asks and offers choices.
    case needsMeal
    /// No dish can keep all that was asked.
    case impossible
    /// The person did not want to wait for it.
    case stopped
  }

  package var kind: Kind
  /// Turkish, with the next step.
  package var message: String

  package init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }
}

/// A recipe that was changed, and what of it, each in a few words.
package struct RecipeEdit: Sendable, Equatable {
  package var recipe: Recipe
  package var told: [String]

  package init(recipe: Recipe, told: [String]) {
    self.recipe = recipe
    self.told = told
  }
}

// MARK: Keeping
