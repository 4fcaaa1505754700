import Domain

/// Which number belongs to which word for a figure, where a person typed both.
///
///     30 karb 33 protein            // 30 · karb, 33 · protein
///     3,2 karb, protein 2 yağ 2     // also where the order turns round
///     protein bar 100 g’da 30 karb  // the protein of the name owns nothing
///
/// Numbers and words keep their order, so that no pair crosses another; of all ways to pair them the one
/// is taken in which they stand nearest.
struct SaidFigures {
  /// Where a number or a word stands among the parts of the text.
  typealias Place = Int

  let numbers: [Place]
  let topics: [Place]
  /// How far the number and the word at two places are from each other, 0 for neighbours.
  let distance: (Place, Place) -> Int

  /// The pairs, by the place of the number.
  var owners: [Place: Place] {
    var known: [State: Choice] = [:]
    return best(from: State(number: 0, topic: 0, isNumberFirst: nil), &known).pairs
  }

  /// What is left to be paired, and how the last pair stood.
  private struct State: Hashable {
    var number: Int
    var topic: Int
    var isNumberFirst: Bool?
  }

  private struct Choice {
    var cost: Int
    var pairs: [Place: Place]
  }

  private enum Cost {
    static let looseNumber = 6
    static let looseTopic = 1
    /// Less than to leave both alone.
    static let farthest = 6
    static let turn = 1
  }

  private func best(from state: State, _ known: inout [State: Choice]) -> Choice {
    if let choice = known[state] { return choice }
    let choice = weighed(state, &known)
    known[state] = choice
    return choice
  }

  private func weighed(_ state: State, _ known: inout [State: Choice]) -> Choice {
    guard numbers.indices.contains(state.number), topics.indices.contains(state.topic) else {
      let numbersLeft = numbers.count - state.number
      let topicsLeft = topics.count - state.topic
      return Choice(cost: numbersLeft * Cost.looseNumber + topicsLeft * Cost.looseTopic, pairs: [:])
    }
    let (number, topic) = (numbers[state.number], topics[state.topic])
    let isNumberFirst = number < topic
    var paired = best(
      from: State(
        number: state.number + 1, topic: state.topic + 1, isNumberFirst: isNumberFirst), &known)
    paired.cost += min(distance(number, topic), Cost.farthest)
    if let last = state.isNumberFirst, last != isNumberFirst { paired.cost += Cost.turn }
    paired.pairs[number] = topic
    var without = state
    without.number += 1
    var loose = best(from: without, &known)
    loose.cost += Cost.looseNumber
    var skipping = state
    skipping.topic += 1
    var skipped = best(from: skipping, &known)
    skipped.cost += Cost.looseTopic
    return [paired, skipped, loose].min { $0.cost < $1.cost } ?? paired
  }
}

extension LabelServing.Unit {
  /// The unit of a typed word behind a number, with its ending: `gramında`, `mlde`.
  init?(typed unit: String) {
    switch unit {
    // Without an apostrophe, too: `100 mlde`, `100 grda`.
    case "g", "gr", "gda", "grda", "grlik": self = .gram
    case "ml", "mlde", "mllik", "mlsinde": self = .mililitre
    // `gramda`, `mililitresinde`
    case let long where long.hasPrefix("gram"): self = .gram
    case let long where long.hasPrefix("mililitre"): self = .mililitre
    default: return nil
    }
  }
}
