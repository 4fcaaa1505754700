import Analysis
import Turkish

/// A dish that was made, and how much of it was eaten: "kek yaptım 3 yumurta 2 bardak un, bir dilimini
/// yedim".
///
/// What it was made of was not eaten besides, and only the last amount is the dish's.
struct MadeDish {
  /// The food that names the dish, by its head.
  let product: Int
  let ingredients: Set<Int>
  /// How much of it was eaten.
  let eaten: Range<Int>

  init?(in message: MessageAnalysis) {
    let spans = message.spans
    let foods = message.foods.filter(\.isKnown)
    guard let made = spans.indices.first(where: { Self.isMade(spans[$0]) }),
      let verb = spans.indices.last(where: { $0 > made && Self.isEaten(spans[$0]) }),
      let product = foods.last(where: { $0.head < made }), made - product.head < 4,
      [.bare, .accusative].contains(spans[product.head].food?.noun?.grammaticalCase ?? .bare),
      let amount = Self.amount(before: verb, after: made, in: message),
      !foods.contains(where: {
        amount.overlaps($0.spans) || (amount.upperBound..<verb).contains($0.head)
      })
    else { return nil }
    let behind = foods.filter { $0.head > made && $0.head < amount.lowerBound }
    let before = foods.filter { $0.head < product.head }
    // "somon yaptım, yanına salata, ikisini de bitirdim": another dish has no amount.
    let hasAmount = { (food: FoodMention) in
      message.quantities.contains { $0.spans.upperBound == food.spans.lowerBound }
    }
    guard behind.allSatisfy(hasAmount) else { return nil }
    let areParts =
      before.contains { spans[$0.head].food?.noun?.grammaticalCase == .instrumental }
      || !before.isEmpty && before.allSatisfy(hasAmount)
    ingredients = Set((behind + (areParts ? before : [])).map(\.head))
    guard !ingredients.isEmpty else { return nil }
    self.product = product.head
    eaten = amount
  }

  /// "bir dilimini", ", 2 tane": the amount right before the verb of eating, apart from what was put in.
  private static func amount(before verb: Int, after made: Int, in message: MessageAnalysis)
    -> Range<Int>?
  {
    let spans = message.spans
    let quantity = message.quantities.last { quantity in
      quantity.spans.lowerBound > made && quantity.spans.upperBound <= verb
        && (quantity.spans.upperBound..<verb).allSatisfy { spans[$0].has(.filler, .more) }
    }
    guard let quantity else { return nil }
    let start = quantity.spans.lowerBound
    let isOfIt =
      quantity.number?.form.isPossessive == true || (quantity.measure?.form.possessor ?? 0) > 0
    let isApart = spans[start - 1].isMark || start - 1 == made || spans[start - 1].has(.filler)
    return isOfIt || isApart ? quantity.spans : nil
  }

  private static func isMade(_ span: Span) -> Bool {
    guard span.has(.cook), span.food == nil else { return false }
    return span.readings.contains { reading in
      guard reading.sense == .word(.cook), let verb = reading.verb, !verb.isNegative else {
        return false
      }
      return verb.mood == .converb || [.past, .reported].contains(verb.mood)
    }
  }

  private static func isEaten(_ span: Span) -> Bool {
    guard let verb = span.finiteVerb?.verb, !verb.isNegative, [1, 4].contains(verb.person),
      [.past, .reported].contains(verb.mood)
    else { return false }
    return span.has(.eat, .finish)
  }
}

extension Stated {
  /// A dish that was made: its amount is told, and what it was made of needs no meal to explain it.
  mutating func findMadeDish() {
    guard let dish = message.madeDish, message.persons.isEmpty else { return }
    let ingredients = message.foods.filter { dish.ingredients.contains($0.head) }
    let own = candidates.indices.filter { place in
      let claims = candidates[place].claims
      return candidates[place].intent == "logMeal" && claims.contains(dish.product)
        && claims.isSuperset(of: dish.eaten) && claims.isDisjoint(with: dish.ingredients)
    }
    guard let best = best(own) else { return }
    let amounts = message.quantities.filter { quantity in
      ingredients.contains { $0.spans.lowerBound == quantity.spans.upperBound }
    }
    keep(
      candidates[best].claims, of: [best],
      explaining: Set((ingredients.map(\.spans) + amounts.map(\.spans)).joined()))
  }
}
