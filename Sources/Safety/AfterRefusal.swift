import Analysis
package import Domain
import Turkish

/// What of a model's answer may stand behind the house's refusal to name a dose.
///
///     let rule = AfterRefusal(words: ["60 gram karbonhidrat yiyeceğim"], results: [])
///     rule.allows("60 g karbonhidratı kaydettim.")  // true
///     rule.allows("Sonuç: sekiz.")                  // false
///
/// Any number there may be the dose, however it is dressed. So none passes but an amount of food, energy or
/// glucose with its unit that the person or a record named, or one of carbohydrates; and no table, sum, sign
/// or riddle does.
package struct AfterRefusal: Sendable {
  private let grounding: Grounding

  /// - Parameters:
  ///   - words: What the person said in the thread.
  ///   - results: What tools gave in it.
  package init(words: [String], results: [JSON]) {
    grounding = Grounding(known: words, results: results)
  }

  /// Whether a sentence or a line can be no dose.
  package func allows(_ sentence: String) -> Bool {
    guard !Self.holdsSign(sentence) else { return false }
    let rest = withoutOwned(DoseText.plain(sentence))
    return !rest.contains(where: \.isNumber) && !Self.holdsAmount(Utterance(rest))
  }

  // MARK: Signs

  private static let marks = Set(".,;:!?'’‘\"“”()…-–—*/%")

  /// Whether it holds a sign that letters, digits and marks of sentences are not, or the same mark again and
  /// again: a bar of a table, a sum, a picture, a tally.
  private static func holdsSign(_ sentence: String) -> Bool {
    var last: Character = " "
    var count = 0
    for letter in sentence where !letter.isWhitespace {
      let isPlain =
        letter.isLetter
        && letter.unicodeScalars.allSatisfy { $0.value < 0x250 || $0.value == 0x307 }
        || letter.isASCII && letter.isNumber
      guard isPlain || marks.contains(letter) else { return true }
      count = letter == last && !isPlain ? count + 1 : 1
      if count > 3 { return true }
      last = letter
    }
    return false
  }

  // MARK: Amounts

  /// The sentence without its amounts that can be no dose.
  private func withoutOwned(_ plain: String) -> String {
    let unknown = Set(grounding.unknown(in: plain).map(\.range.lowerBound))
    var rest = plain
    for figure in FigureReader.figures(in: plain).reversed() {
      let isKnown = !unknown.contains(figure.range.lowerBound)
      let isOfCarbs = figure.dimension == .mass && figure.isOfCarbs
      guard figure.isClaim, !figure.unit.isEmpty, isKnown || isOfCarbs else { continue }
      rest.replaceSubrange(figure.range, with: Texts.piece)
    }
    return rest
  }

  private static func holdsAmount(_ utterance: Utterance) -> Bool {
    let words = utterance.words
    return words.contains { word in
      // `Bir sorunuz olursa` counts nothing; `bir` alone is an answer.
      word.value != nil && !(word.text.fits("word.one") && words.count > 3)
        || word.text.fits("doseHidden.ordinals") || word.text.fits("afterRefusal.amounts")
        || word.text.fits("doseHidden.romans")
        || word.source.allSatisfy { "IVX".contains($0) } && !word.source.isEmpty
    }
  }
}
