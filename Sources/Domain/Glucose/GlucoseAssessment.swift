/// What a glucose value means now, and what to do: a rule, never a dose.
///
///     GlucoseAssessment(of: 62).level   // .low
///     GlucoseAssessment(of: 62).text    // "62 mg/dL düşük. 15-20 gram hızlı şeker alın …"
///
/// 54, 70 and 250 mg/dL are fixed (ADA Standards of Care, section 6; Battelino 2019,
/// doi:10.2337/dci19-0028); a person's own bounds only move the range between them.
package struct GlucoseAssessment: Sendable, Equatable {
  package enum Level: String, Sendable, CaseIterable {
    case severeLow, low, inRange, high, veryHigh

    /// The `level` that a result of a tool tells; nil where it has none.
    package init?(of result: JSON) {
      guard let level = result[.level]?.string.flatMap(Self.init(rawValue:)) else { return nil }
      self = level
    }

    package var isLow: Bool { self == .severeLow || self == .low }

    /// Whether something is to be done now.
    package var isUrgent: Bool { isLow || self == .veryHigh }
  }

  package var level: Level
  /// One or two Turkish sentences.
  package var text: String

  /// Assesses a value in mg/dL against a person's bounds; without bounds 70 and 180 hold.
  ///
  /// A lower bound under 70 does not make 60 a value in range; an upper bound over 250 not 260. In
  /// pregnancy 140 stands for 180, and before a meal the value is to be under 95 (`GlucoseGoal`). What was
  /// low earlier is measured again before it is treated.
  package init(
    of milligrams: Double, in unit: GlucoseUnit = .mgdL, low: Double? = nil, high: Double? = nil,
    isPregnant: Bool = false, context: GlucoseContext? = nil, wasEarlier: Bool = false
  ) {
    let expecting = isPregnant && low == nil && high == nil ? Pregnancy(context) : nil
    let lowest = max(low ?? 70, 70)
    let usualHigh = expecting?.highest(in: unit) ?? (isPregnant ? 140 : 180)
    let highest = min(max(high ?? usualHigh, lowest), 250)
    // What was mmol/L is compared in mmol/L: 10,0 is in range.
    let value = unit.value(of: milligrams)
    level =
      switch value {
      case ..<unit.bound(54): .severeLow
      case ..<unit.bound(lowest): .low
      case ...unit.bound(highest): .inRange
      case ...unit.bound(250): .high
      default: .veryHigh
      }
    let said = Self.said(milligrams, in: unit)
    // Nobody has a target that was never set.
    let usual = low == nil && high == nil ? Self.usual(in: unit, isPregnant) : nil
    let expected = expecting.map { "\(said), \($0.told(milligrams, in: unit))." }
    let isUnder70 = value < unit.bound(70)
    text =
      switch level {
      case .severeLow where wasEarlier:
        "\(said) çok düşük. \(Self.measureFirst)hemen \(Self.severeSteps)"
      case .severeLow: "\(said) çok düşük. \(Self.severeAdvice)"
      case .low where isUnder70 && wasEarlier:
        "\(said) düşük. \(Self.measureFirst)\(Self.ruleOf15)"
      case .low where isUnder70: "\(said) düşük. \(Self.ruleOf15)"
      case .low: "\(said), hedefinizin altında ama 70'in üstünde. 15 dakika sonra yeniden ölçün."
      case .inRange:
        expected ?? usual.map { "\(said), \($0) aralığında." } ?? "\(said) hedef aralığınızda."
      case .high:
        expected ?? usual.map { "\(said), \($0) aralığının üstünde." }
          ?? "\(said) hedefinizin üstünde."
      case .veryHigh: "\(said) çok yüksek. \(Self.highAdvice)"
      }
  }

  private static let measureFirst =
    "Şimdi yeniden ölçün; hâlâ düşükse ya da belirtiniz varsa "

  /// The rule of 15: what to do between 54 and 69 mg/dL while awake.
  package static let ruleOf15 =
    "15-20 gram hızlı şeker alın: 3-4 glikoz tableti, yarım su bardağı meyve suyu ya da bir yemek "
    + "kaşığı şeker veya bal. 15 dakika sonra yeniden ölçün; hâlâ 70'in altındaysa yineleyin, "
    + "düzelince bir şeyler yiyin."

  /// What to do under 54 mg/dL.
  package static let severeAdvice = "Hemen " + severeSteps

  private static let severeSteps =
    "15-20 gram hızlı şeker alın (3-4 glikoz tableti, yarım su bardağı meyve suyu ya da bir "
    + "yemek kaşığı şeker), yanınızdakilere haber verin, araç kullanmayın. 15 dakika sonra yeniden "
    + "ölçün; 70'in altındaysa yineleyin. Kendinizden geçecek gibiyseniz 112'yi arayın."

  /// What to do over 250 mg/dL.
  package static let highAdvice =
    "Su için, yapabiliyorsanız keton bakın ve bakım planınıza göre davranın. Kusma, karın ağrısı, "
    + "hızlı nefes ya da nefeste aseton kokusu varsa 112'yi arayın."

  /// The range for most adults, 70-180 mg/dL, and for pregnancy, 63-140 mg/dL (Battelino 2019), in the
  /// unit that was said.
  private static func usual(in unit: GlucoseUnit, _ isPregnant: Bool) -> String {
    switch unit {
    case .mgdL: isPregnant ? "gebelikte önerilen 63–140" : "genel 70–180"
    case .mmolL: isPregnant ? "gebelikte önerilen 3,5–7,8" : "genel 3,9–10"
    }
  }

  /// The bounds of pregnancy before and after a meal: under 95, and under 140 an hour after its beginning,
  /// under 120 after two (ADA Standards of Care, section 15; `gdm-targets` of the table of knowledge).
  private enum Pregnancy {
    case beforeMeal, afterMeal

    init?(_ context: GlucoseContext?) {
      switch context {
      case .fasting, .beforeMeal: self = .beforeMeal
      case .afterMeal: self = .afterMeal
      default: return nil
      }
    }

    /// The highest value in mg/dL that is under the bound, as far as a meter tells.
    func highest(in unit: GlucoseUnit) -> Double {
      let bound: Double = self == .beforeMeal ? 95 : 140
      return unit == .mgdL ? bound - 1 : (unit.bound(bound) - 0.1) * unit.milligrams
    }

    func told(_ milligrams: Double, in unit: GlucoseUnit) -> String {
      let value = unit.value(of: milligrams)
      let (fasting, first, second) =
        unit == .mgdL ? ("95", "140", "120") : ("5,3", "7,8", "6,7")
      switch self {
      case .beforeMeal:
        return "gebelikte açlıkta önerilen \(fasting) sınırının "
          + (value < unit.bound(95) ? "altında" : "üstünde")
      case .afterMeal where value >= unit.bound(140):
        return
          "gebelikte toklukta önerilen sınırın üstünde (1. saatte \(first), 2. saatte \(second))"
      case .afterMeal where value < unit.bound(120):
        return
          "gebelikte toklukta önerilen sınırın altında (1. saatte \(first), 2. saatte \(second))"
      case .afterMeal:
        return
          "gebelikte yemekten sonra 1. saat için önerilen \(first) sınırının altında, 2. saat için "
          + "önerilen \(second) sınırının üstünde"
      }
    }
  }

  /// The value as a person reads it: `62 mg/dL`, `3,4 mmol/L`.
  private static func said(_ milligrams: Double, in unit: GlucoseUnit) -> String {
    switch unit {
    case .mgdL: return "\(Int(milligrams.rounded())) mg/dL"
    case .mmolL:
      let tenths = Int((milligrams / unit.milligrams * 10).rounded())
      return "\(tenths / 10),\(tenths % 10) mmol/L"
    }
  }
}
