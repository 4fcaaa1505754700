import Analysis
import Turkish

// Doses told by another dose, and drugs that are said to be needed no more.
extension DosePrescription {
  /// `Akşamki iğneyi her zamankinden biraz fazla yap`, `insülininin üstüne dörtte birini daha koy`,
  /// `on grama bir hesabıyla iğnende karar kıl`.
  ///
  /// Not `iğneyi biraz daha derine batırın`: how deep, and how fast, is no amount.
  var ordersRelative: Bool {
    guard !declines, !isRecord, !isDoctors, !changesNeedle,
      namesInsulin || utterance.has("doseRelative.given")
    else { return false }
    let isReckonedByGram =
      words.indices.contains { index in
        words[index].value != nil && utterance.fits(index + 1, "doseRelative.grams")
      } && utterance.has("doseRelative.reckoning")
    if isReckonedByGram { return true }
    return words.indices.contains { index in
      guard utterance.fits(index, "doseRelative.amounts"), !utterance.has("doseRelative.manner")
      else { return false }
      return (index + 1..<words.count).contains { place in
        words[place].text.fits("doseRelative.verbs", "doseBare.forms")
      }
    }
  }

  /// `Gliklaziti artık içmene gerek kalmadı`; not `gerek kalmayabilir, hekiminize sorun`.
  var needsNoMore: Bool {
    guard !isDoctors, !utterance.asks,
      namesDrug || utterance.has("doseRelative.given") || utterance.has("doseRelative.boxes")
    else { return false }
    return words.indices.contains { index in
      utterance.fits(index, "doseRelative.needs") && utterance.fits(index + 1, "doseRelative.gone")
        && utterance.text(at: index - 1).fits("doseRelative.taking", "doseRelative.toYou")
    }
  }
}
