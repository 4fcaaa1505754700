import Analysis
import Domain
import Turkish

/// "şekerim 250 ne yapmalıyım": the value is recorded, or asked about, and the question is answered too.
struct ValueQuestions: Request {
  let scene: Scene

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    guard scene.isQuestion, let value = value(in: message), let entry = entry(on: value) else {
      return nil
    }
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

  /// The entry on what is asked, with a word in the place of the value.
  private func entry(on value: IntentCandidate) -> Knowledge.Entry? {
    guard let call = value.calls.first, call.arguments[.unit] == nil,
      let milligrams = call.arguments[.value]?.number, milligrams > Self.high,
      let place = value.claims.first(where: { scene.sentence.spans[$0].number != nil })
    else { return nil }
    let words = scene.sentence.spans.indices.map { span in
      span == place ? Texts.high : scene.sentence.source(scene.sentence.spans[span])
    }
    return Knowledge.shared.entry(for: words.joined(separator: " "), isWhole: true)
  }

  /// Above this a glucose is high at any time of the day, in mg/dL (time in range, ADA 2025, 6).
  private static let high = 180.0
}
