import Analysis
import Domain
import Turkish

/// The shopping list: what is to be bought, what was bought, what is not wanted after all.
struct ListIntents {
  let message: MessageAnalysis
  let weights: Weights

  func candidates() -> [IntentCandidate] {
    (ordered.map { [$0] } ?? []) + added() + changed()
  }

  /// "listeye kıyma ve bir litre süt ekler misin", "bana süt ve peynir lazım": all that is named, beyond
  /// doubt, where nothing of the message is left over.
  private var ordered: IntentCandidate? {
    let scene = message.scene
    guard scene.clauses.count == 1, !scene.has(.remove, .eat, .absent, .sugarword, .glucose),
      !scene.clauses[0].isNegated, !scene.forbidsKeeping, isOrder(scene)
    else { return nil }
    let foods = message.foods.filter { food in
      let next = food.head + 1
      let isVerb =
        message.spans[food.head].has(.put) && next < message.spans.count
        && message.spans[next].has(.ask)
      return food.isKnown && !isVerb && !message.spans[food.head].has(.list, .shop)
    }
    let named = Set(foods.flatMap(\.spans) + message.quantities.flatMap(\.spans))
    guard !foods.isEmpty,
      message.spans.indices.allSatisfy({ place in
        let span = message.spans[place]
        return named.contains(place) || span.isMark
          || span.has(.list, .put, .need, .filler, .selfword, .ask, .more)
      })
    else { return nil }
    let attachment = Attachment(message: message, weights: weights)
    let items = FoodItems(foods, foods.map { _ in 1 }, attachment, attachment.assignments(foods)[0])
    var found = adding(items)
    found.isStated = true
    return found
  }

  /// What is to be put on the list, or is needed.
  private func isOrder(_ scene: Scene) -> Bool {
    let isPut =
      scene.has(.put)
      && message.spans.contains { $0.reading(.list)?.noun?.grammaticalCase == .dative }
    return isPut || scene.has(.need) && !scene.has(.ask, .question)
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
