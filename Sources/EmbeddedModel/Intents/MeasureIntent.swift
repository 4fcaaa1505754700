import Analysis
import Domain
import Turkish

/// "benim kasem 300 ml": a measure of the person's own.
struct MeasureIntent {
  let message: MessageAnalysis

  func candidates() -> [IntentCandidate] {
    let own = message.spans.indices.filter { place in
      message.spans[place].measure.map { $0.form.possessor == 1 && $0.measure.metric == nil }
        ?? false
    }
    guard let place = own.first, let unit = message.spans[place].measure else { return [] }
    return message.quantities.compactMap { quantity in
      guard let size = quantity.measure, let metric = size.measure.metric, quantity.number != nil
      else { return nil }
      var members: [JSON.Member] = [
        .init(.unit, .string(unit.measure.rawValue)),
        .init(.amount, .number(quantity.value * metric * size.factor)),
        .init(.isWeight, .bool([.gram, .kilogram].contains(size.measure))),
      ]
      if let food = message.foods.first(where: \.isKnown) {
        members.append(.init(.food, .string(food.name)))
      }
      var found = IntentCandidate(intent: "setMeasure", message: message)
      found.calls = [PlannedCall("setMeasure", .object(members))]
      found.claims = Set(quantity.spans).union([place])
      found.anchor = place
      found.features.share(message.whole)
      found.features.share(message.features(at: place), isNamed: true)
      return found
    }
  }
}
