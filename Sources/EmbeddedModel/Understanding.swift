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

  /// What alone of the results is to be told.
  var asked = Asked()

  /// The calls that a yes to its question would make.
  var proposed: [PlannedCall] {
    speeches.flatMap { speech -> [PlannedCall] in
      if case .ask(let question) = speech { question.calls } else { [] }
    }
  }

  /// Whether nothing is done, asked or answered.
  var isLost: Bool {
    calls.isEmpty
      && speeches.allSatisfy { speech in
        if case .notUnderstood = speech { true } else { false }
      }
  }
}

extension Understanding {
  /// Whether it does nothing but change earlier records.
  fileprivate var onlyChanges: Bool {
    !calls.isEmpty && calls.allSatisfy { ["updateEntry", "updateMeal"].contains($0.tool) }
  }
}

/// Turns a message into calls: its analysis, what it could mean, and what of that is done.
struct Interpreter: Sendable {
  let reader: SentenceReader
  let weights: Weights
  let units: FoodUnits

  /// Reads `text` as the next message after `messages` (which end with it).
  ///
  /// `offered` are the tools that may be called; nil for all. An answer may belong to a question of so
  /// many messages back as `depth` tells.
  func understand(
    _ text: String, after messages: [Message], now: Date, zone: Zone,
    offered: Set<String>? = nil, depth: Int = 3
  ) -> Understanding {
    // A pasted book is not read word by word.
    if text.utf8.count > Self.mostBytes {
      return Understanding(speeches: [.tooLong])
    }
    let dialogue = Dialogue(messages)
    let scene = scene(text, dialogue, now, zone)
    var result = understanding(of: scene, offered: offered)
    guard depth > 0, dialogue.unanswered != nil else { return result }
    lazy var earlier = earlier(messages, now, zone, depth - 1)
    if let choice = scene.choice, let chosen = chosen(choice, of: earlier) { return chosen }
    if result.speeches.contains(.agreed) {
      result = agreed(to: earlier)
    } else if result.isLost || result.onlyChanges, dialogue.lastAnswer?.contains("?") == true,
      let draft = Draft(earlier.proposed),
      let more = added(to: draft, scene)
    {
      // What is open is meant before what was written earlier.
      result.calls = []
      result.speeches = [.ask(Question(kind: .isMeant([more]), calls: more))]
    }
    return result
  }

  /// The records of a draft with what a message says of them; nil where it says nothing likely.
  private func added(to draft: Draft, _ scene: Scene) -> [PlannedCall]? {
    let dialogue = draft.written(in: scene.dialogue)
    let reading = Reading(
      Scene(scene.sentence, dialogue, now: scene.now, zone: scene.zone, units: units),
      weights: weights)
    let changes = reading.candidates.compactMap { candidate in
      draft.changed(by: candidate).map { (calls: $0, chance: candidate.probability) }
    }
    let best = changes.max { $0.chance < $1.chance }
    return best.flatMap { $0.chance >= Decision.Certainty.question ? $0.calls : nil }
  }

  func scene(_ text: String, _ dialogue: Dialogue, _ now: Date, _ zone: Zone) -> Scene {
    var dialogue = dialogue
    dialogue.reader = reader
    dialogue.units = units
    return Scene(
      reader.read(text, now: now, zone: zone), dialogue, now: now, zone: zone, units: units)
  }

  /// The reading that "2" picks from those that were offered; nil where none were.
  private func chosen(_ number: Int, of earlier: Understanding) -> Understanding? {
    var earlier = earlier
    guard case .ask(let question)? = earlier.speeches.first,
      case .isMeant(let choices) = question.kind, choices.indices.contains(number - 1)
    else { return nil }
    earlier.calls = choices[number - 1]
    earlier.speeches = []
    return earlier
  }

  /// How the message before this one was understood.
  private func earlier(
    _ messages: [Message], _ now: Date, _ zone: Zone, _ depth: Int
  ) -> Understanding {
    guard let current = messages.lastIndex(where: { $0.role == .user }),
      let place = messages[..<current].lastIndex(where: { $0.role == .user })
    else { return Understanding() }
    return understand(
      messages[place].text, after: Array(messages[...place]), now: now, zone: zone, depth: depth)
  }

  /// The calls of the question that "evet" answers.
  private func agreed(to earlier: Understanding) -> Understanding {
    var earlier = earlier
    let calls = earlier.proposed
    guard !calls.isEmpty else {
      earlier.calls = []
      earlier.speeches = [.thanks]
      return earlier
    }
    earlier.calls = calls
    earlier.speeches = []
    return earlier
  }

  /// Beyond this a message is a pasted text, not a report.
  private static let mostClauses = 120
  private static let mostBytes = 40_000

  /// What is done about a message: the readings that weigh enough, else a question about the best
  /// of them, else words.
  func understanding(of scene: Scene, offered: Set<String>? = nil) -> Understanding {
    guard scene.clauses.count <= Self.mostClauses else {
      return Understanding(speeches: [.tooLong])
    }
    var result = Understanding()
    let reply = PlainReply(scene: scene)
    let kitchen = KitchenRequests(scene: scene, offered: offered)
    var wish = Understanding(speeches: reply.answer.map { [$0] } ?? [])
    if kitchen.settle(&wish) { return wish }
    if let picked = ResearchRequests(scene: scene, offered: offered).picked {
      return Understanding(calls: [picked])
    }
    if let speech = reply.answer ?? scene.openChoice
      ?? WebRequests(scene: scene, offered: offered).question
    {
      result.speeches = [speech]
      return result
    }
    if OwnRequests(scene: scene, offered: offered).settle(&result) { return result }
    if let way = SensorTalk(scene).way { return Understanding(speeches: [.sensor(way)]) }
    if let told = selfTold(scene, offered) { return told }
    let reading = Reading(scene, weights: weights)
    if let question = reading.question {
      result.speeches = [question]
      return result
    }
    return understanding(of: reading, offered, else: reply, kitchen)
  }

