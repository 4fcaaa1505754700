import Analysis
import Domain
import Turkish

/// The shopping list: adding, striking off, removing, reading.
extension Scene {
  func shopping(at index: Int) -> Proposal? {
    let clause = clauses[index]
    if let change = listChange(at: index) { return change }
    if let asked = listAsked(clause, index) { return asked }
    return addition(at: index)
  }

  /// Whether the message before was about the list.
  var lastWasList: Bool {
    dialogue.newest.map { $0.call.name.hasSuffix("ShoppingList") } ?? false
  }

  /// The open items of the list as the thread last saw them.
  var listed: [String] {
    for step in dialogue.steps {
      if let items = step.result.value?["items"]?.array ?? step.result.value?["added"]?.array {
        if step.call.name.hasSuffix("ShoppingList") {
          return items.compactMap { $0["name"]?.string }
        }
      }
    }
    return []
  }

  /// Whether the list, as the thread last saw it, holds a name.
  func isListed(_ name: String) -> Bool {
    let folded = Turkish.fold(name)
    return listed.contains { item in
      let other = Turkish.fold(item)
      return other == folded || other.hasSuffix(" " + folded) || folded.hasSuffix(" " + other)
    }
  }

  private func listAsked(_ clause: Clause, _ index: Int) -> Proposal? {
    let isAlone =
      clause.spans.allSatisfy { $0.isMark || $0.has(.list, .filler, .selfword) }
      && clause.has(.list)
      && clauses.dropFirst(index + 1).allSatisfy { rest in
        rest.spans.allSatisfy { $0.isMark || $0.has(.question, .ask, .filler) }
      }
    let asks = clause.isQuestion || clause.verbIs(.show) || clause.has(.show) || isAlone
    let buys = clause.has(.take) && (clause.has(.need) || clause.has(.shop))
    guard asks, clause.has(.list) || buys || (clause.has(.take) && clause.form?.mood == .future)
    else { return nil }
    if clause.verbIs(.put) { return nil }
    // "alınacaklar neler" asks for no help.
    let score = clause.has(.list) && clause.has(.capability) ? 0.89 : 0.85
    return Proposal(frame: "liste", score: score, calls: [PlannedCall("getShoppingList")])
  }

  private func addition(at index: Int) -> Proposal? {
    let clause = clauses[index]
    guard !clause.isQuestion || clause.isRequest, !clause.isUnreal else { return nil }
    var count = 1
    var items = things(clause)
    if clause.verbPlace == nil, !items.isEmpty, let end = listedLater(index) {
      return adding((index...end).flatMap { things(clauses[$0]) }, end - index + 1)
    }
    let next = index + 1 < clauses.count ? clauses[index + 1] : nil
    let nextAdds = next.map(putsOnList) ?? false
    let wants = wantsOnList(clause, index)
    let isNeed =
      buysLater(clause) || isOrder(clause)
      || clause.verbIs(.ranout) && (isShoppingRanOut(clause) || clause.isPast && nextAdds)
    if !(wants || isNeed), nextAdds, clause.has(.list) || next?.has(.list) == true || isNeed,
      !clause.verbIs(.eat)
    {
      count = 2
    } else if !(wants || isNeed) {
      guard lastWasList,
        clause.verbIs(.put) || (clause.verbPlace == nil && !clause.has(.meal, .glucose)),
        !items.isEmpty, !clause.isPast
      else { return nil }
      if clause.verbPlace == nil, clause.times.isEmpty == false { return nil }
    } else if nextAdds {
      count = 2
    }
    if items.isEmpty, index > 0, clause.verbIs(.put, .take),
      clauses[index - 1].verb == nil || clauses[index - 1].verbIs(.ranout)
    {
      items = things(clauses[index - 1])
    }
    guard !items.isEmpty, clause.verb != nil || items.contains(where: \.isKnown) else { return nil }
    if count == 2, let next, let amount = foods(next, takesUnknown: false).loose.first,
      !items[items.count - 1].hasAmount
    {
      items[items.count - 1].take(amount)
    }
    if clause.verbIs(.eat), clause.isPast { return nil }
    return replacing(clause, adding(items, count))
  }

  /// "süt al": said to nobody else, and of what shops have.
  private func isOrder(_ clause: Clause) -> Bool {
    guard clauses.count == 1, clause.verbIs(.take), let form = clause.form,
      form.mood == .imperative, !form.isNegative, form.person == 2, clause.times.isEmpty,
      !clause.has(.medication, .glucose)
    else { return false }
    let named = things(clause)
    return !named.isEmpty && named.allSatisfy { $0.isKnown && !$0.isGuess }
  }

  /// "süt değil ayran": what stands on the list before "değil" goes.
  private func replacing(_ clause: Clause, _ addition: Proposal) -> Proposal {
    guard let place = clause.spans.firstIndex(where: { $0.has(.not) }) else { return addition }
    var reader = MentionReader(sentence: sentence, takesUnknown: false)
    let wrong = reader.read(Array(clause.spans[..<place])).map(\.name).filter(isListed)
    guard !wrong.isEmpty else { return addition }
    var result = addition
    result.calls.insert(
      PlannedCall("updateShoppingList", ["remove": .array(wrong.map(JSON.string))]), at: 0)
    return result
  }

