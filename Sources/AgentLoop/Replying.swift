import Domain

/// What a model said in one reply.
struct Reply {
  var text: String
  var calls: [ToolCall]
  /// Whether the service's own filter ended it.
  var isFiltered = false
  /// Whether its words are in another language, were so before, and are not shown.
  var isForeign = false
  /// Whether it told of a deed that was not done, and the model shall be told so.
  var isClaiming = false

  var isEmpty: Bool { text.isEmpty && calls.isEmpty }
}

/// Why a reply is asked for once more.
private enum Again: Error {
  /// It began in another language than Turkish.
  case foreign
  /// The model cannot read so much.
  case overflow(ModelFailure)
}

// One reply of the model, shown as it arrives.
extension Turn {
  /// The tools that the model of this turn is told of.
  var tools: [any Tool] {
    agent.tools.filter { offered?.contains(type(of: $0).name) ?? true }
  }

  /// Those that it may call.
  var callableTools: [any Tool] {
    tools.filter { callable?.contains(type(of: $0).name) ?? true }
  }

  /// Asks once, and once more where the answer is not Turkish or the thread was too long.
  mutating func reply(mayCall: Bool = true) async throws(TurnFault) -> Reply {
    if Task.isCancelled { throw .cut(partial: "") }
    let mayCall = mayCall && !isDone
    var request = try await request(mayCall: mayCall)
    for _ in 0..<3 {
      do {
        return try await stream(request)
      } catch let fault as TurnFault {
        throw fault
      } catch Again.overflow(let failure) {
        guard !wasCompacted, try await compact() else { throw .model(failure, partial: "") }
        request = try await self.request(mayCall: mayCall)
      } catch {
        wasAskedForTurkish = true
        request = try await self.request(mayCall: mayCall)
      }
    }
    return Reply(text: "", calls: [])
  }

  private mutating func stream(_ request: ModelRequest) async throws -> Reply {
    let draft = draft()
    let pause = agent.surroundings.betweenDrafts
    let keeping = model.traits.isOurs ? nil : Task { await draft.keepUp(pausing: pause) }
    defer {
      draft.end()
      keeping?.cancel()
    }
    return try await stream(request, into: draft)
  }

  /// What of a reply is kept while it comes.
  private func draft() -> Draft {
    let (conversations, thread) = (agent.conversations, conversation)
    let (now, name) = (agent.surroundings.now, model.name)
    return Draft(after: opening) { text in
      let message = Message(role: .assistant, text: text, at: now(), state: .cut, model: name)
      // Where this fails, storing the whole answer will, and that is told.
      try? conversations.keepDraft(message, thread)
    }
  }

  private mutating func stream(_ request: ModelRequest, into draft: Draft) async throws -> Reply {
    var words = answerStream
    var calls: [ToolCall] = []
    var end: ModelFinish?
    isHiding = false
    // What was said and not what was shown, so that there is an end of blanks too.
    var length = 0
    let limit = agent.surroundings.limits.words
    do {
      for try await piece in model.reply(request) {
        switch piece {
        case .text(let text):
          length += text.utf8.count
          draft.add(try show(text, through: &words))
        case .call(let call): if request.mayCall { calls.append(call) }
        case .usage(let tokens):
          add(tokens)
          counted = tokens.input > 0 ? tokens.input + tokens.output : nil
        case .finish(let finish): end = finish
        case .notice(let text): emit(.notice(text))
        }
        if length > limit || words.isStuck { break }
      }
    } catch let again as Again {
      throw again
    } catch {
      try show(nil, through: &words)
      throw fault(for: error, after: words.text)
    }
    try show(nil, through: &words)
    if Task.isCancelled { throw TurnFault.cut(partial: words.text) }
    if isHiding { return Reply(text: "", calls: calls, isForeign: calls.isEmpty) }
    if length > limit { tell(Texts.endless) }
    if words.hasFalseClaim, calls.isEmpty, !hasWritten, mayAskForCall {
      return Reply(text: words.text, calls: [], isClaiming: true)
    }
    let isStuck = words.isStuck && calls.isEmpty
    if isStuck { tell(Texts.stuck) }
    if let end, calls.isEmpty, !words.text.isEmpty { tell(Texts.ending(end)) }
    let said = [
      words.text, isStuck ? Texts.stuck : "", heldBack(words, calls), corrected(words, calls),
      notes(beside: words.text, calls),
      source(of: words.text, calls), citedSources(after: words.text, calls),
    ].paragraphs
    return Reply(text: said, calls: calls, isFiltered: end == .filtered)
  }

  /// An answer's way to the person, empty.
  private var answerStream: AnswerStream {
    let results = done.flatMap(\.results).compactMap(\.value)
    let isOurs = model.traits.isOurs
    return AnswerStream(
      guards: agent.guards,
      quotable: isOurs ? Quotable(said: heard ?? self.words, results: results) : .nothing,
      isForeign: !isOurs, besides: saidBefore,
      mayFollow: mayFollow,
      isFalse: falseClaims, grounded: grounding)
  }

  /// What says of a sentence whether it may follow what the house has said in this turn.
  private var mayFollow: (String) -> Bool {
    guard isDoseRefused, !model.traits.isOurs else { return { _ in true } }
    return agent.guards.model.mayFollowRefusal(known)
  }

