package import Analysis
package import Domain
package import Foundation
import Turkish

/// All that a message can mean, and what of it is taken.
struct Reading {
  let message: MessageAnalysis
  let weights: Weights
  var candidates: [IntentCandidate]
  /// Records that would be read from the words, and that how they are said rules out.
  private(set) var ruledOut: [IntentCandidate] = []
  /// Changes of records to which the message gives no right.
  private(set) var unlicensed: [IntentCandidate] = []
  /// What has to be asked before anything is done.
  let question: Speech?
  /// Whether something is told of weeks or months, and of no day on which it could be recorded.
  private(set) var isUndated = false

  /// `weighsUnlicensed` leaves changes without a right among what is weighed.
  init(
    _ scene: Scene, weights: Weights, keepsNames: Bool = false, weighsUnlicensed: Bool = false
  ) {
    self.weights = weights
    message = MessageAnalysis(scene: scene, weights: weights, keepsNames: keepsNames)
    let label = LabelIntent(message: message, weights: weights)
    question = label.question
    candidates =
      MealIntent(message: message, weights: weights).candidates()
      + EntryIntents(message: message).candidates()
      + ListIntents(message: message, weights: weights).candidates()
      + CorrectionIntents(message: message, weights: weights).candidates()
      + ReadIntents(message: message, weights: weights).candidates()
      + TargetIntents(message: message).candidates()
      + NoteIntents(message: message).candidates()
      + ProfileIntents(message: message).candidates()
      + MeasureIntent(message: message).candidates()
    let labelled = label.candidates()
    // A label's figure is the label's alone, and no carbohydrate is glucose.
    candidates.removeAll { candidate in
      candidate.writes && !candidate.claims.isDisjoint(with: label.figures)
        && (!labelled.isEmpty || candidate.intent == "logGlucose")
    }
    candidates += labelled
    candidates = candidates.map(message.datedByEpisode)
    let can = candidates.map(message.canHaveHappened)
    ruledOut = zip(candidates, can).compactMap { $1 ? nil : $0 }
    candidates = zip(candidates, can).compactMap { $1 ? $0 : nil }
    if !keepsNames {
      let (licensed, unlicensed) = candidates.parted {
        ToldChange($0, in: message)?.isUnlicensed == true
      }
      self.unlicensed = unlicensed
      if !weighsUnlicensed { candidates = licensed }
    }
    compare()
    message.describeTools(of: &candidates)
    for place in candidates.indices {
      candidates[place].probability = weights.probability(
        of: candidates[place].intent, candidates[place].features)
    }
    let undated = candidates.indices.filter { message.isUndated(candidates[$0]) }
    isUndated = undated.contains { candidates[$0].probability >= Decision.Certainty.wholeQuestion }
    candidates = candidates.indices.filter { !undated.contains($0) }.map { candidates[$0] }
    keepStated(label.tellsOfEating ? bestLabelled : nil)
  }

  /// The likeliest use of a label's figure.
  private var bestLabelled: Int? {
    candidates.indices.filter { candidates[$0].intent.hasPrefix(LabelIntent.outcome) }
      .max { candidates[$0].probability < candidates[$1].probability }
  }

  /// "not: doktora sor, ayaklarım uyuşuyor": the likeliest kind of a note that says that it is one.
  ///
  /// With a figure only where that is no deed and no reading: "not: 3 mandalina fazla".
  private var headedNote: Int? {
    let tellsFigure =
      !message.quantities.isEmpty
      && (message.scene.clauses.contains(where: \.isPast)
        || candidates.contains { one in
          one.logs && one.intent != "logMeal" && one.probability >= Decision.Certainty.sure
        })
    guard !tellsFigure, NoteIntents(message: message).isHeaded else { return nil }
    return candidates.indices.filter { candidates[$0].intent == "writeNote" }
      .max { candidates[$0].probability < candidates[$1].probability }
  }

