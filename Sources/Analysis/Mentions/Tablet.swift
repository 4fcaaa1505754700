import Tables

/// A tablet that people take by themselves: how strong it is sold, and how much of it a day holds at most.
///
///     Tablet(of: "diamicronu")?.strengths  // [30, 60, 80]
package struct Tablet: Sendable {
  /// Milligrams of one.
  package let strengths: [Double]
  /// The most milligrams of a day for a grown-up; the table `Language/tablets` has the source.
  package let most: Double

  private let names: Beginnings

  private static let all: [Tablet] = {
    var all: [Tablet] = []
    TableText.forEachRow(of: "Language/tablets") { row in
      all.append(
        Tablet(
          strengths: row[1].listed().compactMap(Double.init), most: Double(row[2]) ?? .infinity,
          names: Beginnings(row[0].listed())))
    }
    return all
  }()

  private init(strengths: [Double], most: Double, names: Beginnings) {
    (self.strengths, self.most, self.names) = (strengths, most, names)
  }

  /// The tablet that a folded word names; nil for none that is in the table.
  package init?(of word: String) {
    guard let tablet = Self.all.first(where: { $0.names.hasStem(of: word) }) else { return nil }
    self = tablet
  }

  /// The same, or the half of one.
  package func isPart(_ milligrams: Double) -> Bool {
    isStrength(milligrams) || strengths.contains(milligrams * 2)
  }

  /// Whether so many milligrams are one tablet, or two or three of one strength that are told by their sum:
  /// 20 of empagliflozin; below ten milligrams the number may count tablets.
  package func isStrength(_ milligrams: Double) -> Bool {
    strengths.contains { strength in
      milligrams == strength
        || strength >= Self.leastSummed
          && milligrams.truncatingRemainder(dividingBy: strength) == 0
          && milligrams / strength <= Self.mostSummed
    }
  }

  private static let leastSummed = 10.0
  private static let mostSummed = 3.0

  /// How many of the weakest are more than a day holds.
  package var tooMany: Double { (most / (strengths.min() ?? most)).rounded(.down) + 1 }
}
