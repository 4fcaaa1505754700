import Analysis
import Domain
import Turkish

/// Corrections of the newest meal (or entry), and follow-ups that only make sense after what was said.
extension Scene {
  func correction(at index: Int) -> Proposal? {
    let clause = clauses[index]
    if let list = correctedList(clause) { return list }
    if let entry = restatedEntry(at: index) { return entry }
    guard let meal = dialogue.meal, meal.age <= 6 else {
      return replacedAnywhere(clause, index) ?? correctedEntry(at: index)
    }
    return removed(clause, meal, index) ?? contrasted(clause, meal, index) ?? retimed(
      clause, meal, at: index)
      ?? retyped(clause, meal, at: index) ?? described(clause, meal)
      ?? amended(clause, meal, index) ?? correctedEntry(at: index)
  }

  func update(
    _ meal: LoggedMeal, _ members: [JSON.Member], _ score: Double, clauses: Int = 1
  ) -> Proposal {
    Proposal(
      frame: "düzeltme", score: score,
      calls: [PlannedCall("updateMeal", .object([.init("meal", .number(meal.id))] + members))],
      clauses: clauses)
  }

  // MARK: Removing

  /// "Pekmezi yemedim, onu çıkarıver": of the meal only if it holds the food.
  private func removed(_ clause: Clause, _ meal: LoggedMeal, _ index: Int) -> Proposal? {
    let denies = clause.verbIs(.eat) && clause.isNegated && !clause.isQuestion && !clause.has(.not)
    let removes = clause.verbIs(.remove) && clause.isRequest
    guard denies || removes, !clause.has(.list) else { return nil }
    let names = foods(clause, takesUnknown: false).mentions.map(\.name)
    let held = names.compactMap { Self.item(of: meal, named: $0)?.name }
    guard !held.isEmpty, held.count == names.count else { return nil }
    var count = 1
    while index + count < clauses.count,
      clauses[index + count].verbIs(.remove, .undo)
        || clauses[index + count].has(.deictic) && !clauses[index + count].hasFood
    {
      count += 1
    }
    if held.count == meal.items.count, meal.items.count > 0 {
      return Proposal(
        frame: "öğün silme", score: 0.9,
        calls: [PlannedCall("deleteMeal", ["meal": .number(meal.id)])], clauses: count)
    }
    return update(meal, [.init("remove", .array(held.map(JSON.string)))], 0.93, clauses: count)
  }

  // MARK: A değil B

  private func contrasted(_ clause: Clause, _ meal: LoggedMeal, _ index: Int) -> Proposal? {
    guard let place = clause.spans.firstIndex(where: { $0.has(.not) }), !clause.isQuestion else {
      return nil
    }
    let before = Array(clause.spans[..<place])
    var after = Array(clause.spans[(place + 1)...])
    var count = 1
    if after.allSatisfy({ $0.isMark }), index + 1 < clauses.count {
      after = clauses[index + 1].spans
      count = 2
    }
    var reader = MentionReader(sentence: sentence, takesUnknown: true)
    let old = reader.read(before.filter { !$0.has(.correction, .no) })
    let oldLoose = reader.loose
    var next = MentionReader(sentence: sentence, takesUnknown: true)
    let new = next.read(after)
    let newLoose = next.loose
    if let from = old.first, let to = new.first {
      return replaced(from, to, meal, count)
    }
    if old.isEmpty, oldLoose.isEmpty, let to = new.last, to.isKnown, !to.hasAmount {
      return replacing(kin(of: to, in: meal), to, meal, count)
    }
    if let change = retimed(before, after, meal, oldLoose, count) { return change }
    guard
      let amount = newLoose.first ?? new.first.map({ Amount(quantity: $0.quantity, unit: $0.unit) })
    else {
      if let type = mealType(after.compactMap(\.time)) {
        return update(meal, [.init("mealType", .string(type.rawValue))], 0.9, clauses: count)
      }
      return nil
    }
    let name = old.first?.name ?? new.first?.name
    return amounted(
      amount, name: name,
      was: oldLoose.first ?? old.first.map { Amount(quantity: $0.quantity, unit: $0.unit) }, meal,
      count)
  }

