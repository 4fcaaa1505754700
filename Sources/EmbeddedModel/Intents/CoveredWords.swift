import Analysis

extension PhraseRow {
  /// Whether a phrase of the row stands in folded words, and each other of them is one of `rest` or stands
  /// at a place that something else explains.
  ///
  /// With any other word a message is about something else.
  func covers(_ words: [String], with rest: PhraseRow, besides explained: Set<Int> = []) -> Bool {
    places(in: words).contains { range in
      words.indices.allSatisfy { place in
        range.contains(place) || explained.contains(place) || rest.fits(words[place])
      }
    }
  }
}
