/// Endings of numbers that are written apart from their digits.
extension NumberReader {
  /// The ending of digits, written apart: `45 ti`, `300 den`, and `180 e` where something says that it is
  /// no interjection.
  func isApartEnding(_ place: Int, of digits: String) -> Bool {
    let token = tokens[place]
    guard token.kind == .word, token.suffix.isEmpty, !token.startsLine, token.folded.count < 4,
      NumberSuffix.of(token.folded) != nil
    else { return false }
    let ending = Ending(of: Spoken.last(of: digits) ?? digits)
    let isEnding = { (pattern: String) in
      token.folded == Turkish.fold(ending.harmonised(pattern))
    }
    if isEnding("DAn") || isEnding(ending.endsInVowel ? "ydI" : "DI") { return true }
    // "3 de" and "3 te" are written alike.
    if "dt".contains(token.folded.prefix(1)),
      token.folded.dropFirst() == Turkish.fold(ending.harmonised("DA")).dropFirst()
    {
      return isHour(digits, before: place + 1)
    }
    // "7 ye çeyrek kala", "7 yi 5 geçe"
    let end = place + 2 < tokens.count ? tokens[place + 2].folded : ""
    if isEnding(ending.endsInVowel ? "yI" : "I") { return end == "gece" }
    guard isEnding(ending.endsInVowel ? "yA" : "A") else { return false }
    if end == "kala" || end == "var" { return true }
    let before = place > 1 ? tokens[place - 2] : nil
    let isFrom = [before?.folded, before?.suffix].compactMap(\.self).contains { letters in
      NumberSuffix.of(letters)?.grammaticalCase == .ablative
    }
    return isFrom || place + 1 < tokens.count && tokens[place + 1].kind == .number
  }

  /// `9 da 198`, `11 de yaptım`: an hour, where a figure or what was done at it comes next; `5 de zeytin`
  /// is so many more.
  private func isHour(_ digits: String, before next: Int) -> Bool {
    guard let hour = Int(digits), (0...24).contains(hour), next < tokens.count,
      !tokens[next].startsLine
    else { return false }
    let word = tokens[next].folded
    // "7 de 1 tabak makarna", and "şekerim 9 da 130".
    if tokens[next].kind == .number {
      return next == 2 || (Double(word) ?? 0) >= 25 && !isMeasured(next)
    }
    let letters = String(word.filter { !"aeiu".contains($0) })
    return word.utf8.count > 4 && Self.tellings.contains(where: letters.hasSuffix)
      && ["im", "um"].contains(where: word.hasSuffix)
  }

  /// Whether a number counts something: `50 gram`.
  private func isMeasured(_ place: Int) -> Bool {
    place + 1 < tokens.count && tokens[place + 1].kind == .word
      && MeasureWords.word(of: tokens[place + 1]) != nil
  }

  /// How verbs of what oneself did end, without vowels: `yaptım`, `ölçtüm`, `yapmıştım`.
  private static let tellings = ["dm", "tm", "msm", "mstm"]
}
