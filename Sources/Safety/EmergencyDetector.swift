import Analysis
package import Domain
package import struct Foundation.Date
import Turkish

/// Sees in a message what cannot wait for a model, by rules that need no network.
///
///     EmergencyDetector.emergency(in: "şekerim 41, titriyorum")?.code  // "severeLow"
///     EmergencyDetector.emergency(in: "dün 52'ye düşmüştüm, şimdi 105")  // nil
///
/// The texts are fixed. What is past, usual, denied, supposed, made up or asked in general is none.
/// A value from 54 to 69 without a symptom is none either: `GlucoseAssessment` has the rule of 15.
package enum EmergencyDetector {
  /// The most urgent emergency in `text`; nil for none.
  ///
  /// - Parameters:
  ///   - text: What the person wrote.
  ///   - hour: The clock hour, by which `sabah` is the present or the past; nil where unknown.
  ///   - earlier: What the person wrote just before, oldest first: a value there counts with a
  ///     symptom here.
  ///   - isPregnant: Whether the person is known to expect a child.
  /// - Returns: What to say now, with the value that was said.
  package static func emergency(
    in text: String, atHour hour: Int? = nil, after earlier: [String] = [],
    isPregnant: Bool = false
  ) -> Emergency? {
    if let ruled = ruled(in: text, atHour: hour, after: earlier, isPregnant: isPregnant) {
      return ruled
    }
    guard AlarmWeights.raises(text, after: earlier.last, isRuled: false), !isIntroduction(text),
      !isDoseNote(text), !isPressureNote(text)
    else { return nil }
    // Who has just measured a value that is not low is not taken for low by their words.
    let hasMeasured = earlier.last.map { last in
      EmergencyScene(last, hour: hour).readings.contains { $0.milligrams >= 70 }
    }
    guard hasMeasured != true else { return nil }
    return Emergency(code: Situation.Code.possibleEmergency.rawValue, text: Texts.possibleEmergency)
  }

  /// "20 haftalık hamileyim, tip 1 diyabetim var", "annem tip 1 diyabet hastası": who somebody is, and
  /// nothing that is the matter.
  private static func isIntroduction(_ text: String) -> Bool {
    let words = Utterance(text).words
    // "Annem 38" may be a value.
    let namesWhat = words.contains { $0.fits("alarm.conditions") }
    // "diyetle gidiyorum insülin yok" tells how it is treated; "insülin yok" alone may be what is missing.
    let isOfDiet =
      words.contains { $0.fits("alarm.diet") }
      && !words.contains { ($0.value ?? 0) > Self.usualHigh }
    return words.indices.allSatisfy { place in
      let word = words[place]
      // "adım Deniz"
      let isName =
        place > 0 && words[place - 1].fits("alarm.naming") && !VerbEnding.isFinite(word.text)
      return word.value != nil || word.fits("alarm.introduction")
        || isOfDiet && word.fits("alarm.untreated")
        || namesWhat && (isName || AssertionReader.isPerson(word.text))
    }
  }

  /// mg/dL above which no figure of an introduction is taken for an age or a weight beside a missing insulin
  /// (the upper bound of time in range, ADA Standards of Care, section 6).
  private static let usualHigh = 180.0

  /// "akşam 18.30da 3.5u bolus, 20.00da 1.2u correction": amounts of insulin and their hours, and nothing
  /// that is the matter; what is too much is ruled.
  private static func isDoseNote(_ text: String) -> Bool {
    let utterance = Utterance(text)
    // "annem 42 novorapid 6 yaptım": the first may be a glucose.
    let mayNamePerson =
      utterance.words.count(where: { $0.value != nil }) == 1
      && !utterance.words.contains { Drugs.isInsulin($0.text) }
    return utterance.words.contains { $0.value != nil }
      && utterance.saysOnly(
        "alarm.doseNote",
        or: { word in
          word.value != nil || Drugs.isDrug(word.text) || Drugs.isMedicine(word.text)
            || mayNamePerson && AssertionReader.isPerson(word.text)
        })
      // "10 parol": so many of them.
      && !utterance.words.indices.contains { place in
        (utterance.words[place].value ?? 0) > 2
          && Drugs.isMedicine(utterance.text(at: place + 1))
          && !Drugs.isInsulin(utterance.text(at: place + 1))
      }
  }

  /// "kan basıncı sağ kolda 138/78, sol kolda 134/76, nabız 68": pressures that are not high, of both arms, and
  /// nothing that is the matter.
  private static func isPressureNote(_ text: String) -> Bool {
    let utterance = Utterance(text)
    return utterance.has("alarm.pressure")
      && utterance.saysOnly(
        "alarm.pressureNote",
        or: { $0.value.map(calmPulse.contains) ?? false || isCalm($0.text) })
  }

  /// `138/78`, `13/8`: neither a crisis nor too low.
  private static func isCalm(_ written: String) -> Bool {
    let figures = written.split(separator: "/").compactMap { Double($0) }
      .map { $0 < 30 ? $0 * 10 : $0 }
    return figures.count == 2 && (90..<180).contains(figures[0]) && (50..<120).contains(figures[1])
  }

  /// Beats a minute of somebody at rest whom nothing ails.
  private static let calmPulse = 50.0..<120.0

  /// What the rules alone see.
  package static func ruled(
    in text: String, atHour hour: Int? = nil, after earlier: [String] = [],
    isPregnant: Bool = false
  ) -> Emergency? {
    let recent = earlier.suffix(reach)
    // What was said before is read only where it can matter: most messages hold no value and no sign.
    let utterance = Utterance(text)
    let mayFollow =
      utterance.words.count < mostOfFollowUp || utterance.words.contains { $0.value != nil }
    var before = mayFollow ? recent.map { EmergencyScene($0, hour: hour) } : []
    let scene = EmergencyScene(
      text, hour: hour, follows: before.contains(where: \.isOfGlucose), isExpecting: isPregnant)
    let alone = scene.emergency()
    if let found = followUp(scene, alone, after: before) { return found }
    if alone == nil, let found = vital(scene, after: before) { return found }
    if alone?.code == Situation.Code.possibleLow.rawValue, scene.isExplained(by: before) {
      return nil
    }
    // "ayağında yara çıktı", then "ateşi 38,2"
    if alone == nil, scene.tellsFever,
      before.contains(where: { $0.emergency()?.code == Situation.Code.footWound.rawValue })
    {
      return Emergency(code: Situation.Code.footWound.rawValue, text: Texts.footWound)
    }
    guard alone == nil || alone?.code == Situation.Code.possibleLow.rawValue,
      scene.value != nil || scene.hasSigns
    else {
      return alone
    }
    if !mayFollow { before = recent.map { EmergencyScene($0, hour: hour) } }
    // The newest message with a value, or with the signs of one, counts with this.
    for (place, last) in before.enumerated().reversed() {
      if scene.readings.isEmpty, scene.hasSigns, !last.readings.isEmpty || last.isLow {
        let both = EmergencyScene(
          (recent.dropFirst(place) + [text]).joined(separator: ".\n"),
          hour: hour)
        guard !both.readings.isEmpty || both.isLow else { return alone }
        var found = both.emergency()
        // The reading was said, and logged, in the message before.
        found?.reading = nil
        return found
      }
      if let value = scene.value, value < 70, last.readings.isEmpty, last.signs > 0 || last.isLow {
        return scene.found(.severeLow, Texts.severeLow)
      }
      if let worse = acidosis(scene, after: last) { return worse }
      if !last.readings.isEmpty { return alone }
    }
    return alone
  }

  /// Ketoacidosis of which two messages tell: ketones or a stopped pump and then its signs, or the signs and then
  /// a high value.
  private static func acidosis(
    _ scene: EmergencyScene, after last: EmergencyScene
  ) -> Emergency? {
    let acidotic = Situation.Code.ketoacidosis
    if let value = scene.value {
      let isOfOne =
        scene.assertions.namesSomebody == last.assertions.namesSomebody
        && !last.utterance.has("scene.animals")
      guard value >= 250, last.readings.isEmpty, isOfOne,
        last.holds(.vomiting, .acidBreath, .fastBreath)
      else { return nil }
      return scene.found(acidotic, Texts.ketoacidosis)
    }
    guard scene.holds(.acidSigns), last.emergency()?.code == acidotic.rawValue else { return nil }
    return scene.found(acidotic, Texts.ketoacidosis)
  }

  /// So many words, and a message may only go on with the one before it.
  private static let mostOfFollowUp = 7

  /// How many messages before this one still belong to it.
  private static let reach = 3

  /// The emergency that a reading is which was just logged or set right; nil for every other result.
  ///
  /// Holds where the words around the value were not understood: `şkerim 42`. Where they plainly say
  /// that the number is something else (`şeker 45 lira`), a wrong log raises no alert.
  ///
  /// A meal that is taken back is judged with the message before, `last`, and a pressure by whether the person
  /// is known to expect a child.
  package static func emergency(
    of result: ToolResult, saidIn text: String, at now: Date, in zone: Zone,
    after last: @autoclosure () -> String? = nil, isPregnant: Bool = false
  ) -> Emergency? {
    if result.name == "undo" { return unfed(text, after: last()) }
    if let found = vital(of: result, isPregnant: isPregnant, at: now, in: zone) { return found }
    if let ketones = ketones(of: result, at: now, in: zone) { return ketones }
    guard ["logGlucose", "updateEntry"].contains(result.name), let value = result.value,
      let milligrams = value[.milligrams]?.number, milligrams < 54,
      let moment = value[.at]?.string.flatMap({ CivilTime(parsing: $0, in: zone)?.date }),
      abs(now.timeIntervalSince(moment)) < 30 * 60,
      !isSomethingElse(value[.value]?.number ?? milligrams, in: Utterance(text))
    else { return nil }
    return Emergency(code: Situation.Code.severeLow.rawValue, text: Texts.severeLow)
  }

  /// Ketones that were set right to what cannot wait, in blood.
  private static func ketones(of result: ToolResult, at now: Date, in zone: Zone) -> Emergency? {
    guard result.name == "updateEntry", let value = result.value,
      value[.kind]?.string == "ketone", value[.unit]?.string == GlucoseUnit.mmolL.rawValue,
      let figure = value[.value]?.number, figure >= EmergencyScene.urgentKetones,
      let moment = value[.at]?.string.flatMap({ CivilTime(parsing: $0, in: zone)?.date }),
      abs(now.timeIntervalSince(moment)) < 2 * 3600
    else { return nil }
    return Emergency(code: Situation.Code.ketoacidosis.rawValue, text: Texts.ketoacidosis)
  }

  /// Whether the number is said, and each time counts or measures something else or is taken back.
  private static func isSomethingElse(_ value: Double, in utterance: Utterance) -> Bool {
    let words = utterance.words
    let places = words.indices.filter { words[$0].value == value }
    return !places.isEmpty
      && places.allSatisfy { place in
        let next = utterance.text(at: place + 1)
        let before = utterance.text(at: place - 1)
        return ValueMentions.isMeasure(next)
          || next.fits("emergencyDetector.isSomethingElse")
          || next.fits("stem.write") || MeasureNames.isOne(before)
          || before.fits("emergencyDetector.isSomethingElse.2")
      }
  }
}
