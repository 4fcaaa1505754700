import Analysis
import Turkish

// What was ordered, cooked or meant beside what was eaten or done: `3 dilim pizza söyledim 2'sini yedim`,
// `6 ünite yapacaktım 5 yaptım`.
extension ThreadWords {
  /// Where the amounts begin that another one behind them replaces.
  static func replaced(_ figures: [Figure], in tokens: [Token]) -> Set<String.Index> {
    var found: Set<String.Index> = []
    for (place, figure) in figures.enumerated() {
      // What is counted may tell it: `8 dilimdi`.
      let rest = tokens.drop { $0.range.lowerBound <= figure.range.lowerBound }
      guard let got = deed(in: rest), got.word.fits("eatenAmounts.got") else { continue }
      let later = figures[(place + 1)...].first { $0.range.lowerBound > got.token.range.lowerBound }
      let things = rest.prefix { $0.range.lowerBound < got.token.range.lowerBound }.map(\.folded)
      let behind = tokens.drop { $0.range.lowerBound <= got.token.range.lowerBound }
      if let later {
        let own = behind.drop { $0.range.lowerBound < later.range.upperBound }
        let between = behind.prefix { $0.range.upperBound <= later.range.lowerBound }
        if isTaken(own, of: things), !isOtherDrug(between, after: got.word, in: tokens) {
          found.insert(figure.range.lowerBound)
        }
      } else if isTakenByWord(behind) {
        found.insert(figure.range.lowerBound)
      }
    }
    return found
  }

  /// The first word that says what became of an amount.
  private static func deed(in tokens: ArraySlice<Token>) -> (word: String, token: Token)? {
    tokens.prefix(8).first {
      $0.folded.fits("eatenAmounts.got") || $0.folded.fits("eatenAmounts.taken")
    }.map { ($0.folded, $0) }
  }

  /// Whether right behind a number stands that it was eaten or done, of the same things.
  private static func isTaken(_ tokens: ArraySlice<Token>, of things: [String]) -> Bool {
    let words = tokens.prefix(3).filter { $0.kind != .mark }
    guard let verb = words.firstIndex(where: { $0.folded.fits("eatenAmounts.taken") }) else {
      return false
    }
    return words[..<verb].allSatisfy { word in
      isMeasure(word.folded) || things.contains { Said.isSame($0, word.folded) }
        || word.folded.fits("eatenAmounts.of")
    }
  }

  /// Whether another drug is told behind one that was taken: `lantus 14 yaptım, metformin 1000 aldım`.
  private static func isOtherDrug(
    _ between: ArraySlice<Token>, after deed: String, in tokens: [Token]
  ) -> Bool {
    guard deed.fits("wish.taken"), let name = between.last(where: { Drugs.isMedicine($0.folded) })
    else { return false }
    return !tokens.contains { token in
      token.range.upperBound <= between[between.startIndex].range.lowerBound
        && Said.isSame(token.folded, name.folded)
    }
  }

  /// `Birini yedim`.
  private static func isTakenByWord(_ tokens: ArraySlice<Token>) -> Bool {
    zip(tokens, tokens.dropFirst()).contains {
      $0.folded.fits("eatenAmounts.some") && $1.folded.fits("eatenAmounts.taken")
    }
  }
}
