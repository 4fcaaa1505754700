import Analysis
import Domain
import Turkish

/// What is looked up outside of the records: papers, the web, a recipe.
extension ReadIntents {
  func searches() -> [IntentCandidate] { papers() + web() + recipes() }

  private var scene: Scene { message.scene }

  private func papers() -> [IntentCandidate] {
    guard let (text, source) = query else { return [] }
    let plain: [JSON.Member] = [.init(.query, .string(text))]
    let notes = ["query=\(source)", "year=\(year == nil ? "none" : "said")"]
    let since = year.map { [JSON.Member(.fromYear, .number(Double($0)))] }
    return [candidate("searchPubMed", [plain], notes)]
      + (since.map { [candidate("searchPubMed", [plain + $0], notes)] } ?? [])
  }

  private func web() -> [IntentCandidate] {
    query.map { text, source in
      [candidate("searchWeb", [[.init(.query, .string(text))]], ["query=\(source)"])]
    } ?? []
  }

  /// The words to search for: those of this message, or where it has none those of the one before.
  ///
  /// "bunun araştırması var mı" has none. With a new question nothing goes out that was told before.
  private var query: (text: String, source: String)? {
    let words = message.spans.filter { span in
      !span.isMark
        && !span.has(.filler, .question, .ask, .papers, .webcall, .read, .deictic, .selfword)
    }
    let own = words.map { scene.sentence.source($0) }.joined(separator: " ")
    return own.isEmpty ? scene.dialogue.earlier.first.map { ($0, "both") } : (own, "own")
  }

  /// `2020 sonrası`, `son beş yıl`.
  private var year: Int? {
    let now = scene.zone.civil(at: scene.now).day.parts.year
    for quantity in message.quantities where quantity.isBare {
      let value = Int(quantity.value)
      if (1950...now).contains(value) { return value }
      let next = quantity.spans.upperBound
      if next < message.spans.count, message.spans[next].has(.yearword) { return now - value }
    }
    for (_, time) in message.times where time.grain == .year {
      if let dates = time.dates(now: scene.now, zone: scene.zone) {
        return scene.zone.civil(at: dates.lowerBound).day.parts.year
      }
    }
    return nil
  }

  // MARK: Recipes

  private func recipes() -> [IntentCandidate] {
    var base: [JSON.Member] = []
    if let meal = scene.dish { base.append(.init(.mealType, .string(meal))) }
    if let servings { base.append(.init(.servings, .number(servings))) }
    let text = scene.sentence.text.trimmed
    // "kek tarifi" names the dish, "kabakla bir tarif" what goes into it.
    let foods = message.foods.filter { food in
      let next = food.head + 1
      let isNamed =
        next < message.spans.count && message.spans[next].has(.recipe)
        && message.spans[food.head].food?.noun?.grammaticalCase != .instrumental
      return food.isKnown && !isNamed && !isUnwanted(food)
    }
    let things = foods.filter { food in
      let form = message.spans[food.head].food?.noun
      return form?.possessor == 0
        && [.bare, .accusative, .instrumental].contains(form?.grammaticalCase ?? .bare)
    }
    let named = JSON.array(listed(things).map(JSON.string))
    var found: [IntentCandidate] = []
    // What something was done about before is no part of this wish.
    let isFresh = scene.dialogue.newest?.result.isOK ?? false || scene.wishesAnew
    for (notes, source) in [(text, "own")]
      + ((isFresh ? nil : scene.dialogue.earlier.first).map { [($0.trimmed + "; " + text, "both")] }
        ?? [])
    {
      let members = base + [.init(.notes, .string(notes))]
      let said = ["query=\(source)", "foods=\(min(4, foods.count))"]
      found.append(candidate("generateRecipe", [members], said + ["things=none"]))
      if !things.isEmpty {
        found.append(
          candidate(
            "generateRecipe", [members + [.init(.ingredients, named)]],
            said + ["things=\(min(4, things.count))"]))
      }
      if foods.count > things.count {
        let all = JSON.array(foods.map { .string($0.name) })
        found.append(
          candidate(
            "generateRecipe", [members + [.init(.ingredients, all)]], said + ["things=all"]))
      }
      if base.contains(where: { $0.isNamed(.mealType) }) {
        let plain = members.filter { !$0.isNamed(.mealType) }
        found.append(candidate("generateRecipe", [plain], said + ["things=none"]))
      }
    }
    return found
  }

  /// "balık olmasın", "soğan ve sarımsak koyma": what is not to be in it is in the notes alone.
  private func isUnwanted(_ food: FoodMention) -> Bool {
    let rest = message.spans[(food.head + 1)...].drop { span in
      span.isMark || span.food != nil || span.has(.filler)
    }
    return rest.first?.finiteVerb?.verb?.isNegative == true
  }

  /// The things in the order of the words, with what is no food and stands among them: "tavuk, taş ve kabak".
  private func listed(_ things: [FoodMention]) -> [String] {
    guard let first = things.first?.head, let last = things.last?.head, first < last else {
      return things.map(\.name)
    }
    func isJoint(_ place: Int) -> Bool {
      message.spans[place].isMark || message.word(place).fits("self.and")
    }
    return (first...last).compactMap { place in
      if let thing = things.first(where: { $0.head == place }) { return thing.name }
      let span = message.spans[place]
      let isStranger =
        span.food == nil && span.number == nil
        && (span.isUnknown || span.measure != nil || span.has(.thing))
      guard isStranger, isJoint(place - 1), isJoint(place + 1) else { return nil }
      return scene.sentence.source(span)
    }
  }

  private var servings: Double? {
    message.quantities.first { quantity in
      let next = quantity.spans.upperBound
      return next < message.spans.count
        && (message.spans[next].has(.serving) || message.word(next).fits("recipe.guests"))
    }?.value
  }

}

extension Scene {
  /// Whether it is a whole wish after one that came to nothing, which has no part in it: that one was
  /// refused, or a dish is named now.
  var wishesAnew: Bool {
    guard let step = dialogue.newest, step.call.name == ToldRecipe.maker,
      let failure = step.result.failure, has(.recipe, .recipeask, .cookquestion)
    else { return false }
    return failure.code != "needsMeal" || sentence.spans.contains { $0.food != nil }
  }

  /// Words for a kind of dish, as `generateRecipe` calls it.
  private static let dishes: [(kind: WordClass, name: String)] = [
    (.salad, "salad"), (.dessert, "dessert"), (.breakfastDish, "breakfast"),
    (.snackDish, "snack"), (.lunchDish, "lunch"), (.dinnerDish, "dinner"),
  ]

  /// The kind of dish or the meal that is named, as `generateRecipe` calls it.
  var dish: String? {
    if let dish = Self.dishes.first(where: { has($0.kind) }) { return dish.name }
    switch mealType(sentence.spans.compactMap(\.time)) ?? clauses.lazy.compactMap(namedMeal).first {
    case .breakfast: return "breakfast"
    case .lunch: return "lunch"
    case .dinner: return "dinner"
    case .snack, .lateSnack: return "snack"
    case nil: return nil
    }
  }
}
