import Analysis
package import Domain
import Turkish

/// Keeps another value than the recorded one from being told as the person's glucose.
///
///     let glucose = GlucoseFigures(known: [], results: [["current": ["value": 180, "unit": "mg/dL"]]])
///     glucose.checked("Şu an 110.")  // "Kayıtlarınızdaki son değer 180 mg/dL."
package struct GlucoseFigures: Sendable {
  private var facts = Facts()
  private var current: String?

  package init(known: [String], results: [JSON]) {
    for result in results {
      guard let value = result[.current]?[.value]?.number else { continue }
      let unit = result[.current]?[.unit]?.string ?? ""
      current = "\(NumberText.plain(value)) \(unit)"
    }
    guard current != nil else { return }
    for text in known { facts.take(text) }
    for result in results { facts.take(result) }
  }

  /// The sentence, or the recorded value in its place where it tells another one as the person's own.
  package func checked(_ sentence: String) -> String {
    guard let current, tells(sentence) else { return sentence }
    let isWrong = FigureReader.figures(in: sentence).contains { figure in
      guard figure.dimension == nil || figure.dimension == .glucose,
        (20...600).contains(figure.low),
        !figure.next.fits("grounding.isBound")
      else { return false }
      var glucose = figure
      glucose.dimension = .glucose
      return !facts.hold(figure.low, of: glucose)
    }
    return isWrong ? Texts.recordedGlucose(current) : sentence
  }

  /// Whether a sentence tells of the person's value, and not of aims and bounds.
  private func tells(_ sentence: String) -> Bool {
    let words = Turkish.tokens(of: sentence).filter { $0.kind != .mark }.map(\.folded)
    guard !words.contains(where: { $0.fits("glucoseFigures.general") }) else { return false }
    return words.count < 4 || words.contains { $0.fits("glucoseFigures.own") }
  }
}
