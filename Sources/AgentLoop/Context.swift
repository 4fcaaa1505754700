import Domain

// What a model is told: the thread within its budget, each request a longer version of the one before.
extension Turn {
  /// Chooses who answers.
  mutating func route() async {
    let emit = emit
    let routing = agent.routing ?? .always(agent.model)
    var choice = await routing.choose(asRead) { emit(.notice($0)) }
    if let callable = choice.callable, repeatsWords, !own[heard ?? words].hasOrder {
      // What stands beside a text may still be wished for; it is asked about.
      let whole = await routing.choose(heardWhole) { _ in }
      choice.callable = whole.callable.map(callable.union) ?? callable
      choice.tools = choice.tools.flatMap { tools in whole.tools.map(tools.union) } ?? choice.tools
    }
    // Only the chosen model may be able to see what was sent along.
    let hasFiles = thread.last?.attachments.isEmpty == false
    model = hasFiles ? agent.model : choice.model
    offered = choice.tools
    callable = hasFiles ? nil : choice.callable
    if staysHome { stayHome() }
  }

  /// Leaves out the tools that ask other machines; a model's list stays as it is for the whole thread.
  private mutating func stayHome() {
    let home = Set(
      agent.tools.map { type(of: $0).name }.filter { ToolDeclaration.of($0)?.looksOutside != true })
    if model.traits.isOurs {
      offered = offered?.intersection(home) ?? home
    } else {
      callable = callable?.intersection(home) ?? home
    }
  }

  /// The thread and all tools as the house itself reads them: what the person says first hand.
  var asRead: ModelRequest {
    var messages = asHeard(History.told(thread))
    let newest = messages.lastIndex { $0.role == .user }
    for place in messages.indices where messages[place].role == .user {
      let own = own[messages[place].text]
      messages[place].text =
        place == newest || !agent.model.traits.isOurs && !own.hasOutside
        ? own.firsthand : own.words
    }
    return reading(messages)
  }

  /// The same with all words, those too that the person only repeats.
  private var heardWhole: ModelRequest { reading(asHeard(History.told(thread))) }

  private func reading(_ messages: [Message]) -> ModelRequest {
    ModelRequest(
      system: "", messages: messages,
      tools: agent.tools.map { type(of: $0).description() }, now: now,
      zone: agent.surroundings.zone)
  }

  /// A request that the model can read as a whole; shortens the thread where it must.
  mutating func request(mayCall: Bool) async throws(TurnFault) -> ModelRequest {
    if let readied = model.readied {
      let emit = emit
      model = await readied { emit(.notice($0)) }
    }
    var messages = prepared()
    var request = request(with: messages, mayCall: mayCall)
    guard let window = model.traits.contextTokens else { return request }
    let limit = window - min(2_048, window / 4)
    if await count(request, near: limit) > limit, !wasCompacted, try await compact() {
      messages = prepared()
      request = self.request(with: messages, mayCall: mayCall)
    }
    while TokenEstimate().tokens(of: request) > limit, let shorter = History.shortened(messages) {
      messages = shorter
      request = self.request(with: messages, mayCall: mayCall)
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

  /// The messages of the thread as the model may read them, without what stands beside their words.
  private func prepared() -> [Message] {
    let messages = asHeard(History.told(thread))
    if model.traits.isOurs { return withOwnWords(messages) }
    let fenced = agent.guards.model.fenced
    return History.answered(messages).map { message in
      var message = message
      if message.role == .user { message.text = own[message.text].told }
      if message.role == .assistant { message.text = Texts.withoutNotes(message.text) }
      for place in message.results.indices {
        let name = message.results[place].name
        let value = message.results[place].value.map { fenced($0, name) }
        message.results[place].value = model.traits.isSmall ? value?.brief : value
      }
      return message
    }
  }

  /// The request of these messages.
  ///
  /// Its system text and tools are equal for the whole thread, and every message stands in it as it did
  /// before; the time and what is new of the person stand with the message with which they came.
  private func request(with messages: [Message], mayCall: Bool) -> ModelRequest {
    let (zone, isBrief) = (agent.surroundings.zone, model.traits.isSmall)
    var messages = messages
    if !model.traits.isOurs {
      for place in messages.indices where messages[place].role == .user {
        let moment = Texts.atMoment(SystemText.moment(messages[place].at, in: zone))
        let lines = [moment, messages[place].aside, messages[place].text].compactMap(\.self)
        messages[place].text = lines.joined(separator: "\n")
        messages[place].aside = nil
      }
      if wasAskedForTurkish, !mayBeForeign,
        let last = messages.lastIndex(where: { $0.role == .user })
      {
        messages[last].text += "\n" + Texts.answerInTurkish
      }
      if wasAskedForCall, let last = messages.lastIndex(where: { $0.role == .user }) {
        messages[last].text += "\n" + Texts.callOrSayNot
      }
    }
    var request = ModelRequest(
      system: agent.surroundings.system(model.traits), messages: messages,
      tools: tools.map { type(of: $0).description(isBrief: isBrief) }, now: now, zone: zone)
    request.callable = mayCall ? callable : []
    // Other models are told of the person in words.
    request.manner = model.traits.isOurs ? agent.surroundings.manner() : nil
    if model.traits.isOurs { request.others = agent.surroundings.others }
    return request
  }

  /// What is new of the person since the thread was last told of them; nil for nothing.
  func news(since messages: [Message]) -> String? {
    guard !agent.model.traits.isOurs else { return nil }
    let person = agent.surroundings.person()
    let told = messages.last { $0.role == .user && $0.aside != nil }?.aside
    let current = person.isEmpty && told != nil ? Texts.nobody : person
    return current.isEmpty || current == told ? nil : current
  }

  /// Day and time as a model is told them.
  var moment: String { SystemText.moment(now, in: agent.surroundings.zone) }

  /// The model's own count where the estimate comes near the limit.
  private func count(_ request: ModelRequest, near limit: Int) async -> Int {
    let estimate = TokenEstimate().tokens(of: request)
    guard estimate > limit / 2, estimate < limit * 2 else { return estimate }
    return await model.countTokens(request) ?? estimate
  }
}
