package import Domain
package import struct Foundation.Date
import Tables
import Turkish

/// Makes recipes from the base of patterns.
///
///     CookBook(foods: FoodBook().table).maker.make(wish, recent, seed, now)
///
/// Reads no clock and rolls no dice of its own: the same wish, history and seed give the same dish.
package final class CookBook: Sendable {
  /// The lightest glycemic load that counts as too much for a serving (seeds, 6).
  package static let highLoad = 15.0

  let foods: FoodTable
  let pantry: Pantry
  let book: PatternBook
  let roles: GroupRoles
  let reader: DemandReader
  let notes: ChefNotes

  package init(foods: FoodTable) {
    self.foods = foods
    pantry = Pantry(foods: foods)
    book = PatternBook(pantry: pantry)
    roles = GroupRoles()
    reader = DemandReader(pantry: pantry, foods: foods)
    notes = ChefNotes()
  }

  /// The port for the rest of the house; the base is read when it is first asked.
  package static func maker(foods: FoodTable) -> RecipeMaker {
    let shared = Lazy { CookBook(foods: foods) }
    return RecipeMaker(
      make: { wish, recent, seed, now throws(RecipeRefusal) in
        try shared.value.proposal(for: wish, recent: recent, seed: seed, now: now)
      },
      read: { text, now throws(RecipeRefusal) in
        try RecipeReader(foods: foods, pantry: shared.value.pantry).recipe(in: text, now: now)
      },
      edit: { recipe, text throws(RecipeRefusal) in
        let reader = RecipeReader(foods: foods, pantry: shared.value.pantry)
        return try RecipeEditor(reader: reader).edited(recipe, by: text)
      })
  }

  /// A recipe for a wish.
  package func proposal(
    for wish: RecipeWish, recent: [RecentRecipe], seed: UInt64, now: Date
  ) throws(RecipeRefusal) -> RecipeProposal {
    var demands = reader.demands(of: wish)
    let hasNotes = !(wish.notes ?? "").allSatisfy { !$0.isLetter }
    guard wish.meal != nil || hasNotes || !demands.styles.isEmpty else {
      throw RecipeRefusal(kind: .needsMeal, message: Texts.whichMeal(styleNames(for: nil)))
    }
    var givens = GivenReader(pantry: pantry, foods: foods).read(wish.ingredients, demands)
    // "tavuklu" asks for chicken as much as "tavuk var" does.
    let dish = NamedDish(wish.notes ?? "", foods: foods)
    let spoken = dish?.ingredients(in: pantry) ?? []
    demands.wanted += spoken.filter { demands.allows($0, of: pantry) }
    let leftOut = Set(demands.refused + spoken.filter { !demands.allows($0, of: pantry) }).sorted()
    givens.remarks += leftOut.map { demands.leftOut($0, of: pantry) }
    givens.used += demands.wanted.filter { place in
      !givens.used.contains { $0.place == place } && !pantry.items[place].traits.contains(.sugar)
    }.map { Given(place: $0, grams: nil) }
    demands.wanted = []
    let servings = max(1, min(wish.servings ?? 2, 50))
    let filler = Filler(
      pantry: pantry, book: book, roles: roles, demands: demands, givens: givens.used,
      servings: Double(servings))
    var remarks = givens.remarks
    // "vegan tavuk tarifi" names no dish that there could be.
    let possible = spoken.allSatisfy { demands.allows($0, of: pantry) } ? dish : nil
    let numbers = try named(
      possible, among: patterns(for: wish, demands, &remarks), demands, &remarks)
    let search = DishSearch(filler: filler, recent: recent, pantry: pantry)
    guard let found = search.best(of: numbers, seed: seed) else {
      throw RecipeRefusal(kind: .impossible, message: Texts.impossible)
    }
    let unused = found.filling.unused.filter { given in
      givens.used.contains { $0.place == given.place }
    }
    if !unused.isEmpty {
      remarks.append(Texts.unused(unused.map { pantry.items[$0.place].short }))
    }
    remarks += otherAmounts(givens.used, found.filling, servings: Double(servings))
    var recipe = recipe(of: found.filling, wish: wish, servings: servings, now: now)
    let load = recipe.glycemicLoad ?? 0
    if load >= Self.highLoad { remarks.append(Texts.highLoad(load)) }
    if let similar = found.similarTo { remarks.append(Texts.similar(similar)) }
    recipe.chefNotes = notes.notes(
      for: Set(found.filling.lines.map(\.role)), load: load, seed: seed)
    return RecipeProposal(recipe: recipe, similarTo: found.similarTo, remarks: remarks)
  }

  /// Sentences about what the person has much more or much less of than the dish takes.
  private func otherAmounts(
    _ givens: [Given], _ filling: Filling, servings: Double
  ) -> [String] {
    givens.compactMap { given in
      guard let asked = given.grams,
        let line = filling.lines.first(where: { $0.place == given.place }), !line.isGiven
      else { return nil }
      return Texts.otherAmount(
        pantry.items[given.place].short, asked: asked, used: line.grams * servings)
    }
  }

  /// What a dish is by diet, from the food ids of its ingredients; nil where one is unknown here.
  package func tags(of recipe: Recipe) -> [RecipeTag]? {
    var traits: Traits = []
    for line in recipe.ingredients {
      guard let place = line.food.flatMap({ pantry.places[$0] }) else { return nil }
      traits.formUnion(pantry.items[place].traits)
    }
    return RecipeTag.all(for: traits)
  }

  /// The kinds of dishes that there are for a meal, to choose from.
  package func styleNames(for meal: RecipeMeal?) -> String {
    let ids = book.patterns.filter { meal == nil || $0.meals.contains(meal ?? .dinner) }
      .flatMap(\.styles)
    return reader.names(of: Set(ids)).joined(separator: ", ")
  }
}

