import Analysis
import Domain
import Turkish

/// What is said of the recipe that was told last: what is in it, for how many it is, that it was eaten.
struct RecipeTalk {
  let scene: Scene
  private let words: [String]
  private let known = KitchenWords.shipped

  init(_ scene: Scene) {
    self.scene = scene
    words = scene.sentence.tokens.filter { $0.kind != .mark }.map(\.folded)
  }

  /// What is to be done with the recipe; nil where the message is not about it.
  var call: PlannedCall? {
    if isPasted { return PlannedCall("saveRecipe", [.text: .string(scene.sentence.text)]) }
    if let told = toldRecipe { return PlannedCall("saveRecipe", [.text: .string(told)]) }
    guard let recipe, !scene.isQuestion, !scene.has(.glucose, .medication) else { return nil }
    if let noted = noted(recipe) { return noted }
    if let kept = listed(recipe) ?? kept(recipe) { return kept }
    guard !scene.has(.list) else { return nil }
    return eaten(recipe) ?? named(recipe) ?? scaled(recipe) ?? edited(recipe) ?? marked(recipe)
  }

  /// A recipe that was pasted: lines, one of which says that things follow.
  private var isPasted: Bool {
    let text = scene.sentence.text
    if text.hasPrefix("{") || text.hasPrefix("["), text.contains("\"recipeIngredient\"") {
      return true
    }
    let lines = text.split(whereSeparator: \.isNewline)
    return lines.count >= 3
      && lines.contains { line in
        let words = Turkish.fold(String(line)).split { !$0.isLetter }.map(String.init)
        return words.count <= 3 && known.has(.heading, in: words)
      }
  }

  /// "tarifimi kaydet: 2 yumurta, 1 domates …": what stands behind the order and has amounts.
  private var toldRecipe: String? {
    let parts = scene.sentence.text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[1].contains(where: \.isNumber) else { return nil }
    let order = Turkish.tokens(of: parts[0]).filter { $0.kind == .word }.map(\.folded)
    return order.count <= 5 && known.has(.ownrecipe, in: order) && known.has(.keep, in: order)
      ? parts[1].trimmed : nil
  }

  private struct Told {
    var id: JSON
    var name: String
    var servings: Double
    var ingredients: [String]
    /// What it was made for, where it was made.
    var wish: JSON?
    var age: Int
  }

  private static let tools = ["generateRecipe", "saveRecipe", "updateRecipe"]

  /// The newest recipe of the talk.
  private var recipe: Told? {
    for step in scene.dialogue.steps where step.age <= 6 && step.result.isOK {
      guard Self.tools.contains(step.call.name), let value = step.result.value,
        let id = value[.recipe]
      else { continue }
      return Told(
        id: id, name: value[.name]?.string ?? "", servings: value[.servings]?.number ?? 1,
        ingredients: (value[.ingredients]?.array ?? []).compactMap { $0[.name]?.string },
        wish: step.call.name == Self.tools[0] ? step.call.arguments : nil, age: step.age)
    }
    return nil
  }

  private var number: Double? {
    scene.sentence.spans.compactMap(\.number).first { !$0.isArticle }?.value
  }

  /// "tarifi kaydet", "malzemeleri listeye ekle".
  private func kept(_ recipe: Told) -> PlannedCall? {
    guard scene.has(.put), !scene.has(.note, .meal, .target, .remind),
      !known.has(.noting, in: words),
      !known.has(.favorite, in: words),
      recipe.age == 1 || known.has(.ofit, in: words),
      !scene.sentence.spans.contains(where: { $0.food != nil || $0.number != nil })
    else { return nil }
    return PlannedCall(
      scene.has(.list) ? "addToShoppingList" : "saveRecipe", [.recipe: recipe.id])
  }

  /// "bu tariften 2 porsiyon yedim".
  private func eaten(_ recipe: Told) -> PlannedCall? {
    let measure = scene.sentence.spans.compactMap(\.measure).first
    // "yarım porsiyon daha yedim" of no other food.
    let isOfIt = measure?.measure == .portion && !hasFood
    guard known.has(.portioned, in: words) || isOfIt, scene.has(.eat),
      scene.clauses.contains(where: {
        $0.verbIs(.eat) && $0.isPast && !($0.form?.isNegative ?? false)
      })
    else { return nil }
    let isWeight = measure?.measure == .gram || measure?.measure == .kilogram
    let item: JSON = [
      .name: .string(recipe.name), .quantity: .number(amount ?? 1),
      .unit: .string(isWeight ? measure?.unit ?? Measure.gram.rawValue : Measure.portion.rawValue),
      .recipe: recipe.id,
    ]
    var members: [JSON.Member] = [.init(.items, [item])]
    let times = scene.sentence.spans.compactMap(\.time)
    if let type = scene.mealType(times) {
      members.append(.init(.mealType, .string(type.rawValue)))
    }
    if let at = scene.moment(times) { members.append(.init(.eatenAt, .string(scene.text(at)))) }
    return PlannedCall("logMeal", .object(members))
  }

  private var amount: Double? {
    number ?? scene.sentence.spans.compactMap(\.number).first?.value
  }