  /// Readings that are beyond doubt, and none beside them that want the same words.
  private mutating func keepStated(_ labelled: Int?) {
    let stated = Stated(candidates, in: message)
    for place in candidates.indices where stated.kept.contains(place) {
      candidates[place].isStated = true
      candidates[place].claims.formUnion(stated.explained[place] ?? [])
    }
    if let place = labelled ?? headedNote { candidates[place].isStated = true }
    candidates = candidates.indices.filter { !stated.dropped.subtracting(stated.kept).contains($0) }
      .map { candidates[$0] }
    for place in candidates.indices where candidates[place].isStated {
      candidates[place].probability = max(candidates[place].probability, Stated.certainty)
    }
  }

  /// A note in place of a reminder that was asked for; nil where none was.
  var reminder: Speech? {
    guard message.scene.clauses.contains(where: { $0.verbIs(.remind) && $0.isRequest }),
      let note = candidates.first(where: { candidate in
        candidate.calls.first?.arguments[.type]?.string == "reminder"
      }), let content = note.calls[0].arguments[.content]?.string
    else { return nil }
    return .ask(Question(kind: .reminder(content), calls: note.calls))
  }

  /// "134 çıktı", "38 oldu", "58'e düştüm": a figure and nothing besides but that it was measured, to be asked about.
  var loneReading: Speech? {
    let figures = message.quantities.filter { $0.number?.kind == .exact }
    guard figures.count == 1, figures[0].isBare, message.scene.clauses.count == 1,
      (ToldChange.leastReading...500).contains(figures[0].value) || followsMillimoles(figures[0]),
      message.scene.clauses.allSatisfy({ !$0.isNegated && !$0.isUnreal && !$0.isQuestion }),
      isTold(figures[0], in: message.scene.clauses[0]),
      message.spans.allSatisfy({ span in
        span.isMark || span.number != nil || span.finiteVerb != nil || span.time != nil
          || span.has(.mgdl) || span.has(.filler) && span.food == nil
      }),
      let call = candidates.first(where: { candidate in
        candidate.intent == "logGlucose" && candidate.claims == Set(figures[0].spans)
      })
    else { return nil }
    // After a record of somebody else it may be theirs.
    let other = candidates.first { candidate in
      candidate.intent == "logGlucose" && candidate.claims == call.claims
        && candidate.calls != call.calls
    }
    if let other {
      return .ask(Question(kind: .isMeant([other.calls, call.calls]), calls: other.calls))
    }
    return .ask(Question(kind: .loneReading(figures[0].value), calls: call.calls))
  }

  private func isEaten(_ span: Span) -> Bool {
    guard let form = span.finiteVerb?.verb, span.has(.eat) else { return false }
    return !form.isNegative && [1, 4].contains(form.person) && message.scene.clauses[0].isPast
  }

  /// "peynir", "iki dilim ekmek": foods with their amounts and nothing else, to be asked about.
  var loneFoods: Speech? {
    let foods = message.foods.filter(\.isKnown)
    let named = Set(foods.flatMap(\.spans))
    let isAll = message.spans.indices.allSatisfy { place in
      let span = message.spans[place]
      return named.contains(place) || span.isMark || span.has(.filler) || isEaten(span)
        || message.quantities.contains { $0.doseUnit == nil && $0.spans.contains(place) }
    }
    let meal = message.state.records.first?.meal
    guard !foods.isEmpty, foods.count < 4, isAll, !message.scene.isQuestion,
      !foods.contains(where: { food in meal.map { message.isMadeOf(food, in: $0) } ?? false }),
      !foods.contains(where: { message.spans[$0.head].has(.glucose, .sugarword) })
    else { return nil }
    return .ask(Question(kind: .loneFoods(foods.map(\.name)), calls: [self.meal(of: foods)]))
  }

  /// "anam baklava açmış kırk dilim": what somebody made, and how much of it, to be asked about.
  var broughtFoods: Speech? {
    let foods = message.foods.filter(\.isKnown)
    guard !foods.isEmpty, foods.count < 4, !message.quantities.isEmpty, !message.scene.isQuestion,
      message.quantities.allSatisfy({ $0.doseUnit == nil }),
      foods.allSatisfy({ message.isBrought(at: $0.head) })
    else { return nil }
    let calls = [meal(of: foods)]
    return .ask(Question(kind: .isEaten(calls), calls: calls))
  }

