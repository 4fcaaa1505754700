import Analysis
import Domain
import Turkish

/// What changes a record of this talk: its amount, its food, its time, itself.
struct CorrectionIntents {
  let message: MessageAnalysis
  let weights: Weights

  private var scene: Scene { message.scene }

  func candidates() -> [IntentCandidate] { removals() + meals() + entries() }

  private func candidate(
    _ tool: String, at place: Int, _ members: [JSON.Member], claims: Set<Int>, _ notes: [String]
  ) -> IntentCandidate {
    var result = IntentCandidate(intent: tool, message: message)
    result.calls = [PlannedCall(tool, .object(members))]
    result.claims = claims
    result.anchor = 0
    result.features.share(message.whole)
    if message.spans.indices.contains(place) { result.features.append(message.features(at: place)) }
    for note in notes { result.features.add(note) }
    for member in members { result.features.add("slot=", member.key) }
    return result
  }

  private var everything: Set<Int> { Set(message.spans.indices) }

  /// What wrote last in this thread.
  private var last: Dialogue.Step? { scene.dialogue.lastWrite }

  // MARK: The whole record

  private func removals() -> [IntentCandidate] {
    guard let last else { return [] }
    let tool = last.call.name.hasSuffix("Meal") ? "deleteMeal" : "deleteEntry"
    let isRecord = last.call.name.hasPrefix("log") || last.call.name.hasPrefix("update")
    var found = [candidate("undo", at: 0, [], claims: everything, ["last=\(last.call.name)"])]
    if isRecord, last.call.name != "updateShoppingList" {
      found.append(
        candidate(tool, at: 0, [], claims: everything, ["last=\(last.call.name)", "age=\(min(3, last.age))"]))
    }
    return found
  }

  // MARK: Meals

  private func meals() -> [IntentCandidate] {
    guard let meal = scene.dialogue.meal, meal.age < 6 else { return [] }
    return amounts(of: meal) + namedAmounts(of: meal) + replacements(in: meal) + taken(from: meal)
      + added(to: meal) + moved(meal)
  }

  private func id(_ meal: LoggedMeal) -> JSON.Member { .init("meal", .number(meal.id)) }

  private func notes(_ meal: LoggedMeal, _ kind: String) -> [String] {
    [
      "change=\(kind)", "age=\(min(3, meal.age))", "had=\(min(4, meal.items.count))",
      "last=\(last?.call.name ?? "none")",
    ]
  }

  /// "2", "iki dilimdi": an amount alone is that of the only food, or of the last.
  private func amounts(of meal: LoggedMeal) -> [IntentCandidate] {
    guard let item = meal.items.last else { return [] }
    return message.quantities.flatMap { quantity -> [IntentCandidate] in
      var mention = Mention(name: item.name, isKnown: true)
      mention.take(Amount(quantity))
      if quantity.measure == nil, let unit = item.unit, unit != "gram" { mention.unit = unit }
      let kind = "amount \(quantity.measure == nil ? "bare" : "measured")"
      return [
        candidate(
          "updateMeal", at: quantity.spans.lowerBound,
          [id(meal), .init("items", .array([mention.json]))], claims: Set(quantity.spans),
          notes(meal, kind) + ["spans=\(min(8, message.spans.count))", "size=\(MessageFeatures.magnitude(quantity.value))"])
      ]
    }
  }

  /// "ekmek iki dilimdi": a food of the meal, said again with its amount.
  private func namedAmounts(of meal: LoggedMeal) -> [IntentCandidate] {
    let known = message.foods.filter { food in
      meal.items.contains { FoodRoles.shares($0.name, food.name) }
    }
    let assigned = Attachment(message: message, weights: weights).assigned(known)
    return known.enumerated().compactMap { place, food in
      guard let quantity = assigned.amounts[place],
        let item = meal.items.first(where: { FoodRoles.shares($0.name, food.name) })
      else { return nil }
      var mention = Mention(name: item.name, isKnown: true)
      mention.take(Amount(quantity))
      return candidate(
        "updateMeal", at: food.head, [id(meal), .init("items", .array([mention.json]))],
        claims: Set(food.spans).union(quantity.spans), notes(meal, "named amount"))
    }
  }

  /// "süt değil ayrandı", "kıymalıydı": another food in the place of one.
  private func replacements(in meal: LoggedMeal) -> [IntentCandidate] {
    let named = message.foods.filter { food in
      meal.items.contains { FoodRoles.shares($0.name, food.name) }
    }
    let fresh = message.foods.filter { food in
      food.isKnown && !meal.items.contains { Turkish.fold($0.name) == Turkish.fold(food.name) }
    }
    return fresh.flatMap { new -> [IntentCandidate] in
      var olds = named.filter { $0.head != new.head }.map(\.name)
      if olds.isEmpty {
        olds = meal.items.filter { FoodRoles.shares($0.name, new.name) }.map(\.name)
      }
      if olds.isEmpty, meal.items.count == 1 { olds = [meal.items[0].name] }
      return olds.prefix(2).map { old in
        let from = meal.items.first { FoodRoles.shares($0.name, old) }?.name ?? old
        return candidate(
          "updateMeal", at: new.head,
          [id(meal), .init("replace", [["from": .string(from), "to": .string(new.name)]])],
          claims: Set(message.foods.flatMap(\.spans)),
          notes(meal, "replace") + ["named=\(named.count)", "alike=\(FoodRoles.shares(from, new.name))"])
      }
    }
  }

