import Analysis
package import Domain
package import struct Foundation.Date
import Turkish

/// What else a program may ask of the engine: whether it is sure, and what a sentence can mean.
extension EmbeddedModel {
  /// How the engine understands the last message of the person, without answering it.
  ///
  /// `isClear` says that it would act without asking back, or has the whole answer (small talk, a
  /// report that is on purpose not written); a sentence that it only half explains is not clear.
  /// `tools` are the offered tools that the sentence can mean, best first: those of the best
  /// readings, then of those that lost, then those that have to do with its words.
  package func understanding(of request: ModelRequest) -> (isClear: Bool, tools: [String]) {
    guard let place = request.messages.lastIndex(where: { $0.role == .user }) else {
      return (false, [])
    }
    let text = request.messages[place].text
    let history = Array(request.messages[...place])
    let engine = interpreterInUse
    let understood = engine.understand(text, after: history, now: request.now, zone: request.zone)
    let offered = request.tools.map(\.name)
    let isServed = understood.calls.allSatisfy { offered.contains($0.tool) }
    var tools: [String] = []
    let scene = engine.scene(text, Dialogue(history), request.now, request.zone)
    for tool in understood.meantTools + scene.relatedTools
    where offered.contains(tool) && !tools.contains(tool) { tools.append(tool) }
    return (understood.isClear && isServed, tools)
  }
}

extension EmbeddedModel {
  /// Whether the engine has nothing to say to the last message: it neither understands nor knows, would only
  /// search outside, or opens the talk where something was asked.
  package func isAtALoss(on request: ModelRequest) -> Bool {
    guard let place = request.messages.lastIndex(where: { $0.role == .user }) else { return true }
    let text = request.messages[place].text
    // Nothing of it is the person's own telling: "almanca merhaba nasıl denir".
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return true }
    let history = Array(request.messages[...place])
    let engine = interpreterInUse
    let understood = engine.understand(
      text, after: history, now: request.now, zone: request.zone,
      offered: Set(request.tools.map(\.name)))
    guard understood.calls.isEmpty else { return false }
    switch understood.speeches.first {
    case nil, .notUnderstood, .notKnown, .advice, .outOfScope: return true
    case .opening:
      return engine.scene(text, Dialogue(history), request.now, request.zone).isQuestion
    case .ask(let question):
      return !question.calls.isEmpty
        && question.calls.allSatisfy { ["searchWeb", "searchPubMed"].contains($0.tool) }
    default: return false
    }
  }
}

// MARK: What is read

extension EmbeddedModel {
  /// Whether the engine's calls for the last message hold all its figures and all the hours that it tells.
  ///
  /// A diary of ten lines of which five are read is no plain record, however sure the five are; neither is
  /// `kahvaltıdan 2 saat sonra 156`, where no call tells the hour.
  package func readsWhole(of request: ModelRequest) -> Bool {
    guard let text = request.messages.last(where: { $0.role == .user })?.text else { return false }
    let calls = reading(of: request).calls
    let tokens = Turkish.tokens(of: text)
    let times = Turkish.times(in: tokens, now: request.now, zone: request.zone)
    let hours = times.filter { $0.clock != nil || $0.anchor?.minutes != nil }
    let figures = Turkish.numbers(in: tokens).filter { number in
      !number.isArticle && !times.contains { $0.tokens.overlaps(number.tokens) }
    }
    return figures.count <= calls.reduce(0) { $0 + $1.arguments.figures }
      && hours.count <= Set(calls.flatMap(\.arguments.moments)).count
  }
}

extension JSON {
  /// How many numbers stand in it.
  fileprivate var figures: Int {
    switch self {
    case .number: 1
    case .array(let values): values.reduce(0) { $0 + $1.figures }
    case .object(let members): members.reduce(0) { $0 + $1.value.figures }
    default: 0
    }
  }

  /// The instants in the arguments of a call, as they are written.
  fileprivate var moments: [String] {
    (members ?? []).compactMap { member in
      ["at", "eatenAt", "bedtime", "wakeTime"].contains(member.key) ? member.value.string : nil
    }
  }
}

// MARK: Pictures

extension EmbeddedModel {
  /// The tools that look at pictures.
  private static let pictureTools: Set<String> = ["scanLabel", "readMealPhoto"]

  /// Whether a message sends a label or the photo of a meal, or a picture alone.
  ///
  /// Such pictures are balli's own matter whichever model is chosen: figures are checked against our
  /// tables, and what is written on the picture is read as data.
  package func isLabelOrMeal(_ text: String, now: Date, zone: Zone) -> Bool {
    let scene = interpreterInUse.scene(text, Dialogue([]), now, zone)
    let paths = scene.paths
    guard !paths.all.isEmpty else { return false }
    let words = KitchenWords.shipped
    return paths.otherWords.isEmpty || words.has(.mealphoto, in: paths.otherWords)
      || words.has(.labelword, in: paths.otherWords)
  }

