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
  let recent: [RecentRecipe]
  let pantry: Pantry

  /// How many times each pattern is filled at most, and how many fillings are tried in all.
  private static let rounds = 6
  private static let mostTries = 900

  /// The best filling of these patterns; nil where none can be filled.
  func best(of numbers: [Int], seed: UInt64) -> Found? {
    var random = SeededNumbers(seed: seed)
    var order = numbers
    random.shuffle(&order)
    let crowded = crowded()
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
        let found = judged(filling)
        if best.map({ found.cost < $0.cost }) ?? true { best = found }
        if found.cost == 0, filler.givens.isEmpty { return found }
      }
      if let best, best.cost < 20 { return best }
    }
    return best
  }

  /// How many recent dishes have each item among their main ones.
  private func crowded() -> [Int: Int] {
    var counts: [String: Int] = [:]
    for name in recent.flatMap(\.mainIngredients) { counts[name, default: 0] += 1 }
    var crowded: [Int: Int] = [:]
    for (place, item) in pantry.items.enumerated() {
      if let count = counts[item.short] { crowded[place] = count }
    }
    return crowded
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

  /// The cost of a dish: likeness weighs most, then what the person has and it does not use.
  private func judged(_ filling: Filling) -> Found {
    let mains = MainThings.places(in: filling.lines)
    let names = mains.map { pantry.items[$0].short }
    let similar = recent.first { $0.isLike(names) }
    var cost = similar == nil ? 0.0 : 100
    if names.count < 3 { cost += 100 }
    cost += Double(filling.unused.count) * 60
    let load = load(of: filling)
    if load >= CookBook.highLoad { cost += 25 + load - CookBook.highLoad }
    if !filler.givens.isEmpty {
      // What was asked for is what the dish is about, not what lies beside it.
      let isLed = mains.first.map { first in filler.givens.contains { $0.place == first } } ?? false
      if !isLed { cost += 8 }
      let bought = mains.filter { place in !filler.givens.contains { $0.place == place } }
      cost += Double(bought.count) * 2 + Double(filling.added) * 3
      // Meat and fish are what nobody has by chance.
      let dear = bought.filter { !pantry.items[$0].traits.isDisjoint(with: [.meat, .fish]) }
      cost += Double(dear.count) * 6
    }
    return Found(filling: filling, similarTo: similar?.name, cost: cost)
  }

  private static let starchy: Set<Role> = [
    "grain", "bread", "wrap", "flour", "legume", "dried", "fruit", "liquid", "base",
  ]
}
