import Analysis
import Domain
import Turkish

extension MealIntent {
  /// "ben 1 dilim eşim 3 dilim börek yedik": what each had of the one food that is named behind the last
  /// of them.
  func portions() -> [IntentCandidate] {
    guard message.foods.count == 1, let food = message.foods.first, food.isKnown else { return [] }
    let eaters = message.eaters(inClause: message.clauseOf[food.head])
    guard let last = eaters.last, last.place < food.spans.lowerBound else { return [] }
    func amount(_ places: Range<Int>) -> Quantity? {
      let own = message.quantities.filter { places.contains($0.spans.lowerBound) }
      return own.count == 1 && own[0].doseUnit == nil ? own[0] : nil
    }
    guard let counted = amount(last.place..<food.spans.lowerBound) else { return [] }
    let items = FoodItems(.eaten, in: message, weights)
    return zip(eaters, eaters.dropFirst()).flatMap { eater, next -> [IntentCandidate] in
      guard let quantity = amount(eater.place..<next.place),
        (quantity.measure == nil) == (counted.measure == nil)
          || counted.measure?.measure == .piece
      else { return [] }
      return Person.variants(
        of: portion(quantity, of: food, items, eaters.count), at: quantity.spans.lowerBound,
        in: message)
    }
  }

  private func portion(_ quantity: Quantity, of food: FoodMention, _ items: FoodItems, _ count: Int)
    -> IntentCandidate
  {
    var mention = Mention(name: food.name, isKnown: true)
    mention.take(Amount(quantity))
    let group = Group(
      mentions: [mention], heads: [quantity.spans.lowerBound],
      times: message.times.filter { $0.place < quantity.spans.lowerBound }.map(\.time),
      claims: Set(quantity.spans))
    return candidate(group, of: items, "likely", count)
  }
}
