import Analysis
import Domain
import Foundation
import Turkish

/// Readings that are carried out together: one way to take a message as a whole.
struct Plan {
  /// Places in `Reading.candidates`; empty where nothing is to be done.
  var members: [Int]
  var features: FeatureBag
  var probability = 0.0
  /// Whether nothing that tells something is left over.
  var isWhole = false

  /// Whether it takes all that another does, and something besides.
  func holdsMore(than other: Plan) -> Bool {
    members.count > other.members.count && other.members.allSatisfy(members.contains)
  }

  /// The outcome under which the weights of whole plans are learned.
  static let outcome = "plan"
}

/// All ways to take a message: sets of readings that do not contradict each other, weighed by what they
/// explain together, what they leave over and what speaks for something else.
struct Plans {
  private let reading: Reading
  private let message: MessageAnalysis
  /// The readings that may take part, likeliest first.
  private let order: [Int]
  private let odds: [Double]
  /// What each span tells that should be explained.
  private let kinds: [String?]

  private static let leastLikely = 0.03
  private static let mostReadings = 10
  private static let mostTogether = 6
  private static let mostSets = 400
  private static let mostWeighed = 12

  init(_ reading: Reading, offered: Set<String>?) {
    self.reading = reading
    message = reading.message
    kinds = reading.message.kinds
    let candidates = reading.candidates
    let possible = candidates.indices.filter { place in
      candidates[place].probability >= Self.leastLikely
        && offered.map { names in candidates[place].calls.allSatisfy { names.contains($0.tool) } }
          ?? true
    }
    let sorted = possible.sorted { candidates[$0].probability > candidates[$1].probability }
    order = Array(sorted.prefix(Self.mostReadings))
    odds = candidates.map { Double.logOdds(of: $0.probability) }
  }

  /// The likeliest sets by their members alone, and the empty one, with their features.
  func described() -> [Plan] {
    let sums = sets().map { set in (set, set.reduce(0) { $0 + odds[$1] }) }
    var likeliest = sums.indices.sorted { sums[$0].1 > sums[$1].1 }.prefix(Self.mostWeighed)
      .map { sums[$0].0 }
    if !likeliest.contains([]) { likeliest.append([]) }
    return likeliest.enumerated().map { rank, set in
      Plan(
        members: set, features: features(of: set, rank),
        isWhole: !set.isEmpty && rest(besides: set.map { reading.candidates[$0] }).isEmpty)
    }
  }

  /// The plans, likeliest first.
  func ranked(by weights: Weights) -> [Plan] {
    var plans = described()
    for place in plans.indices {
      plans[place].probability = weights.probability(of: Plan.outcome, plans[place].features)
    }
    let stated = Set(order.filter { reading.candidates[$0].isStated })
    if !stated.isEmpty {
      for place in plans.indices {
        let isHeld = stated.isSubset(of: plans[place].members)
        plans[place].probability =
          isHeld ? 0.9 + plans[place].probability / 10 : plans[place].probability / 10
      }
    }
    let order = plans.indices.sorted {
      plans[$0].probability == plans[$1].probability
        ? $0 < $1 : plans[$0].probability > plans[$1].probability
    }
    return order.map { plans[$0] }
  }

  // MARK: Sets

  /// Every set of readings that can hold together; the empty one first.
  private func sets() -> [[Int]] {
    var found: [[Int]] = [[]]
    var open: [(set: [Int], next: Int)] = [([], 0)]
    while !open.isEmpty, found.count < Self.mostSets {
      var longer: [(set: [Int], next: Int)] = []
      for (set, next) in open where set.count < Self.mostTogether {
        for place in order.indices.dropFirst(next)
        where set.allSatisfy({ !contradict($0, order[place]) }) {
          longer.append((set + [order[place]], place + 1))
        }
      }
      found += longer.map(\.set)
      open = longer
    }
    return found
  }

  /// Whether two readings cannot both hold.
  ///
  /// They explain the same words, are two readings of one thing, come to the same, or correct and log
  /// anew what was said once. Reads of two kinds are not both told.
  private func contradict(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (reading.candidates[one], reading.candidates[other])
    if !first.claims.isDisjoint(with: second.claims) { return true }
    if let group = first.group, group == second.group { return true }
    if first.calls.contains(where: second.calls.contains) { return true }
    if Self.areOneMood(first, second) { return true }
    if !first.writes, !second.writes { return first.calls[0].tool != second.calls[0].tool }
    guard clauses(of: first).isDisjoint(with: clauses(of: second)) == false else { return false }
    return first.calls.contains { made in second.calls.contains { Self.holdOne(made, $0) } }
  }

  private func clauses(of candidate: IntentCandidate) -> Set<Int> {
    Set(candidate.claims.map { message.clauseOf[$0] })
  }

