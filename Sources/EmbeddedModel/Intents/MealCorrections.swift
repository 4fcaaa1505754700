import Analysis
import Domain
import Turkish

/// A meal of the talk with what a message says of its foods.
struct MealTarget {
  let record: TalkRecord
  let place: Int
  let meal: LoggedMeal
  /// The foods of the message that are in the meal, with their items.
  let named: [(food: FoodMention, item: LoggedMeal.Item)]
  /// The known foods of the message that are not.
  let fresh: [FoodMention]
  /// The places in a row that the message names: "ikincisi".
  private let ordinals: [Int]

  init(record: TalkRecord, place: Int, meal: LoggedMeal, message: MessageAnalysis) {
    self.record = record
    self.place = place
    self.meal = meal
    named = message.foods.compactMap { food in
      let exact = meal.items.first { Turkish.fold($0.name) == Turkish.fold(food.name) }
      return (exact ?? meal.items.first { FoodRole.shares($0.name, food.name) }).map { (food, $0) }
    }
    ordinals = message.spans.compactMap { span in
      span.number.flatMap { $0.kind == .ordinal ? Int($0.value) : nil }
    }
    fresh = message.foods.filter { food in
      food.isKnown && !meal.items.contains { Turkish.fold($0.name) == Turkish.fold(food.name) }
    }
  }

  /// "pilav" of a "bulgur pilavı" is no other food.
  var namesNothingNew: Bool {
    fresh.allSatisfy { new in named.contains { $0.food.head == new.head } }
  }

  var id: JSON.Member { .init(.meal, .number(meal.id)) }

  /// The items that an amount without a food can be of: what was named, else the last ones.
  var items: [(item: LoggedMeal.Item, note: String)] {
    if let one = meal.items.first, meal.items.count == 1 { return [(one, "item=only")] }
    if !named.isEmpty { return named.prefix(3).map { ($0.item, "item=named") } }
    return meal.items.reversed().prefix(3).enumerated().map { place, item in
      (item, place == 0 ? "item=last" : place == meal.items.count - 1 ? "item=first" : "item=other")
    }
  }

  func notes(on item: LoggedMeal.Item) -> [String] {
    [
      "had amount=\(said(item))", "had unit=\(item.unit ?? "none")",
      "had=\(min(4, meal.items.count))", "foods said=\(min(2, named.count))",
      "in that place=\(ordinals.isEmpty ? "-" : "\(ordinals.contains { isThat($0, item) })")",
    ]
  }

  private func isThat(_ ordinal: Int, _ item: LoggedMeal.Item) -> Bool {
    meal.items.indices.contains(ordinal - 1) && meal.items[ordinal - 1].name == item.name
  }

  /// "3 dilimdi" of "2 dilim ekmek, peynir": the only item that was told in the unit; nil where several
  /// were, or a food is named.
  func holder(of quantity: Quantity) -> String? {
    guard named.isEmpty, let unit = quantity.measure?.unit else { return nil }
    let told = record.said[.items]?.array ?? []
    let holders = meal.items.filter { item in
      told.contains {
        $0[.unit]?.string == unit && $0[.quantity]?.number != nil
          && $0[.name]?.string.map(Turkish.fold) == Turkish.fold(item.name)
      }
    }
    return holders.count == 1 ? holders[0].name : nil
  }

  /// "1 porsiyon iskender", then "bir buçuk": whether the person told in which unit an item is.
  func saidUnit(_ item: LoggedMeal.Item) -> Bool {
    record.said[.items]?.array?.contains { said in
      said[.name]?.string.map(Turkish.fold) == Turkish.fold(item.name)
        && said[.unit]?.string.map { $0 != Measure.piece.rawValue } ?? false
    } ?? false
  }

  /// Whether the person told the amount of an item.
  private func said(_ item: LoggedMeal.Item) -> Bool {
    record.said[.items]?.array?.contains { said in
      said[.name]?.string.map { FoodRole.shares($0, item.name) } ?? false
        && said[.quantity]?.number != nil
    } ?? false
  }
}

extension MessageAnalysis {
  /// "birini eşime verdim", "yarısı kaldı": whether an amount is told of what was not eaten.
  func isLeftBehind(at place: Int) -> Bool {
    spans.indices.contains { later in
      later > place && clauseOf[later] == clauseOf[place] && word(later).fits("left.verbs")
    }
  }
}

