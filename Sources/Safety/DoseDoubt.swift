import Analysis
import Turkish

/// Whether a dose was taken is not known any more: it is not taken a second time.
///
///     DoseDoubt.answer(to: "sabah lantusu yaptım mı hatırlamıyorum")?.isNew                        // true
///     DoseDoubt.answer(to: "tekrar yapayım mı", after: ["lantusu yaptım mı hatırlamıyorum"])?.isNew  // false
///     DoseDoubt.answer(to: "bugün lantus yaptım mı")                   // nil: the records know
///
/// It names no dose, and neither does it say to take one.
package enum DoseDoubt {
  package struct Answer: Sendable, Equatable {
    package var text: String
    /// Whether the message itself tells the doubt, so that its records are to be looked up too.
    package var isNew: Bool
  }

  /// The fixed text; nil for every other message.
  package static func answer(to text: String, after earlier: [String] = []) -> Answer? {
    let utterance = Utterance(text)
    guard !utterance.words.isEmpty, utterance.words.count < 16 else { return nil }
    if isDoubt(utterance) { return Answer(text: Texts.doseDoubt, isNew: true) }
    guard utterance.words.count <= 5, asksToRepeat(utterance),
      earlier.contains(where: { isDoubt(Utterance($0)) })
    else { return nil }
    return Answer(text: Texts.doseDoubt, isNew: false)
  }

  /// `lantusu yaptım mı hatırlamıyorum`; a meal that is in doubt is none.
  private static func isDoubt(_ utterance: Utterance) -> Bool {
    guard utterance.has("dose.unsure"), !utterance.has("doseDoubt.elsewhere"),
      !utterance.has("scene.animals"),
      !AssertionReader(utterance: utterance, hour: nil).namesSomebody,
      utterance.words.contains(where: { Drugs.isDrug($0.text) || $0.text.fits("doseDoubt.needle") })
    else { return false }
    return utterance.words.indices.contains { place in
      utterance.fits(place, "doseDoubt.taken") && utterance.fits(place + 1, "doseDoubt.whether")
    }
  }

  /// `tekrar yapayım mı`, `alsam mı`.
  private static func asksToRepeat(_ utterance: Utterance) -> Bool {
    let question = DoseQuestion(utterance.words.map(\.source).joined(separator: " "))
    return utterance.asks && question.words.contains { question.isDecision($0.text) }
      && utterance.saysOnly(
        "doseDoubt.beside",
        or: { $0.value != nil || question.isDecision($0.text) || Drugs.isDrug($0.text) })
  }
}
