import Analysis
import Domain
import Turkish

/// Records that another clause, a rule, a plan or somebody else who is named rules out.
extension ToldRecord {
  /// "novorapid 6 ünite yapılmadı", "… yapılması gerekiyor": not done, or to be done.
  var isUndonePassive: Bool {
    guard ["logMedication", "logMeal"].contains(candidate.intent) else { return false }
    let words = clause.spans.map { message.scene.sentence.folded($0) }
    return words.contains { $0.fits("passive.undone") }
      || candidate.intent == "logMeal" && words.contains { $0.fits("passive.made") }
  }

  /// "hedef hba1c %7": what is aimed at was not measured.
  var isTarget: Bool {
    candidate.isMeasurement && clause.has(.target) && clause.verb == nil
  }

  /// "gece 3 kere tuvalete kalktım": where somebody went is no symptom.
  var isPlaceOfStool: Bool {
    candidate.intent == "logSymptom" && anchorSpan.has(.stool)
      && candidate.calls.allSatisfy { $0.arguments[.bristol] == nil && $0.arguments[.blood] == nil }
  }

  /// "2 litre su 15 lira": what it costs.
  var isPriced: Bool { clause.verb == nil && clause.has(.money) && isAct }

  /// "pilav yaptım 1 tencere", "annem makarna yaptı": what was cooked for a household was not eaten by one.
  var isOnlyCooked: Bool {
    guard candidate.intent == "logMeal", !message.scene.has(.eat) else { return false }
    if clause.verbIs(.cook), clause.form?.person == 3,
      message.persons.contains(where: {
        $0.isBare && message.clauseOf[$0.places.lowerBound] == message.clauseOf[anchor]
      })
    {
      return true
    }
    return (clause.verbIs(.cook) || message.scene.clauses.contains { $0.verbIs(.cook) })
      && !clause.verbIs(.eat)
      && candidate.claims.contains { place in
        message.spans[place].measure.map { Turkish.fold($0.unit).fits("amount.vessel") } == true
          || message.word(place).fits("amount.vessel")
      }
  }

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
