import Analysis
import Turkish

// Numbers that name something and measure nothing.
extension MessageAnalysis {
  /// Of a street, a room, a password, whoever is called, or a part of a word: "kapı no 142".
  func isName(_ quantity: Quantity) -> Bool {
    let place = quantity.spans.lowerBound
    return isPartOfWord(place) || isOrdinal(place) || isCalled(quantity)
      || isNumbered(quantity.spans)
  }

  /// Whether letters stand right before the number that are no word of a measure: "xyz142", but not
  /// "şekerim142".
  private func isPartOfWord(_ place: Int) -> Bool {
    let tokens = scene.sentence.tokens
    let first = spans[place].tokens.lowerBound
    guard place > 0, tokens[first].isGlued, tokens[first - 1].kind == .word,
      !SugarWord.isMisspelt(tokens[first - 1].folded)
    else { return false }
    let before = spans[place - 1]
    let isDashed =
      first > 2 && tokens[first - 1].isGlued && tokens[first - 2].isGlued
      && tokens[first - 2].folded.fits("naming.dashes")
    return before.isUnknown || isDashed
  }

  /// Whether a point behind the number counts the word after it, and no sentence ends.
  private func isOrdinal(_ place: Int) -> Bool {
    let tokens = scene.sentence.tokens
    let point = spans[place].tokens.upperBound
    guard point + 1 < tokens.count, tokens[point].folded == ".", tokens[point].isGlued,
      tokens[point + 1].kind == .word, !tokens[point + 1].startsLine,
      tokens[point + 1].text.first?.isLowercase == true
    else { return false }
    if tokens[point + 1].folded.fits("naming.counted") { return true }
    let next = spans.firstIndex { $0.tokens.contains(point + 1) }
    return next.map { spans[$0].isUnknown } == true && !spans.contains(where: \.isOfGlucose)
  }

  /// "112'yi aradım": who was called.
  private func isCalled(_ quantity: Quantity) -> Bool {
    let next = quantity.spans.upperBound
    return next < spans.count && !spans.contains(where: \.isOfGlucose)
      && word(next).fits("naming.called")
  }

  /// Whether the word before it or after it has a number for a name: "oda 142", "142 numaralı".
  private func isNumbered(_ places: Range<Int>) -> Bool {
    if places.upperBound < spans.count, word(places.upperBound).fits("naming.numbered") {
      return true
    }
    for place in spans[..<places.lowerBound].indices.reversed().prefix(3) {
      if spans[place].isOfGlucose || spans[place].isOwnMeasure { return false }
      if word(place).fits("naming.names") { return true }
      guard spans[place].has(.filler) || word(place).fits("naming.between") else { return false }
    }
    return false
  }
}
