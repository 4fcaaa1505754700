import Domain
import struct Foundation.Date

/// Why a turn ended before its answer.
enum TurnFault: Error {
  /// The thread cannot be read or written.
  case storage(String)
  /// The model failed; `partial` is what had arrived.
  case model(ModelFailure, partial: String)
  /// The person stopped it.
  case cut(partial: String)
}

/// One message and all that follows from it.
struct Turn {
  let agent: Agent
  let conversation: Int64
  let emit: @Sendable (TurnEvent) -> Void
  /// Who answers this turn.
  var model: LanguageModel
  /// The tools that `model` is offered; nil for all.
  var offered: Set<String>?
  /// Those that it may call; nil for all.
  var callable: Set<String>?
  /// What the person said in this turn, without names of files.
  var words = ""
  /// The messages of the thread, taken apart.
  let own: OwnMessages
  /// Whether results from outside have entered the thread, in this turn or before: a model reads all.
  var isTainted = false
  /// Whether Turkish was asked for, which happens once.
  var wasAskedForTurkish = false
  /// Whether the words of this reply are kept from the screen because of their language.
  var isHiding = false
  /// Whether what this turn is about was written in an earlier one, and only its words are missing.
  var isDone = false
  /// Whether the person wants to see an answer in another language.
  var mayBeForeign = false
  /// Whether the thread was shortened for a model that could not read it.
  var wasCompacted = false
  /// The thread so far, this turn included.
  var thread: [Message] = []
  /// All that has been said in this turn.
  var said = ""
  var usage: TokenUsage?
  /// How long the thread is by the service's count of the last request and its reply.
  var counted: Int?
  /// How often a call came to the same result.
  var outcomes: [String: Int] = [:]
  /// Results of the writes of earlier replies of this turn, by signature.
  var written: [String: ToolResult] = [:]
  /// The turn before this one, where it broke after it had written something.
  var broken: BrokenTurn?
  /// Whether the person wants once more what that turn has done.
  var isAgreedAgain = false
  /// Whether the model was told that it claimed a deed without its call, which happens once.
  var wasAskedForCall = false
  /// Calls of a model that waited for a yes, to which the message of this turn is no answer.
  var lapsed: [ToolCall] = []
  /// Calls of this turn that are about to wait for a yes.
  var asking: [ToolCall] = []
  /// Receipts that a person has not read: they wait for the words that may say the same.
  var owed: [Receipt] = []
  /// What a reading of this turn asks for, and whether it has been said.
  var alarm: Emergency?
  var isAlarmSaid = false
  /// Fixed texts that were said before a model's words, to be stored with them.
  var opening: [String] = []
  /// What a model is told instead of the message, where the rest has its fixed answer.
  var heard: String?
  /// Whether a dose was asked for in this turn, and refused.
  var isDoseRefused = false
  /// Sentences of this turn's reply before, which a second one does not say again.
  var saidBefore: Set<String> = []
  /// Whether nothing is looked up outside in this turn: a part of it was declined.
  var staysHome = false
  /// Replies whose calls did not fit a schema.
  var faults = 0
  var callIDs: Set<String> = []
  /// The sources that the words of this turn have used.
  let citations = CitationLog()

  init(agent: Agent, conversation: Int64, emit: @escaping @Sendable (TurnEvent) -> Void) {
    self.agent = agent
    self.conversation = conversation
    self.emit = emit
    own = OwnMessages(agent.guards.model.own)
    model = agent.model
  }

  var now: Date { agent.surroundings.now() }
  /// What this turn has come to since the person's message.
  var done: ArraySlice<Message> {
    thread[(thread.lastIndex { $0.role == .user } ?? 0)...]
  }
  var context: ToolContext {
    ToolContext(
      now: now, zone: agent.surroundings.zone, conversation: conversation,
      words: model.traits.isOurs ? nil : own[heard ?? words].words,
      tell: { [emit] in emit(.notice($0)) })
  }

  /// Runs the turn; what goes wrong becomes an event.
  mutating func run(_ text: String) async {
    do throws(TurnFault) {
      try await take(text)
    } catch {
      close(after: error)
    }
    tellCost()
  }

  /// Tells what the turn has cost, where it has cost anything.
  func tellCost() {
    guard let usage else { return }
    agent.surroundings.spent(
      Spending(
        at: now, conversation: conversation, model: model.name, tokens: usage, context: counted))
  }

  /// The order of a turn: store, answer what waits, guard, think.
  private mutating func take(_ text: String) async throws(TurnFault) {
    words = agent.surroundings.spoken(text)
    let alone = agent.guards.emergency(words, guardContext([]))
    do throws(TurnFault) {
      try open(text)
    } catch {
      // What to do in an emergency is said even where nothing can be kept.
      if let alone { raise(alone) }
      throw error
    }
    if try await answerWaiting(text) { return }
    let earlier = Array(thread.dropLast())
    let emergency =
      earlier.isEmpty ? alone : agent.guards.emergency(words, guardContext(earlier))
    if let emergency {
      return try await answer(emergency)
    }
    if let refusal = agent.guards.refusal(words, guardContext(earlier)) {
      guard let told = refusal.told else { return try say(refusal.text) }
      open(with: refusal.text)
      heard = told
      isDoseRefused = refusal.isOfDose
      staysHome = true
    }
    if try askAgain(text) { return }
    await route()
    try await think()
  }

