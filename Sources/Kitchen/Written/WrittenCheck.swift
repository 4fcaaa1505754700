import Domain
import struct Foundation.Date
import Turkish

/// Holds a recipe that a model wrote against the wish and against our tables.
///
///     check.verdict(on: reply)   // a proposal with figures of ours, or what is wrong with it
///
/// Nothing of the recipe is mended: its steps speak of what its list holds. Figures are summed from the
/// food table; those of the model are only compared.
struct WrittenCheck: Sendable {
  /// The most energy that one serving of a dish that people cook has, in kcal.
  static let mostEnergy = 1_500.0
  /// The largest share, and the largest amount in grams, by which figures may differ untold.
  private static let (farShare, farGrams) = (0.2, 5.0)
  /// Grams of a serving that may stay without figures.
  private static let mostUncounted = 30.0

  let book: CookBook
  let wish: RecipeWish
  let demands: Demands
  let givens: Givens
  let recent: [RecentRecipe]
  let guardian: RecipeGuard
  let now: Date

  struct Verdict: Sendable {
    /// The recipe; nil where it must not be shown.
    var proposal: RecipeProposal?
    /// All that is wrong with it.
    var faults: [WrittenFault]
  }

  func verdict(on reply: String) -> Verdict {
    guard let written = WrittenRecipe(reply, clean: guardian.cleaned) else {
      return Verdict(faults: [.unreadable])
    }
    guard written.name.contains(where: \.isLetter), !written.steps.isEmpty else {
      return Verdict(faults: [.incomplete])
    }
    let lines = written.ingredients.map(line)
    var faults = faults(in: lines) + faults(inWordsOf: written, lines)
    guard faults.allSatisfy(\.isBearable) else { return Verdict(faults: faults) }
    let recipe = recipe(of: written, lines)
    faults += self.faults(in: recipe)
    guard faults.allSatisfy(\.isBearable) else { return Verdict(faults: faults) }
    return Verdict(proposal: proposal(recipe, written, faults), faults: faults)
  }

  // MARK: The list

  private func line(_ written: WrittenRecipe.Ingredient) -> CheckedLine {
    let reader = RecipeReader(foods: book.foods, pantry: book.pantry)
    var line = written.line
    var ingredient = reader.ingredient(line)
    if ingredient.grams == nil, let grams = line.grams ?? written.grams {
      line.grams = grams
      ingredient = reader.ingredient(line)
      if ingredient.quantity == nil { ingredient.unit = nil }
    }
    if ingredient.food == nil {
      // Without an amount, or with none that we can weigh.
      ingredient.food = book.foods.estimate(FoodMention(name: line.name), [])?.food.id
      ingredient.grams = line.grams ?? Self.weight(of: line)
    }
    return CheckedLine(ingredient, in: book)
  }

  /// What an amount in grams or kilograms says by itself.
  private static func weight(of line: IngredientLine) -> Double? {
    guard let quantity = line.quantity, let unit = line.unit.flatMap(Measure.init(rawValue:)),
      unit == .gram || unit == .kilogram
    else { return nil }
    return unit.metric.map { $0 * quantity }
  }

  private func faults(in lines: [CheckedLine]) -> [WrittenFault] {
    func names(_ isFaulty: (CheckedLine) -> Bool) -> [String] {
      lines.filter(isFaulty).map(\.ingredient.name)
    }
    let sugary = names { $0.traits?.contains(.sugar) == true }
    let forbidden = names { isForbidden($0) }
    let unweighed = names { $0.food != nil && $0.ingredient.nutrients == nil }
    let unknown = names { $0.food == nil }
    var faults: [WrittenFault] = []
    if !forbidden.isEmpty { faults.append(.forbidden(forbidden)) }
    if !sugary.isEmpty { faults.append(.sugary(sugary)) }
    if !unweighed.isEmpty { faults.append(.unweighed(unweighed)) }
    if lines.allSatisfy({ $0.food == nil }) { faults.append(.unweighed(unknown)) }
    if !unknown.isEmpty { faults.append(.unknown(unknown)) }
    return faults
  }

