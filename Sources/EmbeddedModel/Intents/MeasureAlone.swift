import Analysis
import Domain
import Turkish

/// "nabız", then "70": what is measured alone in a message, and its figure in the next.
extension Scene {
  /// The name of a measure, where the message holds nothing else.
  var measureAlone: String? {
    let said = sentence.spans.filter { !$0.isMark && !$0.has(.filler) }
    guard (1...2).contains(said.count), !isQuestion, said.allSatisfy(\.namesMeasure) else {
      return nil
    }
    return sentence.text.trimmed
  }

  /// The message with the measure that the one before it named alone.
  var withMeasureBefore: String? {
    let spans = sentence.spans
    let figures = spans.compactMap(\.number).filter { !$0.isArticle }
    guard (1...2).contains(figures.count), !isQuestion, spans.allSatisfy(\.tellsFigure),
      let before = dialogue.unanswered,
      let name = dialogue.scene(of: before, now: now, zone: zone)?.measureAlone
    else { return nil }
    return "\(name) \(sentence.text)"
  }
}

extension Span {
  /// "nabız", "kilo", "açlık şekeri", "tansiyonum"; not "nabzı", which is somebody else's.
  fileprivate var namesMeasure: Bool {
    guard number == nil, finiteVerb == nil else { return false }
    return analyte != nil || isOwnMeasure || has(.weight, .pressure, .pulse, .glucose, .ketone)
      || measure.map { $0.measure == .kilogram } ?? false
  }

  /// "70", "12 8", "120/80", "37,5 çıktı".
  fileprivate var tellsFigure: Bool {
    isMark || number != nil || time != nil || measure.map { $0.measure == .kilogram } ?? false
      || has(.be, .comeout, .measure, .filler, .mgdl, .mmol) && food == nil
  }
}
