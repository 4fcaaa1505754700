import Analysis
import Domain
import Turkish

/// Whose a record can be by the grammar of what is told, whatever speaks for it besides.
extension MessageAnalysis {
  /// Whether a record told at `place` can be of somebody who is named.
  func mayOwn(_ person: Person, _ candidate: IntentCandidate, at place: Int?) -> Bool {
    if isOwn(candidate, besides: person) { return false }
    guard let place, Self.bodilyActs.contains(candidate.intent),
      let form = clause(of: place).form
    else { return true }
    // "komşu iki tabak mantı yemiş" is hearsay.
    let isGuest = Turkish.fold(person.phrase).fits("serving.outside")
    if isGuest, form.mood == .reported { return false }
    // "annemin mantısından yedim"; "anneme çorba içirdim" is hers.
    let clause = clause(of: place)
    if form.person != 1 { return true }
    // "babam 2 elma ben 1 muz yedim": the verb is of the last of them.
    let eaters = eaters(inClause: clauseOf[place])
    if let eater = eaters.last(where: { $0.place < place })?.person,
      eater.places == person.places
    {
      return true
    }
    // "komşuya baklava verdim" is given away.
    return isFeeding(clause) && (person.isDative || person.isAccusative)
      || isServing(clause) && person.isDative && !isGuest
  }

  /// "kızıma 2 bisküvi verdim": the meal is no one's but hers, unless the writer ate too.
  func isServedToOther(_ candidate: IntentCandidate) -> Bool {
    candidate.calls.contains { $0.tool == "logMeal" && $0.arguments[.person] == nil }
      && persons.contains { $0.isDative && isServing(clause(of: $0.places.upperBound)) }
      && !scene.clauses.contains { $0.verbIs(.eat) && [1, 4].contains($0.form?.person ?? 0) }
  }

  /// "annem bugün keyifsiz", "kızım ağladı, çok üzgün": the mood of whoever is named, where nothing says
  /// that it is the writer's.
  func isMoodOfOther(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMood", let place = candidate.anchor,
      candidate.calls.allSatisfy({ $0.arguments[.person] == nil }),
      persons.contains(where: { $0.isBare && $0.places.upperBound < place })
    else { return false }
    let own = spans.indices.filter { clauseOf[$0] == clauseOf[place] }
    return !word(place).fits("mood.own")
      && ![1, 4].contains(clause(of: place).form?.person ?? 0)
      && !own.contains { other in
        spans[other].has(.selfword)
          || !spans[other].has(.person)
            && spans[other].readings.contains { $0.noun?.possessor == 1 }
      }
  }

  /// Who eats, as the words of one clause name them one after the other, each before what they had.
  ///
  ///     "babam 2 elma ben 1 muz yedi"  // babam, the writer
  ///
  /// Empty where fewer than two are told apart so.
  func eaters(inClause clause: Int) -> [(place: Int, person: Person?)] {
    let named = persons.filter(\.isBare).map { ($0.places.lowerBound, Optional($0)) }
    let own = spans.indices.filter { word($0).fits("self.word") }.map { ($0, Person?.none) }
    let all = (named + own).filter { clauseOf[$0.0] == clause }.sorted { $0.0 < $1.0 }
    let areApart = zip(all, all.dropFirst()).allSatisfy { one, next in
      (one.0..<next.0).contains { spans[$0].number != nil || spans[$0].food != nil }
    }
    return all.count > 1 && areApart ? all : []
  }

  /// A food of another's among several who eat in one clause.
  func isOfOtherEater(_ candidate: IntentCandidate) -> Bool {
    guard ["logMeal", "logWater"].contains(candidate.intent), let anchor = candidate.anchor,
      let eater = eaters(inClause: clauseOf[anchor]).last(where: { $0.place < anchor })
    else { return false }
    let name = eater.person.map { Whose.said($0.name) }
    return candidate.calls.contains { $0.arguments[.person]?.string != name }
  }

  /// What only oneself can do.
  private static let bodilyActs: Set = ["logMeal", "logWater", "logSleep", "logActivity"]

  /// "benim şekerim 110", "nabzım 104": no measure of whoever else is named.
  private func isOwn(_ candidate: IntentCandidate, besides person: Person) -> Bool {
    guard candidate.logs, let anchor = candidate.anchor else { return false }
    if case .named = owner(ofFigureAt: anchor) { return false }
    let name =
      candidate.intent == "logGlucose"
      ? spans[..<anchor].lastIndex { $0.has(.glucose, .sugarword) } : nil
    return candidate.claims.union(name.map { [$0] } ?? []).subtracting(person.places).contains {
      place in
      spans[place].readings.contains { $0.noun?.possessor == 1 } && !spans[place].has(.person)
    }
  }

