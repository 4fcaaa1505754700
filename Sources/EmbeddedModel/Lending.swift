package import Domain
import Turkish

// What the engine lends to a small model: fewer tools to choose from, and arguments that it reads
// from the words better than such a model does.
extension EmbeddedModel {
  /// The tools that the last message can mean for a small model, best first, at most `count`.
  ///
  /// Where the engine has no doubt, they are the tools that it would call itself, or some that read:
  /// what was not done, is only planned or is asked about cannot be written then, whatever a model
  /// takes it for.
  package func lendable(for request: ModelRequest, atMost count: Int) -> [String] {
    let (isClear, tools) = understanding(of: request)
    guard isClear else { return Array(tools.prefix(count)) }
    let called = reading(of: request).calls.map(\.tool)
    if !called.isEmpty { return tools.filter(called.contains) }
    let writes = Set(request.tools.filter(\.writes).map(\.name))
    return Array(tools.filter { !writes.contains($0) }.prefix(2))
  }

  /// Whether the engine itself reads this call in the last message.
  package func reads(_ call: ToolCall, in request: ModelRequest) -> Bool {
    reading(of: request).calls.contains {
      $0.tool == call.name && $0.arguments.sorted == call.arguments.sorted
    }
  }

  /// The calls of a small model with the arguments that the engine reads for the same tools.
  ///
  /// Where all that the model calls is among what the engine reads without a doubt, the whole reading
  /// is taken: small models stop after the first of several wishes. Else that both come to the same
  /// tool settles a doubt of the engine, and what it does not read keeps the model's arguments, with
  /// the time that was said.
  package func lent(to calls: [ToolCall], in request: ModelRequest) -> [ToolCall] {
    let reading = reading(of: request)
    var done: Set<String> = []
    if reading.isClear, agree(calls, with: reading) {
      return reading.calls.enumerated().map { number, read in
        ToolCall(
          id: number < calls.count ? calls[number].id : "", name: read.tool,
          arguments: read.arguments)
      }
    }
    return calls.flatMap { call -> [ToolCall] in
      let own = reading.calls.filter { $0.tool == call.name }
      guard !own.isEmpty, call.malformed == nil else { return [timed(call, in: request)] }
      guard done.insert(call.name).inserted else { return [] }
      return own.enumerated().map { number, read in
        ToolCall(
          id: number == 0 ? call.id : "", name: call.name, arguments: read.arguments,
          extra: number == 0 ? call.extra : nil)
      }
    }
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

  private func reading(of request: ModelRequest) -> Understanding {
    let place = request.messages.lastIndex { $0.role == .user }
    let history = place.map { Array(request.messages[...$0]) } ?? []
    return interpreterInUse.understand(
      history.last?.text ?? "", after: history, now: request.now, zone: request.zone)
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
