import Analysis
import Domain
import Turkish

/// Which readings the assertion status of their clause rules out, whatever else speaks for them.
///
/// A record is of what has happened, to the person or to somebody who is named (ConText: negated,
/// hypothetical, planned, habitual, of another experiencer).
extension MessageAnalysis {
  /// Whether what a reading records can have happened as its clause tells it.
  func canHaveHappened(_ candidate: IntentCandidate) -> Bool {
    if isNextRecord(candidate) || isYetToCome(candidate) || isDenied(candidate) { return false }
    if isEatenToo(candidate) { return false }
    // "3 dilim baklava yedim ama kaydetme"
    if scene.forbidsKeeping, candidate.logs || candidate.changes { return false }
    if isOnlyAsked(candidate) { return false }
    guard candidate.logs, let anchor = candidate.anchor, spans.indices.contains(anchor) else {
      return true
    }
    if isOfNamed(candidate) || isDoneToOther(candidate) || isOfAnimal(candidate) { return false }
    if candidate.intent == "logGlucose", isDifference(candidate) { return false }
    // "insülin pompam bazal 0.8": a rate of the pump is no dose.
    if candidate.intent == "logMedication", scene.clauses.allSatisfy({ $0.verb == nil }),
      spans.indices.contains(where: { word($0).fits("stem.pump") })
    {
      return false
    }
    // "hedef hba1c %7": what is aimed at was not measured.
    if candidate.intent == "logMeasurement", clause(of: anchor).has(.target),
      clause(of: anchor).verb == nil
    {
      return false
    }
    // "gece 3 kere tuvalete kalktım": where somebody went is no symptom.
    if candidate.intent == "logSymptom", spans[anchor].has(.stool),
      candidate.calls.allSatisfy({ $0.arguments[.bristol] == nil && $0.arguments[.blood] == nil })
    {
      return false
    }
    let clause = clause(of: anchor)
    // "yarın akşam: makarna": what is planned.
    if !clause.isPast,
      times(for: anchor).contains(where: { $0.direction == .future && $0.namesDay })
    {
      return false
    }
    // "ağrı yok", "dizlerim sızlamadı": a symptom that is not there.
    if candidate.intent == "logSymptom", spans[anchor].has(.ache),
      spans[anchor].finiteVerb?.verb.map({ $0.isNegative && !$0.isAbility }) == true
    {
      return false
    }
    if spans[anchor].has(.symptom), clause.verb == nil, clause.has(.absent) { return false }
    // "2 litre su 15 lira": what it costs.
    if clause.verb == nil, clause.has(.money), Self.acts.contains(candidate.intent) { return false }
    if candidate.intent == "logMeal", clause.ordersDish || isOnlyCooked(candidate, clause) {
      return false
    }
    // "yoğurt eklesek akşama": thought of, not done.
    if clause.verbIs(.put), clause.form?.mood == .conditional { return false }
    guard let form = clause.form, !clause.verbIs(.put, .remind), !isAsked(form, clause) else {
      return true
    }
    // "bana moral verecek bir şey söyle": something is to be told, not kept.
    if clause.verbIs(.show), clause.isRequest { return false }
    let isAct = clause.verbIs(.eat, .inject, .walk, .sleep)
    if form.mood == .conditional || form.hasConditionalCopula {
      return !isAct && !clause.verbIs(.measure, .comeout, .trend, .weigh, .be)
    }
    guard isAct, Self.acts.contains(candidate.intent) else { return true }
    switch form.mood {
    case .future, .optative, .necessity, .aorist: return false
    case .past, .reported: return !isOfOther(clause, form, candidate)
    default: return true
    }
  }

  /// "geçen hafta pizza yedim", "mart ayında HbA1c 6,8": told of a stretch of weeks and of no day in it.
  func isUndated(_ candidate: IntentCandidate) -> Bool {
    guard candidate.logs, Self.dated.contains(candidate.intent), let anchor = candidate.anchor,
      spans.indices.contains(anchor),
      candidate.calls.allSatisfy({ $0.arguments[.at] == nil && $0.arguments[.eatenAt] == nil })
    else { return false }
    let told = times(for: anchor)
    let today = scene.zone.day(at: scene.now)
    return !told.contains { $0.namesDay || $0.instant != nil }
      && told.contains { time in
        guard let days = time.days, days.upperBound.number - days.lowerBound.number > 4,
          !time.isRelative
        else { return false }
        return !days.contains(today) || clause(of: anchor).isPast
      }
  }

  private static let dated: Set = [
    "logGlucose", "logMeasurement", "logActivity", "logWater", "logSleep", "logWeight",
    "logMedication", "logMeal", "logSymptom",
  ]

