package import Domain
package import struct Foundation.Date

/// Answers a person in a thread: guards first, then one capped loop over a model and its tools.
///
///     for try await event in agent.turn("Bir elma yedim", in: thread) { screen.show(event) }
///
/// One turn of a thread at a time. Every step is stored before it is told.
package struct Agent: Sendable {
  package var model: LanguageModel
  package var tools: [any Tool]
  package var conversations: ConversationRecords
  package var guards: Guards
  package var surroundings: Surroundings
  /// Who answers which message; always `model` where nothing else is said.
  package var routing: Routing?

  package init(
    model: LanguageModel, tools: [any Tool], conversations: ConversationRecords,
    guards: Guards = Guards(), surroundings: Surroundings, routing: Routing? = nil
  ) {
    self.model = model
    self.tools = tools
    self.conversations = conversations
    self.guards = guards
    self.surroundings = surroundings
    self.routing = routing
  }

  /// The events of one turn.
  ///
  /// Ending the iteration early cancels the turn.
  ///
  /// Never throws by itself: what goes wrong is an `error` event. A caller that wants to see how a
  /// cancelled turn ends uses `answer` in a task of its own, because a cancelled iteration sees no more.
  package func turn(
    _ text: String, in conversation: Int64
  ) -> AsyncThrowingStream<TurnEvent, any Error> {
    AsyncThrowingStream { continuation in
      let work = Task {
        await answer(text, in: conversation) { continuation.yield($0) }
        continuation.finish()
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }

  /// Runs one turn to its end, telling each step to `emit`.
  ///
  /// Cancelling the task stops it: what had arrived is stored as cut and told in an `assistant` event.
  package func answer(
    _ text: String, in conversation: Int64, emit: @escaping @Sendable (TurnEvent) -> Void
  ) async {
    var turn = Turn(agent: self, conversation: conversation, emit: emit)
    await turn.run(text)
  }

  /// Has the model sum up the beginning of a thread, telling each step to `emit`.
  ///
  /// From then on the model is told the summary in its place. Nothing is removed from the thread.
  ///
  /// - Returns: What the person is told of it; nil after an `error` event.
  package func summarise(
    _ conversation: Int64, emit: @escaping @Sendable (TurnEvent) -> Void
  ) async -> String? {
    var turn = Turn(agent: self, conversation: conversation, emit: emit)
    return await turn.summarise()
  }

  /// Makes a thread whole whose last turn died half-way, and returns its messages.
  ///
  /// Calls without results get `interrupted` ones, and a turn without an answer a cut, empty one. A
  /// question that still waits for its yes or no at the end of the thread stays.
  @discardableResult
  package func repair(_ conversation: Int64) throws -> [Message] {
    try mend(conversation).messages
  }

  /// How many turns of a thread our own engine looks back on; a model is told all that fits.
  static let ownReach = 24

  /// The same, and whether there was anything to mend; for our own engine the last turns alone, so that
  /// a message takes as long at the end of a long thread as at its beginning.
  func mend(_ conversation: Int64) throws -> (messages: [Message], hasDied: Bool) {
    var messages =
      try model.traits.isOurs
      ? conversations.lastTurns(conversation, Self.ownReach)
      : conversations.messages(conversation)
    let known = messages.count
    let repairs = History.repairs(of: messages, at: surroundings.now()).map {
      witnessed($0, in: messages, of: conversation)
    }
    for change in repairs {
      switch change {
      case .complete(let index):
        guard let id = messages[index].id else { continue }
        try conversations.setState(id, .complete)
        messages[index].state = .complete
      case .append(var message):
        message.id = try conversations.append(message, conversation)
        messages.append(message)
      }
    }
    return (messages, messages.count > known)
  }

  /// A repair that knows what the records say: a call that wrote and died before its result was kept.
  private func witnessed(
    _ repair: History.Repair, in messages: [Message], of conversation: Int64
  ) -> History.Repair {
    guard case .append(var message) = repair, let first = message.results.first,
      let asked = messages.last(where: { $0.calls.contains { $0.id == first.id } }),
      asked.calls.filter({ $0.name == first.name }).count == 1,
      let change = try? surroundings.lastChange(), change.conversation == conversation,
      change.tool == first.name, change.at >= asked.at
    else { return repair }
    message.results[0] = ToolResult(
      id: first.id, name: first.name, value: ["summary": .string(change.summary)])
    return .append(message)
  }
}

/// What a turn knows of the world besides its thread.
package struct Surroundings: Sendable {
  package var now: @Sendable () -> Date
  package var zone: Zone
  /// Who balli is and the rules: the same words each time.
  package var system: @Sendable (ModelTraits) -> String
  /// What a model is told of the person, as it is now.
  package var person: @Sendable () -> String
  /// How the person wants to be answered, as they said.
  package var manner: @Sendable () -> String?
  /// Those besides the person of whom there are records.
  package var others: @Sendable () -> [String]
  /// Whether the person is known to expect a child.
  package var isPregnant: @Sendable () -> Bool
  package var limits: Limits
  /// Whether confirmations are answered with yes at once (`--onayla`).
  package var approvesAll: Bool
  /// The files that a message of the person names.
  package var attachments: @Sendable (String) -> [Attachment]
  /// A message without the names of such files, which are no words of the person.
  package var spoken: @Sendable (String) -> String
  /// The newest change of the records that still stands.
  package var lastChange: @Sendable () throws -> Change?
  /// Whether what a turn of a thread wrote at a time was taken back since.
  package var isUndone: @Sendable (_ conversation: Int64, _ at: Date) -> Bool
  /// Keeps what a turn has cost.
  package var spent: @Sendable (Spending) -> Void
  /// Waits between two times that the words of an answer are kept while it comes.
  package var betweenDrafts: @Sendable () async throws -> Void

  package init(
    now: @escaping @Sendable () -> Date, zone: Zone,
    system: @escaping @Sendable (ModelTraits) -> String = { _ in "" },
    person: @escaping @Sendable () -> String = { "" }, limits: Limits = Limits(),
    approvesAll: Bool = false,
    attachments: @escaping @Sendable (String) -> [Attachment] = { _ in [] },
    spoken: @escaping @Sendable (String) -> String = { $0 },
    lastChange: @escaping @Sendable () throws -> Change? = { nil },
    spent: @escaping @Sendable (Spending) -> Void = { _ in },
    betweenDrafts: @escaping @Sendable () async throws -> Void = {
      try await Task.sleep(for: .seconds(1))
    },
    manner: @escaping @Sendable () -> String? = { nil },
    others: @escaping @Sendable () -> [String] = { [] },
    isPregnant: @escaping @Sendable () -> Bool = { false },
    isUndone: @escaping @Sendable (Int64, Date) -> Bool = { _, _ in false }
  ) {
    self.now = now
    self.zone = zone
    self.system = system
    self.person = person
    self.manner = manner
    self.others = others
    self.isPregnant = isPregnant
    self.isUndone = isUndone
    self.limits = limits
    self.approvesAll = approvesAll
    self.attachments = attachments
    self.spoken = spoken
    self.lastChange = lastChange
    self.spent = spent
    self.betweenDrafts = betweenDrafts
  }
}

/// Where a turn stops that does not end by itself.
package struct Limits: Sendable, Equatable {
  /// Replies that ask for tools.
  package var steps: Int
  /// Times that the same call may come to the same result.
  package var repeats: Int
  /// Replies with arguments that do not fit before the turn gives up.
  package var faults: Int
  /// Bytes of words in one reply: twice what the largest models can say at once.
  package var words: Int

  package init(steps: Int = 10, repeats: Int = 3, faults: Int = 2, words: Int = 1_000_000) {
    self.steps = steps
    self.repeats = repeats
    self.faults = faults
    self.words = words
  }
}
