import Analysis
import Domain
import Foundation
import Turkish

/// What a message means: the calls it wants, in order, and what is said without a call.
struct Understanding: Sendable {
  var calls: [PlannedCall] = []
  var speeches: [Speech] = []
  /// What was likely and not sure enough to be written beside the calls.
  var unsure: [PlannedCall] = []
  /// Figures beside what was written that no reading took, as they were said.
  var unread: [String] = []
  /// The probability of the least likely reading that was taken; 1 where none was.
  var certainty = 1.0
  /// What else the message could mean, likeliest first.
  var weighed: [WeighedReading] = []

  /// What is answered after what the calls did.
  var beside: Speech?

  /// What the message tells besides, to be read as one of its own.
  var rest: String?

  /// What was asked about before, and is left open.
  var waiting: OpenQuestion?

  /// Whether the ingredients of the recipe that is made are to be put on the list.
  var buysRecipe = false

  /// What alone of the results is to be told.
  var asked = Asked()

  /// The calls that a yes to its question would make.
  var proposed: [PlannedCall] {
    speeches.flatMap { speech -> [PlannedCall] in
      if case .ask(let question) = speech { question.calls } else { [] }
    }
  }

  /// Makes the calls of an answer to its question; what was told beside the question is not told again.
  mutating func answer(_ calls: [PlannedCall]) {
    self.calls = calls
    (speeches, unsure, unread, beside, waiting) = ([], [], [], nil, nil)
  }

  /// Whether nothing is done, asked or answered.
  var isLost: Bool {
    calls.isEmpty
      && speeches.allSatisfy { speech in
        switch speech {
        case .notUnderstood, .notKnown: true
        default: false
        }
      }
  }
}

/// Turns a message into calls: its analysis, what it could mean, and what of that is done.
struct Interpreter: Sendable {
  let reader: SentenceReader
  let weights: Weights
  let units: FoodUnits
  /// Folded names of those besides the writer of whom there are records.
  var names: Set<String> = []
  /// Whether only calls are wanted: then nothing is looked for that is near to the first question of a talk.
  var isForCalls = false

  /// Reads `text` as the next message after `messages` (which end with it).
  ///
  /// `offered` are the tools that may be called; nil for all. An answer may belong to a question of so
  /// many messages back as `depth` tells.
  func understand(
    _ text: String, after messages: [Message], now: Date, zone: Zone,
    offered: Set<String>? = nil, depth: Int = 12
  ) -> Understanding {
    // A pasted book is not read word by word.
    if text.utf8.count > Self.mostBytes {
      return Understanding(speeches: [.tooLong])
    }
    defer { weights.letGo() }
    let text = text.withoutCourtesy
    let dialogue = Dialogue(messages)
    // "aç" after a question about a value says when it was, and opens nothing.
    let isContext = dialogue.unanswered != nil && Turkish.fold(text).fits("reply.fasting")
    let scene = scene(isContext ? Texts.whileFasting : text, dialogue, now, zone)
    var result = understanding(of: scene, offered: offered)
    if let alone = alone(result, scene, offered) { result = alone }
    result.mean(whoIsMeantIn: scene)
    if depth > 0 {
      keepPurchase(in: &result, dialogue) { self.earlier(messages, now, zone, depth - 1) }
    }
    guard depth > 0, dialogue.unanswered != nil || dialogue.isLeftOpen else { return result }
    lazy var earlier = earlier(messages, now, zone, depth - 1)
    if scene.takesBackUnnamed, dialogue.unanswered != nil, earlier.asksToKeep {
      return Understanding(speeches: [.dropped])
    }
    if let choice = scene.choice, let chosen = chosen(choice, of: earlier) { return chosen }
    if let owned = scene.isOwner ? chosen(by: scene, of: earlier) : nil { return owned }
    if result.speeches.contains(.agreed) {
      result = agreed(to: earlier)
    } else if dialogue.isAsked,
      let agreed = agreedWithMore(scene, to: earlier, offered: offered)
    {
      return agreed
    } else if dialogue.unanswered != nil, dialogue.lastAnswer?.contains("?") == true {
      if !result.standsApart(from: earlier, scene),
        let more = Draft(earlier.proposed).flatMap({ told(of: $0, by: result, scene) })
      {
        // What is open is meant before what was written earlier.
        result.calls = []
        result.speeches = [.ask(Question(kind: .isMeant([more]), calls: more))]
      } else if scene.withMeasureBefore == nil {
        result.waiting = OpenQuestion(of: earlier, after: result)
      }
    }
    return result
  }

  func scene(_ text: String, _ dialogue: Dialogue, _ now: Date, _ zone: Zone) -> Scene {
    var dialogue = dialogue
    dialogue.reader = reader
    dialogue.units = units
    dialogue.names = names
    let paths = PicturePaths(in: text)
    return Scene(
      reader.read(withDigits(paths.otherText), now: now, zone: zone), dialogue, now: now,
      zone: zone,
      units: units, paths: paths)
  }

  /// Letters that stand for digits are read in what tells of carbohydrate, and nowhere else: "şekerim 4o" is
  /// no value.
  private func withDigits(_ text: String) -> String {
    let fixed = Turkish.withDigits(text)
    guard fixed != text else { return text }
    let words = Turkish.tokens(of: fixed).filter { $0.kind == .word }.map(\.folded)
    return KitchenWords.shipped.figures(in: words).hasCarbs ? fixed : text
  }

  /// Other words in the place of those of a message.
  func scene(_ text: String, _ instead: Scene) -> Scene {
    scene(text, instead.dialogue, instead.now, instead.zone)
  }

