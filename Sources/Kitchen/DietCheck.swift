import Domain
import Turkish

/// What of a recipe does not go with a diet: with one that the person keeps, with what the recipe was asked
/// to be, and with what it was before it was changed.
///
/// What an ingredient holds is told by the tables of foods, by the foods that its name names where these
/// do not know it, and by the table of allergens.
struct DietCheck {
  let book: CookBook

  /// Ways to eat that a change can end, with what they leave out.
  private static let ways: [(tag: RecipeTag, leavesOut: Traits)] = [
    (.vegetarian, [.meat, .fish]),
    (.vegan, [.meat, .fish, .egg, .dairy, .honey]),
    (.glutenFree, .gluten),
    (.lactoseFree, .lactose),
  ]

  /// A sentence for each diet and allergy of the person's (`diets`) that a recipe breaks, and for what `old` was or should be and
  /// `new` is not any more.
  ///
  /// Of an ingredient that no table knows nothing is told, but where the recipe was asked to be without
  /// something.
  func remarks(on new: Recipe, before old: Recipe?, diets: [String]) -> [String] {
    var found: [String] = []
    var told: Set<RecipeTag> = []
    for diet in diets {
      let demands = book.reader.demands(of: RecipeWish(allergies: [diet], diets: [diet]))
      let isWay = demands.forbidden.contains(.meat)
      // What the names of foods tell of an allergy is warned of already; of it only what is new is told.
      let before = isWay ? [] : things(in: old ?? new, against: demands).broken
      let names = things(in: new, against: demands).broken.filter { name in
        isWay || !before.contains(name) && !book.foods.holds(diet, [name])
      }
      guard !names.isEmpty else { continue }
      found.append(Texts.breaksDiet(diet, names))
      if isWay { told.formUnion([.vegetarian, .vegan]) }
    }
    return old.map { found + lost(from: $0, to: new, besides: told) } ?? found
  }

  /// What a recipe was and is not any more, and what of it nobody can say.
  private func lost(from old: Recipe, to new: Recipe, besides told: Set<RecipeTag>) -> [String] {
    var ways: [String] = []
    var (names, unsure): ([String], [String]) = ([], [])
    func add(_ way: String, _ broken: [String]) {
      if !ways.contains(way) { ways.append(way) }
      names += broken.filter { !names.contains($0) }
    }
    for condition in new.conditions {
      let demands = book.reader.demands(of: RecipeWish(notes: condition.said))
      let (before, now) = (things(in: old, against: demands), things(in: new, against: demands))
      let broken = now.broken.filter { !before.broken.contains($0) }
      if !broken.isEmpty { add(condition.said, broken) }
      if condition.isHard {
        unsure += now.unsure.filter { !before.unsure.contains($0) && !unsure.contains($0) }
      }
    }
    for way in Self.ways where !told.contains(way.tag) {
      var demands = Demands()
      demands.forbidden = way.leavesOut
      let broken = things(in: new, against: demands).broken
      guard !broken.isEmpty, things(in: old, against: demands).broken.isEmpty else { continue }
      // What is not vegetarian is not vegan either.
      if way.tag == .vegan, ways.contains(Texts.name(of: .vegetarian)) { continue }
      add(Texts.name(of: way.tag), broken)
    }
    unsure.removeAll(where: names.contains)
    return (ways.isEmpty ? [] : [Texts.noLonger(ways, names)])
      + (unsure.isEmpty ? [] : [Texts.mayHold(unsure, new.conditions.filter(\.isHard).map(\.said))])
  }

  /// The ingredients that are ruled out, and those of which nobody can say.
  private func things(
    in recipe: Recipe, against demands: Demands
  ) -> (broken: [String], unsure: [String]) {
    var found: (broken: [String], unsure: [String]) = ([], [])
    for ingredient in recipe.ingredients {
      switch breaks(CheckedLine(ingredient, in: book), demands) {
      case true?: found.broken.append(ingredient.name)
      case nil: found.unsure.append(ingredient.name)
      case false?: continue
      }
    }
    return found
  }

  private func breaks(_ line: CheckedLine, _ demands: Demands) -> Bool? {
    if let traits = line.traits, !traits.isDisjoint(with: demands.forbidden) { return true }
    if let place = line.place, demands.excluded.contains(place) { return true }
    // "fındık ezmesi" is of hazelnuts, whatever row of the table it is.
    let parts = book.words.parts(of: line.ingredient.name)
    if parts.contains(where: { !$0.meaning.places.isDisjoint(with: demands.excluded) }) {
      return true
    }
    if line.traits == nil || !line.isWholeName {
      let named = book.words.mentions(in: line.ingredient.name).contains {
        !$0.isRefused && !$0.meaning.traits.isDisjoint(with: demands.forbidden)
      }
      if named { return true }
    }
    guard line.traits == nil else { return false }
    let names = [line.ingredient.name, line.food?.name].compactMap(\.self)
    let isHeld = book.reader.things.words(of: demands.forbidden)
      .contains { book.foods.holds($0, names) }
    return isHeld ? true : nil
  }
}
