import Analysis
import Turkish

/// Which amount belongs to which food: every pair is weighed, and the best pairs are taken first.
struct Attachment {
  let message: MessageAnalysis
  let weights: Weights

  static let outcome = "attach"

  /// The amount of each food that has one, by the food's place in `foods`; what is left over is loose.
  func assigned(_ foods: [FoodMention]) -> (amounts: [Int: Quantity], loose: [Quantity]) {
    var pairs: [(food: Int, quantity: Int, odds: Double)] = []
    for (place, food) in foods.enumerated() {
      for (number, quantity) in message.quantities.enumerated()
      where isNear(food, quantity) {
        let odds = weights.logOdds(
          of: Self.outcome, features(of: quantity, for: food, among: foods))
        if odds > 0 { pairs.append((place, number, odds)) }
      }
    }
    pairs.sort { $0.odds > $1.odds }
    var amounts: [Int: Quantity] = [:]
    var taken: Set<Int> = []
    for pair in pairs where amounts[pair.food] == nil && !taken.contains(pair.quantity) {
      amounts[pair.food] = message.quantities[pair.quantity]
      taken.insert(pair.quantity)
    }
    let loose = message.quantities.indices.filter { !taken.contains($0) }
    return (amounts, loose.map { message.quantities[$0] })
  }

  func isNear(_ food: FoodMention, _ quantity: Quantity) -> Bool {
    abs(quantity.spans.lowerBound - food.head) < 12 && quantity.doseUnit == nil
      && !quantity.spans.overlaps(food.spans)
  }

  func features(of quantity: Quantity, for food: FoodMention, among foods: [FoodMention])
    -> FeatureBag
  {
    var bag = FeatureBag(keepsNames: message.keepsNames)
    let isBefore = quantity.spans.lowerBound < food.spans.lowerBound
    let side = isBefore ? "before" : "after"
    let between =
      isBefore
      ? quantity.spans.upperBound..<max(quantity.spans.upperBound, food.spans.lowerBound)
      : food.spans.upperBound..<max(food.spans.upperBound, quantity.spans.lowerBound)
    bag.add("side=", side)
    bag.add(side, " gap=", String(min(6, between.count)))
    let rivals = foods.filter {
      $0.spans.lowerBound >= between.lowerBound && $0.spans.upperBound <= between.upperBound
    }
    bag.add(side, " foods=", String(min(3, rivals.count)))
    bag.add(side, " numbers=", String(min(3, between.count { message.spans[$0].number != nil })))
    for place in between {
      let span = message.spans[place]
      if span.isMark || span.has(.filler, .more) { bag.add(side, " over=", message.word(place)) }
      if span.finiteVerb != nil { bag.add(side, " over verb") }
      if span.time != nil { bag.add(side, " over time") }
      if span.isUnknown { bag.add(side, " over unknown") }
      if message.scene.sentence.tokens[span.tokens.lowerBound].startsLine {
        bag.add(side, " over line")
      }
    }
    if message.clauseOf[quantity.spans.lowerBound] != message.clauseOf[food.head] {
      bag.add(side, " other clause")
    }
    describe(quantity, side, into: &bag)
    bag.add(side, " case=", "\(message.spans[food.head].food?.noun?.grammaticalCase ?? .bare)")
    bag.add(side, " known=", food.isKnown ? "yes" : "no")
    // Whether another amount stands closer on the other side, and another food on the number's.
    bag.add(side, " food has before=", hasAmount(at: food.spans.lowerBound - 1) ? "yes" : "no")
    bag.add(side, " food has after=", hasAmount(at: food.spans.upperBound) ? "yes" : "no")
    bag.add(side, " number precedes food=", isFood(quantity.spans.upperBound, foods) ? "yes" : "no")
    bag.add(
      side, " number follows food=", isFood(quantity.spans.lowerBound - 1, foods) ? "yes" : "no")
    bag.add("order=", order(foods))
    bag.add(side, "order=", order(foods))
    return bag
  }

  /// Whether amounts stand before or after foods in this message as a rule.
  private func order(_ foods: [FoodMention]) -> String {
    guard let food = foods.first(where: \.isKnown),
      let amount = message.quantities.first(where: { $0.number?.isArticle != true })
    else { return "none" }
    return amount.spans.lowerBound < food.head ? "amount first" : "food first"
  }

  private func describe(_ quantity: Quantity, _ side: String, into bag: inout FeatureBag) {
    if let measure = quantity.measure {
      bag.add(side, " unit=", measure.unit)
      bag.add(side, " measured", measure.form.possessor == 0 ? "" : " its")
    } else {
      bag.add(side, " bare")
    }
    guard let number = quantity.number else { return bag.add(side, " no number") }
    bag.add(side, " suffix=", number.suffix)
    bag.add(side, " kind=", "\(number.kind)")
    bag.add(side, " article", if: number.isArticle)
    bag.add(side, " size=", MessageFeatures.magnitude(quantity.value))
    let before = quantity.spans.lowerBound - 1
    let after = quantity.spans.upperBound
    if before >= 0 {
      bag.add("number after=", message.spans[before].number != nil ? "0" : message.word(before))
    }
    if after < message.spans.count {
      bag.add("number then=", message.word(after))
      for kind in MessageFeatures.kinds(of: message.spans[after]) { bag.add("number then:", kind) }
    }
  }

  private func hasAmount(at place: Int) -> Bool {
    message.quantities.contains { $0.spans.contains(place) }
  }

  private func isFood(_ place: Int, _ foods: [FoodMention]) -> Bool {
    foods.contains { $0.spans.contains(place) }
  }
}

extension FeatureBag {
  fileprivate mutating func add(_ side: String, _ name: String, if holds: Bool) {
    if holds { add(side, name) }
  }
}

extension MessageFeatures {
  /// The size of a number in steps that matter to what it can be.
  static func magnitude(_ value: Double) -> String {
    let bounds: [Double] = [
      0, 1, 2, 3, 5, 8, 10, 15, 20, 30, 40, 55, 70, 100, 140, 180, 250, 400, 600, 1000, 2000,
      10_000,
    ]
    let place = bounds.lastIndex { $0 <= value } ?? 0
    return "\(Int(bounds[place]))\(value == value.rounded() ? "" : "+")"
  }
}
