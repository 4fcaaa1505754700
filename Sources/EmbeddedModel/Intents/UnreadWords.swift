import Analysis
import Domain
import Turkish

/// What a message tells that no reading took: told as not kept, so that nothing is lost unseen.
extension MessageAnalysis {
  /// The figures that nothing taken or asked about explains, where something is, with their words.
  func unread(besides decision: Decision) -> [String] {
    let asked = decision.doubted + decision.rival
    guard (decision.taken + asked).contains(where: \.writes) else { return [] }
    let claimed = (decision.taken + asked).reduce(into: Set<Int>()) {
      $0.formUnion($1.claims)
    }
    var runs: [Range<Int>] = []
    // "15 dk geçti 91" keeps no record of the minutes.
    let waited = LowEpisode.waited(in: scene.sentence.tokens)
    for quantity in quantities where !quantity.spans.contains(where: claimed.contains) {
      guard let number = quantity.number, !number.isArticle, !number.isAmbiguousWord,
        number.value >= 3, !isDenied(quantity), waited.isDisjoint(with: tokens(quantity.spans))
      else { continue }
      let start = max(0, quantity.spans.lowerBound - 1)
      if let last = runs.last, last.upperBound >= start {
        runs[runs.count - 1] = last.lowerBound..<quantity.spans.upperBound
      } else {
        runs.append(start..<quantity.spans.upperBound)
      }
    }
    let isMeal = decision.taken.contains { $0.calls.contains { $0.tool == "logMeal" } }
    let shortened = spans.indices.filter {
      isShortened($0, behind: claimed)
        || isMeal && (isUnknownFood($0, beside: claimed) || isEaten($0, beside: claimed))
    }
    return untold(claimed)
      + (runs + shortened.map { $0..<$0 + 1 }).map { scene.sentence.source(tokens($0)) }
  }

  /// "2 dlm ekmk, pynr": a word without vowels right behind what was written is one more thing.
  private func isShortened(_ place: Int, behind claimed: Set<Int>) -> Bool {
    guard spans[place].isUnknown, !claimed.contains(place) else { return false }
    let word = scene.sentence.folded(spans[place])
    let before = spans[..<place].lastIndex { !$0.isMark }
    // "pff", "hmm" are no things.
    return before.map(claimed.contains) == true && word.count > 2
      && word.allSatisfy(\.isLetter) && !word.utf8.contains(where: \.isVowel)
      && Set(word.dropFirst()).count > 1
  }

  /// "felafel 6 humus 1 lavaş", "2 kibe, 1 ayran": a word in the place of a food, which no table has.
  private func isUnknownFood(_ place: Int, beside claimed: Set<Int>) -> Bool {
    let clause = clause(of: place)
    guard spans[place].isUnknown, !spans[place].isFuzzy, !claimed.contains(place),
      word(place).utf8.count > 3, clause.verb == nil || clause.verbIs(.eat),
      !persons.contains(where: { $0.places.contains(place) })
    else { return false }
    let before = place - 1
    let begins = before < 0 || spans[before].isMark || isAmount(before)
    let next = place + 1
    return begins
      && (next == spans.count || spans[next].isMark || isAmount(next)
        || spans[next].has(.eat) && before >= 0 && isAmount(before))
  }

  /// "hmbrgr menü yedim kola zero ile", "frozberi yedim bir bardak sütle": what was eaten by a clause of
  /// which nothing was taken; "dürüm yedim kola ile": what was had with it.
  private func isEaten(_ place: Int, beside claimed: Set<Int>) -> Bool {
    let number = clauseOf[place]
    let clause = scene.clauses[number]
    guard !claimed.contains(place), !clause.isNegated, !clause.isQuestion, !clause.isUnreal,
      !persons.contains(where: { $0.places.contains(place) })
    else { return false }
    if spans[place].food != nil, clause.verb == nil {
      let isWith =
        spans[place].food?.noun?.grammaticalCase == .instrumental
        || place + 1 < spans.count && word(place + 1).fits("food.with")
      return isWith && number > 0 && scene.clauses[number - 1].verbIs(.eat)
    }
    let places = spans.indices.filter { clauseOf[$0] == number }
    guard spans[place].isUnknown, !spans[place].isFuzzy, word(place).utf8.count > 3,
      clause.verbIs(.eat), clause.isPast, [1, 4].contains(clause.form?.person ?? 0),
      let verb = places.first(where: { spans[$0].has(.eat) && spans[$0].food == nil }),
      place < verb, !word(place).fits("verb.converb"), !word(place).fits("eaten.how")
    else { return false }
    return places.allSatisfy { other in
      spans[other].food == nil || spans[other].number != nil || other >= verb
    }
  }

  private func isAmount(_ place: Int) -> Bool {
    spans[place].number != nil || spans[place].measure != nil
  }

  /// "4 değil 5": a figure that it was not.
  private func isDenied(_ quantity: Quantity) -> Bool {
    let next = quantity.spans.upperBound
    return next < spans.count && spans[next].has(.not)
  }

  /// "bir tane daha yedim", "köfteyi çıkar": what was done or asked for and no reading took, as it was
  /// said.
  private func untold(_ claimed: Set<Int>) -> [String] {
    scene.clauses.indices.compactMap { number in
      let clause = scene.clauses[number]
      let places = spans.indices.filter { clauseOf[$0] == number }
      guard claimed.isDisjoint(with: places), !clause.isNegated, !clause.isUnreal,
        !clause.isQuestion, tellsDeed(clause) || ordersChange(clause) || mayBeDose(number)
      else { return nil }
      return scene.source(clause)
    } + eatenFirst(claimed)
  }

  private func tellsDeed(_ clause: Clause) -> Bool {
    clause.isPast && ([1, 4].contains(clause.form?.person ?? 0) || clause.has(.person, .given))
      && clause.verbIs(.eat, .inject, .walk, .sleep)
      && (clause.hasFood || clause.has(.more, .same, .activity, .medication))
  }

  /// "öğlen 8 humalog yaptım, akşam 6": an hour, or the next dose.
  private func mayBeDose(_ number: Int) -> Bool {
    let places = spans.indices.filter { clauseOf[$0] == number && !spans[$0].isMark }
    guard number > 0, places.count == 1, let time = spans[places[0]].time, time.part != nil,
      time.clock != nil
    else { return false }
    let before = scene.clauses[number - 1]
    return before.has(.medication) && before.verbIs(.inject)
      && before.times.contains { $0.part != nil }
  }

  private func ordersChange(_ clause: Clause) -> Bool {
    clause.isRequest && clause.verbIs(.remove, .put) && clause.hasFood
  }

  /// "simit yiyip 3 ünite yaptım": a food of a clause that goes on, where only the rest was taken.
  private func eatenFirst(_ claimed: Set<Int>) -> [String] {
    foods.compactMap { food in
      let next = food.spans.upperBound
      guard food.isKnown, claimed.isDisjoint(with: food.spans), next < spans.count,
        spans[next].has(.eat),
        spans[next].readings.contains(where: { $0.verb?.mood == .converb })
      else { return nil }
      return scene.sentence.source(tokens(food.spans.lowerBound..<next + 1))
    }
  }
}
