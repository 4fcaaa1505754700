import Analysis
import Domain
import Turkish

/// What of a recipe is to be bought: of the one that the talk told, or of a dish whose recipe is looked up
/// first.
struct RecipeList {
  private let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// Nil where nothing of a recipe is to be put on the list.
  var calls: [PlannedCall]? {
    guard scene.has(.list) || isOffered, scene.says(.add) || scene.says(.makeList),
      !scene.says(.asking),
      !scene.tellsOfEating
    else {
      return nil
    }
    return besidesAtHand ?? cooked
  }

  /// Whether it was just asked whether the things of a recipe are to be bought.
  private var isOffered: Bool {
    scene.dialogue.recipe?.age == 1 && scene.dialogue.lastAnswer?.hasSuffix("?") == true
  }

  /// "malzemeleri listeye ekle ama yumurta var evde", "soğan evde var, gerisini ekle": what is at hand is
  /// told first, and not bought.
  private var besidesAtHand: [PlannedCall]? {
    guard let recipe = scene.dialogue.recipe?.id, scene.says(.home),
      scene.says(.ingredients) || isOffered && scene.says(.others),
      let order = ListSentence(scene, takesUnknown: false)?.order(isHeaded: false),
      [nil, .add].contains(order.ofOthers), order.actions.allSatisfy({ $0.deed == .have })
    else { return nil }
    return ListCalls(order.actions).calls + [PlannedCall("addToShoppingList", [.recipe: recipe])]
  }

  /// "menemen yapacağım, malzemelerini listeye ekle", "menemen için alışveriş listesi yap": what is in a
  /// dish is known by its recipe.
  private var cooked: [PlannedCall]? {
    let dishes = scene.sentence.spans.compactMap(\.food).map(\.phrase)
    guard scene.says(.ingredients) || scene.says(.makeList), dishes.count == 1,
      let dish = dishes.first,
      scene.sentence.spans.allSatisfy(isExplained)
    else { return nil }
    if let told = scene.dialogue.recipe(holding: dish), scene.says(.ingredients) {
      return [PlannedCall("addToShoppingList", [.recipe: told.id])]
    }
    return [PlannedCall("generateRecipe", [.notes: .string(dish + KitchenWords.recipeOf)])]
  }

  private func isExplained(_ span: Span) -> Bool {
    span.isMark || span.food != nil || span.time != nil
      || span.has(.list, .filler, .deictic, .recipe, .ask)
      || [ListRow.ingredients, .reason, .add, .makeList, .rest].contains {
        ListSentence.table[$0].parts(hold: scene.sentence.folded(span))
      }
  }
}

extension Scene {
  /// Whether something was eaten or drunk: the word `için` is no drinking.
  var tellsOfEating: Bool {
    sentence.spans.contains { $0.has(.eat) && !$0.has(.filler) }
  }
}
