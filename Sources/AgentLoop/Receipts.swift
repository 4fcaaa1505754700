import Domain

// What was written is told by balli itself, whatever a model says around it.
extension Turn {
  /// Stores the result of a call that ran, tells it, and what it has written.
  ///
  /// What has its own words later (`isOwed`) is told with them.
  mutating func keep(
    _ result: ToolResult, of request: Request, isOwed: Bool = false
  ) throws(TurnFault) {
    let text = request.writes ? receipt(of: result, for: request.call) : nil
    try store(
      Message(
        role: .tool, text: model.traits.isOurs ? "" : text ?? "", results: [result], at: now))
    emit(.toolResult(result))
    guard let text else { return }
    let mayWait = isOwed || mayTellItself
    emit(
      .receipt(Receipt(call: request.call.id, text: text, audience: mayWait ? .programs : .all)))
    if mayWait { owed.append(Receipt(call: request.call.id, text: text, audience: .people)) }
  }

  /// What the last calls gave that people are shown in our words, whatever a model would make of it.
  ///
  /// Nil where the turn goes on: it is shown then before what the model says of the rest.
  mutating func showResults() -> String? {
    guard !model.traits.isOurs, let last = thread.lastIndex(where: { $0.role == .assistant })
    else { return nil }
    let results = thread[(last + 1)...].flatMap(\.results)
    let shown = results.filter { $0.isOK && ToolDeclaration.of($0.name)?.isShown == true }
      .compactMap { agent.guards.shown($0, guardContext([])) }
      .map { AnswerStream.all(of: $0, guards: agent.guards) }
    guard !shown.isEmpty else { return nil }
    let text = shown.joined(separator: "\n\n")
    let names = Set(results.map(\.name))
    if shown.count == results.count, !agent.guards.model.asksMore(asRead, names) { return text }
    open(with: text)
    return nil
  }

  private func receipt(of result: ToolResult, for call: ToolCall) -> String? {
    result.isOK ? agent.guards.receipt(result, call, guardContext([])) : nil
  }

  /// Whether the words after the calls may say the same: the engine's do, and those that it lends to a
  /// small model.
  private var mayTellItself: Bool { model.traits.isOurs || model.traits.isSmall }

  /// Tells the person what is not told yet, unless the answer says it.
  mutating func payReceipts(isInAnswer: Bool = false) {
    if !isInAnswer { for receipt in owed { emit(.receipt(receipt)) } }
    owed = []
  }

  /// Whether this turn has changed a record.
  var hasWritten: Bool {
    let writes = writeNames
    return done.flatMap(\.results).contains { $0.isOK && writes.contains($0.name) }
  }
}
