/// Turns grams into what a kitchen can count.
enum Amounts {
  /// The quantity and unit that people read, with the grams that they hold; counted things come in halves,
  /// eggs whole, spoons in quarters up to one and in halves from there on.
  ///
  ///     eggs of 50 g, 110 g wanted   // 2 adet, 100 g
  ///     oil of 13 g a spoon, 9 g     // 0.75 yemek kaşığı, 9.8 g
  static func counted(_ grams: Double, of item: PantryItem) -> (
    quantity: Double?, unit: String?, grams: Double
  ) {
    guard let unit = item.unit, let one = item.unitGrams, one > 0 else {
      return (nil, nil, rounded(grams))
    }
    if pieces.contains(unit) {
      let whole = item.traits.contains(.egg) && grams >= one
      let halves = whole ? (grams / one).rounded() : (grams / one * 2).rounded() / 2
      guard halves > 0, abs(halves * one - grams) <= grams * 0.25 else {
        return (nil, nil, rounded(grams))
      }
      return (halves, unit, (halves * one * 10).rounded() / 10)
    }
    guard spoons.contains(unit) else {
      let quarters = (grams / one * 4).rounded() / 4
      guard quarters > 0, quarters <= 12 else { return (nil, nil, rounded(grams)) }
      return (quarters, unit, rounded(grams))
    }
    let parts = grams < one ? 4.0 : 2
    let count = max((grams / one * parts).rounded() / parts, 0.25)
    guard count <= 12 else { return (nil, nil, rounded(grams)) }
    return (count, unit, (count * one * 10).rounded() / 10)
  }

  /// To 5 g from 20 g on, to 1 g from 3 g on, else to 0.1 g.
  private static func rounded(_ grams: Double) -> Double {
    let step = grams >= 20 ? 5 : grams >= 3 ? 1 : 0.1
    return max(((grams / step).rounded() * step * 10).rounded() / 10, 0.1)
  }

  private static let spoons: Set<String> = ["yemek kaşığı", "tatlı kaşığı", "çay kaşığı"]
  private static let pieces: Set<String> = ["adet", "diş", "dilim"]
}
