import Domain

// What the thread says for and against a call.
extension Turn {
  /// All that can vouch for a call of this turn.
  var evidence: Evidence {
    let carriesOutside = agent.guards.model.carriesOutside
    let results = thread.flatMap(\.results).filter(\.isOK)
    let copied = thread.filter { $0.role == .user && own[$0.text].hasOutside }
    let found = results.filter { carriesOutside($0.name) }.compactMap(\.value)
    let left = Set(done.flatMap(\.results).filter(\.wasDropped).map(\.id))
    return Evidence(
      sayings: sayings,
      results: results.filter { !carriesOutside($0.name) }.compactMap(\.value),
      outside: copied.map { own[$0.text].told } + found.map(\.text),
      hasOutside: hasOutsideWords,
      unanswered: left.isEmpty ? [] : thread.flatMap(\.calls).filter { left.contains($0.id) },
      now: now, zone: agent.surroundings.zone)
  }

  /// The same for one call: what was said before just such a call was carried out is used up.
  func evidence(for call: ToolCall) -> Evidence {
    var evidence = evidence
    guard let start = placeAfterTwin(of: call) else { return evidence }
    let used = thread[..<start].count { $0.role == .user }
    guard used > 0, used < evidence.sayings.count else { return evidence }
    evidence.sayings.removeFirst(used)
    evidence.hasTwin = true
    evidence.sayings[0].answers = ""
    evidence.sayings[0].wasAsked = false
    return evidence
  }

  /// The place after the turn before this one in which an equal call wrote; nil for none.
  private func placeAfterTwin(of call: ToolCall) -> Int? {
    guard let newest = thread.lastIndex(where: { $0.role == .user }) else { return nil }
    let (writes, deed) = (writeNames, call.arguments.deed)
    guard writes.contains(call.name) else { return nil }
    let twins = Set(
      thread[..<newest].flatMap(\.calls)
        .filter { $0.name == call.name && $0.arguments.deed == deed }.map(\.id))
    let place = thread[..<newest].lastIndex { message in
      message.results.contains { $0.isOK && twins.contains($0.id) }
    }
    return place.flatMap { place in thread[place...].firstIndex { $0.role == .user } }
  }

  /// The person's messages, each with what was said to them before it and written after it.
  private var sayings: [Evidence.Saying] {
    let writes = writeNames
    let newest = thread.lastIndex { $0.role == .user }
    var sayings: [Evidence.Saying] = []
    var (answer, wasAsked) = ("", false)
    let dropped = Set(thread.flatMap(\.results).filter(\.wasDropped).map(\.id))
    for (index, message) in thread.enumerated() {
      switch message.role {
      case .user:
        let text = index == newest ? words : message.text
        sayings.append(
          .init(text: own[text].sure, at: message.at, answers: answer, wasAsked: wasAsked))
        (answer, wasAsked) = ("", false)
      case .assistant where message.state != .summary:
        wasAsked = wasAsked || message.text.contains("?")
        guard !message.calls.contains(where: { dropped.contains($0.id) }) else { continue }
        answer = [answer, Texts.withoutNotes(message.text)].paragraphs
      case .assistant: break
      case .tool:
        let done = message.results.filter { $0.isOK && writes.contains($0.name) }.map(\.name)
        for place in sayings.indices { sayings[place].doneSince.formUnion(done) }
      }
    }
    return sayings
  }

  /// What has been done in this turn and before it.
  var deeds: Deeds {
    let writes = writeNames
    let (calls, results) = (done.flatMap(\.calls), done.flatMap(\.results))
    // A call that waited for its yes stands before this turn's message.
    let asked = thread.flatMap(\.calls)
    let well = results.filter { $0.isOK && writes.contains($0.name) }
    let other = results.filter { !writes.contains($0.name) && $0.isOK }
    let known = Set(well.map(\.id) + other.map(\.id))
    let earlier = thread.flatMap(\.results).filter { $0.isOK && writes.contains($0.name) }
    return Deeds(
      done: well.compactMap { result in
        guard let value = result.value, let call = asked.last(where: { $0.id == result.id }) else {
          return nil
        }
        return (call, value)
      },
      undone: calls.filter { writes.contains($0.name) && !known.contains($0.id) } + asking,
      hasPast: earlier.count > well.count || !other.isEmpty, words: own[words].words,
      past: earlier.compactMap(\.value))
  }

  /// What a research of this turn has found, where the model that was to tell it failed; empty where
  /// there was none.
  func foundPapers(after partial: String) -> String {
    let records = Citation.records(in: done.flatMap(\.results).compactMap(\.value))
      .filter { $0[.abstract]?.string?.isEmpty == false }
    guard !model.traits.isOurs, !records.isEmpty else { return "" }
    // What was said may stand on some of them already; they keep their numbers.
    for record in records.prefix(8) { _ = citations.number(of: record) }
    let note = partial.isEmpty ? Texts.foundWithoutAnswer : Texts.answerCut
    return [note, agent.guards.model.sources(citations)].paragraphs
  }

  /// The sources under the newest answer that lists some, by their numbers there.
  var listedBefore: [(number: Int, record: JSON)] {
    let results = thread.flatMap(\.results).compactMap(\.value)
    guard !Citation.records(in: results).isEmpty else { return [] }
    let lists = thread.reversed().lazy.filter { $0.role == .assistant }
      .map { Citation.listed(in: $0.text, results: results) }
    return lists.first { !$0.isEmpty }?.map { ($0.citation.number, $0.record) } ?? []
  }

  /// Why nothing could be looked up outside in this turn; nil where it was not tried or something came.
  var failedSearch: String? {
    let outside = done.flatMap(\.results).filter {
      ToolDeclaration.of($0.name)?.looksOutside == true
    }
    guard !outside.contains(where: \.isOK) else { return nil }
    let codes: Set = ["unavailable", "busy", "notUnderstood", "noKeywords", "noTopic"]
    return outside.compactMap(\.failure).last { codes.contains($0.code) }?.message
  }

  /// Whether words that are not the person's have entered the thread: results from outside, or what
  /// the person copied into a message.
  var hasOutsideWords: Bool {
    isTainted || thread.contains { $0.role == .user && own[$0.text].hasOutside }
  }
}
