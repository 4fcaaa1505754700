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
    return clause.form == telling && isServing(clause)
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