  /// What is recorded of something that somebody does.
  static let acts: Set = [
    "logMeal", "logWater", "logMedication", "logActivity", "logSleep",
  ]

  /// "kızımın şekeri 156": a measure of hers is not the person's own.
  func isOfNamed(_ candidate: IntentCandidate) -> Bool {
    guard !Self.acts.contains(candidate.intent),
      candidate.calls.allSatisfy({ $0.arguments[.person] == nil }), let anchor = candidate.anchor
    else { return false }
    if case .writer = owner(ofFigureAt: anchor) { return false }
    return persons.contains { person in
      let next = person.places.upperBound + 1
      guard person.isGenitive, next < spans.count,
        clauseOf[next] == clauseOf[anchor]
      else { return false }
      // "şekeri" is of her, though the same letters can be an object.
      let isHers = spans[next].readings.contains { reading in
        reading.noun.map { $0.possessor == 3 || $0.grammaticalCase == .accusative } ?? false
      }
      let isWeight = spans[next].measure.map {
        $0.measure == .kilogram && $0.form.possessor == 3
      }
      return
        (isWeight == true
        || isHers
          && (spans[next].has(.glucose, .sugarword, .weight) || spans[next].analyte != nil))
        && spans[..<anchor].dropFirst(next + 1).allSatisfy { !$0.has(.glucose, .sugarword) }
    }
  }

  /// "benim şekerim 110 oldu" after the son's: "benim" leaves no doubt whose it is.
  func isOwnAfterAll(_ candidate: IntentCandidate) -> Bool {
    guard candidate.logs, persons.isEmpty, let anchor = candidate.anchor else { return false }
    return candidate.calls.contains { $0.arguments[.person] != nil }
      && spans.indices.contains { place in
        clauseOf[place] == clauseOf[anchor] && word(place).fits("self.word")
      }
  }

  /// "serkan 3 tost yedi": whoever he is, it is not the person's own; "yedi, 5 kaşık" may be of one who
  /// was named before.
  func isOfOther(_ clause: Clause, _ form: VerbForm, _ candidate: IntentCandidate) -> Bool {
    // "ben 2 elma babam 1 muz yedi": each has what stands behind them.
    if !eaters(inClause: clauseOf[candidate.anchor ?? 0]).isEmpty { return false }
    // "oğluma çorba yedirdim"
    if isFeeding(clause), [1, 4].contains(form.person) {
      return candidate.calls.allSatisfy { $0.arguments[.person] == nil }
    }
    guard [3, 6].contains(form.person), clause.verbIs(.eat, .walk, .sleep),
      let verb = clause.verbPlace, !clause.spans[verb].has(.passive)
    else { return false }
    let number = clauseOf[candidate.anchor ?? 0]
    let own = spans.indices.filter { clauseOf[$0] == number }
    return candidate.calls.allSatisfy { $0.arguments[.person] == nil }
      // "kızım ekmek yedi", then "süt de içti"
      && (scene.dialogue.personInFocus != nil || spokenOf != nil
        || own.contains { place in
          !candidate.claims.contains(place)
            && (spans[place].isUnknown || spans[place].has(.person, .given, .animal)
              || word(place).fits("others"))
        }
        // "topu topu altı saat uyudu | kızım", "Can'ın şekeri 112, kahvaltıda 1 yumurta yedi"
        || persons.contains {
          ($0.isBare || $0.isGenitive) && abs(clauseOf[$0.places.lowerBound] - number) < 2
        })
  }

  /// "anneme 12 ünite yaptım", "annemi ölçtüm, 180", "komşuya baklava götürdüm": what is done to
  /// somebody else is theirs.
  func isDoneToOther(_ candidate: IntentCandidate) -> Bool {
    guard let anchor = candidate.anchor,
      candidate.calls.allSatisfy({ $0.arguments[.person] == nil })
    else { return false }
    let number = clauseOf[anchor]
    let near = persons.filter { person in
      let own = clauseOf[person.places.lowerBound]
      return own == number || own == number + 1 && isAfterthought(own)
    }
    let clause = scene.clauses[number]
    guard let form = clause.form, [1, 4].contains(form.person), form.mood == .past else {
      return false
    }
    switch candidate.intent {
    case "logMedication":
      return clause.verbIs(.inject) && (near.contains(where: \.isDative) || isTheirDrug(clause))
    case "logMeal", "logWater":
      return clause.verbIs(.give) && near.contains(where: \.isDative)
    default: break
    }
    return candidate.logs && clause.verbIs(.measure, .weigh) && near.contains(where: \.isAccusative)
  }

