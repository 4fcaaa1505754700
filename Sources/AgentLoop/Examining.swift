import Domain

// Calls of a model that is not ours.
extension Turn {
  /// A call as it may run: with a question where the thread does not vouch for it.
  ///
  /// A capable model's call is never altered. A small one's loses the figures that it made up, and
  /// goes back to it where nothing of it was said: a person would not know what a question is about. The
  /// second reading of the words is asked for both.
  ///
  /// Where the tool itself asks which of several is meant, the doubt of the thread is told before it: a yes
  /// to one is none to the other.
  private func examined(_ call: ToolCall, isOneOfSeveral: Bool = false) async -> Request {
    guard !model.traits.isOurs else { return await examinedOwn(call) }
    let (checks, isSmall) = (agent.guards.model, model.traits.isSmall)
    var evidence = evidence(for: call)
    evidence.hasOutside = evidence.hasOutside || isSmall
    let kept = isSmall ? checks.stripped(call, evidence) : call
    var context = context
    context.isOneOfSeveral = isOneOfSeveral
    var request = await Request(kept, among: callableTools, in: context)
    let looksOutside = ToolDeclaration.of(request.call.name)?.looksOutside == true
    guard request.writes || looksOutside, request.fault == nil else { return request }
    // What a deletion asks names all that would go.
    guard request.question == nil || !isDeletion(call) else { return request }
    if request.writes, checks.holdsUnsaidDose(request.call, evidence.withCopied(words)) {
      request.fault = ToolFailure(code: "unsaidDose", message: Texts.unsaidDose)
      return request
    }
    if !hasOutsideWords, checks.reads(request.call, asRead) { return request }
    let second = { request.writes ? checks.secondReading(request.call, asRead) : nil }
    guard let doubt = checks.doubt(request.call, evidence, isSmall) ?? second() else {
      return request
    }
    if isSmall, request.writes, checks.isInvented(request.call, evidence.withCopied(words)) {
      request.fault = ToolFailure(code: "notAsked", message: Texts.notSaid)
    } else {
      request.question = [doubt, request.question].compactMap(\.self).joined(separator: "\n")
    }
    return request
  }

  func isDeletion(_ call: ToolCall) -> Bool { ToolVerb(of: call.name) == .delete }

  /// Whether calls of a reply delete more than one thing, with what this turn has deleted already.
  private func deletesSeveral(_ calls: [ToolCall]) -> Bool {
    let gone = done.flatMap(\.results).filter { $0.isOK && ToolVerb(of: $0.name) == .delete }
    return calls.count(where: isDeletion) + gone.count > 1
  }

  /// The calls as they may run; those of a small model completed from the person's words.
  mutating func examined(_ calls: [ToolCall]) async -> [Request] {
    let masked = model.traits.isOurs ? calls : calls.map(agent.guards.model.masked)
    return doubtedTwice(await looked(at: masked))
  }

  private mutating func looked(at calls: [ToolCall]) async -> [Request] {
    guard model.traits.isSmall, !model.traits.isOurs else {
      var requests: [Request] = []
      let isOneOfSeveral = !model.traits.isOurs && deletesSeveral(calls)
      for call in calls {
        requests.append(await examined(unique(call), isOneOfSeveral: isOneOfSeveral))
      }
      return requests
    }
    var requests: [Request] = []
    // In a list of calls it writes the same one again and again.
    var seen: Set<String> = []
    let calls = calls.filter { seen.insert($0.name + $0.arguments.text).inserted }
    for repaired in agent.guards.model.repaired(calls, asRead) {
      var request = await examined(unique(repaired.call))
      if request.fault == nil, request.writes, request.question == nil {
        request.question = repaired.question
      }
      requests.append(request)
    }
    return requests
  }
}
