import Analysis
import Domain
import Foundation
import Turkish

/// Meals that are told in full.
extension Stated {
  /// "şekerim 150 | pilav yedim", "ben pilav yedim | annem çorba içti": clauses that say nothing but that
  /// known foods were eaten, and by whom.
  mutating func findMeals() {
    let scene = message.scene
    findNamedMeal()
    let isAlone =
      scene.clauses.count == 1 || message.quantities.contains(where: message.isFigure)
      || scene.clauses.indices.allSatisfy { number in
        let clause = scene.clauses[number]
        return tellsOfEating(clause) && (clause.hasFood || clause.has(.water)) || isEmpty(number)
      }
    // One clause alone may tell anew what was told before, where it is of the same one.
    let isNew =
      scene.clauses.count > 1 || !message.othersNamed.isEmpty
      || !scene.dialogue.steps.contains { $0.age < 3 }
    guard isAlone, isNew, message.foods.allSatisfy(\.isKnown), !scene.has(.idiom),
      !scene.isOfHabit
    else { return }
    for (number, clause) in scene.clauses.enumerated()
    where tellsOfEating(clause) && clause.isPast && !clause.isNegated {
      let own = message.spans.indices.filter { message.clauseOf[$0] == number }
      let persons = message.persons.filter { own.contains($0.places.lowerBound) }
      let last = persons.isEmpty ? number : lastEaten(from: number)
      let places = message.spans.indices.filter { (number...last).contains(message.clauseOf[$0]) }
      guard isTold(by: persons, clause) else { continue }
      let meals = candidates.indices.filter { place in
        ["logMeal", "logWater"].contains(candidates[place].intent)
          && (candidates[place].calls.first?.arguments[.person] == nil) == persons.isEmpty
          && places.allSatisfy { candidates[place].claims.contains($0) || says($0) == false }
          && candidates[place].claims.isSubset(of: places)
      }
      guard let best = best(meals) else { continue }
      keep(candidates[best].claims, of: [best])
    }
  }

  /// "babamın kahvaltısı 1 yumurta 1 dilim ekmek": the meal of one who is named, what it was, and nothing
  /// besides.
  mutating func findOwnedMeal() {
    guard let (person, meal) = message.ownerOfMeal, message.persons.count == 1,
      !message.foods.isEmpty, message.foods.allSatisfy(\.isKnown), !message.scene.isOfHabit,
      message.quantities.allSatisfy({ $0.doseUnit == nil })
    else { return }
    let named = Set(message.foods.flatMap(\.spans) + message.quantities.flatMap(\.spans))
    let isAll = message.spans.indices.allSatisfy { place in
      let span = message.spans[place]
      return named.contains(place) || person.places.contains(place) || place == meal || span.isMark
        || span.time != nil || span.has(.filler, .be) && span.food == nil
    }
    let isTold = message.scene.clauses.allSatisfy { clause in
      !clause.isNegated && (clause.verb == nil || clause.isPast)
    }
    guard isAll, isTold else { return }
    let own = candidates.indices.filter { place in
      candidates[place].intent == "logMeal"
        && candidates[place].claims.isSuperset(of: named.filter { says($0) })
    }
    if let best = best(own) { keep(candidates[best].claims, of: [best]) }
  }

  /// "bir de salata", "ayran da içtim", "yanında ekmek vardı" after a meal that has none of it: eaten
  /// besides, whatever else of the meal it could replace.
  mutating func findAddition() {
    let scene = message.scene
    guard let meal = scene.dialogue.meal, meal.age < 3, scene.clauses.count == 1,
      !scene.has(.water),
      let last = scene.dialogue.steps.first, Self.meals.contains(last.call.name),
      last.call.arguments[.person] == nil, message.persons.isEmpty, isAddition, !scene.isQuestion,
      !message.foods.isEmpty, message.foods.allSatisfy({ $0.isKnown && isNew($0, in: meal) })
    else { return }
    let clause = scene.clauses[0]
    let isEaten = clause.verbIs(.eat) && clause.isPast && [1, 4].contains(clause.form?.person ?? 0)
    let named = Set(message.foods.flatMap(\.spans) + message.quantities.flatMap(\.spans))
    guard !clause.isNegated, isEaten || clause.verb == nil,
      message.spans.indices.allSatisfy({ place in
        let span = message.spans[place]
        return named.contains(place) || span.isMark || span.finiteVerb != nil
          || span.has(.filler, .more, .exist) && !span.has(.not, .instead, .correction)
      })
    else { return }
    let own = candidates.indices.filter { place in
      let candidate = candidates[place]
      guard candidate.claims.isSuperset(of: named.filter { says($0) }) else { return false }
      return candidate.intent == "logMeal" || candidate.calls.count == 1 && adds(candidate.calls[0])
    }
    if let best = best(own) { keep(candidates[best].claims, of: [best]) }
  }

  private static let meals: Set<String> = ["logMeal", "updateMeal", "repeatMeal"]

