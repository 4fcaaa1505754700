import Domain
import Terminal
import Turkish

// Commands about threads.
extension Session {
  /// The thread that an argument names: its number, or words of its title; the current one for none.
  ///
  /// Words that fit several threads mean the newest; the current thread is none of them where it is to
  /// be left (`leaving`).
  func thread(for argument: String, leaving: Bool = false) throws -> Conversation {
    let records = household.records.conversations
    if argument.isEmpty {
      guard let conversation, let current = try records.conversation(conversation) else {
        throw Failure(.noInput, Texts.noThreadYet)
      }
      return current
    }
    let digits = argument.hasPrefix("#") ? String(argument.dropFirst()) : argument
    if let id = Int64(digits) {
      guard let found = try records.conversation(id) else {
        throw Failure(.noInput, Texts.noThread(digits))
      }
      return found
    }
    guard let first = try threads(named: argument, leaving: leaving).first else {
      throw Failure(.noInput, Texts.noThread(argument))
    }
    return first
  }

  /// The threads whose title words fit, newest first: those that have just this title, else all; none
  /// for a number.
  func threads(named argument: String, leaving: Bool = false) throws -> [Conversation] {
    let wanted = Turkish.fold(argument)
    guard !wanted.isEmpty, Int64(argument.drop { $0 == "#" }) == nil else { return [] }
    let all = try household.records.conversations.list(nil)
      .filter { !leaving || $0.id != conversation }
    let exact = all.filter { Turkish.fold($0.title) == wanted }
    return exact.isEmpty ? all.filter { Turkish.fold($0.title).contains(wanted) } : exact
  }

  /// Goes on with a thread: `number`, or the newest for nil; throws where there is none.
  package func open(thread number: Int64?) throws {
    let records = household.records.conversations
    let found = try number.map { try records.conversation($0) } ?? records.newest()
    guard let found else {
      throw Failure(.noInput, number.map { Texts.noThread("\($0)") } ?? Texts.noThreadYet)
    }
    try go(to: found.id)
  }

  /// Goes over to a stored thread; a private one ends.
  private func go(to thread: Int64) throws {
    if thread != conversation { try endPrivateThread() }
    conversation = thread
    pendingTitle = nil
  }

  func startThread(_ title: String) throws {
    try endPrivateThread()
    conversation = nil
    pendingTitle = title.isEmpty ? nil : title
    tell(CommandOutput(.new, Texts.newThread(title)))
  }

  func list(_ filter: String) throws {
    let threads = try household.records.conversations.list(filter.isEmpty ? nil : filter)
    let data = JSON.array(threads.map(object))
    guard !threads.isEmpty else {
      let text = filter.isEmpty ? Texts.noThreadYet : Texts.noThread(filter)
      return tell(CommandOutput(.list, text, data: data))
    }
    let width = threads.map { "\($0.id)".count }.max() ?? 1
    let lines = threads.map { thread in
      let number = String(repeating: " ", count: width - "\(thread.id)".count) + "\(thread.id)"
      let mark = thread.id == conversation ? "*" : " "
      let when = Texts.moment(thread.updatedAt, zone: zone, now: world.clock.now())
      return "\(mark)\(number)  \(when)  \(title(of: thread))  (\(thread.messageCount) ileti)"
    }
    tell(CommandOutput(.list, lines.joined(separator: "\n"), data: data))
  }

  func resume(_ argument: String) throws {
    if argument.isEmpty {
      try open(thread: nil)
    } else {
      try go(to: try thread(for: argument, leaving: true).id)
    }
    let current = try thread(for: "")
    tell(
      CommandOutput(
        .resume, Texts.resumed(current.id, title(of: current)), data: object(current)))
    presenter.recall(try lastTurns(of: current.id))
  }

  /// The last two messages of the person with what was answered.
  private func lastTurns(of id: Int64) throws -> [Message] {
    let spoken = try household.records.conversations.messages(id)
      .filter { !$0.text.isEmpty }
    let starts = spoken.indices.filter { spoken[$0].role == .user }
    return Array(spoken[(starts.suffix(2).first ?? spoken.endIndex)...])
  }

