import Analysis
import Domain
import Turkish

/// The shopping list: what is to be bought, what was bought, what is not wanted after all.
struct ListIntents {
  let message: MessageAnalysis
  let weights: Weights

  func candidates() -> [IntentCandidate] {
    added() + changed()
  }

  private func added() -> [IntentCandidate] {
    FoodItems.all(.listed, in: message, weights, above: 0.4).map { kind, items in
      var found = adding(items)
      found.features.add("foods ", kind)
      for note in items.notes { found.features.add(note) }
      return found
    }
  }

  private func adding(_ items: FoodItems) -> IntentCandidate {
    var found = candidate("addToShoppingList", items)
    found.calls = [
      PlannedCall("addToShoppingList", .object([.init(.items, .array(items.mentions.map(\.json)))]))
    ]
    return found
  }

  private func changed() -> [IntentCandidate] {
    let items = FoodItems(.unlisted, in: message, weights, above: 0.4)
    guard !items.mentions.isEmpty else { return [] }
    let names = JSON.array(items.mentions.map { .string($0.name) })
    return ["check", "remove", "uncheck"].map { change in
      var found = candidate("updateShoppingList", items)
      found.calls = [PlannedCall("updateShoppingList", .object([.init(change, names)]))]
      found.features.add("change=", change)
      for word in message.spans.indices { found.features.add("\(change) w=", message.word(word)) }
      for span in message.spans {
        for kind in MessageFeatures.kinds(of: span) { found.features.add("\(change) c=", kind) }
      }
      return found
    }
  }

  private func candidate(_ tool: String, _ items: FoodItems) -> IntentCandidate {
    var found = IntentCandidate(intent: tool, message: message)
    found.claims = items.claims
    found.anchor = 0
    found.features.share(message.whole)
    if let head = items.foods.first?.head {
      found.features.share(message.features(at: head), isNamed: true)
    }
    found.features.add("weakest=", String(Int(items.weakest * 10)))
    found.features.add("items=", count: items.mentions.count, atMost: 5)
    found.features.add("unknown=", count: items.mentions.count { !$0.isKnown }, atMost: 3)
    return found
  }
}
