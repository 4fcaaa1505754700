import Analysis
import Domain
import Turkish

/// What was eaten of the recipe that the talk is about: by whom, how much, and what else with it.
///
///     "bundan 2 porsiyon yedim"          // two portions
///     "eşim tarifin yarısını yedi"       // half of all its portions, a meal of hers
///     "bir porsiyon yedim, yanında ayran"
struct EatenRecipe: KitchenTalk {
  let scene: Scene
  let recipe: ToldRecipe

  /// A meal for each who ate; nil where nothing of the recipe was eaten, or it is not told how much.
  var calls: [PlannedCall]? {
    if let share = ownShare { return [share] }
    guard isMeant, let eaten = Eating.all(in: scene), !eaten.isEmpty, !asksOwnShare else {
      return nil
    }
    if eaten.count == 1, let corrected = justEaten(eaten[0]) { return [corrected] }
    guard !isPartOfPart(eaten) else { return nil }
    let meals = eaten.compactMap(meal)
    return meals.count == eaten.count ? meals : nil
  }

  /// "bir porsiyon yedim, yarısını annem yedi": of the portion, or of the whole dish, is not told.
  private func isPartOfPart(_ eaten: [Eating]) -> Bool {
    zip(eaten, eaten.dropFirst()).contains { first, second in
      first.person != second.person && first.quantities.contains { $0.measure != nil }
        && second.quantities.count == 1 && second.quantities[0].isPart
        && second.quantities[0].number?.form.isPossessive == true
    }
  }

  /// The choices that are asked about where a part of a part was eaten: each has its own half, or the one
  /// who ate first all of the portion.
  var choicesOfParts: [[PlannedCall]] {
    guard isMeant, let eaten = Eating.all(in: scene), eaten.count == 2, isPartOfPart(eaten),
      let portions = amount(eaten[0], besides: [])?.quantity
    else { return [] }
    let part = eaten[1].quantities[0].value
    func meals(_ first: Double, _ second: Double) -> [PlannedCall] {
      [(eaten[0], first), (eaten[1], second)].map { eating, quantity in
        let item: JSON = [
          .name: .string(recipe.name), .quantity: .number(quantity),
          .unit: .string(Measure.portion.rawValue), .recipe: recipe.id,
        ]
        return ProductMeal(scene).meal([item], person: eating.person)
      }
    }
    return [
      meals(portions * (1 - part), portions * part), meals(portions, part * recipe.servings),
    ]
  }

  /// The writer's meal, where it is open who ate: "bundan bir porsiyon yedi".
  var callsToAsk: [PlannedCall] {
    guard isMeant, Eating.all(in: scene) == nil,
      let eaten = Eating.all(in: scene, takesOpenAsOwn: true)
    else { return [] }
    return eaten.compactMap(meal)
  }

  // MARK: Whether it is meant

  private var isNamed: Bool {
    NamedKeeping(scene).map { $0.fits(recipe.name) }
      ?? (recipe.isKept && recipe.standsWhole(in: words))
  }

  /// Whether the recipe is pointed at, named, or the only thing that portions can be of.
  var isMeant: Bool {
    let areSeveral = words.count { $0.fits("kept.recipe") } > 1
    guard !areSeveral, !isOfOther else { return false }
    if isNamed { return true }
    let isOwn = ProductMeal(scene).isOf(recipe.name, isKept: recipe.isKept)
    let hasPortion = scene.sentence.spans.contains { isServing($0) }
    let hasShare = Quantity.all(in: scene.sentence).contains(where: \.isPart) || saysWhole
    let isOfIt =
      isOwn || isDishInSight || isMadeAndEaten
      || strangers.isEmpty && isInSight && !vessels.isEmpty
      || strangers.isEmpty && (hasPortion && isOnlyMeal || isInSight && (hasShare || isThis))
    return isOfIt || known.has(.portioned, in: words)
      || isInSight && hasShare && isOwnedByName
  }