  /// Foods with the amounts that stand beside them.
  func meal(of foods: [FoodMention]) -> PlannedCall {
    let amounts = Attachment(message: message, weights: weights).assigned(foods).amounts
    let mentions = foods.enumerated().map { place, food in
      var mention = Mention(name: food.name, isKnown: true)
      if let quantity = amounts[place] { mention.take(Amount(quantity)) }
      return mention
    }
    return message.scene.mealCall(mentions, at: [])
  }

  /// Tells each reading which others want the same words, and whether another comes to the same.
  private mutating func compare() {
    let writes = candidates.indices.filter { candidates[$0].writes }
    var notes: [[String]] = Array(repeating: [], count: candidates.count)
    for place in writes {
      let own = candidates[place]
      var seen: Set<String> = []
      for other in writes where other != place {
        let rival = candidates[other]
        if rival.calls == own.calls {
          seen.insert("agrees=\(rival.intent)")
        } else if rival.intent != own.intent, !own.claims.isDisjoint(with: rival.claims) {
          seen.insert("rival=\(rival.intent)")
        }
      }
      notes[place] = seen.sorted()
    }
    for place in writes {
      for note in notes[place] { candidates[place].features.add(note) }
    }
  }
}

/// A decision of the first stage, for training: what a food is there for, which amount it has.
package struct DecisionReport: Sendable {
  package var kind: String
  package var name: String
  package var quantity: Double?
  package var unit: String?
  package var features: [String]
}

/// All that was weighed of a message, for `make train`.
package struct ReadingReport: Sendable {
  /// Features of the whole message, which count for every decision about a food and every candidate.
  package var whole: [String]
  /// The tokens that the likelihoods of tools look at.
  package var tokens: [String]
  package var decisions: [DecisionReport]
  package var candidates: [CandidateReport]
  package var plans: [PlanReport]
}

/// Readings that could be carried out together, with what speaks for and against them.
package struct PlanReport: Sendable {
  /// Places in `candidates`.
  package var members: [Int]
  package var features: [String]
}

/// One reading of a message, with what speaks for and against it: for `make train` and `balli anla`.
package struct CandidateReport: Sendable {
  package var intent: String
  package var calls: [ToolCall]
  package var claims: [Int]
  package var group: String?
  package var probability: Double
  package var features: [String]
}

extension EmbeddedModel {
  /// What the last of `messages`, a person's, could mean.
  package func candidates(
    after messages: [Message], now: Date, zone: Zone, weights: Weights
  ) -> ReadingReport? {
    guard let text = messages.last?.text else { return nil }
    let scene = interpreterInUse.scene(text, Dialogue(messages), now, zone)
    let reading = Reading(scene, weights: weights, keepsNames: true)
    let reports = reading.candidates.map { candidate in
      CandidateReport(
        intent: candidate.intent,
        calls: candidate.calls.enumerated().map { number, call in
          ToolCall(id: "c\(number)", name: call.tool, arguments: call.arguments)
        },
        claims: candidate.claims.sorted(), group: candidate.group,
        probability: candidate.probability,
        features: candidate.features.names)
    }
    return ReadingReport(
      whole: reading.message.whole.bag.names,
      tokens: reading.message.wanted.tokens,
      decisions: Self.decisions(in: reading.message, weights),
      candidates: reports,
      plans: Plans(reading, offered: nil).described().map {
        PlanReport(members: $0.members, features: $0.features.names)
      })
  }

  private static func decisions(in message: MessageAnalysis, _ weights: Weights)
    -> [DecisionReport]
  {
    var found = zip(message.foods, message.foodFeatures).map { food, features in
      DecisionReport(kind: "food", name: food.name, features: features.names)
    }
    let attachment = Attachment(message: message, weights: weights)
    let foods = message.foods.filter(\.isKnown)
    for food in foods {
      for quantity in message.quantities where attachment.isNear(food, quantity) {
        let amount = Amount(quantity)
        found.append(
          DecisionReport(
            kind: "attach", name: food.name, quantity: amount.quantity,
            unit: amount.unit(of: food.name),
            features: attachment.features(of: quantity, for: food, among: foods).names))
      }
    }
    return found
  }
}
