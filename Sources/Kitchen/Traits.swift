/// What an ingredient is, as far as diets and allergies ask for it.
///
/// A recipe's tags are computed from these, never claimed by a pattern.
package struct Traits: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let meat = Traits(rawValue: 1 << 0)
  package static let fish = Traits(rawValue: 1 << 1)
  package static let egg = Traits(rawValue: 1 << 2)
  package static let dairy = Traits(rawValue: 1 << 3)
  package static let lactose = Traits(rawValue: 1 << 4)
  package static let gluten = Traits(rawValue: 1 << 5)
  package static let nut = Traits(rawValue: 1 << 6)
  package static let sesame = Traits(rawValue: 1 << 7)
  package static let soy = Traits(rawValue: 1 << 8)
  /// Added fat: oil or butter.
  package static let fat = Traits(rawValue: 1 << 9)
  package static let sugar = Traits(rawValue: 1 << 10)
  package static let honey = Traits(rawValue: 1 << 11)
  package static let spice = Traits(rawValue: 1 << 12)
  package static let hot = Traits(rawValue: 1 << 13)
  /// Liver and the like, which is put in only for who asks for it.
  package static let organ = Traits(rawValue: 1 << 14)
  /// Not cooked through, or of raw milk, as it is sold.
  package static let raw = Traits(rawValue: 1 << 15)
  /// Large fish, which gather mercury.
  package static let mercury = Traits(rawValue: 1 << 16)

  /// The traits of the tables by their names.
  static let named: [String: Traits] = [
    "meat": .meat, "fish": .fish, "egg": .egg, "dairy": .dairy, "lactose": .lactose,
    "gluten": .gluten, "nut": .nut, "sesame": .sesame, "soy": .soy, "fat": .fat,
    "sugar": .sugar, "honey": .honey, "spice": .spice, "hot": .hot, "organ": .organ,
    "raw": .raw, "mercury": .mercury,
  ]

  /// Reads `dairy,lactose`; names that are none are left out.
  init(parsing text: String) {
    self = text.split(separator: ",").reduce(into: []) { traits, name in
      if let trait = Self.named[String(name)] { traits.insert(trait) }
    }
  }
}

/// What a dish is called by diet, computed from what is in it.
package enum RecipeTag: String, Sendable, CaseIterable {
  case vegetarian, vegan, glutenFree, lactoseFree, oilFree, spicy

  /// The tags that hold for a dish whose ingredients have these traits together.
  package static func all(for traits: Traits) -> [RecipeTag] {
    allCases.filter { $0.holds(for: traits) }
  }

  private func holds(for traits: Traits) -> Bool {
    switch self {
    case .vegetarian: traits.isDisjoint(with: [.meat, .fish])
    case .vegan: traits.isDisjoint(with: [.meat, .fish, .egg, .dairy, .honey])
    case .glutenFree: traits.isDisjoint(with: .gluten)
    case .lactoseFree: traits.isDisjoint(with: .lactose)
    case .oilFree: traits.isDisjoint(with: .fat)
    case .spicy: traits.contains(.hot)
    }
  }
}
