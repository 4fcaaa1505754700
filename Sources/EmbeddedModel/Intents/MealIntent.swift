import Analysis
import Domain
import Foundation
import Turkish

/// What was eaten: one `logMeal` for each meal that the message tells of.
struct MealIntent {
  let message: MessageAnalysis
  let weights: Weights

  func candidates() -> [IntentCandidate] {
    var found: [IntentCandidate] = []
    for (kind, items) in FoodItems.all(.eaten, in: message, weights) {
      let drinks = items.mentions.indices.filter { place in
        !message.scene.isWater(items.mentions[place]) && !isNamedAgain(place, in: items)
      }
      guard !drinks.isEmpty else { continue }
      let groups = groups(
        of: drinks.map { (items.foods[$0], items.mentions[$0], items.places[$0]) })
      for group in groups {
        if let place = message.sharing(at: group.heads[0]) {
          let own = Part(sharedAt: place)
          let shared = candidate(group.scaled(to: own, in: message), of: items, kind, groups.count)
          found += Person.variants(of: shared, at: group.heads.first, in: message)
          continue
        }
        var made = [candidate(group, of: items, kind, groups.count)]
        if let part = Part(after: group.heads.last ?? 0, in: message) {
          // "pilavın yarısını bıraktım" leaves no doubt of which food.
          if part.food.map(group.has) == true { made = [] }
          var eaten = candidate(group.scaled(to: part, in: message), of: items, kind, groups.count)
          eaten.features.add("part=", part.isLeft ? "left" : "eaten")
          eaten.isStated =
            made.isEmpty && part.isLeft
            && message.foods.allSatisfy { food in
              food.isKnown && group.has(food.name)
            }
          made.append(eaten)
        }
        for one in made where !found.contains(where: { $0.calls == one.calls }) {
          found += Person.variants(of: one, at: group.heads.first, in: message)
        }
      }
    }
    return found + portions()
  }

  /// "pilavın yarısını bıraktım": a food of before, of which a part is told.
  private func isNamedAgain(_ place: Int, in items: FoodItems) -> Bool {
    let food = items.foods[place]
    return message.spans[food.head].food?.noun?.grammaticalCase == .genitive
      && message.quantities.contains { $0.isPart && $0.spans.lowerBound == food.spans.upperBound }
      && items.foods[..<place].contains { before in
        before.name == food.name && Part(after: before.head, in: message) != nil
      }
  }

  func candidate(_ group: Group, of items: FoodItems, _ name: String, _ groups: Int)
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
      return weights.probability(of: FoodRole.eaten.rawValue, features) > 0.15
    }
  }

  struct Group {
    fileprivate func has(_ food: String) -> Bool { mentions.contains { $0.name == food } }

    var mentions: [Mention] = []
    var heads: [Int] = []
    var times: [TimeReading] = []
    var claims: Set<Int> = []

    /// The same foods, only so much of those that were named last, in one clause.
    fileprivate func scaled(to part: Part, in message: MessageAnalysis) -> Group {
      var group = self
      let last = heads.last.map { message.clauseOf[$0] }
      let named = part.food.flatMap { has($0) ? $0 : nil }
      for place in mentions.indices where message.clauseOf[heads[place]] == last {
        if let named, mentions[place].name != named { continue }
        if mentions[place].hasAmount {
          group.mentions[place].quantity = (mentions[place].quantity ?? 1) * part.eaten
        } else {
          group.mentions[place].quantity = part.eaten
          let food = message.spans[heads[place]]
          let isCounted = message.scene.units.fit(of: nil, to: food) == .usual
          group.mentions[place].unit = (isCounted ? Measure.piece : .portion).rawValue
        }
      }
      group.claims.formUnion(part.spans)
      return group
    }

    /// Takes out the last food, where the moment behind it is its own: `sabah yumurta, 1 elma da şimdi
    /// yedim`.
    mutating func takeLast(
      at time: (place: Int, time: TimeReading), in message: MessageAnalysis
    ) -> Group? {
      guard mentions.count > 1, times.contains(where: \.isFrame), let head = heads.last,
        message.clauseOf[head] == message.clauseOf[time.place]
      else { return nil }
      let before = heads[heads.count - 2]
      let last = Group(
        mentions: [mentions.removeLast()], heads: [heads.removeLast()], times: [time.time],
        claims: claims.filter { $0 > before })
      claims.subtract(last.claims)
      return last
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

  /// Foods in runs: a new meal, part of the day, clock or moment before a food begins another one, and so
  /// does somebody else after a clause that is closed.
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
      let opens = pending.contains { $0.isFrame || $0.instant != nil }
      let isFramed = current.times.contains(where: \.isFrame)
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
    let last = current.heads.last ?? 0
    let trailing = times[next...].filter { !message.isOfOtherDeed(timeAt: $0.place, foodAt: last) }
    if current.times.isEmpty {
      current.times = trailing.map(\.time)
    } else if let now = trailing.first(where: { $0.time.instant != nil }),
      let last = current.takeLast(at: now, in: message)
    {
      groups.append(current)
      current = last
    } else if !current.times.contains(where: { $0.clock != nil || $0.instant != nil }),
      let hour = message.clock(behind: message.clauseOf[last], current.times)
    {
      current.times += hour
    }
    groups.append(current)
    return groups.map(onNamedDay).map { $0.withKind(in: message) }
  }

  /// A meal of a part of the day, on the day that was named before it.
  private func onNamedDay(_ group: Group) -> Group {
    guard let head = group.heads.first, !group.times.isEmpty,
      !group.times.contains(where: \.namesDay),
      let day = message.namedDay(before: head)
    else { return group }
    var dated = group
    dated.times.insert(day, at: 0)
    return dated
  }
}

extension MealIntent {
  /// "Ben pilav yedim, annem çorba içti": whether somebody is named before a food, after a verb that
  /// closed what was eaten before, or after somebody else who ate.
  private func isOthers(_ food: FoodMention, after head: Int) -> Bool {
    let clause = message.clauseOf[food.head]
    let between = head..<max(head, food.spans.lowerBound)
    if message.eaters(inClause: clause).dropFirst().contains(where: { between.contains($0.place) })
    {
      return true
    }
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
  /// The food that it is a part of, where that is named once more: "pilavın yarısını".
  var food: String?

  /// Half of what two had together.
  init(sharedAt place: Int) {
    (spans, eaten, isLeft, food) = (place..<place + 1, 0.5, false, nil)
  }

  /// Nil where no part of it is told after the clause of this place.
  init?(after place: Int, in message: MessageAnalysis) {
    let said = message.quantities.first { quantity in
      quantity.isPart && message.clauseOf[quantity.spans.lowerBound] > message.clauseOf[place]
    }
    guard let said,
      let verb = message.spans[said.spans.upperBound...].first(where: { $0.finiteVerb != nil })
    else { return nil }
    // "diğer yarısını eşim yedi"
    let teller = message.scene.clauses[message.clauseOf[place]].form?.person
    spans = said.spans
    food = message.foods.first { $0.spans.upperBound == said.spans.lowerBound }?.name
    isLeft = verb.has(.leave)
    let isTheirs = [1, 4].contains(teller) && [3, 6].contains(verb.finiteVerb?.verb?.person)
    guard isLeft || verb.has(.eat), !isTheirs else { return nil }
    eaten = isLeft ? 1 - said.value : said.value
  }
}

extension TimeReading {
  /// Whether it names a meal, a part of the day or an hour.
  fileprivate var isFrame: Bool { meal != nil || part != nil || clock != nil }
}

extension JSON {
  /// The names of an object's members.
  var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }
}
