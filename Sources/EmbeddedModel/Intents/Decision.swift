import Analysis
import Domain
import Turkish

/// What is done about a message: calls that are made, and readings that are asked about first.
///
/// The likeliest plan is carried out where it is certain enough: a wrong write harms more than a
/// question, and a question costs more than a read that nobody needed; what is dangerous when wrong
/// needs more certainty.
struct Decision {
  /// Readings that are carried out, in the order of the message.
  private(set) var taken: [IntentCandidate] = []
  /// Readings that are likely, not sure, in the order of the message.
  private(set) var doubted: [IntentCandidate] = []
  /// The next likely plan, where the likeliest has to be asked about.
  private(set) var rival: [IntentCandidate] = []
  /// Whether a figure alone is asked about, that sets a record right or is of something else.
  private(set) var isOfMereFigure = false
  /// How certain what is carried out is; 1 where nothing is.
  private(set) var certainty = 1.0
  /// All that was weighed, likeliest first.
  private(set) var considered: [IntentCandidate] = []

  /// Probabilities of a plan from which something is done.
  enum Certainty {
    static let write = 0.6
    /// So much less for notes, lines of a list and moods, from which nobody is treated.
    static let harmless = 0.05
    /// So much more for glucose and drugs, and for what changes or removes a record.
    static let danger = 0.05
    static let change = 0.1
    /// From here on it is worth a question.
    static let question = 0.3
    /// The same where a record would leave nothing of the message unexplained.
    static let wholeQuestion = 0.1
    /// A reading as likely as this is worth a question, whatever the plan with it looks like.
    static let sure = 0.9
    /// What a missed wish costs, in questions.
    static let missed = 2.0
    /// From here on it is offered as the other choice, or named beside what was done.
    static let choice = 0.2
  }

  init(_ reading: Reading, weights: Weights, offered: Set<String>?) {
    considered = Self.considered(reading)
    let plans = Plans(reading, offered: offered).ranked(by: weights)
    let inOrder = { (plan: Plan) in
      plan.members.map { reading.candidates[$0] }
        .sorted { ($0.claims.min() ?? .max) < ($1.claims.min() ?? .max) }
    }
    let writes = { (plan: Plan) in plan.members.contains { reading.candidates[$0].writes } }
    guard let best = plans.first else { return }
    let members = inOrder(best)
    if asksAboutFigure(members, in: reading.message) { return }
    if let open = Self.open(members, in: reading.message) {
      (doubted, rival) = open
      return
    }
    let (sure, asked) = members.parted(by: reading.message.isAskedFirst)
    let isAskedApart = !sure.isEmpty && asked.allSatisfy(reading.message.mayBeUneaten)
    if writes(best), best.probability >= Self.threshold(of: members),
      !members.contains(where: { $0.isContested(by: reading.candidates) }),
      asked.isEmpty || isAskedApart
    {
      (taken, certainty) = (sure, best.probability)
      guard asked.isEmpty else {
        doubted = asked
        return
      }
      let more = plans.first { $0.probability >= Certainty.choice && $0.holdsMore(than: best) }
      doubted =
        more.map(inOrder)?.filter { one in
          one.writes && !one.changes && !members.contains { $0.calls == one.calls }
        } ?? []
      return
    }
    if !writes(best) {
      taken = members.isEmpty ? inOrder(Self.likeliestRead(plans, in: reading)) : members
      guard taken.isEmpty else { return }
    }
    let likely = plans.first(where: writes).flatMap { plan in
      plan.probability >= Certainty.question
        && (writes(best) || plan.probability * Certainty.missed > best.probability) ? plan : nil
    }
    let whole = plans.first { plan in
      plan.isWhole && plan.probability >= Certainty.wholeQuestion
        && plan.members.allSatisfy { reading.candidates[$0].logs }
    }
    guard let asked = likely ?? whole ?? Self.certain(plans, in: reading) else { return }
    doubted = inOrder(asked)
    rival =
      plans.first { plan in
        writes(plan) && plan.members != asked.members && plan.probability >= Certainty.choice
      }.map(inOrder) ?? []
    joinRival(besides: Set(reading.message.persons.flatMap { Array($0.places) }))
  }

  /// Asks about a figure alone that may set a record right or be of something else; false for all else.
  private mutating func asksAboutFigure(
    _ members: [IntentCandidate], in message: MessageAnalysis
  ) -> Bool {
    guard members.count == 1, let change = ToldChange(members[0], in: message),
      let meant = MereFigure(message)?.readings(of: change)
    else { return false }
    (doubted, rival, isOfMereFigure) = ([meant.likelier], meant.other.map { [$0] } ?? [], true)
    return true
  }

  /// Records each of which is all but certain are not passed over in silence.
  private static func certain(_ plans: [Plan], in reading: Reading) -> Plan? {
    plans.filter { plan in
      !plan.members.isEmpty
        && plan.members.map { reading.candidates[$0] }.allSatisfy { member in
          member.logs && member.intent == member.calls.first?.tool
            && member.probability >= Certainty.sure
        }
    }.max { $0.members.count < $1.members.count }
  }

