package import struct Foundation.Date

/// The two units of blood glucose.
package enum GlucoseUnit: String, Sendable, Codable {
  case mgdL = "mg/dL"
  case mmolL = "mmol/L"

  /// What a value without a unit is taken for: up to 30, and fractions up to 33.3, for mmol/L.
  package init(supposedOf value: Double) {
    let isSmall = value <= 30 || value < 33.4 && value != value.rounded()
    self = isSmall ? .mmolL : .mgdL
  }

  /// mg/dL of one of this unit; 18.0156 g/mol / 10 for glucose (C6H12O6, 180.156 g/mol).
  package var milligrams: Double { self == .mgdL ? 1 : 18.0156 }

  /// A bound of mg/dL in this unit: in mmol/L to a tenth, as the consensus has them.
  ///
  ///     GlucoseUnit.mmolL.bound(180)  // 10.0
  package func bound(_ milligrams: Double) -> Double {
    self == .mgdL ? milligrams : (milligrams / self.milligrams * 10).rounded() / 10
  }

  /// mg/dL in this unit, as bounds are compared with it: 180.156 is 10.0 mmol/L and not more.
  package func value(of milligrams: Double) -> Double {
    self == .mgdL ? milligrams : (milligrams / self.milligrams * 100).rounded() / 100
  }
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
  /// How it was measured.
  package var means: GlucoseMeans = .hand
  /// The value as the source gave it, in `unit`; nil where only `milligrams` is known.
  package var native: Double?
  package var trend: GlucoseTrend?
  /// Set where the device said no number but LOW or HIGH; `milligrams` is then only the bound.
  package var limit: GlucoseLimit?

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

  /// A value of a device: `value` in `unit`, or the bound beyond which it could not measure.
  package init(
    device value: Double, _ unit: GlucoseUnit, at: Date, source: String,
    means: GlucoseMeans = .sensor, trend: GlucoseTrend? = nil, limit: GlucoseLimit? = nil
  ) {
    self.init(
      milligrams: value * unit.milligrams, unit: unit, at: at, context: nil, note: nil,
      source: source)
    native = value
    self.means = means
    self.trend = trend
    self.limit = limit
  }

  /// Whether it is the writer's; another's never counts in statistics.
  package var isOwn: Bool { subject == nil }

  /// The value in `unit`, as it was given: what bounds are compared with.
  ///
  /// 10,0 mmol/L times 18.0156 is over 180; so what was mmol/L is compared in mmol/L.
  package var given: Double {
    if let native { return native }
    return unit.value(of: milligrams)
  }
}

/// How a value was measured.
package enum GlucoseMeans: String, Sendable, Codable {
  /// From a drop of blood, written down or read from a meter.
  case hand
  /// By a sensor, on its own, every few minutes.
  case sensor
  /// By a sensor at the moment when somebody looked.
  case scan
}

/// What a device says in place of a number that it cannot measure.
package enum GlucoseLimit: String, Sendable, Codable { case low, high }

/// Where glucose is going, after Dexcom's words; mg/dL a minute: flat under 1, 45° 1-2, single 2-3,
/// double over 3.
package enum GlucoseTrend: String, Sendable, Codable, CaseIterable {
  case doubleUp, singleUp, fortyFiveUp, flat, fortyFiveDown, singleDown, doubleDown

  /// The trend called so, whatever its case and spaces; nil for none and for what cannot be told.
  package init?(named text: String) {
    let key = text.lowercased().filter { $0.isLetter }
    guard let known = Self.allCases.first(where: { $0.rawValue.lowercased() == key }) else {
      return nil
    }
    self = known
  }

  /// Dexcom's numbers: 1 is two arrows up, 4 flat, 7 two arrows down.
  package init?(number: Int) {
    guard (1...7).contains(number) else { return nil }
    self = Self.allCases[number - 1]
  }

  package var arrow: String {
    switch self {
    case .doubleUp: "↑↑"
    case .singleUp: "↑"
    case .fortyFiveUp: "↗"
    case .flat: "→"
    case .fortyFiveDown: "↘"
    case .singleDown: "↓"
    case .doubleDown: "↓↓"
    }
  }
}

/// How old a value may be and what may still be said of it.
package enum GlucoseAge: String, Sendable {
  /// Up to 10 minutes: it is what glucose is now.
  case current
  /// Up to 20 minutes: it may be out of date.
  case recent
  /// Up to an hour: a value without its arrow.
  case old
  /// Over an hour: no answer to "how much".
  case past

  package init(seconds: Double) {
    self =
      switch seconds {
      case ...600: .current
      case ...1200: .recent
      case ...3600: .old
      default: .past
      }
  }

  /// By whole minutes, as people are told them.
  package init(of moment: Date, now: Date) {
    self.init(seconds: (max(0, now.timeIntervalSince(moment)) / 60).rounded(.down) * 60)
  }
}

extension GlucoseReading {
  /// Its trend while it may be shown: an arrow tells of the minutes in which it was drawn.
  package func trend(at now: Date) -> GlucoseTrend? {
    [.current, .recent].contains(GlucoseAge(of: at, now: now)) ? trend : nil
  }
}
