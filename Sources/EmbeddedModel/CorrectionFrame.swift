import Domain
import Turkish

/// Corrections of the newest meal (or entry), and follow-ups that only make sense after what was said.
extension Scene {
  func correction(at index: Int) -> Proposal? {
    let clause = clauses[index]
    if let list = correctedList(clause) { return list }
    guard let meal = dialogue.meal, meal.age <= 6 else {
      return replacedAnywhere(clause, index) ?? correctedEntry(at: index)
    }
    return removed(clause, meal, index) ?? contrasted(clause, meal, index) ?? retimed(clause, meal)
      ?? retyped(clause, meal) ?? amended(clause, meal, index) ?? correctedEntry(at: index)
  }

  private func update(
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

  private func replacing(_ item: LoggedMeal.Item, _ to: Mention, _ meal: LoggedMeal, _ count: Int)
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

  private func amounted(
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
    var members: [JSON.Member] = [.init("name", .string(item.name))]
    if let quantity = amount.quantity ?? item.quantity {
      members.append(.init("quantity", .number(quantity)))
    }
    let saidUnit =
      amount.unit == "adet" && item.unit != nil && item.unit != "adet" && was?.unit == nil
      && amount.quantity != nil
    if let unit = saidUnit ? item.unit : amount.unit ?? item.unit {
      members.append(.init("unit", .string(unit)))
    }
    return update(meal, [.init("items", [.object(members)])], 0.9, clauses: count)
  }

  // MARK: Time and meal

  private func retimed(
    _ before: [Span], _ after: [Span], _ meal: LoggedMeal, _ old: [Amount], _ count: Int
  ) -> Proposal? {
    let eaten = CivilTime(parsing: meal.eatenAt, in: zone)
    let saidHour = old.first?.quantity ?? before.compactMap(\.number).first?.value
    let isHour =
      before.contains { $0.time?.clock != nil } || after.contains { $0.time?.clock != nil }
      || saidHour.map { hour in
        eaten.map { Double($0.hour % 12) == hour.truncatingRemainder(dividingBy: 12) } ?? false
      } ?? false
    guard isHour, let eaten else { return nil }
    if let clock = after.compactMap({ $0.time?.clock }).first {
      return update(
        meal, [.init("eatenAt", .string(moved(eaten, to: clock.hour, clock.minute)))], 0.95,
        clauses: count)
    }
    guard let number = after.compactMap(\.number).last?.value, number <= 24 else { return nil }
    let hour = Int(number)
    let minute = Int(((number - Double(hour)) * 60).rounded())
    return update(
      meal, [.init("eatenAt", .string(moved(eaten, to: hour, minute)))], 0.93, clauses: count)
  }

  /// The same day at another clock time, in the same half of the day where only 1-12 was said.
  private func moved(_ time: CivilTime, to hour: Int, _ minute: Int) -> String {
    let options = hour <= 12 ? [hour % 12, hour % 12 + 12] : [hour % 24]
    let best = options.min { abs($0 - time.hour) < abs($1 - time.hour) } ?? hour
    var moved = CivilTime(day: time.day, hour: best, minute: minute, offset: time.offset)
    if moved.date > now, let other = options.first(where: { $0 != best }) {
      moved = CivilTime(day: time.day, hour: other, minute: minute, offset: time.offset)
    }
    return moved.text
  }

  /// "Üç buçukta yemiştim, saatini ona çek", "akşam yemeğiydi o".
  private func retimed(_ clause: Clause, _ meal: LoggedMeal) -> Proposal? {
    guard !clause.hasFood, !clause.isQuestion || clause.isRequest,
      !clause.has(.glucose, .sleepnoun, .list),
      clause.numbers.isEmpty || clause.times.contains(where: { $0.clock != nil })
    else { return nil }
    if let moved = redated(clause, meal) { return moved }
    guard let clock = clause.times.compactMap(\.clock).first,
      let eaten = CivilTime(parsing: meal.eatenAt, in: zone)
    else { return nil }
    let isAbout =
      clause.verbIs(.eat) || clause.has(.deictic, .correction, .change, .bring, .put)
      || clause.verbPlace == nil
    guard isAbout, !clause.verbIs(.sleep, .measure, .walk) || clause.verbIs(.eat),
      !clause.has(.medication)
    else { return nil }
    let rest = clauses.count
    var time = eaten
    if let day = clause.times.compactMap(\.day).first { time.day = day }
    return update(
      meal, [.init("eatenAt", .string(moved(time, to: clock.hour, clock.minute)))], 0.84,
      clauses: rest)
  }

  /// "Bunu dün yedim aslında": another day, the clock as it was.
  private func redated(_ clause: Clause, _ meal: LoggedMeal) -> Proposal? {
    guard clause.times.allSatisfy({ $0.clock == nil && $0.instant == nil }),
      let day = clause.times.compactMap(\.day).first,
      clause.has(.deictic, .correction, .not), clause.verbIs(.eat) || clause.verbPlace == nil,
      !clause.isNegated,
      var eaten = CivilTime(parsing: meal.eatenAt, in: zone), eaten.day != day
    else { return nil }
    eaten.day = day
    return update(meal, [.init("eatenAt", .string(eaten.text))], 0.85, clauses: clauses.count)
  }

  /// "öğlen yemiştim onu", "kahvaltıydı bu".
  private func retyped(_ clause: Clause, _ meal: LoggedMeal) -> Proposal? {
    let isPredicate =
      clause.spans.contains { $0.reading(.meal)?.noun?.copula == .past }
      || clause.spans.contains { span in
        span.time?.meal != nil
          && ["di", "du", "ydi", "ydu", "ti", "tu"].contains { sentence.folded(span).hasSuffix($0) }
      }
    guard !clause.hasFood, !clause.isQuestion,
      clause.has(.deictic, .correction, .change) || isPredicate, !clause.verbIs(.remove),
      let type = mealType(clause.times) ?? namedMeal(clause),
      clause.verbIs(.eat, .change, .put, .cook, .bring) || clause.verbPlace == nil
        || clause.verb == nil
    else { return nil }
    var members: [JSON.Member] = [.init("mealType", .string(type.rawValue))]
    if let at = moment(clause.times) { members.append(.init("eatenAt", .string(text(at)))) }
    return update(meal, members, 0.82, clauses: clauses.count)
  }

  /// The meal that a clause names by its own word.
  func namedMeal(_ clause: Clause) -> MealType? {
    guard let word = clause.spans.last(where: { $0.has(.meal) })?.reading(.meal)?.phrase else {
      return nil
    }
    switch word {
    case "kahvaltı", "brunch", "sahur": return .breakfast
    case "öğle yemeği", "öğle arası": return .lunch
    case "akşam yemeği", "iftar": return .dinner
    case "ara öğün", "atıştırmalık", "ikindi", "beş çayı": return .snack
    default: return nil
    }
  }

  // MARK: Amounts and additions

  /// "Yarım kase yaz sen onu", "yok 3 yedim", "beş taneydi".
  private func amended(_ clause: Clause, _ meal: LoggedMeal, _ index: Int) -> Proposal? {
    guard !clause.isQuestion, !(clause.verbIs(.put) && clause.isNegated),
      !clause.has(
        .glucose, .sugarword, .cgmnoun, .list, .target, .water, .sleepnoun, .weight, .medication,
        .activity, .steps)
    else { return nil }
    let (mentions, loose) = foods(clause, takesUnknown: false)
    let signals = clause.has(.correction, .no, .deictic) || clause.has(.change)
    let repeats = clause.spans.contains {
      ["yine", "gene", "ondan", "aynisindan", "bundan"].contains(sentence.folded($0))
    }
    if mentions.isEmpty, loose.isEmpty, repeats, clause.verbIs(.eat), clause.isPast {
      let next =
        index + 1 < clauses.count ? foods(clauses[index + 1], takesUnknown: false).loose.first : nil
      return again(meal, next ?? Amount())
    }
    if mentions.isEmpty, let amount = loose.first, amount.quantity != nil || amount.unit != nil,
      amount.unit != nil || (amount.quantity ?? 0) <= 30
    {
      if clause.spans.contains(where: { sentence.folded($0) == "daha" })
        || clause.has(.more) && !signals
      {
        return again(meal, amount)
      }
      let isRepeat = clause.spans.contains {
        ["yine", "gene", "ondan", "aynisindan"].contains(sentence.folded($0))
      }
      if isRepeat, clause.verbIs(.eat) { return again(meal, amount) }
      guard
        signals || clause.verb == nil || clause.verbIs(.talk) || clause.verbIs(.put, .be, .cook)
          || meal.age <= 1 && clause.verbIs(.eat)
      else { return nil }
      return amounted(amount, name: nil, was: nil, meal, 1)
    }
    guard let mention = mentions.first, mentions.count == 1 else { return nil }
    let counts = clause.spans.contains {
      $0.measure?.form.copula == .past || $0.number?.form.hasCopula == true
    }
    if let item = Self.item(of: meal, named: mention.name), mention.hasAmount,
      signals || counts || clause.verbIs(.change, .put, .be, .bring, .cook) || mention.isPredicate
    {
      return amounted(
        Amount(quantity: mention.quantity, unit: mention.unit), name: item.name, was: nil, meal, 1)
    }
    if clause.has(.correction, .no), meal.items.count == 1,
      clause.verbPlace == nil || mention.isPredicate
    {
      return replacing(meal.items[0], mention, meal, 1)
    }
    if mention.isPredicate, clause.verbPlace == nil, meal.age <= 1, meal.items.count == 1 {
      return replacing(meal.items[0], mention, meal, 1)
    }
    return denied(clause, mention, meal) ?? added(clause, mentions, meal)
  }

  /// "gazoz yoktu aslında".
  private func denied(_ clause: Clause, _ mention: Mention, _ meal: LoggedMeal) -> Proposal? {
    guard clause.has(.absent),
      clause.spans.contains(where: { sentence.folded($0).hasPrefix("yoktu") }),
      let item = Self.item(of: meal, named: mention.name), meal.items.count > 1
    else { return nil }
    return update(meal, [.init("remove", [.string(item.name)])], 0.9)
  }

  /// "bir tane daha": the same food once more.
  private func again(_ meal: LoggedMeal, _ amount: Amount) -> Proposal? {
    guard let item = meal.items.last else { return nil }
    let unit = amount.unit == "adet" && item.unit != nil ? item.unit : amount.unit
    let mention = Mention(name: item.name, quantity: amount.quantity, unit: unit, isKnown: true)
    return Proposal(
      frame: "yine aynısı", score: 0.88, calls: [PlannedCall("logMeal", ["items": [mention.json]])],
      clauses: clauses.count)
  }

  /// "Yanına kaşar da koymuştum": goes to the meal that was just logged.
  private func added(_ clause: Clause, _ mentions: [Mention], _ meal: LoggedMeal) -> Proposal? {
    guard meal.age <= 2, clause.isPast || clause.verb == nil || clause.verbIs(.put),
      clause.times.isEmpty,
      !clause.isNegated, !clause.isUnreal
    else { return nil }
    let beside =
      clause.has(.more)
      || clause.has(.exist)
        && clause.spans.contains { sentence.folded($0).hasPrefix("vard") }
        && clause.spans.contains { ["da", "de"].contains(sentence.folded($0)) }
      || clause.spans.contains {
        ["yaninda", "yanina", "ustune", "uzerine", "bir de", "icine"].contains(sentence.folded($0))
      }
    guard beside || (clause.verbIs(.put) && clause.isRequest), !mentions.contains(where: isWater)
    else { return nil }
    return update(meal, [.init("items", .array(mentions.map(\.json)))], 0.87)
  }
}