  /// "çok sinirliyim, elim titriyor sinirden": one mood that is named twice.
  private static func areOneMood(_ one: IntentCandidate, _ other: IntentCandidate) -> Bool {
    guard one.intent == "logMood", other.intent == "logMood",
      let first = one.calls.first?.arguments, let second = other.calls.first?.arguments,
      first[.person] == second[.person],
      let mood = first[.mood]?.string, let again = second[.mood]?.string
    else { return false }
    return zip(Turkish.fold(mood), Turkish.fold(again)).prefix { $0 == $1 }.count >= leastShared
  }

  /// So many first letters of two words for a mood are of one stem.
  private static let leastShared = 5

  /// What corrects a record is never logged anew in the same clause.
  private static func holdOne(_ one: PlannedCall, _ other: PlannedCall) -> Bool {
    guard (ToolVerb(of: one.tool) == .update) != (ToolVerb(of: other.tool) == .update),
      (ToolVerb(of: one.tool) == .log) != (ToolVerb(of: other.tool) == .log)
    else { return false }
    return !sayings(of: one).isDisjoint(with: sayings(of: other))
  }

  /// What a call says of a record, besides when it was and whose.
  private static func sayings(of call: PlannedCall) -> Set<String> {
    Set(call.arguments.keys).subtracting(["at", "person", "unit", "kind", "name", "note"])
  }

  // MARK: Features

  private func features(of set: [Int], _ rank: Int) -> FeatureBag {
    let members = set.map { reading.candidates[$0] }
    var bag = FeatureBag(keepsNames: message.keepsNames)
    let size = String(min(4, set.count))
    bag.add("readings=", size)
    bag.add("rank=", count: rank, atMost: 4)
    let sum = set.reduce(0) { $0 + odds[$1] }
    bag.add("odds=", Self.step(sum))
    bag.add("odds ", size, Self.step(sum))
    if let least = set.map({ odds[$0] }).min() { bag.add("least=", Self.step(least)) }
    for member in members { bag.add("in=", member.intent) }
    for (place, one) in members.enumerated() {
      for other in members.dropFirst(place + 1) {
        bag.add("both=", [one.intent, other.intent].sorted().joined(separator: " "))
      }
    }
    bag.add("dangerous", if: members.contains(where: \.isDangerous))
    bag.add("follows", if: message.scene.dialogue.isUnderWay)
    describeRivals(of: set, size, into: &bag)
    describeTools(of: members, into: &bag)
    describeRest(of: members, size, into: &bag)
    return bag
  }

  /// How likely the readings are that this set contradicts, and those that it could have taken too.
  private func describeRivals(of set: [Int], _ size: String, into bag: inout FeatureBag) {
    var (against, beside) = (0.0, 0.0)
    for other in order where !set.contains(other) {
      let rival = reading.candidates[other]
      if set.contains(where: { reading.candidates[$0].calls == rival.calls }) { continue }
      if set.contains(where: { contradict($0, other) }) {
        against = max(against, rival.probability)
      } else if rival.writes || set.isEmpty {
        beside = max(beside, rival.probability)
      }
    }
    bag.add("against=", String(Int(against * 10)))
    bag.add("beside ", size, String(Int(beside * 10)))
  }

  /// Which tools the message wants as a whole, with them and without.
  private func describeTools(of members: [IntentCandidate], into bag: inout FeatureBag) {
    let made = Set(members.flatMap(\.calls).map(\.tool))
    let others = Set(order.flatMap { reading.candidates[$0].calls.map(\.tool) }).subtracting(made)
    if let least = made.map(message.wanted.odds).min() {
      bag.add("least wanted=", Self.step(least))
    }
    if let most = others.map(message.wanted.odds).max() {
      bag.add("most wanted besides=", Self.step(most))
      bag.add("most wanted besides ", String(min(3, members.count)), Self.step(most))
    }
  }

  /// What of the message tells something and is explained by none of them.
  private func describeRest(
    of members: [IntentCandidate], _ size: String, into bag: inout FeatureBag
  ) {
    for (kind, count) in rest(besides: members).sorted(by: { $0.key < $1.key }) {
      bag.add("rest \(kind)=", count: count, atMost: 3)
      bag.add("rest \(kind) ", size)
    }
  }

  private func rest(besides members: [IntentCandidate]) -> [String: Int] {
    let claimed = members.reduce(into: Set<Int>()) { $0.formUnion($1.claims) }
    var rest: [String: Int] = [:]
    for (place, kind) in kinds.enumerated() where !claimed.contains(place) {
      if let kind { rest[kind, default: 0] += 1 }
    }
    return rest
  }

  private static func step(_ odds: Double) -> String {
    String(Int(max(-7, min(7, odds.rounded()))))
  }
}

extension Double {
  static func logOdds(of probability: Double) -> Double {
    let inside = min(max(probability, 1e-4), 1 - 1e-4)
    return log(inside / (1 - inside))
  }
}