  /// Whether a message puts figures of the label right that was read just before, sugars among them, so
  /// that no number in it is what a meter shows.
  package func isOfLabel(_ text: String, after earlier: [Message], now: Date, zone: Zone) -> Bool {
    let dialogue = Dialogue(earlier + [Message(role: .user, text: text, at: now)])
    guard
      dialogue.steps.contains(where: { $0.age <= 4 && LabelTalk.tools.contains($0.call.name) })
    else { return false }
    return LabelSugars(interpreterInUse.scene(text, dialogue, now, zone)).isMeant
  }

  /// A message that tells the next fever, pulse or ketone without its name, with it: `ateş şimdi 38` for
  /// `şimdi 38` after `ateşi 39`; nil for every other.
  package func nextMeasure(
    _ text: String, after earlier: [Message], now: Date, zone: Zone
  ) -> String? {
    guard text.utf8.count < Self.mostOfMeasure, text.contains(where: \.isNumber),
      earlier.lazy.flatMap(\.results).contains(where: { ToolDeclaration.recordsMeasure($0.name) })
    else { return nil }
    let dialogue = Dialogue(earlier + [Message(role: .user, text: text, at: now)])
    return NextMeasures(interpreterInUse.scene(text, dialogue, now, zone)).named
  }

  private static let mostOfMeasure = 100

  /// Whose a glucose value of a message is: `şekeri 40` after `kızım bayıldı`; nil for the writer's, and
  /// where nobody is named.
  package func owner(
    ofGlucose value: Double, in text: String, after earlier: [Message], now: Date, zone: Zone
  ) -> String? {
    let messages = earlier + [Message(role: .user, text: text, at: now)]
    let engine = interpreterInUse
    let read = engine.understand(text, after: messages, now: now, zone: zone)
    let told = (read.calls + read.proposed).first { call in
      call.tool == "logGlucose" && call.arguments[.value]?.number == value
    }
    if let name = told?.arguments[.person]?.string { return name }
    let scene = engine.scene(text, Dialogue(messages), now, zone)
    let message = MessageAnalysis(scene: scene, weights: engine.weights, keepsNames: false)
    if let named = message.ownerOfTheirs(value) { return named }
    guard scene.sentence.tokens.tellTheirs else { return nil }
    return scene.dialogue.personInFocus ?? message.spokenOf
  }

  /// The measurement of a message with whose it is: `ketonu 1.6` after a record of somebody; nil where it
  /// is told as somebody else's, and nothing tells whose.
  package func owned(
    _ call: ToolCall, in text: String, after earlier: [Message], now: Date, zone: Zone
  ) -> ToolCall? {
    guard ToolDeclaration.recordsMeasure(call.name), call.arguments[.person] == nil,
      tellsTheirs(text),
      let value = call.arguments[.value]?.number
    else { return call }
    let owner = owner(ofGlucose: value, in: text, after: earlier, now: now, zone: zone)
    return owner.map { owner in
      var owned = call
      owned.arguments = call.arguments.setting(.person, to: .string(owner))
      return owned
    }
  }

  /// Whether a value may be of somebody else, of whom the talk is, or be no value: `48` after
  /// `kızımın şekeri 90`, `30 oldu` after a low.
  package func isOpenValue(
    _ text: String, after earlier: [Message], now: Date, zone: Zone
  ) -> Bool {
    let messages = earlier + [Message(role: .user, text: text, at: now)]
    let engine = interpreterInUse
    let message = MessageAnalysis(
      scene: engine.scene(text, Dialogue(messages), now, zone), weights: engine.weights,
      keepsNames: false)
    return message.isOfOpenOwner || MereFigure(message)?.mayBeMinutes == true
  }

  /// Whether a message tells the value of somebody else, named or not: `şekeri 312`.
  package func tellsTheirs(_ text: String) -> Bool { Turkish.tokens(of: text).tellTheirs }

  /// Whether the last message goes on with a picture that our own engine is looking at.
  package func isPictureTalk(_ request: ModelRequest) -> Bool {
    let messages = request.messages
    guard let place = messages.lastIndex(where: { $0.role == .user }) else { return false }
    func looks(_ part: ArraySlice<Message>) -> Bool {
      part.flatMap(\.calls).contains { Self.pictureTools.contains($0.name) }
        || part.flatMap(\.results).contains { Self.pictureTools.contains($0.name) }
    }
    // A look that has just been agreed to.
    if looks(messages[(place + 1)...]) { return true }
    guard let before = messages[..<place].lastIndex(where: { $0.role == .user }),
      looks(messages[before..<place])
    else { return false }
    let scene = interpreterInUse.scene(
      messages[place].text, Dialogue(Array(messages[...place])), request.now, request.zone)
    return LabelTalk(scene).look != nil || MealPhotoTalk(scene).understanding(nil) != nil
  }
}

