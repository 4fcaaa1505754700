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
    if let own = ownWeight { return own }
    let spans = scene.sentence.spans
    let figures = spans.compactMap(\.number).filter { !$0.isArticle }
    guard figures.count == 1, !scene.isQuestion, spans.allSatisfy(isOfValue),
      let name = measure(of: figures[0].value)
    else { return nil }
    return "\(name) \(scene.sentence.text)"
  }

  /// "ada 24,3 kilo", then "ben 68", "pardon ben 67,5": the writer's, by the name of the measure.
  private var ownWeight: String? {
    let spans = scene.sentence.spans
    let figures = spans.compactMap(\.number).filter { !$0.isArticle }
    let isSaid = { (span: Span) in
      let word = self.scene.sentence.folded(span)
      return word.fits("self.word") || word.fits("self.mine")
    }
    guard figures.count == 1, (25..<100).contains(figures[0].value), !scene.isQuestion,
      spans.contains(where: isSaid),
      spans.allSatisfy({ span in
        span.isMark || span.number != nil || isSaid(span)
          || span.has(.be, .comeout, .filler, .correction, .more) && span.food == nil
      }),
      let last = scene.dialogue.steps.first(where: { $0.age <= 2 && $0.result.isOK }),
      last.call.name == "logWeight", last.call.arguments[.person] != nil
    else { return nil }
    return "\(Self.weight) \(scene.sentence.text)"
  }

  private static let weight = "kilom"

  private func isOfValue(_ span: Span) -> Bool {
    span.isMark || span.number != nil || span.time != nil
      || span.has(.be, .trend, .comeout, .measure, .filler) && span.food == nil
      || scene.sentence.folded(span).fits("told.afterwards")
  }

  /// Messages after which a measure is no longer what is talked of.
  private static let talkedOf = 3

  /// What was recorded last, where it can have this value.
  private func measure(of value: Double) -> String? {
    let last = scene.dialogue.steps.first {
      $0.age <= Self.talkedOf && $0.result.isOK && $0.isOfValue
    }
    guard let last, ToolDeclaration.recordsMeasure(last.call.name),
      let kind = last.call.arguments[.kind]?.string, let range = Self.ranges[kind],
      let old = last.call.arguments[.value]?.number, range.contains(value),
      kind == Self.ketone || (0.5...2).contains(value / max(old, 0.1)),
      kind != Self.fever || !wasDenied(since: last)
    else { return nil }
    return ToolDeclaration.of(last.call.name)?.form?[.kind]?.words[kind]
  }

  /// Whether it was said since then that there is no fever: after "ateşim yok, titriyorum" "38" is what a
  /// meter shows.
  private func wasDenied(since last: Dialogue.Step) -> Bool {
    scene.dialogue.earlier.prefix(last.age - 1).contains { text in
      scene.dialogue.scene(of: text, now: scene.now, zone: scene.zone)?.has(.absent) == true
    }
  }

  private static let fever = "temperature"
  /// It rises tenfold within hours.
  private static let ketone = "ketone"

  /// The kinds with the values that they can have.
  private static let ranges: [String: ClosedRange<Double>] = [
    "temperature": 34...43, "pulse": 35...220, "ketone": 0...10,
  ]
}
