/// Fits a dish to the amounts that the person has: all of them where that is near the pattern's, and
/// never more.
struct Portions: Sendable {
  let givens: [Given]
  let servings: Int

  /// The part of a pattern's amount that a serving must have of a thing that makes the dish.
  private static let least = 0.5
  /// How many times a pattern's amount still makes the same dish, and how much is taken of more.
  private static let most = 2.5
  private static let muchOfMore = 1.5

  /// Takes fewer servings where a given thing is not enough, and sets the lines of given things.
  func fit(_ filling: inout Filling) {
    let mains = Set(MainThings.places(in: filling.lines))
    filling.servings = servings
    for line in filling.lines where mains.contains(line.place) {
      guard let all = grams(line.place) else { continue }
      let enough = max(1, Int(all / (line.grams * Self.least)))
      guard enough < filling.servings else { continue }
      filling.servings = enough
      filling.short = line.place
    }
    for place in filling.lines.indices {
      let line = filling.lines[place]
      guard let all = grams(line.place) else { continue }
      let own = all / Double(filling.servings)
      filling.lines[place].isGiven = own <= line.grams * Self.most
      filling.lines[place].grams =
        filling.lines[place].isGiven ? own : line.grams * Self.muchOfMore
    }
  }

  private func grams(_ place: Int) -> Double? {
    givens.first { $0.place == place }?.grams.flatMap { $0 > 0 ? $0 : nil }
  }
}
