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
}

/// Turns a message into calls: its analysis, what it could mean, and what of that is done.
struct Interpreter: Sendable {
  let reader: SentenceReader
  let weights: Weights
  let units: FoodUnits

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
    guard let asked = dialogue.unanswered else { return result }
    if let choice = scene.choice, let chosen = chosen(choice, of: asked, messages, now, zone) {
      return chosen
    }
    if result.speeches.contains(.agreed) { result = agreed(to: asked, messages, now, zone) }
    return result
  }

  func scene(_ text: String, _ dialogue: Dialogue, _ now: Date, _ zone: Zone) -> Scene {
    var dialogue = dialogue
    dialogue.reader = reader
    dialogue.units = units
    return Scene(
      reader.read(text, now: now, zone: zone), dialogue, now: now, zone: zone, units: units)
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
    if let speech = reply.answer ?? scene.openChoice {
      result.speeches = [speech]
      return result
    }
    let reading = Reading(scene, weights: weights)
    if let question = reading.question {
      result.speeches = [question]
      return result
    }
    return understanding(of: reading, offered, else: reply, kitchen)
  }

  /// What is done about the readings of a message, or said where nothing is.
  private func understanding(
    of reading: Reading, _ offered: Set<String>?, else reply: PlainReply, _ kitchen: KitchenRequests
  ) -> Understanding {
    let scene = reply.scene
    var result = Understanding()
    let decision = Decision(reading, weights: weights, offered: offered)
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
    if !result.calls.isEmpty {
      result.unsure = decision.doubted.flatMap(\.calls)
      result.unread = reading.message.unread(besides: decision)
    } else if let reading = reading.loneReading {
      result.speeches = [reading]
    } else if !decision.doubted.isEmpty {
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
