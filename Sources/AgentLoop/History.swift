import Domain
import struct Foundation.Date

/// A thread as a model may be told it, and what makes a broken one whole.
enum History {
  /// A change that makes a thread whole.
  enum Repair: Equatable {
    /// The message at this index no longer waits.
    case complete(Int)
    case append(Message)
  }

  /// What is missing in a thread: results of calls, an end of waiting, an answer.
  static func repairs(of messages: [Message], at now: Date) -> [Repair] {
    let known = Set(messages.flatMap(\.results).map(\.id))
    var repairs: [Repair] = []
    var missing: [ToolResult] = []
    for (index, message) in messages.enumerated() where message.role == .assistant {
      let waits = message.state == .awaiting
      if waits, index == messages.count - 1 { continue }
      if waits { repairs.append(.complete(index)) }
      missing += message.calls.filter { !known.contains($0.id) }.map(interrupted)
    }
    if !missing.isEmpty {
      repairs.append(.append(Message(role: .tool, text: "", results: missing, at: now)))
    }
    if let last = messages.last,
      last.role != .assistant || last.state == .summary || !missing.isEmpty
    {
      repairs.append(.append(Message(role: .assistant, text: "", at: now, state: .cut)))
    }
    return repairs
  }

  /// The thread as a model is told it: from the last summary on, calls and results in pairs, with
  /// the files of the newest message alone.
  static func told(_ messages: [Message]) -> [Message] {
    withoutOldFiles(summed(messages))
  }

  /// A file is sent in the turn in which the person sent it; later it is only mentioned.
  static func withoutOldFiles(_ messages: [Message]) -> [Message] {
    let newest = messages.lastIndex { $0.role == .user }
    return messages.enumerated().map { index, message in
      guard index != newest, !message.attachments.isEmpty else { return message }
      var message = message
      message.text += "\n" + Texts.sentEarlier(message.attachments)
      message.attachments = []
      return message
    }
  }

  /// The messages with a word of ours where an answer failed or was stopped before its first one.
  ///
  /// Without it two messages of the person would follow each other: many chat templates refuse that,
  /// and a model would do what both of them ask for.
  static func answered(_ messages: [Message]) -> [Message] {
    messages.reduce(into: []) { told, message in
      if message.role == .user, let last = told.last, last.role == .user {
        told.append(
          Message(role: .assistant, text: Texts.notAnswered, at: last.at, state: .cut))
      }
      told.append(message)
    }
  }

  private static func summed(_ messages: [Message]) -> [Message] {
    let start = start(of: messages)
    guard let place = messages.lastIndex(where: { $0.state == .summary }), start > 0 else {
      return paired(messages.filter { $0.state != .summary })
    }
    let summary = messages[place]
    let rest = messages[start...].filter { $0.state != .summary }
    let person = messages[..<start].last { $0.role == .user && $0.aside != nil }?.aside
    let mark = Message(
      role: .user, text: Texts.summaryMark + "\n" + summary.text, at: summary.at, aside: person)
    let taken = Message(role: .assistant, text: Texts.summaryTaken, at: summary.at)
    return [mark, taken] + paired(Array(rest))
  }

  /// Where the part of a thread begins for which no summary stands.
  static func start(of messages: [Message]) -> Int {
    guard let place = messages.lastIndex(where: { $0.state == .summary }) else { return 0 }
    let users = messages[..<place].indices.filter { messages[$0].role == .user }
    let kept = messages[place].aside.flatMap { Int($0) } ?? 1
    return users.suffix(max(1, kept)).first ?? 0
  }

  /// The messages with less in them: without the oldest turn that no summary stands for, or with long
  /// results cut; nil where nothing more can go.
  ///
  /// What was told of the person stays, whichever turn it came with.
  static func shortened(_ messages: [Message]) -> [Message]? {
    let turns = messages.indices.filter { messages[$0].role == .user }
    let first = messages.first?.text.hasPrefix(Texts.summaryMark) == true ? 1 : 0
    if turns.count > first + 1 {
      var rest = Array(messages[turns[first + 1]...])
      let told = messages[turns[first]..<turns[first + 1]].compactMap(\.aside).last
      rest[0].aside = rest[0].aside ?? told
      return Array(messages[..<turns[first]]) + rest
    }
    var shorter = messages
    var hasChanged = false
    for index in messages.indices {
      for place in messages[index].results.indices {
        guard let text = messages[index].results[place].value?.text, text.count > 1_500 else {
          continue
        }
        shorter[index].results[place].value = ["cut": .string(String(text.prefix(text.count / 2)))]
        hasChanged = true
      }
    }
    return hasChanged ? shorter : nil
  }

  /// The messages with every call followed by its result, and nothing empty.
  ///
  /// A call that ran only after the person's yes is told where it ran; one that was declined is told
  /// where it was asked for. Results of one reply become one message. Orphans are left out.
  static func paired(_ messages: [Message]) -> [Message] {
    let places = results(in: messages)
    var told: [Message] = []
    var later: [String: ToolCall] = [:]
    for (index, message) in messages.enumerated() {
      switch message.role {
      case .user: told.append(message)
      case .assistant:
        let split = message.calls.filter { call in
          guard let place = places[call.id], !place.result.wasDropped else { return false }
          return messages[index..<place.index].contains { $0.role == .user }
        }
        for call in split { later[call.id] = call }
        let calls = message.calls.filter { later[$0.id] == nil }
        append(
          message, calls: calls, results: calls.map { places[$0.id]?.result ?? interrupted($0) },
          to: &told)
      case .tool:
        let results = message.results.filter { later[$0.id] != nil }
        guard !results.isEmpty else { continue }
        let calls = results.compactMap { later[$0.id] }
        let asked = Message(role: .assistant, text: "", at: message.at)
        append(asked, calls: calls, results: results, to: &told)
      }
    }
    return told
  }

  private static func append(
    _ message: Message, calls: [ToolCall], results: [ToolResult], to told: inout [Message]
  ) {
    guard !message.text.isEmpty || !calls.isEmpty else { return }
    var assistant = message
    assistant.calls = calls
    told.append(assistant)
    if !results.isEmpty {
      told.append(Message(role: .tool, text: "", results: results, at: message.at))
    }
  }

  private static func results(
    in messages: [Message]
  ) -> [String: (index: Int, result: ToolResult)] {
    var places: [String: (index: Int, result: ToolResult)] = [:]
    for (index, message) in messages.enumerated() {
      for result in message.results where places[result.id] == nil {
        places[result.id] = (index, result)
      }
    }
    return places
  }

  private static func interrupted(_ call: ToolCall) -> ToolResult {
    ToolResult(id: call.id, name: call.name, failure: .interrupted)
  }
}

extension ToolFailure {
  static let interrupted = ToolFailure(code: "interrupted", message: Texts.interrupted)
}

extension ToolResult {
  /// Whether the call never ran because the person did not want it or went away.
  var wasDropped: Bool { failure?.code == "declined" || failure?.code == "interrupted" }
}

extension JSON {
  private static let dispensable: Set<String> = [
    "source", "confidence", "basis", "carbsRange", "isEstimate", "food", "impact",
  ]

  /// The value without what is empty or only explains a figure.
  var brief: JSON {
    switch self {
    case .array(let values): return .array(values.map(\.brief))
    case .object(let members):
      return .object(
        members.filter { !Self.dispensable.contains($0.key) && !$0.value.isBlank }
          .map { JSON.Member($0.key, $0.value.brief) })
    default: return self
    }
  }

  private var isBlank: Bool {
    self == .null || array?.isEmpty == true || members?.isEmpty == true
  }
}