  private func replaced(_ from: Mention, _ to: Mention, _ meal: LoggedMeal, _ count: Int)
    -> Proposal?
  {
    guard let item = Self.item(of: meal, named: from.name) else {
      // What is called wrong is not there: the tool says what is, and nothing is guessed.
      return update(
        meal, [.init("replace", [["from": .string(from.name), "to": .string(to.name)]])], 0.9,
        clauses: count)
    }
    if Turkish.fold(from.name) == Turkish.fold(to.name), to.hasAmount {
      return amounted(
        Amount(quantity: to.quantity, unit: to.unit), name: item.name, was: nil, meal, count)
    }
    return replacing(item, to, meal, count)
  }

  /// "süt değil ayrandı" without a meal in this thread: the tool looks for the meal that holds it.
  private func replacedAnywhere(_ clause: Clause, _ index: Int) -> Proposal? {
    guard let place = clause.spans.firstIndex(where: { $0.has(.not) }), !clause.isQuestion else {
      return nil
    }
    var count = 1
    var after = Array(clause.spans[(place + 1)...])
    if after.allSatisfy(\.isMark), index + 1 < clauses.count {
      after = clauses[index + 1].spans
      count = 2
    }
    var reader = MentionReader(sentence: sentence, takesUnknown: false)
    var next = MentionReader(sentence: sentence, takesUnknown: false)
    guard let from = reader.read(Array(clause.spans[..<place])).last,
      let to = next.read(after).first
    else { return nil }
    return Proposal(
      frame: "düzeltme", score: 0.8,
      calls: [
        PlannedCall(
          "updateMeal", ["replace": [["from": .string(from.name), "to": .string(to.name)]]])
      ], clauses: count)
  }

  /// The item that a new food most likely stands for: one that shares a word, else the last.
  private func kin(of food: Mention, in meal: LoggedMeal) -> LoggedMeal.Item {
    let words = Set(Turkish.fold(food.name).split(separator: " "))
    return meal.items.first { !words.isDisjoint(with: Turkish.fold($0.name).split(separator: " ")) }
      ?? meal.items[meal.items.count - 1]
  }

  func replacing(_ item: LoggedMeal.Item, _ to: Mention, _ meal: LoggedMeal, _ count: Int)
    -> Proposal
  {
    var members: [JSON.Member] = [
      .init("replace", [["from": .string(item.name), "to": .string(to.name)]])
    ]
    if to.hasAmount { members.insert(.init("items", [to.json]), at: 0) }
    // The new amount goes to the new food after the replacement.
    if to.hasAmount { members.reverse() }
    return update(meal, members, 0.94, clauses: count)
  }

  func amounted(
    _ amount: Amount, name: String?, was: Amount?, _ meal: LoggedMeal, _ count: Int
  ) -> Proposal? {
    guard amount.quantity != nil || amount.unit != nil else { return nil }
    let named = name.flatMap { Self.item(of: meal, named: $0) }
    let fitting = was.flatMap { old in
      meal.items.first {
        $0.quantity == old.quantity && old.quantity != nil
          && (old.unit == nil || old.unit == "adet" || $0.unit == old.unit)
      }
    }
    let byUnit = meal.items.filter {
      $0.unit == amount.unit && amount.unit != nil && amount.unit != "adet"
    }
    guard
      let item = named ?? fitting
        ?? (meal.items.count == 1 ? meal.items.first : byUnit.count == 1 ? byUnit[0] : nil)
    else {
      guard meal.age <= 2 else { return nil }
      return Proposal(
        frame: "düzeltme", score: 0.84,
        speech: .ask(Question(kind: .whichItem(meal.items.map(\.name)), calls: [])), clauses: count)
    }
    if !amount.words.isEmpty {
      // "küçük kase": the size stands in the name.
      var sized = Mention(item)
      sized.take(
        Amount(quantity: amount.quantity ?? item.quantity, unit: amount.unit, words: amount.words))
      return replacing(item, sized, meal, count)
    }
    var members: [JSON.Member] = [.init("name", .string(item.name))]
    if let quantity = amount.quantity ?? item.quantity {
      members.append(.init("quantity", .number(quantity)))
    }
    let saidUnit =
      amount.unit == "adet" && item.unit != nil && item.unit != "adet" && was?.unit == nil
      && amount.quantity != nil
    if let unit = saidUnit ? item.unit : amount.unit(of: item.name) ?? item.unit {
      members.append(.init("unit", .string(unit)))
    }
    return update(meal, [.init("items", [.object(members)])], 0.9, clauses: count)
  }
}
