package import Analysis
package import Domain
package import struct Foundation.Date
import Synchronization
import Turkish

/// The model `yerel`: Turkish sentences to tool calls, tool results to Turkish answers.
///
/// Deterministic and offline. It gets what any other model gets and gives back text or calls; of its
/// own it knows the language and the names of the food table, which it reads at the first message.
package final class EmbeddedModel: Sendable {
  let foods: FoodTable
  private let interpreter = Mutex<Interpreter?>(nil)
  /// The messages that were read last: a turn asks for a reply before its calls and one after each, and its
  /// checks ask for what the engine would have called.
  private let lately = Mutex<[(message: HeardMessage, understanding: Understanding)]>([])
  private static let mostKept = 2

  /// What the readings of a message are weighed with; nil for the weights that ship.
  private let weights: Weights?

  package init(foods: FoodTable, weights: Weights? = nil) {
    self.foods = foods
    self.weights = weights
  }

  /// The port that the agent loop talks to.
  package var model: LanguageModel {
    LanguageModel(name: "yerel", traits: ModelTraits(isOurs: true)) { request in
      AsyncThrowingStream { continuation in
        for piece in self.reply(to: request) { continuation.yield(piece) }
        continuation.finish()
      }
    }
  }

  /// What each stage makes of a sentence, for `balli anla`.
  package func explanation(of text: String, now: Date, zone: Zone) -> String {
    let scene = ready.scene(text, Dialogue([]), now, zone)
    return Explanation(scene: scene, understanding: ready.understanding(of: scene)).text
  }

  /// The calls that a message would make after others; alone, as the first of a thread.
  package func calls(
    for text: String, after earlier: [Message] = [], now: Date, zone: Zone
  ) -> [ToolCall] {
    let messages = earlier + [Message(role: .user, text: text, at: now)]
    return reading(of: messages, now: now, zone: zone).calls.map {
      ToolCall(id: "", name: $0.tool, arguments: $0.arguments)
    }
  }

  /// Whether a message is, without a doubt, what somebody ate, and tells nothing else.
  package func isMeal(_ text: String, now: Date, zone: Zone) -> Bool {
    let message = Message(role: .user, text: text, at: now)
    let read = reading(of: [message], now: now, zone: zone)
    return !read.calls.isEmpty && read.unsure.isEmpty && read.unread.isEmpty
      && read.calls.allSatisfy { call in
        call.tool == "logMeal"
          && (call.arguments[.items]?.array ?? []).allSatisfy { item in
            foods.estimate(Domain.FoodMention(name: item[.name]?.string ?? ""), []) != nil
          }
      }
  }

  /// Reads a message that is about to be answered, so that what it needs of the tables is at hand then.
  package func prepare(for text: String, now: Date, zone: Zone) {
    _ = calls(for: text, now: now, zone: zone)
  }

  /// The interpreter, which learns the language at its first use.
  var interpreterInUse: Interpreter { ready }

  private var ready: Interpreter {
    interpreter.withLock { held in
      if let held { return held }
      let names = foods.names()
      let fresh = Interpreter(
        reader: SentenceReader(vocabulary: Vocabulary(foods: names)),
        weights: weights ?? .shipped, units: FoodUnits(names: names, foods: foods))
      held = fresh
      return fresh
    }
  }

  /// What is read in the last message of a history, for its calls alone.
  func reading(of history: [Message], now: Date, zone: Zone) -> Understanding {
    understood(HeardMessage(history: history, now: now, zone: zone, isForCalls: true))
  }

  private func understood(_ message: HeardMessage) -> Understanding {
    let known = lately.withLock { lately in lately.first { $0.message == message } }
    if let known { return known.understanding }
    var interpreter = ready
    interpreter.names = message.names
    interpreter.isForCalls = message.isForCalls
    let understanding = interpreter.understand(
      message.history.last?.text ?? "", after: message.history, now: message.now,
      zone: message.zone, offered: message.offered)
    lately.withLock { $0 = [(message, understanding)] + $0.prefix(Self.mostKept - 1) }
    return understanding
  }

  func reply(to request: ModelRequest) -> [ModelPiece] {
    guard let place = request.messages.lastIndex(where: { $0.role == .user }) else { return [] }
    let turn = request.messages[(place + 1)...]
    let history = Array(request.messages[...place])
    let text = request.messages[place].text
    let offered = Set(request.tools.map(\.name))
    let understood = understood(
      HeardMessage(
        history: history, now: request.now, zone: request.zone, offered: offered,
        names: Set(request.others().map { Turkish.fold($0) })))
    let dialogue = Dialogue(history)
    let writer = AnswerWriter(
      now: request.now, zone: request.zone, asked: understood.asked,
      manner: Manner(request.manner))
    let texts = CallTexts(writer: writer, records: DialogueState(dialogue).records)
    func smallTalk() -> SmallTalk? {
      SmallTalkReader(ready.scene(text, dialogue, request.now, request.zone)).act
    }
    let waiting = understood.waiting.map {
      "\n\n" + texts.leftOpen($0, isAnswerable: understood.proposed.isEmpty)
    }
    if let call = understood.purchase(after: turn) {
      return [
        .call(
          ToolCall(id: "y\(request.messages.count)", name: call.tool, arguments: call.arguments))
      ]
    }
    if turn.contains(where: { $0.role == .tool }) {
      let answer = writer.answer(to: Array(turn))
      let unsure = understood.unsure.isEmpty ? "" : "\n\n" + texts.leftOut(understood.unsure)
      let unread = understood.unread.isEmpty ? "" : "\n\n" + texts.unread(understood.unread)
      let beside = understood.beside.map { "\n\n" + writer.say($0, dialogue: dialogue) } ?? ""
      let unkept =
        turn.contains { $0.results.contains { $0.name == KeptGlucose.tool } }
        ? Texts.unkept(UnkeptReadings(history, now: request.now).told) : ""
      let isOwnMood =
        !understood.calls.isEmpty
        && understood.calls.allSatisfy { $0.tool == "logMood" && $0.arguments[.person] == nil }
      let heard = isOwnMood ? smallTalk().flatMap(Talk.heard).map { "\n\n" + $0 } ?? "" : ""
      return [.text(answer + unkept + unsure + unread + beside + heard + (waiting ?? ""))]
    }
    let calls = understood.calls.filter { offered.contains($0.tool) }
      .map { ResearchRequests.completed($0, from: text) }
    guard calls.isEmpty else {
      let prefix = "y\(request.messages.count)"
      return calls.enumerated().map { number, call in
        .call(ToolCall(id: "\(prefix)-\(number + 1)", name: call.tool, arguments: call.arguments))
      }
    }
    var speech = understood.speeches.first ?? .notUnderstood(text)
    if let act = speech.replaced(by: smallTalk) { speech = .small(act) }
    let beside = understood.beside.map { writer.say($0, dialogue: dialogue) + "\n\n" } ?? ""
    return [.text(beside + writer.say(speech, dialogue: dialogue) + (waiting ?? ""))]
  }
}

