import Analysis
import Domain
import Turkish

/// A wish for a dish that is told without the word for a recipe, or in two parts: "ton balığı ve salatalık
/// var, salata yap", "10 dakikada hazır olacak bir akşam yemeği lazım", "köfte tarifi ver, akşam için".
///
/// Nothing that was eaten, measured, taken or listed is such a wish.
struct WishedDish: KitchenTalk {
  let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// The recipe with all that was said of it; nil where nothing is to be cooked.
  var call: PlannedCall? {
    guard isPlain, makesDish || isForFoods || isBareMeal else { return nil }
    if isBareMeal, scene.dish == nil { return PlannedCall(ToldRecipe.maker) }
    var members: [JSON.Member] = []
    if let dish = scene.dish { members.append(.init(.mealType, .string(dish))) }
    members.append(.init(.notes, .string(scene.sentence.text.trimmed)))
    if !things.isEmpty {
      members.append(.init(.ingredients, .array(things.map(JSON.string))))
    }
    if let people { members.append(.init(.servings, .number(people))) }
    return PlannedCall(ToldRecipe.maker, .object(members))
  }

  /// Whether it can be taken for nothing else: foods that are to be cooked, told with a word for it.
  var isOnlyWish: Bool {
    isPlain && !scene.isQuestion
      && (isForFoods || (makesFood || namesDishFirst) && !namesRecord || isBareMeal)
  }

  /// "köfte tarifi ver, akşam için": a dish and the word for a recipe, and more behind the wish.
  private var namesDishFirst: Bool {
    let spans = scene.sentence.spans
    let recipe = spans.firstIndex { $0.has(.recipe) }
    let isOfDish = recipe.map { $0 > 0 && spans[$0 - 1].food != nil } ?? false
    return isOfDish && words.contains { $0.fits("recipe.wished") }
      && !(words.last?.fits("recipe.wished") ?? false)
  }

  /// "yemek öner": which meal is asked.
  private var isBareMeal: Bool {
    words.count == 2 && words[0].fits("recipe.mealword") && words[1].fits("recipe.proposing")
  }

  /// "kahvaltıya ekle", "kayıt yap": words that make a record.
  private var namesRecord: Bool { scene.has(.put, .record) }

  /// Nothing besides is told or asked for.
  private var isPlain: Bool {
    !scene.has(
      .medication, .list, .note, .target, .remind, .remove, .research, .activity, .symptom)
      && (!scene.has(.glucose, .sugarword) || isSteadyWish)
      && !scene.tellsOfEating && !scene.looksLikePath
      && !scene.clauses.contains { $0.isPast && !$0.verbIs(.be) }
      && !words.contains { $0.fits("recipe.kept") || $0.fits("kept.own") }
  }

  /// "şekerim fırlamasın": of glucose only that it should not rise, and no value of it; "100 g şeker olsun":
  /// of sugar that goes into the dish.
  private var isSteadyWish: Bool {
    let numbers = scene.sentence.spans.compactMap(\.number).filter { !$0.isArticle }
    if words.contains(where: { $0.fits("recipe.steady") }) { return numbers.isEmpty }
    return scene.sentence.spans.contains {
      $0.food != nil && $0.has(.sugarword) && $0.reading(.sugarword)?.noun?.possessor == 0
    }
      && scene.sentence.spans.contains { $0.measure?.measure == .gram }
  }

  private var hasFood: Bool { scene.sentence.spans.contains { $0.food != nil && !$0.has(.filler) } }

  /// "salata yap", "bir akşam yemeği lazım", "köfte tarifi ver, akşam için".
  private var makesDish: Bool {
    let isWished = words.contains { $0.fits("recipe.wished") }
    return isWished && (scene.has(.recipe) || scene.dish != nil && namesMeal || makesFood)
  }

  /// "şekersiz kek yap", "makarnayla bir şey yap", "3 yumurta var, naparım": a dish or its things, and that
  /// it be made; "ekmeği 1 dilim yap" and "onu kek yap" change what was told.
  private var makesFood: Bool {
    let spans = scene.sentence.spans
    let foods = spans.indices.filter { spans[$0].food != nil && !spans[$0].has(.filler) }
    let isChange = foods.contains { place in
      [.accusative, .dative, .genitive].contains(spans[place].food?.noun?.grammaticalCase ?? .bare)
    }
    guard !isChange, !words.contains(where: { $0.fits("recipe.changing") }),
      let verb = spans.lastIndex(where: { scene.sentence.folded($0).fits("recipe.making") })
    else { return false }
    if scene.has(.exist) { return foods.contains { $0 < verb } }
    guard verb > 0 else { return false }
    let before = spans[verb - 1]
    if foods.contains(verb - 1) {
      let isCounted =
        verb > 1
        && (spans[verb - 2].measure != nil
          || spans[verb - 2].number.map { !$0.isArticle } ?? false)
      return !isCounted && (before.food?.noun?.grammaticalCase ?? .bare) == .bare
    }
    return scene.sentence.folded(before).fits("recipe.something")
      && foods.contains { spans[$0].food?.noun?.grammaticalCase == .instrumental }
  }

  /// "bir akşam yemeği", "yemek", and not only the time of one.
  private var namesMeal: Bool { words.contains { $0.fits("recipe.mealword") } }

  /// "500 g tavuk, 200 g brokoli, bunlarla akşam yemeği": things at hand, and what is to come of them.
  private var isForFoods: Bool {
    hasFood && words.contains { $0.fits("recipe.these") }
      && (scene.dish != nil || scene.has(.recipe))
  }

  /// What is at hand or with what it is to be made, with its amount as it was said.
  private var things: [String] {
    let isAtHand = isForFoods || scene.has(.exist) && !scene.has(.recipe)
    let spans = scene.sentence.spans
    return spans.indices.compactMap { place in
      guard let food = spans[place].food, !spans[place].has(.filler, .dessert, .salad),
        spans[place].reading(.sugarword)?.noun?.possessor != 1,
        food.noun?.grammaticalCase == .instrumental
          || isAtHand && food.noun?.grammaticalCase ?? .bare == .bare
      else { return nil }
      let start = spans[..<place].lastIndex { $0.number == nil && $0.measure == nil }
      let amount = spans[((start ?? -1) + 1)..<place].map { scene.sentence.source($0) }
      return (amount + [food.phrase]).joined(separator: " ")
    }
  }

  private var people: Double? {
    guard known.has(.people, in: words) else { return nil }
    let number = scene.sentence.spans.compactMap(\.number).first { !$0.isArticle }?.value
    return number.flatMap { (1...50).contains($0) && $0 == $0.rounded() ? $0 : nil }
  }
}
