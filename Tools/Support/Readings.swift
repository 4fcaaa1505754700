import Domain
import Foundation

extension GlucoseReading {
  /// The value in the unit in which it was said.
  var said: Double { milligrams / unit.milligrams }

  /// The reading's own members, for the tools that tell it.
  func members(in context: ToolContext) -> [JSON.Member] {
    JSON.object([
      "reading": .id(id), "value": .figure(said), "unit": .string(unit.rawValue),
      "at": .string(context.text(at)), "context": self.context.map { .string($0.rawValue) },
      "level": .string(GlucoseAssessment(of: milligrams).level.rawValue),
      "note": note.map(JSON.string), "source": .string(source),
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
  /// Between 20 and 33.3 both units are possible (600 mg/dL, or far too low): the guess is told.
  init(_ value: Double, _ said: GlucoseUnit?) throws(ToolFailure) {
    let isSmall = value <= 30 || value < 33.4 && value != value.rounded()
    unit = said ?? (isSmall ? .mmolL : .mgdL)
    isUnitGuessed = said == nil && (20..<33.4).contains(value)
    milligrams = value * unit.milligrams
    guard Self.possible.contains(milligrams) else { throw .invalid(Texts.impossibleGlucose) }
  }
}

extension Texts {
  static let impossibleGlucose =
    "Bu bir kan şekeri değeri olamaz; 10-1.000 mg/dL ya da 0,6-55,5 mmol/L arasında bir değer bekleniyor."

  static func guessedUnit(_ said: SaidGlucose, _ value: Double) -> String {
    said.unit == .mmolL
      ? "Birimini mmol/L saydım. \(number(value)) mg/dL ise çok düşük demektir; hemen söyleyin."
      : "Birimini mg/dL saydım: çok düşük. \(number(value)) mmol/L ise söyleyin, düzelteyim."
  }

  static func glucose(_ reading: GlucoseReading) -> String {
    let whose = reading.note.map { " (\($0))" } ?? ""
    return "şeker ölçümü: \(number(reading.said)) \(reading.unit.rawValue)\(whose)"
  }
}
