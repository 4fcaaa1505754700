import Analysis
import Domain
import Foundation
import Turkish

/// What is asked of the records and tables: each kind of question proposes itself for the message.
struct ReadIntents {
  let message: MessageAnalysis
  let weights: Weights

  private var scene: Scene { message.scene }

  func candidates() -> [IntentCandidate] {
    guard message.spans.contains(where: { !$0.isMark }) else { return [] }
    let stretches = stretches
    var found = [candidate("getShoppingList", []), candidate("getTargets", [])]
    found += stretches.map { candidate("getGlucose", $0.range, $0.notes) }
    found += stretches.map { candidate("getNutrition", $0.period, $0.notes) }
    found += stretches.map { candidate("getDay", $0.dates, $0.notes) }
    found += meals(stretches)
    found += foods()
    found.append(candidate("recallConversations", [.init("query", .string(recallQuery))]))
    return found
  }

  private func candidate(
    _ tool: String, _ members: [JSON.Member], _ notes: [String] = []
  ) -> IntentCandidate {
    var result = IntentCandidate(intent: tool, message: message)
    result.calls = [PlannedCall(tool, .object(members))]
    result.features.share(message.whole)
    if let first = scene.clauses.indices.last(where: { scene.clauses[$0].isQuestion }),
      let place = message.clauseOf.lastIndex(of: first)
    {
      result.features.share(message.features(at: place), isNamed: true)
    }
    for note in notes { result.features.add(note) }
    for member in members { result.features.add("slot=", member.key) }
    return result
  }

  private struct Stretch {
    var range: [JSON.Member] = []
    var period: [JSON.Member] = []
    var dates: [JSON.Member] = []
    var notes: [String] = []
  }

  /// The days that the message can ask about: each that it names, and none.
  private var stretches: [Stretch] {
    var found = [Stretch(notes: ["stretch=none", "times=\(min(2, message.times.count))"])]
    for (_, time) in message.times.prefix(4) {
      var stretch = Stretch(notes: ["stretch=\(time.grain)", "times=\(min(2, message.times.count))"])
      if let span = time.dates(now: scene.now, zone: scene.zone) {
        let dates: [JSON.Member] = [
          .init("from", .string(scene.text(span.lowerBound))),
          .init("to", .string(scene.text(min(span.upperBound, max(scene.now, span.lowerBound.addingTimeInterval(60)))))),
        ]
        stretch.range = dates
        stretch.period = dates
        stretch.dates = dates
      } else if time.rangeHours == nil {
        continue
      }
      if let hours = time.rangeHours, let name = Scene.rangeNames[hours] {
        stretch.range = [.init("range", .string(name))]
      }
      if let period = time.period {
        stretch.period = [.init("period", .string(period.rawValue))]
        stretch.notes.append("period=\(period.rawValue)")
      }
      found.append(stretch)
    }
    return found
  }

  private func meals(_ stretches: [Stretch]) -> [IntentCandidate] {
    let named = message.foods.filter(\.isKnown)
    return stretches.flatMap { stretch -> [IntentCandidate] in
      var found = [candidate("getMeals", stretch.dates, stretch.notes + ["food=none", "foods=\(min(2, named.count))"])]
      for food in named.prefix(3) {
        found.append(
          candidate(
            "getMeals", stretch.dates + [.init("food", .string(food.name))],
            stretch.notes + ["food=some", "foods=\(min(2, named.count))"]))
      }
      return found
    }
  }

  /// What a food holds: one look-up for each food that the message asks about.
  private func foods() -> [IntentCandidate] {
    let items = FoodItems(FoodRoles.asked, in: message, weights, above: 0.3)
    return items.mentions.enumerated().map { place, mention in
      var found = candidate("lookupFood", mention.json.setMembers, ["foods=\(items.mentions.count)"])
      found.features.share(message.features(at: items.foods[place].head), isNamed: true)
      found.claims = Set(items.foods[place].spans)
      return found
    }
  }

  /// The words that carry meaning, for recall over old talks.
  private var recallQuery: String {
    let words = message.spans.filter { span in
      !span.isMark && span.time == nil
        && !span.has(.filler, .question, .ask, .talk, .recallnoun, .remember, .deictic, .selfword)
    }
    return words.map { scene.sentence.source($0) }.joined(separator: " ")
  }
}

extension JSON {
  /// The members of an object that have a value.
  var setMembers: [JSON.Member] {
    guard case .object(let members) = self else { return [] }
    return members.filter { $0.value != .null }
  }
}
