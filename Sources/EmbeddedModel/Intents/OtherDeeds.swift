import Analysis
import Domain
import Turkish

/// Meals of which the words tell another deed than eating: "torunlara 6 elma soydum", "iki tepsi börek
/// attım fırına".
///
/// The nearest that can be said of them is a question: what was peeled may have been eaten, too.
extension MessageAnalysis {
  /// Whether a meal begins in a clause that tells what else was done with it, and no clause of the
  /// message tells that anything was eaten.
  func isOtherDeed(_ candidate: IntentCandidate) -> Bool {
    guard candidate.intent == "logMeal", !tellsEating, let anchor = candidate.anchor,
      foods.contains(where: { $0.isKnown && $0.head == anchor })
    else { return false }
    return isDoneOtherwise(at: anchor, in: candidate)
  }

  /// "meyve suyu lazım, 10 adet", "4 ünite novorapid gerekiyor": what is needed was neither eaten nor taken.
  func isNeeded(_ candidate: IntentCandidate) -> Bool {
    // What completes an earlier message has its anchor there.
    guard let anchor = candidate.anchor, spans.indices.contains(anchor) else { return false }
    let told = clause(of: anchor)
    switch candidate.intent {
    case "logMeal": return !tellsEating && told.has(.need)
    case "logMedication": return told.has(.need) && !(told.isPast && told.verbIs(.inject, .take))
    default: return false
    }
  }

  /// "çay bitti, listeye yazma": what is not to be put on the list, where nothing else is.
  func isNotToBeListed(_ candidate: IntentCandidate) -> Bool {
    candidate.intent == "addToShoppingList" && !scene.says(.add)
      && scene.clauses.contains { clause in
        clause.form?.mood == .imperative && clause.form?.isNegative == true
      }
      && ListSentence.table[.deny].stands(in: scene.words)
  }

  /// "2 bardak su içmedim", "4 saat bile uyuyamadım": how much of a deed the writer did not do.
  func isUndone(_ candidate: IntentCandidate) -> Bool {
    guard ["logWater", "logSleep", "logActivity"].contains(candidate.intent),
      let anchor = candidate.anchor, spans.indices.contains(anchor),
      let form = clause(of: anchor).form
    else { return false }
    return form.isNegative && [1, 4].contains(form.person) && !clause(of: anchor).isQuestion
  }

  /// Whether a verb of eating stands anywhere, and is not denied.
  private var tellsEating: Bool {
    scene.clauses.contains { clause in
      !clause.isNegated
        && (clause.verbIs(.finish)
          || clause.spans.contains { $0.has(.eat) && $0.food == nil && !$0.has(.filler) })
    }
  }

  /// Whether the clause of a food tells a deed that is no eating, or one that no table knows.
  private func isDoneOtherwise(at food: Int, in candidate: IntentCandidate) -> Bool {
    let told = clause(of: food)
    let own = spans.indices.filter { clauseOf[$0] == clauseOf[food] }
    guard told.isPast || told.verb == nil, !told.isQuestion,
      !own.contains(where: { word($0).fits("told.consumed") }), !isBesideObject(food, among: own)
    else { return false }
    guard let verb = told.verb else {
      return own.contains { place in
        place > food && spans[place].isUnknown && word(place).fits("verb.told")
      }
    }
    let isTheirs = candidate.calls.contains { $0.arguments[.person] != nil }
    if told.verbIs(.eat, .finish, .exist, .be, .share) || isTheirs && told.verbIs(.give) {
      return false
    }
    if told.verbIs(.comeout, .trend) {
      // "2 dilim baklava, 240 çıktı": what came out is another figure.
      return own.allSatisfy { spans[$0].number == nil || candidate.claims.contains($0) }
    }
    return told.verbIs(.cook, .order, .give, .show, .bring, .want, .change)
      || told.verbIs(.ache) && verb.verb?.person == 1
      || told.verbIs(.put, .leave) && (verb.verb?.person == 3 || isPutSomewhere(told))
      || told.verbIs(.take) && Turkish.fold(verb.phrase).fits("told.buying")
  }

  /// "mercimek bir kase, limonu sıktım üstüne": whether the deed is of another food, which alone is its
  /// object.
  private func isBesideObject(_ food: Int, among own: [Int]) -> Bool {
    guard let verb = own.first(where: { $0 > food && spans[$0].finiteVerb != nil }),
      let object = foods.last(where: { $0.head < verb && own.contains($0.head) })
    else { return false }
    return object.head != food && isObject(object.head) && !isObject(food)
  }

  private func isObject(_ food: Int) -> Bool {
    spans[food].food?.noun?.grammaticalCase == .accusative
  }

  /// "fırına attım", "köpeğe attım": to whom or where, and not into what is eaten with it.
  private func isPutSomewhere(_ clause: Clause) -> Bool {
    clause.spans.contains { span in
      span.food == nil
        && span.readings.contains {
          [.dative, .locative].contains($0.noun?.grammaticalCase ?? .bare)
        }
    }
  }
}