  /// Whether somebody has ruled a line out, or nobody can say what is in it although much is ruled out.
  private func isForbidden(_ line: CheckedLine) -> Bool {
    let names = [line.ingredient.name, line.food?.name].compactMap(\.self)
    if wish.allergies.contains(where: { book.foods.holds($0, names) }) { return true }
    guard demands.rulesOut || !wish.allergies.isEmpty else { return false }
    guard let traits = line.traits else { return true }
    if !traits.isDisjoint(with: demands.forbidden) { return true }
    if let place = line.place, demands.excluded.contains(place) { return true }
    // "domates sosu" holds tomatoes, "tavuklu erişte" chicken, whatever row of the table it is.
    let parts = book.words.parts(of: line.ingredient.name)
    if parts.contains(where: { !$0.meaning.places.isDisjoint(with: demands.excluded) }) {
      return true
    }
    guard !line.isWholeName else { return false }
    return book.words.mentions(in: line.ingredient.name).contains {
      !$0.isRefused && !$0.meaning.traits.isDisjoint(with: demands.forbidden)
    }
  }

  // MARK: Words

  private func faults(inWordsOf written: WrittenRecipe, _ lines: [CheckedLine]) -> [WrittenFault] {
    var (forbidden, unlisted): (Set<String>, Set<String>) = ([], [])
    for text in [written.name] + written.steps {
      for mention in book.words.mentions(in: text) where !mention.isRefused {
        guard !isListed(mention, lines) else { continue }
        if isForbidden(mention) {
          forbidden.insert(mention.name)
        } else if mention.meaning.counts {
          unlisted.insert(mention.name)
        }
      }
    }
    var faults: [WrittenFault] = []
    if !forbidden.isEmpty { faults.append(.forbidden(forbidden.sorted())) }
    if !unlisted.isEmpty { faults.append(.unlisted(unlisted.sorted())) }
    let texts = [written.name] + written.steps + lines.map(\.ingredient.name)
    if texts.contains(where: { !guardian.allows($0) }) { faults.append(.medicine) }
    if !book.reader.styles.ids(in: written.name).isDisjoint(with: demands.unwanted) {
      faults.append(.unwantedStyle)
    }
    return faults
  }

  /// Whether the list has what is named, or what its name is made of: `fırında levrek`.
  private func isListed(_ mention: FoodWords.Mention, _ lines: [CheckedLine]) -> Bool {
    func stands(_ mention: FoodWords.Mention) -> Bool {
      lines.contains {
        mention.isOne(of: $0.ingredient, traits: $0.traits ?? [], in: book.pantry)
      }
    }
    if stands(mention) { return true }
    let parts = book.words.parts(of: mention.said).filter { part in
      part.key != mention.key && (part.meaning.counts || part.meaning.isKind)
    }
    return !parts.isEmpty && parts.allSatisfy(stands)
  }

  private func isForbidden(_ mention: FoodWords.Mention) -> Bool {
    !mention.meaning.traits.isDisjoint(with: demands.forbidden.union(.sugar))
      || !mention.meaning.places.isDisjoint(with: demands.excluded)
      || wish.allergies.contains { book.foods.holds($0, [mention.key]) }
  }

  // MARK: The whole

  private func recipe(of written: WrittenRecipe, _ lines: [CheckedLine]) -> Recipe {
    let ingredients = lines.map(\.ingredient)
    let isWeighed = lines.allSatisfy { $0.ingredient.grams != nil || $0.isPinch }
    let weight = ingredients.reduce(0) { $0 + ($1.grams ?? 0) }
    let steps = StepMinutes(written.steps)
    // Never less than its own steps take.
    let times = (
      prep: max(written.prepMinutes, steps.waiting), cook: max(written.cookMinutes, steps.work)
    )
    let recipe = Recipe(
      name: Turkish.capitalised(written.name), meal: wish.meal ?? written.meal ?? .dinner,
      style: wish.style, servings: written.servings ?? wish.servings ?? Self.servings,
      ingredients: ingredients, steps: written.steps, prepMinutes: times.prep,
      cookMinutes: times.cook,
      cookedGrams: isWeighed && weight > 0 ? weight * (times.cook > 0 ? Self.yield : 1) : nil,
      mainIngredients: MainThings.names(of: lines, in: book.pantry),
      conditions: demands.conditions, origin: .model, createdAt: now, changedAt: now)
    return wish.servings.map { recipe.scaled(to: $0) } ?? recipe
  }

