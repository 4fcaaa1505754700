package import struct Foundation.Date

/// The two units of blood glucose.
package enum GlucoseUnit: String, Sendable, Codable {
  case mgdL = "mg/dL"
  case mmolL = "mmol/L"

  /// mg/dL of one of this unit; 18.0156 g/mol / 10 for glucose (C6H12O6, 180.156 g/mol).
  package var milligrams: Double { self == .mgdL ? 1 : 18.0156 }
}

/// When a reading was taken, as the contract's enum values.
package enum GlucoseContext: String, Sendable, Codable, CaseIterable {
  case fasting, beforeMeal, afterMeal, bedtime, night, exercise, other
}

/// One glucose value.
package struct GlucoseReading: Sendable, Equatable {
  package var id: Int64?
  /// mg/dL, whatever unit was said.
  package var milligrams: Double
  /// The unit in which it was said.
  package var unit: GlucoseUnit
  package var at: Date
  package var context: GlucoseContext?
  package var note: String?
  /// Whose it is, as said: `babam`; nil for the writer.
  package var subject: String?
  /// `manual`, or the connected source's name.
  package var source: String

  package init(
    id: Int64? = nil, milligrams: Double, unit: GlucoseUnit, at: Date, context: GlucoseContext?,
    note: String?, source: String, subject: String? = nil
  ) {
    self.id = id
    self.milligrams = milligrams
    self.unit = unit
    self.at = at
    self.context = context
    self.note = note
    self.source = source
    self.subject = subject
  }

  /// Whether it is the writer's; another's never counts in statistics.
  package var isOwn: Bool { subject == nil }
}

/// Shares and moments of a run of readings (mg/dL; shares in percent of readings).
///
/// Bounds on the raw value, without rounding first: Battelino 2019, doi:10.2337/dci19-0028.
/// GMI = 3.31 + 0.02392 × mean: Bergenstal 2018, doi:10.2337/dc18-1581.
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
  package var below70: Double
  package var below54: Double
  package var above180: Double
  package var above250: Double

  /// Nil for no values.
  package init?(of values: [Double]) {
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
    func share(_ holds: (Double) -> Bool) -> Double {
      100 * Double(values.filter(holds).count) / count
    }
    timeInRange = share { (70...180).contains($0) }
    below70 = share { $0 < 70 }
    below54 = share { $0 < 54 }
    above180 = share { $0 > 180 }
    above250 = share { $0 > 250 }
  }

  /// Glucose management indicator, percent.
  ///
  /// Meaningful only for continuous readings.
  package var gmi: Double { 3.31 + 0.02392 * mean }
}
