import Analysis
import Domain
import Turkish

// The wish of the recipe that was just made, once more: for another dish, another meal, or otherwise.
extension RecipeTalk {
  /// "başka bir tane", "tavuklu olsun", "daha az karbonhidratlı": the wish of the recipe that was just made
  /// once more, with what is said now.
  var anotherRecipe: PlannedCall? {
    guard let recipe, recipe.age == 1, let wish = recipe.wish, words.count <= Self.longestChange,
      !scene.has(.glucose, .medication, .list, .note, .target, .put, .meal),
      !scene.tellsOfEating, !scene.has(.recipe) || isBareAgain
    else { return ofOtherMeal }
    // "adı … olsun" names the one that was told.
    guard !known.has(.naming, in: Array(words.prefix(1))) else { return nil }
    let isAnother = known.has(.another, in: words)
    // "etsiz olsun, iki kişiyiz"
    let people = known.has(.people, in: words) ? number : nil
    let leavesOut = words.contains { $0.fits("recipe.without") }
    // "20 dakikada olsun", "tek tencerede olsun" count nothing of it.
    let countsNothing =
      words.contains { $0.fits("recipe.minutes") } || known.has(.way, in: words)
    let isOtherwise =
      known.has(.otherwise, in: words) && (number == nil || people != nil || countsNothing)
      && (!recipe.isNamed(in: words) || leavesOut)
    guard isAnother || isOtherwise else { return ofOtherMeal }
    // "bunu dün yaptım, başka bir şey söyle" says nothing of how it is to be.
    let isOnlyAnother =
      isAnother && !isOtherwise && !hasFood
      && !known.has(.style, in: words)
    let saysHow =
      !isOnlyAnother
      && scene.sentence.spans.contains { span in
        !span.isMark && !span.has(.filler) && span.number?.isArticle != true
          && !known.has(.another, in: [scene.sentence.folded(span)])
      }
    let notes = [wish[.notes]?.string, saysHow ? scene.sentence.text.trimmed : nil]
      .compactMap(\.self)
    var changed =
      notes.isEmpty ? wish : wish.setting(.notes, to: .string(notes.joined(separator: ", ")))
    if let people, (1...50).contains(people) {
      changed = changed.setting(.servings, to: .number(people))
    }
    return PlannedCall(ToldRecipe.maker, changed)
  }

  private static let longestChange = 8

  /// "başka tarif ver", "yeni tarif": another one of the same wish, of which nothing more is told.
  private var isBareAgain: Bool {
    known.has(.another, in: words) && !hasFood && scene.dish == nil && number == nil
      && !known.has(.style, in: words) && !known.has(.ownrecipes, in: words)
      && scene.sentence.spans.allSatisfy { span in
        span.isMark || span.has(.filler, .recipe, .recipeask, .want, .wish, .deictic)
          || span.number?.isArticle == true
          || known.has(.another, in: [scene.sentence.folded(span)])
          || scene.sentence.folded(span).fits("recipe.something")
          || ["recipe.anew", "recipe.wished"].contains { scene.sentence.folded(span).fits($0) }
      }
  }

  /// "akşam yemeği olsun", "atıştırmalık", "sulu bir şey" after a recipe: the same wish for that meal or of
  /// that kind; nil where the recipe is one already.
  private var ofOtherMeal: PlannedCall? {
    guard let recipe, recipe.age <= 2, let wish = recipe.wish, words.count <= Self.longestMeal,
      !scene.has(.glucose, .medication, .list, .note, .target, .put, .recipe),
      !scene.tellsOfEating, !hasFood,
      !scene.isQuestion, number == nil
    else { return nil }
    let style = known.has(.style, in: words)
    guard scene.dish != nil || style,
      scene.sentence.spans.allSatisfy({ span in
        span.isMark || span.has(.filler, .meal, .be, .want, .wish, .deictic) || span.time != nil
          || span.number?.isArticle == true || scene.dish != nil && span.has(.snackDish)
          || known.has(.style, in: [scene.sentence.folded(span)])
          || scene.sentence.folded(span).fits("recipe.meals")
      })
    else { return nil }
    if isSameMeal { return nil }
    let notes = [wish[.notes]?.string, style ? scene.sentence.text.trimmed : nil]
      .compactMap(\.self)
    var changed = wish
    if let dish = scene.dish { changed = changed.setting(.mealType, to: .string(dish)) }
    if !notes.isEmpty {
      changed = changed.setting(.notes, to: .string(notes.joined(separator: ", ")))
    }
    return PlannedCall(ToldRecipe.maker, changed)
  }

  private static let longestMeal = 5

  /// "akşama", "akşam yemeği olsun" of a recipe that is one for the evening.
  var isSameMeal: Bool {
    guard let recipe, recipe.age == 1, recipe.wish != nil, let dish = scene.dish,
      words.count <= Self.longestMeal, !hasFood, !scene.isQuestion, number == nil
    else { return false }
    return recipe.value[.mealType]?.string == dish && !known.has(.style, in: words)
      && scene.sentence.spans.allSatisfy { span in
        span.isMark || span.has(.filler, .meal, .be) || span.time != nil
          || scene.sentence.folded(span).fits("recipe.meals")
          || known.has(.style, in: [scene.sentence.folded(span)])
      }
  }
}
