import Analysis
import Turkish

// What a number without a unit was said of: `kilom 80`, `45 yaşındayım`.
extension Figure {
  private static let topics = [
    "glucose", "weight", "age", "sleep", "pressure", "measurement", "other",
  ]
  private static let ownTopics = [
    "logGlucose": "glucose", "logWeight": "weight", "logSleep": "sleep", "logWater": "water",
    "logActivity": "activity",
  ]

  /// Whether the number is named as one of another quantity than a tool keeps; nil for a food's or a
  /// drug's.
  func isOfOther(than tool: String?) -> Bool {
    guard let topic else { return false }
    guard let tool else { return true }
    // Of tools that keep several quantities nothing is known here.
    guard let own = Self.ownTopics[tool] else { return false }
    return own != topic
  }

  private var topic: String? {
    if dimension == .glucose { return "glucose" }
    guard dimension == nil || dimension == .count && unit.isEmpty else { return nil }
    if let named = Self.topics.first(where: { next.fits("figureTopic.\($0).after") }) {
      return named
    }
    for word in before.suffix(2).reversed() {
      if VerbEnding.isFinite(word) { return nil }
      if let named = Self.topics.first(where: { word.fits("figureTopic.\($0)") }) { return named }
    }
    return nil
  }
}
