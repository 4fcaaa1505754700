import Turkish

/// What a person calls those whose values, meals and symptoms they also tell of.
package enum KinWords {
  /// Words of the lexicon for people with `my`, as written.
  ///
  /// In other cases they are the beginnings (`annemin`). Without what is also said to anybody who
  /// listens: `hocam`, `dostum`.
  package static let own = Vocabulary.words { $0 == .person }.filter { word in
    let folded = Turkish.fold(word)
    return word.hasSuffix("m") && !folded.fits("experiencer.others")
      && !folded.fits("experiencer.addressed")
  }

  private static let folded = own.map(Turkish.fold)
  private static let spellings = Dictionary(
    WordSets.list("experiencer.kin").map { row in
      let words = row.split(separator: " ").map(String.init)
      return (words[0], words[1])
    }, uniquingKeysWith: { first, _ in first })

  /// The folded beginnings of words for kin, with what a record calls them: `anam` is `annem`.
  package static let stems: [(stem: String, name: String)] =
    spellings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    + own.map { (Turkish.fold($0), $0) }

  /// The word as it is best written: `annem` for `anam`.
  package static func spelt(_ word: String) -> String { spellings[Turkish.fold(word)] ?? word }

  /// Whether a phrase ends in a word for kin, with or without `my`: `küçük kızım`, `anne`.
  package static func isKin(_ phrase: String) -> Bool {
    guard let last = Turkish.fold(phrase).split(separator: " ").last.map(String.init) else {
      return false
    }
    return folded.contains { $0 == last || $0.dropLast() == last || $0.dropLast(2) == last }
  }
}
