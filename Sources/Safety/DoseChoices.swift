import Analysis
import Turkish

// Questions that ask balli to pick an amount, or for its view of one.
extension DoseQuestion {
  /// `4 mü 6 mı yapsam`: one of two bare amounts, and nothing that they could count.
  var asksWhichAmount: Bool {
    let amounts = words.indices.filter { index in
      words[index].value != nil && utterance.fits(index + 1, "doseQuestion.questions")
    }
    return amounts.count > 1 && words.contains { $0.fits("doseQuestion.injecting") }
      && words.allSatisfy { word in
        word.value != nil || isDecision(word.text) || word.fits("doseQuestion.beside")
          || word.kind == .mark
      }
  }

  /// `4 mü 5 mi`, and nothing else: an amount of what was talked of.
  var asksWhichOfTwo: Bool {
    let amounts = words.indices.filter { index in
      words[index].value != nil && utterance.fits(index + 1, "doseQuestion.questions")
    }
    return amounts.count > 1
      && words.allSatisfy { word in
        word.value != nil || word.kind == .mark || word.fits("doseQuestion.questions")
          || word.fits("doseQuestion.beside")
      }
  }

  /// `Doz hususunda görüşünüz nedir`.
  var asksOpinion: Bool {
    namesUnit && utterance.has("doseQuestion.opinion") && !hasRecord
  }
}