  /// Whether nothing else was told of or eaten since.
  var isInSight: Bool {
    recipe.age <= Self.lately
      && scene.dialogue.isOnly(of: recipe)
  }

  private static let lately = 3

  private static let others = Set(LabelTalk.tools + ["logMeal", "updateMeal", "repeatMeal"])

  /// Whether nothing else was eaten since, nor a label read.
  private var isOnlyMeal: Bool {
    scene.dialogue.steps.prefix { $0.age < recipe.age }.allSatisfy { step in
      recipe.isOf(step) || !Self.others.contains(step.call.name)
    }
  }

  /// "bunu yedim": what was just told, and nothing else.
  private var isThis: Bool {
    recipe.age == 1 && words.first.map { known.has(.thisdish, in: [$0]) } ?? false
  }

  /// "bu çorbadan 2 porsiyon içtim", "250 gram kabak dolması yedim", "sütlacımdan 1 kase": the dish that was
  /// just told is called so, and no other food stands before the verb.
  private var isDishInSight: Bool {
    let eaten = strangers
    guard isInSight, !eaten.isEmpty, eaten.allSatisfy(isOfDish), !isFromElsewhere else {
      return false
    }
    let spans = scene.sentence.spans
    let isMeasured = spans.contains { span in
      isServing(span) || [.gram, .kilogram].contains(span.measure?.measure)
    }
    let isPointedAt = eaten.contains { place in
      spans[place].food?.noun?.grammaticalCase == .ablative
        || place > 0 && scene.sentence.folded(spans[place - 1]).fits("kept.pointing")
    }
    return isMeasured || isPointedAt
  }

  /// "dün lokantada 2 kase çorba içtim", "sabah menemen yedim": of another day, hour or place than the dish
  /// that was just told.
  var isFromElsewhere: Bool {
    scene.sentence.spans.contains { span in
      span.time.map { $0.instant == nil } ?? false
        || span.food == nil && span.readings.contains { $0.noun?.grammaticalCase == .locative }
    }
  }

  /// Whether a food is the dish itself and no part of it: "çorba" of "Mercimek çorbası", not "mercimek".
  func isOfDish(_ place: Int) -> Bool {
    let theirs = Turkish.fold(recipe.name).split(separator: " ").map(String.init)
    let mine = Turkish.fold(scene.sentence.spans[place].food?.phrase ?? "").split(separator: " ")
      .map(String.init)
    guard let dish = theirs.last, let head = mine.last else { return false }
    func isSame(_ one: String, _ other: String) -> Bool {
      let (short, long) = one.count <= other.count ? (one, other) : (other, one)
      return one == other
        || short.count >= 4 && long.hasPrefix(short.dropLast())
          && long.count <= short.count + 2
    }
    return isSame(head, dish)
      && mine.dropLast().allSatisfy { word in theirs.contains { isSame(word, $0) } }
  }

  /// "menemenin çeyreğini": the name owns the share.
  private var isOwnedByName: Bool {
    !ownFoods.isEmpty
      && ownFoods.allSatisfy { scene.sentence.spans[$0].food?.noun?.grammaticalCase == .genitive }
  }

  /// "menemen tarifinden" is of no other recipe than the menemen.
  private var isOfOther: Bool {
    if let named = NamedKeeping(scene) { return !named.fits(recipe.name) }
    let spans = scene.sentence.spans
    return spans.indices.dropFirst().contains { place in
      spans[place].has(.recipe) && spans[place - 1].food != nil && !isOfName(place - 1)
    }
  }

  var saysWhole: Bool { known.has(.whole, in: words) }

  // MARK: Foods

  var foods: [Int] {
    scene.sentence.spans.indices.filter { place in
      let span = scene.sentence.spans[place]
      return span.food != nil && !span.has(.filler) && span.measure == nil
    }
  }

  private func isOfName(_ place: Int) -> Bool {
    let theirs = Turkish.fold(recipe.name).split(separator: " ").map(String.init)
    let phrase = scene.sentence.spans[place].food?.phrase ?? ""
    return Turkish.fold(phrase).split(separator: " ").allSatisfy { theirs.contains(String($0)) }
  }

