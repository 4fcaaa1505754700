import Domain
import Turkish

// What a kept reading asks for, however the words of its message were spelt.
extension Turn {
  /// Raises the alert that a result asks for, once in a turn.
  mutating func watch(_ result: ToolResult) {
    guard alarm == nil, result.isOK else { return }
    let before = Array(thread[..<(thread.lastIndex { $0.role == .user } ?? 0)])
    guard let emergency = agent.guards.measured(result, words, guardContext(before)) else { return }
    raise(emergency)
  }

  /// Tells that something cannot wait; what to do is said before the turn ends, whatever ends it.
  mutating func raise(_ emergency: Emergency) {
    alarm = emergency
    emit(.alert(code: emergency.code, text: emergency.text))
  }

  /// Says the fixed text of an alert that was raised; true where the turn is over with it.
  ///
  /// Beside a reading that was all there was to keep, a model has nothing to add.
  mutating func sayAlarm(mayEnd: Bool = true) throws(TurnFault) -> Bool {
    guard let alarm, !isAlarmSaid else { return false }
    isAlarmSaid = true
    if mayEnd, Set(done.flatMap(\.results).map(\.name)).count == 1 {
      try say(alarm.text)
      return true
    }
    open(with: alarm.text)
    return false
  }

  /// Says a fixed text before what a model will say.
  mutating func open(with text: String) {
    tell(text)
    opening.append(text)
  }

  /// The words of a last message, with the fixed ones before them.
  func opened(_ text: String) -> String { (opening + [text]).paragraphs }

  // MARK: A message that tells of an emergency

  /// Says the fixed text of an emergency before all else, and keeps what was told beside it.
  mutating func answer(_ emergency: Emergency) async throws(TurnFault) {
    raise(emergency)
    if let reading = emergency.reading, isFirsthand(reading) {
      var arguments: JSON = [
        "value": .number(reading.value), "unit": .string(reading.unit.rawValue),
      ]
      if let person = reading.person {
        arguments = arguments.setting(.person, to: .string(person))
      }
      try await record("logGlucose", arguments)
    }
    let earlier = guardContext(Array(thread.dropLast()))
    for call in agent.guards.toldBeside(words, emergency, earlier) {
      try await record(call.name, call.arguments)
    }
    isAlarmSaid = true
    try say([emergency.text, unkept(beside: emergency)].paragraphs)
  }

  /// What says that not all figures of a message with an emergency are kept, where a part of them is, where
  /// no rule named the emergency, or where none of several is; empty for nothing.
  private func unkept(beside emergency: Emergency) -> String {
    let kept = done.flatMap(\.calls)
    let tokens = Turkish.tokens(of: own[words].words)
    let times = Turkish.times(in: tokens, now: now, zone: agent.surroundings.zone)
    let figures = Turkish.numbers(in: tokens).filter { number in
      !number.isArticle && !times.contains { $0.tokens.overlaps(number.tokens) }
    }
    let isTold =
      kept.count > (emergency.reading == nil ? 0 : 1) || emergency.code == "possibleEmergency"
      || kept.isEmpty && figures.count > 1
    guard isTold, figures.count > kept.reduce(0, { $0 + $1.arguments.numbers }) else { return "" }
    return kept.isEmpty ? Texts.keptNothing : Texts.keptInPart
  }

  /// Writes what was said with an emergency, where nothing has to be asked first.
  private mutating func record(_ tool: String, _ arguments: JSON) async throws(TurnFault) {
    let call = ToolCall(id: newID(), name: tool, arguments: arguments)
    let request = await Request(call, among: agent.tools, in: context)
    guard request.fault == nil, request.question == nil else { return }
    try store(Message(role: .assistant, text: "", calls: [request.call], at: now))
    emit(.toolCall(request.call))
    // The advice must come even where the record cannot be kept, and before all else.
    try keep(await request.result(in: context), of: request, isOwed: true)
  }
}

extension [String] {
  /// What holds words, one below the other.
  var paragraphs: String { filter { !$0.isEmpty }.joined(separator: "\n\n") }
}