/// How much of a food of the talk it was.
extension CorrectionIntents {
  /// "2", "iki dilimdi", "kutu": an amount without a food, or near one.
  func amounts(of target: MealTarget) -> [IntentCandidate] {
    message.quantities.filter { !isDuration($0) }.flatMap { quantity in
      target.items.flatMap { item, note -> [IntentCandidate] in
        if let own = food(before: quantity, in: target), own != item.name { return [] }
        if let own = target.holder(of: quantity), own != item.name { return [] }
        // "tabak büyüktü": its own unit without a number is no other amount.
        if quantity.number == nil, let measure = quantity.measure, measure.size == nil,
          measure.unit == item.unit
        {
          return []
        }
        if isBeyondEating(quantity, of: item) { return [] }
        let isLeft = isLeftOver(quantity)
        guard !isLeft || quantity.value < item.quantity ?? 0 else { return [] }
        let quantity =
          isLeft ? Quantity(quantity, value: (item.quantity ?? 0) - quantity.value) : quantity
        var mention = Mention(name: item.name, isKnown: true)
        mention.take(Amount(quantity))
        let pieces = mention
        if quantity.measure == nil, let unit = item.unit { mention.unit = unit }
        var notes = self.notes(on: quantity, old: item.quantity) + target.notes(on: item) + [note]
        notes.append("unit kept=\(mention.unit == item.unit)")
        let kind = quantity.number == nil ? "unit" : quantity.measure == nil ? "bare" : "measured"
        var found = [amount(mention, "amount \(kind)", quantity, notes, target)]
        // The unit may be one that nobody said: the table's usual one, or that of a weight.
        if pieces != mention, !target.saidUnit(item) {
          found.append(amount(pieces, "amount pieces", quantity, notes, target))
        }
        if quantity.number == nil || quantity.measure != nil, let old = item.quantity,
          old != mention.quantity
        {
          mention.quantity = old
          found.append(amount(mention, "unit only", quantity, notes, target))
        }
        return found
      }
    }
  }

  /// "3 içli köfte yedim", then "birini eşime verdim", "ikisi kaldı": so many of them were not eaten.
  private func isLeftOver(_ quantity: Quantity) -> Bool {
    let place = quantity.spans.lowerBound
    guard quantity.measure == nil, message.word(place).fits("change.pieces") else { return false }
    return message.isLeftBehind(at: place)
  }

  /// "köfteyi çıkar pilavı yarım yap": the food of the meal that stands right before its amount.
  private func food(before quantity: Quantity, in target: MealTarget) -> String? {
    target.named.first { $0.food.spans.upperBound == quantity.spans.lowerBound }?.item.name
  }

  /// Nobody eats so many pieces, glasses or slices of anything.
  private func isBeyondEating(_ quantity: Quantity, of item: LoggedMeal.Item) -> Bool {
    quantity.measure == nil && quantity.value > 60
      && item.unit.map { Measure(rawValue: $0)?.metric == nil } ?? true
  }

  func amount(
    _ mention: Mention, _ kind: String, _ quantity: Quantity, _ notes: [String],
    _ target: MealTarget
  ) -> IntentCandidate {
    let near = target.named.filter { Turkish.fold($0.item.name) == Turkish.fold(mention.name) }
    let change = Change(
      "updateMeal", [target.id, .init(.items, .array([mention.json]))], kind,
      at: quantity.spans.lowerBound,
      claims: Set(quantity.spans).union(near.flatMap(\.food.spans)), notes)
    return candidate(change, of: target.record, target.place)
  }

  /// "ekmek iki dilimdi, zeytin 5": foods of the meal, each with its amount; new ones beside them.
  func named(in target: MealTarget) -> [IntentCandidate] {
    let foods =
      target.named.map(\.food)
      + target.fresh.filter { fresh in
        !target.named.contains { $0.food.head == fresh.head }
      }
    let assigned = Attachment(message: message, weights: weights).assigned(foods)
    var old: [JSON] = []
    var new: [JSON] = []
    var claims: Set<Int> = []
    for (place, food) in foods.enumerated() {
      let item = place < target.named.count ? target.named[place].item : nil
      var mention = Mention(name: item?.name ?? food.name, isKnown: true)
      if let quantity = assigned.amounts[place] {
        mention.take(Amount(quantity))
        if quantity.measure == nil, let unit = item?.unit { mention.unit = unit }
        claims.formUnion(quantity.spans)
      } else if item != nil {
        continue
      }
      claims.formUnion(food.spans)
      if item == nil { new.append(mention.json) } else { old.append(mention.json) }
    }
    guard !old.isEmpty else { return [] }
    let sets = new.isEmpty ? [old] : [old, old + new]
    return sets.map { items in
      let notes = [
        "amounts=\(min(3, old.count))", "new=\(min(2, items.count - old.count))",
        "not named=\(min(2, target.named.count - old.count))",
        "loose=\(min(2, assigned.loose.count))",
      ]
      let change = Change(
        "updateMeal", [target.id, .init(.items, .array(items))],
        items.count > old.count ? "named and new" : "named",
        at: target.named.first?.food.head, claims: claims, notes)
      return candidate(change, of: target.record, target.place)
    }
  }