  /// "94 oldu", "110'a indi", "öğlen 190", "tekrar baktım 115" after 69: the next record, which leaves the
  /// one before it as it was.
  private func isNextRecord(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "updateEntry", let call = candidate.calls.first,
      Self.figures.contains(where: { call.arguments[$0] != nil }),
      !scene.has(.correction, .not, .no)
    else { return false }
    // Neither another moment nor somebody else is ever set right together with the figure.
    if call.arguments[.at] != nil || call.arguments[.person] != nil { return true }
    guard call.arguments[.reading] != nil else { return false }
    return Set(candidate.claims.map { clauseOf[$0] }).contains { number in
      let clause = scene.clauses[number]
      guard let form = clause.form, form.mood == .past, !form.isNegative, !form.hasPastCopula else {
        return false
      }
      return form.person == 3 && clause.verbIs(.be, .trend)
        // "şekerim 210", then "4 yaptım": a dose.
        || [1, 4].contains(form.person) && clause.verbIs(.measure, .inject)
    }
  }

  /// "kızım ekmek yedi", then "yarım bardak da süt içti": what was eaten too takes nothing's place.
  private func isEatenToo(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "updateMeal",
      candidate.calls.contains(where: { $0.arguments[.replace] != nil }),
      !scene.has(.correction, .not, .no)
    else { return false }
    return Set(candidate.claims.map { clauseOf[$0] }).contains { number in
      let clause = scene.clauses[number]
      return clause.verbIs(.eat) && clause.isPast
        && spans.indices.contains { clauseOf[$0] == number && word($0).fits("joining") }
    }
  }

  private static let figures: [JSON.Key] = [
    .value, .dose, .kilograms, .hours, .milliliters, .minutes, .steps,
  ]

  /// "pilav yaptım 1 tencere": what was cooked for a household was not eaten by one.
  private func isOnlyCooked(_ candidate: IntentCandidate, _ clause: Clause) -> Bool {
    // "annem makarna yaptı": who cooks is not who eats.
    if clause.verbIs(.cook), clause.form?.person == 3, !scene.has(.eat),
      let anchor = candidate.anchor,
      persons.contains(where: { $0.isBare && clauseOf[$0.places.lowerBound] == clauseOf[anchor] })
    {
      return true
    }
    return (clause.verbIs(.cook) || scene.clauses.contains { $0.verbIs(.cook) })
      && !scene.has(.eat) && !clause.verbIs(.eat)
      && candidate.claims.contains { place in
        spans[place].measure.map { Turkish.fold($0.unit).fits("amount.vessel") } == true
          || word(place).fits("amount.vessel")
      }
  }

  /// "şekerim 30 arttı", "20 artar mı": by how much it changed is no reading.
  private func isDifference(_ candidate: IntentCandidate) -> Bool {
    guard let number = candidate.claims.first(where: { spans[$0].number != nil }) else {
      return false
    }
    let next = number + 1 < spans.count && spans[number + 1].has(.mgdl) ? number + 2 : number + 1
    return spans[number].number?.suffix.isEmpty == true && next < spans.count
      && word(next).fits("otherMeasures.isDifference")
  }

  /// "yarın 2 tabak daha gelecek": what is yet to come changes nothing that was; "2 olacak" does.
  private func isYetToCome(_ candidate: IntentCandidate) -> Bool {
    guard ["updateMeal", "updateEntry"].contains(candidate.intent), !candidate.claims.isEmpty else {
      return false
    }
    return candidate.claims.allSatisfy { place in
      let clause = clause(of: place)
      return clause.form?.mood == .future && [1, 3, 4, 6].contains(clause.form?.person ?? 0)
        && !clause.verbIs(.be, .put, .correction)
    }
  }

  /// "annemin değil": whose it was not.
  private func isDenied(_ candidate: IntentCandidate) -> Bool {
    candidate.intent == "updateEntry"
      && candidate.calls.contains { $0.arguments[.person] != nil }
      && candidate.claims.contains { place in
        place + 1 < spans.count && spans[place + 1].has(.not)
          && spans[place].has(.person, .given)
      }
  }

  /// "yazar mısın", "ekler misin": a wish to balli, in the form of a question.
  private func isAsked(_ form: VerbForm, _ clause: Clause) -> Bool {
    form.mood == .aorist && clause.isQuestion && [2, 5].contains(form.person)
  }
}

extension Scene {
  /// "yazma", "kaydetme": nothing of the message is to be kept.
  var forbidsKeeping: Bool {
    clauses.contains { clause in
      clause.verbIs(.put)
        && clause.form.map { form in
          form.mood == .imperative && form.person == 2 && form.isNegative
        } == true
    }
  }
}

extension Clause {
  /// "ıspanakla bir şey pişir akşama": a dish is to be thought of, none was eaten.
  fileprivate var ordersDish: Bool {
    !verbIs(.eat)
      && spans.contains { span in
        span.has(.recipeask) && span.food == nil
          && span.readings.contains { reading in
            reading.verb.map { $0.mood == .imperative && $0.person == 2 && !$0.isNegative } ?? false
          }
      }
  }
}
