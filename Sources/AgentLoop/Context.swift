import Domain

// What a model is told: the thread within its budget.
extension Turn {
  /// Chooses who answers.
  mutating func route() async {
    let choice = await (agent.routing ?? .always(agent.model)).choose(asRead)
    // Only the chosen model may be able to see what was sent along.
    let hasFiles = thread.last?.attachments.isEmpty == false
    model = hasFiles ? agent.model : choice.model
    offered = choice.tools
  }

  /// The thread and all tools as the house itself reads them: the person's own words.
  var asRead: ModelRequest {
    ModelRequest(
      system: "", messages: withOwnWords(asHeard(History.told(thread))),
      tools: agent.tools.map { type(of: $0).description() }, now: now,
      zone: agent.surroundings.zone)
  }

  /// A request that the model can read as a whole; shortens the thread where it must.
  mutating func request(offering tools: [any Tool]) async throws(TurnFault) -> ModelRequest {
    if let readied = model.readied { model = await readied() }
    var request = bare(offering: tools)
    guard let window = model.traits.contextTokens else { return request }
    let limit = window - min(2_048, window / 4)
    if await count(request, near: limit) > limit, !wasCompacted, try await compact() {
      request = bare(offering: tools)
    }
    while TokenEstimate().tokens(of: request) > limit,
      let shorter = History.shortened(request.messages)
    {
      request.messages = shorter
    }
    return request
  }

  /// The thread with only that part of the newest message that has no fixed answer.
  private func asHeard(_ messages: [Message]) -> [Message] {
    guard let heard, let last = messages.lastIndex(where: { $0.role == .user }) else {
      return messages
    }
    var messages = messages
    messages[last].text = heard
    return messages
  }

  private func withOwnWords(_ messages: [Message]) -> [Message] {
    guard !agent.model.traits.isOurs else { return messages }
    return messages.map { message in
      var message = message
      if message.role == .user { message.text = own[message.text].words }
      return message
    }
  }

  private func bare(offering tools: [any Tool]) -> ModelRequest {
    var messages = asHeard(History.told(thread))
    if model.traits.isOurs {
      messages = withOwnWords(messages)
    } else {
      messages = History.answered(messages)
      let fenced = agent.guards.model.fenced
      for index in messages.indices {
        if messages[index].role == .user { messages[index].text = own[messages[index].text].told }
        for place in messages[index].results.indices {
          let result = messages[index].results[place]
          messages[index].results[place].value = result.value.map { fenced($0, result.name) }
        }
      }
    }
    let isBrief = model.traits.isSmall
    // What changes comes last: all before it is the same to the byte, and servers keep it.
    if isBrief, let last = messages.lastIndex(where: { $0.role == .user }) {
      History.makeBrief(&messages, before: last)
      messages[last].text = Texts.atMoment(moment) + messages[last].text
    }
    return ModelRequest(
      system: agent.surroundings.system(model.traits), messages: messages,
      tools: tools.map { type(of: $0).description(isBrief: isBrief) }, now: now,
      zone: agent.surroundings.zone)
  }

  /// Day and time as a model is told them.
  var moment: String { SystemText.moment(now, in: agent.surroundings.zone) }

  /// The model's own count where the estimate comes near the limit.
  private func count(_ request: ModelRequest, near limit: Int) async -> Int {
    let estimate = TokenEstimate().tokens(of: request)
    guard estimate > limit / 2, estimate < limit * 2 else { return estimate }
    return await model.countTokens(request) ?? estimate
  }

  // MARK: Compaction

  /// Lets the model sum up the turns before this one; true where the thread is shorter now.
  ///
  /// The originals stay in the thread and are found by recall.
  mutating func compact() async throws(TurnFault) -> Bool {
    wasCompacted = true
    guard let start = thread.lastIndex(where: { $0.role == .user }),
      thread[..<start].contains(where: { $0.role == .user })
    else { return false }
    emit(.notice(Texts.compacting))
    let summary = try await summary(of: History.told(Array(thread[..<start])))
    guard !summary.isEmpty else {
      emit(.notice(Texts.notCompacted))
      return true
    }
    try store(
      Message(role: .assistant, text: summary, at: now, state: .summary, model: model.name))
    return true
  }

  private func summary(of messages: [Message]) async throws(TurnFault) -> String {
    let window = model.traits.contextTokens ?? 8_192
    var request = ModelRequest(
      system: Texts.summarySystem,
      messages: History.withoutOldFiles(
        messages + [Message(role: .user, text: Texts.summarise, at: now)]), tools: [],
      now: now, zone: agent.surroundings.zone)
    while TokenEstimate().tokens(of: request) > window * 2 / 3,
      let shorter = History.shortened(request.messages)
    {
      request.messages = shorter
    }
    var words = AnswerStream(guards: agent.guards)
    do {
      for try await piece in model.reply(request) {
        if case .text(let text) = piece { _ = words.feed(text) }
      }
    } catch {
      if Task.isCancelled || error is CancellationError { throw .cut(partial: "") }
      return ""
    }
    _ = words.finish()
    return words.text
  }
}