  /// Words of adding: "bir de", "yanında", "de" after a food, "ketçapla".
  private var isAddition: Bool {
    message.spans.contains { $0.has(.more) }
      || message.foods.allSatisfy {
        message.spans[$0.head].food?.noun?.grammaticalCase == .instrumental
      }
      || message.foods.contains { message.isSaidToo($0) }
  }

  private func isNew(_ food: FoodMention, in meal: LoggedMeal) -> Bool {
    let name = Turkish.fold(food.name)
    return meal.items.allSatisfy { item in
      let told = Turkish.fold(item.name)
      return !told.contains(name) && !name.contains(told)
    }
  }

  /// A change of a meal that only brings items.
  private func adds(_ call: PlannedCall) -> Bool {
    call.tool == "updateMeal" && call.arguments[.items] != nil
      && (call.arguments.members ?? []).allSatisfy { $0.isNamed(.items) || $0.isNamed(.meal) }
  }

  /// "pilav yedim", "kızıma pilav verdim".
  private func tellsOfEating(_ clause: Clause) -> Bool {
    clause.verbIs(.eat) || message.isServing(clause) && message.persons.contains(where: \.isDative)
  }

  /// "dedem çorba içti, ayva tatlısı yedi": the last clause that goes on to tell what the same one ate.
  private func lastEaten(from number: Int) -> Int {
    let clauses = message.scene.clauses
    var last = number
    while last + 1 < clauses.count {
      let next = clauses[last + 1]
      let isOthers = message.persons.contains { message.clauseOf[$0.places.lowerBound] == last + 1 }
      guard !isOthers, next.verbIs(.eat), next.isPast, !next.isNegated, next.form?.person == 3,
        clauses[number].form?.person == 3
      else { break }
      last += 1
    }
    return last
  }

  /// "haberin olsun": a clause in which nothing is told.
  private func isEmpty(_ clause: Int) -> Bool {
    message.spans.indices.filter { message.clauseOf[$0] == clause }.allSatisfy { place in
      let span = message.spans[place]
      return span.isMark || span.has(.filler, .more) && span.food == nil
        || span.finiteVerb != nil && span.has(.put)
    }
  }

  /// "ben … yedim", "annem … yedi": the verb agrees with the one who is named, and nobody else is.
  private func isTold(by persons: [Person], _ clause: Clause) -> Bool {
    let isOwn = [1, 4].contains(clause.form?.person ?? 0)
    let feeds = message.isFeeding(clause) || message.isServing(clause)
    if persons.isEmpty { return message.persons.count < 2 && isOwn && !feeds }
    guard persons.count == 1 else { return false }
    // "oğluma çorba yedirdim" is his.
    return isOwn
      ? feeds && persons[0].isDative : clause.form?.person == 3 && persons[0].isBare
  }

  /// Whether a word tells something that a meal has to explain.
  func says(_ place: Int) -> Bool {
    let span = message.spans[place]
    if span.isMark || span.time != nil || span.finiteVerb != nil || span.has(.meal) { return false }
    if let number = span.number { return !number.isArticle }
    return !span.has(.filler) || span.food != nil
  }

  /// Whether a meal of this name has been: this morning's lunch has not, and "akşam" said at ten may be
  /// the evening to come.
  func isOver(_ time: TimeReading) -> Bool {
    guard time.meal != nil || time.part != nil, time.direction != .future,
      let date = time.moment(now: message.scene.now, zone: message.scene.zone)?.date
    else { return false }
    let age = message.scene.now.timeIntervalSince(date)
    return age >= 0 && (time.namesDay || age < 12 * 3600)
  }

  /// "akşam: ızgara somon, salata", "öğlen 2 köfte 1 dilim ekmek": known foods under the name of a meal
  /// that has been, and nothing besides.
  private mutating func findNamedMeal() {
    let scene = message.scene
    guard message.persons.isEmpty, message.times.count == 1, message.times[0].place == 0,
      let time = message.times.first?.time, isOver(time),
      scene.clauses.allSatisfy({ $0.verbPlace == nil }), !scene.has(.list, .shop, .idiom, .recipe),
      !scene.dialogue.steps.contains(where: { $0.age < 3 }),
      !message.foods.isEmpty, message.foods.allSatisfy(\.isKnown)
    else { return }
    let named = Set(message.foods.flatMap(\.spans) + message.quantities.flatMap(\.spans))
    let isAll = message.spans.indices.allSatisfy { place in
      place == 0 || named.contains(place) || message.spans[place].isMark
        || message.word(place) == "+" || message.spans[place].has(.more)
    }
    let own = candidates.indices.filter { place in
      candidates[place].intent == "logMeal" && named.isSubset(of: candidates[place].claims)
    }
    guard isAll, message.quantities.allSatisfy({ $0.doseUnit == nil }), let best = best(own) else {
      return
    }
    keep(candidates[best].claims, of: [best])
  }
}