  private func adding(_ items: [Mention], _ clauses: Int) -> Proposal {
    Proposal(
      frame: "listeye ekleme", score: 0.9,
      calls: [PlannedCall("addToShoppingList", ["items": .array(items.map(\.json))])],
      clauses: clauses)
  }

  /// "…, listeye ekle": a clause that puts what was named before on the list.
  private func putsOnList(_ clause: Clause) -> Bool {
    (clause.verbIs(.put, .take, .remind) || clause.has(.list)) && things(clause).isEmpty
      && !clause.isPast && !clause.isNegated
  }

  /// Whether a clause itself says that its things go on the list.
  private func wantsOnList(_ clause: Clause, _ index: Int) -> Bool {
    let toShop =
      clause.verbPlace == nil
      && clause.spans.contains { $0.reading(.shop)?.noun?.grammaticalCase == .dative }
    let isHeaded =
      index > 0 && clause.verbPlace == nil && clauses[index - 1].has(.list)
      && !clauses[index - 1].isQuestion && things(clauses[index - 1]).isEmpty
      && clauses[index - 1].spans.last.map { sentence.folded($0) == ":" } ?? false
    let goesOn =
      clause.verbIs(.put) && clause.isRequest && clauses[..<index].contains { $0.has(.list) }
    // "listeye süt eklemeyi unutma".
    let reminds =
      clause.has(.list) && clause.verb?.phrase == "unut" && clause.form?.isNegative == true
    return
      toShop || isHeaded || goesOn || reminds
      || clause.has(.list) && (clause.verbIs(.put, .show, .take, .order) || clause.verbPlace == nil)
      || clause.has(.list) && clause.verbIs(.ranout)
  }

  /// The clause, up to two further on, that puts the things of a clause without a verb on the list.
  private func listedLater(_ index: Int) -> Int? {
    for place in (index + 1)..<max(index + 1, min(index + 3, clauses.count)) {
      let clause = clauses[place]
      if clause.verbIs(.eat) || clause.has(.glucose) { return nil }
      if clause.has(.list), clause.verbIs(.put) || clause.verbPlace == nil { return place }
    }
    return nil
  }

  /// "almam lazım", "alınacak", "alacağım", "almayı unutma".
  private func buysLater(_ clause: Clause) -> Bool {
    let folded = clause.spans.map { sentence.folded($0) }
    if folded.contains(where: {
      $0.hasPrefix("alinacak") || $0.hasPrefix("alinsin") || $0.hasPrefix("alnacak")
        || $0.hasPrefix("almali")
    }) {
      return true
    }
    if clause.has(.need) {
      return (clause.has(.take) || clause.has(.shop, .list))
        || (clause.hasFood || clause.has(.thing)) && !clause.has(.eat, .glucose, .medication)
          && (clause.verbPlace == nil || clause.verbIs(.put))
    }
    let buys = clause.spans.contains { span in
      span.readings.contains { reading in
        guard reading.sense == .word(.take), let form = reading.verb else { return false }
        return form.mood == .necessity || form.mood == .optative
          || form.mood == .future && !form.hasPastCopula
          || (form.mood == .infinitive && clause.has(.need, .remind, .remove))
      }
    }
    return buys && !clause.isQuestion && (!clause.has(.medication) || clause.has(.list, .shop))
  }

  private func isShoppingRanOut(_ clause: Clause) -> Bool {
    guard clause.isPast, clause.hasFood, !clause.has(.sleepnoun, .glucose),
      let verb = clause.verbPlace,
      let place = clause.spans[..<verb].lastIndex(where: { !$0.has(.filler, .more) && !$0.isMark })
    else { return false }
    // "silecek suyu", "robotun su deposu": not what is drunk.
    let span = clause.spans[place]
    let isCompound = span.has(.water) && (span.food?.noun?.length ?? 0) > 0
    return !isCompound && (span.food != nil || span.has(.thing))
  }

  /// What a clause names to buy; words that nothing explains are things too.
  func things(_ clause: Clause) -> [Mention] {
    let spans = clause.spans.enumerated().filter { place, span in
      place != clause.verbPlace
        && (!span.has(.list, .shop, .ranout) || span.food != nil && !span.has(.list))
    }.map(\.element)
    var reader = MentionReader(sentence: sentence, takesUnknown: true)
    reader.takesThings = true
    // "ekmek değil de …": what was said before is taken back.
    let start = spans.lastIndex { $0.has(.not) }.map { $0 + 1 } ?? 0
    return reader.read(Array(spans[start...]))
  }

  static func holds(_ meal: LoggedMeal, _ name: String) -> Bool {
    item(of: meal, named: name) != nil
  }

  /// Whether two folded words are one, suffixes aside: püre, püresi.
  private static func isSame(_ left: Substring, _ right: Substring) -> Bool {
    left == right
      || (min(left.count, right.count) >= 4 && (left.hasPrefix(right) || right.hasPrefix(left)))
  }

  /// The item of a meal that a name means.
  static func item(of meal: LoggedMeal, named name: String) -> LoggedMeal.Item? {
    let wanted = Set(Turkish.fold(name).split(separator: " "))
    return meal.items.first { Turkish.fold($0.name) == Turkish.fold(name) }
      ?? meal.items.first { item in
        let words = Turkish.fold(item.name).split(separator: " ")
        let isInside = wanted.allSatisfy { word in words.contains { isSame($0, word) } }
        return isInside || words.allSatisfy { word in wanted.contains { isSame($0, word) } }
      }
  }
}