  /// The reading that "2" picks from those that were offered; nil where none were.
  private func chosen(_ number: Int, of earlier: Understanding) -> Understanding? {
    var earlier = earlier
    guard let question = earlier.asking, question.choices.indices.contains(number - 1) else {
      return nil
    }
    earlier.answer(question.choices[number - 1])
    return earlier
  }

  /// The reading of the one whom "bana", "babama", "onun" name, where the choices are of two persons.
  private func chosen(by scene: Scene, of earlier: Understanding) -> Understanding? {
    guard let question = earlier.asking else { return nil }
    let owners = question.choices.map { calls in
      calls.lazy.compactMap { $0.arguments[.person] }.first
    }
    guard owners.count == 2, owners.contains(nil),
      let other = owners.firstIndex(where: { $0 != nil })
    else { return nil }
    if scene.has(.selfword) { return chosen(2 - other, of: earlier) }
    let named = Person.all(in: scene.sentence).map { Turkish.fold(Whose.said($0.name)) }
    let isMeant =
      named.isEmpty ? scene.has(.deictic) : named == [owners[other]?.string.map(Turkish.fold)]
    return isMeant ? chosen(other + 1, of: earlier) : nil
  }

  /// How the message before this one was understood.
  private func earlier(
    _ messages: [Message], _ now: Date, _ zone: Zone, _ depth: Int
  ) -> Understanding {
    guard let current = messages.lastIndex(where: { $0.role == .user }),
      let place = messages[..<current].lastIndex(where: { $0.role == .user })
    else { return Understanding() }
    let then = messages[place].at
    var earlier = understand(
      messages[place].text, after: Array(messages[...place]), now: then, zone: zone, depth: depth)
    // "180", and the yes an hour later: it was measured when it was told.
    if now.timeIntervalSince(then) > Self.atOnce { earlier.date(at: zone.civil(at: then).text) }
    return earlier
  }

  /// Seconds within which an answer is of the same moment as what it answers.
  private static let atOnce = 10 * 60.0

  /// The calls of the question that "evet" answers.
  private func agreed(to earlier: Understanding) -> Understanding {
    var earlier = earlier
    let question = earlier.asking
    let calls = earlier.proposed.isEmpty ? question?.calls ?? [] : earlier.proposed
    earlier.answer(calls)
    if calls.isEmpty {
      // A question that no yes answers is asked again.
      earlier.speeches = [question.map { .ask($0) } ?? .nothingAsked]
    }
    return earlier
  }

  /// Beyond this a message is a pasted text, not a report.
  private static let mostClauses = 120
  private static let mostBytes = 40_000

  /// What is done about a message: what is plain from its words, else the readings that weigh enough,
  /// else a question about the best of them, else words.
  ///
  /// The rest of a message whose orders were taken holds none (`isRest`).
  func asOne(
    _ scene: Scene, offered: Set<String>? = nil, isRest: Bool = false
  ) -> Understanding {
    guard scene.clauses.count <= Self.mostClauses else {
      return Understanding(speeches: [.tooLong])
    }
    if !isRest, let made = withPurchase(scene, offered) { return made }
    if !isRest, let order = order(in: scene, offered) {
      return withRest(of: order, scene, offered)
    }
    if !isRest, let full = scene.inFull {
      let result = understanding(of: self.scene(full, scene), offered: offered, isRest: true)
      return result.isLost ? Understanding(speeches: [.notUnderstood(scene.sentence.text)]) : result
    }
    for kind in Requests.plain where !isRest || kind != ListDictation.self {
      if let plain = kind.init(scene: scene, offered: offered).plain {
        return withRest(of: plain, scene, offered)
      }
    }
    if let stopping = PlainReply(scene: scene).stopping {
      return Understanding(speeches: [stopping])
    }
    let reading = Reading(scene, weights: weights)
    // What else is looked up has tables of its own; nothing needs both at once.
    weights.letGo()
    if let question = reading.question { return Understanding(speeches: [question]) }
    let alone = weighed(reading, offered)
    let result = sure(beside: reading, alone, offered) ?? alone
    if !isRest, let listed = listed(result, scene, offered) { return listed }
    if isForCalls, result.calls.isEmpty, !isRest, !scene.dialogue.isUnderWay { return result }
    return NearQuestions(scene: scene).instead(of: result)
      ?? (isRest ? self.alone(result, scene, offered) : nil) ?? result
  }

  /// What is sure with the changes that may not be made beside it, and is not without them (`alone`); nil
  /// where nothing is.
  ///
  /// The weights know a message with all its readings.
  private func sure(
    beside reading: Reading, _ alone: Understanding, _ offered: Set<String>?
  ) -> Understanding? {
    guard !reading.unlicensed.isEmpty, alone.calls.isEmpty else { return nil }
    let whole = weighed(
      Reading(reading.message.scene, weights: weights, weighsUnlicensed: true), offered)
    let isLicensed = !reading.unlicensed.contains { $0.calls.contains(where: whole.calls.contains) }
    return whole.calls.contains(where: \.writes) && isLicensed ? whole : nil
  }

  func weighed(_ reading: Reading, _ offered: Set<String>?) -> Understanding {
    let scene = reading.message.scene
    var message = WeighedMessage(reading, weights: weights, offered: offered)
    for kind in Requests.weighed {
      let request = kind.init(scene: scene, offered: offered)
      if let other = request.instead(of: &message) { return other }
    }
    return reading.asking(of: message.understanding)
  }
}
