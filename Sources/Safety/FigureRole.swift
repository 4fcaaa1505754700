import Analysis
import Domain
import Turkish

/// What a known figure was given as, where carbohydrates are told by it.
///
/// A result holds many grams: those of a portion, its fibre, its carbohydrates. Only the last ones say
/// how many carbohydrates there are.
enum FigureRole {
  /// Carbohydrates of what the result tells.
  case carbs
  /// Carbohydrates of 100 g.
  case ofHundred
  /// Something else that has a name: a weight, another nutrient, a glycemic load.
  case other
  /// A number of a text, a target, a value.
  case unknown

  /// What a member of a result gives, inside of something that `outer` gives.
  init(of key: JSON.Key, in outer: FigureRole, isNutrient: Bool) {
    let name = key.text
    self =
      if key == .per100g || outer == .ofHundred {
        isNutrient && !name.hasPrefix(JSON.Key.carbs.text) ? .other : .ofHundred
      } else if name.hasPrefix(JSON.Key.carbsPer100.text) {
        .ofHundred
      } else if name.hasPrefix(JSON.Key.carbs.text) {
        .carbs
      } else if isNutrient || Self.others.contains(key) {
        .other
      } else {
        outer
      }
  }

  private static let others: Set<JSON.Key> = [.glycemicLoad, .quantity, .range, .basis]

  /// Members whose numbers may be carbohydrates although nothing says so: those of a target, of a reading.
  static let amounts: Set<JSON.Key> = [.value, .min, .max, .limit]

  /// Whether a figure of this role can be one of so many carbohydrates.
  func holdsCarbs(ofHundred: Bool) -> Bool {
    switch self {
    case .carbs, .unknown: true
    case .ofHundred: ofHundred
    case .other: false
    }
  }
}

extension Figure {
  /// Whether it is said of carbohydrates: `20 g karbonhidrat`, `karbonhidratı 20 g`; not `karbonhidrat
  /// içeren 180 g yoğurt`.
  var isOfCarbs: Bool {
    guard dimension == .mass else { return false }
    if next.fits("stem.carbs") { return true }
    let endsHere = !next.contains(where: \.isLetter) || VerbEnding.isFinite(next)
    let words = before.reversed().prefix { word in
      !word.fits("figureRole.nutrients") && !word.contains(where: \.isNumber)
        && (word.contains(where: \.isLetter) || word == ":")
    }
    let stop = before.reversed().dropFirst(words.count).first
    return endsHere && stop?.fits("stem.carbs") == true
  }
}
