import Analysis
import Domain
import Turkish

/// Meals of several times or of several people that share one verb.
extension Stated {
  /// "öğlen 3 köfte, akşam da 2 köfte yedim": known foods, each behind its own time, and nothing
  /// besides.
  mutating func findTimedMeals() {
    let times = message.times
    guard message.persons.isEmpty, times.count > 1, times.allSatisfy(hasBeen),
      let clause = sharedClause, [1, 4].contains(message.scene.clauses[clause].form?.person ?? 0)
    else { return }
    let named = Set((message.foods.flatMap(\.spans) + message.quantities.flatMap(\.spans)))
    var left = named.filter { says($0) }
    var taken: [Int] = []
    let meals = candidates.indices.filter { place in
      candidates[place].intent == "logMeal"
        && candidates[place].probability >= Decision.Certainty.sure
        && candidates[place].claims.isSubset(of: named)
    }.sorted { candidates[$0].probability > candidates[$1].probability }
    for place in meals where !left.isDisjoint(with: candidates[place].claims) {
      guard taken.allSatisfy({ candidates[$0].claims.isDisjoint(with: candidates[place].claims) })
      else { continue }
      taken.append(place)
      left.subtract(candidates[place].claims)
    }
    guard left.isEmpty, taken.count > 1 else { return }
    for place in taken { keep(candidates[place].claims, of: [place]) }
  }

  /// "dün öğlen …, akşam da …": a meal that has been by its name, or on a day that was named.
  private func hasBeen(_ place: Int, _ time: TimeReading) -> Bool {
    if isOver(time) { return true }
    let (now, zone) = (message.scene.now, message.scene.zone)
    guard let day = message.namedDay(before: place)?.moment(now: now, zone: zone) else {
      return false
    }
    return time.direction != .future && zone.civil(at: day.date).day < zone.civil(at: now).day
  }

  /// "babam 2 elma ben 1 muz yedim", "ben 1 dilim eşim 3 dilim börek yedik": each what stands behind
  /// them.
  mutating func findEaters() {
    guard let clause = sharedClause else { return }
    let eaters = message.eaters(inClause: clause)
    let names = eaters.map { $0.person.map { Whose.said($0.name) } }
    guard Set(names).count == eaters.count, eaters.count > 1,
      message.persons.count == eaters.count(where: { $0.person != nil })
    else { return }
    var taken: [Int] = []
    for (rank, eater) in eaters.enumerated() {
      let end = rank + 1 < eaters.count ? eaters[rank + 1].place : message.spans.count
      let said = Set((eater.place..<end).filter { says($0) })
        .subtracting(eater.person.map { Set($0.places) } ?? [eater.place])
      let own = candidates.indices.filter { place in
        let candidate = candidates[place]
        return candidate.intent == "logMeal" && candidate.claims.isSuperset(of: said)
          && candidate.claims.isSubset(of: Set(eater.place..<end))
          && candidate.calls.allSatisfy { $0.arguments[.person]?.string == names[rank] }
      }
      guard let best = best(own) else { return }
      taken.append(best)
    }
    for place in taken { keep(candidates[place].claims, of: [place]) }
  }

  /// The one clause with a verb, where it tells that known foods were eaten and nothing besides.
  private var sharedClause: Int? {
    let scene = message.scene
    let telling = scene.clauses.indices.filter { scene.clauses[$0].verb != nil }
    guard telling.count == 1, let clause = telling.first, scene.clauses[clause].verbIs(.eat),
      scene.clauses[clause].isPast, !scene.clauses[clause].isNegated, !scene.has(.idiom, .more),
      !scene.isOfHabit, !message.foods.isEmpty,
      message.foods.allSatisfy(\.isKnown), !scene.dialogue.steps.contains(where: { $0.age < 3 })
    else { return nil }
    let named = Set(
      message.foods.flatMap(\.spans) + message.quantities.flatMap(\.spans)
        + message.persons.flatMap(\.places))
    let isAll = message.spans.indices.allSatisfy { place in
      let span = message.spans[place]
      return named.contains(place) || span.isMark || span.time != nil || span.finiteVerb != nil
        || span.has(.filler) && span.food == nil || message.word(place).fits("self.word")
    }
    return isAll && message.quantities.allSatisfy({ $0.doseUnit == nil }) ? clause : nil
  }
}
