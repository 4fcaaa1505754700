import Analysis
import Domain
import Turkish

/// Foods that are named without saying that they were eaten.
extension Scene {
  /// "pizza sipariş ettim", "ekmeğe bal sürdüm": perhaps eaten too, so it is asked.
  func readied(at index: Int) -> Proposal? {
    let clause = clauses[index]
    guard clause.verbIs(.cook, .order), clause.isPast, isOwn(clause), !clause.isQuestion,
      !clause.isNegated, !clause.isUnreal, !isBought(clause),
      !clause.has(.list, .glucose, .medication, .recipe, .activity, .household)
    else { return nil }
    let range = index..<index + 1
    let foods = mentions(range).filter { !$0.isGuess && !isWater($0) }
    guard !foods.isEmpty else { return nil }
    return Proposal(
      frame: "hazırlanan yemek", score: 0.5,
      speech: .ask(
        Question(kind: .loneFood(Turkish.list(foods.map(\.name))), calls: mealCalls(range))))
  }

  /// "makarna yaptım, yanına da salata": cooked, with more named beside it.
  private func preparesMore(_ index: Int) -> Bool {
    let clause = clauses[index]
    guard index + 1 < clauses.count, clause.verbIs(.cook, .order, .take), clause.isPast,
      isOwn(clause),
      clause.hasFood, !clause.verbIs(.take) || clause.numbers.contains(where: { $0.kind == .vague })
    else { return false }
    let next = clauses[index + 1]
    return next.verbPlace == nil && next.hasFood
      && (next.has(.more) || next.spans.contains { ["da", "de"].contains(sentence.folded($0)) })
  }

  /// Foods named without a verb: "ogle 1 tabak ispanak + yogurt".
  func verbless(at index: Int) -> Proposal? {
    let clause = clauses[index]
    let prepares = preparesMore(index)
    guard clause.verbPlace == nil || prepares, !clause.isQuestion, !clause.isUnreal,
      !clause.isNegated,
      !clause.has(
        .list, .need, .target, .glucose, .recipe, .outofscope, .ranout, .take, .carbs, .calories,
        .protein, .fiber, .exist)
    else { return nil }
    var end = index + 1
    while end < clauses.count, clauses[end].verbPlace == nil, clauses[end].hasFood,
      !clauses[end].isQuestion
    { end += 1 }
    let range = index..<end
    let foods = mentions(range)
    guard foods.contains(where: { !$0.isGuess && !isWater($0) }) else { return nil }
    let earlier = clauses[..<index].flatMap(\.times)
    let hasFrame =
      range.contains { clauses[$0].has(.meal) || !clauses[$0].times.isEmpty } || !earlier.isEmpty
    let hasAmount = foods.contains { $0.hasAmount || $0.isVague }
    if foods.count == 1, !hasFrame, !hasAmount {
      let call = mealCalls(range)
      return Proposal(
        frame: "yalın yiyecek", score: 0.52,
        speech: .ask(Question(kind: .loneFood(foods[0].name), calls: call)), clauses: range.count)
    }
    let calls = mealCalls(range)
    guard prepares || isMeal(range) else {
      guard hasFrame, hasAmount, !calls.isEmpty else { return nil }
      return Proposal(
        frame: "yalın yiyecek", score: 0.52,
        speech: .ask(Question(kind: .loneFood(Turkish.list(foods.map(\.name))), calls: calls)),
        clauses: range.count)
    }
    return calls.isEmpty
      ? nil
      : Proposal(
        frame: "öğün (fiilsiz)", score: hasFrame ? 0.72 : 0.6, calls: calls, clauses: range.count)
  }
}
