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
  init(_ role: String, in message: MessageAnalysis, _ weights: Weights, above least: Double = 0.5) {
    let chances = message.foodFeatures.map { weights.probability(of: role, $0) }
    let chosen = chances.indices.filter { chances[$0] >= least }
    let attachment = Attachment(message: message, weights: weights)
    let foods = chosen.map { message.foods[$0] }
    self.init(foods, chosen.map { chances[$0] }, attachment, attachment.assignments(foods)[0])
  }

  /// The least probability that one of them has its role.
  var weakest: Double { chances.min() ?? 1 }

  /// The foods that are likely there for `role`, without the least likely, and with the likeliest of the
  /// others; each with every way to share the amounts.
  static func all(
    _ role: String, in message: MessageAnalysis, _ weights: Weights, above least: Double = 0.5
  ) -> [(kind: String, items: FoodItems)] {
    let chances = message.foodFeatures.map { weights.probability(of: role, $0) }
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
    return sets.flatMap { kind, places in
      let foods = places.sorted().map { message.foods[$0] }
      return attachment.assignments(foods).map {
        (kind, FoodItems(foods, places.sorted().map { chances[$0] }, attachment, $0))
      }
    }
  }

  private init(
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

  func candidates() -> [IntentCandidate] {
    var found: [IntentCandidate] = []
    for (kind, items) in FoodItems.all(FoodRoles.eaten, in: message, weights) {
      let drinks = items.mentions.indices.filter { !message.scene.isWater(items.mentions[$0]) }
      guard !drinks.isEmpty else { continue }
      let groups = groups(
        of: drinks.map { (items.foods[$0], items.mentions[$0], items.places[$0]) })
      for group in groups {
        var made = [candidate(group, of: items, kind, groups.count)]
        if let part = Part(after: group.heads.last ?? 0, in: message) {
          var eaten = candidate(group.scaled(to: part), of: items, kind, groups.count)
          eaten.features.add("part=", part.isLeft ? "left" : "eaten")
          made.append(eaten)
        }
        for one in made where !found.contains(where: { $0.calls == one.calls }) {
          found += Person.variants(of: one, at: group.heads.first, in: message)
        }
      }
    }
    return found
  }

  private func candidate(_ group: Group, of items: FoodItems, _ name: String, _ groups: Int)
    -> IntentCandidate
  {
    var candidate = IntentCandidate(intent: "logMeal", message: message)
    candidate.calls = [message.scene.mealCall(group.distinct, at: group.times)]
    candidate.claims = group.claims
    candidate.anchor = group.heads.first
    candidate.features.share(message.whole)
    if let head = group.heads.first {
      candidate.features.share(message.features(at: head), isNamed: true)
    }
    for note in items.notes { candidate.features.add(note) }
    candidate.features.add("foods ", name)
    candidate.features.add("weakest=", String(Int(items.weakest * 10)))
    candidate.features.add("items=", count: group.mentions.count, atMost: 6)
    candidate.features.add("groups=", count: groups, atMost: 3)
    candidate.features.add("unknown=", count: group.mentions.count { !$0.isKnown }, atMost: 3)
    candidate.features.add("amounts=", count: group.mentions.count(where: \.hasAmount), atMost: 4)
    candidate.features.add("loose=", count: items.loose.count { $0.number != nil }, atMost: 4)
    candidate.features.add("times=", count: group.times.count, atMost: 3)
    candidate.features.add("doubtful=", count: doubtful(besides: items), atMost: 3)
    for member in candidate.calls[0].arguments.keys { candidate.features.add("slot=", member) }
    return candidate
  }

  /// Known foods that may have been eaten and are not among the items.
  private func doubtful(besides items: FoodItems) -> Int {
    zip(message.foods, message.foodFeatures).count { food, features in
      guard food.isKnown, !items.foods.contains(where: { $0.head == food.head }) else {
        return false
      }
      return weights.probability(of: FoodRoles.eaten, features) > 0.15
    }
  }

  private struct Group {
    var mentions: [Mention] = []
    var heads: [Int] = []
    var times: [TimeReading] = []
    var claims: Set<Int> = []

    /// The same foods, only so much of each.
    func scaled(to part: Part) -> Group {
      var group = self
      group.mentions = mentions.map { mention in
        var mention = mention
        if mention.hasAmount {
          mention.quantity = (mention.quantity ?? 1) * part.eaten
        } else {
          (mention.quantity, mention.unit) = (part.eaten, Measure.portion.rawValue)
        }
        return mention
      }
      group.claims.formUnion(part.spans)
      return group
    }

    /// "simit ve labne, simit tam bir tane": a food that is named again with its amount is one.
    var distinct: [Mention] {
      mentions.indices.filter { place in
        let mention = mentions[place]
        return mention.hasAmount
          || !mentions.indices.contains { other in
            other != place && mentions[other].name == mention.name
              && (mentions[other].hasAmount || other < place)
          }
      }.map { mentions[$0] }
    }
  }

  /// Foods in runs: a new meal, part of the day or clock before a food begins another one, and so does
  /// somebody else after a clause that is closed.
  private func groups(of foods: [(food: FoodMention, mention: Mention, places: Set<Int>)])
    -> [Group]
  {
    var groups: [Group] = []
    var current = Group()
    var pending: [TimeReading] = []
    var next = 0
    let times = message.times
    for (food, mention, places) in foods {
      while next < times.count, times[next].place < food.head {
        pending.append(times[next].time)
        next += 1
      }
      let opens = pending.contains { $0.meal != nil || $0.part != nil || $0.clock != nil }
      let isFramed = current.times.contains {
        $0.meal != nil || $0.part != nil || $0.clock != nil
      }
      if !current.mentions.isEmpty,
        opens && isFramed || isOthers(food, after: current.heads.last ?? 0)
      {
        groups.append(current)
        current = Group()
      }
      current.times += pending
      pending = []
      current.mentions.append(mention)
      current.heads.append(food.head)
      current.claims.formUnion(places)
    }
    let trailing = times[next...].map(\.time)
    if current.times.isEmpty { current.times = trailing }
    groups.append(current)
    return groups.map(onNamedDay)
  }

  /// A meal of a part of the day, on the day that was named before it.
  private func onNamedDay(_ group: Group) -> Group {
    guard let head = group.heads.first, !group.times.isEmpty,
      !group.times.contains(where: \.namesDay),
      let day = message.times.last(where: { $0.place < head && $0.time.namesOnlyDay })?.time
    else { return group }
    var dated = group
    dated.times.insert(day, at: 0)
    return dated
  }
}

