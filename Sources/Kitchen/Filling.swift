import Domain

/// A pattern with a thing in every place, per serving.
struct Filling: Sendable {
  struct Line: Sendable {
    var role: Role
    var place: Int
    var grams: Double
    /// Whether the person's own amount decided it.
    var isGiven = false
  }

  var pattern: Int
  var lines: [Line]
  var servings = 1
  /// The given thing that is not enough for as many as were wished.
  var short: Int?
  /// What the person has, whether it is in the dish or not.
  var givens: [Given] = []
  /// How many givens stand beside the pattern's own places.
  var added = 0
  /// Givens that found no place.
  var unused: [Given] = []
}

/// Fills patterns for one wish.
struct Filler: Sendable {
  let pantry: Pantry
  let book: PatternBook
  let roles: GroupRoles
  let demands: Demands
  let givens: [Given]
  let servings: Int
  let teller: Teller
  /// Places that the wish names, which are put in even where nobody is served them unasked.
  var asked: Set<Int> = []

  /// A filling of a pattern, other ones with other random numbers; nil where a demand forbids it.
  ///
  /// `crowded` tells how often a recent dish already has an item, so that others come first.
  func filling(
    of number: Int, crowded: [Int: Int], with random: inout SeededNumbers
  ) -> Filling? {
    let pattern = book.patterns[number]
    guard demands.allows(pattern), isQuick(pattern) else { return nil }
    var filling = Filling(pattern: number, lines: [])
    var taken: Set<Int> = []
    let (choices, givens) = ownChoices(pattern, &taken, crowded, &random)
    filling.givens = givens
    for (index, part) in pattern.parts.enumerated() {
      let choice = choices[index] ?? choose(part, of: pattern, besides: taken, crowded, &random)
      guard let place = choice else {
        if part.isOptional || isDispensable(part, of: pattern) { continue }
        return nil
      }
      taken.insert(place)
      filling.lines.append(Filling.Line(role: part.role, place: place, grams: part.grams))
    }
    addRest(givens.filter { !taken.contains($0.place) }, of: pattern, to: &filling)
    guard addSpice(of: pattern, to: &filling) else { return nil }
    Portions(givens: givens, servings: servings).fit(&filling)
    return filling
  }

  /// What the person has, in the places of the pattern that take it, and the givens as they are then:
  /// who says "balık" has the fish that the pattern takes.
  private func ownChoices(
    _ pattern: Pattern, _ taken: inout Set<Int>, _ crowded: [Int: Int],
    _ random: inout SeededNumbers
  ) -> ([Int?], [Given]) {
    var givens = givens
    var open = Set(givens.indices)
    var choices: [Int?] = Array(repeating: nil, count: pattern.parts.count)
    for (index, part) in pattern.parts.enumerated() {
      let own = givens.indices.first {
        open.contains($0) && part.options.contains(givens[$0].place)
          && !taken.contains(givens[$0].place)
      }
      let kin = givens.indices.first { open.contains($0) && part.takes(givens[$0]) }
      guard let found = own ?? kin else { continue }
      if own == nil {
        var places = part.options.filter {
          givens[found].kin.contains($0) && demands.allows($0, of: pantry) && !taken.contains($0)
        }
        random.shuffle(&places)
        let chosen = places.min { (crowded[$0] ?? 0) < (crowded[$1] ?? 0) }
        guard let chosen else { continue }
        givens[found].place = chosen
      }
      choices[index] = givens[found].place
      taken.insert(givens[found].place)
      open.remove(found)
    }
    return (choices, givens)
  }

  /// Whether a dish can go without a part that the person rules out: not where it is called after it.
  private func isDispensable(_ part: PatternPart, of pattern: Pattern) -> Bool {
    guard Self.dispensable.contains(part.role) else { return false }
    return !(part.isFixed && part.options.contains { pattern.isNamed(after: pantry.items[$0]) })
  }