  /// "bu tarife not: misafire", "tarifime not ekle: az tuzlu".
  private func noted(_ recipe: Told) -> PlannedCall? {
    let parts = scene.sentence.text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, !parts[1].trimmed.isEmpty else { return nil }
    let before = Turkish.tokens(of: parts[0]).filter { $0.kind == .word }.map(\.folded)
    guard before.contains(where: { known.areAll(.noting, [$0]) }), known.has(.ofit, in: before),
      known.areAll(.noteword, before)
    else { return nil }
    return PlannedCall(
      "updateRecipe", [.recipe: recipe.id, .note: .string(parts[1].trimmed)])
  }

  /// "tarifin adını Anne ıspanağı yap".
  private func named(_ recipe: Told) -> PlannedCall? {
    let tokens = scene.sentence.tokens.filter { $0.kind != .mark }
    guard scene.has(.recipe),
      let name = tokens.firstIndex(where: { known.has(.naming, in: [$0.folded]) }),
      let last = tokens.last?.folded, known.has(.set, in: [last]) || known.has(.amend, in: [last]),
      name + 1 < tokens.count - 1
    else { return nil }
    let range = tokens[name + 1].range.lowerBound..<tokens[tokens.count - 2].range.upperBound
    return PlannedCall(
      "updateRecipe", [.recipe: recipe.id, .name: .string(String(scene.sentence.text[range]))])
  }

  /// "6 kişilik yap", "yarısı kadar yap", "iki katı olsun".
  private func scaled(_ recipe: Told) -> PlannedCall? {
    guard known.has(.set, in: words), words.count <= 7 else { return nil }
    let share: Double? =
      known.has(.half, in: words) ? 0.5 : known.has(.double, in: words) ? 2 : nil
    let people = known.has(.people, in: words) ? number : share.map { $0 * recipe.servings }
    guard let people, people >= 1, people <= 50, people == people.rounded() else { return nil }
    return PlannedCall("updateRecipe", [.recipe: recipe.id, .servings: .number(people)])
  }

  /// "tuzu çıkar, 2 yumurta yap".
  private func edited(_ recipe: Told) -> PlannedCall? {
    guard recipe.age <= 3, !scene.has(.meal, .eat, .note, .target, .water) else { return nil }
    let drops = known.has(.drop, in: words)
    let sets = known.has(.set, in: words)
    let swaps = known.has(.swap, in: words)
    guard drops || sets || swaps, names(recipe) || recipe.age == 1 && (sets || drops) && hasFood,
      drops || swaps || number != nil || names(recipe) && words.count <= 3
    else { return nil }
    return PlannedCall(
      "updateRecipe", [.recipe: recipe.id, .text: .string(scene.sentence.text)])
  }

  private var hasFood: Bool { scene.clauses.contains(where: \.hasFood) }

  /// Whether a word of the message is one of the recipe's ingredients, in any case.
  private func names(_ recipe: Told) -> Bool {
    let heads = recipe.ingredients.flatMap {
      Turkish.fold($0).split(separator: " ").map(String.init)
    }
    return words.contains { word in
      heads.contains { head in
        head.count >= 2 && word.count <= head.count + 4
          && (word.hasPrefix(head) || head.count >= 4 && word.hasPrefix(head.dropLast()))
      }
    }
  }

  /// "evet", "evet ekle" to whether the things of the recipe are to be bought.
  private func listed(_ recipe: Told) -> PlannedCall? {
    guard recipe.age == 1, scene.dialogue.lastAnswer?.hasSuffix("?") == true,
      known.areAll(.agree, words), !known.has(.keep, in: words)
    else { return nil }
    return PlannedCall("addToShoppingList", [.recipe: recipe.id])
  }

  /// "başka bir tane", "tavuklu olsun", "daha az karbonhidratlı": the wish of the recipe that was just made
  /// once more, with what is said now.
  var anotherRecipe: PlannedCall? {
    guard let recipe, recipe.age == 1, let wish = recipe.wish, words.count <= Self.longestChange,
      !scene.has(.glucose, .medication, .list, .eat, .note, .target, .put, .meal, .recipe)
    else { return nil }
    let isAnother = known.has(.another, in: words)
    // "etsiz olsun, iki kişiyiz"
    let people = known.has(.people, in: words) ? number : nil
    let isOtherwise =
      known.has(.otherwise, in: words) && (number == nil || people != nil) && !names(recipe)
    guard isAnother || isOtherwise else { return nil }
    let saysHow = scene.sentence.spans.contains { span in
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
    return PlannedCall(Self.tools[0], changed)
  }

  private static let longestChange = 6

  /// "tarifi sık kullanılanlara ekle", "bu tarifi sil".
  private func marked(_ recipe: Told) -> PlannedCall? {
    guard known.has(.this, in: words) || recipe.age == 1, words.count <= 7,
      !known.has(.ownrecipes, in: words)
    else { return nil }
    let target: [JSON.Member] = [.init(.kind, "recipe"), .init(.id, recipe.id)]
    if known.has(.unfavorite, in: words)
      || known.has(.favorite, in: words) && known.has(.drop, in: words)
    {
      return PlannedCall("setFavorite", .object(target + [.init(.favorite, .bool(false))]))
    }
    if known.has(.favorite, in: words) { return PlannedCall("setFavorite", .object(target)) }
    let isRecipe = scene.has(.recipe) || known.has(.archive, in: words)
    if known.has(.delete, in: words), isRecipe {
      return PlannedCall("deleteFromArchive", .object(target))
    }
    return nil
  }
}