  /// For how many a recipe is where nobody says.
  static let servings = 2
  /// What cooking leaves of the weight, about: the middle of our own ways of cooking.
  private static let yield = 0.88

  private func faults(in recipe: Recipe) -> [WrittenFault] {
    var faults: [WrittenFault] = []
    let one = recipe.perServing
    if one.energy > Self.mostEnergy { faults.append(.tooMuch) }
    let minutes = recipe.prepMinutes + recipe.cookMinutes
    if let most = demands.mostMinutes, minutes > most {
      faults.append(.slow(minutes: minutes, most: most))
    }
    let uncounted = recipe.ingredients.filter { $0.food == nil }
    let grams = uncounted.reduce(0) { $0 + ($1.grams ?? Self.mostUncounted) }
    if grams > Self.mostUncounted * Double(recipe.servings) {
      faults.append(.unweighed(uncounted.map(\.name)))
    }
    let load = recipe.glycemicLoad
    let missed = book.missed(demands.limits, recipe, load ?? 0)
    if !missed.isEmpty { faults.append(.overLimit(missed)) }
    if let load, load >= CookBook.highLoad { faults.append(.heavy(load: load)) }
    let ids = Set(recipe.ingredients.compactMap(\.food))
    let unused = givens.used.map { book.pantry.items[$0.place] }.filter { !ids.contains($0.food) }
    if !unused.isEmpty { faults.append(.unused(unused.map(\.short))) }
    if let like = recent.first(where: { Self.isLike($0.mainIngredients, recipe.mainIngredients) }) {
      faults.append(.similar(to: like.name))
    }
    return faults
  }

  private static func isLike(_ left: [String], _ right: [String]) -> Bool {
    let (left, right) = (Set(left.map(Turkish.fold)), Set(right.map(Turkish.fold)))
    return RecentRecipe.isLike(
      common: left.intersection(right).count, shorter: min(left.count, right.count))
  }

  private func proposal(
    _ recipe: Recipe, _ written: WrittenRecipe, _ faults: [WrittenFault]
  ) -> RecipeProposal {
    var recipe = recipe
    recipe.chefNotes = [recipe.glycemicLoad.map(Texts.load) ?? Texts.unknownLoad]
    recipe.chefNotes += book.notes.note(on: recipe.ingredients, in: book.pantry, book.roles)
    var (remarks, similar): ([String], String?) = (givens.remarks, nil)
    for fault in faults {
      switch fault {
      case .unused(let names): remarks.append(Texts.leftUnused(names))
      case .overLimit(let told): remarks += told
      case .heavy(let load): remarks.append(Texts.highLoad(load))
      case .similar(let name):
        similar = name
        remarks.append(Texts.stillSimilar(name))
      default: break
      }
    }
    if !recipe.uncounted.isEmpty { recipe.chefNotes.append(Texts.uncounted(recipe.uncounted)) }
    if let carbs = written.carbs, Self.isFar(carbs, from: recipe.perServing.carbs) {
      remarks.append(Texts.otherFigure(carbs, own: recipe.perServing.carbs))
    }
    return RecipeProposal(recipe: recipe, similarTo: similar, remarks: remarks)
  }

  /// Whether a figure that somebody tells differs from our own by more than rounding and kinds of food.
  static func isFar(_ carbs: Double, from own: Double) -> Bool {
    abs(carbs - own) > max(farGrams, own * farShare)
  }
}
