import Domain
import Foundation

extension GlucoseReading {
  /// The value in the unit in which it was said.
  var said: Double { given }

  /// The reading's own members, for the tools that tell it.
  func members(in context: ToolContext) -> [JSON.Member] {
    JSON.object([
      .reading: .id(id), .value: .figure(said), .unit: .string(unit.rawValue),
      .at: .string(context.text(at)), .context: self.context.map { .string($0.rawValue) },
      .level: .string(GlucoseAssessment(of: milligrams, in: unit).level.rawValue),
      .person: subject.map(JSON.string), .note: note.map(JSON.string), .source: .string(source),
      .means: means == .hand ? nil : .string(means.rawValue),
      .limit: limit.map { .string($0.rawValue) },
    ]).members ?? []
  }
}

/// A glucose value as said, with the unit that it must have been.
struct SaidGlucose: Equatable {
  var milligrams: Double
  var unit: GlucoseUnit
  /// Whether the unit was guessed where both could be meant.
  var isUnitGuessed: Bool

  /// Values that a body or a meter can show, in mg/dL.
  static let possible = 10.0...1000.0

  /// Reads a value; without a unit, up to 30 and fractions up to 33.3 are mmol/L.
  ///
  ///     try SaidGlucose(6.4, nil).unit   // .mmolL
  ///     try SaidGlucose(112, nil).unit   // .mgdL
  ///
  /// Whole numbers under 20 and all up to 33.3 could be said in either unit: the guess is told.
  init(_ value: Double, _ said: GlucoseUnit?) throws(ToolFailure) {
    unit = said ?? GlucoseUnit(supposedOf: value)
    isUnitGuessed = said == nil && (value < 33.4) && (value >= 20 || value == value.rounded())
    milligrams = value * unit.milligrams
    guard Self.possible.contains(milligrams) else {
      throw .invalid(Texts.impossibleGlucose(value, unit, isHigh: milligrams > 100))
    }
  }
}

extension Texts {
  /// What to do where a meter cannot have shown the value.
  static func impossibleGlucose(_ value: Double, _ unit: GlucoseUnit, isHigh: Bool) -> String {
    let said = "\(number(value)) \(unit.rawValue) kaydedilebilecek bir kan şekeri değeri değil"
    if isHigh {
      return "\(said), bu yüzden kaydetmedim. Ölçüm cihazında HI yazıyorsa şekeriniz cihazın "
        + "ölçemeyeceği kadar yüksek demektir: ellerinizi yıkayın, cihazı ve şeridi kontrol edip "
        + "yeniden ölçün. Yine HI görürseniz bakım ekibinizi arayın; kusma, karın ağrısı, hızlı nefes, "
        + "uyku hâli varsa ya da kendinizi kötü hissediyorsanız 112'yi arayın."
    }
    return "\(said), bu yüzden kaydetmedim. Ölçüm cihazında LO yazıyorsa şekeriniz çok düşük "
      + "demektir: hemen 15-20 gram hızlı şeker alın, cihazı kontrol edip yeniden ölçün; kendinizden geçecek "
      + "gibiyseniz 112'yi arayın."
  }

  static func guessedUnit(_ said: SaidGlucose, _ value: Double) -> String {
    guard said.unit == .mmolL else {
      return "Birimini mg/dL saydım: çok düşük. \(number(value)) mmol/L ise söyleyin, düzelteyim."
    }
    let counted = "Birimini mmol/L saydım (\(number(said.milligrams, decimals: 0)) mg/dL)."
    guard SaidGlucose.possible.contains(value) else { return counted }
    return "\(counted) \(number(value)) mg/dL ise çok düşük demektir; hemen söyleyin."
  }

  static func glucose(_ reading: GlucoseReading) -> String {
    "\(self.reading) (\(value(of: reading)))"
  }

  /// `112 mg/dL`, with whose it is where it is somebody else's.
  static func value(of reading: GlucoseReading) -> String {
    let whose = reading.subject.map { ", \($0)" } ?? ""
    return "\(number(reading.said)) \(reading.unit.rawValue)\(whose)"
  }

  /// What somebody else's value means: told of them, not to them, and by the common bounds.
  static func assessment(ofOthers reading: GlucoseReading) -> String {
    let said = "\(number(reading.said)) \(reading.unit.rawValue)"
    let assessment = GlucoseAssessment(of: reading.milligrams, in: reading.unit)
    return switch assessment.level {
    case .severeLow:
      "\(said) çok düşük. Uyanıksa ve yutabiliyorsa hemen 15-20 gram hızlı şeker verin, 15 dakika "
        + "sonra yeniden ölçün. Kendinde değilse ağzına bir şey vermeyin, 112'yi arayın."
    case .low:
      "\(said) düşük. 15-20 gram hızlı şeker alsın: 3-4 glikoz tableti ya da yarım su bardağı meyve "
        + "suyu. 15 dakika sonra yeniden ölçün; hâlâ 70'in altındaysa yineleyin."
    case .inRange, .high: assessment.text
    case .veryHigh:
      "\(said) çok yüksek. Su içsin, olabiliyorsa ketonuna bakın ve bakım planına göre davranın. "
        + "Kusma, karın ağrısı, hızlı nefes ya da nefeste aseton kokusu varsa 112'yi arayın."
    }
  }
}
