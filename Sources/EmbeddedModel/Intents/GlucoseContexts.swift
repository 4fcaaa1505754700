import Analysis
import Domain
import Turkish

extension GlucoseContext {
  /// When a reading was taken, as times beside it say: on an empty stomach, before or after a meal.
  init?(_ times: [TimeReading]) {
    for anchor in times.compactMap(\.anchor) {
      switch (anchor.event, anchor.relation) {
      case (.fasting, _): self = .fasting
      case (.full, _), (.meal, .after): self = .afterMeal
      case (.meal, .before): self = .beforeMeal
      case (.sleep, .before): self = .bedtime
      case (.exercise, _): self = .exercise
      default: continue
      }
      return
    }
    return nil
  }

  /// When a value was taken that is called so: `tokluk şekeri`, `açlığı`.
  init?(named phrase: String) {
    let first = Turkish.fold(phrase).prefix { $0 != " " }
    if WordSets.words("full").contains(String(first)) {
      self = .afterMeal
    } else if WordSets.words("hungry").contains(String(first)) {
      self = .fasting
    } else {
      return nil
    }
  }
}

extension Span {
  /// When a value was taken, as the word itself says: "tok", "açlık".
  var glucoseContext: GlucoseContext? {
    readings.lazy.compactMap { reading -> GlucoseContext? in
      guard case .word(let word) = reading.sense else { return nil }
      return word.glucoseContext ?? (word == .glucose ? GlucoseContext(named: reading.phrase) : nil)
    }.first
  }
}

/// The stretches of `getGlucose` that have a name, by their hours.
enum GlucoseRange {
  static let names = [
    1: "1h", 3: "3h", 6: "6h", 12: "12h", 24: "24h", 168: "7d", 336: "14d", 720: "30d",
    2160: "90d",
  ]
}

extension MessageAnalysis {
  /// "biraz açım", "çok açım": how hungry somebody is, which tells of no empty stomach.
  func tellsHunger(at place: Int) -> Bool {
    let said = word(place).split(separator: " ").map(String.init)
    guard said.last.fits("hunger.said") else { return false }
    return said.dropLast().contains { $0.fits("hunger.degree") }
      || place > 0 && word(place - 1).fits("hunger.degree")
  }
}
