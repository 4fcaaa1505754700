import Analysis
import Turkish

/// A step of a scale: a glucose, or a band of them, and what is added for it.
///
///     | 150-200 | +2 |            250 üstü: +4            201-250 arasıysa + 3 birim
///
/// Nothing else is added to a glucose; without the plus, the talk says what the numbers are.
struct DoseScale {
  private let utterance: Utterance
  private var words: [Utterance.Word] { utterance.words }

  init(_ utterance: Utterance) { self.utterance = utterance }

  /// Whether a small number is added behind a glucose.
  var isOne: Bool {
    words.contains { $0.text == Self.plus }
      && words.indices.contains { place in
        guard isGlucose(place) else { return false }
        var next = place + 1
        while isBetween(next) { next += 1 }
        return utterance.text(at: next) == Self.plus && isStep(next + 1)
      }
  }

  private static let plus = "+"
  /// What a scale begins and ends with, in mg/dL, and more than it ever adds.
  private static let (glucoses, mostAdded) = (70.0...600.0, 40.0)

  private func isGlucose(_ place: Int) -> Bool {
    words.indices.contains(place) && words[place].kind != .clock
      && words[place].value.map(Self.glucoses.contains) == true
  }

  private func isBetween(_ place: Int) -> Bool {
    isGlucose(place) || utterance.fits(place, "doseReckoned.ranges")
      || utterance.fits(place, "doseScale.between")
  }

  /// A number that counts nothing but units: `+2`, `+ 3 birim`, not `+ 2 saat`.
  private func isStep(_ place: Int) -> Bool {
    guard words.indices.contains(place), words[place].kind != .clock,
      let value = words[place].value, value > 0, value <= Self.mostAdded
    else { return false }
    let next = place + 1
    return !words.indices.contains(next) || words[next].clause != words[place].clause
      || words[next].kind == .mark || isGlucose(next) || utterance.fits(next, "stem.units")
      || utterance.fits(next, "stem.insulinUnit") || utterance.fits(next, "unit.letter")
      || utterance.fits(next, "doseScale.added")
  }

  /// Whether somebody asks for such a scale: `düzeltme için tablo ver`.
  static func isAsked(in utterance: Utterance) -> Bool {
    utterance.has("stem.correction") && utterance.has("doseScale.tables")
  }
}

/// A dose that is told by another one, where the talk is of what a dose is reckoned from.
///
///     "Geçen seferki miktarın yarısı uygun olur."      "Yine aynısı iyi gider."
struct DoseBySame {
  private let utterance: Utterance
  private var words: [Utterance.Word] { utterance.words }

  init(_ utterance: Utterance) { self.utterance = utterance }

  /// Whether an amount that has no name is praised or ordered, and the sentence is of nothing that is
  /// eaten, measured or done.
  var isOne: Bool {
    guard utterance.has("doseBySame.amounts"), !utterance.asks, !isOfOther,
      !utterance.has("dosePrescription.refusing"), !utterance.has("doseWithoutAmount.doctors")
    else { return false }
    return utterance.places(of: "doseBySame.amounts").contains { place in
      (place + 1..<place + 7).contains { later in
        words.indices.contains(later) && words[later].sentence == words[place].sentence
          && isWanted(later)
      }
    }
  }

  private var isOfOther: Bool {
    words.contains { word in
      ["doseBySame.others", "doseBare.others", "doseReckoned.otherNeeds", "dosePrescription.foods"]
        .contains { word.text.fits($0) }
    }
  }

  private func isWanted(_ place: Int) -> Bool {
    let word = words[place].text
    return ["doseReckoned.verdicts", "doseUnowned.verdicts", "doseResult.verbs", "doseBySame.fits"]
      .contains { word.fits($0) }
      || word.fits("doseUnowned.verbs", "doseUnowned.forms")
  }
}
