import Analysis
import Domain
import Turkish

/// A wish for a recipe that leaves no doubt, so that no food of it is taken for a meal.
extension Stated {
  /// "kahvaltı için yumurta ve peynirle tarif", "düşük karbonhidratlı akşam yemeği öner": the recipe with
  /// all that is named for it, and nothing besides.
  mutating func findRecipeWish() {
    guard message.scene.wishesRecipe else { return }
    let text = message.scene.sentence.text.trimmed
    let fitting = candidates.indices.filter { place in
      candidates[place].intent == "generateRecipe"
        && candidates[place].calls.first?.arguments[.notes]?.string == text
    }
    func told(_ place: Int) -> Int {
      let arguments = candidates[place].calls.first?.arguments
      return (arguments?[.mealType] == nil ? 0 : 1)
        + (arguments?[.ingredients]?.array?.count ?? 0)
    }
    guard let best = fitting.max(by: { told($0) < told($1) }) else { return }
    kept.insert(best)
    dropped.formUnion(candidates.indices.filter { $0 != best })
  }
}

extension Scene {
  /// Whether the message asks for a dish to be made and tells of nothing else.
  fileprivate var wishesRecipe: Bool {
    guard
      !has(
        .glucose, .sugarword, .medication, .list, .note, .target, .remind, .water, .put, .remove,
        .research),
      !clauses.contains(where: { $0.isPast || $0.isHearsay }),
      !sentence.tokens.contains(where: { $0.folded.fits("recipe.kept") })
    else { return false }
    return endsInWish || wishesOfFoods
  }

  /// "… tarifi ver", "… akşam yemeği öner": nothing stands behind the word but that it is wanted.
  private var endsInWish: Bool {
    guard let place = sentence.spans.lastIndex(where: { $0.isPlainRecipe || $0.has(.cookquestion) })
    else { return false }
    let isOfDish =
      sentence.spans.contains(where: \.isPlainRecipe) || dish != nil
      || sentence.spans[..<place].contains { $0.food != nil }
    return isOfDish
      && sentence.spans[(place + 1)...].allSatisfy { span in
        span.isMark || span.has(.filler, .want, .wish, .need, .exist, .question, .ask)
          || span.has(.recipeask, .give, .cookquestion, .selfword)
      }
  }

  /// "2 tavuk göğsü ve 100 g mantar var, yağsız olsun": what is there, and how the dish is to be.
  private var wishesOfFoods: Bool {
    guard clauses.count > 1, !isQuestion, clauses[0].hasFood, has(.exist),
      let last = clauses.last, let form = last.form
    else { return false }
    return last.verbIs(.be) && form.mood == .imperative && form.person == 3
  }
}

extension Span {
  /// "tarif", "tarifi", and not one's own, nor what is of one: "tarifim", "tarifin".
  fileprivate var isPlainRecipe: Bool {
    guard let noun = reading(.recipe)?.noun else { return has(.recipe) }
    return [0, 3].contains(noun.possessor) && [.bare, .accusative].contains(noun.grammaticalCase)
  }
}
