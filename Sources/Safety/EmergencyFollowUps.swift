import Analysis
import Domain

// What a message tells together with those before it.
extension EmergencyDetector {
  /// What is raised by `scene` and the scenes `before` it, oldest first; `alone` is what it raises by itself.
  static func followUp(
    _ scene: EmergencyScene, _ alone: Emergency?, after before: [EmergencyScene]
  ) -> Emergency? {
    if let found = unconscious(scene, alone, after: before) { return found }
    guard alone == nil || alone?.code == Situation.Code.possibleLow.rawValue else { return nil }
    return dose(scene, after: before) ?? falling(scene, after: before)
  }

  /// "kızım bayıldı", then "35" or "uyanmıyor": nothing is given by mouth to who has not come to.
  private static func unconscious(
    _ scene: EmergencyScene, _ alone: Emergency?, after before: [EmergencyScene]
  ) -> Emergency? {
    let isOwn = scene.utterance.words.contains {
      $0.fits("alarm.own") || VerbEnding.isFirstPerson($0.text) && !$0.fits("value.taken")
    }
    let code = Situation.Code.unconscious
    guard !isOwn, !scene.holds(.cameTo),
      let place = before.lastIndex(where: {
        $0.emergency()?.code == code.rawValue && !$0.isOwnFaint
      }),
      !before[place...].contains(where: { $0.holds(.cameTo) })
    else { return nil }
    let isLow = scene.value.map { $0 < 70 } ?? scene.isLow
    guard
      isLow || alone?.code == Situation.Code.severeLow.rawValue
        || scene.holds(.asleep, .unresponsive, .silent)
    else { return nil }
    var found = scene.found(code, Texts.unconscious)
    // Nobody's value is better than the writer's.
    let isNamed =
      before[place].assertions.namesSomebody || scene.assertions.namesSomebody
    if !isNamed { found.reading = nil }
    return found
  }

  /// A dose that was taken once more, or for a meal that was not eaten.
  private static func dose(
    _ scene: EmergencyScene, after before: [EmergencyScene]
  ) -> Emergency? {
    guard let last = before.last else { return nil }
    if scene.isTakenTwice(after: last) {
      return Emergency(
        code: Situation.Code.insulinOverdose.rawValue, text: Texts.insulinOverdose)
    }
    if scene.isSwallowedTwice(after: last) {
      return Emergency(code: Situation.Code.drugOverdose.rawValue, text: Texts.drugOverdose)
    }
    if scene.isUnfed(after: last), !before.suffix(2).contains(where: \.isForHigh) {
      return Emergency(code: Situation.Code.insulinUnfed.rawValue, text: Texts.insulinUnfed)
    }
    // "şekerim 57", then "8 yaptım": an insulin in a low.
    if scene.readings.isEmpty, let value = last.value, value < 70,
      !last.assertions.namesSomebody, scene.isOfWriterToday, scene.tellsDose
    {
      return Emergency(code: Situation.Code.severeLow.rawValue, text: Texts.severeLow)
    }
    return nil
  }

  /// "novorapid 6 yaptım, makarna yedim", then "yemedim": the meal is taken back, and the insulin is not.
  static func unfed(_ text: String, after last: String?) -> Emergency? {
    guard let last,
      EmergencyScene(text, hour: nil).isUnfed(insteadOf: EmergencyScene(last, hour: nil))
    else { return nil }
    return Emergency(code: Situation.Code.insulinUnfed.rawValue, text: Texts.insulinUnfed)
  }

  /// "şekerim 66", then "düşüyor"; "şekerim 75", "düşüyor", then "titriyorum".
  private static func falling(
    _ scene: EmergencyScene, after before: [EmergencyScene]
  ) -> Emergency? {
    guard scene.readings.isEmpty,
      let place = before.lastIndex(where: { !$0.readings.isEmpty }),
      let value = before[place].value,
      value < 70 || value < 100 && !before[place].assertions.namesSomebody
    else { return nil }
    // "şekerim 95", "borsa", then "düşüyor" is of the newest matter.
    let since = before[(place + 1)...]
    guard since.allSatisfy({ $0.isFallAlone || $0.signs > 0 }) else { return nil }
    let hasFallen = since.contains(where: \.isFallAlone)
    guard scene.isFallAlone || hasFallen && scene.signs > 0 else { return nil }
    return value < 70
      ? Emergency(code: Situation.Code.severeLow.rawValue, text: Texts.severeLow)
      : Emergency(code: Situation.Code.possibleLow.rawValue, text: Texts.possibleLow)
  }
}

extension EmergencyScene {
  /// `bayıldım`: who writes it has come to.
  var isOwnFaint: Bool {
    places(.faint).contains { VerbEnding.isFirstPerson(utterance.text(at: $0.upperBound)) }
  }

  /// What the talk just before makes of a sign that is felt or of a fall: none where the value was far
  /// from low, or where who shivers has a fever.
  func isExplained(by before: [EmergencyScene]) -> Bool {
    if isFeltAlone, before.contains(where: \.tellsFever) { return true }
    // "30 dk koştum", "hava çok soğuk"
    if isFeltAlone, let last = before.last, !last.isOfGlucose, !last.tellsInsulin { return true }
    // "kilom 78", then "hızla düşüyor"
    if isFallAlone, let last = before.last, !last.isOfGlucose, !last.isFallAlone { return true }
    let value = before.last { !$0.readings.isEmpty }?.value
    return isFallAlone && (value ?? 0) >= Self.farFromLow
  }

  /// mg/dL.
  private static let farFromLow = 180.0
}
