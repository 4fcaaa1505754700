import Analysis
import Domain
import struct Foundation.Date

// Pressure, pulse and weight: what was measured, with what is felt beside it.
extension EmergencyScene {
  /// A pressure in mmHg that is told of now: `19/11`, `15 e 10`, `büyük 195 küçük 115`.
  var pressure: (high: Double, low: Double)? {
    guard let name = utterance.words.indices.first(where: isPressureName) else { return nil }
    let words = utterance.words
    let near = words.indices.filter {
      abs($0 - name) <= Self.reachOfFigures && words[$0].sentence == words[name].sentence
        && isToldNow($0)
    }
    for place in near where words[place].text.contains("/") {
      let parts = words[place].text.split(separator: "/")
        .compactMap { Double($0.replacing(",", with: ".")) }
      if parts.count == 2, let found = Self.pressure(parts[0], parts[1]) { return found }
    }
    let figures = near.compactMap { place in words[place].value.map { (place, $0) } }
    for (one, two) in zip(figures, figures.dropFirst()) where two.0 - one.0 <= 3 {
      if let found = Self.pressure(one.1, two.1) { return found }
    }
    return nil
  }

  /// Words from the name within which its figures stand.
  private static let reachOfFigures = 6

  private func isPressureName(_ place: Int) -> Bool {
    utterance.fits(place, "alarm.pressure") && !utterance.fits(place + 1, "vital.aimed")
  }

  /// In millimetres of mercury, or in the tens that people say.
  private static func pressure(_ high: Double, _ low: Double) -> (high: Double, low: Double)? {
    let isOfTens = (6...26).contains(high) && (3...16).contains(low)
    guard high > low, isOfTens || (60...260).contains(high) && (30...160).contains(low) else {
      return nil
    }
    return isOfTens ? (high * 10, low * 10) : (high, low)
  }

  /// Neither past nor supposed: "18/11 olursa" is no pressure.
  private func isToldNow(_ place: Int) -> Bool {
    !assertions.isElsewhere(place)
      && !(place + 1...place + 2).contains {
        utterance.fits($0, "vital.supposed") || utterance.fits($0, "scene.isSupposed")
      }
  }

  /// Beats a minute that are told of now.
  private var pulse: Double? {
    guard let name = utterance.words.indices.first(where: { utterance.fits($0, "vital.pulse") })
    else { return nil }
    return (name + 1...name + 3).lazy.compactMap { place -> Double? in
      guard utterance.words.indices.contains(place), isToldNow(place) else { return nil }
      return utterance.words[place].value.flatMap { (20...250).contains($0) ? $0 : nil }
    }.first
  }

  /// Whether the pressure is of somebody who expects a child: of the writer who is known to, or of who is
  /// said to; `kızım hamile, tansiyonum 14/9` is of the other one.
  private var isPressureOfPregnancy: Bool {
    let isOwn = utterance.words.contains { $0.fits("vital.ownPressure") }
    if isOwn || !assertions.namesSomebody, isExpecting { return true }
    // "hamileyim annemin tansiyonu 16/11"
    if !isOwn, assertions.namesSomebody, utterance.has("vital.ownPregnancy") { return false }
    return isPregnant && !(isOwn && assertions.namesSomebody)
  }

  /// What the pressure or the pulse comes to.
  var vitalLevel: VitalSigns.Level? {
    if let pressure {
      return VitalSigns.level(
        ofPressure: pressure.high, pressure.low, isPregnant: isPressureOfPregnancy)
    }
    return pulse.flatMap { VitalSigns.level(ofPulse: $0) }
  }

  /// What is felt while a pressure is far too high: in the head, the eyes, the limbs.
  var hasPressureSigns: Bool { holds(.pressureSign) }

  /// What is felt while too little blood comes to the head, or the heart beats too fast or too slowly.
  var hasFaintSigns: Bool { signs > 0 || holds(.nearlyFaint) }

  /// A weight that rose by two kilograms and more within three days, or in swollen feet: what keeps water.
  ///
  /// A carer's and a heart patient's rule of every day: more than 2 kg in 3 days.
  var tellsFluidGain: Bool {
    let words = utterance.words
    return words.indices.contains { place in
      guard let days = words[place].value, (1...3).contains(days),
        utterance.fits(place + 1, "vital.withinDays")
      else { return false }
      return (place + 2...place + 4).contains { other in
        guard words.indices.contains(other), let gain = words[other].value else { return false }
        return (2...12).contains(gain) && utterance.fits(other + 1, "vital.kilograms")
          && utterance.fits(other + 2, "vital.gained")
      }
    }
  }

  var tellsWaterKept: Bool { holds(.waterKept) }

  /// "ellerim yüzüm şişti" of who expects a child: no allergy, where nothing of the breath or the throat is told.
  var isSwellingOfPregnancy: Bool {
    (isPregnant || isExpecting) && holds(.swollenInPregnancy)
      && utterance.has("vital.swollenToo") && !assertions.namesSomebody
      && !utterance.has("vital.ofAllergy") && !holds(.tightBreath)
  }
}

extension EmergencyDetector {
  /// A pressure, a pulse or a weight with what is felt beside it, also where the message before told one of the
  /// two.
  static func vital(
    _ scene: EmergencyScene, after before: [EmergencyScene]
  ) -> Emergency? {
    let all = before + [scene]
    if scene.tellsFluidGain || scene.tellsWaterKept,
      all.contains(where: \.tellsFluidGain), all.contains(where: \.tellsWaterKept)
    {
      return scene.found(.fluidGain, Texts.fluidGain)
    }
    // Whose a pressure of the message before is, is not read again.
    let isOfOther = ([scene] + before.suffix(1)).contains(where: \.assertions.namesSomebody)
    let told =
      scene.vitalLevel ?? (scene.pressure == nil && !isOfOther ? before.last?.vitalLevel : nil)
    switch told {
    case .veryHighPressure
    where (scene.vitalLevel != nil || scene.hasPressureSigns)
      && all.suffix(2).contains(where: \.hasPressureSigns):
      return scene.found(.highPressure, Texts.highPressure)
    case .lowPressure, .fastPulse, .slowPulse:
      guard scene.vitalLevel != nil || scene.hasFaintSigns,
        all.suffix(2).contains(where: \.hasFaintSigns)
      else { return nil }
      return told == .lowPressure
        ? scene.found(.lowPressure, Texts.lowPressure) : scene.found(.pulse, Texts.pulse)
    default: return nil
    }
  }

  /// What a pressure that was just kept asks for, however its message was spelt.
  static func vital(
    of result: ToolResult, isPregnant: Bool, at now: Date, in zone: Zone
  ) -> Emergency? {
    guard [.recordsEntry, .corrects].contains(ToolDeclaration.of(result.name)?.deed),
      let value = result.value,
      value[.kind]?.string == "bloodPressure", value[.person]?.string == nil,
      let high = value[.value]?.number, let low = value[.value2]?.number,
      let moment = value[.at]?.string.flatMap({ CivilTime(parsing: $0, in: zone)?.date }),
      abs(now.timeIntervalSince(moment)) < 3600,
      VitalSigns.level(ofPressure: high, low, isPregnant: isPregnant) == .severeInPregnancy
    else { return nil }
    return Emergency(
      code: Situation.Code.pressureInPregnancy.rawValue, text: Texts.pressureInPregnancy)
  }
}
