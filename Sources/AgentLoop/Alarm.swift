import Domain

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
}

extension [String] {
  /// What holds words, one below the other.
  var paragraphs: String { filter { !$0.isEmpty }.joined(separator: "\n\n") }
}
