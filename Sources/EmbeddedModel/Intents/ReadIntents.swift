import Analysis
import Domain
import Foundation
import Turkish

/// What is asked of the records and tables: each kind of question proposes itself for the message.
struct ReadIntents {
  let message: MessageAnalysis
  let weights: Weights
  private let asking: SharedFeatures
  private let topics: Topics
  private let stretches: [Stretch]
  private let pairs: [(Stretch, Stretch)]

  init(message: MessageAnalysis, weights: Weights) {
    self.message = message
    self.weights = weights
    asking = Asking.features(of: message)
    topics = Topics(message)
    let found = Stretches(message: message)
    stretches = found.all()
    pairs = found.pairs(of: stretches)
  }

  private var scene: Scene { message.scene }

  func candidates() -> [IntentCandidate] {
    guard message.spans.contains(where: { !$0.isMark }) else { return [] }
    var found = [
      candidate("getShoppingList", [[]]), candidate("getTargets", [[]]),
      candidate("getProfile", [[]]),
    ]
    found += glucose() + nutrition() + days() + meals()
    found.append(candidate("recallConversations", [[.init(.query, .string(recallQuery))]]))
    return found.flatMap { Person.variants(of: $0, in: message) } + foods() + searches()
  }

  // MARK: Shared

  /// A candidate for the calls of one tool with these arguments each.
  func candidate(
    _ tool: String, _ arguments: [[JSON.Member]], _ notes: [String] = [], claims: Set<Int> = []
  ) -> IntentCandidate {
    var result = IntentCandidate(intent: tool, message: message)
    result.calls = arguments.map { PlannedCall(tool, .object($0)) }
    result.claims = claims
    result.anchor = 0
    result.features.share(message.whole)
    result.features.share(asking, isNamed: true)
    topics.describe(tool, into: &result.features)
    if let place = questionPlace {
      result.features.share(message.features(at: place), isNamed: true)
    }
    result.features.add("calls=", count: arguments.count, atMost: 3)
    for note in notes { result.features.add(note) }
    for member in arguments.first ?? [] { result.features.add("slot=", member.key) }
    return result
  }

  /// The last word of the last clause that asks, else of the message.
  private var questionPlace: Int? {
    let last = scene.clauses.indices.last { scene.clauses[$0].isQuestion }
    return last.flatMap { message.clauseOf.lastIndex(of: $0) }
      ?? message.spans.indices.last { !message.spans[$0].isMark }
  }

  // MARK: Records

  private func glucose() -> [IntentCandidate] {
    (compares ? [] : stretches).map { stretch in
      candidate("getGlucose", [stretch.range], stretch.notes, claims: counted(stretch))
    }
      + pairs.map { one, two in
        candidate("getGlucose", [one.range, two.range], one.notes + ["pair"])
      }
  }

  private func nutrition() -> [IntentCandidate] {
    let today: [JSON.Member] = [.init(.period, .string(Period.today.rawValue))]
    if tellsTotal { return [] }
    return (compares ? [] : stretches).map { stretch in
      candidate(
        "getNutrition", [stretch.period.isEmpty ? today : stretch.period], stretch.notes,
        claims: counted(stretch))
    }
      + pairs.map { one, two -> IntentCandidate in
        var both = candidate("getNutrition", [one.period, two.period], one.notes + ["pair"])
        both.isStated = compares && scene.has(.carbs, .calories, .protein, .fat, .fiber)
        return both
      }
  }

  /// "bugün toplam 120 gram karbonhidrat aldım": it says the sum, and asks for none.
  private var tellsTotal: Bool {
    !scene.isQuestion && scene.has(.carbs, .protein, .fat, .fiber)
      && message.quantities.contains { $0.measure != nil && $0.number != nil }
      && scene.clauses.contains { $0.isPast && $0.form?.person == 1 && !$0.isQuestion }
  }

  private func days() -> [IntentCandidate] {
    stretches.filter { $0.name != .rolling }.map { stretch in
      candidate("getDay", [stretch.dates], stretch.notes, claims: counted(stretch))
    }
  }

  /// "bu hafta geçen haftadan fazla mı", "geçen ay mı daha çok bu ay mı": two stretches that are named.
  private var compares: Bool {
    let named = stretches.filter { $0.name == .named && !$0.dates.isEmpty }
    return named.count == 2 && scene.isQuestion && scene.clauses.allSatisfy { !$0.verbIs(.eat) }
      && message.spans.indices.contains { place in
        message.spans[place].has(.compare) || message.word(place).fits("compared.than")
      }
  }

