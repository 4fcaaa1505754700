import Domain
import Turkish

// Which patterns may be made for a wish.
extension CookBook {
  /// The patterns to choose from: those of the dish that is named, else by meal, style and time; what is
  /// given up for it is said.
  func patterns(
    for wish: RecipeWish, _ dish: NamedDish?, _ filler: Filler, _ remarks: inout [String]
  ) throws(RecipeRefusal) -> [Int] {
    guard let dish else {
      guard let missing = dishes.missing(in: wish.notes ?? "") else {
        return try styled(for: wish, filler, &remarks)
      }
      remarks.append(Texts.otherDish(missing.said))
      let instead = patterns(of: missing.kind, wish, filler)
      let asked = instead.filter { isAsked(book.patterns[$0], filler.demands) }
      if !asked.isEmpty { return asked }
      return instead.isEmpty ? try styled(for: wish, filler, &remarks) : instead
    }
    let same = book.patterns.indices.filter {
      dish.isNamed(in: book.patterns[$0], reader.styles)
    }
    let kept = keepable(same, filler)
    // "sebzeli bulgur" is no pudding, where nobody asks for one.
    let savoury = kept.filter { !book.patterns[$0].isSweet }
    let wantsSweet = wish.meal == .dessert || savoury.isEmpty
    let fitting = ofMeal(wantsSweet ? kept : savoury, wish.meal)
    // "kek" without eggs may be left with what only goes by the same kind.
    if !fitting.isEmpty,
      !fitting.contains(where: { dish.isKind(of: book.patterns[$0]) }),
      same.contains(where: { dish.isKind(of: book.patterns[$0]) })
    {
      remarks.append(Texts.otherDish(dish.said))
    }
    if !fitting.isEmpty { return likest(dish.heads.isEmpty ? meals(of: fitting) : fitting, dish) }
    try checkTime(of: same, dish.said, filler)
    if dish.heads.isEmpty { return try made(of: dish, wish, filler, &remarks) }
    return try instead(of: dish, wish, filler, &remarks)
  }

  /// The patterns by meal, style and time.
  private func styled(
    for wish: RecipeWish, _ filler: Filler, _ remarks: inout [String]
  ) throws(RecipeRefusal) -> [Int] {
    let demands = filler.demands
    let all = Array(book.patterns.indices)
    let styled = all.filter { isAsked(book.patterns[$0], demands) }
    // Who names a kind of dish and no meal means that dish; with neither, a dinner (seeds, flow 3).
    let meal = wish.meal ?? (demands.styles.isEmpty ? .dinner : nil)
    func inMeals(_ numbers: [Int], _ meals: Set<RecipeMeal>) -> [Int] {
      numbers.filter { !meals.isDisjoint(with: book.patterns[$0].meals) }
    }
    if !demands.styles.isEmpty {
      let exact = keepable(meal.map { inMeals(styled, [$0]) } ?? styled, filler)
      if !exact.isEmpty { return mostAsked(exact, demands) }
      let elsewhere = keepable(styled, filler)
      if !elsewhere.isEmpty { return mostAsked(elsewhere, demands) }
      let names = demands.styles.sorted().compactMap(reader.styles.name(of:))
      remarks.append(Texts.otherStyle(Turkish.list(names, joiner: "ya da")))
    }
    let plain = keepable(meal.map { inMeals(all, [$0]) } ?? all, filler)
    if !plain.isEmpty { return plain }
    let near = keepable(meal.map { inMeals(all, Self.near[$0] ?? []) } ?? all, filler)
    guard !near.isEmpty else {
      try checkTime(of: meal.map { inMeals(all, [$0]) } ?? all, nil, filler)
      throw RecipeRefusal(kind: .impossible, message: Texts.impossible)
    }
    remarks.append(Texts.otherMeal)
    return near
  }

  /// The meals whose dishes may stand for those of another: nobody dines on a sweet drink.
  private static let near: [RecipeMeal: Set<RecipeMeal>] = [
    .breakfast: [.lunch, .salad], .lunch: [.dinner, .salad], .dinner: [.lunch, .salad],
    .salad: [.lunch, .dinner], .snack: [.breakfast, .salad, .dessert], .dessert: [.snack],
  ]

  /// Refuses where only the time that was named stands against these patterns, with the shortest one's.
  private func checkTime(
    of numbers: [Int], _ dish: String?, _ filler: Filler
  ) throws(RecipeRefusal) {
    guard let most = filler.demands.mostMinutes, most > 1 else { return }
    var demands = filler.demands
    demands.mostMinutes = nil
    let shortest = fillings(of: numbers, filler, demands).map { filling in
      let times = teller.times(of: filling, teller.steps(of: filling))
      return times.prep + times.cook
    }.min()
    guard let shortest else { return }
    throw RecipeRefusal(
      kind: .impossible, message: Texts.tooSlow(dish, most: most, shortest: shortest))
  }

  private func isAsked(_ pattern: Pattern, _ demands: Demands) -> Bool {
    !demands.styles.isDisjoint(with: pattern.styles)
  }

