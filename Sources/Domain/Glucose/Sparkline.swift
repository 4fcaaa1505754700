package import struct Foundation.Date

/// Glucose over time in one line of blocks.
///
///     Sparkline(readings: readings, over: stretch, columns: 12).text  // ▃▃▄▅▆▆▅▄▃▁▂▃
///
/// The steps are the same in every line: `▁` is under 70 mg/dL, `▂` to `▅` lie between 70 and 180, `▆`
/// to `█` above; `·` stands where nothing was measured.
package struct Sparkline: Sendable, Equatable {
  private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// mg/dL from which on the next block stands; the third last bound is the first above the range.
  private static let bounds: [Double] = [70, 97, 125, 153, 180, 215, 250]
  private static let gap: Character = "·"

  /// The line; empty for no columns.
  package let text: String
  /// How many columns something was measured in.
  package let filled: Int

  /// The columns' values in mg/dL, oldest first; nil where there is none.
  package init(_ values: [Double?]) {
    text = String(
      values.map { value in
        guard let value else { return Self.gap }
        // 180 is still within.
        return Self.blocks[Self.bounds.count { $0 == 180 ? value > 180 : value >= $0 }]
      })
    filled = values.count { $0 != nil }
  }

  /// The mean of each column's readings.
  package init(readings: [(at: Date, milligrams: Double)], over stretch: Range<Date>, columns: Int)
  {
    var sums = [(sum: Double, count: Int)](repeating: (0, 0), count: max(0, columns))
    let length = stretch.upperBound.timeIntervalSince(stretch.lowerBound)
    for reading in readings where stretch.contains(reading.at) && length > 0 && columns > 0 {
      let share = reading.at.timeIntervalSince(stretch.lowerBound) / length
      let place = min(columns - 1, Int(share * Double(columns)))
      sums[place].sum += reading.milligrams
      sums[place].count += 1
    }
    self.init(sums.map { $0.count > 0 ? $0.sum / Double($0.count) : nil })
  }
}
