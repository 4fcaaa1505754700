import Turkish

extension String {
  /// How many letters of a folded word are the word that asks, written to it: 5 of `yiyebilirmiyim`.
  ///
  /// Only with a person: `alarmı` and `formu` end like a question too.
  package var joinedAsking: Int? {
    guard fits("asking.joinedPerson") else { return nil }
    return WordSets.list("asking.person").filter(hasSuffix).map(\.count).max()
  }
}

extension Token {
  /// `yiyebilirmiyim` as `yiyebilir` and `miyim`, each with its place in the source.
  func withAskingApart(in source: String) -> [Token] {
    guard kind == .word, suffix.isEmpty, let count = folded.joinedAsking,
      text.count == folded.count
    else { return [self] }
    let cut = source.index(range.upperBound, offsetBy: -count)
    var (word, asking) = (self, self)
    word.range = range.lowerBound..<cut
    asking.range = cut..<range.upperBound
    word.text = String(source[word.range])
    asking.text = String(source[asking.range])
    word.folded = String(folded.dropLast(count))
    asking.folded = String(folded.suffix(count))
    asking.isGlued = true
    asking.startsLine = false
    return [word, asking]
  }
}
