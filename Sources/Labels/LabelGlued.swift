extension LabelWord {
  /// The words of a piece of text whose blanks were not seen: `Yağ:6,2g/3,1g` are `Yağ:` and `6,2g/3,1g`.
  ///
  /// Each part stands where its letters are.
  var parts: [LabelWord] {
    let letters = Array(text)
    guard letters.count >= 5, letters.contains(where: \.isNumber) else { return [self] }
    let breaks = letters.indices.filter { Self.isBreak(letters, $0) }
    guard !breaks.isEmpty else { return [self] }
    return zip([0] + breaks, breaks + [letters.count]).map { start, end in
      var part = self
      part.text = String(letters[start..<end])
      part.left = left + width * Double(start) / Double(letters.count)
      part.width = width * Double(end - start) / Double(letters.count)
      return part
    }
  }

  /// Whether another word begins here: a figure behind a term's colon or leaders, a term behind a comma,
  /// energy's second figure behind a dash.
  private static func isBreak(_ letters: [Character], _ place: Int) -> Bool {
    guard place > 0, place + 1 < letters.count else { return false }
    let (last, next) = (letters[place - 1], letters[place + 1])
    if letters[place] == "-" { return last.isLetter && next.isNumber }
    if letters[place].isLetter, next.isLetter, ",.;:".contains(last) { return true }
    guard letters[place].isNumber || letters[place] == "<", ":=.".contains(last) else {
      return false
    }
    let before = letters[..<place].last { !":=.*)".contains($0) }
    return before?.isLetter == true
  }
}
