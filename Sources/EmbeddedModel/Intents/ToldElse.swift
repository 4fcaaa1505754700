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

extension ToldRecord {
  /// "spora gidiyorum, 1 saat pilates": what somebody sets out to do.
  var isSetOutFor: Bool {
    let clauses = message.scene.clauses
    guard candidate.intent == "logActivity", !clauses.contains(where: \.isPast) else {
      return false
    }
    let number = message.clauseOf[anchor]
    return clauses[...number].contains { going in
      going.form?.mood == .progressive
        && going.verb.map { Turkish.fold($0.phrase).fits("told.going") } == true
    } && (clause.verb == nil || clause.form?.mood == .progressive)
  }

  /// "160 yazmıştım dün onu sil": what was written before, and is to go.
  var isWrittenBefore: Bool {
    clause.verbIs(.put) && clause.form?.hasPastCopula == true && clause.form?.person == 1
  }

  /// "sınavdan düşük almış, morali bozuk": the mood of somebody else.
  var isMoodOfSomebody: Bool {
    candidate.intent == "logMood"
      && [anchor, anchor - 1].contains { place in
        message.spans.indices.contains(place)
          && message.scene.sentence.tokens[message.spans[place].tokens].contains {
            $0.folded.fits("mood.theirs")
          }
      }
      && candidate.calls.allSatisfy { $0.arguments[.person] == nil }
  }

  /// "öğlen Ayşe Hanım 1 tabak bezelye": told without a verb of one who is named before the food.
  var isOfNamedBefore: Bool {
    guard ["logMeal", "logWater"].contains(candidate.intent), clause.verb == nil,
      candidate.calls.allSatisfy({ $0.arguments[.person] == nil })
    else { return false }
    let number = message.clauseOf[anchor]
    let start = message.spans.indices.first { message.clauseOf[$0] == number } ?? 0
    return message.persons.contains { person in
      person.isBare && message.clauseOf[person.places.lowerBound] == number
        && person.places.upperBound < anchor
        && (start..<person.places.lowerBound).allSatisfy {
          message.spans[$0].time != nil || message.spans[$0].isMark || message.spans[$0].has(.meal)
        }
    }
  }
}

extension Stated {
  /// "not: 3 mandalina fazla": what is called a note is one, unless it tells what was done.
  mutating func findNote() -> Bool {
    let tokens = message.scene.sentence.tokens
    guard tokens.count > 2, tokens[0].folded.fits("note.heading"), tokens[1].folded == ":",
      !message.scene.clauses.contains(where: \.isPast),
      // "not: açlık 105" is a reading all the same.
      !candidates.contains(where: { one in
        one.logs && one.intent != "logMeal" && one.probability >= Decision.Certainty.sure
      })
    else { return false }
    let own = candidates.indices.filter { candidates[$0].intent == "writeNote" }
    guard let best = best(own) else { return false }
    keep(candidates[best].claims, of: [best])
    dropped.formUnion(candidates.indices.filter { $0 != best && candidates[$0].writes })
    return true
  }
}
