import Analysis
import Domain
import Foundation
import Turkish

/// Meals that were eaten.
extension Scene {
  /// A run of clauses that tell what was eaten, or why nothing is to be written.
  func meal(at index: Int) -> Proposal? {
    let clause = clauses[index]
    if let noted = notEaten(clause) { return noted }
    if let eaten = eatenRun(at: index) { return eaten }
    return verbless(at: index) ?? readied(at: index)
  }

  // MARK: What was not eaten

  /// A clause about eating that must not write: negated, asked, wished, planned, hearsay.
  private func notEaten(_ clause: Clause) -> Proposal? {
    if craves(clause), clause.hasFood {
      return Proposal(frame: "yenmedi", score: 0.8, speech: .noted(.wish))
    }
    if clause.verbIs(.cook), clause.form?.mood == .future, clause.hasFood, !clause.isQuestion {
      return Proposal(frame: "yenmedi", score: 0.7, speech: .noted(.plan))
    }
    if let told = notNow(clause) {
      return Proposal(frame: "yenmedi", score: 0.88, speech: .noted(told))
    }
    let isEating =
      clause.verbIs(.eat, .skip, .craving, .refuse) || (clause.has(.eat) && !clause.isPast)
    guard isEating else { return nil }
    func noted(_ reason: Noted, _ score: Double = 0.8) -> Proposal {
      Proposal(frame: "yenmedi", score: score, speech: .noted(reason))
    }
    if clause.verbIs(.skip) { return noted(.negation) }
    if clause.isHearsay { return noted(.hearsay) }
    if clause.isUnreal { return noted(.hypothesis) }
    if clause.isNegated, clause.verbIs(.eat) || clause.verbIs(.finish) {
      return noted(.negation, 0.75)
    }
    if clause.verbIs(.craving, .refuse), !clause.has(.list) { return noted(.wish, 0.6) }
    guard let form = clause.form, clause.verbIs(.eat), !clause.isQuestion else { return nil }
    switch form.mood {
    case .future, .optative, .necessity, .imperative: return noted(.plan)
    case .aorist, .conditional: return noted(.hypothesis)
    case .progressive where form.hasPastCopula || !clause.hasFood: return noted(.plan, 0.55)
    default: return nil
    }
  }

  /// Whether a clause only wishes for food: "canım tatlı çekti".
  private func craves(_ clause: Clause) -> Bool {
    clause.spans.contains {
      ["canim", "cani", "canimiz", "gonlum"].contains(sentence.folded($0))
    }
      && clause.spans.contains { span in
        span.readings.contains { $0.phrase == "çek" || $0.phrase == "iste" }
      }
  }

  // MARK: What was eaten

  /// Whether a clause's verb says that its foods were eaten.
  func isEaten(_ clause: Clause) -> Bool {
    guard !clause.isNegated, !clause.isUnreal, !clause.isHearsay, !clause.isQuestion else {
      return false
    }
    if clause.verbIs(.eat, .passive, .finish), clause.isPast { return true }
    return isPutAway(clause) || isEatenNow(clause) || isTaken(clause) || isMade(clause)
      || isThere(clause)
  }

  func isOwn(_ clause: Clause) -> Bool {
    clause.form?.person == 1 || clause.form?.person == 4
  }

  /// "ağzıma attım", "orucumu hurmayla açtım", "anneme verdim", "gece noodle yaptım bir paket", "mideye indirdim".
  private func isPutAway(_ clause: Clause) -> Bool {
    guard clause.isPast, clause.hasFood else { return false }
    let verbs = clause.verbPlace.map { clause.spans[$0].readings.map(\.phrase) } ?? []
    if !clause.has(.list, .glucose, .medication) {
      if verbs.contains("at"), isOwn(clause) { return true }
      if verbs.contains("ver"), clause.has(.person), isOwn(clause) { return true }
      if verbs.contains("yap"), isOwn(clause), amountFollows(clause),
        clause.times.contains(where: { $0.part != nil || $0.meal != nil })
      {
        return true
      }
    }
    if verbs.contains("aç"), isOwn(clause),
      clause.spans.contains(where: { span in
        ["iftar", "oruc"].contains(where: sentence.folded(span).hasPrefix)
      })
    {
      return true
    }
    return verbs.contains("indir")
      && clause.spans.contains { ["mideye", "mideme"].contains(sentence.folded($0)) }
  }