  /// "annem bana 6 ünite fiasp yaptı": what somebody else does to the writer is the writer's.
  func isDoneToWriter(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMedication", let anchor = candidate.anchor else { return false }
    let number = clauseOf[anchor]
    let clause = scene.clauses[number]
    return clause.verbIs(.inject, .give) && clause.isPast
      && [3, 6].contains(clause.form?.person ?? 0)
      && spans.indices.contains { clauseOf[$0] == number && word($0).fits("self.receiving") }
  }

  /// "babam evde 10 dk bisiklet pedalı": of whoever is named before it, where no verb says who did it.
  func isOfNamedAlone(_ candidate: IntentCandidate) -> Bool {
    guard candidate.logs, candidate.intent != "logMood", let anchor = candidate.anchor,
      scene.clauses.allSatisfy({ $0.verb == nil }),
      candidate.calls.allSatisfy({ $0.arguments[.person] == nil }), !scene.has(.selfword),
      !spans.contains(where: \.isOwnMeasure)
    else { return false }
    return persons.contains { person in
      person.isBare && person.places.upperBound < anchor
        && spans[..<person.places.lowerBound].allSatisfy { $0.time != nil }
    }
  }

  /// "insülinini yaptım" after a record of hers: the ending says whose it is.
  private func isTheirDrug(_ clause: Clause) -> Bool {
    scene.dialogue.personInFocus != nil
      && clause.spans.contains { span in
        span.has(.medication) && span.isTheirDrug(in: scene.sentence)
      }
  }

  /// "babamın şekeri 180", then "lantus 20 ünite yaptım": given to him, or one's own.
  func mayBeOwnDose(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMedication", persons.isEmpty,
      let anchor = candidate.anchor,
      candidate.calls.contains(where: { $0.arguments[.person] != nil }),
      scene.dialogue.lastWrite?.call.name != "logMedication"
    else { return false }
    let clause = clause(of: anchor)
    return clause.form.map { [1, 4].contains($0.person) } ?? false && !isTheirDrug(clause)
      && !pointsAtThem(inClause: clauseOf[anchor])
  }

  /// "insülin 3 ünite yaptım ona": a pronoun for whom the talk is about, in a clause.
  func pointsAtThem(inClause clause: Int) -> Bool {
    spans.indices.contains { clauseOf[$0] == clause && word($0).fits("person.pronoun") }
  }

  /// "4 ünite yaptım | oğluma": a clause of nothing but whom the one before it is about.
  private func isAfterthought(_ clause: Int) -> Bool {
    scene.clauses[clause].verb == nil
      && spans.indices.allSatisfy { place in
        clauseOf[place] != clause || spans[place].isMark || spans[place].time != nil
          || persons.contains { $0.places.contains(place) }
      }
  }

  /// "kediye 2 ünite yaptım", "köpeğimin şekeri 300": what is done to an animal is in nobody's diary.
  func isOfAnimal(_ candidate: IntentCandidate) -> Bool {
    guard let anchor = candidate.anchor else { return false }
    let number = clauseOf[anchor]
    let clause = scene.clauses[number]
    return spans.indices.contains { place in
      guard clauseOf[place] == number, !candidate.claims.contains(place),
        let animal = spans[place].reading(.animal), let form = animal.noun
      else { return false }
      return form.grammaticalCase == .genitive
        && candidate.isMeasured
        || form.grammaticalCase == .dative
          && (candidate.intent == "logMedication" && clause.verbIs(.inject)
            || candidate.intent == "logMeal" && !clause.verbIs(.eat))
    }
  }

  /// "kızıma süt içirdim": somebody is fed.
  func isFeeding(_ clause: Clause) -> Bool {
    clause.verb.map { Turkish.fold($0.phrase).fits("feeding") } ?? false
  }

  /// "kızıma sütlaç verdim".
  func isServing(_ clause: Clause) -> Bool {
    clause.hasFood && clause.verb.map { Turkish.fold($0.phrase).fits("serving") } ?? false
  }

  /// Who is named and is not whom the talk is about.
  var othersNamed: [Person] {
    let focus = scene.dialogue.personInFocus.map(Turkish.fold)
    return persons.filter { person in
      guard let focus else { return true }
      return Turkish.fold(Whose.said(person.name)) != focus && Turkish.fold(person.name) != focus
    }
  }
}

extension MessageAnalysis {
  /// "annem makarna yedi, şekeri 240 oldu": the value of the one who was told of just before.
  func isTheirValue(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logGlucose",
      let number = candidate.claims.first(where: { spans[$0].number != nil }), number > 0,
      word(number - 1).fits("value.theirs"),
      let person = persons.last(where: { $0.places.upperBound < number })
    else { return false }
    let (before, own) = (clauseOf[person.places.upperBound], clauseOf[number])
    return own - before < 2 && scene.clauses[before].form?.person == 3
      && scene.clauses[own].form.map { $0.person == 3 } ?? true
  }
}
