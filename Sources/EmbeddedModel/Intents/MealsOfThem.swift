import Analysis
import Domain
import Turkish

/// What is told of the one of whom the talk is, by an ending or a verb, without a name.
extension MessageAnalysis {
  /// "babamın şekeri 198", then "kahvaltısı: 1 yumurta"; "Elif'in şekeri 68", then "meyve suyu verdiler".
  func isMealOfThem(_ candidate: IntentCandidate, _ telling: VerbForm?) -> Bool {
    guard ["logMeal", "logWater"].contains(candidate.intent), !scene.has(.selfword) else {
      return false
    }
    if spans.indices.contains(where: { word($0).fits("meal.theirs") }) {
      return ![1, 4].contains(telling?.person ?? 0)
    }
    guard let telling, [.past, .reported].contains(telling.mood), !telling.isNegative,
      scene.dialogue.personInFocus != nil
    else { return false }
    let clause = clause(of: candidate.anchor ?? 0)
    return clause.form == telling && (isServing(clause) || isFeeding(clause))
  }

  /// Whose meal is told by its name: "babamın kahvaltısı 1 yumurta", "annemin bugünkü öğle yemeği çorba".
  ///
  /// Nobody's where the writer ate of it.
  var ownerOfMeal: (person: Person, meal: Int)? {
    guard !scene.clauses.contains(where: { [1, 4].contains($0.form?.person ?? 0) }),
      persons.count == 1, !scene.has(.selfword, .glucose, .pressure)
    else { return nil }
    return persons.lazy.filter(\.isGenitive).compactMap { person in
      var place = person.places.upperBound + 1
      while place < self.spans.count, self.spans[place].time != nil,
        self.spans[place].time?.meal == nil
      {
        place += 1
      }
      guard place < self.spans.count, self.word(place).fits("meal.owned") else { return nil }
      return (person, place)
    }.first
  }

  /// Whether a meal of somebody who is named as its owner would be the writer's.
  func isOwnedMeal(_ candidate: IntentCandidate) -> Bool {
    ["logMeal", "logWater"].contains(candidate.intent) && ownerOfMeal != nil
      && candidate.calls.allSatisfy { $0.arguments[.person] == nil }
  }

  /// "babamın şekeri 198", then "şekerini ölçtüm 245": whoever measured, it is of the other.
  func isTakenOfThem(_ candidate: IntentCandidate) -> Bool {
    guard candidate.isMeasured, !scene.has(.selfword), let anchor = candidate.anchor else {
      return false
    }
    return spans.indices.contains { place in
      word(place).fits("value.theirsTaken") && abs(clauseOf[place] - clauseOf[anchor]) < 2
    }
  }
}