  /// Shows where words were said.
  func search(_ words: String) throws {
    guard !words.isEmpty else { throw Failure(.usage, Texts.missingArgument("SORGU")) }
    let hits = try household.records.conversations.recall(RecallQuery(words: words, limit: 20))
    let data = JSON.array(hits.map(object))
    guard !hits.isEmpty else {
      return tell(CommandOutput(.search, Texts.noHits(words), data: data))
    }
    let blocks = hits.map { hit in
      let when = Texts.moment(hit.at, zone: zone, now: world.clock.now())
      let head = "\(hit.conversation)  \(when)  \(Harmless.text(hit.title))"
      return head + "\n    " + Texts.speaker(hit.role) + ": " + marked(hit)
    }
    tell(CommandOutput(.search, blocks.joined(separator: "\n"), data: data))
  }

  /// The snippet on one line without the marks of Markdown, its hits between brackets.
  private func marked(_ hit: RecallHit) -> String {
    let letters = Array(hit.snippet)
    var out = ""
    for (index, letter) in letters.enumerated() where !Self.isMarkup(index, in: letters) {
      if hit.marks.contains(where: { $0.lowerBound == index }) { out += "[" }
      out.append(letter.isNewline ? " " : Self.isItem(index, in: letters) ? "·" : letter)
      if hit.marks.contains(where: { $0.upperBound == index + 1 }) { out += "]" }
    }
    return Harmless.text(out)
  }

  /// `**`, backquotes, and what begins a line: `# `, `> `.
  private static func isMarkup(_ index: Int, in letters: [Character]) -> Bool {
    func at(_ place: Int) -> Character? { letters.indices.contains(place) ? letters[place] : nil }
    switch letters[index] {
    case "*": return at(index - 1) == "*" || at(index + 1) == "*"
    case "`": return true
    case ">", "#":
      let before = letters[..<index].reversed().drop { $0 == "#" }.first
      return before?.isNewline ?? true && [" ", "#"].contains(at(index + 1))
    default: return false
    }
  }

  /// `- ` between two spaces or at the beginning: an item of a list, on one line.
  private static func isItem(_ index: Int, in letters: [Character]) -> Bool {
    letters[index] == "-" && (index == 0 || letters[index - 1].isWhitespace)
      && letters.indices.contains(index + 1) && letters[index + 1] == " "
  }

  func rename(_ title: String) throws {
    guard !title.isEmpty else { throw Failure(.usage, Texts.missingArgument("AD")) }
    if let conversation {
      try household.records.conversations.rename(conversation, title, true)
    } else {
      pendingTitle = title
    }
    tell(CommandOutput(.rename, Texts.renamed(title)))
  }

  func fork(_ title: String) throws {
    let origin = try thread(for: "")
    let copy = try household.records.conversations.fork(origin.id, nil, world.clock.now())
    let name = title.isEmpty ? Texts.forkTitle(origin.title) : title
    try household.records.conversations.rename(copy.id, name, true)
    conversation = copy.id
    tell(
      CommandOutput(
        .fork, Texts.forked(copy.id, Harmless.text(name)),
        data: ["conversation": .number(Double(copy.id)), "from": .number(Double(origin.id))]))
  }

  func showThread(_ argument: String) throws {
    let found = try thread(for: argument)
    let page = ThreadPage(
      messages: try household.records.conversations.messages(found.id), title: title(of: found),
      now: world.clock.now(), zone: zone, width: presenter.width)
    tell(CommandOutput(.show, drawing: page.lines, data: object(found)))
  }

  // MARK: For programs

  private func title(of thread: Conversation) -> String {
    Harmless.text(thread.title.isEmpty ? Texts.untitled : thread.title)
  }

  private func object(_ thread: Conversation) -> JSON {
    .object([
      "conversation": .number(Double(thread.id)), "title": .string(thread.title),
      "preview": .string(thread.preview),
      "createdAt": .string(zone.civil(at: thread.createdAt).text),
      "updatedAt": .string(zone.civil(at: thread.updatedAt).text),
      "messages": .number(Double(thread.messageCount)),
      "forkedFrom": thread.forkedFrom.map { .number(Double($0)) },
    ])
  }

  private func object(_ hit: RecallHit) -> JSON {
    [
      "conversation": .number(Double(hit.conversation)), "message": .number(Double(hit.message)),
      "role": .string(hit.role.rawValue), "at": .string(zone.civil(at: hit.at).text),
      "snippet": .string(hit.snippet), "title": .string(hit.title), "score": .number(hit.score),
    ]
  }
}
