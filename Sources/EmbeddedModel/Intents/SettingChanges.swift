import Analysis
import Domain
import Turkish

/// Targets and lines of the shopping list that were told in this talk, told anew.
extension CorrectionIntents {
  // MARK: Targets

  private static let targetWords: [(WordClass, String)] = [
    (.carbs, "carbs"), (.calories, "calories"), (.protein, "protein"), (.fat, "fat"),
    (.fiber, "fiber"), (.water, "water"), (.steps, "steps"), (.weight, "weight"),
    (.sleep, "sleep"), (.sleepnoun, "sleep"),
  ]

  /// "1,5 yap", "üst sınırı 170": another value for the target that was spoken of.
  func targets() -> [IntentCandidate] {
    // What was eaten is no target.
    guard !scene.clauses.contains(where: { $0.verbIs(.eat) && $0.isPast }) else { return [] }
    let last = state.records.first { $0.kind == .target }
    let earlier = state.unwritten.compactMap {
      scene.dialogue.scene(of: $0, now: scene.now, zone: scene.zone)
    }.filter { $0.has(.target) }
    guard last != nil || !earlier.isEmpty else { return [] }
    let numbers = message.quantities.filter { $0.number?.isArticle == false }
    guard !numbers.isEmpty else { return [] }
    return kinds(last, earlier).flatMap { kind, source in
      numbers.map { quantity in
        let litres =
          kind == "water" ? quantity.measure.map { RecordNames.milliliters($0.unit) } ?? 1 : 1
        let members: [JSON.Member] = [
          .init("kind", .string(kind)), .init("value", .number(quantity.value * litres)),
        ]
        let notes = notes(on: quantity, old: last?.said["value"]?.number) + ["kind by=\(source)"]
        let change = Change(
          "setTarget", members, "target", at: quantity.spans.lowerBound, claims: everything, notes,
          intent: "setTarget again")
        return candidate(change, of: last)
      }
    }
  }

  private func kinds(_ last: TalkRecord?, _ earlier: [Scene]) -> [(String, String)] {
    var found: [(String, String)] = []
    func add(_ kind: String, _ source: String) {
      if !found.contains(where: { $0.0 == kind }) { found.append((kind, source)) }
    }
    let isGlucose = ([scene] + earlier).contains { $0.has(.glucose, .sugarword) }
    if isGlucose || last?.said["kind"]?.string?.hasPrefix("glucose") == true {
      if scene.has(.high) { add("glucoseHigh", "bound") }
      if scene.has(.low) { add("glucoseLow", "bound") }
    }
    for (word, kind) in Self.targetWords where scene.has(word) { add(kind, "word") }
    if let kind = last?.said["kind"]?.string { add(kind, "last") }
    for (word, kind) in Self.targetWords where earlier.contains(where: { $0.has(word) }) {
      add(kind, "earlier")
    }
    return found
  }

  // MARK: The shopping list

  /// "beyaz peyniri çıkar": an order about lines that stand there, and nothing else.
  private func ordered() -> IntentCandidate? {
    guard let record = state.records.first(where: { $0.kind == .list }), scene.clauses.count == 1,
      scene.clauses[0].verbIs(.remove), scene.clauses[0].isRequest, message.quantities.isEmpty,
      !message.foods.isEmpty
    else { return nil }
    let names = state.records.filter { $0.kind == .list }.flatMap { $0.said["items"]?.array ?? [] }
      .compactMap { $0["name"]?.string }
    let lines = message.foods.compactMap { food in
      names.first { FoodRoles.shares($0, food.name) }
    }
    let named = Set(message.foods.flatMap(\.spans))
    let isAll = message.spans.indices.allSatisfy { place in
      let span = message.spans[place]
      return named.contains(place) || span.isMark || span.finiteVerb != nil
        || span.has(.filler, .list)
    }
    guard lines.count == message.foods.count, isAll else { return nil }
    let change = Change(
      "updateShoppingList", [.init("remove", .array(lines.map(JSON.string)))], "lines ordered",
      claims: everything, intent: "updateShoppingList last")
    var found = candidate(change, of: record)
    found.isStated = true
    return found
  }