extension Understanding {
  /// Whether nothing of the message was left open.
  var isClear: Bool {
    if !calls.isEmpty { return unsure.isEmpty && certainty >= Self.clearCertainty }
    switch speeches.first {
    case .breakFast, .sugarTaken, .greeting, .thanks, .small, .bye, .identity, .capability, .source,
      .agreed, .dropped, .listOpened, .nothingAsked, .noted, .known:
      return true
    default: return false
    }
  }

  /// Below this a reading is taken and still worth a second opinion.
  private static let clearCertainty = 0.8

  /// The tools of what is done and of what it could mean, likeliest first, and those it would need.
  var meantTools: [String] {
    calls.map(\.tool) + weighed.filter { $0.probability > 0.1 }.flatMap(\.calls).map(\.tool)
      + speeches.flatMap(\.tools)
  }
}

extension Speech {
  /// The tools that it would call after a yes, or would need.
  fileprivate var tools: [String] {
    switch self {
    case .ask(let question): question.calls.map(\.tool)
    case .notYet(.recipe): ["generateRecipe"]
    case .notYet(.research), .advice: ["searchPubMed", "searchWeb"]
    case .notYet(.label): ["scanLabel"]
    case .notYet(.web): ["searchWeb"]
    case .notYet(.archive): ["searchArchive"]
    default: []
    }
  }
}

extension Scene {
  /// Tools that have to do with the words of the message, whatever its verb.
  var relatedTools: [String] {
    var writes: [String] = []
    var reads: [String] = []
    for topic in Self.topics where topic.classes.contains(where: { has($0) }) {
      writes += topic.writes
      reads += topic.reads
    }
    if clauses.contains(where: \.hasFood) {
      writes.append("logMeal")
      reads += ["lookupFood", "getMeals"]
    }
    return isQuestion ? reads + writes : writes + reads
  }

  private struct Topic {
    var classes: [WordClass]
    var writes: [String] = []
    var reads: [String] = []
  }

  private static let topics = [
    Topic(classes: [.undo], writes: ["undo"]),
    Topic(classes: [.remove], writes: ["deleteMeal", "deleteEntry", "updateShoppingList"]),
    Topic(classes: [.change, .correction, .instead], writes: ["updateMeal", "updateEntry"]),
    Topic(classes: [.meal, .eat], writes: ["logMeal"], reads: ["getMeals"]),
    Topic(
      classes: [.glucose, .sugarword, .cgmnoun, .mmol, .mgdl], writes: ["logGlucose"],
      reads: ["getGlucose"]),
    Topic(
      classes: [.list, .need, .ranout, .thing],
      writes: ["addToShoppingList", "updateShoppingList"], reads: ["getShoppingList"]),
    Topic(classes: [.target], writes: ["setTarget"], reads: ["getTargets"]),
    Topic(
      classes: [.carbs, .calories, .protein, .fat, .fiber, .glycemic],
      reads: ["getNutrition", "lookupFood"]),
    Topic(classes: [.water, .waterunit], writes: ["logWater"], reads: ["getDay"]),
    Topic(classes: [.walk, .steps, .activity], writes: ["logActivity"], reads: ["getDay"]),
    Topic(classes: [.sleep, .sleepnoun], writes: ["logSleep"], reads: ["getDay"]),
    Topic(classes: [.weight, .weigh], writes: ["logWeight"], reads: ["getDay"]),
    Topic(classes: [.mood, .moodnoun], writes: ["logMood"], reads: ["getDay"]),
    Topic(classes: [.symptom, .ache, .body], writes: ["logSymptom"], reads: ["getDay"]),
    Topic(
      classes: [.medication, .inject, .doseunit], writes: ["logMedication"], reads: ["getDay"]),
    Topic(classes: [.note, .remind], writes: ["writeNote"]),
    Topic(classes: [.talk, .recallnoun, .remember], reads: ["recallConversations"]),
    Topic(classes: [.day, .record], reads: ["getDay"]),
    Topic(classes: [.recipe, .cookquestion], writes: ["generateRecipe"]),
    Topic(classes: [.label, .photo], writes: ["scanLabel"]),
    Topic(classes: [.research, .researchnoun], reads: ["searchPubMed"]),
    Topic(classes: [.websearch], reads: ["searchWeb"]),
    Topic(classes: [.archive], reads: ["searchArchive"]),
  ]
}
