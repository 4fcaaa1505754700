import Domain

// The loop: a reply, its calls, their results, the next reply.
extension Turn {
  /// Asks the model until it calls no more tools, or a limit is reached.
  mutating func think() async throws(TurnFault) {
    for _ in 0..<agent.surroundings.limits.steps {
      var reply = try await reply()
      if reply.isForeign {
        guard agent.surroundings.approvesAll else { return try askWhetherForeign() }
        mayBeForeign = true
        reply = try await self.reply()
      }
      if reply.isClaiming {
        reply = try await replyAfterClaim(reply.text)
        if reply.calls.isEmpty, try await offerOwnReading(after: reply.text) { return }
      }
      if reply.isEmpty, !reply.isFiltered { reply = try await self.reply() }
      if reply.isForeign { return try askWhetherForeign() }
      if reply.isEmpty {
        let nothing = hasWritten ? Texts.silent : Texts.noAnswer
        return try say(reply.isFiltered ? Texts.ending(.filtered) : nothing)
      }
      if reply.calls.isEmpty {
        if try await offerLeftOut(after: reply.text) { return }
        if try await offerUncalled(after: reply.text) { return }
        return try finish(
          Message(role: .assistant, text: reply.text, at: now, model: model.name))
      }
      if try await act(on: reply) { return }
      if let text = showResults() { return try say(text) }
      if let text = told() { return try say(text, tellsWrites: true) }
      if !model.traits.isOurs { payReceipts() }
    }
    try await closeAtLimit()
  }

  /// Asks once more for the call of which a reply only told; where none comes, the person reads that
  /// nothing was done.
  private mutating func replyAfterClaim(_ told: String) async throws(TurnFault) -> Reply {
    wasAskedForCall = true
    saidBefore = AnswerStream.sentences(of: told)
    var reply = try await reply()
    guard reply.calls.isEmpty, !reply.isForeign, !hasOffer else {
      reply.text = [told, reply.text].paragraphs
      return reply
    }
    if !reply.text.hasSuffix(Texts.nothingDone) { tell(Texts.nothingDone) }
    let end = reply.text.hasSuffix(Texts.nothingDone) ? "" : Texts.nothingDone
    reply.text = [told, reply.text, end].paragraphs
    return reply
  }

  /// Ends a turn that has called tools as often as it may: what was written needs no second try.
  private mutating func closeAtLimit() async throws(TurnFault) {
    guard hasWritten else { return try say(Texts.stepLimit) }
    let words = try await report()
    if words.isEmpty { return try say(Texts.silent) }
    try finish(Message(role: .assistant, text: words, at: now, model: model.name))
  }

  /// Whether the house itself reads a write in the message beyond doubt, that it can offer.
  var hasOffer: Bool {
    wasAskedForCall && !hasWritten && !hasOutsideWords && !agent.guards.model.sure(asRead).isEmpty
  }

  /// Asks whether what the house itself reads shall be written, where a model twice only said that it
  /// was; true where it asks.
  private mutating func offerOwnReading(after words: String) async throws(TurnFault) -> Bool {
    guard hasOffer else { return false }
    return try await offer(agent.guards.model.sure(asRead), after: words)
  }

  /// Asks whether what the message plainly tells, and no call of a capable model was for, shall be written
  /// too; true where it asks.
  private mutating func offerLeftOut(after words: String) async throws(TurnFault) -> Bool {
    guard hasWritten, !model.traits.isOurs, !model.traits.isSmall, !hasOutsideWords,
      !words.contains("?"), done.contains(where: { !$0.calls.isEmpty })
    else { return false }
    return try await offer(
      agent.guards.model.leftOut(asRead, done.flatMap(\.calls)), after: words)
  }

  /// Asks whether what the message tells beyond doubt shall be written, where a capable model has called
  /// nothing and asked nothing: whatever its words claim; true where it asks.
  private mutating func offerUncalled(after words: String) async throws(TurnFault) -> Bool {
    guard !wasAskedForCall, !hasWritten, !isDone, !isDoseRefused, alarm == nil, !hasOutsideWords,
      !model.traits.isOurs, !model.traits.isSmall, !words.contains("?"),
      done.allSatisfy(\.calls.isEmpty)
    else { return false }
    let earlier = thread.dropLast(done.count)
    let kept = Set(earlier.flatMap(\.results).filter(\.isOK).map(\.id))
    let calls = earlier.flatMap(\.calls).filter { kept.contains($0.id) }
    // "Bunu zaten kaydetmiştim": it is so.
    let sure = agent.guards.model.sure(asRead).filter { offered in
      !calls.contains {
        $0.name == offered.call.name && $0.arguments.deed == offered.call.arguments.deed
      }
    }
    return try await offer(sure, after: words)
  }

