import Analysis
import Domain

/// A tool call without an id yet.
struct PlannedCall: Equatable, Sendable {
  var tool: String
  var arguments: JSON

  /// The call with a part of the amount of each of its items: "yarısını bıraktım".
  func times(_ part: Double) -> PlannedCall {
    let items = (arguments["items"]?.array ?? []).map { item in
      let unit = item["unit"]?.string ?? "porsiyon"
      let quantity = (item["quantity"]?.number ?? 1) * part
      return item.setting("quantity", to: .number(quantity)).setting("unit", to: .string(unit))
    }
    return PlannedCall(tool, arguments.setting("items", to: .array(items)))
  }

  /// Whether it says what a food holds, as a label does.
  var saysContents: Bool {
    (arguments["items"]?.array ?? []).contains { $0["carbs"] != nil || $0["calories"] != nil }
  }

  init(_ tool: String, _ arguments: JSON = .object([])) {
    self.tool = tool
    self.arguments = arguments
  }
}

/// What balli says without calling a tool.
enum Speech: Equatable, Sendable {
  case greeting, thanks, bye, identity, capability(topic: String), source
  case outOfScope
  /// A wish of a kind that balli cannot serve yet.
  case notYet(NotYet)
  /// Heard, and on purpose not written: a negation, a plan, a hypothesis.
  case noted(Noted)
  /// The words that were not understood.
  case notUnderstood(String)
  /// A question before calls that yes would make.
  case ask(Question)
  case agreed, dropped
  /// More clauses than anybody says at once: nothing is written.
  case tooLong
  /// A question of health that needs research.
  case advice
}

enum NotYet: Equatable, Sendable { case recipe, research, label, web, archive, reminder }
enum Noted: Equatable, Sendable {
  case negation, plan, wish, hypothesis, hearsay
  /// What is eaten in general; what was eaten long ago.
  case habit, longAgo
}

/// A short question, and the calls that "evet" makes.
struct Question: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case loneFood(String)
    case whichItem([String])
    /// One of several foods was eaten.
    case whichEaten([String])
    /// A number that is rather a reading, and a reading without one number.
    case bareReading(Double), whichReading
    /// The label tells it per gram or packet, the amount was told otherwise.
    case labelAmount(String)
    case unclearEat(String)
    /// How much was taken was told, of what was not.
    case whichDrug
    /// A reading that is likely, and the next likely one.
    case isMeant([[PlannedCall]])
    /// Reminding is none of balli's jobs: a note instead?
    case reminder(String)
  }

  var kind: Kind
  var calls: [PlannedCall]
}

/// What a frame makes of one or more clauses.
struct Proposal: Sendable {
  /// The frame that made it: for `balli anla`.
  var frame: String
  /// How sure it is, 0-1.
  var score: Double
  var calls: [PlannedCall] = []
  var speech: Speech?
  /// Clauses that it explains, from the current one on.
  var clauses = 1
  /// What alone the answer tells of a day: "bugün kaç bardak su içtim?".
  var topic: LoggedEntry.Kind?

  /// Below this the engine asks instead of acting.
  static let margin = 0.5
}
