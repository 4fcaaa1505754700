/// Digits with a word that scales them: `5 bin`, `11 bin 400`, `2 düzine`.
extension NumberReader {
  /// `5 bin`, `2,5 milyon`, `5 buçuk`, `5 deste` after digits.
  func scale(_ value: Double, at place: Int) -> (Double, Int, NumberWord?)? {
    var composer = NumberComposer(digits: value)
    var end = place
    var last: NumberWord?
    while end < tokens.count, let word = NumberWord(tokens[end]),
      word.roots.count == 1,
      [.thousand, .million, .half, .pack].contains(word.roots[0].kind),
      word.roots[0].letters.count > 2
    {
      // "143 çift ok": two arrows, not twice the value.
      if word.roots[0].kind == .pack, value > 12 { break }
      guard composer.add(word.roots[0]) else { break }
      last = word
      end += 1
      if !word.suffixText.isEmpty { break }
      if word.roots[0].kind == .thousand, let rest = rest(ofThousand: end) {
        return (composer.value + rest, end + 1, nil)
      }
    }
    return end > place ? (composer.value, end, last) : nil
  }

  /// `400` of "11 bin 400".
  private func rest(ofThousand place: Int) -> Double? {
    guard place < tokens.count, tokens[place].kind == .number,
      (2...3).contains(tokens[place].folded.utf8.count), let value = Int(tokens[place].folded)
    else { return nil }
    return Double(value)
  }
}
