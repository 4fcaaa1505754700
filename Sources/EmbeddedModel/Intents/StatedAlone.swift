import Analysis
import Domain
import Foundation
import Turkish

/// One value or one dose in a message that tells nothing else in figures, whatever is told around it.
extension Stated {
  /// "Servis bitti, 174.", "ders sonu 92", "alet 74 dedi ama iyiyim": the only figure, as large as a
  /// glucose, that nothing beside it owns.
  mutating func findLoneReading() {
    guard message.persons.isEmpty, opensTalk || opensAnew, message.quantities.count == 1,
      message.foods.allSatisfy({ !$0.isKnown }), !message.spans.contains(where: \.ownsFigures),
      !message.scene.sentence.tokens.contains(where: {
        $0.folded.fits("bareReadings.otherDisplays")
      })
    else { return }
    let figure = message.quantities[0]
    guard figure.isBare, let number = figure.number, number.kind == .exact, !number.isPercent,
      (60...450).contains(figure.value), figure.value == figure.value.rounded(),
      number.suffix.isEmpty || NumberEndings.pasts.contains(number.suffix)
        || NumberEndings.reported.contains(number.suffix),
      isFreeBefore(figure.spans.lowerBound), isFreeAfter(figure), tellsMore
    else { return }
    keep(
      Set(figure.spans), of: candidates.indices.filter { candidates[$0].intent == "logGlucose" })
  }

  /// "07:30 110", "134 çıktı" tell no more than a time and that it was shown: that is asked about, where
  /// no unit says what it is ("134 mg/dL").
  private var tellsMore: Bool {
    message.spans.indices.contains { place in
      let span = message.spans[place]
      return span.placesReading || message.word(place).fits("reading.unit")
        || !span.isMark && span.number == nil && span.time == nil
          && !span.has(.filler, .comeout, .mgdl)
    }
  }

  /// Nothing was asked, and nothing said just before that a figure could belong to.
  var opensTalk: Bool {
    let dialogue = message.scene.dialogue
    return dialogue.unanswered == nil && dialogue.lastAnswer?.contains("?") != true
      && !dialogue.steps.contains { $0.age < 4 }
  }

  /// "ayağında bi yara var küçük" after a record of one's father: a complaint of a part of their body, and
  /// nothing besides.
  mutating func findTheirComplaint() {
    let own = candidates.indices.filter { candidates[$0].intent == "logSymptom" }
    guard message.persons.isEmpty, message.spans.contains(where: \.isTheirBody),
      let best = best(own),
      own.allSatisfy({ candidates[$0].calls.allSatisfy { $0.arguments[.person] != nil } }),
      message.spans.indices.allSatisfy({ place in
        let span = message.spans[place]
        return span.isMark || candidates[best].claims.contains(place) || span.time != nil
          || span.number?.isArticle == true || span.isTheirBody
          || span.has(.exist, .filler, .mild, .moderate, .severe, .symptom, .ache)
          || message.word(place).fits("late.size")
      })
    else { return }
    keep(candidates[best].claims, of: [best])
  }

  /// Nothing is open, and what was said before was long ago.
  private var opensAnew: Bool {
    let dialogue = message.scene.dialogue
    guard dialogue.unanswered == nil, dialogue.lastAnswer?.contains("?") != true,
      dialogue.lastWrite.map({ ["logGlucose", "logMeal"].contains($0.call.name) }) ?? true,
      let before = dialogue.saidBefore
    else { return false }
    return message.scene.now.timeIntervalSince(before) > Scene.longAgo
  }

  /// Whether the word before a figure does not own it: a time, a verb, where it was, what shows it.
  private func isFreeBefore(_ place: Int) -> Bool {
    guard place > 0, !message.spans[place - 1].isMark else { return true }
    let (before, word) = (message.spans[place - 1], message.word(place - 1))
    if word.fits("bareReadings.owners") { return false }
    return before.time != nil || before.finiteVerb != nil || before.has(.glucose, .sugarword)
      || before.placesReading || word.fits("bareReadings.meters") || word.fits("reading.moment")
      || before.isUnknown && word.utf8.count > 4 && word.fits("ending.locative")
  }

  /// Whether a figure ends its part of the message, but for that it was measured or shown.
  private func isFreeAfter(_ figure: Quantity) -> Bool {
    let place = figure.spans.upperBound
    guard place < message.spans.count else { return true }
    let next = message.spans[place]
    if next.isMark {
      // "72. dakikada": an ordinal.
      let goesOn =
        message.word(place) == "." && place + 1 < message.spans.count
        && message.scene.sentence.source(message.spans[place + 1]).first?.isLowercase == true
      return !goesOn && !Self.joiningMarks.contains(message.word(place))
    }
    if figure.number?.suffix.isEmpty == false { return true }
    return next.finiteVerb != nil && next.has(.comeout, .measure, .show)
      || message.word(place).fits("bareReadings.displays") || next.has(.mgdl)
  }

  /// What joins a figure to the next: "120/80", "20:30", "90-110".
  private static let joiningMarks: Set<String> = ["/", ":", "-", "%", "+"]

  /// "lantusu yaptım on iki ünite", "4 ünite novorapid vurdum sınıfta": the only drug, the only dose, and
  /// that it was taken, whatever else is told without figures.
  mutating func findLoneDose() {
    let drugs = message.spans.indices.filter { message.spans[$0].namesDrug }
    guard message.persons.isEmpty, opensTalk, !isRowTold, drugs.count == 1,
      message.quantities.count < 2,
      !message.spans.contains(where: { $0.has(.not, .instead, .shop, .list, .correction) }),
      let taken = message.scene.clauses.first(where: { $0.verbIs(.inject) && $0.isPast }),
      message.scene.clauses.allSatisfy({ !$0.isNegated }),
      [1, 4].contains(taken.form?.person ?? 0), !taken.verbIs(.take),
      message.scene.clauses.count(where: { $0.verbIs(.inject) }) == 1
    else { return }
    var claims: Set<Int> = [drugs[0]]
    if let dose = message.quantities.first {
      guard dose.doseUnit != nil, dose.number?.kind == .exact,
        message.clauseOf[dose.spans.lowerBound] == message.clauseOf[drugs[0]]
          || abs(dose.spans.lowerBound - drugs[0]) < 3
      else { return }
      claims.formUnion(dose.spans)
    }
    keep(claims, of: candidates.indices.filter { candidates[$0].intent == "logMedication" })
  }
}

extension Span {
  /// What a figure of a message may be of, and is no glucose.
  var ownsFigures: Bool {
    analyte != nil || measure != nil
      || has(
        .medication, .doseunit, .money, .weight, .weigh, .height, .steps, .activity, .water,
        .waterunit, .list, .shop, .recipe, .label, .age, .target, .play, .stool, .inject, .eat,
        .carbs, .calories, .protein, .fat, .point)
  }
}
