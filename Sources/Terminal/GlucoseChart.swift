package import Domain
package import struct Foundation.Date
import Turkish

/// Glucose over time in characters: `●` in the target band, `▼` under it, `▲` over it.
///
///     GlucoseChart(readings: readings, meals: [], over: stretch, zone: zone, width: 72).text()
///
/// Shapes tell what colours tell too. The band from 70 to 180 mg/dL is dotted, meals stand as `◆` under
/// it, and where nothing was measured nothing is drawn.
package struct GlucoseChart: Sendable {
  /// The values of the rows, mg/dL, from the top down.
  private static let tops: [Double] = stride(from: 320, through: 40, by: -20).map(\.self)

  private let readings: [GlucoseReading]
  private let meals: [Date]
  private let stretch: Range<Date>
  private let zone: Zone
  private let columns: Int

  /// Takes readings oldest first; `width` is that of the screen, at least 24 are used.
  package init(
    readings: [GlucoseReading], meals: [Date], over stretch: Range<Date>, zone: Zone, width: Int
  ) {
    self.readings = readings
    self.meals = meals
    self.stretch = stretch
    self.zone = zone
    columns = min(140, max(24, width) - Self.margin)
  }

  private static let margin = 6

  /// The lines of the chart, with a scale in the unit of the readings on the left.
  package func text() -> String {
    let marks = marks()
    let unit = readings.last?.unit ?? .mgdL
    var lines = Self.tops.indices.map { row in
      Self.label(Self.tops[row], unit) + line(row, marks[row])
    }
    lines.append(String(repeating: " ", count: Self.margin) + mealLine)
    lines.append(axis)
    return lines.joined(separator: "\n")
  }

  // MARK: Rows

  /// The row in which a value stands; what is beyond the scale is at its edge.
  private static func row(of milligrams: Double) -> Int {
    min(tops.count - 1, max(0, Int(((tops[0] - milligrams) / 20).rounded())))
  }

  /// The scale says the bounds of the band, the top and the bottom.
  private static func label(_ milligrams: Double, _ unit: GlucoseUnit) -> String {
    let bounds: [Double: String] = [320: "320", 240: "240", 180: "180", 80: "70", 40: "40"]
    guard let said = bounds[milligrams] else { return String(repeating: " ", count: margin) }
    let value = Double(said) ?? milligrams
    let text = unit == .mgdL ? said : NumberText.plain(value / unit.milligrams)
    return String(repeating: " ", count: max(0, margin - 1 - text.count)) + text + " "
  }

  private func line(_ row: Int, _ marks: [GlucoseBand?]) -> String {
    let isBound = [180, 80].contains(Self.tops[row])
    let isInBand = (80...180).contains(Self.tops[row])
    var text = ""
    for mark in marks {
      guard let mark else {
        text += isBound ? "┄" : isInBand ? "·" : " "
        continue
      }
      switch mark {
      case .veryLow, .low: text += "▼"
      case .inRange: text += "●"
      case .high, .veryHigh: text += "▲"
      }
    }
    return text
  }

  // MARK: Columns

  private func column(of moment: Date) -> Int? {
    guard stretch.contains(moment) else { return nil }
    let length = stretch.upperBound.timeIntervalSince(stretch.lowerBound)
    let share = moment.timeIntervalSince(stretch.lowerBound) / length
    return min(columns - 1, Int(share * Double(columns)))
  }

  /// What stands in each row and column: all that was measured in the minutes of a column.
  private func marks() -> [[GlucoseBand?]] {
    var marks = [[GlucoseBand?]](
      repeating: [GlucoseBand?](repeating: nil, count: columns), count: Self.tops.count)
    for reading in readings {
      guard let column = column(of: reading.at) else { continue }
      marks[Self.row(of: reading.milligrams)][column] = GlucoseBand(reading)
    }
    return marks
  }

  private var mealLine: String {
    var line = [Character](repeating: " ", count: columns)
    for meal in meals {
      if let column = column(of: meal) { line[column] = "◆" }
    }
    return String(line)
  }

  /// Clock times, or days where the stretch is longer than two.
  private var axis: String {
    let count = max(2, columns / 14)
    let length = stretch.upperBound.timeIntervalSince(stretch.lowerBound)
    var line = String(repeating: " ", count: Self.margin)
    for place in 0..<count {
      let at = stretch.lowerBound.addingTimeInterval(length * Double(place) / Double(count))
      let time = zone.civil(at: at)
      let text =
        length > 2.5 * 86_400
        ? "\(time.day.parts.day).\(time.day.parts.month)" : DateText.clock(time)
      let start = Self.margin + place * columns / count
      line += String(repeating: " ", count: max(0, start - line.count)) + text
    }
    return line
  }
}