  /// "açlığı 176, tansiyonu 14/8": two readings of other words of a message are no choice, and asked
  /// about at once; "bulantım" is one complaint under two names.
  private mutating func joinRival(besides persons: Set<Int>) {
    guard !rival.isEmpty, (doubted + rival).allSatisfy(\.logs) else { return }
    let claims = { (members: [IntentCandidate]) in
      members.reduce(into: Set<Int>()) { $0.formUnion($1.claims.subtracting(persons)) }
    }
    let areSymptoms = (doubted + rival).allSatisfy { $0.intent == "logSymptom" }
    if areSymptoms, claims(rival).isSubset(of: claims(doubted)) {
      // One name for it, or all of them: "1. diz ağrısı, baş dönmesi 2. diz ağrısı" is no choice.
      rival = []
    } else if claims(doubted).isDisjoint(with: claims(rival)),
      Set((doubted + rival).map(\.intent)).isDisjoint(with: ["logMeal", "logWater"])
    {
      doubted = (doubted + rival).sorted { ($0.claims.min() ?? .max) < ($1.claims.min() ?? .max) }
      rival = []
    }
  }

  /// What is asked about where it is open whose a dose or a value is: theirs, or the writer's.
  private static func open(
    _ members: [IntentCandidate], in message: MessageAnalysis
  ) -> (doubted: [IntentCandidate], rival: [IntentCandidate])? {
    if members.contains(where: message.mayBeOwnDose) {
      return (members, members.map { $0.asRecord(of: nil) })
    }
    let isOfBody = { message.mayBeTheirDose($0) || message.mayBeTheirValue($0) }
    let isOpen = { isOfBody($0) || message.mayBeTheirMeal($0) }
    guard members.contains(where: isOpen),
      let other = message.talkedOf
        ?? (members.contains(where: isOfBody) ? message.namedLately : message.illLately)
    else { return nil }
    let records = { (person: String?) in
      members.map { isOpen($0) ? $0.asRecord(of: person) : $0 }
    }
    return (records(other), records(nil))
  }

  /// Where plans that look up the same together are likelier than to do nothing, the first of them.
  ///
  /// Of which stretch is the smaller question. A recipe that nobody asked for is no look-up.
  private static func likeliestRead(_ plans: [Plan], in reading: Reading) -> Plan {
    let reads = plans.filter { plan in
      !plan.members.isEmpty
        && plan.members.allSatisfy { member in
          let candidate = reading.candidates[member]
          return !candidate.writes && candidate.calls.allSatisfy { $0.tool != "generateRecipe" }
        }
    }
    let groups = Dictionary(grouping: reads) { plan in
      Set(plan.members.flatMap { reading.candidates[$0].calls.map(\.tool) })
    }
    let sum = { (plans: [Plan]) in plans.reduce(0) { $0 + $1.probability } }
    let write = plans.first { plan in plan.members.contains { reading.candidates[$0].writes } }
    let least = max(plans[0].probability, (write?.probability ?? 0) * Certainty.missed)
    guard let likely = groups.values.max(by: { sum($0) < sum($1) }), sum(likely) > least else {
      return plans[0]
    }
    return likely[0]
  }

  private static let mostShown = 12

  private static func considered(_ reading: Reading) -> [IntentCandidate] {
    reading.candidates.indices.sorted {
      let (one, other) = (reading.candidates[$0], reading.candidates[$1])
      return one.probability == other.probability ? $0 < $1 : one.probability > other.probability
    }.prefix(mostShown).map { reading.candidates[$0] }
  }

  private static func threshold(of members: [IntentCandidate]) -> Double {
    if members.contains(where: \.changes) { return Certainty.write + Certainty.change }
    if members.contains(where: \.isDangerous) { return Certainty.write + Certainty.danger }
    return Certainty.write - (members.allSatisfy(\.isHarmless) ? Certainty.harmless : 0)
  }
}

extension [IntentCandidate] {
  /// Those that do not fit, and those that do.
  func parted(by fits: (IntentCandidate) -> Bool) -> (others: Self, fitting: Self) {
    reduce(into: ([], [])) { parts, one in
      if fits(one) { parts.1.append(one) } else { parts.0.append(one) }
    }
  }
}

extension IntentCandidate {
  /// The same as a record of somebody; of the writer where nobody is named.
  fileprivate func asRecord(of person: String?) -> IntentCandidate {
    var own = self
    own.calls = calls.map { call in
      PlannedCall(call.tool, call.arguments.setting(.person, to: person.map(JSON.string)))
    }
    return own
  }

  var writes: Bool { calls.contains(where: \.writes) }

  /// Whether it only records something new.
  var logs: Bool { calls.allSatisfy { ToolVerb(of: $0.tool) == .log } }

  /// Glucose and drugs, which are treated by what is recorded.
  var isDangerous: Bool {
    changes || calls.contains { ["logGlucose", "logMedication"].contains($0.tool) }
  }

  /// "45 yaşındayım 50 yaşındayım": whether as much speaks for something else that it cannot be too.
  fileprivate func isContested(by others: [IntentCandidate]) -> Bool {
    guard intent == "updateProfile", let own = calls.first?.arguments else { return false }
    return others.contains { other in
      guard other.intent == intent, other.probability >= Decision.Certainty.choice,
        let arguments = other.calls.first?.arguments
      else { return false }
      return Self.single.contains { key in
        own[key] != nil && arguments[key] != nil && own[key] != arguments[key]
      }
    }
  }

  /// What a person can be in one way only.
  private static let single: [JSON.Key] = [.diabetes, .birthYear, .heightCm, .diagnosedYear]

  /// Notes, lines of a list and moods.
  var isHarmless: Bool {
    calls.allSatisfy { ["writeNote", "addToShoppingList", "logMood"].contains($0.tool) }
  }

  /// Whether it changes or takes away what is recorded.
  var changes: Bool {
    calls.contains { call in
      call.tool == "undo" || ["updateMeal", "updateEntry"].contains(call.tool)
        || ToolVerb(of: call.tool) == .delete
    }
  }
}
