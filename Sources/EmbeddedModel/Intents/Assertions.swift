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
    if isNextReading(candidate) { return false }
    guard candidate.logs, let anchor = candidate.anchor, spans.indices.contains(anchor) else {
      return true
    }
    if isOfNamed(candidate) || isOwn(candidate) { return false }
    let clause = clause(of: anchor)
    // "ağrı yok": a symptom that is not there.
    if spans[anchor].has(.symptom), clause.verb == nil, clause.has(.absent) { return false }
    // "2 litre su 15 lira": what it costs.
    if clause.verb == nil, clause.has(.money), Self.acts.contains(candidate.intent) { return false }
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

  /// "94 oldu", "110'a indi" after 69: the next value, which leaves the one before it as it was.
  private func isNextReading(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "updateEntry", let call = candidate.calls.first,
      call.arguments["reading"] != nil, call.arguments["value"] != nil,
      !scene.has(.correction, .not, .no), scene.clauses.count == 1,
      let form = scene.clauses[0].form
    else { return false }
    return form.mood == .past && form.person == 3 && !form.hasPastCopula && !form.isNegative
      && scene.clauses[0].verbIs(.be, .trend)
  }

  /// What is recorded of something that somebody does.
  private static let acts: Set = [
    "logMeal", "logWater", "logMedication", "logActivity", "logSleep",
  ]

  /// "kızımın şekeri 156": a measure of hers is not the person's own.
  private func isOfNamed(_ candidate: IntentCandidate) -> Bool {
    guard !Self.acts.contains(candidate.intent),
      candidate.calls.allSatisfy({ $0.arguments["person"] == nil }), let anchor = candidate.anchor
    else { return false }
    return persons.contains { person in
      let next = person.places.upperBound + 1
      guard person.isGenitive, next < spans.count,
        clauseOf[next] == clauseOf[anchor]
      else { return false }
      // "şekeri" is of her, though the same letters can be an object.
      let isHers = spans[next].readings.contains { reading in
        reading.noun.map { $0.possessor == 3 || $0.grammaticalCase == .accusative } ?? false
      }
      return isHers && (spans[next].has(.glucose, .sugarword) || spans[next].analyte != nil)
        && spans[..<anchor].dropFirst(next + 1).allSatisfy { !$0.has(.glucose, .sugarword) }
    }
  }

  /// "benim şekerim 110": no measure of whoever else is named.
  private func isOwn(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logGlucose", let anchor = candidate.anchor,
      candidate.calls.contains(where: { $0.arguments["person"] != nil }),
      let name = spans[..<anchor].last(where: { $0.has(.glucose, .sugarword) })
    else { return false }
    return name.readings.contains { $0.noun?.possessor == 1 }
  }

  /// "yazar mısın", "ekler misin": a wish to balli, in the form of a question.
  private func isAsked(_ form: VerbForm, _ clause: Clause) -> Bool {
    form.mood == .aorist && clause.isQuestion && [2, 5].contains(form.person)
  }

  /// "serkan 3 tost yedi": whoever he is, it is not the person's own; "yedi, 5 kaşık" may be of one who
  /// was named before.
  private func isOfOther(_ clause: Clause, _ form: VerbForm, _ candidate: IntentCandidate) -> Bool {
    guard [3, 6].contains(form.person), clause.verbIs(.eat, .walk, .sleep),
      let verb = clause.verbPlace, !clause.spans[verb].has(.passive)
    else { return false }
    // "kızım ekmek yedi", then "süt de içti"
    let isMeant = scene.dialogue.lastWrite.map {
      $0.age < 3 && $0.call.arguments["person"] != nil
    }
    let number = clauseOf[candidate.anchor ?? 0]
    let own = spans.indices.filter { clauseOf[$0] == number }
    return candidate.calls.allSatisfy { $0.arguments["person"] == nil }
      && (isMeant == true
        || own.contains { place in
          !candidate.claims.contains(place)
            && (spans[place].isUnknown || spans[place].has(.person, .given, .animal)
              || word(place).fits("others"))
        }
        // "topu topu altı saat uyudu | kızım"
        || persons.contains { $0.isBare && abs(clauseOf[$0.places.lowerBound] - number) < 2 })
  }
}
