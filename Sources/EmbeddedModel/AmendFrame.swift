import Analysis
import Domain
import Turkish

/// Corrections of how much was eaten, and what more was.
extension Scene {
  /// "Yarım kase yaz sen onu", "yok 3 yedim", "beş taneydi".
  func amended(_ clause: Clause, _ meal: LoggedMeal, _ index: Int) -> Proposal? {
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
      let next = index + 1 < clauses.count ? clauses[index + 1] : nil
      let amount = next.flatMap { next in
        next.verbPlace == nil && !isAboutGlucose(next) && !next.has(.medication)
          ? foods(next, takesUnknown: false).loose.first : nil
      }
      return again(meal, amount ?? Amount(), clauses: amount == nil ? 1 : 2)
    }
    // "bir paket zımbırtı yedim" tells of another food, though the table does not have it.
    let isOther = clause.verbIs(.eat) && clause.spans.contains(where: \.isUnknown)
    if mentions.isEmpty, !isOther, let amount = loose.first,
      amount.quantity != nil || amount.unit != nil,
      amount.unit != nil
        || (amount.quantity ?? 0) <= 30 && clause.numbers.contains(where: { !$0.isArticle })
    {
      return amended(clause, meal, by: amount, signals: signals, repeats: repeats)
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

  /// An amount alone: more of the same, or how much it really was.
  private func amended(
    _ clause: Clause, _ meal: LoggedMeal, by amount: Amount, signals: Bool, repeats: Bool
  ) -> Proposal? {
    let isMore =
      clause.spans.contains { sentence.folded($0) == "daha" } || clause.has(.more) && !signals
    if isMore || repeats && clause.verbIs(.eat) { return again(meal, amount, clauses: 1) }
    guard
      signals || clause.verb == nil || clause.verbIs(.talk) || clause.verbIs(.put, .be, .cook)
        || meal.age <= 1 && clause.verbIs(.eat)
    else { return nil }
    return amounted(amount, name: nil, was: nil, meal, 1)
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
  private func again(_ meal: LoggedMeal, _ amount: Amount, clauses count: Int) -> Proposal? {
    guard let item = meal.items.last else { return nil }
    let unit = amount.unit == "adet" && item.unit != nil ? item.unit : amount.unit
    let mention = Mention(name: item.name, quantity: amount.quantity, unit: unit, isKnown: true)
    return Proposal(
      frame: "yine aynısı", score: 0.88, calls: [PlannedCall("logMeal", ["items": [mention.json]])],
      clauses: count)
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
