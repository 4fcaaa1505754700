import Analysis

/// "şekerim 250 ne yapmalıyım": the value is recorded, or asked about, and the question is answered too.
///
/// What is known is asked with a value for a word (`AskedWords`: 250 is high).
struct ValueQuestions: Request {
  let scene: Scene

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    guard scene.isQuestion, let value = value(in: message),
      let entry = Knowledge.shared.entry(for: scene.sentence.text, isWhole: true)
    else { return nil }
    var result = message.understanding
    if !message.decision.taken.contains(where: { $0.calls == value.calls }) {
      result = message.asking(.ask(Question(kind: .isMeant([value.calls]), calls: value.calls)))
    }
    result.beside = .known(entry.id)
    return result
  }

  /// The glucose that is recorded, or else the likeliest one.
  private func value(in message: WeighedMessage) -> IntentCandidate? {
    let writes = message.decision.taken.filter(\.writes)
    guard writes.isEmpty else {
      return writes.count == 1 ? writes.first { $0.intent == Self.intent } : nil
    }
    return message.reading.candidates.filter {
      $0.intent == Self.intent && $0.probability >= Decision.Certainty.question
    }.max { $0.probability < $1.probability }
  }

  private static let intent = "logGlucose"
}
