import Analysis
import Domain
import Turkish

extension MessageAnalysis {
  /// Whether a line of the list is of a meal.
  func isListedMeal(_ candidate: IntentCandidate) -> Bool {
    candidate.calls.contains { $0.tool == "addToShoppingList" } && scene.isOfMealAlone
  }
}

extension Scene {
  /// Whether a message tells of a meal, so that nothing in it is a line of the shopping list.
  ///
  ///     kahvaltı menemen 1 tava, yarım ekmek       the meal is named
  ///     bir kase yulaf ve bir avuç ceviz aldım     served, and not bought
  ///     1 lahmacun | 2 lahmacun yaz ya             the meal just told has it
  ///     2 yumurta yedim | lavaşı da üç yaz         comes to the meal just told
  var isOfMealAlone: Bool {
    guard !has(.list, .shop), !isBulkForPurpose else { return false }
    return writesToMeal || !isToBeGot && (namesMeal || isServed || repeatsMeal)
  }

  /// "kahvaltıya süt lazım", "akşam için 2 ekmek al".
  private var isToBeGot: Bool {
    [ListRow.need, .plan, .gone, .absent, .get].contains(where: says)
      || says(.add) && !repeatsMeal
      || clauses.contains { $0.isRequest && !$0.verbIs(.put) || $0.form?.mood == .future }
  }

  private var namesMeal: Bool {
    sentence.spans.contains { $0.time?.meal != nil && !sentence.folded($0).fits("meal.purpose") }
  }

  private var isServed: Bool {
    clauses.contains { clause in
      clause.isPast && clause.verbIs(.take) && [1, 4].contains(clause.form?.person ?? 0)
        && clause.spans.contains { span in
          span.measure.map { Self.servings.contains($0.measure) } ?? false
        }
    }
  }

  /// What food is served in, and nobody buys.
  private static let servings: Set<Measure> = [
    .bowl, .plate, .portion, .handful, .ladle, .cup, .forkful, .bite,
  ]

  /// "lavaşı da üç yaz", "pilav yerine bulgur yazılacaktı" right after a meal.
  private var writesToMeal: Bool {
    if addsToMeal { return true }
    guard let last = dialogue.newest, last.result.isOK,
      ["logMeal", "updateMeal"].contains(last.call.name)
    else { return false }
    return sentence.tokens.contains { $0.folded.fits("meal.written") }
  }

  /// "kahvaltıma 1 yumurta ekle".
  private var addsToMeal: Bool {
    says(.add)
      && sentence.spans.contains { sentence.folded($0).fits("meal.own") }
  }

  private var repeatsMeal: Bool {
    guard let last = dialogue.lastWrite, last.age <= 2,
      ["logMeal", "updateMeal"].contains(last.call.name), let meal = dialogue.meal
    else { return false }
    let named = sentence.spans.compactMap { $0.food?.phrase }
    return !named.isEmpty
      && named.allSatisfy { name in
        meal.items.contains { Turkish.fold($0.name) == Turkish.fold(name) }
      }
  }
}
