import Analysis
import Domain
import Turkish

/// A recipe that is wished for together with what it needs: "… tarifi ver, malzemelerini listeye ekle".
struct RecipeToBuy {
  let scene: Scene

  private static let table = ListSentence.table

  /// The message without the order to put the ingredients on the list; nil where it holds none.
  var wish: String? {
    guard scene.has(.recipe), scene.has(.list), !scene.tellsOfEating, !scene.isQuestion else {
      return nil
    }
    let tokens = scene.sentence.tokens
    let places = tokens.indices.filter { tokens[$0].kind != .mark }
    let words = places.map { tokens[$0].folded }
    guard let start = words.firstIndex(where: Self.table[.ingredients].parts(hold:)), start > 1,
      let order = Self.table[.add].places(in: words).filter({ $0.lowerBound > start })
        .min(by: { $0.lowerBound < $1.lowerBound }),
      words[..<start].contains(where: { !Self.table[.joins].parts(hold: $0) })
    else { return nil }
    let rest = words[order.upperBound...]
    guard rest.allSatisfy({ Self.table[.openedRest].parts(hold: $0) }) else { return nil }
    let isJoined = Self.table[.joins].parts(hold: words[start - 1])
    return scene.sentence.source(0..<places[isJoined ? start - 2 : start - 1] + 1)
  }
}

extension Interpreter {
  /// "akşam", after a recipe was wished for together with what it needs and it was asked for which meal:
  /// what it needs is still to be bought.
  func keepPurchase(
    in result: inout Understanding, _ dialogue: Dialogue, earlier: () -> Understanding
  ) {
    guard result.calls.last?.tool == ToldRecipe.maker, !result.buysRecipe,
      let step = dialogue.newest, step.age == 1, step.call.name == ToldRecipe.maker,
      step.result.value?[.recipe] == nil
    else { return }
    result.buysRecipe = earlier().buysRecipe
  }
}

extension Understanding {
  /// The call that puts what the recipe of a turn needs on the list, where that was wished and is not done.
  func purchase(after turn: some Collection<Message>) -> PlannedCall? {
    guard buysRecipe, !turn.flatMap(\.calls).contains(where: { $0.name == "addToShoppingList" }),
      let recipe = turn.flatMap(\.results).last(where: { $0.name == ToldRecipe.maker && $0.isOK }),
      let id = recipe.value?[.recipe]
    else { return nil }
    return PlannedCall("addToShoppingList", [.recipe: id])
  }
}
