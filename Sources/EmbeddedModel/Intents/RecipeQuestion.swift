import Analysis
import Domain
import Turkish

/// What is asked about the recipe that was told last, which stands in what was told of it.
enum RecipeAnswer: Equatable, Sendable {
  /// The figures of a serving; its number of servings; how long it takes.
  case figures(JSON), servings(JSON), minutes(JSON)
  /// How much of a thing is in it.
  case amount(JSON)
  /// What could be in the place of a thing, which the person has to say.
  case instead(String)
  /// Whether a thing is in it.
  case contents(ContentsQuestion.Answer)
}

/// "bunun karbonhidratı kaç", "tuz ne kadar bu tarifte", "bu kaç kişilik" after a recipe.
struct RecipeQuestion: KitchenTalk {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// The answer; nil where something else is asked, or no recipe was told lately.
  var answer: RecipeAnswer? {
    guard let recipe = scene.dialogue.recipe, words.count <= Self.longest,
      scene.isQuestion || scene.has(.ask),
      recipe.age == 1 || points, scene.sentence.spans.allSatisfy(isExplained)
    else { return nil }
    let named = words.lazy.compactMap { recipe.ingredient(of: $0) }.first
    if scene.has(.instead) { return named.map { .instead($0) } }
    if let named {
      let lines = recipe.value[.ingredients]?.array ?? []
      return lines.first { $0[.name]?.string == named }.map { .amount($0) }
    }
    if scene.sentence.spans.contains(where: { $0.food != nil }) { return nil }
    if scene.has(.carbs, .calories, .protein, .fat, .fiber, .glycemic) {
      return .figures(recipe.value)
    }
    if words.contains(where: { $0.fits("recipe.minutes") }) { return .minutes(recipe.value) }
    if known.has(.people, in: words) || known.has(.portions, in: words) {
      return .servings(recipe.value)
    }
    return nil
  }

  private static let longest = 8

  /// Whether the recipe is pointed at.
  private var points: Bool {
    scene.has(.recipe) || known.has(.portioned, in: words)
  }

  private func isExplained(_ span: Span) -> Bool {
    let word = scene.sentence.folded(span)
    return span.isMark || span.food != nil || span.number?.isArticle == true
      || span.has(.filler, .question, .ask, .deictic, .recipe, .recipeask, .instead, .be, .exist)
      || span.has(.carbs, .calories, .protein, .fat, .fiber, .glycemic, .serving, .put, .cook)
      || span.measure?.measure == .portion || known.has(.this, in: [word])
      || known.has(.ofit, in: [word]) || known.has(.people, in: [word])
      || word.split(separator: " ").allSatisfy { String($0).fits("recipe.asked") }
      || word.fits("recipe.minutes")
  }
}