// MARK: Which patterns

extension CookBook {
  /// The patterns that may be made: by meal, style and time; what is given up is said.
  private func patterns(
    for wish: RecipeWish, _ demands: Demands, _ remarks: inout [String]
  ) throws(RecipeRefusal) -> [Int] {
    let quick = book.patterns.indices.filter { number in
      let pattern = book.patterns[number]
      return demands.mostMinutes.map { pattern.prepMinutes + pattern.cookMinutes <= $0 } ?? true
    }
    let styled = quick.filter { !demands.styles.isDisjoint(with: book.patterns[$0].styles) }
    func ofMeal(_ numbers: [Int]) -> [Int] {
      // Who names a kind of dish and no meal means that dish; with neither, a dinner (seeds, flow 3).
      guard let meal = wish.meal ?? (demands.styles.isEmpty ? .dinner : nil) else { return numbers }
      return numbers.filter { book.patterns[$0].meals.contains(meal) }
    }
    if !demands.styles.isEmpty {
      let exact = keepable(ofMeal(styled), demands)
      if !exact.isEmpty { return exact }
      let elsewhere = keepable(styled, demands)
      if !elsewhere.isEmpty { return elsewhere }
      let names = demands.styles.sorted().compactMap(reader.name(of:))
      remarks.append(Texts.otherStyle(Turkish.list(names, joiner: "ya da")))
    }
    let plain = keepable(ofMeal(quick), demands)
    if !plain.isEmpty { return plain }
    let any = keepable(quick, demands)
    guard !any.isEmpty else {
      throw RecipeRefusal(kind: .impossible, message: Texts.impossible)
    }
    remarks.append(Texts.otherMeal)
    return any
  }

  /// Of these patterns and all others, those of the dish that was asked for by name; where there is
  /// none, these, and that it is another dish is said.
  private func named(
    _ dish: NamedDish?, among numbers: [Int], _ demands: Demands, _ remarks: inout [String]
  ) -> [Int] {
    guard let dish else { return numbers }
    for pool in [numbers, Array(book.patterns.indices)] {
      let alike = pool.filter { dish.likeness(to: book.patterns[$0]) > 0 }
      let same = keepable(alike.filter { dish.isNamed(in: book.patterns[$0], pantry) }, demands)
      if !same.isEmpty { return likest(same, dish) }
    }
    remarks.append(Texts.otherDish(dish.said))
    return likest(numbers, dish)
  }

  private func likest(_ numbers: [Int], _ dish: NamedDish) -> [Int] {
    let best = numbers.map { dish.likeness(to: book.patterns[$0]) }.max() ?? 0
    return numbers.filter { dish.likeness(to: book.patterns[$0]) == best }
  }

  /// The patterns that can be filled with what the demands allow.
  private func keepable(_ numbers: [Int], _ demands: Demands) -> [Int] {
    var random = SeededNumbers(seed: 0)
    let filler = Filler(
      pantry: pantry, book: book, roles: roles, demands: demands, givens: [], servings: 2)
    return numbers.filter { filler.filling(of: $0, crowded: [:], with: &random) != nil }
  }
}

// MARK: The dish

extension CookBook {
  private func recipe(
    of filling: Filling, wish: RecipeWish, servings: Int, now: Date
  ) -> Recipe {
    let pattern = book.patterns[filling.pattern]
    let method = book.methods[pattern.method]
    let lines = filling.lines.map { self.line($0, servings: Double(servings)) }
    var names: [Role: [String]] = [:]
    for line in filling.lines {
      let short = pantry.items[line.place].short
      if names[line.role]?.contains(short) != true { names[line.role, default: []].append(short) }
    }
    let weight = lines.reduce(0) { $0 + ($1.grams ?? 0) }
    let meal = [wish.meal, .dinner].compactMap(\.self).first { pattern.meals.contains($0) }
    return Recipe(
      name: DishText(pattern.name).title(names),
      meal: meal ?? RecipeMeal.allCases.first { pattern.meals.contains($0) } ?? .dinner,
      style: pattern.styles.first.flatMap(reader.name(of:)), servings: servings,
      ingredients: lines, steps: method.told(names), prepMinutes: pattern.prepMinutes,
      cookMinutes: pattern.cookMinutes, cookedGrams: weight * method.yield,
      mainIngredients: MainThings.places(in: filling.lines).map { pantry.items[$0].short },
      origin: .generated, createdAt: now, changedAt: now)
  }

  private func line(_ line: Filling.Line, servings: Double) -> RecipeIngredient {
    let item = pantry.items[line.place]
    let amount = Amounts.counted(line.grams * servings, of: item)
    return RecipeIngredient(
      name: item.name, food: item.food, quantity: amount.quantity, unit: amount.unit,
      grams: amount.grams, nutrients: item.per100g.scaled(toGrams: amount.grams),
      glycemicIndex: item.glycemicIndex)
  }
}