  /// Says that something of an answer to a refused question was held back.
  private mutating func heldBack(_ words: AnswerStream, _ calls: [ToolCall]) -> String {
    guard words.isClosed, calls.isEmpty else { return "" }
    tell(Texts.heldBack)
    return Texts.heldBack
  }

  /// What the house itself says of the glucose that an answer tells, or that was recorded before it.
  private mutating func notes(beside text: String, _ calls: [ToolCall]) -> String {
    guard !model.traits.isOurs, calls.isEmpty, !text.isEmpty else { return "" }
    let notes = agent.guards.model.beside(text, known, now, agent.surroundings.zone)
    if !notes.isEmpty { tell(notes) }
    return notes
  }

  /// The line that says whose the figures of an answer are; nothing where none of them need it.
  private mutating func source(of text: String, _ calls: [ToolCall]) -> String {
    // Without a digit there is nothing to look at.
    guard !model.traits.isOurs, calls.isEmpty,
      text.utf8.contains(where: { (0x30...0x39).contains($0) }),
      agent.guards.model.hasGeneralFigures(text, known)
    else { return "" }
    tell(Texts.whoseFigures)
    return Texts.whoseFigures
  }

  /// The list of the sources that an answer has used.
  private mutating func citedSources(after text: String, _ calls: [ToolCall]) -> String {
    guard !model.traits.isOurs, calls.isEmpty, !text.isEmpty else { return "" }
    let list = [
      agent.guards.model.sources(citations),
      agent.guards.model.suggestions(done.flatMap(\.results).compactMap(\.value)),
    ].paragraphs
    if !list.isEmpty { tell(list) }
    return list
  }

  /// Whether the model may be asked once more for the call of which it only told.
  private var mayAskForCall: Bool { !wasAskedForCall && !model.traits.isSmall && !isDone }

  /// What is said in place of a claim that was left out; nothing where calls follow, whose receipts
  /// tell what was done.
  private mutating func corrected(_ words: AnswerStream, _ calls: [ToolCall]) -> String {
    guard words.hasFalseClaim, calls.isEmpty, !hasOffer else { return "" }
    let text = hasWritten ? Texts.onlyReceipts : Texts.nothingDone
    tell(text)
    return text
  }

  private var falseClaims: (String) -> Bool {
    guard !model.traits.isOurs else { return { _ in false } }
    return agent.guards.model.falseClaims(deeds)
  }

  private func fault(for error: any Error, after words: String) -> any Error {
    if Task.isCancelled || error is CancellationError { return TurnFault.cut(partial: words) }
    let failure = ModelFailure(from: error)
    if failure.code == "contextOverflow", words.isEmpty { return Again.overflow(failure) }
    return TurnFault.model(failure, partial: words)
  }

  /// Shows what the checks let through of a piece, or of the rest where there is no more.
  @discardableResult
  private mutating func show(
    _ piece: String?, through words: inout AnswerStream
  ) throws -> String {
    let isFirst = words.text.isEmpty
    let shown = if let piece { words.feed(piece) } else { words.finish() }
    guard !shown.isEmpty, !isHiding else { return "" }
    if isFirst {
      if isForeign(shown) {
        guard wasAskedForTurkish else { throw Again.foreign }
        // The calls that may follow are no less right for the words before them.
        isHiding = true
        return ""
      }
      tell(shown)
    } else {
      said += shown
      emit(.delta(shown))
    }
    return shown
  }

  private func isForeign(_ text: String) -> Bool {
    !model.traits.isOurs && !mayBeForeign && agent.guards.model.isTurkish(text) == false
  }

  /// The check of the words of a model that is not ours.
  var grounding: ModelChecks.Check {
    guard !model.traits.isOurs else { return { sentence, _ in sentence } }
    let grounded = agent.guards.model.grounded(known)
    let system = agent.surroundings.system(model.traits)
    return { sentence, shown in
      guard Texts.isForModel(sentence) || Texts.isInstruction(sentence, of: system) else {
        return grounded(sentence, shown)
      }
      return shown.contains(Texts.sayOtherwise) ? "" : Texts.sayOtherwise
    }
  }

  /// What these words are held against: this turn's results, and what the person said.
  ///
  /// Our own texts are no evidence.
  private var known: ModelChecks.Known {
    let said = thread.filter { $0.role == .user }
    let results = done.flatMap(\.results).compactMap(\.value)
    var known = ModelChecks.Known(
      words: said.map { own[$0.text].told } + said.compactMap(\.aside), results: results,
      thread: thread.flatMap(\.results).compactMap(\.value), asked: own[words].words,
      citations: citations)
    (known.listed, known.failedSearch) = (listedBefore, failedSearch)
    known.recent = said.suffix(3).map { own[$0.text].words }
    return known
  }

  /// Counts what a reply has cost.
  mutating func add(_ tokens: TokenUsage) {
    usage = (usage ?? TokenUsage(input: 0, output: 0)) + tokens
  }
}

extension ModelFailure {
  /// What a service tells itself, or the error in words.
  init(from error: any Error) {
    self =
      (error as? ModelFailure)
      ?? ModelFailure(code: "model", message: Texts.model(error), isRetryable: true)
  }
}
