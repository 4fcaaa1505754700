import Domain
import struct Foundation.Date
import Turkish

// The recipe of a filled pattern, and what must be said about it.
extension CookBook {
  func recipe(of filling: Filling, wish: RecipeWish, now: Date) -> Recipe {
    let pattern = book.patterns[filling.pattern]
    let lines = filling.lines.map { line($0, of: filling) }
    let steps = teller.steps(of: filling)
    let times = teller.times(of: filling, steps)
    let method = book.methods[pattern.method]
    // What was boiled apart took up its water before it came to the rest.
    let weight = zip(filling.lines, lines).reduce(0) { weight, line in
      weight + (line.1.grams ?? 0) * (method.soaked[line.0.role] ?? method.yield)
    }
    let meal = [wish.meal, .dinner].compactMap(\.self).first { pattern.meals.contains($0) }
    return Recipe(
      name: named(filling),
      meal: meal ?? pattern.meal,
      style: pattern.styles.first.flatMap(reader.styles.name(of:)), servings: filling.servings,
      ingredients: lines, steps: steps, prepMinutes: times.prep, cookMinutes: times.cook,
      cookedGrams: weight,
      mainIngredients: MainThings.places(in: filling.lines).map { pantry.items[$0].short },
      conditions: reader.conditions(of: wish), origin: .generated, createdAt: now, changedAt: now)
  }

  /// The name with what was asked for in it: `Nohutlu sivri biberli bulgur pilavı`.
  private func named(_ filling: Filling) -> String {
    let name = teller.name(of: filling)
    let folded = Turkish.fold(name)
    let pattern = book.patterns[filling.pattern]
    let lacking = filling.givens.filter { given in
      let short = Turkish.fold(pantry.items[given.place].short)
      let word = short.split(separator: " ").last.map(String.init) ?? short
      return given.isNamed && filling.lines.contains { $0.place == given.place }
        && !folded.contains(word.dropLast(word.count > 4 ? 2 : 1))
        && !pattern.parts.contains { $0.isFixed && $0.options == [given.place] }
    }
    guard let first = lacking.first else { return name }
    let with = Turkish.capitalised(Turkish.with(pantry.items[first.place].short))
    return with + " " + Turkish.lowercased(String(name.prefix(1))) + name.dropFirst()
  }

  /// One line: as the person counted it where all of it goes into the dish.
  private func line(_ line: Filling.Line, of filling: Filling) -> RecipeIngredient {
    let item = pantry.items[line.place]
    var amount = Amounts.counted(line.grams * Double(filling.servings), of: item)
    if line.isGiven, let given = filling.givens.first(where: { $0.place == line.place }),
      let grams = given.grams
    {
      let isWeighed = given.unit == Measure.gram.rawValue || given.unit == Measure.kilogram.rawValue
      amount =
        isWeighed ? (nil, nil, grams) : (given.quantity, given.unit ?? item.unit, grams)
    }
    return RecipeIngredient(
      name: item.name, food: item.food, quantity: amount.quantity, unit: amount.unit,
      grams: amount.grams, nutrients: item.per100g.scaled(toGrams: amount.grams),
      glycemicIndex: item.glycemicIndex)
  }

  // MARK: Remarks

  /// Sentences about what was given and is not used, and about figures that could not be kept.
  func remarks(
    on filling: Filling, _ recipe: Recipe, _ filler: Filler, isAtHand: Bool = false
  ) -> [String] {
    var remarks: [String] = []
    let unused = filling.unused.map { $0.said ?? pantry.items[$0.place].short }
    if !unused.isEmpty { remarks.append(Texts.unused(unused)) }
    if let short = filling.short {
      remarks.append(
        Texts.fewer(
          pantry.items[short].short, wished: filler.servings, servings: filling.servings))
    }
    if isAtHand {
      let missing = filling.lines.map(\.place).filter { place in
        let item = pantry.items[place]
        return !NoteWords.isOne(item.food, of: "unwished") && !item.traits.contains(.spice)
          && !filling.givens.contains { $0.place == place }
      }
      if !missing.isEmpty { remarks.append(Texts.missing(missing.map { pantry.items[$0].short })) }
    }
    remarks += otherAmounts(filling)
    let load = recipe.glycemicLoad ?? 0
    remarks += missed(filler.demands.limits, recipe, load)
    if load >= Self.highLoad, filler.demands.limits.most[.load] == nil {
      remarks.append(Texts.highLoad(load))
    }
    return remarks
  }

  /// Sentences about what the person has more of than the dish takes.
  private func otherAmounts(_ filling: Filling) -> [String] {
    filling.givens.compactMap { given in
      guard let asked = given.grams,
        let line = filling.lines.first(where: { $0.place == given.place }), !line.isGiven
      else { return nil }
      return Texts.otherAmount(
        pantry.items[given.place].short, asked: asked,
        used: line.grams * Double(filling.servings))
    }
  }

  /// The figures that were named and are not kept, with how near the dish comes.
  func missed(_ limits: Limits, _ recipe: Recipe, _ load: Double) -> [String] {
    let one = recipe.perServing
    let figures: [Limits.Figure: Double] = [
      .load: load, .carbs: one.carbs, .energy: one.energy, .protein: one.protein,
    ]
    var remarks = Limits.Figure.allCases.compactMap { figure -> String? in
      guard let most = limits.most[figure], let own = figures[figure], own > most + 0.05 else {
        return nil
      }
      return Texts.above(figure, most: most, own: own)
    }
    for (figure, least) in limits.least {
      guard let own = figures[figure], own < least - 0.05 else { continue }
      remarks.append(Texts.below(figure, least: least, own: own))
    }
    if let aim = limits.energyAim, abs(one.energy / aim - 1) > Limits.nearAim {
      remarks.append(Texts.farFrom(aim, energy: one.energy))
    }
    return remarks
  }
}
