import Domain
import Turkish

/// What of a recipe does not go with a diet: with one that the person keeps, and with what the recipe was
/// before it was changed.
struct DietCheck {
  let pantry: Pantry
  let reader: DemandReader

  /// Ways to eat that a change can end, with what they leave out.
  private static let ways: [(tag: RecipeTag, leavesOut: Traits)] = [
    (.vegetarian, [.meat, .fish]),
    (.vegan, [.meat, .fish, .egg, .dairy, .honey]),
    (.glutenFree, .gluten),
    (.lactoseFree, .lactose),
  ]

  /// A sentence for each diet of the person's that a recipe breaks, and for what `old` was and `new` is not
  /// any more.
  ///
  /// An ingredient that is not known here tells nothing.
  func remarks(on new: Recipe, before old: Recipe?, diets: [String]) -> [String] {
    var found: [String] = []
    var told: Set<RecipeTag> = []
    for diet in diets {
      let forbidden = reader.demands(of: RecipeWish(diets: [diet])).forbidden
      // Of gluten and lactose the profile's allergies warn already.
      guard forbidden.contains(.meat) else { continue }
      let names = things(in: new, with: forbidden)
      guard !names.isEmpty else { continue }
      found.append(Texts.breaksDiet(diet, names))
      told.formUnion([.vegetarian, .vegan])
    }
    guard let old else { return found }
    let lost = Self.ways.filter { way in
      !told.contains(way.tag) && things(in: old, with: way.leavesOut).isEmpty
        && !things(in: new, with: way.leavesOut).isEmpty
    }
    guard !lost.isEmpty else { return found }
    // What is not vegetarian is not vegan either.
    let tags = lost.map(\.tag).filter { tag in
      tag != .vegan || !lost.contains { $0.tag == .vegetarian }
    }
    let names = things(in: new, with: lost.reduce(into: []) { $0.formUnion($1.leavesOut) })
    return found + [Texts.noLonger(tags, names)]
  }

  /// The ingredients that have one of some traits.
  private func things(in recipe: Recipe, with traits: Traits) -> [String] {
    recipe.ingredients.filter { line in
      guard let place = place(of: line) else { return false }
      return !pantry.items[place].traits.isDisjoint(with: traits)
    }.map(\.name)
  }

  private func place(of line: RecipeIngredient) -> Int? {
    line.food.flatMap { pantry.places[$0] } ?? pantry.place(named: Turkish.fold(line.name))
      ?? pantry.place(ending: Turkish.fold(line.name))
  }
}