extension MealIntent {
  /// "Ben pilav yedim, annem çorba içti": whether somebody is named before a food, after a verb that
  /// closed what was eaten before.
  private func isOthers(_ food: FoodMention, after head: Int) -> Bool {
    let clause = message.clauseOf[food.head]
    guard message.clauseOf[head] < clause,
      message.scene.clauses[message.clauseOf[head]..<clause].contains(where: { $0.verbIs(.eat) })
    else { return false }
    return message.spans.indices.contains { place in
      message.clauseOf[place] == clause && place < food.spans.lowerBound
        && (message.persons.contains { $0.places.contains(place) }
          || message.spans[place].has(.selfword))
    }
  }
}

/// "yarısını bıraktım", "üçte birini yedim": how much of what was named before was eaten.
private struct Part {
  var spans: Range<Int>
  var eaten: Double
  var isLeft: Bool

  /// Nil where no part of it is told after the clause of this place.
  init?(after place: Int, in message: MessageAnalysis) {
    let said = message.quantities.first { quantity in
      quantity.isPart && message.clauseOf[quantity.spans.lowerBound] > message.clauseOf[place]
    }
    guard let said,
      let verb = message.spans[said.spans.upperBound...].first(where: { $0.finiteVerb != nil })
    else { return nil }
    spans = said.spans
    isLeft = verb.has(.leave)
    guard isLeft || verb.has(.eat) else { return nil }
    eaten = isLeft ? 1 - said.value : said.value
  }
}

extension JSON {
  /// The names of an object's members.
  var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }
}
