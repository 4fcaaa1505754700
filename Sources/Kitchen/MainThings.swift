/// Which things of a dish are the main ones, by which two dishes are alike.
enum MainThings {
  /// How many a dish has at most (seeds, 6: three to five).
  static let most = 5

  /// The places of the main ones: what makes the dish first, then the heavier.
  static func places(in lines: [Filling.Line]) -> [Int] {
    var best: [Int: (rank: Int, grams: Double)] = [:]
    for line in lines {
      guard let rank = ranks[line.role] else { continue }
      if let known = best[line.place], known.rank <= rank { continue }
      best[line.place] = (rank, line.grams)
    }
    let ordered = best.sorted {
      ($0.value.rank, -$0.value.grams, $0.key) < ($1.value.rank, -$1.value.grams, $1.key)
    }
    return ordered.prefix(most).map(\.key)
  }

  /// What sets the taste of every other dish (onion, oil, spices, stock) is never a main thing.
  private static let ranks: [Role: Int] = [
    "main": 0, "fishcan": 0, "fish": 0, "egg": 0, "kap": 0, "wrap": 1, "legume": 1, "veg": 1,
    "koz": 1,
    "grain": 1, "fruit": 1, "yesil": 1, "avokado": 1, "dip": 2, "cheese": 2, "dairy": 2,
    "flour": 2, "bread": 2, "ezme": 2, "nut": 3, "dried": 3, "seed": 3, "cocoa": 3, "meat": 3,
    "zeytin": 3, "tahin": 3, "coating": 4,
  ]
}
