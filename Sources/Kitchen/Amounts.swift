/// Turns grams into what a kitchen can count.
enum Amounts {
  /// The quantity and unit that people read, with the grams that they hold: what is small comes in whole
  /// pieces, larger things in halves, spoons and glasses in quarters or halves.
  ///
  ///     eggs of 50 g, 110 g wanted   // 2 adet, 100 g
  ///     oil of 13 g a spoon, 9 g     // 0.75 yemek kaşığı, 9.8 g
  static func counted(_ grams: Double, of item: PantryItem) -> (
    quantity: Double?, unit: String?, grams: Double
  ) {
    for (place, measure) in item.measures.enumerated() {
      let isLast = place == item.measures.count - 1
      guard let count = count(grams, in: measure, of: item, isLast) else { continue }
      return (count, measure.unit, (count * measure.grams * 10).rounded() / 10)
    }
    // Water is never weighed.
    if item.measures.first?.unit == glass {
      let litres = max((grams / 1000 * 4).rounded() / 4, 0.25)
      return (litres, "litre", litres * 1000)
    }
    return (nil, nil, rounded(grams))
  }

  /// How many of a measure are nearest to some grams; nil where it does not fit them.
  private static func count(
    _ grams: Double, in measure: KitchenMeasure, of item: PantryItem, _ isLast: Bool
  ) -> Double? {
    let (count, one) = (grams / measure.grams, measure.grams)
    func near(_ nearest: Double, _ most: Double) -> Double? {
      nearest > 0 && abs(nearest * one - grams) <= grams * most ? nearest : nil
    }
    if item.traits.contains(.egg), measure.unit == "adet" {
      let whole = max(count.rounded(), 1)
      return whole * one <= grams * mostEgg ? whole : nil
    }
    switch measure.unit {
    case "adet", "diş":
      guard one < smallPiece else { return near((count * 2).rounded() / 2, 0.25) }
      return near(max(count.rounded(), 1), one < tinyPiece ? 9 : 0.25)
    case "dilim":
      return near(one < smallSlice ? count.rounded() : (count * 2).rounded() / 2, 0.25)
    case glass:
      guard count <= mostGlasses else { return nil }
      return near((count * 4).rounded() / 4, 0.12)
    case "demet":
      return near((count * 4).rounded() / 4, 0.2)
    default:
      guard count >= 0.4 || isLast else { return nil }
      let parts = count < 1 ? 4.0 : 2
      let spoons = max((count * parts).rounded() / parts, 0.25)
      return spoons <= mostSpoons ? spoons : nil
    }
  }

  /// To 5 g from 20 g on, else to 1 g and no less than a scale shows well.
  private static func rounded(_ grams: Double) -> Double {
    let step = grams >= 20 ? 5.0 : 1
    return max((grams / step).rounded() * step, 5)
  }

  private static let glass = "su bardağı"
  private static let mostGlasses = 12.0
  private static let mostSpoons = 12.0
  /// How many times the egg that is wanted a whole one may be.
  private static let mostEgg = 2.5
  /// Grams under which a piece is not cut, and those under which one more or less counts nothing.
  private static let smallPiece = 40.0
  private static let tinyPiece = 10.0
  private static let smallSlice = 20.0
}