  /// A message that tells of the person and of nothing else.
  private func selfTold(_ scene: Scene, _ offered: Set<String>?) -> Understanding? {
    let words = scene.sentence.tokens.filter { $0.kind != .mark }
    if words.count <= 5, SelfWords.says("say:profile", words),
      offered?.contains("getProfile") ?? true
    {
      return Understanding(calls: [PlannedCall("getProfile")])
    }
    if words.count <= 7, !scene.has(.person), words.allSatisfy({ $0.kind == .word }),
      !scene.clauses.contains(where: \.hasFood),
      SelfWords.says("say:" + Opening.targets.rawValue, words)
    {
      return Understanding(speeches: [.opening(.targets)])
    }
    let isAsked = scene.dialogue.lastAnswer == Talk.opening(.some)
    guard let told = SelfTold(scene, isAsked: isAsked) else { return nil }
    let calls = told.calls
    guard calls.allSatisfy({ offered?.contains($0.tool) ?? true }) else { return nil }
    return Understanding(calls: calls, speeches: calls.isEmpty ? [.opening(.some)] : [])
  }

  /// What the house knows of a question; nothing where something is recorded or papers are wanted.
  ///
  /// A look-up outside the records may be near such a question; one in the records seldom is.
  private func known(to scene: Scene, _ decision: Decision) -> Knowledge.Entry? {
    guard decision.taken.allSatisfy({ !$0.writes }), !scene.has(.papers, .researchnoun),
      !tellsOfRecords(scene)
    else { return nil }
    let outside = ["lookupFood", "searchPubMed", "searchWeb", "generateRecipe"]
    let isOutside = decision.taken.flatMap(\.calls).allSatisfy { outside.contains($0.tool) }
    return Knowledge.shared.entry(for: scene.sentence.text, isWhole: !isOutside)
  }

  /// "dün ne yedim", "bugün şekerim neden yüksek": what the records tell.
  private func tellsOfRecords(_ scene: Scene) -> Bool {
    scene.clauses.contains { $0.isPast && [1, 4].contains($0.form?.person ?? 0) }
      || scene.sentence.spans.contains { $0.time?.namesDay ?? false }
  }

  /// What is asked of readings, papers and the web in plain words; nil for everything else.
  private func elsewhere(
    _ result: inout Understanding, _ reading: Reading, _ decision: Decision,
    _ offered: Set<String>?, else reply: PlainReply
  ) -> Understanding? {
    let web = WebRequests(scene: reply.scene, offered: offered)
    web.decorate(&result)
    if GlucoseRequests(reading.message, offered: offered).settle(&result, decision) {
      return result
    }
    let papers = ResearchRequests(scene: reply.scene, offered: offered)
    if let question = web.unasked(result.calls) ?? papers.unasked(result.calls) {
      result.calls = []
      result.speeches = [question]
      return result
    }
    if papers.mayGoOn(instead: result.calls, reading) { result.calls = [] }
    guard result.calls.isEmpty, decision.doubted.isEmpty else { return nil }
    var wish = Understanding(speeches: [reply.speech])
    let isSettled = papers.settle(&wish, reading) || web.settle(&wish)
    return isSettled ? wish : nil
  }

  /// What is done about the readings of a message, or said where nothing is.
  private func understanding(
    of reading: Reading, _ offered: Set<String>?, else reply: PlainReply, _ kitchen: KitchenRequests
  ) -> Understanding {
    let scene = reply.scene
    var result = Understanding()
    let decision = Decision(reading, weights: weights, offered: offered)
    if let known = known(to: scene, decision) { return Understanding(speeches: [.known(known.id)]) }
    for call in decision.taken.flatMap(\.calls) where !result.calls.contains(call) {
      result.calls.append(call)
    }
    result.certainty = decision.certainty
    // "köfte yedim, şekerimi yükseltir mi?": what was asked besides is still open.
    if scene.isQuestion, !decision.taken.isEmpty, decision.taken.allSatisfy(\.writes) {
      result.certainty = min(result.certainty, Decision.Certainty.write)
    }
    if result.calls.isEmpty {
      var wish = Understanding(speeches: [reply.speech])
      if kitchen.settle(&wish, reading) { return wish }
    }
    result.weighed = decision.considered.map(WeighedReading.init)
    result.asked = Asked(result.calls, in: scene)
    kitchen.decorate(&result)
    if let elsewhere = elsewhere(&result, reading, decision, offered, else: reply) {
      return elsewhere
    }
    if !result.calls.isEmpty {
      result.unsure = decision.doubted.flatMap(\.calls)
      result.unread = reading.message.unread(besides: decision)
    } else if let reading = reading.loneReading {
      result.speeches = [reading]
    } else if !decision.doubted.isEmpty, !decision.doubted.contains(where: \.isMereName) {
      let calls = decision.doubted.flatMap(\.calls)
      let other = decision.rival.flatMap(\.calls)
      let choices = [calls] + (other.isEmpty ? [] : [other])
      result.speeches = [.ask(Question(kind: .isMeant(choices), calls: calls))]
    } else {
      result.speeches = [reading.reminder ?? reading.loneFoods ?? reply.speech]
    }
    return result
  }
}

extension IntentCandidate {
  /// Whether it takes a word for a name that nothing plain says to be one: "ben yoruldum".
  fileprivate var isMereName: Bool {
    calls.count == 1 && calls[0].tool == "updateProfile"
      && calls[0].arguments.members?.map(\.key) == ["name"]
  }
}
