import Analysis
import Domain
import Foundation
import Turkish

/// What a message means: the calls it wants, in order, and what is said without a call.
struct Understanding: Sendable {
  var calls: [PlannedCall] = []
  var speeches: [Speech] = []
  /// The proposals that were taken, and those that lost to them: for `balli anla`.
  var taken: [Proposal] = []
  var refused: [Proposal] = []
  /// Whether a question or a request in the message found no frame.
  var hasUnreadWish = false

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
}

extension Understanding {
  /// Whether it is what the frames still decide by themselves, until it has intents of its own: what
  /// is taken back, notes, the person's measures, figures of a label, and an answer to a question.
  fileprivate var isUnmoved: Bool {
    guard !calls.isEmpty else {
      return speeches.first.map { $0 == .agreed || $0 == .dropped } ?? false
    }
    return calls.allSatisfy { Self.unmoved.contains($0.tool) }
      || calls.contains(where: \.saysContents)
  }

  private static let unmoved: Set<String> = [
    "undo", "deleteMeal", "deleteEntry", "updateEntry", "setMeasure", "writeNote",
    "recallConversations",
  ]
}

/// Turns a message into calls: clauses, then the best frame for each run of clauses.
struct Interpreter: Sendable {
  let reader: SentenceReader
  let weights: Weights

  /// Reads `text` as the next message after `messages` (which end with it).
  ///
  /// `offered` are the tools that may be called; nil for all.
  func understand(
    _ text: String, after messages: [Message], now: Date, zone: Zone, offered: Set<String>? = nil
  ) -> Understanding {
    // A pasted book is not read word by word.
    if text.utf8.count > Self.mostBytes {
      return Understanding(speeches: [.tooLong])
    }
    let dialogue = Dialogue(messages)
    let scene = scene(text, dialogue, now, zone)
    var result = understanding(of: scene, offered: offered)
    if let told = amountTold(scene, messages, now, zone) { return told }
    guard let asked = dialogue.unanswered else { return result }
    if let choice = scene.choice, let chosen = chosen(choice, of: asked, messages, now, zone) {
      return chosen
    }
    if result.speeches.contains(.agreed) { result = agreed(to: asked, messages, now, zone) }
    return result
  }

  func scene(_ text: String, _ dialogue: Dialogue, _ now: Date, _ zone: Zone) -> Scene {
    let sentence = reader.read(text, now: now, zone: zone)
    var dialogue = dialogue
    dialogue.reader = reader
    return Scene(
      sentence: sentence, clauses: ClauseReader(sentence: sentence).read(), dialogue: dialogue,
      now: now,
      zone: zone)
  }

  /// "latte" — "miktarını söyleyin" — "1 bardak": the call that was asked about, with its amount.
  private func amountTold(
    _ scene: Scene, _ messages: [Message], _ now: Date, _ zone: Zone
  ) -> Understanding? {
    guard let asked = scene.dialogue.unanswered, scene.clauses.count == 1,
      scene.clauses[0].verbPlace == nil, !scene.isQuestion
    else { return nil }
    let said = scene.foods(scene.clauses[0], takesUnknown: false)
    let isAmountOnly = scene.clauses[0].spans.allSatisfy {
      $0.isMark || $0.number != nil || $0.measure != nil || $0.has(.filler)
    }
    guard said.mentions.isEmpty, isAmountOnly, let amount = said.loose.first else { return nil }
    var earlier = agreed(to: asked, messages, now, zone)
    guard earlier.calls.count == 1, earlier.calls[0].tool == "logMeal",
      let item = earlier.calls[0].arguments["items"]?.array?.first
    else { return nil }
    var mention = Mention(item: item)
    mention.take(amount)
    earlier.calls[0].arguments = earlier.calls[0].arguments.setting(
      "items", to: .array([mention.json]))
    return earlier
  }

  /// The reading that "2" picks from those that were offered; nil where none were.
  private func chosen(
    _ number: Int, of asked: String, _ messages: [Message], _ now: Date, _ zone: Zone
  ) -> Understanding? {
    var earlier = earlier(asked, messages, now, zone)
    guard case .ask(let question)? = earlier.speeches.first,
      case .isMeant(let choices) = question.kind, choices.indices.contains(number - 1)
    else { return nil }
    earlier.calls = choices[number - 1]
    earlier.speeches = []
    return earlier
  }

  /// How the message before this one was understood.
  private func earlier(
    _ asked: String, _ messages: [Message], _ now: Date, _ zone: Zone
  ) -> Understanding {
    let users = messages.indices.filter { messages[$0].role == .user }
    let before = users.count > 1 ? Array(messages[...users[users.count - 2]]) : []
    return understanding(of: scene(asked, Dialogue(before), now, zone))
  }

  /// The calls of the question that "evet" answers.
  private func agreed(to asked: String, _ messages: [Message], _ now: Date, _ zone: Zone)
    -> Understanding
  {
    var earlier = earlier(asked, messages, now, zone)
    let calls = earlier.speeches.flatMap { speech -> [PlannedCall] in
      if case .ask(let question) = speech { question.calls } else { [] }
    }
    guard !calls.isEmpty else {
      earlier.calls = []
      earlier.speeches = [.thanks]
      return earlier
    }
    earlier.calls = calls
    earlier.speeches = []
    return earlier
  }

  /// Frames look at neighbouring clauses; beyond this a message is a pasted text, not a report.
  private static let mostClauses = 120
  private static let mostBytes = 40_000

