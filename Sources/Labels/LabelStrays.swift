import Domain

/// Figures in the rows of a table that are none: units in a column of their own, shares of a day.
enum LabelStrays {
  /// The rows with the letter g where it was read as a digit in a column of units: `Yağ 9 0,5`.
  static func withUnits(_ rows: [[LabelWord]]) -> [[LabelWord]] {
    let marks = rows.flatMap(\.self).filter { unitLike.contains($0.text) }
    guard marks.count >= 3 else { return rows }
    return rows.map { row in
      row.enumerated().map { place, word in
        guard unitLike.contains(word.text), word.text != "g",
          row[(place + 1)...].contains(where: { $0.text.contains(where: \.isNumber) })
        else { return word }
        let aligned = marks.count { abs($0.centre - word.centre) < word.height * 0.8 }
        guard aligned >= 3 else { return word }
        var unit = word
        unit.text = "g"
        return unit
      }
    }
  }

  private static let unitLike: Set<String> = ["g", "9", "q", "g.", "9."]

  /// The figures without those that stand under a head for shares of a day, where its sign of percent
  /// was lost or read as a digit.
  static func withoutShares(
    _ lines: [LabelLines.Found], _ layout: LabelLayout
  ) -> [LabelLines.Found] {
    guard !layout.shares.isEmpty, !layout.columns.isEmpty else { return lines }
    let own = layout.columns.map(\.centre)
    func distance(_ heads: [Double], _ number: LabelNumber) -> Double {
      heads.map { abs($0 - number.centre) }.min() ?? .infinity
    }
    let kept = lines.map { line in
      var line = line
      line.numbers = line.numbers.filter { number in
        number.unit != .unsaid
          || distance(own, number) <= distance(layout.shares, number)
      }
      return line
    }
    // Where lines are left with nothing, the heads stand elsewhere than the figures.
    let isSound = kept.count { $0.numbers.isEmpty } * 4 <= kept.count
    return isSound ? kept.filter { !$0.numbers.isEmpty } : lines
  }

  /// The lines of a table of one column, in which most have one figure, without what leaders and rulings
  /// made beside it: `Yağ ..... 60 2,9`.
  static func withoutLeaders(_ lines: [LabelLines.Found]) -> [LabelLines.Found] {
    let grams = lines.filter { $0.topic != .figure(.calories) }
    let places = grams.filter { $0.numbers.count == 1 }.map { $0.numbers[0].centre }.sorted()
    guard places.count >= 3, places.count * 2 > grams.count else { return lines }
    let usual = places[places.count / 2]
    return lines.map { line in
      guard line.topic != .figure(.calories), line.numbers.count > 1,
        let nearest = line.numbers.min(by: { abs($0.centre - usual) < abs($1.centre - usual) })
      else { return line }
      var line = line
      line.numbers = [nearest]
      return line
    }
  }

  /// The lines of running text, and those in which it tells all once more, for a serving.
  static func blocks(
    _ lines: [LabelLines.Found]
  ) -> (first: [LabelLines.Found], second: [LabelLines.Found]) {
    let isEnergy = { (line: LabelLines.Found) in line.topic == .figure(.calories) }
    guard let first = lines.firstIndex(where: isEnergy) else { return (lines, []) }
    let others = lines[first...].prefix(while: isEnergy).count + first
    guard let second = lines[others...].firstIndex(where: isEnergy), second - others >= 3
    else { return (lines, []) }
    return (Array(lines[..<second]), Array(lines[second...]))
  }
}
