import Analysis
package import Domain
import Turkish

// What the engine does for a small model: fewer tools to choose from, and what its calls lack of what
// the words say.
extension EmbeddedModel {
  /// The tools that the last message can mean for a small model, best first, at most `count`.
  ///
  /// Where the engine has no doubt, they are the tools that it would call itself, or some that read;
  /// for a question that it cannot answer, too: what was not done, is only planned or is asked about
  /// cannot be written then, whatever a model takes it for.
  package func lendable(for request: ModelRequest, atMost count: Int) -> [String] {
    let (isClear, tools) = understanding(of: request)
    let called = reading(of: request).calls.map(\.tool)
    if isClear, !called.isEmpty { return tools.filter(called.contains) }
    let mayWrite = !isClear && (!called.isEmpty || mayTellOfDeeds(request))
    let writes = Set(request.tools.filter(\.writes).map(\.name))
    let meant = tools.filter { name in
      // What is taken away by mistake is not seen; what the engine does not read stays.
      let isRemoval = ToolVerb(of: name) == .delete || name == "undo"
      return called.contains(name) || !writes.contains(name) || mayWrite && !isRemoval
    }
    return Array(meant.prefix(isClear ? 2 : count))
  }

  /// Whether the engine would call tools for the last message, even where it leaves a part unread.
  ///
  /// What it does then is still more than a small model gets right.
  package func acts(on request: ModelRequest) -> Bool {
    let (calls, offered) = (reading(of: request).calls, request.tools.map(\.name))
    return !calls.isEmpty && calls.allSatisfy { offered.contains($0.tool) }
  }

  /// Whether the last message neither asks nor ends by saying what was not done.
  private func mayTellOfDeeds(_ request: ModelRequest) -> Bool {
    guard let place = request.messages.lastIndex(where: { $0.role == .user }) else { return false }
    let history = Dialogue(Array(request.messages[...place]))
    let scene = interpreterInUse.scene(
      request.messages[place].text, history, request.now, request.zone)
    return !scene.isQuestion && scene.clauses.last?.isNegated != true
  }

  /// The writes that the engine would make of the last message, where it has no doubt of any of them.
  package func sureWrites(in request: ModelRequest) -> [ToolCall] {
    let reading = reading(of: request)
    let writes = Set(request.tools.filter(\.writes).map(\.name))
    guard reading.isClear, reading.unread.isEmpty, !reading.calls.isEmpty,
      reading.calls.allSatisfy({
        writes.contains($0.tool) && [.log, .add].contains(ToolVerb(of: $0.tool))
      })
    else { return [] }
    return reading.calls.map { ToolCall(id: "", name: $0.tool, arguments: $0.arguments) }
  }

  /// Whether the engine itself reads this call in the last message.
  package func reads(_ call: ToolCall, in request: ModelRequest) -> Bool {
    reading(of: request).calls.contains {
      $0.tool == call.name && $0.arguments.sorted == call.arguments.sorted
    }
  }

  /// The calls of a small model, completed by what the engine reads for the same tools, each with
  /// the question that it needs where the model says something against the words.
  ///
  /// Where all that the model calls is among what the engine reads, the whole reading is taken: small
  /// models stop after the first of several wishes. Else that both come to the same tool settles a
  /// doubt of the engine, and what it does not read keeps the model's arguments, with the time that
  /// was said.
  package func repaired(
    _ calls: [ToolCall], in request: ModelRequest
  ) -> [(call: ToolCall, question: String?)] {
    let reading = reading(of: request)
    let isWhole = agree(calls, with: reading)
    var done: Set<String> = []
    let kept = calls.flatMap { call -> [(call: ToolCall, question: String?)] in
      let own = reading.calls.filter { $0.tool == call.name }
      guard !own.isEmpty, call.malformed == nil else {
        return [(timed(named(call, in: request), in: request), nil)]
      }
      guard done.insert(call.name).inserted else { return [] }
      let said = calls.filter { $0.name == call.name }.map(\.arguments)
      let question = TwoReadings(own.map(\.arguments), said).question(in: request)
      return own.enumerated().map { number, read in
        let repaired = ToolCall(
          id: number == 0 ? call.id : "", name: call.name, arguments: read.arguments,
          extra: number == 0 ? call.extra : nil)
        return (repaired, number == 0 ? question : nil)
      }
    }
    guard isWhole else { return kept }
    let others = reading.calls.filter { !done.contains($0.tool) }
    return kept + others.map { (ToolCall(id: "", name: $0.tool, arguments: $0.arguments), nil) }
  }