  /// What is done about a message: the readings that weigh enough, else a question about the best
  /// of them, else words.
  func understanding(of scene: Scene, offered: Set<String>? = nil) -> Understanding {
    var result = framed(scene)
    if KitchenRequests(scene: scene, offered: offered).settle(&result) { return result }
    guard scene.clauses.count <= Self.mostClauses, !weights.isEmpty else { return result }
    if result.isUnmoved, result.calls.isEmpty { return result }
    let reading = Reading(scene, weights: weights)
    if result.isUnmoved, !reading.speaksAgainst(result.calls) { return result }
    let decision = Decision(reading, offered: offered)
    let hadCalls = !result.calls.isEmpty
    result.calls = []
    for call in decision.taken.flatMap(\.calls) where !result.calls.contains(call) {
      result.calls.append(call)
    }
    result.certainty = decision.taken.map(\.probability).min() ?? 1
    result.weighed = decision.considered.map(WeighedReading.init)
    if !result.calls.isEmpty {
      result.unsure = decision.doubted.flatMap(\.calls)
      result.unread = reading.message.unread(besides: decision)
      result.speeches.removeAll { if case .notYet = $0 { false } else { true } }
    } else if !decision.doubted.isEmpty {
      let calls = decision.doubted.flatMap(\.calls)
      let choices = [calls] + (decision.rival.map { [$0.calls] } ?? [])
      result.speeches = [.ask(Question(kind: .isMeant(choices), calls: calls))]
    } else if hadCalls || result.speeches.isEmpty {
      result.speeches = [scene.isHealthQuestion ? .advice : .notUnderstood(scene.sentence.text)]
    }
    return result
  }

  /// What the frames of the older reader make of a message.
  private func framed(_ scene: Scene) -> Understanding {
    var result = Understanding()
    guard scene.clauses.count <= Self.mostClauses else {
      result.speeches = [.tooLong]
      return result
    }
    var index = 0
    while index < scene.clauses.count {
      let proposals = Self.frames.compactMap { $0(scene)(index) }
        .filter { scene.allows($0, at: index) }.sorted { $0.score > $1.score }
      guard let best = proposals.first, best.score >= Proposal.margin else {
        result.refused += proposals
        let clause = scene.clauses[index]
        if clause.isQuestion || clause.isRequest { result.hasUnreadWish = true }
        index += 1
        continue
      }
      result.taken.append(best)
      result.refused += proposals.dropFirst()
      result.calls += best.calls
      if let speech = best.speech { result.speeches.append(speech) }
      index += max(1, best.clauses)
    }
    settle(&result, scene)
    return result
  }

  typealias Frame = @Sendable (Scene) -> (Int) -> Proposal?

  static let frames: [Frame] = [
    Scene.reply, Scene.talk, Scene.takeBack, Scene.note, Scene.recall, Scene.elsewhere,
    Scene.measures,
    Scene.targets, Scene.label, Scene.wholeDay, Scene.correction, Scene.shopping, Scene.glucose,
    Scene.nutrition, Scene.entryQuestion,
    Scene.diary, Scene.meal,
    Scene.followUp, Scene.outOfScope,
  ]

  /// Drops what a message with calls need not say, and doubled calls; says what was not understood.
  private func settle(_ result: inout Understanding, _ scene: Scene) {
    var kept: [PlannedCall] = []
    for call in result.calls where !kept.contains(call) { kept.append(call) }
    result.calls = kept
    result.asked = Asked(result.taken.lazy.compactMap(\.topic).first, in: scene)
    if !result.calls.isEmpty {
      result.speeches.removeAll { speech in
        switch speech {
        case .notYet: false
        default: true
        }
      }
    } else if result.speeches.isEmpty {
      result.speeches = [scene.isHealthQuestion ? .advice : .notUnderstood(scene.sentence.text)]
    } else {
      result.speeches = [result.speeches[0]]
    }
  }
}

extension Scene {
  /// "benim kasem 300 ml": a measure of the person's own.
  func measures(at index: Int) -> Proposal? {
    let clause = clauses[index]
    guard !clause.isQuestion, !clause.has(.target, .eat, .list),
      clause.verbPlace == nil || clause.verbIs(.take, .be)
    else { return nil }
    let units = clause.spans.compactMap(\.measure)
    guard let own = units.first(where: { $0.form.possessor == 1 || clause.has(.selfword) }),
      own.measure.metric == nil,
      let size = units.last, let metric = size.measure.metric, let number = clause.numbers.last,
      own.form.possessor == 1
    else { return nil }
    let isWeight = size.measure == .gram || size.measure == .kilogram
    var members: [JSON.Member] = [
      .init("unit", .string(own.measure.rawValue)),
      .init("amount", .number(number.value * metric * size.factor)),
      .init("isWeight", .bool(isWeight)),
    ]
    if let food = foods(clause, takesUnknown: false).mentions.first {
      members.append(.init("food", .string(food.name)))
    }
    return Proposal(
      frame: "kendi ölçüsü", score: 0.96, calls: [PlannedCall("setMeasure", .object(members))])
  }

  /// A question about health or food in general, which research answers.
  var isHealthQuestion: Bool {
    isQuestion
      && (has(.glucose, .sugarword, .medication, .carbs, .calories, .symptom, .fiber, .protein)
        || clauses.contains { $0.hasFood })
  }
}
