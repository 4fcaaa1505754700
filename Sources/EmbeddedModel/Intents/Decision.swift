import Domain
import Turkish

/// What is done about a message: calls that are made, and readings that are asked about first.
///
/// A wrong write harms more than a question, and a question costs more than a read that nobody
/// needed; what is dangerous when wrong needs more certainty.
struct Decision {
  /// Readings that are carried out, in the order of the message.
  private(set) var taken: [IntentCandidate] = []
  /// Readings that are likely, not sure: most likely first.
  private(set) var doubted: [IntentCandidate] = []
  /// The next likely reading of what the first doubtful one explains.
  private(set) var rival: IntentCandidate?
  /// All that was weighed, likeliest first.
  private(set) var considered: [IntentCandidate] = []

  /// Probabilities from which a reading is carried out.
  enum Certainty {
    static let read = 0.4
    static let write = 0.66
    /// Glucose, insulin, what removes or changes a record.
    static let danger = 0.72
    /// From here on a reading is as good as certain.
    static let sure = 0.9
    /// From here on it is worth a question.
    static let question = 0.35
    /// From here on it is offered as the other choice.
    static let choice = 0.2
  }

  init(_ reading: Reading, offered: Set<String>?) {
    var claimed: Set<Int> = []
    var groups: Set<String> = []
    let ranks = reading.candidates.map(Self.rank)
    let order = reading.candidates.indices.sorted {
      ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] > ranks[$1]
    }
    considered = order.prefix(Self.mostShown).map { reading.candidates[$0] }
    for place in order {
      let candidate = reading.candidates[place]
      guard candidate.probability >= Certainty.question else { break }
      guard
        offered.map({ names in candidate.calls.allSatisfy { names.contains($0.tool) } }) ?? true,
        !candidate.claims.contains(where: claimed.contains),
        candidate.group.map({ !groups.contains($0) }) ?? true,
        !taken.contains(where: { $0.calls.contains(where: candidate.calls.contains) }),
        candidate.writes ? !isAlsoLogged(candidate) : isAnotherLook(candidate)
      else { continue }
      claimed.formUnion(candidate.claims)
      if let group = candidate.group { groups.insert(group) }
      if candidate.probability >= Self.threshold(of: candidate) {
        taken.append(candidate)
      } else if candidate.writes {
        doubted.append(candidate)
      }
    }
    if doubted.count == 1 { rival = Self.rival(of: doubted[0], in: considered) }
    taken.sort { ($0.claims.min() ?? .max) < ($1.claims.min() ?? .max) }
  }

  private static let mostShown = 12

  /// By probability; of readings that are as good as certain, the one that tells more comes first.
  private static func rank(_ candidate: IntentCandidate) -> (Double, Int, Double) {
    guard candidate.probability >= Certainty.sure, candidate.writes else {
      return (candidate.probability, 0, 0)
    }
    return (Certainty.sure, candidate.calls.count, candidate.probability)
  }

  /// Whether a correction and a new record would hold one thing that was said: what corrects a record is
  /// never logged anew.
  private func isAlsoLogged(_ candidate: IntentCandidate) -> Bool {
    taken.contains { other in
      other.calls.contains { made in candidate.calls.contains { Self.holdOne(made, $0) } }
    }
  }

  private static func holdOne(_ one: PlannedCall, _ other: PlannedCall) -> Bool {
    guard one.tool.hasPrefix("update") != other.tool.hasPrefix("update"),
      one.tool.hasPrefix("log") != other.tool.hasPrefix("log")
    else { return false }
    return !sayings(of: one).isDisjoint(with: sayings(of: other))
  }

  /// What a call says of a record, besides when it was and whose.
  private static func sayings(of call: PlannedCall) -> Set<String> {
    Set(call.arguments.keys).subtracting(["at", "person", "unit", "kind", "name", "note"])
  }

  /// Whether a read looks at what nothing taken looks at yet: two stretches of one kind are compared,
  /// but what was eaten is not listed twice.
  private func isAnotherLook(_ candidate: IntentCandidate) -> Bool {
    taken.allSatisfy { other in
      other.writes
        || other.calls[0].tool == candidate.calls[0].tool && other.proposal == nil
          && candidate.proposal == nil
    }
  }

  private static func rival(
    of candidate: IntentCandidate, in considered: [IntentCandidate]
  ) -> IntentCandidate? {
    considered.first { other in
      other.writes && other.calls != candidate.calls && other.probability >= Certainty.choice
        && !other.claims.isDisjoint(with: candidate.claims)
    }
  }

  private static func threshold(of candidate: IntentCandidate) -> Double {
    guard candidate.writes else { return Certainty.read }
    return candidate.isDangerous ? Certainty.danger : Certainty.write
  }
}

extension IntentCandidate {
  var writes: Bool {
    calls.contains { call in
      call.tool == "undo"
        || ["log", "add", "set", "update", "delete", "write"].contains { call.tool.hasPrefix($0) }
    }
  }

  var isDangerous: Bool {
    calls.contains {
      ["logGlucose", "logMedication", "undo"].contains($0.tool) || $0.tool.hasPrefix("delete")
    }
  }
}