  private func agree(_ calls: [ToolCall], with reading: Understanding) -> Bool {
    !calls.isEmpty
      && calls.allSatisfy { call in
        call.malformed == nil && reading.calls.contains { $0.tool == call.name }
      }
  }

  /// What the calls of a small model came to, in the words of the engine; nil where the model itself
  /// should go on: after calls that only read, unless the engine has no doubt that just they answer
  /// the message.
  package func words(after request: ModelRequest) -> String? {
    guard let place = request.messages.lastIndex(where: { $0.role == .user }) else { return nil }
    let called = request.messages[(place + 1)...].flatMap(\.calls).map(\.name)
    let writes = Set(request.tools.filter(\.writes).map(\.name))
    if !called.contains(where: writes.contains) {
      let reading = reading(of: request)
      guard reading.isClear, Set(reading.calls.map(\.tool)) == Set(called) else { return nil }
    }
    let text = reply(to: request).reduce(into: "") { text, piece in
      if case .text(let words) = piece { text += words }
    }
    return text.isEmpty ? nil : text
  }

  /// Whether the engine reads something in a message that calls of these names do not do.
  package func asksMore(_ request: ModelRequest, than called: Set<String>) -> Bool {
    reading(of: request).calls.contains { !called.contains($0.tool) }
  }

  func reading(of request: ModelRequest) -> Understanding {
    let place = request.messages.lastIndex { $0.role == .user }
    let history = place.map { Array(request.messages[...$0]) } ?? []
    return reading(of: history, now: request.now, zone: request.zone)
  }

  /// The call, unreadable where it looks up a food that nobody named: small models take one from an
  /// example.
  private func named(_ call: ToolCall, in request: ModelRequest) -> ToolCall {
    guard call.name == "lookupFood", let name = call.arguments[.name]?.string else { return call }
    let said = request.messages.filter { $0.role == .user }.flatMap { message in
      Turkish.fold(message.text).split { !$0.isLetter }
    }
    let isNamed = Turkish.fold(name).split { !$0.isLetter }.contains { word in
      let stem = word.prefix(max(3, word.count - 2))
      return said.contains { $0.hasPrefix(stem) && (word.count > 3 || $0.count <= word.count + 3) }
    }
    guard !isNamed else { return call }
    var call = call
    call.malformed = "“\(name)” iletide geçmiyor"
    return call
  }

  /// The call with the one time that the message says, where the tool takes one and the model left
  /// it out.
  private func timed(_ call: ToolCall, in request: ModelRequest) -> ToolCall {
    guard let tool = request.tools.first(where: { $0.name == call.name }), tool.writes,
      let field = ["eatenAt", "at"].first(where: { name in
        tool.schema.properties.contains { $0.name == name }
      }),
      call.arguments.members != nil, call.arguments[field] == nil,
      let text = request.messages.last(where: { $0.role == .user })?.text
    else { return call }
    let times = Turkish.times(in: Turkish.tokens(of: text), now: request.now, zone: request.zone)
    guard times.count == 1,
      let moment = times[0].moment(now: request.now, zone: request.zone), moment.date <= request.now
    else { return call }
    var call = call
    let civil = request.zone.civil(at: moment.date)
    call.arguments = call.arguments.setting(field, to: .string(civil.text))
    return call
  }
}

extension JSON {
  /// The value with the members of its objects in the order of their names.
  fileprivate var sorted: JSON {
    switch self {
    case .array(let values): .array(values.map(\.sorted))
    case .object(let members):
      .object(
        members.map { JSON.Member($0.key, $0.value.sorted) }.sorted { $0.key < $1.key })
    default: self
    }
  }
}
