import Analysis
import Turkish

/// Which amount belongs to which food: every pair is weighed, and the best pairs are taken first.
struct Attachment {
  let message: MessageAnalysis
  let weights: Weights

  static let outcome = "attach"

  /// Which food has which amount, and what is left over.
  struct Assignment: Equatable {
    /// How it was found: by the learned pairs, or by one order for the whole list.
    var order: Order
    /// Places in `quantities` by the food's place.
    var pairs: [Int: Int]

    static func == (one: Assignment, other: Assignment) -> Bool { one.pairs == other.pairs }
  }

  enum Order: String { case learned, before, after, segment }

  /// The amount of each food that has one, by the food's place in `foods`; what is left over is loose.
  func assigned(_ foods: [FoodMention]) -> (amounts: [Int: Quantity], loose: [Quantity]) {
    amounts(of: learned(foods))
  }

  func amounts(of assignment: Assignment) -> (amounts: [Int: Quantity], loose: [Quantity]) {
    let taken = Set(assignment.pairs.values)
    let loose = message.quantities.indices.filter { !taken.contains($0) }
    return (
      assignment.pairs.mapValues { message.quantities[$0] }, loose.map { message.quantities[$0] }
    )
  }

  /// All consistent ways to share the amounts among the foods: by what was learned of pairs, all before
  /// their foods, all after them.
  func assignments(_ foods: [FoodMention]) -> [Assignment] {
    var found = [learned(foods)]
    guard foods.count > 1, !message.quantities.isEmpty else { return found }
    for other in [ordered(foods, .before), ordered(foods, .after), segmented(foods)]
    where !other.pairs.isEmpty && !found.contains(other) {
      found.append(other)
    }
    return found
  }

  /// "su böreği 2 dilim, 5 zeytin, çay 3 bardak": every amount to the one food between the same marks.
  private func segmented(_ foods: [FoodMention]) -> Assignment {
    var found = Assignment(order: .segment, pairs: [:])
    for (number, quantity) in message.quantities.enumerated() {
      let own = foods.indices.filter { place in
        message.segmentOf[foods[place].head] == message.segmentOf[quantity.spans.lowerBound]
      }
      guard own.count == 1, isNear(foods[own[0]], quantity) else { continue }
      // "1 dilim yok 2": what is said last.
      found.pairs[own[0]] = number
    }
    return found
  }

  /// "200 tavuk", "30 bal": so much of a food that nobody counts is its weight.
  func isWeight(_ quantity: Quantity, of food: FoodMention) -> Bool {
    quantity.isBare && food.isKnown && quantity.value >= 20
      && message.scene.units.isWeight(quantity.value, of: message.spans[food.head])
  }

  /// "ayran içtim 0,25", "kola 0,33": a part of a litre, as it stands on cans and bottles.
  func isLiters(_ quantity: Quantity, of food: FoodMention) -> Bool {
    let written = message.scene.sentence.source(message.spans[quantity.spans.lowerBound])
    guard quantity.isBare, quantity.value < 1, written.hasPrefix("0,") || written.hasPrefix("0.")
    else { return false }
    let isDrunk = message.clause(of: food.head).verb.map { Turkish.fold($0.phrase) }
    return isDrunk?.fits("drinking") == true
      || WordSets.words("bottled").contains { food.name.hasSuffix($0) }
  }

  private func learned(_ foods: [FoodMention]) -> Assignment {
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
    var found = Assignment(order: .learned, pairs: [:])
    var taken: Set<Int> = []
    takeBesides(foods, &found, &taken)
    for pair in pairs where found.pairs[pair.food] == nil && !taken.contains(pair.quantity) {
      found.pairs[pair.food] = pair.quantity
      taken.insert(pair.quantity)
    }
    takeOwn(foods, &found, &taken)
    return found
  }

  /// "iki bardak çay": a measure in the same part of a list as one food alone is that food's, whatever
  /// was learned of the pair.
  private func takeOwn(_ foods: [FoodMention], _ found: inout Assignment, _ taken: inout Set<Int>) {
    for (place, food) in foods.enumerated() where found.pairs[place] == nil {
      let segment = message.segmentOf[food.head]
      let isAlone = message.foods.count { message.segmentOf[$0.head] == segment } == 1
      let own = message.quantities.indices.filter { number in
        let quantity = message.quantities[number]
        return quantity.measure != nil && quantity.number != nil
          && message.segmentOf[quantity.spans.lowerBound] == segment && isNear(food, quantity)
      }
      guard isAlone, own.count == 1, !taken.contains(own[0]) else { continue }
      found.pairs[place] = own[0]
      taken.insert(own[0])
    }
  }

  /// "makarna yedim 2 tabak yoğurtla": a measure behind the verb to the food that it counts better.
  private func takeBesides(
    _ foods: [FoodMention], _ found: inout Assignment, _ taken: inout Set<Int>
  ) {
    for (number, quantity) in message.quantities.enumerated() {
      guard let owner = message.besides(quantity)?.counted,
        let place = foods.firstIndex(where: { $0.head == owner.head })
      else { continue }
      found.pairs[place] = number
      taken.insert(number)
    }
  }

