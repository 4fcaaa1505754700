import Analysis
import Domain
import Foundation
import Turkish

/// What the foods of a message are there for: eaten, to be bought, asked about, or only talked of.
struct FoodRoles {
  static let eaten = "eaten"
  static let listed = "listed"
  static let unlisted = "unlisted"
  static let corrected = "corrected"
  static let asked = "asked"
  static let all = [eaten, listed, unlisted, corrected, asked]

  /// The features of one food for all of its roles.
  static func features(of food: FoodMention, in message: MessageAnalysis) -> FeatureBag {
    var bag = FeatureBag(keepsNames: message.keepsNames)
    bag.share(message.features(at: food.head), isNamed: true)
    bag.share(message.whole)
    bag.add("known=", food.isKnown ? "yes" : "no")
    bag.add("amount before", if: has(food.spans.lowerBound - 1, message))
    bag.add("amount after", if: has(food.spans.upperBound, message))
    bag.add("foods=", count: message.foods.count { $0.isKnown }, atMost: 5)
    if food.isKnown, let meal = message.scene.dialogue.meal {
      bag.add("in last meal", if: meal.items.contains { Self.shares($0.name, food.name) })
    }
    return bag
  }

  private static func has(_ place: Int, _ message: MessageAnalysis) -> Bool {
    message.quantities.contains { $0.spans.contains(place) }
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
  var mentions: [Mention]
  var foods: [FoodMention]
  /// The least probability that one of them has its role.
  var weakest: Double
  var loose: [Quantity]
  var claims: Set<Int>

  /// The foods of a message that are there for `role`, with what attaches to them.
  init(_ role: String, in message: MessageAnalysis, _ weights: Weights, above least: Double = 0.5) {
    var chosen: [FoodMention] = []
    weakest = 1
    for food in message.foods {
      let bag = FoodRoles.features(of: food, in: message)
      let chance = weights.probability(of: role, bag)
      guard chance >= least else { continue }
      chosen.append(food)
      weakest = min(weakest, chance)
    }
    foods = chosen
    let attachment = Attachment(message: message, weights: weights)
    let assigned = attachment.assigned(chosen)
    loose = assigned.loose
    claims = []
    mentions = []
    for (place, food) in chosen.enumerated() {
      var mention = Mention(name: food.name, isKnown: food.isKnown)
      claims.formUnion(food.spans)
      if let quantity = assigned.amounts[place] {
        claims.formUnion(quantity.spans)
        let amount = Amount(quantity)
        if let part = amount.sandwich(mention.name) {
          mention.name = part
        } else {
          mention.take(amount)
        }
      }
      mentions.append(mention)
    }
  }
}

extension Amount {
  init(_ quantity: Quantity) {
    guard let measure = quantity.measure else {
      self.init(quantity: quantity.value, unit: nil)
      return
    }
    let isOfContract = measure.measure.isOfContract
    self.init(
      quantity: quantity.value * measure.factor, unit: isOfContract ? measure.unit : "adet",
      words: [measure.size?.adjective, isOfContract ? nil : measure.unit].compactMap(\.self),
      isGeneric: measure.isGeneric)
  }
}

/// What was eaten: one `logMeal` for each meal that the message tells of.
struct MealIntent {
  let message: MessageAnalysis
  let weights: Weights

  /// The foods that are likely eaten, and once more with those that may be.
  func candidates() -> [IntentCandidate] {
    let likely = candidates(above: 0.5, "likely")
    let possible = candidates(above: 0.25, "possible")
    return likely + possible.filter { other in !likely.contains { $0.calls == other.calls } }
  }

  private func candidates(above least: Double, _ name: String) -> [IntentCandidate] {
    let items = FoodItems(FoodRoles.eaten, in: message, weights, above: least)
    let drinks = items.mentions.indices.filter { !message.scene.isWater(items.mentions[$0]) }
    guard !drinks.isEmpty else { return [] }
    let groups = groups(of: drinks.map { (items.foods[$0], items.mentions[$0]) })
    return groups.map { group in
      var candidate = IntentCandidate(intent: "logMeal", message: message)
      candidate.calls = [message.scene.mealCall(group.mentions, at: group.times)]
      candidate.claims = items.claims
      candidate.anchor = group.heads.first
      candidate.features.share(message.whole)
      if let head = group.heads.first {
        candidate.features.share(message.features(at: head), isNamed: true)
      }
      candidate.features.add("foods ", name)
      candidate.features.add("weakest=", String(Int(items.weakest * 10)))
      candidate.features.add("items=", count: group.mentions.count, atMost: 6)
      candidate.features.add("groups=", count: groups.count, atMost: 3)
      candidate.features.add("unknown=", count: group.mentions.count { !$0.isKnown }, atMost: 3)
      candidate.features.add("amounts=", count: group.mentions.count(where: \.hasAmount), atMost: 4)
      candidate.features.add("loose=", count: items.loose.count { $0.number != nil }, atMost: 4)
      candidate.features.add("times=", count: group.times.count, atMost: 3)
      let doubtful = message.foods.count { food in
        guard food.isKnown, !items.foods.contains(where: { $0.head == food.head }) else {
          return false
        }
        return weights.probability(of: FoodRoles.eaten, FoodRoles.features(of: food, in: message))
          > 0.15
      }
      candidate.features.add("doubtful=", count: doubtful, atMost: 3)
      for member in candidate.calls[0].arguments.keys { candidate.features.add("slot=", member) }
      return candidate
    }
  }

  private struct Group {
    var mentions: [Mention] = []
    var heads: [Int] = []
    var times: [TimeReading] = []
  }

  /// Foods in runs: a new meal, part of the day or clock before a food begins another one.
  private func groups(of foods: [(food: FoodMention, mention: Mention)]) -> [Group] {
    var groups: [Group] = []
    var current = Group()
    var pending: [TimeReading] = []
    var next = 0
    let times = message.times
    for (food, mention) in foods {
      while next < times.count, times[next].place < food.head {
        pending.append(times[next].time)
        next += 1
      }
      let opens = pending.contains { $0.meal != nil || $0.part != nil || $0.clock != nil }
      if opens, !current.mentions.isEmpty,
        current.times.contains(where: { $0.meal != nil || $0.part != nil || $0.clock != nil })
      {
        groups.append(current)
        current = Group()
      }
      current.times += pending
      pending = []
      current.mentions.append(mention)
      current.heads.append(food.head)
    }
    let trailing = times[next...].map(\.time)
    if current.times.isEmpty { current.times = trailing }
    groups.append(current)
    return groups
  }
}

extension JSON {
  /// The names of an object's members.
  var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }
}
