import Analysis
import Domain
import Turkish

/// Which foods a meal of the talk was of: others in their place, fewer, or more.
extension CorrectionIntents {
  // MARK: Another food

  /// "süt değil ayrandı", "kıymalıydı", "mercimek": another food, or the kind of the one that was told.
  func replacements(in target: MealTarget) -> [IntentCandidate] {
    let assigned = Attachment(message: message, weights: weights).assigned(target.fresh)
    return target.fresh.prefix(3).enumerated().flatMap { place, new -> [IntentCandidate] in
      // "sosunda kıyma vardı": it was there besides.
      if word(after: new.spans).fits("meal.besides"), !scene.has(.not, .no, .instead) { return [] }
      return olds(for: new, in: target).flatMap { old, note -> [IntentCandidate] in
        var members: [JSON.Member] = [.init(.from, .string(old.name))]
        var claims = Set(target.named.flatMap(\.food.spans)).union(new.spans)
        if let quantity = assigned.amounts[place] {
          var mention = Mention(name: new.name, isKnown: true)
          mention.take(Amount(quantity))
          claims.formUnion(quantity.spans)
          members += mention.json.setMembers.filter { !$0.isNamed(.name) }
        }
        let notes = replacing(old, by: new, in: target) + [note]
        let kinds = [kind(new.name, of: old.name)].filter { name in
          !FoodRole.shares(old.name, new.name) && isFood(name)
        }
        // "çorba mercimekti": which of them it was, and no bowl of lentils.
        let isKindTold = !kinds.isEmpty && isSubject(old, of: new, in: target)
        return ((isKindTold ? [] : [new.name]) + kinds).enumerated().map { number, name in
          let pair = JSON.object(members + [.init(.to, .string(name))])
          let change = Change(
            "updateMeal", [target.id, .init(.replace, .array([pair]))],
            number == 0 ? "replace" : "kind by noun", at: new.head, claims: claims, notes)
          return candidate(change, of: target.record, target.place)
        }
      }
    } + described(target) + inOtherState(target)
  }

  /// "makarna 200 çiğ ağırlıktı", "tavuk çiğdi": the state in which a food of the meal was weighed.
  private func inOtherState(_ target: MealTarget) -> [IntentCandidate] {
    let states = message.spans.indices.filter { isState($0) && !isDenied($0) }
    guard states.count == 1, let place = states.first, target.named.count == 1,
      !scene.isQuestion, !message.clause(of: place).isNegated
    else { return [] }
    let (food, item) = target.named[0]
    let bare = item.name.split(separator: " ").filter { word in
      !Self.isState(Turkish.fold(String(word)))
    }.joined(separator: " ")
    let name = "\(state(at: place)) \(bare)"
    guard Turkish.fold(name) != Turkish.fold(item.name), isFood(bare) else { return [] }
    var members: [JSON.Member] = [.init(.from, .string(item.name))]
    var claims = Set(food.spans).union([place])
    let weights = message.quantities.filter { $0.number?.isArticle == false }
    if weights.count == 1, weights[0].value >= 10 {
      members += [
        .init(.quantity, .number(weights[0].value)), .init(.unit, .string(Measure.gram.rawValue)),
      ]
      claims.formUnion(weights[0].spans)
    } else if !weights.isEmpty || bare == item.name && !saysWeighed {
      // "pilav biraz kuruydu": a complaint.
      return []
    }
    let pair = JSON.object(members + [.init(.to, .string(name))])
    let change = Change(
      "updateMeal", [target.id, .init(.replace, .array([pair]))], "kind", at: place,
      claims: claims, ["stripped=true"] + target.notes(on: item))
    var made = candidate(change, of: target.record, target.place)
    made.isStated = target.record.age <= 2
    return [made]
  }

  /// "çiğdi" as "çiğ"; "pişmiş" as it is.
  private func state(at place: Int) -> String {
    let bare = withoutCopula(message.spans[place])
    return Self.isState(Turkish.fold(bare))
      ? bare : Turkish.lowercased(scene.sentence.source(message.spans[place]))
  }

  private func isState(_ place: Int) -> Bool { Self.isState(message.word(place)) }

  /// "çiğ", "haşlanmış": in which state a food was weighed.
  static func isState(_ word: String) -> Bool {
    word.fits("food.state.raw") || word.fits("food.state.cooked")
  }

  /// "çiğ değil pişmiş", "çiğ ağırlık değil".
  private func isDenied(_ place: Int) -> Bool {
    let next = message.spans.indices.dropFirst(place + 1).prefix { !isState($0) }
    return next.prefix(2).contains { message.spans[$0].has(.not) }
  }

