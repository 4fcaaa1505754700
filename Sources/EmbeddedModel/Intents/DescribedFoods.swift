import Analysis
import Turkish

// Words that can say of which kind a food of a meal was.
extension CorrectionIntents {
  /// "kıymalıydı", "ekmek tam buğdaydı", "ayran değil şalgam"; not "midem bozuldu", "telefonumu değiştirdim",
  /// "otobüs değil tren": nothing else is told of in the same clause.
  func mayDescribe(_ place: Int, _ target: MealTarget) -> Bool {
    let word = message.word(place)
    let next = place + 1
    let isDenied = next < message.spans.count && message.spans[next].has(.not)
    guard !isDenied, !Self.isState(word) else { return false }
    let clause = message.clauseOf[place]
    return message.spans.indices.allSatisfy { other in
      other == place || message.clauseOf[other] != clause || isOfDish(other, target)
    }
  }

  /// Whether a word can stand beside the kind of a food: the food itself, an amount, an order to change it.
  private func isOfDish(_ place: Int, _ target: MealTarget) -> Bool {
    let span = message.spans[place]
    if span.measure != nil || span.number != nil || span.has(.correction, .filler) { return true }
    if span.isUnknown {
      // "light değil normaldi"; "otobüs değil tren" denies what was no food of it.
      let next = place + 1
      let isDenied = next < message.spans.count && message.spans[next].has(.not)
      return !isDenied || WordSets.describes(message.word(place))
    }
    if span.food != nil {
      let held = target.meal.items.contains { item in
        span.food.map { FoodRole.shares(item.name, $0.phrase) } ?? false
      }
      return held || !span.has(.thing, .household, .body)
    }
    if let form = span.finiteVerb?.verb {
      return span.has(.be, .correction, .eat, .put, .cook)
        || span.has(.change) && form.mood != .past && form.mood != .reported
    }
    return !span.has(.thing, .household, .body, .person, .given, .activity, .medication)
  }
}
