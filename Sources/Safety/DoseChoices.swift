import Analysis
import Turkish

// Questions that ask balli to pick an amount, or for its view of one.
extension DoseQuestion {
  /// `4 mü 6 mı yapsam`: one of two bare amounts, and nothing that they could count.
  var asksWhichAmount: Bool {
    asksOfAmounts && words.contains { $0.fits("doseQuestion.injecting") }
      && utterance.saysOnly("doseQuestion.beside", or: { $0.value != nil || isDecision($0.text) })
  }

  /// `4 mü 5 mi`, and nothing else: an amount of what was talked of.
  var asksWhichOfTwo: Bool {
    asksOfAmounts
      && utterance.saysOnly(
        "doseQuestion.questions", "doseQuestion.beside", or: { $0.value != nil })
  }

  /// `4 mü 5 mi`: two numbers that are asked about.
  private var asksOfAmounts: Bool {
    words.indices.count { index in
      words[index].value != nil && utterance.fits(index + 1, "doseQuestion.questions")
    } > 1
  }

  /// `Doz hususunda görüşünüz nedir`.
  var asksOpinion: Bool {
    namesUnit && utterance.has("doseQuestion.opinion") && !hasRecord
  }
}
