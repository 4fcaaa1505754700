import Analysis
import Domain
import Turkish

/// The newest recipe of the talk, as its tool told it.
struct ToldRecipe {
  var id: JSON
  var name: String
  var servings: Double
  var ingredients: [String]
  /// What it was made for, where it was made.
  var wish: JSON?
  /// How many messages ago it was told, or last to be changed.
  var age: Int
  /// All that was told of it.
  var value: JSON
  /// Whether it is in the archive, as far as the talk tells.
  var isKept: Bool { value[.saved] == .bool(true) }

  static let maker = "generateRecipe"
  private static let tools: Set = [maker, "saveRecipe", "updateRecipe", "searchArchive"]
  /// How many messages back a recipe may have been told.
  private static let lately = 6

  fileprivate init?(_ step: Dialogue.Step, in dialogue: Dialogue) {
    guard step.result.isOK, Self.tools.contains(step.call.name), let told = step.result.value
    else { return nil }
    // Of the archive one recipe alone is told whole.
    let value = step.call.name == "searchArchive" ? told[.detail] ?? [:] : told
    guard let id = value[.recipe] else { return nil }
    self.id = id
    self.value = value
    name = value[.name]?.string ?? ""
    servings = value[.servings]?.number ?? 1
    ingredients = (value[.ingredients]?.array ?? []).compactMap { $0[.name]?.string }
    wish = step.call.name == Self.maker ? step.call.arguments : nil
    age = step.age
    if let change = dialogue.steps.first(where: isChange) { age = change.age }
  }

  /// A change of it, also one that asked for more: "havuç ekle" without an amount.
  private func isChange(_ step: Dialogue.Step) -> Bool {
    step.call.name == "updateRecipe" && step.call.arguments[.recipe] == id
  }

  /// Whether a step goes on with it: what was eaten of it, kept, bought for it or taken back.
  func isOf(_ step: Dialogue.Step) -> Bool {
    step.call.name == "undo" || step.call.arguments[.recipe] == id
      || (step.call.arguments[.items]?.array ?? []).contains { $0[.recipe] == id }
  }

  fileprivate var isLate: Bool { age <= Self.lately }
}

extension ToldRecipe {
  /// Whether all words of its name, two and more, stand in a row of folded ones.
  func standsWhole(in words: [String]) -> Bool {
    let own = Turkish.fold(name).split(separator: " ").map(String.init)
    guard own.count > 1, words.count >= own.count else { return false }
    return (0...words.count - own.count).contains { start in
      Array(words[start..<start + own.count]) == own
    }
  }

  /// Whether one of some folded words is of an ingredient, in any case.
  func isNamed(in words: [String]) -> Bool { words.contains { ingredient(of: $0) != nil } }

  /// The ingredient that a folded word is of.
  func ingredient(of word: String) -> String? {
    ingredients.first { name in
      Turkish.fold(name).split(separator: " ").contains { head in
        // "içinde" is of no "kabak çekirdeği içi".
        guard head.count >= 2, word.count <= head.count + 4,
          !String(head).fits("recipe.partWords")
        else { return false }
        guard head.count >= 4 else {
          return word.hasPrefix(head)
            && NounSuffixes.form(of: Array(word.utf8), stem: head.utf8.count) != nil
        }
        return word.hasPrefix(head) || word.hasPrefix(head.dropLast())
      }
    }
  }
}

extension Dialogue {
  /// The newest recipe that was told lately; nil where none was.
  var recipe: ToldRecipe? { recipeOfThread.flatMap { $0.isLate ? $0 : nil } }

  /// The newest recipe of the thread, however far back.
  var recipeOfThread: ToldRecipe? { recipes.first }

  /// Whether nothing but a recipe was talked of since it was told or changed.
  func isOnly(of recipe: ToldRecipe) -> Bool {
    steps.prefix { $0.age < recipe.age }.allSatisfy(recipe.isOf)
  }

  /// The newest recipe whose name a message says, of those that were told in the thread.
  func recipe(called named: NamedKeeping) -> ToldRecipe? {
    guard named.kind != .product else { return nil }
    return recipes.first { named.fits($0.name) }
  }

  /// The newest kept recipe whose whole name stands in a message, however far back it was told: "Misafir
  /// Kebabı'ndan bir porsiyon yedim".
  func recipe(keptAs words: [String]) -> ToldRecipe? {
    recipes.first { $0.isKept && $0.standsWhole(in: words) }
  }

  /// The newest recipe in whose name all words of a dish stand: "humus" of "Havuçlu humus".
  func recipe(holding dish: String) -> ToldRecipe? {
    let words = Turkish.fold(dish).split(separator: " ")
    return recipes.first { recipe in
      let theirs = Turkish.fold(recipe.name).split(separator: " ")
      return words.allSatisfy(theirs.contains)
    }
  }

  var recipes: some Collection<ToldRecipe> {
    steps.lazy.compactMap { ToldRecipe($0, in: self) }
  }
}
