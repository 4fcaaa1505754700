import Domain
import Foundation
import Turkish

/// A turn that wrote something and then broke: stopped, failed, without words, or killed.
struct BrokenTurn {
  /// What the person had said.
  var text: String
  /// When that was.
  var at: Date
  /// What was written, in order.
  var writes: [Write]
  /// Whether it ended with a question, which no answer came to.
  let isAsking: Bool

  typealias Write = (call: ToolCall, result: ToolResult)

  /// The last turn of a thread, where it is one.
  init?(endOf messages: ArraySlice<Message>, writes names: Set<String>) {
    guard let start = messages.lastIndex(where: { $0.role == .user }) else { return nil }
    let turn = messages[start...]
    let last = turn.last { $0.role == .assistant && $0.state != .summary }
    let ends = [Texts.silent, Texts.stepLimit, Texts.repeated, Texts.noAnswer]
    let isWhole =
      turn.last?.role == .assistant && last?.calls.isEmpty == true && last?.state != .cut
      && !ends.contains { last?.text.hasSuffix($0) == true }
    isAsking = last?.state == .awaiting
    guard !isWhole || isAsking else { return nil }
    let calls = messages.reversed().lazy.flatMap(\.calls)
    let done = turn.flatMap(\.results).filter { $0.isOK && names.contains($0.name) }
    writes = done.compactMap { result in
      calls.first { $0.id == result.id }.map { ($0, result) }
    }
    guard !writes.isEmpty else { return nil }
    text = turn[start].text
    at = turn[start].at
  }

  /// Whether its words hold more numbers than it wrote, so that a part of them may be missing.
  var isHalf: Bool {
    Turkish.numbers(in: Turkish.tokens(of: text)).count
      > writes.reduce(0) { $0 + $1.call.arguments.numbers }
  }

  /// Whether a message says the same, marks and capitals aside.
  func isSame(as other: String) -> Bool { Self.isSame(text, other) }

  static func isSame(_ one: String, _ other: String) -> Bool { words(of: one) == words(of: other) }

  /// What it wrote by just such a call, whatever it says of the time.
  func write(like call: ToolCall) -> Write? {
    writes.first { $0.call.name == call.name && $0.call.arguments.deed == call.arguments.deed }
  }

  private static func words(of text: String) -> [String] {
    Turkish.tokens(of: text).filter { $0.kind != .mark }.map(\.folded)
  }
}

extension JSON {
  /// Arguments of a call that may differ although the same is meant.
  private static let circumstances: Set<String> = ["at", "eatenAt", "mealType", "context", "note"]

  /// Whether two calls' arguments differ in nothing but that one leaves something out.
  func saysNoMore(than other: JSON) -> Bool {
    guard let mine = members, let theirs = other.members else { return self == other }
    let shared = mine.filter { member in theirs.contains { $0.key == member.key } }
    return min(mine.count, theirs.count) == shared.count
      && shared.allSatisfy { member in theirs.contains(member) }
  }

  /// Whether all things of another call stand in this one as they are: a part of a meal once more.
  func holdsItems(of other: JSON) -> Bool {
    guard let mine = self[.items]?.array?.map(\.deed), let theirs = other[.items]?.array,
      !theirs.isEmpty, self[.person] == other[.person]
    else { return false }
    return theirs.allSatisfy { mine.contains($0.deed) }
  }

  /// How many numbers stand in it.
  var numbers: Int {
    switch self {
    case .number: 1
    case .array(let values): values.reduce(0) { $0 + $1.numbers }
    case .object(let members): members.reduce(0) { $0 + $1.value.numbers }
    default: 0
    }
  }

  /// The arguments as far as they say what was done, in the order of their names.
  var deed: JSON {
    switch self {
    case .array(let values): .array(values.map(\.deed))
    case .string(let text): .string(Turkish.fold(text))
    case .object(let members):
      .object(
        members.filter { !Self.circumstances.contains($0.key) }
          .map { Member($0.key, $0.value.deed) }.sorted { $0.key < $1.key })
    default: self
    }
  }
}

// A message that is sent again because its answer never came.
extension Turn {
  private static let hoursOfDoubt = 6.0
  /// How many messages of the person's a broken turn may lie back.
  private static let reach = 12

  var writeNames: Set<String> {
    Set(agent.tools.filter { type(of: $0).writes }.map { type(of: $0).name })
  }

