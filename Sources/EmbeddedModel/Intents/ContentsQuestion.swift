import Analysis
import Domain
import Turkish

/// Whether a thing is in what was told last: "içinde gluten var mı", "bulgur var mı", "bu glutensiz mi".
///
/// Answers from the ingredients of the recipe, or the foods of the meal, that was told right before; what no
/// table knows is said to be unknown.
struct ContentsQuestion: KitchenTalk {
  /// What is found of a thing among the ingredients.
  struct Answer: Equatable, Sendable {
    /// What was asked about, as it was said: "gluten"; the way to eat: "glutensiz".
    var asked: String
    /// Whether it was asked if the dish is without it.
    var isWithout: Bool
    /// Whether the recipe was asked about, and no meal.
    var isRecipe: Bool
    /// Where it is; where nobody can say.
    var found: [String]
    var unsure: [String]
  }

  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  private static let longest = 7
  private static let lately = 6

  /// Nil where something else is asked, or nothing was told that it could be in.
  var answer: Answer? {
    guard scene.isQuestion, words.count <= Self.longest, !scene.has(.list, .glucose),
      !known.has(.athome, in: words), !known.has(.list, in: words),
      scene.dialogue.recipe != nil || scene.dialogue.meal != nil, let asked
    else { return nil }
    if let recipe = scene.dialogue.recipe, recipe.age == 1 || isOnTable(recipe) {
      return answer(asked, recipe.ingredients.map { ($0, nil) }, isRecipe: true)
    }
    // "ekmek var mı" after a meal may be of the house.
    guard points || asked.isWithout, let meal = scene.dialogue.meal, isInSight(meal) else {
      return nil
    }
    return answer(asked, meal.items.map { ($0.name, $0.food) }, isRecipe: false)
  }

  private func isOnTable(_ recipe: ToldRecipe) -> Bool {
    recipe.age <= Self.lately && points && scene.dialogue.isOnly(of: recipe)
  }

  /// Whether nothing was done since the meal.
  private func isInSight(_ meal: LoggedMeal) -> Bool {
    meal.age <= Self.lately && !scene.dialogue.steps.contains { $0.age < meal.age }
  }

  /// "içinde", "bunda": what was told is pointed at.
  private var points: Bool { words.contains { $0.fits("recipe.within") } }

  private struct Asked {
    var thing: IngredientTable.Thing?
    var word: String
    var said: String
    var isWithout: Bool
  }

  /// The one thing that is asked about; all other words point or ask.
  private var asked: Asked? {
    let tokens = scene.sentence.tokens.filter { $0.kind == .word }
    let named = tokens.filter { token in
      !token.folded.fits("recipe.within") && !token.folded.fits("recipe.containing")
    }
    let folded = named.map(\.folded)
    if let diet = DietNames.shipped.traits(in: folded), folded.count <= 2 {
      let thing = IngredientTable.Thing(traits: diet.traits, said: diet.said)
      return Asked(thing: thing, word: diet.said, said: diet.said, isWithout: true)
    }
    guard let first = named.first, let last = named.last, named.count <= 2 else { return nil }
    let said = String(scene.sentence.text[first.range.lowerBound..<last.range.upperBound])
    let word = folded.joined(separator: " ")
    let holds = words.contains { $0.fits("recipe.contained") }
    if word.fits("recipe.without"), !holds {
      guard let thing = IngredientTable.shipped.thing(of: String(word.dropLast(3))) else {
        return nil
      }
      return Asked(thing: thing, word: word, said: said, isWithout: true)
    }
    guard holds else { return nil }
    let thing = IngredientTable.shipped.thing(of: word)
    let isFood = scene.sentence.spans.contains { $0.food != nil }
    return thing != nil || isFood
      ? Asked(thing: thing, word: word, said: said, isWithout: false) : nil
  }

  private func answer(
    _ asked: Asked, _ things: [(name: String, food: String?)], isRecipe: Bool
  ) -> Answer? {
    var answer = Answer(
      asked: asked.said, isWithout: asked.isWithout, isRecipe: isRecipe, found: [], unsure: [])
    for (name, food) in things {
      if Self.isCalled(name, asked.word) {
        answer.found.append(name)
      } else if let thing = asked.thing {
        switch IngredientTable.shipped.holds(thing, name: name, food: food) {
        case true?: answer.found.append(name)
        case nil: answer.unsure.append(name)
        case false?: continue
        }
      } else if !isRecipe {
        answer.unsure.append(name)
      }
    }
    return answer
  }

  /// "badem unu" is of "badem", "kültür mantarı" of "mantar", "hindistan cevizi unu" of no "ceviz".
  private static func isCalled(_ name: String, _ word: String) -> Bool {
    let parts = Turkish.fold(name).split(separator: " ").map(String.init)
    guard let first = parts.first, let last = parts.last else { return false }
    if first == word || last == word || Turkish.fold(name) == word { return true }
    let stem = word.hasSuffix("k") ? word.dropLast() : word[...]
    return word.count >= 4 && parts.count > 1 && last.hasPrefix(stem)
      && last.count <= word.count + 2
  }
}
