import Analysis
import Domain
import Turkish

/// "şekerim 250 ne yapmalıyım": the value is recorded, and the question about it is answered too.
struct ValueQuestions: Request {
  let scene: Scene

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    guard scene.isQuestion, let value = message.decision.taken.first,
      message.decision.taken.count == 1, value.intent == "logGlucose",
      let entry = entry(on: value)
    else { return nil }
    var result = message.understanding
    result.beside = .known(entry.id)
    return result
  }

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
