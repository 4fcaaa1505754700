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
    let vetoes = [
      isNextRecord, isYetToCome, isDenied, isEatenToo, isTakenToo, isMeasuredNow, isForbidden,
      isOnlyAsked, isOfList, isOfSavedRecipe, isOnlySighed, isAskedOfSelf, isOnlySupposed,
      isOfOwnDrugs, isOnlyYes, isOfStory, isLineKept, isLeftOff, isOfKin, isTakenForTarget,
      isTargetOfOther, isAmountOfOther, isPlannedMeal, isServedToOther, isNeeded, isContent,
      isOfSource,
      isMoodOfOther, isOfAnotherOwner, isOfOtherEater, isOfNutrient,
      isPlannedAgain, isAskedBack, isListedMeal, isNoReading,
      isToldAgain, isDoseForMeal, isNoteOfHabit, isOwnShare, isGivenAway, isWhatItWas,
      isCarbsOfNamed, isYetToDecide, isOwnedMeal, isUndone,
      isNotToBeListed, isFigureOfOther, isUnclearDose,
      isOfUntakenDose,
    ]
    if vetoes.contains(where: { $0(candidate) }) { return false }
    if let change = ToldChange(candidate, in: self), change.isRuledOut { return false }
    guard candidate.logs, let record = ToldRecord(candidate, in: self) else { return true }
    return !record.isRuledOut
  }

  /// "ne zaman tekrar yapayım", "bir daha yiyeyim mi": what is still to be done is asked, and was not done.
  ///
  /// A value that is told with the question was measured: "şekerim 58 tekrar ölçeyim mi".
  private func isYetToDecide(_ candidate: IntentCandidate) -> Bool {
    let deeds = ["logMedication", "logMeal", "logWater", "logActivity"]
    guard deeds.contains(candidate.intent) else { return false }
    let own = Set(candidate.claims.filter { !spans[$0].isMark }.map { clauseOf[$0] })
    return !own.isEmpty
      && own.allSatisfy { number in
        let clause = scene.clauses[number]
        guard clause.isQuestion, let form = clause.form, [1, 4].contains(form.person) else {
          return false
        }
        return [.optative, .necessity].contains(form.mood)
      }
  }

  /// "sabah 10 akşam 12 ünite yapıyorum": told, and no note ordered.
  private func isNoteOfHabit(_ candidate: IntentCandidate) -> Bool {
    candidate.intent == "writeNote" && scene.isUsualDose && !scene.has(.put, .note)
  }

  /// "makarna yedim", then "4 buçuk ünite": units are no amount of a meal.
  private func isDoseForMeal(_ candidate: IntentCandidate) -> Bool {
    candidate.changes
      && candidate.calls.contains { $0.tool == "updateMeal" && $0.arguments[.items] != nil }
      && candidate.claims.contains { place in
        spans[place].number != nil && place + 1 < spans.count && spans[place + 1].has(.doseunit)
      }
  }

  /// "3 dilim baklava yedim ama kaydetme": nothing is to be kept.
  private func isForbidden(_ candidate: IntentCandidate) -> Bool {
    scene.forbidsKeeping && (candidate.logs || candidate.changes)
      && !(scene.forbidsNamed && candidate.calls.allSatisfy { $0.arguments[.remove] != nil })
  }

  /// "listeden sütü sil": what is taken out of the list is taken out of no meal.
  private func isOfList(_ candidate: IntentCandidate) -> Bool {
    candidate.changes
      && spans.contains { $0.reading(.list)?.noun?.grammaticalCase == .ablative }
  }

  /// "dizide adam 600 diyor", "haberlerde 42 derece dediler": told of a story, a game or the news.
  private func isOfStory(_ candidate: IntentCandidate) -> Bool {
    (candidate.logs || ["updateProfile", "setTarget"].contains(candidate.intent)) && tellsStory
  }

  /// "ekmek de", "2 litre olsun" after the list was told of: nothing says that a line is to go, or that it
  /// was bought; "havucu da" does after one that was.
  private func isLineKept(_ candidate: IntentCandidate) -> Bool {
    let changes = candidate.calls.filter { $0.tool == "updateShoppingList" }.map(\.arguments)
    if changes.contains(where: { $0[.check] != nil }) {
      return scene.dialogue.newest?.call.arguments[.check] == nil
        && !scene.sentence.tokens.contains { $0.folded.fits("list.bought") }
    }
    return changes.contains { $0[.remove] != nil }
      && !scene.has(
        .remove, .giveup, .undo, .no, .not, .correction, .instead, .absent, .skip, .refuse, .exist)
      && !scene.clauses.contains(where: \.isNegated)
      && !spans.indices.contains { place in
        // "tuzsuz zeytin" is another thing, "tuzsuz olsun" one fewer.
        word(place).fits("change.without")
          && !foods.contains { $0.spans.contains(place) && $0.head > place }
      }
  }

  /// "evet" after no question tells nothing that could be written.
  private func isOnlyYes(_ candidate: IntentCandidate) -> Bool {
    candidate.writes && spans.allSatisfy { $0.isMark || $0.has(.yes) }
  }

  /// "kaydettiğim kabaklı tarif vardı ya, aç": one that was kept is looked for, none is made.
  private func isOfSavedRecipe(_ candidate: IntentCandidate) -> Bool {
    candidate.intent == "generateRecipe"
      && scene.sentence.tokens.contains { $0.folded.fits("recipe.kept") }
  }

  /// "yulaf yedim sütle", then "4 kaşık yulaf yarım bardak süt": how much it was, and no second meal.
  private func isMeasuredNow(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMeal", !scene.has(.eat, .more, .same, .take),
      let record = DialogueState(scene.dialogue).records.first, record.tool == "logMeal",
      record.age <= 1, let told = record.said[.items]?.array,
      let items = candidate.calls.first?.arguments[.items]?.array, items.count > 1,
      told.allSatisfy({ $0[.quantity] == nil && $0[.grams] == nil })
    else { return false }
    let names = told.compactMap { $0[.name]?.string.map(Turkish.fold) }
    return items.allSatisfy { item in
      item[.quantity] != nil && item[.name]?.string.map(Turkish.fold).map(names.contains) == true
    }
  }

  /// "dolma yedim, hanımın eli lezzetli, ne yapayım": who says what was eaten only sighs.
  private func isOnlySighed(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "generateRecipe", !scene.has(.recipe),
      let ask = spans.firstIndex(where: { $0.has(.cookquestion) }),
      scene.clauses.contains(where: {
        $0.verbIs(.eat) && $0.isPast && !$0.isNegated && [1, 4].contains($0.form?.person ?? 0)
      })
    else { return false }
    return !spans.indices.contains { place in
      clauseOf[place] == clauseOf[ask] && (spans[place].time != nil || spans[place].food != nil)
    }
  }

  /// "alerji kısmında ne kayıtlı", "lif hedefim hâlâ 22 mi", "tip 2 diyabetim var mı": what is asked about
  /// oneself tells nothing.
  private func isAskedOfSelf(_ candidate: IntentCandidate) -> Bool {
    guard ["updateProfile", "setTarget"].contains(candidate.intent), !candidate.claims.isEmpty
    else {
      return false
    }
    return candidate.claims.allSatisfy { place in
      let clause = clause(of: place)
      let isAskedNext =
        clauseOf[place] + 1 < scene.clauses.count && clause.verb == nil
        && isExistenceAsked(clauseOf[place] + 1)
      return clause.isQuestion && clause.verb == nil || isAskedNext
    }
  }

  /// "kreatin kullansam zararlı mı", "vegan beslenme tip 2 araştır": what is only supposed is nothing that the person uses.
  private func isOnlySupposed(_ candidate: IntentCandidate) -> Bool {
    candidate.intent == "updateProfile"
      && (scene.has(.research, .papers)
        || candidate.claims.contains { clause(of: $0).isUnreal })
  }

  /// "var mı": a clause that asks whether there is what was named before it, and nothing else.
  private func isExistenceAsked(_ number: Int) -> Bool {
    let clause = scene.clauses[number]
    return clause.isQuestion
      && clause.spans.allSatisfy { $0.isMark || $0.has(.exist) || $0.has(.ask) }
  }

  /// "ilaçlarım glifor 1000 sabah akşam, gece lantus": what somebody uses was not taken now.
  private func isOfOwnDrugs(_ candidate: IntentCandidate) -> Bool {
    candidate.intent == "logMedication"
      && spans.indices.contains { word($0).fits("drug.own") } && !scene.has(.yes)
      && !scene.clauses.contains { $0.verbIs(.inject, .take) }
  }

  /// "metformini bıraktım", "metforminim bitti": a drug that is not taken any more was not taken now.
  private func isLeftOff(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMedication", let anchor = candidate.anchor else { return false }
    let clause = clause(of: anchor)
    return clause.verbIs(.refuse, .ranout, .finish) && !clause.verbIs(.inject)
      && candidate.calls.allSatisfy { $0.arguments[.dose] == nil }
  }

  /// "kocam tip 2 diyabet, metformin kullanıyor": what is told of somebody else is nothing of one's own.
  private func isOfKin(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "updateProfile", !persons.isEmpty else { return false }
    return candidate.claims.contains { place in
      guard let person = persons.last(where: { $0.places.lowerBound <= place }) else {
        return false
      }
      return !spans.indices.contains { other in
        other > person.places.upperBound && other <= place
          && (word(other).fits("self.word") || spans[other].isOfWriter)
      }
    }
  }

  /// "Defne için hedef aralığı 80-160": the targets are the writer's own.
  private func isTargetOfOther(_ candidate: IntentCandidate) -> Bool {
    candidate.calls.contains { $0.tool == "setTarget" }
      && (scene.isOfSomebodyNamed || isTargetOfWeight(candidate))
  }

  /// "kilom 82", then "hedefim 75": no bound of glucose.
  private func isTargetOfWeight(_ candidate: IntentCandidate) -> Bool {
    guard let last = scene.dialogue.lastWrite, last.age <= 2,
      ToolVerb(of: last.call.name) == .log, last.call.name != "logGlucose"
    else { return false }
    return !scene.has(.glucose, .sugarword, .mgdl, .mmol)
      && candidate.calls.contains { call in
        call.arguments[.kind]?.string?.hasPrefix("glucose") == true
      }
  }

  /// "karbonhidrat 45 aldım" after a target: what was taken in is no target.
  private func isTakenForTarget(_ candidate: IntentCandidate) -> Bool {
    candidate.calls.contains { $0.tool == "setTarget" } && !scene.has(.target)
      && candidate.claims.contains { place in
        let clause = clause(of: place)
        return clause.isPast && clause.verbIs(.eat, .take, .inject, .measure)
      }
  }

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

  /// "karbonhidrat 55 olacak" after a reading: a figure of a label or a meal, which puts no reading right.
  private func isOfNutrient(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "updateEntry", let anchor = candidate.anchor else { return false }
    return spans.indices.contains { place in
      clauseOf[place] == clauseOf[anchor]
        && spans[place].has(.carbs, .calories, .protein, .fat, .fiber)
    }
  }

  /// "gliforu içtim", then "diamikron da tamam": what was taken too takes nothing's place.
  private func isTakenToo(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "updateEntry",
      candidate.calls.contains(where: { $0.arguments[.name] != nil }),
      !scene.has(.correction, .not, .no, .instead)
    else { return false }
    return candidate.claims.contains { place in
      place + 1 < spans.count && word(place + 1).fits("too")
    }
  }

  /// "kızım ekmek yedi", then "yarım bardak da süt içti": what was eaten too takes nothing's place.
  private func isEatenToo(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "updateMeal",
      candidate.calls.contains(where: {
        $0.arguments[.replace] != nil || $0.arguments[.eatenAt] != nil
      }),
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
}

extension Span {
  /// Whether an ending says that it is of the writer: "tip 1im", "alerjim", "kullanıyorum".
  var isOfWriter: Bool {
    !has(.person)
      && readings.contains { $0.noun?.possessor == 1 || $0.verb?.person == 1 }
  }
}

extension Scene {
  /// "annemin hedefi", "Defne için": whether somebody is named whose something is.
  var isOfSomebodyNamed: Bool {
    Person.all(in: sentence).contains { person in
      let next = person.places.upperBound + 1
      return person.isGenitive
        || next < sentence.spans.count && sentence.folded(sentence.spans[next]).fits("person.for")
    }
  }
}