  private mutating func offer(
    _ offered: [ModelChecks.Repaired], after words: String
  ) async throws(TurnFault) -> Bool {
    var requests: [Request] = []
    for sure in offered {
      var request = await Request(unique(sure.call), among: agent.tools, in: context)
      request.question = request.question ?? sure.question
      if request.fault == nil { requests.append(request) }
    }
    guard !requests.isEmpty else { return false }
    try ask(requests, after: words)
    return true
  }

  /// What the calls of this turn came to, where all went well and the words for it are known.
  ///
  /// A small model would read the results for seconds, only to repeat their figures or get them wrong.
  /// It is asked all the same where a check has something against the words that are known.
  private func told() -> String? {
    guard model.traits.isSmall, !model.traits.isOurs else { return nil }
    let checks = agent.guards.model
    let isPlain = done.flatMap(\.results).allSatisfy { $0.isOK && !checks.carriesOutside($0.name) }
    guard isPlain, let text = checks.told(asRead) else { return nil }
    let words = AnswerStream.all(of: text, guards: agent.guards)
    let sure = AnswerStream.all(of: text, guards: agent.guards, grounded: grounding)
    return words == sure ? words : nil
  }

  /// Runs the calls of a reply; true where the turn is over with them.
  private mutating func act(on reply: Reply) async throws(TurnFault) -> Bool {
    // What is written already is not asked about; it is left out below.
    let known = writesOfTurn
    var requests = await examined(reply.calls)
    for place in requests.indices where isDouble(requests[place], of: known) {
      requests[place].question = nil
    }
    let asksAll = !agent.surroundings.approvesAll
    if asksAll { requests = askedApart(requests) }
    let waiting = requests.filter { asksAll && $0.question != nil }
    let ready = requests.filter { !asksAll || $0.question == nil }
    if ready.isEmpty {
      try ask(waiting, after: reply.text)
      return true
    }
    asking = waiting.map(\.call)
    let stop = try await perform(ready, of: reply)
    if try sayAlarm(mayEnd: waiting.isEmpty) { return true }
    if !waiting.isEmpty {
      try ask(waiting, after: try await report())
      return true
    }
    if let stop { try say(stop) }
    return stop != nil
  }

  /// Calls of which no deletion is asked about with other writes: one yes must not do both.
  private func askedApart(_ requests: [Request]) -> [Request] {
    let asked = requests.filter { $0.question != nil && $0.fault == nil }
    guard !model.traits.isOurs, !asked.allSatisfy({ isDeletion($0.call) }) else { return requests }
    return requests.map { request in
      guard request.question != nil, isDeletion(request.call) else { return request }
      var request = request
      request.question = nil
      request.fault = ToolFailure(code: "askedApart", message: Texts.askedApart)
      return request
    }
  }

  /// Runs calls in their order, and says what to stop with, if the turn must stop here.
  private mutating func perform(
    _ requests: [Request], of reply: Reply
  ) async throws(TurnFault) -> String? {
    try store(
      Message(
        role: .assistant, text: reply.text, calls: requests.map(\.call), at: now,
        model: model.name))
    let before = written
    var isRepeating = false
    var doneWell = writesOfTurn
    for (index, request) in requests.enumerated() {
      if Task.isCancelled { try interrupt(requests[index...]) }
      let dropped = reasonToDrop(request, after: doneWell, before: requests[(index + 1)...])
      let times =
        if let known = before[request.signature] {
          try recount(request, as: known)
        } else if let dropped {
          try drop(request, because: dropped)
        } else {
          try await perform(request)
        }
      if request.fault == nil, dropped == nil { doneWell.append(request.call) }
      isRepeating = isRepeating || times >= agent.surroundings.limits.repeats
      // A small model that asks for the same again is to make words of what it has.
      if times > 1, model.traits.isSmall { callable = [] }
    }
    if Task.isCancelled { throw .cut(partial: "") }
    if isRepeating { return Texts.repeated }
    guard let malformed = requests.first(where: \.isMalformed)?.fault else { return nil }
    faults += 1
    return faults >= agent.surroundings.limits.faults ? Texts.gaveUp(malformed) : nil
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
    try keep(result, of: request)
    watch(result)
    if result.failure?.code == "storage" { throw .storage(result.failure?.message ?? "") }
    if request.writes, result.isOK { written[request.signature] = result }
    if agent.guards.model.carriesOutside(result.name) { isTainted = true }
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

  /// The writes of this turn that went well, those too that had waited for its yes.
  private var writesOfTurn: [ToolCall] {
    let well = Set(done.flatMap(\.results).filter(\.isOK).map(\.id))
    return thread.flatMap(\.calls).filter { well.contains($0.id) }
  }

  /// What the model says of the calls that ran beside a question; nothing where it fails.
  private mutating func report() async throws(TurnFault) -> String {
    do throws(TurnFault) {
      return try await reply(mayCall: false).text
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

  mutating func unique(_ call: ToolCall) -> ToolCall {
    var call = call
    if call.id.isEmpty || !isWhole || !callIDs.insert(call.id).inserted { call.id = newID() }
    return call
  }
}
