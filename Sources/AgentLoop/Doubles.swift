import Domain

// What a turn would write twice although the person told it once.
extension Turn {
  /// Why a call is left out of a reply; nil where it is carried out.
  func reasonToDrop(
    _ request: Request, after done: [ToolCall], before later: ArraySlice<Request>
  ) -> ToolFailure? {
    if isDouble(request, of: done) || isPart(request, of: later) { return .alreadyDone }
    return writtenAgain(by: request, after: done).map { .partlyDone($0) }
  }

  /// Whether a write is one that a turn asks for twice although the person told it once, maybe with
  /// another meal or hour.
  func isDouble(_ request: Request, of calls: [ToolCall]) -> Bool {
    let (name, arguments) = (request.call.name, request.call.arguments)
    guard mayBeDouble(request),
      calls.contains(where: { call in
        call.name == name && call.arguments[.person] == arguments[.person]
          && (call.arguments.saysNoMore(than: arguments) || call.arguments.deed == arguments.deed
            || call.arguments.holdsItems(of: arguments))
      })
    else { return false }
    return !agent.guards.model.saysTwice(request.call, evidence)
  }

  /// Whether a later call of the same reply holds all that this one would write, and more.
  private func isPart(_ request: Request, of later: ArraySlice<Request>) -> Bool {
    guard mayBeDouble(request) else { return false }
    let isHeld = later.contains { other in
      other.fault == nil && other.call.name == request.call.name
        && other.call.arguments.holdsItems(of: request.call.arguments)
        && !request.call.arguments.holdsItems(of: other.call.arguments)
    }
    return isHeld && !agent.guards.model.saysTwice(request.call, evidence)
  }

  /// The names of what a call would write once more beside other things; nil for none.
  private func writtenAgain(by request: Request, after calls: [ToolCall]) -> String? {
    guard mayBeDouble(request) else { return nil }
    let arguments = request.call.arguments
    let done = calls.filter {
      $0.name == request.call.name && $0.arguments[.person] == arguments[.person]
    }.flatMap { $0.arguments[.items]?.array ?? [] }.map(\.deed)
    let again = (arguments[.items]?.array ?? []).filter { done.contains($0.deed) }
    guard !again.isEmpty else { return nil }
    var call = request.call
    call.arguments = arguments.setting(.items, to: .array(again))
    guard !agent.guards.model.saysTwice(call, evidence) else { return nil }
    return again.compactMap { $0[.name]?.string }.joined(separator: ", ")
  }

  private func mayBeDouble(_ request: Request) -> Bool {
    !model.traits.isOurs && request.writes && request.fault == nil
  }

  /// Leaves out a call of which all or a part was carried out, and tells the model so.
  mutating func drop(_ request: Request, because failure: ToolFailure) throws(TurnFault) -> Int {
    try store(
      Message(
        role: .tool, text: "",
        results: [ToolResult(id: request.call.id, name: request.call.name, failure: failure)],
        at: now))
    return 1
  }
}

extension ToolFailure {
  /// A twin of the call has done it.
  static var alreadyDone: ToolFailure { .init(code: "alreadyDone", message: Texts.alreadyDone) }

  /// Some of its things are written.
  static func partlyDone(_ names: String) -> ToolFailure {
    .init(code: "partlyDone", message: Texts.partlyDone(names))
  }
}
