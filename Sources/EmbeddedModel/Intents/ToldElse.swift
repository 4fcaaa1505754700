import Analysis
import Domain
import Turkish

/// Records that are told without a verb of their own, or with who did it behind the verb.
extension ToldRecord {
  /// "5 dk sonra 3 bisküvi": told without a verb, of what is to come.
  var isStillToCome: Bool {
    candidate.intent == "logMeal" && clause.verb == nil && !message.scene.has(.eat)
      && message.times(for: anchor).contains { $0.direction == .future }
  }

  /// "6800 adım atmış komşu, hava atıyor": the one who did it stands behind the verb.
  var isOfSubjectBehind: Bool {
    guard candidate.calls.allSatisfy({ $0.arguments[.person] == nil }), candidate.logs,
      let form = clause.form, form.person == 3, [.past, .reported].contains(form.mood)
    else { return false }
    let next = message.clauseOf[anchor] + 1
    guard message.scene.clauses.indices.contains(next),
      !message.scene.clauses[next].startsSentence
    else { return false }
    let parts = message.scene.clauses[next].spans
    guard let first = parts.first, first.food == nil,
      let person = first.reading(.person, .given),
      (person.noun?.grammaticalCase ?? .bare) == .bare
    else { return false }
    return parts.count == 1 || parts[1].isMark
  }

  /// "suyu seviyorum ama içmiyorum, günde 1 bardak anca": what is done as a rule.
  var isOfEveryDay: Bool {
    let clauses = message.scene.clauses
    return ["logMeal", "logWater", "logActivity"].contains(candidate.intent)
      && clauses.contains { [.progressive, .aorist].contains($0.form?.mood) }
      && !clauses.contains(where: \.isPast)
      && candidate.claims.contains { place in
        let own = clauses[message.clauseOf[place]]
        return own.verb == nil && message.spans[place].number != nil
          && own.spans.contains { message.scene.sentence.folded($0).fits("habit.rate") }
      }
  }
}

extension MessageAnalysis {
  /// "aynısından akşam da yiyeceğim": the same once more, and not yet.
  func isPlannedAgain(_ candidate: IntentCandidate) -> Bool {
    candidate.intent.hasSuffix("again")
      && !scene.clauses.contains(where: \.isPast)
      && scene.clauses.contains { clause in
        clause.verbIs(.eat, .inject, .walk)
          && [.future, .optative, .aorist, .necessity].contains(clause.form?.mood)
      }
  }
}
