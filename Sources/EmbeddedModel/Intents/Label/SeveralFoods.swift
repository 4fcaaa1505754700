import Analysis
import Domain
import Turkish

// Carbohydrate that is said beside several foods.
extension LabelIntent {
  /// "lahmacun ve ayran, 90 kh saydım": what all of them have, and nobody knows which how much.
  ///
  /// A figure that stands right behind one food and before another, or in its brackets, is that food's,
  /// as is one that is read from a label.
  func isTotal(_ said: SaidCarbs) -> Bool {
    guard said.basis == .unsaid, !said.isRead, let first = said.places.min(),
      let last = said.places.max()
    else { return false }
    let spans = message.spans
    let isInBrackets = last + 1 < spans.count && message.word(last + 1) == ")"
    let before = spans[..<first].lastIndex { $0.food != nil }
    let isOfNamed =
      before.map { place in
        [.genitive, .locative].contains(spans[place].food?.noun?.grammaticalCase)
      } ?? false
    let isBetween =
      first > 0 && !spans[first - 1].isMark && spans[(last + 1)...].contains { $0.food != nil }
    // "10 gram karbonhidrat verdim, 2 bisküvi 1 elma": a mark or a verb parts it from all that is named.
    let isAhead =
      before == nil && last + 1 < spans.count
      && (spans[last + 1].isMark || spans[last + 1].finiteVerb != nil)
    return isAhead || before != nil && !isInBrackets && !isOfNamed && !isBetween
  }

  /// Whether what is told is another meal than the last: by its name, or since that one lacks a food.
  func isOther(than meal: LoggedMeal, _ rest: MessageAnalysis) -> Bool {
    if rest.isOnlyMealName {
      return rest.scene.mealCall([], at: rest.times.map(\.time)).arguments[.mealType]?.string
        != meal.type
    }
    return !each.isEmpty
      && !rest.foods.allSatisfy { food in meal.items.contains { $0.name.contains(food.name) } }
  }

  /// "makarna 65 kh, ayran 8 kh": each food with the figure behind it; nil where one has none to own it.
  func figuredEach(_ meal: IntentCandidate) -> IntentCandidate? {
    guard var call = meal.calls.first else { return nil }
    var items = call.arguments[.items]?.array ?? []
    var taken: Set<Int> = []
    var start = 0
    for figure in each {
      guard let first = figure.places.min(), start <= first,
        let food = message.spans[start..<first].last(where: { $0.food != nil })?.food,
        let item = items.indices.first(where: { place in
          !taken.contains(place)
            && items[place][.name]?.string.map { $0.contains(food.phrase) } == true
        })
      else { return nil }
      items[item] = items[item].setting(.carbs, to: .number(figure.grams))
      taken.insert(item)
      start = (figure.places.max() ?? first) + 1
    }
    call.arguments = call.arguments.setting(.items, to: .array(items))
    return candidate(call, "each")
  }
}

extension SaidCarbsReader {
  /// "makarna 65 kh, ayran 8 kh": every figure with its word, where there are several.
  func readEach() -> [SaidCarbs] {
    let all = spans.indices.filter(isCarbs).compactMap(said)
    let isApart = zip(all, all.dropFirst()).allSatisfy { $0.places.isDisjoint(with: $1.places) }
    return all.count > 1 && isApart ? all : []
  }
}

extension MessageAnalysis {
  /// "kahvaltı", "öğlen yemeği": the name of a meal, when it was, and nothing besides.
  var isOnlyMealName: Bool {
    spans.contains { $0.has(.meal) || $0.time?.meal != nil }
      && spans.allSatisfy { $0.isMark || $0.has(.meal) || $0.time != nil || $0.has(.filler) }
  }
}

extension IntentCandidate {
  /// How many foods its first call holds.
  var foodCount: Int { calls.first?.arguments[.items]?.array?.count ?? 0 }
}
