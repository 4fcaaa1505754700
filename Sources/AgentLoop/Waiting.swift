import Domain

// A write that waits for the person's word, from the question to its answer.
extension Turn {
  /// Ends the turn with the questions of `requests`, which wait from now on.
  mutating func ask(_ requests: [Request], after words: String) throws(TurnFault) {
    let lapse = lapse(beside: requests.map(\.call))
    if !lapse.isEmpty { tell(lapse) }
    payReceipts(isInAnswer: model.traits.isOurs && !words.isEmpty)
    let question = requests.compactMap(\.question).joined(separator: "\n")
    let id = try store(
      Message(
        role: .assistant, text: opened([words, lapse, question].paragraphs),
        calls: requests.map(\.call),
        at: now, state: .awaiting,
        model: model.name))
    for request in requests {
      emit(.toolCall(request.call))
      emit(.confirm(call: request.call.id, question: request.question ?? "", answer: nil))
    }
    tell(question)
    emit(.assistant(Answer(text: said, conversation: conversation, message: id, usage: usage)))
  }

  /// Takes `text` as the answer to what waits; true where the turn is over with it.
  ///
  /// Yes runs the calls and goes on to the model's answer. No drops them. Anything else drops them too
  /// and is then treated as the message that it is.
  mutating func answerWaiting(_ text: String) async throws(TurnFault) -> Bool {
    guard let index = thread.lastIndex(where: { $0.role != .user }),
      thread[index].state == .awaiting, index == thread.count - 2
    else { return false }
    let waiting = thread[index]
    try settle(index)
    if waiting.text.hasSuffix(Texts.foreignTwice) {
      return try answerForeign(ConfirmationReply(in: text), asked: index)
    }
    if waiting.calls.isEmpty { return try answerAgain(ConfirmationReply(in: text), asked: index) }
    switch ConfirmationReply(in: text) {
    case .yes:
      try await run(waiting)
      if try sayAlarm() { return true }
      if waiting.model != agent.model.name { await route() }
      try await think()
      return true
    case .no:
      try drop(waiting, because: Texts.userDeclined)
      try say(Texts.declined(waiting.calls.first?.name))
      return true
    case .other:
      if try await choose(text, for: waiting) { return true }
      try drop(waiting, because: Texts.leftUnanswered)
      if !agent.model.traits.isOurs, waiting.model == agent.model.name { lapsed = waiting.calls }
      return false
    }
  }

  /// What says of the calls that lapsed, and that this turn neither made nor asks about, that they were not
  /// done; empty for none.
  func lapse(beside asked: [ToolCall]) -> String {
    let made = Set(done.flatMap(\.results).filter(\.isOK).map(\.name) + asked.map(\.name))
    let left = lapsed.filter { !made.contains($0.name) }
    guard !left.isEmpty else { return "" }
    let isRecord = left.allSatisfy {
      [.log, .add, .write, .set, .repeat].contains(ToolVerb(of: $0.name))
    }
    return Texts.lapsed(left.map(agent.guards.model.named), isRecord: isRecord)
  }

  /// Takes `text` as one of the choices that the question of the waiting call offered, and runs the call as
  /// it means; false where it names none.
  private mutating func choose(_ text: String, for waiting: Message) async throws(TurnFault) -> Bool
  {
    guard waiting.calls.count == 1, let call = waiting.calls.first,
      let tool = agent.tools.first(where: { type(of: $0).name == call.name }),
      let arguments = tool.arguments(call.arguments, chosenBy: text, in: context)
    else { return false }
    try drop(waiting, because: Texts.leftUnanswered)
    let meant = ToolCall(id: call.id + "-1", name: call.name, arguments: arguments)
    var request = await Request(meant, among: agent.tools, in: context)
    request.question = nil
    try store(
      Message(role: .assistant, text: "", calls: [meant], at: now, model: waiting.model))
    try await perform(request)
    if try sayAlarm() { return true }
    if waiting.model != agent.model.name { await route() }
    try await think()
    return true
  }

  /// Ends the turn with the question whether an answer in another language shall be shown.
  mutating func askWhetherForeign() throws(TurnFault) {
    tell(Texts.foreignTwice)
    payReceipts()
    let id = try store(
      Message(
        role: .assistant, text: opened(Texts.foreignTwice), at: now, state: .awaiting,
        model: model.name))
    emit(.assistant(Answer(text: said, conversation: conversation, message: id, usage: usage)))
  }

  /// Takes the answer to that question; a yes makes this turn one over the message before it.
  private mutating func answerForeign(_ word: ConfirmationReply, asked index: Int) throws(TurnFault)
    -> Bool
  {
    switch word {
    case .yes:
      words = agent.surroundings.spoken(thread[..<index].last { $0.role == .user }?.text ?? "")
      heard = words
      (wasAskedForTurkish, mayBeForeign) = (true, true)
      let start = thread[..<index].lastIndex { $0.role == .user } ?? 0
      let writes = writeNames
      isDone = thread[start..<index].flatMap(\.results).contains {
        $0.isOK && writes.contains($0.name)
      }
      return false
    case .no:
      try say(Texts.notForeign)
      return true
    case .other: return false
    }
  }

  private mutating func settle(_ index: Int) throws(TurnFault) {
    guard let id = thread[index].id else { return }
    do { try agent.conversations.setState(id, .complete) } catch {
      throw .storage(Texts.storage(error))
    }
    thread[index].state = .complete
  }

  private mutating func run(_ waiting: Message) async throws(TurnFault) {
    for call in waiting.calls {
      var request = await Request(call, among: agent.tools, in: context)
      emit(.confirm(call: call.id, question: request.question ?? waiting.text, answer: true))
      request.question = nil
      try await perform(request, wasTold: true)
    }
  }

  private mutating func drop(_ waiting: Message, because reason: String) throws(TurnFault) {
    for call in waiting.calls {
      emit(.confirm(call: call.id, question: waiting.text, answer: false))
      let failure = ToolFailure(code: "declined", message: reason)
      try keep(ToolResult(id: call.id, name: call.name, failure: failure))
    }
  }
}
