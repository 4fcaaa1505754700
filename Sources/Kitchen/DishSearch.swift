import Domain

/// Looks for the dish that keeps most of a wish and is least like the recent ones.
struct DishSearch: Sendable {
  struct Found: Sendable {
    var filling: Filling
    /// The recent dish that it is like, where it had to be.
    var similarTo: String?
    var cost: Double
  }

  let filler: Filler
  let pantry: Pantry
  private let recent: RecentDishes

  init(filler: Filler, recent: [RecentRecipe], pantry: Pantry) {
    self.filler = filler
    self.pantry = pantry
    self.recent = RecentDishes(recent, pantry)
  }

  /// How many times each pattern is filled at most, and how many fillings are tried in all.
  private static let rounds = 6
  private static let mostTries = 900

  /// The best filling of these patterns; nil where none can be filled.
  func best(of numbers: [Int], seed: UInt64) -> Found? {
    var random = SeededNumbers(seed: seed)
    var order = numbers
    random.shuffle(&order)
    let crowded = recent.crowded(in: pantry)
    var best: Found?
    var tries = 0
    for round in 0..<Self.rounds {
      for number in order {
        guard tries < Self.mostTries else { return best }
        tries += 1
        // Later rounds look wider: not only for what is rarest of late.
        let rare = round.isMultiple(of: 2) ? crowded : [:]
        guard var filling = filler.filling(of: number, crowded: rare, with: &random) else {
          continue
        }
        lighten(&filling)
        keepLimits(&filling)
        let found = judged(filling)
        guard best.map({ found.cost < $0.cost }) ?? true, filler.isFeasible(filling) else {
          continue
        }
        best = found
        if found.cost == 0, filler.givens.isEmpty { return found }
      }
      if let best, best.cost < 20 { return best }
    }
    return best
  }

  /// Takes less of what is starchy where a serving would weigh too much on glucose.
  private func lighten(_ filling: inout Filling) {
    guard load(of: filling) >= CookBook.highLoad * 0.97 else { return }
    for place in filling.lines.indices
    where Self.starchy.contains(filling.lines[place].role) && !filling.lines[place].isGiven {
      filling.lines[place].grams *= 0.65
    }
  }

  private func load(of filling: Filling) -> Double {
    filling.lines.reduce(0) { $0 + pantry.items[$1.place].load(of: $1.grams) }
  }

  /// Takes less of what is starchy, then of all, or more of all, where a figure was named.
  private func keepLimits(_ filling: inout Filling) {
    let limits = filler.demands.limits
    guard !limits.isEmpty else { return }
    for _ in 0..<2 where limits.factor(of: figures(filling)) < 1 && limits.energyAim == nil {
      for place in filling.lines.indices where isFree(filling.lines[place], Self.starchy) {
        filling.lines[place].grams *= 0.7
      }
    }
    let factor = min(max(limits.factor(of: figures(filling)), 0.55), 1.8)
    guard abs(factor - 1) > 0.02 else { return }
    for place in filling.lines.indices where !filling.lines[place].isGiven {
      filling.lines[place].grams *= factor
    }
  }

  private func isFree(_ line: Filling.Line, _ roles: Set<Role>) -> Bool {
    roles.contains(line.role) && !line.isGiven
  }

  /// The figures of a serving as it will be counted out.
  private func figures(_ filling: Filling) -> [Limits.Figure: Double] {
    var figures: [Limits.Figure: Double] = [.load: 0, .carbs: 0, .energy: 0, .protein: 0]
    let servings = Double(filling.servings)
    for line in filling.lines {
      let item = pantry.items[line.place]
      let grams =
        line.isGiven
        ? line.grams : Amounts.counted(line.grams * servings, of: item).grams / servings
      figures[.load, default: 0] += item.load(of: grams)
      figures[.carbs, default: 0] += item.per100g.carbs * grams / 100
      figures[.energy, default: 0] += item.per100g.energy * grams / 100
      figures[.protein, default: 0] += item.per100g.protein * grams / 100
    }
    return figures
  }

  /// The cost of a dish: likeness weighs most, then what the person has and it does not use.
  private func judged(_ filling: Filling) -> Found {
    let mains = MainThings.places(in: filling.lines)
    let similar = recent.name(like: mains)
    var cost = similar == nil ? 0.0 : 100
    if mains.count < 3 { cost += 100 }
    cost += Double(filling.unused.count) * 60
    let load = load(of: filling)
    if load >= CookBook.highLoad { cost += 25 + load - CookBook.highLoad }
    let limits = filler.demands.limits
    if !limits.isEmpty {
      let excess = limits.excess(of: figures(filling))
      if excess > 0 { cost += 40 + excess * 100 }
    }
    if !filler.givens.isEmpty {
      cost += waste(filling)
      // What was asked for is what the dish is about, not what lies beside it.
      let isLed =
        mains.first.map { first in filling.givens.contains { $0.place == first } } ?? false
      if !isLed { cost += 8 }
      let bought = mains.filter { place in !filling.givens.contains { $0.place == place } }
      cost += Double(bought.count) * 2 + Double(filling.added) * 3
      // Meat and fish are what nobody has by chance.
      let dear = bought.filter { !pantry.items[$0].traits.isDisjoint(with: [.meat, .fish]) }
      cost += Double(dear.count) * 6
    }
    return Found(filling: filling, similarTo: similar, cost: cost)
  }

  /// The cost of given amounts: fewer servings than were wished, and what is left over.
  private func waste(_ filling: Filling) -> Double {
    var cost = 40 * (1 - Double(filling.servings) / Double(filler.servings))
    for given in filling.givens {
      guard let all = given.grams, all > 0,
        let line = filling.lines.first(where: { $0.place == given.place }), !line.isGiven
      else { continue }
      cost += 30 * (1 - min(1, line.grams * Double(filling.servings) / all))
    }
    return cost
  }

  private static let starchy: Set<Role> = [
    "grain", "bread", "wrap", "flour", "legume", "dried", "fruit", "liquid", "base",
  ]
}

/// The recent dishes by the numbers of their main things, as hundreds of fillings are held against them.
private struct RecentDishes: Sendable {
  private struct Dish: Sendable {
    var name: String
    var things: Set<Int>
  }

  private let dishes: [Dish]
  /// The number of the thing in each place: those that are called alike are one.
  private let things: [Int]

  init(_ recent: [RecentRecipe], _ pantry: Pantry) {
    var numbers: [String: Int] = [:]
    func number(_ name: String) -> Int {
      let known = numbers[name] ?? numbers.count
      numbers[name] = known
      return known
    }
    things = pantry.items.map { number($0.short) }
    dishes = recent.map { Dish(name: $0.name, things: Set($0.mainIngredients.map(number))) }
  }

  /// The first that is like a dish of these places, if any is.
  func name(like mains: [Int]) -> String? {
    let mains = Set(mains.map { things[$0] })
    return dishes.first { dish in
      let common = mains.count { dish.things.contains($0) }
      return RecentRecipe.isLike(common: common, shorter: min(mains.count, dish.things.count))
    }?.name
  }

  /// How many of them have what lies in each place of the pantry among their main things.
  func crowded(in pantry: Pantry) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for thing in dishes.flatMap(\.things) { counts[thing, default: 0] += 1 }
    var crowded: [Int: Int] = [:]
    for place in pantry.items.indices { crowded[place] = counts[things[place]] }
    return crowded
  }
}
