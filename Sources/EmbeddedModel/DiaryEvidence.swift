import Analysis
import Domain
import Turkish

/// What speaks against water that was drunk, drugs that were taken and movement.
extension Scene {
  /// Whether water was drunk, not spilt, poured or fallen into.
  func isDrunk(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      let clause = clauses[index]
      guard let water = clause.spans.first(where: { $0.has(.water) }) else { return true }
      let form = water.reading(.water)?.noun
      if form?.grammaticalCase == .dative || form?.grammaticalCase == .genitive { return false }
      // "1 litre suyla": with it something was done.
      if form?.grammaticalCase == .instrumental { return false }
      if clause.verbIs(.eat, .finish) {
        return !isHerd(clause) && !clause.has(.animal) && isSaidOfPeople(clause)
      }
      if clause.verbPlace == nil {
        return !clause.spans.contains(where: isAboutElse) && isLittleElse(clause)
      }
      return clause.isRequest || Words.recording.contains(clause.verb?.phrase ?? "")
        || clause.verbIs(.take) && [1, 4].contains(clause.form?.person)
    }
  }

  /// Whether a verb in the third person can have a person for its subject: a word for one, a name,
  /// or nobody named ("iki bardak su içti").
  func isSaidOfPeople(_ clause: Clause) -> Bool {
    guard let form = clause.form, form.person == 3 || form.person == 6, !clause.has(.person) else {
      return true
    }
    guard
      let subject = clause.spans.prefix(clause.verbPlace ?? 0).first(where: {
        !$0.isMark && $0.time == nil && $0.number == nil && $0.measure == nil
          && !$0.has(.filler, .deictic, .more)
      })
    else { return true }
    if subject.isUnknown { return sentence.source(subject).first?.isUppercase == true }
    return !subject.has(.thing) || subject.has(.water)
  }

  /// "2.2 lt su bitrdm": at most one word that nothing explains.
  private func isLittleElse(_ clause: Clause) -> Bool {
    clause.spans.filter { !isExplained($0) && !$0.has(.water) }.count < 2
  }

  /// Whether a drug went into a person: not onto a field, not "hap" of speech.
  func isTakenByPeople(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      let clause = clauses[index]
      let onThings = clause.spans.contains { span in
        span.food != nil && span.food?.noun?.grammaticalCase == .dative
          || span.isUnknown && isDativePlace(span)
      }
      let isGeneral = clause.spans.allSatisfy {
        $0.reading(.medication).map { Words.drugsInGeneral.contains($0.phrase) } ?? true
      }
      if isGeneral, onThings || clause.has(.animal) { return false }
      if clause.verbPlace != nil, !clause.isPast {
        return !isGeneral || Words.recording.contains(clause.verb?.phrase ?? "")
      }
      guard let form = clause.form else { return true }
      return [1, 4].contains(form.person) || clause.has(.person) || !isGeneral
        || clause.verbIs(.eat, .inject)
    }
  }

  /// Whether somebody moved: `bisikletin zinciri` and `toplantı` are no sport.
  func isDone(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      clauses[index].spans.allSatisfy { span in
        guard let noun = span.reading(.activity)?.noun else { return true }
        return noun.grammaticalCase != .genitive && !span.has(.outofscope)
      }
    }
  }
}
