import Analysis
import Domain
import Turkish

/// What of a recipe is to be bought: of the one that the talk told, or of a dish whose recipe is looked up
/// first.
struct RecipeList {
  private let scene: Scene
  private let words: [String]

  private static let table = ListSentence.table
  private static let recipes = ["generateRecipe", "saveRecipe", "updateRecipe"]
  private static let lately = 6

  init(_ scene: Scene) {
    self.scene = scene
    words = scene.sentence.tokens.filter { $0.kind != .mark }.map(\.folded)
  }

  /// Nil where nothing of a recipe is to be put on the list.
  var calls: [PlannedCall]? {
    guard scene.has(.list), says("add"), !says("asking"), !scene.tellsOfEating else { return nil }
    return forPeople ?? besidesAtHand ?? cooked
  }

  private func says(_ row: String) -> Bool { Self.table[row].stands(in: words) }

  /// The number of the newest recipe of the talk.
  private var recipe: JSON? {
    scene.dialogue.steps.first {
      $0.age <= Self.lately && $0.result.isOK && Self.recipes.contains($0.call.name)
    }?.result.value?[.recipe]
  }

  /// "8 kişilik olarak listeye ekle".
  private var forPeople: [PlannedCall]? {
    let numbers = scene.sentence.spans.compactMap(\.number).filter { !$0.isArticle }
    guard let recipe, numbers.count == 1, (1...50).contains(numbers[0].value),
      KitchenWords.shipped.has(.people, in: words),
      !scene.sentence.spans.contains(where: { $0.food != nil })
    else { return nil }
    return [
      PlannedCall(
        "addToShoppingList", [.recipe: recipe, .servings: .number(numbers[0].value.rounded())])
    ]
  }

  /// "malzemeleri listeye ekle ama yumurta var evde": what is at hand is told first, and not bought.
  private var besidesAtHand: [PlannedCall]? {
    guard let recipe, says("ingredients"), says("home"),
      let order = ListSentence(scene, takesUnknown: false)?.order(isHeaded: false),
      order.ofOthers == nil, order.actions.allSatisfy({ $0.deed == .have })
    else { return nil }
    return ListCalls(order.actions).calls + [PlannedCall("addToShoppingList", [.recipe: recipe])]
  }

  /// "menemen yapacağım, malzemelerini listeye ekle": what is in a dish is known by its recipe.
  private var cooked: [PlannedCall]? {
    let dishes = scene.sentence.spans.compactMap(\.food).map(\.phrase)
    guard says("ingredients"), dishes.count == 1, let dish = dishes.first,
      scene.sentence.spans.allSatisfy(isExplained)
    else { return nil }
    return [PlannedCall("generateRecipe", [.notes: .string(dish + KitchenWords.recipeOf)])]
  }

  private func isExplained(_ span: Span) -> Bool {
    span.isMark || span.food != nil || span.time != nil
      || span.has(.list, .filler, .deictic, .recipe)
      || ["ingredients", "reason", "add", "rest"].contains {
        Self.table[$0].parts(hold: scene.sentence.folded(span))
      }
  }
}

extension Scene {
  /// Whether something was eaten or drunk: the word `için` is no drinking.
  var tellsOfEating: Bool {
    sentence.spans.contains { $0.has(.eat) && !$0.has(.filler) }
  }
}