  /// Whether the dish is ready in the time that was named, and with what the kitchen has, by its own steps.
  ///
  /// Telling them costs more than filling a pattern: only of what is better than what was found.
  func isFeasible(_ filling: Filling) -> Bool {
    guard demands.mostMinutes != nil || !demands.lacks.isEmpty else { return true }
    let steps = teller.steps(of: filling)
    guard Appliances(of: steps).isDisjoint(with: demands.lacks) else { return false }
    let times = teller.times(of: filling, steps)
    return demands.mostMinutes.map { times.prep + times.cook <= $0 } ?? true
  }

  /// Whether a pattern is ready in the time that was named; its steps can only make it longer.
  private func isQuick(_ pattern: Pattern) -> Bool {
    demands.mostMinutes.map { pattern.prepMinutes + pattern.cookMinutes <= $0 } ?? true
  }

  private func choose(
    _ part: PatternPart, of pattern: Pattern, besides taken: Set<Int>, _ crowded: [Int: Int],
    _ random: inout SeededNumbers
  ) -> Int? {
    var allowed = part.options.filter { place in
      demands.allows(place, of: pantry) && !taken.contains(place)
        && (!pantry.items[place].traits.contains(.organ) || asked.contains(place))
    }
    if part.isFixed, allowed.isEmpty, let first = part.options.first {
      // A dish is not called after what is not in it.
      guard !pattern.isNamed(after: pantry.items[first]) else { return nil }
      return (pantry.swaps[first] ?? []).first {
        demands.allows($0, of: pantry) && !taken.contains($0)
      }
    }
    if allowed.count > 1, part.role == "fat" { return allowed.first }
    random.shuffle(&allowed)
    return allowed.min { (crowded[$0] ?? 0) < (crowded[$1] ?? 0) }
  }

  /// Adds what the person has and the pattern has no place for, where the way of cooking takes it.
  private func addRest(_ rest: [Given], of pattern: Pattern, to filling: inout Filling) {
    let method = book.methods[pattern.method]
    for given in rest {
      let item = pantry.items[given.place]
      let fitting = roles.roles(of: item, in: method).first { role, _ in
        (role == "fruit" || !pattern.isSweet || Self.sweet.contains(role))
          && (role != "fruit" || pattern.isSweet || filling.lines.contains { $0.role == "fruit" })
      }
      if let (role, grams) = fitting, !given.needsPlace, !isSecondMain(item, in: filling) {
        filling.lines.append(Filling.Line(role: role, place: given.place, grams: grams))
        filling.added += 1
      } else {
        filling.unused.append(given)
      }
    }
  }

  /// Whether it is meat or fish where there is some already.
  private func isSecondMain(_ item: PantryItem, in filling: Filling) -> Bool {
    !item.traits.isDisjoint(with: Self.mains)
      && filling.lines.contains { !pantry.items[$0.place].traits.isDisjoint(with: Self.mains) }
  }

  private static let mains: Traits = [.meat, .fish]

  /// Hot spice for who asked for spice, warm spice for a sweet dish; false where it takes none.
  private func addSpice(of pattern: Pattern, to filling: inout Filling) -> Bool {
    guard demands.wantsSpice else { return true }
    guard book.methods[pattern.method].roles.contains("season") else { return false }
    let wanted =
      pattern.isSweet
      ? [("tarcin", 0.5), ("zencefil-tozu", 0.3)] : [("pul-biber", 0.8), ("kimyon", 0.6)]
    for (food, grams) in wanted {
      guard let place = pantry.places[food], demands.allows(place, of: pantry) else { continue }
      if !filling.lines.contains(where: { $0.place == place }) {
        filling.lines.append(Filling.Line(role: "season", place: place, grams: grams))
      }
    }
    return true
  }

  /// What a dish can go without where the person rules it out.
  private static let dispensable: Set<Role> = ["season", "aromatic", "herb", "acid"]

  private static let sweet: Set<Role> = [
    "nut", "dairy", "liquid", "grain", "dried", "ezme", "cheese",
  ]
}

/// Pseudo-random numbers that a seed decides (splitmix64, Steele, Lea and Flood 2014).
struct SeededNumbers: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(max(bound, 1)))
  }

  mutating func shuffle<Element>(_ list: inout [Element]) {
    guard list.count > 1 else { return }
    for place in stride(from: list.count - 1, to: 0, by: -1) {
      list.swapAt(place, next(below: place + 1))
    }
  }
}
