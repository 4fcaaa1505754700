import Analysis
import Domain
import Turkish

/// What is said of the recipe that was told last: what is in it, for how many it is, that it was eaten.
struct RecipeTalk: KitchenTalk {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// What is to be done with the recipe; nil where the message is not about it.
  var call: PlannedCall? {
    if isPasted { return PlannedCall("saveRecipe", [.text: .string(scene.sentence.text)]) }
    if let lines = InlineRecipe(scene).lines {
      return PlannedCall("saveRecipe", [.text: .string(lines)])
    }
    if let told = toldRecipe { return PlannedCall("saveRecipe", [.text: .string(told)]) }
    guard !scene.isQuestion, !scene.has(.glucose, .medication) else { return nil }
    guard let recipe else { return ofThread }
    if let noted = noted(recipe) { return noted }
    if let called = keptAs(recipe) { return called }
    if let kept = listed(recipe) ?? kept(recipe) { return kept }
    guard !scene.has(.list) else { return nil }
    return named(recipe) ?? scaled(recipe)
      ?? RecipeEdits(scene: scene, recipe: recipe).call ?? shown(recipe) ?? marked(recipe)
  }

  /// "6 kişilik yap", "soğanı çıkar", "bu tarifi göster" long after the recipe of the thread was told.
  private var ofThread: PlannedCall? {
    guard NamedKeeping(scene) == nil, !scene.has(.list), let recipe = scene.dialogue.recipeOfThread
    else { return nil }
    return scaled(recipe) ?? RecipeEdits(scene: scene, recipe: recipe).call ?? shown(recipe)
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

  /// The recipe that was told last, else the one that is named: "mercimek çorbası tarifini sil".
  var recipe: ToldRecipe? {
    if let named = NamedKeeping(scene) { return scene.dialogue.recipe(called: named) }
    return ofServings ?? scene.dialogue.recipe(keptAs: words) ?? scene.dialogue.recipe
  }

  /// "humusu 4 kişilik yap": the dish that is named, and has been told.
  private var ofServings: ToldRecipe? {
    let dishes = scene.sentence.spans.compactMap(\.food).map(\.phrase)
    guard dishes.count == 1, known.has(.people, in: words), known.has(.set, in: words) else {
      return nil
    }
    return scene.dialogue.recipe(holding: dishes[0])
  }

  /// Whether foods are named, and not as the name of the recipe.
  private var hasOtherFood: Bool { hasFood && NamedKeeping(scene) == nil }

  var number: Double? {
    scene.sentence.spans.compactMap(\.number).first { !$0.isArticle }?.value
  }

  /// What is ordered and not forbidden: of "tarifi kaydet ama listeye ekleme" the first.
  private var orders: [Clause] {
    scene.clauses.filter { clause in
      clause.has(.put) && !clause.isNegated && !clause.isPast && !clause.isDeclined
    }
  }

  /// "tarifi kaydet", "malzemeleri listeye ekle", "malzemelerini 4 kişilik listeye ekle".
  private func kept(_ recipe: ToldRecipe) -> PlannedCall? {
    guard let order = orders.last, !scene.has(.note, .meal, .target, .remind),
      !order.spans.contains(where: { $0.has(.notecall) }),
      !known.has(.noting, in: words),
      !known.has(.favorite, in: words),
      !scene.sentence.spans.contains(where: { $0.food != nil })
    else { return nil }
    let isList = isForList(recipe)
    if isList, saysRest { return rest(of: recipe) }
    let people = known.has(.people, in: words) ? number : nil
    guard isNear(recipe) || known.has(.ofit, in: words) || isList && people != nil else {
      return nil
    }
    guard scene.sentence.spans.allSatisfy({ $0.number == nil }) || people != nil else {
      return nil
    }
    var arguments: JSON = [.recipe: recipe.id]
    if let people { arguments = arguments.setting(.servings, to: .number(people)) }
    return PlannedCall(isList ? "addToShoppingList" : "saveRecipe", arguments)
  }

  /// "ekle listeye", "malzemeleri de ekle", "2 kişilik olarak ekle" to the offer: what is to be bought.
  private func isForList(_ recipe: ToldRecipe) -> Bool {
    if orders.contains(where: { $0.has(.list) }) { return true }
    guard known.has(.puts, in: words), !known.has(.keep, in: words) else { return false }
    if scene.has(.list), orders.count == 1 { return true }
    let isOffered = recipe.age == 1 && scene.dialogue.lastAnswer?.hasSuffix("?") == true
    return known.has(.heading, in: words) || isOffered && known.has(.people, in: words)
  }

  private var saysRest: Bool { scene.says(.others) }

  /// "geri kalan malzemeleri de ekle": what of the recipe is on no line of the list yet.
  private func rest(of recipe: ToldRecipe) -> PlannedCall {
    let lines = ListLines(scene.dialogue)
    let named = recipe.ingredients.filter { lines.line($0) != nil }
    let left = (recipe.value[.ingredients]?.array ?? []).filter { line in
      line[.name]?.string.map { !named.contains($0) && !KitchenWords.shipped.isAlwaysThere($0) }
        ?? false
    }
    guard !named.isEmpty else { return PlannedCall("addToShoppingList", [.recipe: recipe.id]) }
    guard !left.isEmpty else { return PlannedCall("getShoppingList") }
    let keys: [JSON.Key] = [.name, .quantity, .unit]
    let items = left.map { line in
      JSON.object(keys.compactMap { key in line[key].map { JSON.Member(key, $0) } })
    }
    return PlannedCall("addToShoppingList", [.items: .array(items)])
  }

  /// Whether nothing else was talked of since the recipe: what of it was eaten and taken back is of it.
  func isNear(_ recipe: ToldRecipe) -> Bool {
    scene.dialogue.isOnly(of: recipe)
      && (recipe.age == 1 || scene.dialogue.newest != nil || wasAskedAbout(recipe))
  }

  /// Whether the message before this one asked about it and was answered in words: "içinde bal var mı".
  private func wasAskedAbout(_ recipe: ToldRecipe) -> Bool {
    guard recipe.age == 2, let text = scene.dialogue.unanswered,
      let before = scene.earlier(text)
    else { return false }
    return ContentsQuestion(before).answer != nil || RecipeQuestion(before).answer != nil
  }

  /// "tarifi göster", "bu tarifi bir daha göster".
  private func shown(_ recipe: ToldRecipe) -> PlannedCall? {
    guard known.has(.show, in: words), scene.has(.recipe), words.count <= 5, !isDenied,
      !hasOtherFood, !known.has(.ownrecipes, in: words),
      known.ordinal(in: words) == nil, number == nil
    else { return nil }
    return PlannedCall("searchArchive", [.kind: .recipe, .id: recipe.id])
  }

  /// "bunu kaydet adı gelinimin tavuğu olsun", "bunu etli bamyam diye kaydet": kept under a name.
  private func keptAs(_ recipe: ToldRecipe) -> PlannedCall? {
    guard isNear(recipe), !isDenied, !scene.has(.eat, .list, .note, .target),
      words.contains(where: { known.has(.keep, in: [$0]) }),
      let name = RecipeName(scene).text
    else { return nil }
    return PlannedCall("saveRecipe", [.recipe: recipe.id, .name: .string(name)])
  }

  /// Whether it tells that a recipe was or was not kept, and asks for nothing.
  var tellsOfKeeping: Bool {
    !scene.isQuestion && scene.has(.recipe) && scene.has(.put) && orders.isEmpty && !hasFood
      && !scene.has(.show, .list, .note, .wish, .exist) && known.has(.keep, in: words)
  }

  /// "bu tarife not: misafire", "tarifime not ekle: az tuzlu".
  private func noted(_ recipe: ToldRecipe) -> PlannedCall? {
    let parts = scene.sentence.text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, !parts[1].trimmed.isEmpty else { return notedBehind(recipe) }
    let named = NamedKeeping(scene)
    let before = Turkish.tokens(of: parts[0]).filter { $0.kind == .word }.map(\.folded)
      .filter { word in !(named?.holds(word) ?? false) }
    guard before.contains(where: { known.areAll(.noting, [$0]) }),
      known.has(.ofit, in: before) || isNear(recipe),
      known.areAll(.noteword, before)
    else { return nil }
    return PlannedCall(
      "updateRecipe", [.recipe: recipe.id, .note: .string(parts[1].trimmed)])
  }

  /// "bu tarife not düş annem bulgur koyardı": the note stands behind the order.
  private func notedBehind(_ recipe: ToldRecipe) -> PlannedCall? {
    let tokens = scene.sentence.tokens
    guard let place = tokens.firstIndex(where: { $0.folded.fits("recipe.notedIn") }),
      tokens[..<place].allSatisfy({ known.has(.this, in: [$0.folded]) }),
      tokens.indices.contains(place + 3), known.areAll(.noting, [tokens[place + 1].folded]),
      tokens[place + 2].folded.fits("recipe.notes"), isNear(recipe) || known.has(.ofit, in: words)
    else { return nil }
    let note = scene.sentence.text[tokens[place + 3].range.lowerBound...]
    return PlannedCall(
      "updateRecipe", [.recipe: recipe.id, .note: .string(String(note).trimmed)])
  }

  /// "tarifin adını Anne ıspanağı yap".
  private func named(_ recipe: ToldRecipe) -> PlannedCall? {
    let tokens = scene.sentence.tokens.filter { $0.kind != .mark }
    guard let name = tokens.firstIndex(where: { known.has(.naming, in: [$0.folded]) }),
      scene.has(.recipe) || isNear(recipe) && name == 0, !isDenied,
      let last = tokens.last?.folded, known.has(.set, in: [last]) || known.has(.amend, in: [last]),
      name + 1 < tokens.count - 1
    else { return nil }
    let range = tokens[name + 1].range.lowerBound..<tokens[tokens.count - 2].range.upperBound
    return PlannedCall(
      "updateRecipe", [.recipe: recipe.id, .name: .string(String(scene.sentence.text[range]))])
  }

  /// "6 kişilik yap", "yarısı kadar yap", "iki katı olsun".
  private func scaled(_ recipe: ToldRecipe) -> PlannedCall? {
    let share: Double? =
      known.has(.half, in: words) ? 0.5 : known.has(.double, in: words) ? 2 : nil
    // "malzemeleri iki katına çıkar" takes nothing out.
    let isRaised = known.has(.double, in: words) && known.has(.drop, in: words)
    guard known.has(.set, in: words) || isRaised, words.count <= 7, !isDenied || isRepair,
      !recipe.isNamed(in: words) || NamedKeeping(scene) != nil,
      share == nil || !hasOtherFood
    else { return nil }
    let people = known.has(.people, in: words) ? number : share.map { $0 * recipe.servings }
    guard let people, people >= 1, people <= 50, people == people.rounded() else { return nil }
    return PlannedCall("updateRecipe", [.recipe: recipe.id, .servings: .number(people)])
  }

  /// "yok 1 kişilik olsun": no to what was made of it before.
  private var isRepair: Bool {
    known.has(.people, in: words) && words.first.map { $0.fits("recipe.no") } == true
  }

  /// Whether anything is forbidden or declined.
  private var isDenied: Bool { scene.clauses.contains { $0.isNegated || $0.isDeclined } }

  var hasFood: Bool { scene.clauses.contains(where: \.hasFood) }

  /// "evet", "evet ekle" to whether the things of the recipe are to be bought.
  private func listed(_ recipe: ToldRecipe) -> PlannedCall? {
    guard recipe.age == 1, scene.dialogue.lastAnswer?.hasSuffix("?") == true,
      known.areAll(.agree, words), !known.has(.keep, in: words), !isDenied
    else { return nil }
    return PlannedCall("addToShoppingList", [.recipe: recipe.id])
  }

  /// "6 kişilik yap" of the recipe that was just told, where nothing says that it should be another dish.
  var scaledAlone: PlannedCall? {
    let isPolite = words.contains { $0.fits("asking.addressed") }
    guard let recipe, isNear(recipe), !scene.isQuestion || isPolite,
      !scene.has(.list, .glucose, .eat),
      words.allSatisfy({ word in
        let kinds: [KitchenWords.Kind] = [.set, .people, .ofit, .this, .half]
        return kinds.contains { known.has($0, in: [word]) } || word.fits("recipe.scaling")
          || word.fits("asking.addressed")
          || Turkish.numbers(in: Turkish.tokens(of: word)).first != nil
      })
    else { return nil }
    return scaled(recipe)
  }

  /// Whether a name that is told fits several recipes that are kept, of which one has to be chosen.
  private var namesSeveral: Bool {
    guard let named = NamedKeeping(scene) else { return false }
    let kept = scene.dialogue.recipes.filter { $0.isKept && named.fits($0.name) }
    return Set(kept.compactMap { $0.id.number }).count > 1
  }

  /// "tarifi sık kullanılanlara ekle", "bu tarifi sil".
  private func marked(_ recipe: ToldRecipe) -> PlannedCall? {
    guard known.has(.this, in: words) || isNear(recipe), words.count <= 7, !isDenied,
      !known.has(.ownrecipes, in: words)
    else { return nil }
    let target: [JSON.Member] = [.init(.kind, .recipe), .init(.id, recipe.id)]
    if known.has(.unfavorite, in: words)
      || known.has(.favorite, in: words) && known.has(.drop, in: words)
    {
      return PlannedCall("setFavorite", .object(target + [.init(.favorite, .bool(false))]))
    }
    if known.has(.favorite, in: words) { return PlannedCall("setFavorite", .object(target)) }
    let isRecipe = scene.has(.recipe) || known.has(.archive, in: words)
    if known.has(.delete, in: words), isRecipe, !namesSeveral {
      return PlannedCall("deleteFromArchive", .object(target))
    }
    return nil
  }
}
