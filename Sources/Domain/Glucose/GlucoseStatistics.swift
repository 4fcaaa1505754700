package import Foundation

/// Where a value lies by the international consensus; the bounds belong to the range.
///
/// Battelino 2019, doi:10.2337/dci19-0028; values in mmol/L are compared in mmol/L.
package enum GlucoseBand: Int, Sendable, CaseIterable {
  /// < 54, 54-69, 70-180, 181-250 and > 250 mg/dL.
  case veryLow, low, inRange, high, veryHigh

  /// The bounds 54, 70, 180 and 250 mg/dL in a unit.
  package static func bounds(in unit: GlucoseUnit) -> [Double] {
    unit == .mgdL ? milligrams : millimoles
  }

  private static let milligrams: [Double] = [54, 70, 180, 250]
  private static let millimoles = milligrams.map(GlucoseUnit.mmolL.bound)

  package init(_ reading: GlucoseReading) {
    switch reading.limit {
    case .low: self = .veryLow
    case .high: self = .veryHigh
    case nil: self.init(reading.given, reading.unit)
    }
  }

  package init(_ value: Double, _ unit: GlucoseUnit = .mgdL) {
    let bounds = Self.bounds(in: unit)
    self =
      value < bounds[0]
      ? .veryLow
      : value < bounds[1]
        ? .low : value <= bounds[2] ? .inRange : value <= bounds[3] ? .high : .veryHigh
  }
}

/// Shares and moments of a run of readings (mg/dL; shares in percent of readings).
///
/// Bounds on the raw value, without rounding first: Battelino 2019, doi:10.2337/dci19-0028. What a
/// device called LOW or HIGH counts in its band, and in the moments with the bound that the reading
/// carries; `lows` and `highs` say how often.
package struct GlucoseStatistics: Sendable, Equatable {
  package var count: Int
  package var mean: Double
  /// With n − 1; nil for fewer than two readings.
  package var sd: Double?
  /// Percent; nil where `sd` is.
  package var cv: Double?
  package var lowest: Double
  package var highest: Double
  package var timeInRange: Double
  /// 70-140 mg/dL.
  package var timeInTightRange: Double
  package var below70: Double
  package var below54: Double
  package var above180: Double
  package var above250: Double
  /// Low and high blood glucose index: Kovatchev 2006, doi:10.2337/dc06-1085.
  package var lbgi: Double
  package var hbgi: Double
  /// Readings that the device called LOW or HIGH.
  package var lows: Int
  package var highs: Int

  /// Nil for no values, which are mg/dL.
  package init?(of values: [Double]) {
    self.init(
      of: values.map {
        GlucoseReading(device: $0, .mgdL, at: Date(timeIntervalSince1970: 0), source: "")
      })
  }

  /// Nil for no readings.
  package init?(of readings: [GlucoseReading]) {
    let values = readings.map(\.milligrams)
    guard let lowest = values.min(), let highest = values.max() else { return nil }
    let count = Double(values.count)
    let mean = values.reduce(0, +) / count
    self.count = values.count
    self.mean = mean
    self.lowest = lowest
    self.highest = highest
    if values.count > 1 {
      let sd = (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)).squareRoot()
      self.sd = sd
      cv = 100 * sd / mean
    }
    var bands = [Int](repeating: 0, count: GlucoseBand.allCases.count)
    for reading in readings { bands[GlucoseBand(reading).rawValue] += 1 }
    func share(_ number: Int) -> Double { 100 * Double(number) / count }
    timeInRange = share(bands[2])
    below70 = share(bands[0] + bands[1])
    below54 = share(bands[0])
    above180 = share(bands[3] + bands[4])
    above250 = share(bands[4])
    timeInTightRange = share(readings.count { $0.isInTightRange })
    (lbgi, hbgi) = Self.risk(values)
    lows = readings.count { $0.limit == .low }
    highs = readings.count { $0.limit == .high }
  }

  /// f = 1.509·(ln(g)^1.084 − 5.381); the mean over all readings of 10·f² on either side of zero.
  private static func risk(_ values: [Double]) -> (low: Double, high: Double) {
    var (low, high) = (0.0, 0.0)
    for value in values where value > 1 {
      let place = 1.509 * (pow(log(value), 1.084) - 5.381)
      if place < 0 { low += 10 * place * place } else { high += 10 * place * place }
    }
    return (low / Double(values.count), high / Double(values.count))
  }

  /// Glucose management indicator, percent: Bergenstal 2018, doi:10.2337/dc18-1581.
  ///
  /// Meaningful only for continuous readings.
  package var gmi: Double { 3.31 + 0.02392 * mean }

  /// Estimated A1c, percent, which is not GMI: Nathan 2008, doi:10.2337/dc08-0545.
  package var estimatedA1c: Double { (mean + 46.7) / 28.7 }

  /// Glycemia risk index, 0-100: Klonoff 2022, doi:10.1177/19322968221085273.
  package var gri: Double {
    min(
      100,
      3.0 * below54 + 2.4 * (below70 - below54) + 1.6 * above250
        + 0.8 * (above180 - above250))
  }

  /// A to E, 20 points each.
  package var griZone: String {
    ["A", "B", "C", "D", "E"][min(4, max(0, Int((gri / 20).rounded(.up)) - 1))]
  }
}

extension GlucoseReading {
  fileprivate var isInTightRange: Bool {
    guard limit == nil else { return false }
    return unit == .mgdL ? (70...140).contains(given) : (3.9...7.8).contains(given)
  }
}

/// How much of a stretch a sensor has covered, and whether that is enough to speak of it.
///
/// 14 days and 70 % of the readings: Battelino 2019, doi:10.2337/dci19-0028.
package struct GlucoseCoverage: Sendable, Equatable {
  /// Seconds between two readings.
  package var step: Double
  package var count: Int
  package var expected: Int
  /// From the first to the last reading, in days, one step included.
  package var days: Double
  /// Seconds of the stretch.
  package var length: Double

  /// The readings of a sensor, oldest first, over a stretch that is over or reaches to now.
  package init?(of readings: [GlucoseReading], over stretch: Range<Date>) {
    guard let first = readings.first, let last = readings.last else { return nil }
    step = Self.step(of: readings.map(\.at))
    count = readings.count
    length = stretch.upperBound.timeIntervalSince(stretch.lowerBound)
    expected = max(1, Int(length / step + 1e-9))
    days = (last.at.timeIntervalSince(first.at) + step) / 86_400
  }

  /// At most 100.
  package var percent: Double { min(100, 100 * Double(count) / Double(expected)) }
  package var isDense: Bool { percent >= 70 }
  /// Whether the figures stand for how things are.
  package var isEnough: Bool { isDense && length >= 13.99 * 86_400 }

  /// The middle distance of two readings, in whole minutes; five where there is none.
  package static func step(of moments: [Date]) -> Double {
    var gaps = zip(moments.dropFirst(), moments).map { $0.timeIntervalSince($1) }.filter { $0 > 20 }
    guard !gaps.isEmpty else { return 300 }
    gaps.sort()
    let minutes = (gaps[gaps.count / 2] / 60).rounded()
    return minutes <= 2 ? 60 : minutes <= 10 ? 300 : 900
  }
}
