import Analysis
import Domain
import Turkish

// A recipe that was cooked and eaten, of its pot, or by several together.
extension EatenRecipe {
  /// "tencerenin yarısı", "tepsinin çeyreği": of the pot that it was cooked in, and so of all of it.
  var vessels: [Quantity] {
    Quantity.all(in: scene.sentence).filter { quantity in
      quantity.value <= 1 && [.pot, .tray].contains(quantity.measure?.measure)
    }
  }

  /// "yaptım yedim" right after the recipe: nothing else can be meant.
  var isMadeAndEaten: Bool {
    isOnlyEaten && scene.clauses.contains { $0.verbIs(.cook) && $0.isPast && !$0.isNegated }
  }

  /// A portion, where "yedim" alone is said right after the recipe.
  var callsIfEaten: [PlannedCall] {
    guard isOnlyEaten, !isMadeAndEaten, !isMeant, let eaten = Eating.all(in: scene),
      eaten.count == 1, !eaten[0].isShared
    else { return [] }
    return eaten.compactMap(meal)
  }

  /// Whether nothing but that it was cooked and eaten is told, by whomever and how much.
  private var isOnlyEaten: Bool {
    recipe.age == 1 && isInSight && foods.isEmpty && scene.has(.eat)
      && scene.sentence.spans.allSatisfy { span in
        span.isMark || span.has(.filler, .eat, .cook, .selfword) || span.number != nil
          || span.measure?.measure == .portion
      }
      && scene.clauses.allSatisfy { clause in
        clause.verb == nil || clause.isPast && !clause.isNegated && clause.verbIs(.eat, .cook)
      }
  }

  // MARK: Of several

  /// Whether more was eaten by several than the writer's own portion: "2 porsiyon yedik".
  var asksOwnShare: Bool {
    guard isMeant, let eaten = Eating.all(in: scene), eaten.contains(where: \.isShared) else {
      return false
    }
    return eaten.allSatisfy { $0.person == nil && $0.isShared }
      && eaten.contains { eating in
        guard !eating.quantities.isEmpty || saysWhole, let amount = amount(eating, besides: [])
        else {
          return false
        }
        return amount.unit != Measure.portion.rawValue || amount.quantity > 1
      }
  }

  /// "1 porsiyon", "1,5" to how much of it was the writer's.
  var ownShare: PlannedCall? {
    guard scene.dialogue.unanswered != nil,
      scene.dialogue.lastAnswer?.hasPrefix(Texts.ownShare) == true, !scene.has(.eat),
      foods.isEmpty, words.count <= Self.longestShare
    else { return nil }
    let all = Quantity.all(in: scene.sentence)
    let eating = Eating(person: nil, places: scene.sentence.spans.indices, quantities: all)
    if all.count == 1, all[0].isBare, !all[0].isPart, (0.25...20).contains(all[0].value) {
      return meal(portions: all[0].value)
    }
    return all.count == 1 && !all[0].isBare ? meal(eating) : nil
  }

  private static let longestShare = 4

  private func meal(portions: Double) -> PlannedCall {
    let item: JSON = [
      .name: .string(recipe.name), .quantity: .number(portions),
      .unit: .string(Measure.portion.rawValue), .recipe: recipe.id,
    ]
    return ProductMeal(scene).meal([item], person: nil)
  }
}
