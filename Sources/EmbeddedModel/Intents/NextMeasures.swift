import Analysis
import Domain
import Turkish

/// The next value of what was measured last, told without its name.
///
///     ateşim 38,5 | parol içtim | 1 saat sonra 37,5      a fever, and no glucose
///     nabzım 72 | sabah 80'di                            a pulse
///
/// Nothing else may be told, and the value must be one that the measure can have.
struct NextMeasures {
  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// The message with the name of the measure before it; nil where it tells no next value.
  var named: String? {
    let spans = scene.sentence.spans
    let figures = spans.compactMap(\.number).filter { !$0.isArticle }
    guard figures.count == 1, !scene.isQuestion, spans.allSatisfy(isOfValue),
      let name = measure(of: figures[0].value)
    else { return nil }
    return "\(name) \(scene.sentence.text)"
  }

  private func isOfValue(_ span: Span) -> Bool {
    span.isMark || span.number != nil || span.time != nil
      || span.has(.be, .trend, .comeout, .measure, .filler) && span.food == nil
      || scene.sentence.folded(span).fits("told.afterwards")
  }

  /// Messages after which a measure is no longer what is talked of.
  private static let talkedOf = 3

  /// What was measured last, where it can have this value.
  private func measure(of value: Double) -> String? {
    let steps = scene.dialogue.steps.filter {
      $0.age <= Self.talkedOf && $0.result.isOK
        && ["logGlucose", "logMeasurement"].contains($0.call.name)
    }
    if let last = steps.first {
      guard last.call.name == "logMeasurement", let kind = last.call.arguments[.kind]?.string,
        let old = last.call.arguments[.value]?.number
      else { return nil }
      return Self.measures[kind].flatMap { measure in
        measure.range.contains(value) && (0.5...2).contains(value / max(old, 0.1))
          ? measure.name : nil
      }
    }
    // "yatağa 40 derece ateşle girdim", of which nothing was recorded
    return scene.dialogue.earlier.prefix(Self.talkedOf).lazy.compactMap { text in
      Self.measures.values.first { measure in
        measure.range.contains(value) && measure.isUnmistakable
          && Turkish.tokens(of: text).contains { $0.folded.fits(measure.row) }
      }?.name
    }.first
  }

  private struct Measure {
    var name: String
    var range: ClosedRange<Double>
    /// The words for it.
    var row: String
    /// Whether no glucose in mg/dL could be taken for it that one lives with.
    var isUnmistakable = false
  }

  private static let measures: [String: Measure] = [
    "temperature": Measure(
      name: "ateş", range: 34...43, row: "measure.fever", isUnmistakable: true),
    "pulse": Measure(name: "nabız", range: 35...220, row: "measure.pulse"),
    "ketone": Measure(name: "keton", range: 0...10, row: "measure.ketone"),
  ]
}