  private var saysWeighed: Bool { scene.words.contains { $0.fits("food.state.weighed") } }

  /// "çorba mercimekti": a food of the meal, and right behind it what it was.
  private func isSubject(_ old: LoggedMeal.Item, of new: FoodMention, in target: MealTarget) -> Bool
  {
    let copula = message.spans[new.head].food?.noun?.copula ?? .none
    return copula != .none && !scene.has(.not, .no, .instead, .correction)
      && target.named.contains {
        $0.item.name == old.name && $0.food.spans.upperBound == new.spans.lowerBound
      }
  }

  /// "mercimek" of a "çorba".
  private func kind(_ noun: String, of food: String) -> String {
    "\(noun) \(Turkish.lowercased(Turkish.possessive(food)))"
  }

  /// Whether a name is one food of the table as a whole.
  private func isFood(_ name: String) -> Bool {
    guard let sentence = scene.dialogue.reader?.read(name, now: scene.now, zone: scene.zone) else {
      return false
    }
    return sentence.spans.count == 1 && sentence.spans[0].food != nil
  }

  private func olds(for new: FoodMention, in target: MealTarget)
    -> [(item: LoggedMeal.Item, note: String)]
  {
    let others = target.named.filter { $0.food.head != new.head }
    if !others.isEmpty { return others.prefix(2).map { ($0.item, "old=named") } }
    let alike = target.meal.items.filter { FoodRole.shares($0.name, new.name) }
    if !alike.isEmpty { return alike.prefix(2).map { ($0, "old=alike") } }
    return target.items.prefix(2).map { ($0.item, "old \($0.note)") }
  }

  private func replacing(_ old: LoggedMeal.Item, by new: FoodMention, in target: MealTarget)
    -> [String]
  {
    let named = target.named.first { $0.item.name == old.name && $0.food.head != new.head }
    return [
      "known=\(new.isKnown)", "alike=\(FoodRole.shares(old.name, new.name))",
      "order=\(named.map { $0.food.head < new.head ? "old new" : "new old" } ?? "new")",
      "old then=\(named.map { word(after: $0.food.spans) } ?? "-")",
      "new then=\(word(after: new.spans))",
      "copula=\(message.spans[new.head].food?.noun?.copula ?? .none)",
      "fresh=\(min(3, target.fresh.count))",
    ] + target.notes(on: old)
  }

  private func word(after spans: Range<Int>) -> String {
    spans.upperBound < message.spans.count ? message.word(spans.upperBound) : "$"
  }

  /// "kıymalıydı", "tam buğdaydı", "Adana olanından": words that nothing knows say what kind it was.
  private func described(_ target: MealTarget) -> [IntentCandidate] {
    let words = message.spans.indices.filter { !message.spans[$0].isMark }
    let places = words.filter { place in
      message.spans[place].isUnknown && mayDescribe(place, target)
        && (place == words.first || place == words.last
          || withoutCopula(message.spans[place]).count < message.word(place).count)
    }
    return places.prefix(3).flatMap { place -> [IntentCandidate] in
      var word = withoutCopula(message.spans[place])
      if let left = target.meal.items.first(where: { isWithout(word, $0.name) }) {
        return target.meal.items.count > 1 ? [withoutIt(left, place, target)] : []
      }
      // "az yağlıydı", "yarım yağlı"
      if place > 0, WordSets.words("degree").contains(message.word(place - 1)),
        WordSets.words("degree.of").contains(message.word(place))
      {
        let degree = Turkish.lowercased(scene.sentence.source(message.spans[place - 1]))
        word = "\(degree) \(word)"
      }
      guard word.count > 2, word.count < 30, !Turkish.fold(word).fits("food.opinion"),
        !message.isDeed(place)
      else {
        return []
      }
      return target.items.prefix(2).flatMap { item, note -> [IntentCandidate] in
        // "büyüktü" says which size it was, not another food.
        let isSize = MeasureSize.of(Turkish.fold(word)) != nil
        let isQuality =
          isSize || WordSets.words("degree.of").contains(message.word(place))
          || WordSets.words("quality.ending").contains { Turkish.fold(word).hasSuffix($0) }
        let names = ["\(word) \(item.name)"] + (isQuality ? [] : [word])
        return names.enumerated().map { number, name in
          let pair = JSON.object([.from: .string(item.name), .to: .string(name)])
          let change = Change(
            "updateMeal", [target.id, .init(.replace, .array([pair]))],
            number == 0 ? "kind" : "replace unknown", at: place, claims: [place],
            [
              note, "ends=\(Turkish.fold(word).suffix(2))",
              "stripped=\(word.count != message.word(place).count)",
            ] + target.notes(on: item))
          return candidate(change, of: target.record, target.place)
        }
      }
    }
  }

