import Analysis
import Domain

/// A tool call without an id yet.
struct PlannedCall: Equatable, Sendable {
  var tool: String
  var arguments: JSON

  init(_ tool: String, _ arguments: JSON = .object([])) {
    self.tool = tool
    self.arguments = arguments
  }

  var writes: Bool { Self.writes(tool) }

  /// Whether a tool of this name changes records.
  static func writes(_ tool: String) -> Bool {
    ToolVerb(of: tool).map { $0 != .search } ?? false
  }
}

/// What balli says without calling a tool.
enum Speech: Equatable, Sendable {
  case greeting, thanks, bye, identity, capability(topic: String)
  /// Where figures come from, of the foods that were named where some were; why an effect was told.
  case source(foods: [String]), effectReason
  case outOfScope
  /// What is said for company.
  case small(SmallTalk)
  /// The words that open a first talk, which nothing else explains.
  case opening(Opening)
  /// A wish of a kind that balli cannot serve yet.
  case notYet(NotYet)
  /// Heard, and on purpose not written: a negation, a plan, a hypothesis.
  case noted(Noted)
  /// A question that the table of knowledge answers, by the entry's id.
  case known(String)
  /// The nearest question that the table answers, by the entry's id, with the words of its question and
  /// those of others that are near too.
  case near(String, question: String, others: [String])
  /// Questions that the table answers, near to one that it does not; beside the offer to search, or alone.
  case others([String], isBesideSearch: Bool)
  /// The value that is asked about, as its record tells it.
  case value(JSON)
  /// After a low: it is still the last value, or a better one is.
  case measureAgain(JSON), better(JSON)
  /// Of a fast in a low, and of sugar whose amount was not told.
  case breakFast(JSON), sugarTaken(JSON)
  /// The last value, which is said to go on falling.
  case falling(JSON)
  /// A measure by its name alone, whose figure is wanted.
  case figureAsked
  /// The words that were not understood.
  case notUnderstood(String)
  /// A question whose answer stands in no record and no table.
  case notKnown
  /// A question before calls that yes would make.
  case ask(Question)
  case agreed, dropped
  /// A no to an offer, or an order not to do it: all stays as it is.
  case declined
  /// A no to the carbohydrate that was read; a sugar of a label that could as well be glucose, as said.
  case labelFigure, labelSugar(String)
  /// What is asked about the recipe that was told last; how one is kept.
  case ofRecipe(RecipeAnswer), keepRecipe
  /// What one piece of a food of the person's own holds: its name, the unit, grams of carbohydrate.
  case pieceHeard(String, String, Double)
  /// How somebody else eats, heard for the recipes of the talk; what of earlier messages a recipe keeps.
  case dietHeard, keptInMind(conditions: [String], texts: [String])
  /// The list is named for what follows.
  case listOpened
  /// A yes where nothing was asked.
  case nothingAsked
  /// A no to no question.
  case nothingDenied
  /// More clauses than anybody says at once: nothing is written.
  case tooLong
  /// A part of the message that was not looked at.
  case apart(String)
  /// Told of weeks, and of no day on which it could be recorded.
  case undated
  /// Facts and targets are kept of the profile's own person.
  case ownerAlone
  /// A question of health that needs research.
  case advice
  /// Somebody would leave off a drug or skip a dose.
  case stopping
  /// What was to be changed is so already.
  case unchanged
  /// A wish that a command about sensors does.
  case sensor(SensorWay)
}

/// What a newcomer says before anything else.
enum Opening: String, Equatable, CaseIterable {
  case eat, new, resistance, erase, privacy, offline, cost, reading, sensor, diet, start, kin, some
  case condition
  /// Targets that fit a person, whatever else it could be taken for.
  case targets
  /// What a command shows or does: pages of days, the end, the colours.
  case pages, leave, look

  /// Those of the screen, which are meant only where every word is about them.
  static let ofScreen: [Opening] = [.pages, .leave, .look]
}
enum NotYet: Equatable, Sendable { case recipe, research, label, web, archive }
enum Noted: Equatable, Sendable {
  case negation, plan, wish, hypothesis, hearsay
  /// What is eaten in general.
  case habit
  /// A dose that is injected as a rule; one that is only to be taken.
  case usualDose, neededDose, unclearDose
  /// A dish that is not wanted.
  case refusal
  /// What something costs; what somebody is in two minds about; a change of the list in words that are not
  /// plain.
  case price, undecided, listUnclear
  /// What is not to be written to the list; what somebody is to eat.
  case listLeft, diet
}

/// A short question, and the calls that "evet" makes.
struct Question: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// One of several foods was eaten.
    case whichEaten([String])
    /// A reading that was told without one number.
    case whichReading
    /// A dose or another measure that was told without one number.
    case whichFigure
    /// Doses of parts of the day, of which one has not come yet.
    case whichDay
    /// Foods without a word of what became of them.
    case loneFoods([String])
    /// A number that is rather a reading.
    case loneReading(Double)
    /// How much was taken was told, of what was not.
    case whichDrug
    /// An insulin that was taken or only bought, and how much of it was not told.
    case howMuchInsulin(String)
    /// What somebody made or brought, and nobody is said to have eaten.
    case isEaten([PlannedCall])
    /// A portion of a recipe that this talk has not told.
    case whichRecipe
    /// How much was the writer's of what several ate.
    case ownShare
    /// A meal whose foods were not told.
    case unclearEat(String)
    /// Reminding is none of balli's jobs: a note instead?
    case reminder(String)
    /// The label tells it per gram or packet, the amount was told otherwise.
    case labelAmount(String)
    /// What of a label's figure can be meant, where a food would hold more of it than it weighs.
    case labelTooMuch(String)
    /// A search of the web that was not asked for by its name.
    case web
    /// A meal with a figure of a page of the web.
    case webMeal(name: String, amount: String, carbs: Double, String)
    /// How much of what was found on the web was eaten.
    case webAmount(String)
    /// What a label tells of something of which the web told no figure.
    case webLabel(String)
    /// A question of general knowledge that papers may answer.
    case research
    /// A reading that is likely, and the next likely one.
    case isMeant([[PlannedCall]])
    /// Which of several records is to be removed, the newest first.
    case whichRecord([RecordChoice])
  }

  var kind: Kind
  /// What "evet" makes; nothing where a choice has to be named.
  var calls: [PlannedCall]

  /// What "1", "2" … make.
  var choices: [[PlannedCall]] {
    switch kind {
    case .isMeant(let readings): readings
    case .whichRecord(let records): records.map { [$0.call] }
    default: []
    }
  }
}

/// A stored record as its result told it, and what is done with it where it is the one that was meant.
struct RecordChoice: Equatable, Sendable {
  var record: JSON
  var call: PlannedCall
}
