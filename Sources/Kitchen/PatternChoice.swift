import Domain
import Turkish

// Which patterns may be made for a wish.
extension CookBook {
  /// The patterns to choose from: those of the dish that is named, else by meal, style and time; what is
  /// given up for it is said.
  func patterns(
    for wish: RecipeWish, _ dish: NamedDish?, _ filler: Filler, _ remarks: inout [String]
  ) throws(RecipeRefusal) -> [Int] {
    if let missing = dishes.missing(in: wish.notes ?? "") {
      remarks.append(Texts.otherDish(missing.said))
      let instead = patterns(of: missing.kind, wish, filler)
      let styled = instead.filter { isAsked(book.patterns[$0], filler.demands) }
      if !styled.isEmpty { return styled }
      if filler.demands.styles.isEmpty, !instead.isEmpty { return instead }
    }
    return named(dish, among: try styled(for: wish, filler, &remarks), wish, filler, &remarks)
  }

  /// The patterns by meal, style and time.
  private func styled(
    for wish: RecipeWish, _ filler: Filler, _ remarks: inout [String]
  ) throws(RecipeRefusal) -> [Int] {
    let demands = filler.demands
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
      let exact = keepable(ofMeal(styled), filler)
      if !exact.isEmpty { return mostAsked(exact, demands) }
      let elsewhere = keepable(styled, filler)
      if !elsewhere.isEmpty { return mostAsked(elsewhere, demands) }
      let names = demands.styles.sorted().compactMap(reader.styles.name(of:))
      remarks.append(Texts.otherStyle(Turkish.list(names, joiner: "ya da")))
    }
    let plain = keepable(ofMeal(quick), filler)
    if !plain.isEmpty { return plain }
    let any = keepable(quick, filler)
    guard !any.isEmpty else {
      throw RecipeRefusal(kind: .impossible, message: Texts.impossible)
    }
    remarks.append(Texts.otherMeal)
    return any
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

  /// Of these patterns and all others, those of the dish that was asked for by name; where there is
  /// none, its kind, and that it is another dish is said.
  private func named(
    _ dish: NamedDish?, among numbers: [Int], _ wish: RecipeWish, _ filler: Filler,
    _ remarks: inout [String]
  ) -> [Int] {
    guard let dish else { return numbers }
    for pool in [numbers, Array(book.patterns.indices)] {
      let alike = pool.filter { dish.likeness(to: book.patterns[$0]) > 0 }
      let same = keepable(alike.filter { dish.isNamed(in: book.patterns[$0], pantry) }, filler)
      if !same.isEmpty { return likest(same, dish) }
    }
    // A note that only looks like a name asks for a kind of dish.
    if dish.isWhole, !filler.demands.styles.isEmpty { return numbers }
    remarks.append(Texts.otherDish(dish.said))
    let kind = dishes.kind(of: dish.category).map { patterns(of: $0, wish, filler) } ?? []
    return likest(kind.isEmpty ? numbers : kind, dish)
  }

  /// The patterns of a kind of dish, those for the wish's meal first.
  private func patterns(of kind: DishKinds.Kind, _ wish: RecipeWish, _ filler: Filler) -> [Int] {
    let alike = keepable(
      book.patterns.indices.filter { number in
        let pattern = book.patterns[number]
        return !kind.like.isDisjoint(with: pattern.styles + [pattern.id])
          && (kind.meals.isEmpty || !kind.meals.isDisjoint(with: pattern.meals))
      }, filler)
    let ofMeal = alike.filter { number in
      wish.meal.map { book.patterns[number].meals.contains($0) } ?? true
    }
    return ofMeal.isEmpty ? alike : ofMeal
  }

  private func likest(_ numbers: [Int], _ dish: NamedDish) -> [Int] {
    let best = numbers.map { dish.likeness(to: book.patterns[$0]) }.max() ?? 0
    return numbers.filter { dish.likeness(to: book.patterns[$0]) == best }
  }

  /// The patterns that can be filled with what the demands allow.
  private func keepable(_ numbers: [Int], _ filler: Filler) -> [Int] {
    var random = SeededNumbers(seed: 0)
    let bare = Filler(
      pantry: pantry, book: book, roles: roles, demands: filler.demands, givens: [], servings: 2,
      teller: teller)
    return numbers.filter { bare.filling(of: $0, crowded: [:], with: &random) != nil }
  }
}
