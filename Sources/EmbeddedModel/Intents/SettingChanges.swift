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
    let last = state.records.first { $0.kind == .target }
    let earlier = state.unwritten.compactMap {
      scene.dialogue.scene(of: $0, now: scene.now, zone: scene.zone)
    }.filter { $0.has(.target) }
    guard last != nil || !earlier.isEmpty else { return [] }
    let numbers = message.quantities.filter { $0.number?.isArticle == false }
    guard !numbers.isEmpty else { return [] }
    return kinds(last, earlier).flatMap { kind, source in
      numbers.map { quantity in
        let litres = kind == "water" ? quantity.measure.map { Scene.milliliters($0.unit) } ?? 1 : 1
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

  /// "12 olsun", "onu sil", "aldım": what was put on the list last, in another amount or not at all.
  func listChanges() -> [IntentCandidate] {
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