  private func counted(_ stretch: Stretch) -> Set<Int> {
    stretch.name == .counted ? stretch.places : []
  }

  private func meals() -> [IntentCandidate] {
    let foods =
      message.foods.filter(\.isKnown).prefix(3) + message.foods.filter { !$0.isKnown }.prefix(2)
    return stretches.filter { $0.name != .rolling }.flatMap { stretch -> [IntentCandidate] in
      let notes = stretch.notes + ["foods=\(min(2, foods.count))"]
      var found = [candidate("getMeals", [stretch.dates], notes + ["food=none"])]
      if let meal = stretch.meal {
        let type = JSON.Member(.mealType, .string(meal.rawValue))
        found.append(candidate("getMeals", [stretch.dates + [type]], notes + ["food=none"]))
      }
      guard [.none, .named].contains(stretch.name) else { return found }
      for food in foods {
        var some = candidate(
          "getMeals", [stretch.dates + [.init(.food, .string(food.name))]],
          notes + ["food=\(food.isKnown ? "known" : "unknown")"], claims: Set(food.spans))
        for kind in MessageFeatures.kinds(of: message.spans[food.head]) {
          some.features.add("food:", kind)
        }
        if let form = message.spans[food.head].food?.noun {
          some.features.add("food case=", form.grammaticalCase.rawValue)
        }
        found.append(some)
      }
      return found
    }
  }

  // MARK: Foods

  /// What a food holds: a look-up for each food that may be asked about, and one for all of them.
  private func foods() -> [IntentCandidate] {
    let items = FoodItems(.asked, in: message, weights, above: 0.04)
    var found = items.mentions.indices.map { place in
      lookup([place], items)
    }
    let likely = items.mentions.indices.filter { items.chances[$0] >= 0.3 }
    if likely.count > 1 { found.append(lookup(likely, items)) }
    return found + again()
  }

  private func lookup(_ places: [Int], _ items: FoodItems) -> IntentCandidate {
    let weakest = places.map { items.chances[$0] }.min() ?? 0
    var found = candidate(
      "lookupFood", places.map { items.mentions[$0].json.setMembers },
      [
        "foods=\(min(4, items.mentions.count))", "asked=\(Int(weakest * 10))",
        "all=\(places.count == items.mentions.count)",
      ])
    found.features.share(message.features(at: items.foods[places[0]].head), isNamed: true)
    found.anchor = nil
    found.claims = Set(places.flatMap { items.foods[$0].spans })
    for place in places where items.mentions[place].hasAmount {
      for quantity in message.quantities
      where abs(quantity.spans.lowerBound - items.foods[place].head) < 4 {
        found.claims.formUnion(quantity.spans)
      }
    }
    return found
  }

  /// "peki yarım dilim yesem?", "bi dilimi kaç kalori": the food that was spoken of last.
  private func again() -> [IntentCandidate] {
    var names: [(name: String, from: String)] = []
    if let step = scene.dialogue.newest, step.call.name == "lookupFood",
      let name = step.call.arguments[.name]?.string
    {
      names.append((name, "look-up"))
    }
    if let meal = scene.dialogue.meal, meal.age < 3 {
      names += meal.items.suffix(2).map { ($0.name, "meal") }
    }
    return names.map { name, source in
      var mention = Mention(name: name, isKnown: true)
      if let quantity = message.quantities.first { mention.take(Amount(quantity)) }
      return candidate(
        "lookupFood", [mention.json.setMembers],
        ["again=\(source)", "foods=\(min(2, message.foods.count))"])
    }
  }

  // MARK: Old talks

  /// The words that carry meaning, for recall over old talks.
  private var recallQuery: String {
    let words = message.spans.filter { span in
      !span.isMark && span.time == nil
        && !span.has(.filler, .question, .ask, .talk, .recallnoun, .remember, .deictic, .selfword)
        && !WordSets.words("about").contains(scene.sentence.folded(span))
    }
    return words.map { scene.sentence.source($0) }.joined(separator: " ")
  }
}

extension JSON {
  /// The members of an object that have a value.
  var setMembers: [JSON.Member] {
    guard case .object(let members) = self else { return [] }
    return members.filter { $0.value != .null }
  }
}