extension Speech {
  /// The act of small talk that is answered in its stead; nil where it stands.
  ///
  /// Nothing was made of the message, or it is of nothing here; "annem hastanede" is no wish to keep her
  /// records, "iğneden bıktım, yapmayacağım" is more than a plan, and who tells their trouble is asked for no
  /// mood.
  fileprivate func replaced(by act: () -> SmallTalk?) -> SmallTalk? {
    switch self {
    case .notUnderstood, .notKnown, .outOfScope: return act()
    case .opening: return act().flatMap { $0.isOfLife ? $0 : nil }
    case .noted: return act() == .quitting ? .quitting : nil
    case .ask(let question):
      let isOfMood =
        !question.calls.isEmpty && question.calls.allSatisfy { $0.tool == "logMood" }
      return isOfMood ? act().flatMap { $0.isTrouble ? $0 : nil } : nil
    default: return nil
    }
  }
}

/// All that decides how a message is understood.
///
/// A message of a thread stays what it was while its turn goes on: a reading serves for a minute.
private struct HeardMessage: Sendable, Equatable {
  /// The messages of the thread; the last one is meant.
  var history: [Message]
  var now: Date
  var zone: Zone
  /// The tools that may be called; nil for all.
  var offered: Set<String>?
  /// Folded names of others of whom there are records.
  var names: Set<String> = []
  /// Whether only its calls are wanted.
  var isForCalls = false

  static func == (left: HeardMessage, right: HeardMessage) -> Bool {
    // Of a zone only its name can be compared; that is what tells zones apart everywhere else too.
    abs(left.now.timeIntervalSince(right.now)) < 60 && left.zone.name == right.zone.name
      && left.offered == right.offered && left.names == right.names
      && left.isForCalls == right.isForCalls
      && left.history == right.history
  }
}