  /// "yiyorum", "yediğim köfteyi kaydetmeyi unutmuşum".
  private func isEatenNow(_ clause: Clause) -> Bool {
    if clause.isParticiple(.eat), clause.hasFood, clause.verbIs(.put, .remove) || clause.has(.put) {
      return true
    }
    guard clause.verbIs(.eat), let form = clause.form, form.mood == .progressive,
      !form.hasPastCopula, form.person == 1
    else { return false }
    return clause.hasFood && !clause.spans.contains { Self.habits.contains(sentence.folded($0)) }
  }

  /// "öğlen lahmacun söyledim", "bir kase çorba aldım".
  private func isTaken(_ clause: Clause) -> Bool {
    guard clause.verbIs(.take, .order), clause.isPast, isOwn(clause) else { return false }
    if isBought(clause) { return false }
    let isMeasured = clause.spans.contains { $0.measure != nil }
    return clause.has(.meal) || isMeasured
      || clause.verbIs(.order) && (!clause.times.isEmpty || !clause.numbers.isEmpty)
  }

  /// "üstüne yarım limon sıktım".
  private func isMade(_ clause: Clause) -> Bool {
    guard clause.verbIs(.cook), clause.isPast, clause.form?.person == 1, clause.hasFood else {
      return false
    }
    return clause.spans.contains {
      ["ustune", "uzerine", "icine", "yanina"].contains(sentence.folded($0))
    } && clause.spans.contains { $0.number != nil || $0.measure != nil }
  }

  /// "kahvaltıda peynir vardı".
  private func isThere(_ clause: Clause) -> Bool {
    let wasThere = clause.spans.contains { sentence.folded($0).hasPrefix("vard") }
    guard clause.has(.exist), wasThere else { return false }
    let namesMeal = clause.has(.meal) || clause.times.contains { $0.meal != nil }
    if namesMeal { return true }
    return clause.hasFood && !clause.has(.list)
      && (clause.has(.more) || clauses.contains { $0.verbPlace == nil && $0.hasFood }
        || clause.times.contains { $0.part != nil })
  }

  private func amountFollows(_ clause: Clause) -> Bool {
    clause.spans.contains { $0.measure != nil }
      || clauses.last.map { last in
        last.verbPlace == nil && last.spans.contains { $0.measure != nil || $0.number != nil }
      } ?? false
  }

  private static let habits: Set<String> = [
    "artik", "genelde", "hep", "her zaman", "bazen", "sik", "her gun",
  ]

  /// Whether a clause prepares or lists foods that the eating clause beside it eats.
  private func isPrepared(_ clause: Clause) -> Bool {
    guard !clause.isQuestion, !clause.isUnreal, !clause.isNegated else { return false }
    if clause.verbPlace == nil {
      return clause.hasFood && !clause.has(.list, .glucose, .need, .ranout, .target)
    }
    return
      (clause.verbIs(.cook, .order, .take, .put, .trend, .comeout, .bring, .inject, .weigh)
      || !hasKnownVerb(clause) || clause.spans.contains { $0.measure?.measure.metric != nil })
      && clause.isPastLike && clause.hasFood
  }

  func hasKnownVerb(_ clause: Clause) -> Bool { clause.verb != nil }

