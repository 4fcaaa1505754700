import Domain
import Turkish

/// What of a meal or a recipe holds something that the person said they do not bear.
struct AllergyCheck {
  private let foods: FoodTable
  /// Allergies, and diets that leave something out.
  private let avoided: [String]

  /// The allergies of a profile; of its diets those for celiac disease and lactose.
  init(profile: JSON, foods: FoodTable) {
    self.foods = foods
    let diets = (profile[.diet]?.array ?? []).compactMap(\.string).map { Turkish.fold($0) }
    avoided =
      (profile[.allergies]?.array ?? []).compactMap(\.string)
      + Texts.avoided.filter { avoided in
        diets.contains { $0.hasPrefix(Turkish.fold(avoided.diet)) }
      }.map(\.food).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The same of the person who keeps the records; what cannot be read keeps nobody from a write.
  init(of profile: ProfileRecords, foods: FoodTable) {
    self.init(profile: (try? profile.all()) ?? [:], foods: foods)
  }

  /// A sentence for each thing that is avoided and found.
  func warnings(for items: [MealItem]) -> [String] {
    warnings(items.map { ($0.name, $0.food) })
  }

  /// The same for what is in a recipe.
  func warnings(for recipe: Recipe) -> [String] {
    warnings(recipe.ingredients.map { ($0.name, $0.food) })
  }

  /// The same for things that are only named.
  func warnings(named names: [String]) -> [String] { warnings(names.map { ($0, nil) }) }

  private func warnings(_ things: [(name: String, food: String?)]) -> [String] {
    avoided.compactMap { allergy in
      let found = things.filter { thing in
        let row = thing.food.flatMap(foods.food)?.name
        return foods.holds(allergy, [thing.name, row].compactMap(\.self))
      }
      return found.isEmpty ? nil : Texts.holdsAllergen(allergy, found.map(\.name))
    }
  }
}

/// How the person is known to eat, and what they do not bear.
struct ProfileDiets {
  /// As they said it: `vegan`, `gluten`.
  let all: [String]

  /// What cannot be read keeps nobody from a write.
  init(_ profile: ProfileRecords) {
    let known = (try? profile.all()) ?? [:]
    all = [JSON.Key.diet, .allergies].flatMap { known[$0]?.array ?? [] }.compactMap(\.string)
  }
}
