import Analysis
import Domain
import Turkish

/// "bu iyi mi", "165 normal mi", "ne yapayım", "neden": asked of a value that was told just before or that
/// stands beside, and of nothing else.
///
/// A value that has a word of its own ("şekerim 165") is recorded; see `ValueQuestions`.
struct ValueFollowUps: Request {
  let scene: Scene

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  /// What is asked about a value.
  private enum Ask: String {
    /// Whether it is good; why it is so; what is to be done.
    case judging, why, doing
  }

  /// A value that was told just before.
  var plain: Understanding? {
    guard let ask, figures.isEmpty, let step = step(for: ask), let value = step.result.value,
      let known = known(ask, of: kind(of: step), at: level(of: value))
    else { return nil }
    var result = Understanding(speeches: [.known(known.id)])
    result.beside = kind(of: step) == Self.glucose ? .value(value) : nil
    return result
  }

  /// A figure beside the question: told of, and kept after a yes.
  func instead(of message: inout WeighedMessage) -> Understanding? {
    guard ask == .judging, let value = figures.first, !namesGlucose else { return nil }
    let measured = scene.sentence.spans.compactMap { $0.analyte?.kind }.first
    guard let known = known(.judging, of: measured ?? Self.glucose, at: nil) else { return nil }
    guard measured == nil else { return Understanding(speeches: [.known(known.id)]) }
    guard figures.count == 1, (40...600).contains(value) else { return nil }
    let reading = message.reading.candidates.filter {
      $0.intent == "logGlucose" && $0.calls.count == 1
    }.max { $0.probability < $1.probability }
    let context = scene.sentence.spans.lazy.compactMap(\.glucoseContext).first
    let calls =
      reading?.calls
      ?? [
        PlannedCall(
          "logGlucose",
          .object(
            [.init(.value, .number(value))]
              + (context.map { [.init(.context, .string($0.rawValue))] } ?? [])))
      ]
    var result = message.asking(.ask(Question(kind: .loneReading(value), calls: calls)))
    result.beside = .known(known.id)
    return result
  }

  // MARK: The question

  /// "şekerim", and not "açlık", which alone tells when it was measured.
  private var namesGlucose: Bool {
    scene.sentence.spans.contains { span in
      span.has(.glucose, .sugarword)
        && !scene.sentence.tokens[span.tokens].allSatisfy { $0.folded.fits("followUp.besides") }
    }
  }

  private var figures: [Double] { scene.sentence.spans.compactMap { $0.number?.value } }

  /// What is asked, where every word belongs to such a question.
  private var ask: Ask? {
    var asks: Set<Ask> = []
    var isAsked = scene.isQuestion
    for span in scene.sentence.spans where !span.isMark && span.number == nil {
      if span.analyte != nil || span.has(.glucose, .sugarword) { continue }
      for word in scene.sentence.tokens[span.tokens].map(\.folded) {
        let bare = word.joinedAsking.map { String(word.dropLast($0)) } ?? word
        isAsked = isAsked || bare != word
        let named = [Ask.judging, .why, .doing].first { bare.fits("followUp.\($0.rawValue)") }
        guard named != nil || bare.fits("followUp.besides") else { return nil }
        if let named { asks.insert(named) }
      }
    }
    if asks.contains(.doing) { return .doing }
    if asks.contains(.why) { return .why }
    return asks.contains(.judging) && isAsked ? .judging : nil
  }

  // MARK: What it is asked of

  private static let glucose = "glucose"

  /// The value that was recorded a few messages ago; what is good may also be what was recorded since.
  private func step(for ask: Ask) -> Dialogue.Step? {
    guard let place = scene.dialogue.steps.firstIndex(where: \.isOfValue),
      place == 0 || ask != .judging
    else { return nil }
    let step = scene.dialogue.steps[place]
    return step.age <= 3 && step.result.isOK ? step : nil
  }

  private func kind(of step: Dialogue.Step) -> String {
    step.call.arguments[.kind]?.string ?? Self.glucose
  }

  private func level(of value: JSON) -> GlucoseAssessment.Level? {
    value[.level]?.string.flatMap(GlucoseAssessment.Level.init)
  }

  /// What the house knows of it: the table `followUp` tells which question stands for this one.
  private func known(
    _ ask: Ask, of kind: String, at level: GlucoseAssessment.Level?
  ) -> Knowledge.Entry? {
    let side =
      switch level {
      case .severeLow, .low: "low"
      case .high, .veryHigh: "high"
      case .inRange, nil: "any"
      }
    let question =
      WordSets.list("followUp.\(kind).\(ask.rawValue).\(side)").first
      ?? WordSets.list("followUp.\(kind).\(ask.rawValue)").first
    return question.flatMap { Knowledge.shared.entry(for: $0, isWhole: true) }
  }
}