  /// Every amount to the food right after it, or right before it.
  private func ordered(_ foods: [FoodMention], _ order: Order) -> Assignment {
    var found = Assignment(order: order, pairs: [:])
    for (number, quantity) in message.quantities.enumerated() {
      let place =
        order == .before
        ? foods.firstIndex { $0.spans.lowerBound >= quantity.spans.upperBound }
        : foods.lastIndex { $0.spans.upperBound <= quantity.spans.lowerBound }
      guard let place, isNear(foods[place], quantity) else { continue }
      if order == .before || found.pairs[place] == nil { found.pairs[place] = number }
    }
    return found
  }

  /// What speaks for an assignment as a whole: whether units fit, and what stands without a partner.
  func features(of assignment: Assignment, _ foods: [FoodMention]) -> [String] {
    var counts: [String: Int] = [:]
    for (place, number) in assignment.pairs {
      let quantity = message.quantities[number]
      let fit = message.scene.units.fit(of: quantity.measure, to: message.spans[foods[place].head])
      counts["\(fit.rawValue)\(quantity.measure == nil ? " bare" : "")", default: 0] += 1
    }
    let loose = message.quantities.indices.count { number in
      !assignment.pairs.values.contains(number)
        && (message.quantities[number].measure != nil
          || message.quantities[number].number?.isArticle == false)
    }
    let bare = foods.indices.filter { assignment.pairs[$0] == nil }
    return counts.sorted { $0.key < $1.key }.map { "fit \($0.key)=\(min(3, $0.value))" } + [
      "shared=\(assignment.order.rawValue)", "left amounts=\(min(3, loose))",
      "left foods=\(min(3, bare.count))",
      "first food left=\(bare.contains(0))", "last food left=\(bare.contains(foods.count - 1))",
      "shared=\(assignment.order.rawValue) \(order(foods)) \(ending(foods))",
    ]
  }

  /// What ends the list: an amount or a food.
  private func ending(_ foods: [FoodMention]) -> String {
    guard let food = foods.last,
      let amount = message.quantities.last(where: { isNear(food, $0) })
    else { return "none" }
    return amount.spans.lowerBound > food.head ? "ends amount" : "ends food"
  }

  func isNear(_ food: FoodMention, _ quantity: Quantity) -> Bool {
    abs(quantity.spans.lowerBound - food.head) < 12 && quantity.doseUnit == nil
      && !quantity.spans.overlaps(food.spans) && !isPart(quantity, after: food)
      && !message.isFigure(quantity) && !isReading(quantity, after: food)
      && !isShortened(quantity, before: food) && !isClosed(quantity, before: food)
      && !isOfAll(quantity) && !isOfEaten(quantity, before: food)
      && !isOfMaking(quantity, of: food) && !isAfterEating(quantity, before: food)
      && !isOfUnknown(quantity, after: food)
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
    describe(between, side, into: &bag)
    if message.clauseOf[quantity.spans.lowerBound] != message.clauseOf[food.head] {
      bag.add(side, " other clause")
    }
    describe(quantity, side, into: &bag)
    let form = message.spans[food.head].food?.noun ?? .bare
    bag.add(side, " case=", form.grammaticalCase.rawValue)
    bag.add(side, " known=", food.isKnown.feature)
    let fit = message.scene.units.fit(of: quantity.measure, to: message.spans[food.head])
    bag.add(quantity.measure == nil ? "bare fit=" : "fit=", fit.rawValue)
    bag.add(side, quantity.measure == nil ? "bare fit=" : "fit=", fit.rawValue)
    // Whether another amount stands closer on the other side, and another food on the number's.
    bag.add(side, " food has before=", hasAmount(at: food.spans.lowerBound - 1).feature)
    bag.add(side, " food has after=", hasAmount(at: food.spans.upperBound).feature)
    bag.add(side, " number precedes food=", isFood(quantity.spans.upperBound, foods).feature)
    bag.add(
      side, " number follows food=", isFood(quantity.spans.lowerBound - 1, foods).feature)
    bag.add("order=", order(foods))
    bag.add(side, "order=", order(foods))
    let own = message.segmentOf[quantity.spans.lowerBound]
    let away = max(-2, min(2, message.segmentOf[food.head] - own))
    let run = { message.runs[$0] ?? "" }
    bag.add(side, " run=", "\(away) " + run(own))
    bag.add(side, " runs=", "\(away) \(run(own - 1))|\(run(own))|\(run(own + 1))")
    return bag
  }

  /// What stands between a food and an amount.
  private func describe(_ between: Range<Int>, _ side: String, into bag: inout FeatureBag) {
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
    bag.add(side, " kind=", number.kind.rawValue)
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
    message.quantities.contains { $0.spans.contains(place) && !message.isFigure($0) }
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
