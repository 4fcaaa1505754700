import Analysis
import Domain
import Turkish

/// What the foods of a message are there for: eaten, to be bought, asked about, or only talked of.
enum FoodRole: String, CaseIterable {
  case eaten, listed, unlisted, corrected, asked

  /// The tools whose likelihood tells what a food is there for.
  private static let tools = [
    "logMeal", "addToShoppingList", "updateShoppingList", "updateMeal", "lookupFood",
  ]

  /// The features of one food for all of its roles.
  static func features(of food: FoodMention, in message: MessageAnalysis) -> FeatureBag {
    var bag = FeatureBag(keepsNames: message.keepsNames)
    bag.share(message.features(at: food.head), isNamed: true)
    bag.share(message.whole)
    let clause = message.wanted(at: food.head)
    for tool in tools {
      bag.add("does ", tool, message.wanted.step(of: tool))
      bag.add("clause does ", tool, clause.step(of: tool))
    }
    bag.add("known=", food.isKnown.feature)
    bag.add("amount before", if: has(food.spans.lowerBound - 1, message))
    bag.add("amount after", if: has(food.spans.upperBound, message))
    bag.add("foods=", count: message.foods.count { $0.isKnown }, atMost: 5)
    if food.isKnown, let meal = message.scene.dialogue.meal {
      bag.add("in last meal", if: meal.items.contains { Self.shares($0.name, food.name) })
    }
    return bag
  }

  private static func has(_ place: Int, _ message: MessageAnalysis) -> Bool {
    message.quantities.contains { $0.spans.contains(place) && !message.isFigure($0) }
  }

  /// Whether two names have a word in common that could name a food.
  static func shares(_ one: String, _ other: String) -> Bool {
    let words = Turkish.fold(other).split(separator: " ")
    return Turkish.fold(one).split(separator: " ").contains { word in
      words.contains { $0.hasPrefix(word) || word.hasPrefix($0) }
    }
  }
}

/// Foods with an amount each, as items of a call.
struct FoodItems {
  var mentions: [Mention] = []
  var foods: [FoodMention]
  /// How likely each of them has its role.
  var chances: [Double]
  var loose: [Quantity]
  /// The spans that say each of them.
  var places: [Set<Int>] = []
  /// How the amounts were shared among the foods.
  var notes: [String]

  /// The foods of a message that are there for `role`, with what attaches to them as was learned.
  init(_ role: FoodRole, in message: MessageAnalysis, _ weights: Weights, above least: Double = 0.5)
  {
    let chances = Self.chances(of: role, in: message, weights)
    let chosen = chances.indices.filter { chances[$0] >= least }
    let attachment = Attachment(message: message, weights: weights)
    let foods = chosen.map { message.foods[$0] }
    self.init(foods, chosen.map { chances[$0] }, attachment, attachment.assignments(foods)[0])
  }

  /// How likely each food of a message has a role; what was not eaten is no food of a meal.
  private static func chances(
    of role: FoodRole, in message: MessageAnalysis, _ weights: Weights
  ) -> [Double] {
    zip(message.foods, message.foodFeatures).map { food, features in
      role == .eaten && message.isUneaten(food)
        ? 0 : weights.probability(of: role.rawValue, features)
    }
  }

  /// The least probability that one of them has its role.
  var weakest: Double { chances.min() ?? 1 }

  /// The foods that are likely there for `role`, without the least likely, and with the likeliest of the
  /// others; each with every way to share the amounts.
  static func all(
    _ role: FoodRole, in message: MessageAnalysis, _ weights: Weights, above least: Double = 0.5
  ) -> [(kind: String, items: FoodItems)] {
    let chances = Self.chances(of: role, in: message, weights)
    let order = chances.indices.sorted { chances[$0] > chances[$1] }
    let likely = order.filter { chances[$0] >= least }
    var sets: [(String, [Int])] = likely.isEmpty ? [] : [("likely", likely)]
    if likely.count > 1, let last = likely.last, chances[last] < 0.9 {
      sets.append(("fewer", likely.dropLast()))
    }
    let others = order.dropFirst(likely.count).filter { chances[$0] >= 0.05 }
    for count in [1, 2, 3] where others.count >= count {
      sets.append(("more", likely + others.prefix(count)))
    }
    let attachment = Attachment(message: message, weights: weights)
    return sets.map { kind, places in
      (kind, role == .eaten ? Self.whole(places, among: others, in: message) : places)
    }.flatMap { kind, places in
      let foods = places.sorted().map { message.foods[$0] }
      return attachment.assignments(foods).map {
        (kind, FoodItems(foods, places.sorted().map { chances[$0] }, attachment, $0))
      }
    }
  }

