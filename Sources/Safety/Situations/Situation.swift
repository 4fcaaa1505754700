package import Domain

/// Something that cannot wait: what it is, what is said, who says so, and how people tell of it.
package struct Situation: Sendable {
  /// What an alarm is called in records and results.
  package enum Code: String, Sendable {
    case unconscious, selfHarm, chestPain, stroke, choking, breathless, insulinOverdose
    case drugOverdose, poisoning, ketoacidosis, severeLow, veryHigh, insulinStopped, insulinMisuse
    case insulinUnfed, possibleLow, help, pregnancy, footWound
    case pressureInPregnancy, highInPregnancy, highPressure, lowPressure, pulse, fluidGain
    case carbonMonoxide, bleeding, headInjury, burn, confusion
    /// What no rule knows and the learned words raise.
    case possibleEmergency
  }

  package var code: Code
  /// The fixed text that is said.
  package var text: String
  /// The guideline by which it is raised and the text is written, with its year.
  package var source: String
  /// What people write when it is so; ` || ` parts messages of one talk.
  package var raisedBy: [String]
  /// What sounds alike and raises nothing at all.
  package var notRaisedBy: [String]
  var condition: @Sendable (EmergencyScene) -> Bool

  /// All of them, the most urgent first: the first that holds is said.
  package static let all = [
    unconscious, selfHarm, chestPain, carbonMonoxide, stroke, choking, breathless, bleeding,
    insulinOverdose, drugOverdose, poisoning, headInjury, burn, highKetones, infantLow, severeLow,
    ketoacidosis, veryHigh, pressureInPregnancy,
    pregnancy, insulinStopped, insulinMisuse, insulinUnfed, highPressure, lowPressure, pulse,
    confusion, possibleLow, highInPregnancy, footWound, fluidGain, helpCalled, help,
  ]
}

extension Emergency {
  /// Whether what is felt beside it is kept: it is a sign of it, and not the emergency itself.
  package var keepsSymptoms: Bool {
    let signed: [Situation.Code] = [
      .footWound, .possibleLow, .highPressure, .lowPressure, .pulse, .fluidGain,
    ]
    return signed.contains { $0.rawValue == code }
  }
}