  /// "künefeyi çıkar, yemedim": a food of the meal that was not eaten.
  private func taken(from meal: LoggedMeal) -> [IntentCandidate] {
    guard meal.items.count > 1 else { return [] }
    return message.foods.compactMap { food in
      guard let item = meal.items.first(where: { FoodRoles.shares($0.name, food.name) }) else {
        return nil
      }
      return candidate(
        "updateMeal", at: food.head, [id(meal), .init("remove", [.string(item.name)])],
        claims: Set(food.spans), notes(meal, "remove"))
    }
  }

  /// "bir de ayran": one food more.
  private func added(to meal: LoggedMeal) -> [IntentCandidate] {
    let items = FoodItems(FoodRoles.corrected, in: message, weights, above: 0.35)
    let fresh = items.mentions.filter { mention in
      !meal.items.contains { Turkish.fold($0.name) == Turkish.fold(mention.name) }
    }
    guard !fresh.isEmpty else { return [] }
    return [
      candidate(
        "updateMeal", at: items.foods[0].head,
        [id(meal), .init("items", .array(fresh.map(\.json)))], claims: items.claims,
        notes(meal, "add") + ["weakest=\(Int(items.weakest * 10))", "items=\(min(4, fresh.count))"])
    ]
  }

  /// "saat sekizdeydi", "dün akşamdı": when it was.
  private func moved(_ meal: LoggedMeal) -> [IntentCandidate] {
    let times = message.times
    guard let first = times.first else { return [] }
    var members = [id(meal)]
    if let type = scene.mealType(times.map(\.time)) {
      members.append(.init("mealType", .string(type.rawValue)))
    }
    if let at = scene.moment(times.map(\.time)) {
      members.append(.init("eatenAt", .string(scene.text(at))))
    }
    guard members.count > 1 else { return [] }
    return [
      candidate(
        "updateMeal", at: first.place, members, claims: Set(times.map(\.place)),
        notes(meal, "move") + ["spans=\(min(8, message.spans.count))"])
    ]
  }

  // MARK: Other entries

  /// The argument of each tool that a bare number corrects.
  private static let figures = [
    "logGlucose": "value", "logWater": "milliliters", "logActivity": "minutes",
    "logMedication": "dose", "logSleep": "hours", "logWeight": "kilograms",
    "logMeasurement": "value",
  ]

  private func entries() -> [IntentCandidate] {
    guard let last, last.age < 6, let figure = figure(of: last) else { return [] }
    let note = ["last=\(last.call.name)", "age=\(min(3, last.age))"]
    var found: [IntentCandidate] = []
    for quantity in message.quantities where quantity.number != nil {
      var value = quantity.value
      if figure == "milliliters" {
        value = quantity.measure.map { value * $0.factor * Scene.milliliters($0.unit) }
          ?? (value < 20 ? value * 200 : value)
      }
      let old = last.call.arguments[figure]?.number
      let ratio = old.map { $0 == 0 ? 0 : value / $0 } ?? 1
      found.append(
        candidate(
          "updateEntry", at: quantity.spans.lowerBound, [which(last), .init(figure, .number(value))],
          claims: Set(quantity.spans),
          note + [
            "change=\(figure)", "ratio=\(ratio < 0.5 ? "low" : ratio > 2 ? "high" : "near")",
            "same=\(ratio == 1)", "spans=\(min(8, message.spans.count))",
          ]))
    }
    if let at = scene.moment(message.times.map(\.time)), let first = message.times.first {
      found.append(
        candidate(
          "updateEntry", at: first.place, [which(last), .init("at", .string(scene.text(at)))],
          claims: Set(message.times.map(\.place)), note + ["change=at"]))
    }
    return found
  }

  private func figure(of step: Dialogue.Step) -> String? {
    Self.figures[step.call.name]
      ?? (step.call.name == "updateEntry"
        ? Self.figures.values.sorted().first { step.call.arguments[$0] != nil } : nil)
  }

  /// Which entry: by its number where the result told it.
  private func which(_ step: Dialogue.Step) -> JSON.Member {
    if let reading = step.result.value?["reading"]?.number { return .init("reading", .number(reading)) }
    if let entry = step.result.value?["entry"]?.number { return .init("entry", .number(entry)) }
    return .init("which", "last")
  }
}