  /// "ekmeksiz" of a meal with "ekmek".
  private func isWithout(_ word: String, _ food: String) -> Bool {
    let (word, food) = (Turkish.fold(word), Turkish.fold(food))
    let last = food.split(separator: " ").last.map(String.init) ?? food
    return word.hasPrefix(last) && String(word.dropFirst(last.count)).fits("food.without")
  }

  private func withoutIt(_ item: LoggedMeal.Item, _ place: Int, _ target: MealTarget)
    -> IntentCandidate
  {
    let change = Change(
      "updateMeal", [target.id, .init(.remove, .array([.string(item.name)]))], "remove",
      at: place, claims: [place], ["removes=1", "foods said=1"])
    var removal = candidate(change, of: target.record, target.place)
    removal.isStated = message.spans.count { !$0.isMark } == 1
    return removal
  }

  /// "kıymalıydı" as "kıymalı".
  func withoutCopula(_ span: Span) -> String {
    let word = Turkish.lowercased(scene.sentence.source(span))
    let folded = Turkish.fold(word)
    let endings = NumberEndings.pasts.union(NumberEndings.reported)
    let ending = endings.filter { folded.hasSuffix($0) }.max { $0.count < $1.count }
    return ending.map { String(word.dropLast($0.count)) } ?? word
  }

  // MARK: Fewer and more

  /// "künefeyi çıkar, yemedim": foods of the meal that were not eaten.
  func taken(from target: MealTarget) -> [IntentCandidate] {
    let items = target.meal.items
    guard items.count > 1 else { return [] }
    var sets = target.named.map { [$0] }
    if target.named.count > 1 { sets.append(target.named) }
    var found = sets.map { set in
      let change = Change(
        "updateMeal", [target.id, .init(.remove, .array(set.map { .string($0.item.name) }))],
        "remove", at: set[0].food.head, claims: Set(set.flatMap(\.food.spans)),
        ["removes=\(min(3, set.count))", "foods said=\(min(3, target.named.count))"])
      var removal = candidate(change, of: target.record, target.place)
      removal.isStated =
        isOrder(toTake: set, from: target) || isUntouched(set.map(\.food), of: target)
      return removal
    }
    if target.named.isEmpty, let last = items.last {
      let change = Change(
        "updateMeal", [target.id, .init(.remove, .array([.string(last.name)]))], "remove last",
        claims: everything, ["had=\(min(4, items.count))"])
      found.append(candidate(change, of: target.record, target.place))
    }
    return found
  }

  /// "çorbayı sil": an order that names each food beyond doubt, right after the meal that has them.
  private func isOrder(
    toTake set: [(food: FoodMention, item: LoggedMeal.Item)], from target: MealTarget
  ) -> Bool {
    (isOrder || scene.forbidsNamed) && state.records.first?.kind == .meal && target.place == 0
      && set.count == message.foods.count && set.count < target.meal.items.count
      && set.allSatisfy { pair in
        target.meal.items.count { FoodRole.shares($0.name, pair.food.name) } == 1
      }
  }

  /// "bir de ayran", "ekmek de vardı": foods more.
  func added(to target: MealTarget) -> [IntentCandidate] {
    var found: [IntentCandidate] = []
    var seen: [[Mention]] = []
    for role in [FoodRole.corrected, .eaten] {
      for least in [0.5, 0.2] {
        let items = FoodItems(role, in: message, weights, above: least)
        let fresh = items.mentions.filter { mention in
          !target.meal.items.contains { Turkish.fold($0.name) == Turkish.fold(mention.name) }
        }
        guard !fresh.isEmpty, !seen.contains(fresh) else { continue }
        seen.append(fresh)
        let notes = [
          "weakest=\(Int(items.weakest * 10))", "items=\(min(4, fresh.count))", "role=\(role)",
          "unknown=\(min(2, fresh.count { !$0.isKnown }))",
          "amounts=\(min(3, fresh.count(where: \.hasAmount)))",
          "named=\(min(2, target.named.count))", "had=\(min(4, target.meal.items.count))",
          "alike=\(fresh.contains { isAlike($0.name, target) })",
        ]
        let change = Change(
          "updateMeal", [target.id, .init(.items, .array(fresh.map(\.json)))], "add",
          at: items.foods[0].head, claims: items.claims, notes)
        found.append(candidate(change, of: target.record, target.place))
      }
    }
    return found
  }

  private func isAlike(_ name: String, _ target: MealTarget) -> Bool {
    target.meal.items.contains { FoodRole.shares($0.name, name) }
  }
}