  /// The broken turn before this one: in this thread or, for its first message, in the newest other.
  ///
  /// One that is further back counts only for a message that says just the same, once.
  func brokenTurn(before messages: [Message], saying text: String) -> BrokenTurn? {
    var messages = messages
    if messages.isEmpty {
      // What cannot be read here is no reason to leave the message without an answer.
      let newest = (try? agent.conversations.list(nil))?.first { $0.id != conversation }
      messages = newest.flatMap { try? agent.conversations.messages($0.id) } ?? []
    }
    let writes = writeNames
    let said = messages.indices.reversed().lazy.filter { messages[$0].role == .user }
    for end in [messages.count] + said.prefix(Self.reach) {
      let before = messages[..<end]
      guard let last = before.last, now.timeIntervalSince(last.at) < Self.hoursOfDoubt * 3600 else {
        return nil
      }
      let broken = BrokenTurn(endOf: before, writes: writes)
      let isNewest = end == messages.count
      if let broken,
        broken.isSame(as: text)
          ? isNewest || !broken.isAsking
          : isNewest && !broken.isAsking
      {
        return agent.surroundings.isUndone(conversation, broken.at) ? nil : broken
      }
      let said = before.last { $0.role == .user }?.text ?? ""
      if BrokenTurn.isSame(said, text) { return nil }
    }
    return nil
  }

  /// Tells once more what a turn wrote that died before it could tell it for sure.
  func retell(_ broken: BrokenTurn) {
    let receipts = lines(of: broken)
    guard !receipts.isEmpty else { return }
    emit(.notice(Texts.wroteBefore))
    for receipt in receipts { emit(.receipt(receipt)) }
  }

  private func lines(of broken: BrokenTurn) -> [Receipt] { broken.writes.compactMap(receipt) }

  private func receipt(of write: BrokenTurn.Write) -> Receipt? {
    agent.guards.receipt(write.result, write.call, guardContext([])).map {
      Receipt(call: write.call.id, text: $0)
    }
  }

  /// The question whether these are to be written once more; their ticks are left out.
  private func question(again writes: [BrokenTurn.Write]) -> String {
    let told = writes.compactMap(receipt).map { receipt in
      String(receipt.text.drop { $0 == "✓" || $0 == " " })
    }
    return Texts.again(told, isRecord: writes.allSatisfy(Self.isRecord))
  }

  private static func isRecord(_ write: BrokenTurn.Write) -> Bool {
    [.log, .repeat, .write, nil].contains(ToolVerb(of: write.call.name))
  }

  /// Asks whether a message shall be done again that a broken turn has done; true where it asks.
  mutating func askAgain(_ text: String) throws(TurnFault) -> Bool {
    guard !agent.surroundings.approvesAll, let broken, broken.isSame(as: text), !broken.isHalf
    else {
      return false
    }
    let question = question(again: broken.writes)
    let id = try store(
      Message(role: .assistant, text: question, at: now, state: .awaiting, model: model.name))
    emit(.confirm(call: broken.writes[0].call.id, question: question, answer: nil))
    tell(question)
    emit(.assistant(Answer(text: said, conversation: conversation, message: id, usage: usage)))
    return true
  }

  /// Calls of which the broken turn has done some already.
  ///
  /// Where they are all there is, each is to be answered with yes first: in other words, too, a message
  /// may be the same. Beside others they are what the turn had come to, and are not done once more.
  mutating func doubtedTwice(_ requests: [Request]) -> [Request] {
    guard let broken else { return requests }
    let writes = requests.filter { $0.writes && $0.fault == nil }
    let known = writes.filter { broken.write(like: $0.call) != nil }
    guard known.count == writes.count else {
      for request in known {
        written[request.signature] = broken.write(like: request.call)?.result
      }
      return requests.map { request in
        var request = request
        if written[request.signature] != nil { request.question = nil }
        return request
      }
    }
    return isAgreedAgain ? requests : requests.map { doubtedTwice($0, broken) }
  }

  private func doubtedTwice(_ request: Request, _ broken: BrokenTurn) -> Request {
    guard request.writes, request.fault == nil,
      let write = broken.write(like: request.call), receipt(of: write) != nil,
      broken.isSame(as: words) || !agent.guards.model.saysAnother(request.call, evidence)
    else { return request }
    var request = request
    request.question = question(again: [write])
    return request
  }

  /// Takes the answer to that question; a yes makes this turn one over the message that was sent twice.
  mutating func answerAgain(_ word: ConfirmationReply, asked index: Int) throws(TurnFault) -> Bool {
    let resent = thread[..<index].last { $0.role == .user }?.text ?? ""
    let turn = brokenTurn(before: Array(thread[..<index].dropLast()), saying: resent)
    let call = turn?.writes.first?.call.id ?? ""
    emit(.confirm(call: call, question: thread[index].text, answer: word == .yes))
    switch word {
    case .yes:
      words = agent.surroundings.spoken(resent)
      heard = words
      (broken, isAgreedAgain) = (turn, true)
      return false
    case .no:
      let isRecord = turn?.writes.allSatisfy(Self.isRecord) != false
      try say(isRecord ? Texts.notAgain : Texts.notDoneAgain)
      return true
    case .other: return false
    }
  }
}
