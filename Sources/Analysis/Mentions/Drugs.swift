import Turkish

/// The names of drugs in Türkiye, as folded words begin with them.
package enum Drugs {
  /// Whether a word names an insulin; aspartame only sounds like one.
  package static func isInsulin(_ word: String) -> Bool {
    insulins.hasStem(of: word) && !word.fits("stem.aspartame")
  }

  /// Whether a word names a drug that lowers glucose.
  package static func isNamed(_ word: String) -> Bool {
    isInsulin(word) || glucoseLowering.hasStem(of: word)
  }

  /// The same, or a word for a drug without its name; `ilac` is also `ilacım`, `hap` only with some
  /// endings.
  package static func isDrug(_ word: String) -> Bool {
    isNamed(word) || general.hasStem(of: word) || word.fits("drug.pill")
  }

  /// Whether one of the words of an utterance is such a word.
  package static func areNamed(in utterance: Utterance) -> Bool {
    utterance.words.contains { isNamed($0.text) || general.hasStem(of: $0.text) }
      || utterance.has("drug.pill")
  }

  /// Whether a word names any drug that the lexicon has.
  package static func isMedicine(_ word: String) -> Bool { medicines.hasStem(of: word) }

  private static let insulins = Beginnings(WordSets.list("drug.insulin"))
  private static let glucoseLowering = Beginnings(WordSets.list("drug.glucoseLowering"))
  private static let general = Beginnings(WordSets.list("drug.stem"))

  private static let medicines: Beginnings = {
    let inGeneral = Set(WordSets.drugsInGeneral.map(Turkish.fold))
    let names = Vocabulary.singleWords { $0 == .medication }
      .filter { $0.utf8.count > 3 && !inGeneral.contains($0) }
    return Beginnings(names + WordSets.list("drug.unlisted"))
  }()
}