  /// Foods with those that stand right beside one of them in a list: "köfte" between "yarım porsiyon
  /// makarna" and "ayran" is no less eaten than both.
  private static func whole(
    _ places: [Int], among others: [Int], in message: MessageAnalysis
  ) -> [Int] {
    // "pilav, turşu masadaydı ama sadece pilav yedim", "pilav, ekmek yerine bulgur yedim"
    guard !message.scene.has(.not, .instead, .exist), !message.scene.isQuestion,
      message.scene.clauses.allSatisfy({ !$0.isNegated && ($0.verb == nil || $0.verbIs(.eat)) }),
      !message.spans.indices.contains(where: { message.word($0).fits("foods.only") })
    else { return places }
    var all = Set(places)
    var left = Set(others).subtracting(places).filter { message.isListed(message.foods[$0]) }
    while let next = left.first(where: { place in
      [place - 1, place + 1].contains { all.contains($0) && message.areJoined(place, $0) }
    }) {
      all.insert(next)
      left.remove(next)
    }
    return places + all.subtracting(places).sorted()
  }

  init(
    _ foods: [FoodMention], _ chances: [Double], _ attachment: Attachment,
    _ assignment: Attachment.Assignment
  ) {
    self.foods = foods
    self.chances = chances
    let assigned = attachment.amounts(of: assignment)
    loose = assigned.loose
    notes = attachment.features(of: assignment, foods)
    for (place, food) in foods.enumerated() {
      var mention = Mention(name: food.name, isKnown: food.isKnown)
      var said = Set(food.spans)
      if let quantity = assigned.amounts[place] {
        said.formUnion(quantity.spans)
        let amount = Amount(quantity)
        if let part = amount.sandwich(mention.name) {
          mention.name = part
        } else {
          mention.take(amount)
          if attachment.isWeight(quantity, of: food) { mention.unit = Measure.gram.rawValue }
          if attachment.isLiters(quantity, of: food) { mention.unit = Measure.liter.rawValue }
        }
      } else if let vagueness = food.vagueness {
        mention.name = "\(vagueness) \(mention.name)"
      }
      mentions.append(mention)
      places.append(said)
    }
  }

  var claims: Set<Int> { places.reduce(into: []) { $0.formUnion($1) } }
}

extension MessageAnalysis {
  /// Whether a food stands as the members of a list do, without an ending.
  fileprivate func isListed(_ food: FoodMention) -> Bool {
    guard food.isKnown, let form = spans[food.head].food?.noun else { return false }
    return form.grammaticalCase == .bare && form.possessor == 0
  }

  /// Whether nothing but amounts and what joins a list stands between two foods next to each other.
  fileprivate func areJoined(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (foods[min(one, other)], foods[max(one, other)])
    guard first.spans.upperBound <= second.spans.lowerBound else { return false }
    return (first.spans.upperBound..<second.spans.lowerBound).allSatisfy { place in
      word(place).fits("foods.joining")
        || quantities.contains { $0.spans.contains(place) && !isFigure($0) }
    }
  }
}

extension Amount {
  /// As things are bought: a jar is counted as one, and not as part of the name.
  init(packed quantity: Quantity) {
    let measure = quantity.measure
    self.init(
      quantity: quantity.value * (measure?.factor ?? 1), unit: measure?.unit,
      words: [measure?.size?.adjective].compactMap(\.self), isGeneric: measure?.isGeneric ?? false)
  }

  init(_ quantity: Quantity) {
    guard let measure = quantity.measure else {
      self.init(quantity: quantity.value, unit: nil)
      return
    }
    // A bag of crisps is eaten as a packet.
    let eaten = measure.measure == .bag ? Measure.packet : measure.measure
    self.init(
      quantity: quantity.value * measure.factor,
      unit: eaten.isOfContract ? eaten.rawValue : Measure.piece.rawValue,
      words: [measure.size?.adjective, eaten.isOfContract ? nil : eaten.rawValue]
        .compactMap(\.self),
      isGeneric: measure.isGeneric)
  }
}
