import Analysis
import Turkish

extension ThreadWords {
  /// Where the amounts begin that stand behind what they count, as all of their part of a sentence do:
  /// `köfte 4 tane makarna yarım tabak`.
  ///
  /// What follows such an amount is counted by the next one.
  static func amountsBehind(_ figures: [Figure], in tokens: [Token]) -> Set<String.Index> {
    // Both stand in the order of the text.
    var figures = figures[...]
    var found: Set<String.Index> = []
    for part in tokens.split(whereSeparator: { $0.kind == .mark }) {
      guard let first = part.first?.range.lowerBound, let last = part.last?.range.upperBound
      else { continue }
      figures = figures.drop { $0.range.lowerBound < first }
      let own = figures.prefix { $0.range.upperBound <= last }
      guard own.count > 1, areBehind(Array(own), in: part) else { continue }
      found.formUnion(own.map(\.range.lowerBound))
    }
    return found
  }

  private static func areBehind(_ figures: [Figure], in part: ArraySlice<Token>) -> Bool {
    figures.indices.allSatisfy { place in
      let figure = figures[place].range
      let name = part.last { $0.range.upperBound <= figure.lowerBound }
      guard let name, name.kind == .word, !isMeasure(name.folded) else { return false }
      let isLast = place + 1 == figures.count
      let end = isLast ? nil : figures[place + 1].range.lowerBound
      let rest = part.filter { token in
        token.range.lowerBound >= figure.upperBound
          && end.map { token.range.upperBound <= $0 } ?? true
      }.drop { isMeasure($0.folded) }
      return isLast ? rest.allSatisfy { VerbEnding.isFinite($0.folded) } : !rest.isEmpty
    }
  }

  /// Whether a word tells what is counted in, and no thing: `tane`, `kaşık`.
  static func isMeasure(_ word: String) -> Bool {
    Unit.named(word) != nil || word.fits("amountCheck.measures")
      || word.fits("amountCheck.noThing")
  }
}
