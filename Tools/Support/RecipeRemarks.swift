import Domain

/// What must be asked before a recipe is changed: amounts that nobody cooks.
enum RecipeDoubt {
  /// Of one serving: grams of a thing, of salt, and of carbohydrate.
  private static let (mostGrams, mostSalt, mostCarbs) = (2000.0, 15.0, 150.0)
  private static let salt = "tuz"

  /// The question about what is more than anybody eats, where the change brings it; nil for none.
  static func question(before old: Recipe, _ new: Recipe) -> String? {
    let servings = Double(max(new.servings, 1))
    let strange = new.ingredients.filter { line in
      let grams = (line.grams ?? 0) / servings
      return grams > mostGrams || line.food == salt && grams > mostSalt
        || (line.nutrients?.carbs ?? 0) / servings > mostCarbs
    }
    let before = Double(max(old.servings, 1))
    let isNew = strange.contains { line in
      let same = old.ingredients.first { $0.name == line.name && $0.food == line.food }
      return (line.grams ?? 0) / servings > (same?.grams ?? 0) / before + 0.5
    }
    return isNew ? Texts.strangeRecipe(strange, carbs: new.perServing.carbs) : nil
  }
}

extension Recipe {
  /// That a serving is over the load that is aimed at; nil where it is not, or is not known.
  var overAim: String? {
    glycemicLoad.flatMap { $0 >= Recipe.highLoad ? Texts.overAim($0) : nil }
  }
}

/// What the steps of a changed recipe still name, or do not name yet.
struct StaleSteps {
  private let recipe: Recipe
  /// Things that are not in it any more and that a step names, of this change and of earlier ones.
  private let gone: [String]
  /// Things that are in it since this change and that no step names.
  private let unnamed: [String]

  init(from old: Recipe, to new: Recipe) {
    recipe = new
    let steps = new.steps.joined(separator: " ")
    let left = new.ingredients.map(\.name)
    let before = old.ingredients.map(\.name)
    let earlier = old.chefNotes.compactMap(Texts.namedInSteps).flatMap(\.self)
    gone = (earlier + before).reduce(into: []) { names, name in
      if !left.contains(name), !names.contains(name), NameInText.has(name, in: steps) {
        names.append(name)
      }
    }
    unnamed = left.filter { name in
      !before.contains(name) && !steps.isEmpty && !NameInText.has(name, in: steps)
    }
  }

  /// The recipe's notes, which keep what the steps name wrongly for the next time it is shown.
  var notes: [String] {
    recipe.chefNotes.filter { Texts.namedInSteps($0) == nil }
      + (gone.isEmpty ? [] : [Texts.stillInSteps(gone)])
  }

  var remarks: [String] {
    (gone.isEmpty ? [] : [Texts.stillInSteps(gone)])
      + (unnamed.isEmpty ? [] : [Texts.notInSteps(unnamed)])
  }
}
