import Domain

// A thread that has become too long: its beginning becomes a summary, its end stays as it is.
extension Turn {
  /// Turns that stay word for word where there is room: the newest and two before it.
  private static let keptTurns = 3

  /// Sums up the thread because the person wants it.
  ///
  /// - Returns: What the person is told of it; nil where an event tells why there is no summary.
  mutating func summarise() async -> String? {
    defer { tellCost() }
    do throws(TurnFault) {
      do { (thread, _) = try agent.mend(conversation) } catch {
        throw .storage(Texts.storage(error))
      }
      guard let (covered, kept) = beginning() else { return Texts.tooShortToSum }
      emit(.notice(Texts.summing))
      let words = try await summary(of: History.told(covered))
      return try keep(words, of: covered, kept).map(Texts.summed)
    } catch {
      switch error {
      case .storage(let message):
        emit(.error(code: "storage", message: message, isRetryable: false))
      case .model(let failure, _):
        let message = failure.message + " " + Texts.notSummed
        emit(.error(code: failure.code, message: message, isRetryable: failure.isRetryable))
      case .cut: emit(.error(code: "interrupted", message: Texts.notSummed, isRetryable: false))
      }
      return nil
    }
  }

  /// Lets the model sum up the beginning of the thread; true where the thread is shorter now.
  ///
  /// The originals stay in the thread and are found by recall. What was recorded is listed by balli
  /// itself and so is a question that is still open, whatever the model makes of the rest.
  mutating func compact() async throws(TurnFault) -> Bool {
    wasCompacted = true
    guard let (covered, kept) = beginning() else { return false }
    emit(.notice(Texts.compacting))
    var words = ""
    do throws(TurnFault) { words = try await summary(of: History.told(covered)) } catch {
      guard case .model = error else { throw error }
      emit(.notice(Texts.notCompacted))
    }
    _ = try keep(words, of: covered, kept)
    return true
  }

  /// What of the thread is summed up, and how many turns stay as they are; nil for a single turn.
  private func beginning() -> (covered: [Message], kept: Int)? {
    let start = History.start(of: thread)
    let users = thread.indices.filter { $0 >= start && thread[$0].role == .user }
    guard users.count > 1 else { return nil }
    let kept = keepable(users)
    return (Array(thread[..<users[users.count - kept]]), kept)
  }

  /// Stores a summary with the records and the question that are still open; nil where there is nothing.
  private mutating func keep(
    _ words: String, of covered: [Message], _ kept: Int
  ) throws(TurnFault) -> String? {
    let parts = [words, recorded(in: covered), openMatter(of: covered)].filter { !$0.isEmpty }
    guard !parts.isEmpty else { return nil }
    let text = parts.joined(separator: "\n")
    try store(
      Message(
        role: .assistant, text: text, at: now, state: .summary, model: model.name,
        aside: String(kept)))
    return text
  }

  /// How many of the newest turns fit into a third of the window; the one of now always counts.
  private func keepable(_ users: [Int]) -> Int {
    let room = (model.traits.contextTokens ?? 8_192) / 3
    var kept = 1
    while kept < min(Self.keptTurns, users.count - 1) {
      let turns = ModelRequest(
        system: "", messages: Array(thread[users[users.count - kept - 1]...]), tools: [], now: now,
        zone: agent.surroundings.zone)
      guard TokenEstimate().tokens(of: turns) <= room else { break }
      kept += 1
    }
    return kept
  }

  /// The lines of what was written, the newest last.
  private func recorded(in messages: [Message]) -> String {
    let names = writeNames
    let calls = Dictionary(messages.flatMap(\.calls).map { ($0.id, $0) }) { $1 }
    let lines = messages.flatMap(\.results).filter { $0.isOK && names.contains($0.name) }
      .compactMap { result in
        calls[result.id].flatMap { agent.guards.receipt(result, $0, guardContext([])) }
      }
    return lines.isEmpty ? "" : Texts.recorded(Array(lines.suffix(40)))
  }

  /// What the person was last asked, where the messages end with it.
  private func openMatter(of messages: [Message]) -> String {
    guard let last = messages.last, last.role == .assistant,
      let line = last.text.split(separator: "\n").last, line.contains("?")
    else { return "" }
    return Texts.openMatter(String(line.suffix(300)))
  }

  private mutating func summary(of messages: [Message]) async throws(TurnFault) -> String {
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
    var words = AnswerStream(guards: agent.guards, isForeign: true)
    do {
      for try await piece in model.reply(request) {
        if case .text(let text) = piece { _ = words.feed(text) }
        if case .usage(let tokens) = piece { add(tokens) }
        if words.isStuck { break }
      }
    } catch {
      if Task.isCancelled || error is CancellationError { throw .cut(partial: "") }
      throw .model(ModelFailure(from: error), partial: "")
    }
    _ = words.finish()
    guard !words.text.isEmpty else {
      let message = Texts.emptySummary
      throw .model(ModelFailure(code: "model", message: message, isRetryable: true), partial: "")
    }
    return words.text
  }
}