  func guardContext(_ earlier: [Message]) -> GuardContext {
    GuardContext(
      now: now, zone: agent.surroundings.zone, conversation: conversation, earlier: earlier,
      isPregnant: agent.surroundings.isPregnant())
  }

  /// Reads the thread, mends it, and stores the person's message.
  private mutating func open(_ text: String) throws(TurnFault) {
    let hasDied: Bool
    do { (thread, hasDied) = try agent.mend(conversation) } catch {
      throw .storage(Texts.storage(error))
    }
    broken = brokenTurn(before: thread, saying: text)
    callIDs = Set(thread.flatMap(\.calls).map(\.id))
    let carriesOutside = agent.guards.model.carriesOutside
    isTainted = thread.contains { $0.results.contains { carriesOutside($0.name) } }
    let isFirst = !thread.contains { $0.role == .user && !Title.isGreeting($0.text) }
    let files = agent.surroundings.attachments(text)
    let id = try store(
      Message(
        role: .user, text: text, at: now, attachments: files, aside: news(since: thread)))
    emit(.user(text: text, conversation: conversation, message: id))
    if isFirst { nameThread(after: text) }
    if hasDied, let broken { retell(broken) }
  }

  /// Names the thread after its first message that says more than hello.
  ///
  /// A thread without a name is no reason to leave a person without an answer: a failure is ignored.
  private func nameThread(after text: String) {
    guard let title = Title.of(text),
      let known = try? agent.conversations.conversation(conversation), !known.isNamed
    else { return }
    try? agent.conversations.rename(conversation, title, false)
  }

  // MARK: Fixed answers

  /// Ends the turn with a text that no model made; it may tell what the calls came to.
  mutating func say(_ text: String, tellsWrites: Bool = false) throws(TurnFault) {
    tell(text)
    payReceipts(isInAnswer: tellsWrites)
    try finish(Message(role: .assistant, text: text, at: now))
  }

  /// Shows a text as a paragraph of its own.
  mutating func tell(_ text: String) {
    let piece = said.isEmpty ? text : "\n\n" + text
    said += piece
    emit(.delta(piece))
  }

  /// Stores the last message of the turn, after the fixed texts, and tells the whole answer.
  mutating func finish(_ message: Message) throws(TurnFault) {
    var message = message
    let lapse = lapse(beside: [])
    if !lapse.isEmpty {
      tell(lapse)
      message.text = [message.text, lapse].paragraphs
    }
    payReceipts(
      isInAnswer: model.traits.isOurs && message.state == .complete && !message.text.isEmpty)
    message.text = opened(message.text)
    let id = try store(message)
    emit(
      .assistant(
        Answer(
          text: said, conversation: conversation, message: id, usage: usage,
          isCut: message.state == .cut,
          citations: Citation.listed(
            in: said, results: thread.flatMap(\.results).compactMap(\.value)
          )
          .map(\.citation))))
  }

  // MARK: Ends

  private mutating func close(after fault: TurnFault) {
    if let alarm, !isAlarmSaid { open(with: alarm.text) }
    payReceipts()
    do throws(TurnFault) {
      switch fault {
      case .storage(let message): fail(message)
      case .cut(let partial):
        try finish(
          Message(role: .assistant, text: partial, at: now, state: .cut, model: model.name))
      case .model(let failure, let partial):
        let found = foundPapers(after: partial)
        if !found.isEmpty { tell(found) }
        let message = Message(
          role: .assistant, text: [partial, found].paragraphs, at: now, state: .cut,
          model: model.name)
        if said.isEmpty { try store(message) } else { try finish(message) }
        let offer = model.traits.isOurs ? "" : " " + Texts.offerLocal
        emit(
          .error(
            code: failure.code, message: failure.message + offer, isRetryable: failure.isRetryable))
      }
    } catch {
      if case .storage(let message) = error { fail(message) }
    }
  }

  /// Ends a turn that cannot be kept; what to do in an emergency is an answer all the same.
  private mutating func fail(_ message: String) {
    payReceipts()
    if alarm != nil {
      emit(.assistant(Answer(text: said, conversation: conversation, message: 0)))
    }
    emit(.error(code: "storage", message: message, isRetryable: false))
  }

  // MARK: Storing

  @discardableResult
  mutating func store(_ message: Message) throws(TurnFault) -> Int64 {
    var message = message
    do {
      let id = try agent.conversations.append(message, conversation)
      message.id = id
      thread.append(message)
      return id
    } catch {
      throw .storage(Texts.storage(error))
    }
  }

  /// Stores a result and tells it.
  mutating func keep(_ result: ToolResult) throws(TurnFault) {
    try store(Message(role: .tool, text: "", results: [result], at: now))
    emit(.toolResult(result))
  }

  /// Whether the thread was read from its beginning, so that the ids of all its calls are known.
  var isWhole: Bool {
    !agent.model.traits.isOurs || thread.count { $0.role == .user } < Agent.ownReach
  }

  /// An id that no call of the thread has.
  mutating func newID() -> String {
    // The number of a message is free: every call and its result are messages with lower ones.
    var number = isWhole ? callIDs.count + 1 : Int(thread.compactMap(\.id).max() ?? 0) + 1
    while callIDs.contains("c\(number)") { number += 1 }
    callIDs.insert("c\(number)")
    return "c\(number)"
  }
}
