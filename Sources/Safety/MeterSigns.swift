import Analysis

// What a message shows or feels and says nothing else: a sign of the meter, a sign of the body, a fall.
extension EmergencyScene {
  /// `HI` and `LO`: a value beyond what the meter can measure.
  var isOfMeter: Bool { holds(.meterHigh, .meterLow) || showsLow || showsHigh }

  /// `LO`, `hâlâ low`, `kızım low`; not `low karbonhidratlı ekmek`.
  var showsLow: Bool { showsOnly("meter.low") != nil }

  /// `HI`, `hâlâ hi`, `annem hi`; not `hi`, with which a talk begins, and not `hi yine ben`.
  var showsHigh: Bool {
    guard let place = showsOnly("meter.high") else { return false }
    let word = utterance.words[place]
    return follows || !word.fits("meter.greeting") || word.source == "HI"
      || place > 0 && place == utterance.words.count - 1
  }

  /// Where the sign stands in a message of which nothing else is said but when, by what and whose it is.
  private func showsOnly(_ signs: String) -> Int? {
    let places = utterance.words.indices.filter { utterance.fits($0, signs) }
    guard places.count == 1, let place = places.first else { return nil }
    let isPlain = utterance.words.indices.allSatisfy { other in
      let word = utterance.words[other].text
      return other == place || word.fits("meter.around")
        || other < place && AssertionReader.isPerson(word) && (follows || word.hasSuffix("m"))
    }
    return isPlain ? place : nil
  }

  /// `titriyorum`, `elim titriyor`: one sign of a low that the writer has now, and nothing that explains it.
  var isFeltAlone: Bool {
    let alone = EmergencyPhrases.feltAlone.phrases.flatMap { $0.matches(in: utterance) }
    return alone.contains { range in
      utterance.words.indices.allSatisfy { place in
        range.contains(place) || utterance.fits(place, "felt.around")
      }
    }
  }

  /// `hızla düşüyor`, `ok aşağı`: a fall that is low soon, whatever was said before.
  var fallsFast: Bool { isFallAlone && utterance.has("falls.fast") }

  /// `düşüyor`, `hızla düşüyor`, `ok aşağı`: that the value falls, and nothing else.
  var isFallAlone: Bool {
    utterance.has("falls.verb") && utterance.saysOnly("falls.verb", "falls.around")
  }
}