  /// Those that are most of what was named: `fırında köfte` is a köfte from the oven.
  private func mostAsked(_ numbers: [Int], _ demands: Demands) -> [Int] {
    func count(_ number: Int) -> Int {
      demands.styles.intersection(book.patterns[number].styles).count
    }
    let most = numbers.map(count).max() ?? 0
    return numbers.filter { count($0) == most }
  }

  /// The patterns for a name that is only what a dish is made of: "pırasa tarifi".
  private func made(
    of dish: NamedDish, _ wish: RecipeWish, _ filler: Filler, _ remarks: inout [String]
  ) throws(RecipeRefusal) -> [Int] {
    let made = keepable(book.patterns.indices.filter { dish.isMade(of: book.patterns[$0]) }, filler)
    let savoury = made.filter { !book.patterns[$0].isSweet }
    let fitting = ofMeal(savoury.isEmpty ? made : savoury, wish.meal)
    return fitting.isEmpty ? try styled(for: wish, filler, &remarks) : likest(fitting, dish)
  }

  /// Where there is no such dish, one of the same things or of its kind, and a word that it is another.
  ///
  /// Refused where nothing is like it.
  private func instead(
    of dish: NamedDish, _ wish: RecipeWish, _ filler: Filler, _ remarks: inout [String]
  ) throws(RecipeRefusal) -> [Int] {
    let givens = GivenReader(pantry: pantry, foods: foods)
    remarks.append(Texts.otherDish(dish.said))
    remarks += dish.heads.filter { isForeign($0, ready: false) }.map { head in
      let words = dish.said.split(separator: " ").map(String.init)
      return givens.refusal(of: words.first { Turkish.fold($0) == head } ?? head)
    }
    let kind = dishes.missing(in: dish.said)?.kind ?? dish.category.flatMap(dishes.kind(of:))
    let ofKind = kind.map { patterns(of: $0, wish, filler) } ?? []
    let all = Array(book.patterns.indices)
    func isMade(_ number: Int) -> Bool {
      !dish.things.isEmpty && dish.isMade(of: book.patterns[number])
    }
    func isKind(_ number: Int) -> Bool { dish.isKind(of: book.patterns[number]) }
    let same = all.filter { isKind($0) && isMade($0) }
    let made = [ofKind.filter(isMade), all.filter { isMade($0) && !book.patterns[$0].isSweet }]
    let alike = [all.filter(isKind), ofKind]
    // What a dish is made of comes first where it is meat, fish or what its name ends in.
    let pools = dish.things.contains(where: \.needsPlace) ? made + alike : alike + made
    for pool in [same] + pools {
      let fitting = ofMeal(keepable(pool, filler), wish.meal)
      if !fitting.isEmpty { return likest(fitting, dish) }
    }
    throw RecipeRefusal(kind: .impossible, message: Texts.noDish(dish.said))
  }

  /// Those that are a meal by themselves, or all of them where none is: "pırasa" is no soup.
  private func meals(of numbers: [Int]) -> [Int] {
    let own = numbers.filter { Self.sides.isDisjoint(with: book.patterns[$0].styles) }
    return own.isEmpty ? numbers : own
  }

  private static let sides: Set<String> = ["corba", "salata", "meze", "durum", "makarna", "pilav"]

  /// Those of a meal, or all of them where none is.
  private func ofMeal(_ numbers: [Int], _ meal: RecipeMeal?) -> [Int] {
    let own = numbers.filter { number in
      meal.map { book.patterns[number].meals.contains($0) } ?? true
    }
    return own.isEmpty ? numbers : own
  }

  /// The patterns of a kind of dish, those for the wish's meal first.
  private func patterns(of kind: DishKinds.Kind, _ wish: RecipeWish, _ filler: Filler) -> [Int] {
    let alike = keepable(
      book.patterns.indices.filter { number in
        let pattern = book.patterns[number]
        return !kind.like.isDisjoint(with: pattern.styles + [pattern.id])
          && (kind.meals.isEmpty || !kind.meals.isDisjoint(with: pattern.meals))
      }, filler)
    return ofMeal(alike, wish.meal)
  }

  private func likest(_ numbers: [Int], _ dish: NamedDish) -> [Int] {
    let best = numbers.map { dish.likeness(to: book.patterns[$0]) }.max() ?? 0
    return numbers.filter { dish.likeness(to: book.patterns[$0]) == best }
  }

  /// The patterns that can be filled with what the demands allow.
  private func keepable(_ numbers: [Int], _ filler: Filler) -> [Int] {
    let filled = Set(fillings(of: numbers, filler, filler.demands).map(\.pattern))
    return numbers.filter(filled.contains)
  }

  private func fillings(of numbers: [Int], _ filler: Filler, _ demands: Demands) -> [Filling] {
    var random = SeededNumbers(seed: 0)
    let bare = Filler(
      pantry: pantry, book: book, roles: roles, demands: demands, givens: [], servings: 2,
      teller: teller, asked: filler.asked)
    return numbers.compactMap { bare.filling(of: $0, crowded: [:], with: &random) }
      .filter(bare.isFeasible)
  }
}
