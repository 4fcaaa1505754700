package import Analysis
package import Domain
package import Foundation
import Turkish

/// All that a message can mean, and what of it is taken.
struct Reading {
  let message: MessageAnalysis
  var candidates: [IntentCandidate]

  init(_ scene: Scene, weights: Weights, keepsNames: Bool = false) {
    message = MessageAnalysis(scene: scene, keepsNames: keepsNames)
    candidates =
      MealIntent(message: message, weights: weights).candidates()
      + EntryIntents(message: message).candidates()
      + ListIntents(message: message, weights: weights).candidates()
      + CorrectionIntents(message: message, weights: weights).candidates()
      + ReadIntents(message: message, weights: weights).candidates()
      + TargetIntents(message: message).candidates()
      + NoteIntents(message: message).candidates()
      + ProfileIntents(message: message).candidates()
      + Self.proposals(scene, message)
    compare()
    for place in candidates.indices {
      candidates[place].probability = weights.probability(
        of: candidates[place].intent, candidates[place].features)
    }
  }

  /// Whether what was learned holds calls that a frame makes for unlikely.
  func speaksAgainst(_ calls: [PlannedCall]) -> Bool {
    candidates.contains { candidate in
      candidate.proposal != nil && candidate.probability < Self.unlikely
        && candidate.calls.contains(where: calls.contains)
    }
  }

  private static let unlikely = 0.12

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

  /// What the frames of the older reader propose, as candidates like any other.
  private static func proposals(_ scene: Scene, _ message: MessageAnalysis) -> [IntentCandidate] {
    scene.clauses.indices.flatMap { index in
      Interpreter.frames.compactMap { frame -> IntentCandidate? in
        guard let proposal = frame(scene)(index), !proposal.calls.isEmpty else { return nil }
        let range = index..<min(scene.clauses.count, index + max(1, proposal.clauses))
        let places = message.clauseOf.indices.filter { range.contains(message.clauseOf[$0]) }
        var found = IntentCandidate(intent: "frame \(proposal.calls[0].tool)", message: message)
        found.proposal = proposal
        found.calls = proposal.calls
        found.claims = Set(places)
        found.features.share(message.whole)
        if let place = places.last {
          found.features.share(message.features(at: place), isNamed: true)
        }
        found.features.add("frame=", proposal.frame)
        found.features.add("score=", String(Int(proposal.score * 20)))
        found.features.add("allowed", if: scene.allows(proposal, at: index))
        found.features.add("calls=", count: proposal.calls.count, atMost: 4)
        found.features.add("covers=", range.count == scene.clauses.count ? "all" : "part")
        for call in proposal.calls {
          for key in call.arguments.keys { found.features.add("slot=", key) }
        }
        return found
      }
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
  package var decisions: [DecisionReport]
  package var candidates: [CandidateReport]
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
      decisions: Self.decisions(in: reading.message, weights),
      candidates: reports)
  }

  private static func decisions(in message: MessageAnalysis, _ weights: Weights)
    -> [DecisionReport]
  {
    var found = message.foods.map { food in
      DecisionReport(
        kind: "food", name: food.name,
        features: FoodRoles.features(of: food, in: message).names)
    }
    let attachment = Attachment(message: message, weights: weights)
    let foods = message.foods.filter(\.isKnown)
    for food in foods {
      for quantity in message.quantities where attachment.isNear(food, quantity) {
        let amount = Amount(quantity)
        found.append(
          DecisionReport(
            kind: "attach", name: food.name, quantity: amount.quantity, unit: amount.unit,
            features: attachment.features(of: quantity, for: food, among: foods).names))
      }
    }
    return found
  }
}
