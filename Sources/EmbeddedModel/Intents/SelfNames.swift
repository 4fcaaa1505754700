import Analysis
import Domain
import Turkish

/// What somebody is called.
extension SelfTold {
  /// A name with the words around it: "benim adım Ayşe", "Ayşe ben"; how many words it takes.
  mutating func readName(at place: Int) -> Int? {
    if let count = SelfWords.nameBegins(words, at: place) {
      let names = names(from: place + count, isTold: true)
      guard names > 0 else { return nil }
      let end = place + count + names
      let after = SelfWords.nameEnds(words, at: end) ?? 0
      return keepName(place + count..<end) ? count + names + after : nil
    }
    let isAfterSelf = place > 0 && words[place - 1].folded.fits("self.word")
    let isBeforeSelf = place + 1 < words.count && words[place + 1].folded.fits("self.word")
    guard isAfterSelf || (isBeforeSelf || isNameDenied) && SelfWords.isFirstName(words[place])
    else { return nil }
    let names = isAfterSelf ? names(from: place, isTold: false) : 1
    return names > 0 && keepName(place..<(place + names)) ? names : nil
  }

  /// How many words from a place on are a name, at most three.
  private func names(from place: Int, isTold: Bool) -> Int {
    var count = 0
    while count < 3, place + count < words.count,
      isName(words[place + count], isTold: isTold && count == 0),
      count == 0 || follows(place + count)
    {
      count += 1
    }
    return count
  }

  /// Whether nothing stands between a word and the one before it.
  private func follows(_ place: Int) -> Bool {
    scene.sentence.text[words[place - 1].range.upperBound..<words[place].range.lowerBound]
      .allSatisfy(\.isWhitespace)
  }

  private func isName(_ word: Token, isTold: Bool) -> Bool {
    guard word.kind == .word else { return false }
    if SelfWords.isFirstName(word) { return true }
    let span = scene.sentence.spans.first { span in
      span.tokens.contains { scene.sentence.tokens[$0].range == word.range }
    }
    return span?.isUnknown == true && (isTold || word.text.first?.isUppercase == true)
  }

  private mutating func keepName(_ places: Range<Int>) -> Bool {
    let name = words[places].map { word in
      Turkish.capitalised(String(word.text.prefix { !"'’".contains($0) }))
    }.joined(separator: " ")
    isPersonal = true
    return set(.name, .string(name))
  }
}
