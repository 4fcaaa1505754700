import Analysis
import Turkish

// Doses that are counted otherwise than in units, ratios without a drug, and stops in the midst of a
// sentence.
extension DosePrescription {
  /// `Yarım düzine birim hızlı etkiliden enjekte edin`, `sekiz birim bolus yapın`.
  var ordersCounted: Bool {
    guard !declines, !isRecord,
      namesInsulin || utterance.has("doseBare.given") || utterance.has("stem.needle")
    else { return false }
    return words.indices.contains { index in
      guard words[index].value != nil else { return false }
      let isDozen = utterance.fits(index + 1, "doseCounted.dozens")
      let unit = isDozen ? index + 2 : index + 1
      return (isDozen || utterance.fits(unit, "stem.units") || isUnit(utterance.text(at: unit)))
        && words.indices.contains { $0 > index && isOrder($0) }
    }
  }

  /// `Karbonhidrat oranınız 1:8`: grams for a unit, without a word of either.
  ///
  /// A plate's share (`tabağınızın 1/4'ü`) is none: only a colon or `e` parts the sides of a ratio.
  var isCarbRatio: Bool {
    guard !isRecord, !declines, utterance.has("stem.carbs") || utterance.has("doseCounted.yours"),
      utterance.has("stem.ratio") || utterance.has("stem.factor")
    else { return false }
    return words.indices.contains { index in
      let word = words[index]
      if word.kind == .clock { return word.text.first == "1" }
      guard word.value == 1, let next = words.indices.contains(index + 1) ? words[index + 1] : nil
      else { return false }
      let isWritten = word.kind == .number && word.suffix.isEmpty && next.kind == .number
      return next.value.map { $0 > 2 && $0 <= 100 } == true
        && (isWritten || word.suffix.fits("doseCounted.dative"))
    }
  }

  /// `Glifor hapını bir hafta kesin, şekeriniz düzelirse`; not `kesin bilgi`, `ilacı kesin olarak`.
  var stopsInMidst: Bool {
    words.indices.contains { index in
      guard words[index].text.fits("word.cut") else { return false }
      let isEnd = index == words.count - 1 || words[index + 1].clause != words[index].clause
      return isEnd && (max(0, index - 5)..<index).contains { Drugs.isDrug(utterance.text(at: $0)) }
    }
  }

  /// `Hapı hiç almayın`: a drug before it in the sentence is given up.
  var givesUp: Bool {
    words.indices.contains { index in
      utterance.fits(index, "doseCounted.atAll")
        && utterance.fits(index + 1, "doseCounted.notTaking")
        && words[..<index].contains { Drugs.isDrug($0.text) } && !utterance.has("stem.unasked")
    }
  }
}
