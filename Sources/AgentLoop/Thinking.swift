import Domain

/// What a model said in one reply.
struct Reply {
  var text: String
  var calls: [ToolCall]

  var isEmpty: Bool { text.isEmpty && calls.isEmpty }
}

// The loop: a reply, its calls, their results, the next reply.
extension Turn {
  /// Asks the model until it calls no more tools, or a limit is reached.
  mutating func think() async throws(TurnFault) {
    for _ in 0..<agent.surroundings.limits.steps {
      var reply = try await reply(offering: agent.tools)
      if reply.isEmpty { reply = try await self.reply(offering: agent.tools) }
      if reply.isEmpty { return try say(Texts.noAnswer) }
      if reply.calls.isEmpty {
        return try finish(
          Message(role: .assistant, text: reply.text, at: now, model: agent.model.name))
      }
      if try await act(on: reply) { return }
    }
    try say(Texts.stepLimit)
  }

  /// Runs the calls of a reply; true where the turn is over with them.
  private mutating func act(on reply: Reply) async throws(TurnFault) -> Bool {
    var requests: [Request] = []
    for call in reply.calls {
      requests.append(await Request(unique(call), among: agent.tools, in: context))
    }
    let asksAll = !agent.surroundings.approvesAll
    let waiting = requests.filter { asksAll && $0.question != nil }
    let ready = requests.filter { !asksAll || $0.question == nil }
    if ready.isEmpty {
      try ask(waiting, after: reply.text)
      return true
    }
    let stop = try await perform(ready, of: reply)
    if !waiting.isEmpty {
      try ask(waiting, after: try await report())
      return true
    }
    if let stop { try say(stop) }
    return stop != nil
  }

  /// Runs calls in their order, and says what to stop with, if the turn must stop here.
  private mutating func perform(
    _ requests: [Request], of reply: Reply
  ) async throws(TurnFault) -> String? {
    try store(
      Message(
        role: .assistant, text: reply.text, calls: requests.map(\.call), at: now,
        model: agent.model.name))
    let before = written
    var isRepeating = false
    for (index, request) in requests.enumerated() {
      if Task.isCancelled { try interrupt(requests[index...]) }
      let times =
        if let known = before[request.signature] {
          try recount(request, as: known)
        } else {
          try await perform(request)
        }
      isRepeating = isRepeating || times >= agent.surroundings.limits.repeats
    }
    if Task.isCancelled { throw .cut(partial: "") }
    if isRepeating { return Texts.repeated }
    guard let malformed = requests.first(where: \.isMalformed)?.fault else { return nil }
    faults += 1
    return faults >= agent.surroundings.limits.faults ? Texts.gaveUp(malformed.message) : nil
  }

  /// Runs one call, stores and tells its result, and returns how often it has come to that.
  @discardableResult
  mutating func perform(
    _ request: Request, wasTold: Bool = false
  ) async throws(TurnFault) -> Int {
    if !wasTold { emit(.toolCall(request.call)) }
    if let question = request.question {
      emit(.confirm(call: request.call.id, question: question, answer: true))
    }
    let result = await request.result(in: context)
    try keep(result)
    if result.failure?.code == "storage" { throw .storage(result.failure?.message ?? "") }
    if request.writes, result.isOK { written[request.signature] = result }
    return count(request, result)
  }

  /// Gives a write that this turn has already done its first result again, without doing it twice.
  private mutating func recount(
    _ request: Request, as known: ToolResult
  ) throws(TurnFault) -> Int {
    var result = known
    result.id = request.call.id
    try store(Message(role: .tool, text: "", results: [result], at: now))
    return count(request, result)
  }

  /// What the model says of the calls that ran beside a question; nothing where it fails.
  private mutating func report() async throws(TurnFault) -> String {
    do throws(TurnFault) {
      return try await reply(offering: []).text
    } catch {
      if case .model(_, let partial) = error { return partial }
      throw error
    }
  }

  private mutating func count(_ request: Request, _ result: ToolResult) -> Int {
    let outcome = result.value?.text ?? result.failure?.message ?? ""
    outcomes[request.signature + outcome, default: 0] += 1
    return outcomes[request.signature + outcome] ?? 0
  }

  private mutating func interrupt(_ requests: ArraySlice<Request>) throws(TurnFault) {
    for request in requests {
      try keep(
        ToolResult(id: request.call.id, name: request.call.name, failure: .interrupted))
    }
    throw .cut(partial: "")
  }

  private mutating func unique(_ call: ToolCall) -> ToolCall {
    var call = call
    if call.id.isEmpty || !callIDs.insert(call.id).inserted { call.id = newID() }
    return call
  }

  // MARK: One reply

  /// One reply of the model, shown as it arrives.
  private mutating func reply(offering tools: [any Tool]) async throws(TurnFault) -> Reply {
    if Task.isCancelled { throw .cut(partial: "") }
    let request = ModelRequest(
      system: agent.surroundings.system(), messages: History.paired(thread),
      tools: tools.map(\.description), now: now, zone: agent.surroundings.zone)
    var words = AnswerStream(guards: agent.guards)
    var calls: [ToolCall] = []
    do {
      for try await piece in agent.model.reply(request) {
        switch piece {
        case .text(let text): show(text, through: &words)
        case .call(let call): calls.append(call)
        case .usage(let tokens): add(tokens)
        }
      }
    } catch {
      show(nil, through: &words)
      if Task.isCancelled || error is CancellationError { throw .cut(partial: words.text) }
      let failure =
        (error as? ModelFailure)
        ?? ModelFailure(code: "model", message: Texts.model(error), isRetryable: true)
      throw .model(failure, partial: words.text)
    }
    show(nil, through: &words)
    if Task.isCancelled { throw .cut(partial: words.text) }
    return Reply(text: words.text, calls: calls)
  }

  /// Shows what the checks let through of a piece, or of the rest where there is no more.
  private mutating func show(_ piece: String?, through words: inout AnswerStream) {
    let isFirst = words.text.isEmpty
    let shown = if let piece { words.feed(piece) } else { words.finish() }
    guard !shown.isEmpty else { return }
    if isFirst { return tell(shown) }
    said += shown
    emit(.delta(shown))
  }

  private mutating func add(_ tokens: TokenUsage) {
    usage = TokenUsage(
      input: (usage?.input ?? 0) + tokens.input, output: (usage?.output ?? 0) + tokens.output)
  }
}

extension Tool {
  fileprivate var description: ToolDescription {
    ToolDescription(name: Self.name, summary: Self.summary, schema: Self.schema)
  }
}