  private func eatenRun(at index: Int) -> Proposal? {
    var end = index
    while end < clauses.count, !isEaten(clauses[end]) {
      let passes =
        end > index && !clauses[end].hasFood && !clauses[end].isQuestion
        && (!clauses[end].isNegated || clauses[end].verb?.phrase == "dayan")
        && clauses[end].isPastLike
        && (clauses[end].numbers.isEmpty || end > index && saysWeight(clauses[end]))
        && !clauses[end].has(.glucose, .list, .symptom)
      guard isPrepared(clauses[end]) || passes, !clauses[end].has(.glucose, .list) else {
        return nil
      }
      end += 1
    }
    guard end < clauses.count else { return nil }
    if isPurchase(index...end) { return nil }
    var last = end
    while last + 1 < clauses.count, follows(clauses[last + 1]) { last += 1 }
    var calls = mealCalls(index..<last + 1)
    guard !calls.isEmpty else { return waterOrNothing(index..<last + 1) }
    if let unsure = unknownOnly(calls, index..<last + 1) { return unsure }
    if let either = eitherOr(index..<last + 1) { return either }
    if last + 1 < clauses.count, let part = partLeft(clauses[last + 1]), calls.count == 1 {
      calls = [calls[0].times(part)]
      last += 1
    }
    return Proposal(frame: "öğün", score: 0.85, calls: calls, clauses: last + 1 - index)
  }

  /// "220 gram geldi" after "tarttım".
  private func saysWeight(_ clause: Clause) -> Bool {
    clause.verbIs(.comeout, .be)
      && clause.spans.contains { $0.measure?.measure.metric != nil }
  }

  /// Foods that the table does not have, with neither amount nor meal: asked about before anything is written.
  private func unknownOnly(_ calls: [PlannedCall], _ range: Range<Int>) -> Proposal? {
    let framed = range.contains {
      clauses[$0].has(.meal) || clauses[$0].times.contains { $0.meal != nil || $0.part != nil }
    }
    guard !framed, !range.contains(where: { clauses[$0].hasRealFood }) else { return nil }
    let foods = mentions(range, takesUnknown: true)
    guard !foods.contains(where: \.isKnown), !foods.contains(where: \.hasAmount) else {
      return nil
    }
    return Proposal(
      frame: "öğün", score: 0.55,
      speech: .ask(Question(kind: .unclearEat(sentence.text), calls: calls)), clauses: range.count)
  }

  private func isPurchase(_ range: ClosedRange<Int>) -> Bool {
    range.contains { clauses[$0].has(.list) }
  }

  /// Whether a clause goes on with the same meal: more foods without a verb, an amount, another eating verb.
  func follows(_ clause: Clause) -> Bool {
    if clause.has(.medication) || isWaterOnly(clause) || isAfterEating(clause) || craves(clause) {
      return false
    }
    if isEaten(clause) { return true }
    if clause.isQuestion || clause.has(.glucose, .list, .need, .ranout, .target, .symptom)
      || isAboutGlucose(clause) && clause.numbers.contains(where: { $0.value >= 40 })
    {
      return false
    }
    if clause.verbPlace == nil {
      return clause.hasFood || clause.spans.contains { sentence.folded($0) == "sekerli" }
        || clause.spans.allSatisfy {
          $0.isMark || $0.number != nil || $0.measure != nil || $0.has(.filler)
        }
        || clause.spans.contains { $0.number != nil && $0.time == nil }
          && clause.spans.contains { $0.measure != nil }
    }
    return clause.verbIs(.cook) && clause.isPast && clause.hasFood
  }

  /// "iki bardak da su içtim": an entry of its own.
  private func isWaterOnly(_ clause: Clause) -> Bool {
    let named = foods(clause, takesUnknown: false).mentions
    return !named.isEmpty && named.allSatisfy(isWater)
  }

  private func waterOrNothing(_ range: Range<Int>) -> Proposal? {
    for index in range {
      if clauses[index].has(.meal) || clauses[index].times.contains(where: { $0.meal != nil }) {
        return Proposal(
          frame: "öğün", score: 0.55,
          speech: .ask(Question(kind: .unclearEat(source(clauses[index])), calls: [])),
          clauses: range.count)
      }
    }
    guard range.contains(where: { clauses[$0].verbIs(.eat) && clauses[$0].isPast }) else {
      return nil
    }
    return Proposal(
      frame: "öğün", score: 0.5,
      speech: .ask(Question(kind: .unclearEat(sentence.text), calls: [])), clauses: range.count)
  }
}