  /// "yarısını yedim", "bir tane daha", "birini Ali yedi": a part of what was told, more, or less.
  func parts(of target: MealTarget) -> [IntentCandidate] {
    let saysMore = scene.has(.more, .same)
    var found = scene.has(.share) ? scaled(target, by: 0.5, nil) : []
    found += whole(of: target)
    for quantity in message.quantities {
      if quantity.value < 1 {
        // "çeyreğini bıraktım": all but that.
        let isLeft = message.isLeftBehind(at: quantity.spans.lowerBound)
        var parts = scaled(target, by: isLeft ? 1 - quantity.value : quantity.value, quantity)
        if isLeft, leavesOnly(quantity, of: target) { parts[0].isStated = true }
        found += parts
      }
      for (item, note) in target.items {
        let old = item.quantity ?? 1
        var mention = Mention(name: item.name, isKnown: true)
        mention.unit = item.unit
        let notes = self.notes(on: quantity, old: old) + target.notes(on: item) + [note]
        let isSameUnit =
          quantity.measure == nil || quantity.measure?.unit == item.unit
          || quantity.unit(onceMore: item.unit) == item.unit
        if saysMore, isSameUnit {
          mention.quantity = old + quantity.value
          found.append(amount(mention, "more", quantity, notes, target))
        }
        if quantity.number?.form.isPossessive == true, quantity.value >= 1, old > quantity.value {
          mention.quantity = old - quantity.value
          found.append(amount(mention, "less", quantity, notes, target))
        }
      }
    }
    return found
  }

  /// "pilavı tam yemedim yarısını bıraktım": a part of the only food that can be meant, right after it.
  private func leavesOnly(_ quantity: Quantity, of target: MealTarget) -> Bool {
    target.items.count == 1 && target.place == 0 && target.record.age <= 2
      && target.record.owner == nil && quantity.isPart && message.quantities.count == 1
      && target.namesNothingNew
  }

  /// "muzu tam koydum aslında" of half a banana: a food of the meal, and all of it.
  private func whole(of target: MealTarget) -> [IntentCandidate] {
    guard target.named.count == 1, let item = target.named.first?.item,
      let old = item.quantity, old < 1, target.namesNothingNew, message.quantities.isEmpty,
      let place = message.spans.indices.first(where: { message.word($0).fits("part.whole") }),
      message.clause(of: place).isPast, !message.clause(of: place).isNegated
    else { return [] }
    var mention = Mention(name: item.name, quantity: 1, isKnown: true)
    mention.unit = item.unit
    let about = Quantity(spans: place..<place + 1, value: 1)
    var found = amount(mention, "whole", about, notes(on: about, old: old), target)
    found.isStated = target.place == 0 && target.record.age <= 3
    return [found]
  }

  private func scaled(_ target: MealTarget, by factor: Double, _ quantity: Quantity?)
    -> [IntentCandidate]
  {
    let place = quantity?.spans.lowerBound ?? message.spans.firstIndex { $0.has(.share) } ?? 0
    let about = quantity ?? Quantity(spans: place..<place + 1, value: factor)
    var found = target.items.map { item, note in
      var mention = Mention(name: item.name, quantity: (item.quantity ?? 1) * factor, isKnown: true)
      mention.unit = item.unit
      let notes = self.notes(on: about, old: item.quantity) + target.notes(on: item) + [note]
      return amount(mention, quantity == nil ? "shared" : "scale", about, notes, target)
    }
    if target.meal.items.count > 1, target.named.isEmpty {
      let items = target.meal.items.map { item in
        var mention = Mention(
          name: item.name, quantity: (item.quantity ?? 1) * factor, isKnown: true)
        mention.unit = item.unit
        return mention.json
      }
      let change = Change(
        "updateMeal", [target.id, .init(.items, .array(items))], "scale all", at: place,
        claims: Set(about.spans), notes(on: about, old: nil))
      found.append(candidate(change, of: target.record, target.place))
    }
    return found
  }
}
