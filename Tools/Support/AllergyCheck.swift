import Domain

/// What of a meal holds something that the person said they do not bear.
struct AllergyCheck {
  private let foods: FoodTable
  /// Allergies, and diets that leave something out.
  private let avoided: [String]

  /// The allergies of a profile; of its diets those for celiac disease and lactose.
  init(profile: JSON, foods: FoodTable) {
    self.foods = foods
    let diets = (profile[.diet]?.array ?? []).compactMap(\.string)
    avoided =
      (profile[.allergies]?.array ?? []).compactMap(\.string)
      + Texts.avoided.filter { diets.contains($0.diet) }.map(\.food)
  }

  /// A sentence for each thing that is avoided and found.
  func warnings(for items: [MealItem]) -> [String] {
    avoided.compactMap { allergy in
      let found = items.filter { item in
        let row = item.food.flatMap(foods.food)?.name
        return foods.holds(allergy, [item.name, row].compactMap(\.self))
      }
      return found.isEmpty ? nil : Texts.holdsAllergen(allergy, found.map(\.name))
    }
  }
}