  private var ownFoods: [Int] { foods.filter(isOfName) }

  func isOwn(_ place: Int) -> Bool { isOfName(place) || isOfDish(place) }

  /// Foods that are no name of it and stand before its verb, so that the amount can be theirs.
  var strangers: [Int] {
    let verb = scene.sentence.spans.firstIndex { $0.finiteVerb != nil && $0.has(.eat) }
    return foods.filter { $0 < (verb ?? .max) }
  }

  // MARK: How much

  private func isServing(_ span: Span) -> Bool {
    [.portion, .plate, .bowl].contains(span.measure?.measure)
  }

  func meal(_ eating: Eating) -> PlannedCall? {
    let beside = foods.filter { eating.places.contains($0) && !isOwn($0) }
    let others = beside.compactMap { eating.item(ofFoodAt: $0, in: scene) }
    guard let amount = amount(eating, besides: beside), others.count == beside.count else {
      return nil
    }
    let portions: JSON = [
      .name: .string(recipe.name), .quantity: .number(amount.quantity),
      .unit: .string(amount.unit), .recipe: recipe.id,
    ]
    let meal = ProductMeal(scene).meal([portions] + others, person: eating.person)
    guard isTimeOfName else { return meal }
    let members = (meal.arguments.members ?? []).filter {
      !$0.isNamed(.eatenAt) && !$0.isNamed(.mealType)
    }
    return PlannedCall(meal.tool, .object(members))
  }

  /// "Pazar Yemeği": a day that is a word of the recipe's name, and no other time.
  private var isTimeOfName: Bool {
    let own = Turkish.fold(recipe.name).split(separator: " ").map(String.init)
    let times = scene.sentence.spans.filter { $0.time != nil }
    return !times.isEmpty && recipe.standsWhole(in: words)
      && times.allSatisfy { own.contains(scene.sentence.folded($0)) }
  }

  /// How much of the recipe: portions, a weight, or a share of all that it makes.
  func amount(_ eating: Eating, besides foods: [Int]) -> (quantity: Double, unit: String)? {
    let own = eating.quantities(besides: foods)
    let measured = own.filter { $0.measure != nil }
    if own.count == 1, let vessel = vessels.first {
      return (min(vessel.value, 1) * recipe.servings, Measure.portion.rawValue)
    }
    let shares = own.filter(\.isPart)
    let counts = own.filter { $0.measure == nil && !$0.isPart && $0.number?.isArticle != true }
    guard measured.count <= 1, shares.count <= 1, counts.isEmpty else { return nil }
    let portion = Measure.portion.rawValue
    if let quantity = measured.first, let measure = quantity.measure {
      if [.gram, .kilogram].contains(measure.measure), shares.isEmpty {
        return (quantity.value * measure.factor, measure.measure.rawValue)
      }
      let isServing = [.portion, .plate, .bowl].contains(measure.measure)
      return isServing ? (quantity.value * (shares.first?.value ?? 1), portion) : nil
    }
    if let share = shares.first { return (share.value * recipe.servings, portion) }
    return (saysWhole ? recipe.servings : 1, portion)
  }

  /// "yok 2 porsiyon yedim" right after portions of something were written: they were so many.
  private func justEaten(_ eating: Eating) -> PlannedCall? {
    guard let first = words.first, first.fits("repair"), let step = scene.dialogue.lastWrite,
      step.age == 1, ["logMeal", "updateMeal"].contains(step.call.name), foods.isEmpty,
      let value = step.result.value, let id = value[.meal],
      let amount = amount(eating, besides: []),
      let items = value[.items]?.array, items.count == 1, let name = items[0][.name],
      items[0][.unit]?.string == amount.unit
    else { return nil }
    let item: JSON = [
      .name: name, .quantity: .number(amount.quantity), .unit: .string(amount.unit),
    ]
    return PlannedCall("updateMeal", [.meal: id, .items: [item]])
  }
}
