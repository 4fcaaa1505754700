import Analysis
import Domain
import Turkish

/// What is to be changed in the recipe that was told last: "tuzu çıkar, 2 yumurta yap".
struct RecipeEdits {
  let scene: Scene
  let recipe: ToldRecipe
  private var words: [String] { scene.words }
  private let known = KitchenWords.shipped

  init(scene: Scene, recipe: ToldRecipe) {
    self.scene = scene
    self.recipe = recipe
  }

  private static let tool = "updateRecipe"
  private static let lately = 3

  var call: PlannedCall? { amount ?? change }

  /// The change, as it was said.
  private var change: PlannedCall? {
    let named = NamedKeeping(scene)
    guard recipe.age <= Self.lately || named != nil || isMeantOfOld,
      !scene.has(.meal, .eat, .note, .target),
      !known.has(.favorite, in: words),
      !scene.has(.water) || isOfWater
    else { return nil }
    let isNamed = recipe.isNamed(in: words)
    let drops = known.has(.drop, in: words) || forbids
    let sets = known.has(.set, in: words)
    let swaps = known.has(.swap, in: words)
    guard drops || sets || swaps, isNamed || isOnTable && (sets || drops) && hasFood,
      drops || swaps || saysHowMuch || isNamed && words.count <= 3
        || isOnTable && hasFood && words.count <= 3
    else { return nil }
    // "mercimek çorbası tarifinden tuzu çıkar": the name is no part of the change.
    let text = named.map(\.rest) ?? scene.sentence.text
    return PlannedCall(Self.tool, [.recipe: recipe.id, .text: .string(text)])
  }

  /// Whether nothing but the recipe was talked of since it was told or changed.
  private var isOnTable: Bool {
    recipe.age <= Self.lately
      && scene.dialogue.isOnly(of: recipe)
  }

  /// "soğanı çıkar" of a recipe of long ago: its onion, where no meal and no line has one.
  private var isMeantOfOld: Bool {
    let named = words.compactMap { recipe.ingredient(of: $0) }
    let eaten = scene.dialogue.meal?.items.map(\.name) ?? []
    let lines = ListLines(scene.dialogue).lines.map(\.name)
    return !named.isEmpty
      && !(eaten + lines).contains { other in
        let theirs = Turkish.fold(other).split(separator: " ").map(String.init)
        return words.contains { word in theirs.contains { $0.count > 2 && word.hasPrefix($0) } }
      }
  }

  private var hasFood: Bool { scene.clauses.contains(where: \.hasFood) }

  private var saysHowMuch: Bool {
    scene.sentence.spans.contains { $0.number.map { !$0.isArticle } ?? false || $0.measure != nil }
      || known.has(.half, in: words) || known.has(.double, in: words)
      || words.contains { $0.fits("recipe.folded") }
  }

  /// "tuz ekleme": it is not to be put in.
  private var forbids: Bool {
    scene.clauses.contains { clause in
      clause.isNegated && clause.verbIs(.put, .cook)
        && [.imperative, .optative].contains(clause.form?.mood)
    }
  }

  /// Water of the recipe, and not of the day: the dish has it and was told just now.
  private var isOfWater: Bool {
    recipe.age == 1
      && scene.sentence.spans.filter { $0.has(.water) }.allSatisfy { span in
        recipe.ingredient(of: scene.sentence.folded(span)) != nil
      }
  }

  /// "2 tane", "2 havuç", "2 havuç ekle" to how much of it there should be.
  private var amount: PlannedCall? {
    guard let step = scene.dialogue.newest, step.call.name == Self.tool, !step.result.isOK,
      let asked = step.call.arguments[.text]?.string, !asked.contains(where: \.isNumber),
      !asked.contains(","), saysHowMuch,
      scene.clauses.allSatisfy({ $0.verbPlace == nil || $0.verbIs(.put) && !$0.isNegated })
    else { return nil }
    let said = scene.sentence.text.trimmed
    let before = Turkish.tokens(of: asked).map(\.folded)
    let rest = scene.sentence.spans.filter { span in
      !span.isMark && span.number == nil && span.measure == nil && !span.has(.filler)
        && span.finiteVerb == nil
    }
    guard rest.allSatisfy({ $0.food != nil }) else { return nil }
    // The thing is told anew, or is the one that was asked about.
    let isAnew = rest.contains { span in
      let word = scene.sentence.folded(span)
      return before.contains { $0.hasPrefix(word) || word.hasPrefix($0) }
    }
    guard rest.isEmpty || isAnew else { return nil }
    let isWhole = isAnew && scene.has(.put)
    let text = isWhole ? said : isAnew ? "\(said) \(Texts.putIn)" : "\(said) \(asked)"
    return PlannedCall(
      Self.tool, .object(step.call.arguments.setMembers).setting(.text, to: .string(text)))
  }
}