  /// "süt değil ayran": one line in place of another.
  private func exchanged() -> IntentCandidate? {
    guard let record = state.records.first, record.kind == .list, scene.clauses.count == 1,
      message.foods.count == 2, message.foods.allSatisfy(\.isKnown), message.quantities.isEmpty
    else { return nil }
    let (old, new) = (message.foods[0], message.foods[1])
    let names = (record.said["items"]?.array ?? []).compactMap { $0["name"]?.string }
    let between = message.spans[
      old.spans.upperBound..<max(old.spans.upperBound, new.spans.lowerBound)]
    guard let name = names.first(where: { Turkish.fold($0) == Turkish.fold(old.name) }),
      !names.contains(where: { Turkish.fold($0) == Turkish.fold(new.name) }),
      between.contains(where: { $0.has(.not, .instead) })
    else { return nil }
    let change = Change(
      "updateShoppingList", [.init("remove", .array([.string(name)]))], "line exchanged",
      at: new.head, claims: everything, intent: "updateShoppingList last")
    var found = candidate(change, of: record)
    let item = Mention(name: new.name, isKnown: true)
    found.calls.append(
      PlannedCall("addToShoppingList", .object([.init("items", .array([item.json]))])))
    found.isStated = true
    return found
  }

  /// "listeyi temizle", "ekmek hariç hepsini sil": all of it, or all but what is named.
  private func wholeList() -> IntentCandidate? {
    guard scene.clauses.count == 1, scene.clauses[0].verbIs(.remove), scene.clauses[0].isRequest,
      state.records.first?.kind == .list || scene.has(.list)
    else { return nil }
    let foods = message.foods.filter { $0.isKnown && !message.spans[$0.head].has(.list) }
    let rest = message.spans.indices.filter { place in
      let span = message.spans[place]
      return !span.isMark && span.finiteVerb == nil && !span.has(.list, .shop, .filler)
        && !foods.contains { $0.spans.contains(place) }
    }.map(message.word)
    let isExcept = rest.contains(where: WordSets.words("except").contains)
    let isAll = rest.contains(where: WordSets.words("all").contains)
    guard rest.allSatisfy(WordSets.words("all").union(WordSets.words("except")).contains) else {
      return nil
    }
    var removed: [String]
    if foods.isEmpty, !isExcept {
      removed = [Texts.wholeList]
    } else if isExcept, isAll, let record = state.records.first, !foods.isEmpty {
      let names = (record.said["items"]?.array ?? []).compactMap { $0["name"]?.string }
      removed = names.filter { name in !foods.contains { FoodRoles.shares($0.name, name) } }
    } else {
      return nil
    }
    guard !removed.isEmpty else { return nil }
    let change = Change(
      "updateShoppingList", [.init("remove", .array(removed.map(JSON.string)))], "whole list",
      claims: everything, intent: "updateShoppingList last")
    var found = candidate(change, of: state.records.first)
    found.isStated = true
    return found
  }

  /// "12 olsun", "onu sil", "aldım": what was put on the list last, in another amount or not at all.
  func listChanges() -> [IntentCandidate] {
    if let found = wholeList() ?? exchanged() ?? ordered() { return [found] }
    guard let record = state.records.first, record.kind == .list else { return [] }
    let names = (record.said["items"]?.array ?? []).compactMap { $0["name"]?.string }
    guard let last = names.last else { return [] }
    let named = names.filter { name in
      message.foods.contains { FoodRoles.shares($0.name, name) }
    }
    var found: [IntentCandidate] = []
    let notes = ["lines=\(min(3, names.count))", "said=\(min(2, named.count))"]
    for quantity in message.quantities {
      var mention = Mention(name: named.last ?? last, isKnown: true)
      mention.take(Amount(quantity))
      let change = Change(
        "updateShoppingList", [.init("change", .array([mention.json]))], "line amount",
        at: quantity.spans.lowerBound, claims: everything,
        self.notes(on: quantity, old: nil) + notes, intent: "updateShoppingList last")
      found.append(candidate(change, of: record))
    }
    guard named.isEmpty else { return found }
    for kind in ["remove", "check"] {
      let change = Change(
        "updateShoppingList", [.init(kind, .array(names.map(JSON.string)))], "lines \(kind)",
        claims: everything, notes, intent: "updateShoppingList last")
      found.append(candidate(change, of: record))
    }
    return found
  }
}
