/// Marks among the words of a row that are no figures: those of footnotes, and shares of a day.
enum LabelMarks {
  /// The row without what is no figure of it, and with its energy in one piece.
  ///
  /// Taken away are footnotes' numbers in brackets, `Yağ(3)` or `Yağ (3)`, and shares whose sign stands
  /// before them and apart: `% 12`, also where it was read as digits, `96 12`.
  static func without(_ row: [LabelWord]) -> [LabelWord] {
    var kept: [LabelWord] = []
    var place = 0
    while place < row.count {
      if isShare(row, place, behind: kept.last) {
        place += 2
        continue
      }
      if let last = kept.last, isRest(row, place, of: last) {
        kept[kept.count - 1] = last.joined(with: row[place])
      } else if let word = withoutNote(row[place]) {
        kept.append(word)
      }
      place += 1
    }
    return kept
  }

  /// A word without the number of a footnote behind it; nil for one that is nothing else.
  private static func withoutNote(_ word: LabelWord) -> LabelWord? {
    let letters = Array(word.text)
    guard letters.count >= 3, letters[letters.count - 3] == "(",
      letters[letters.count - 2].isNumber,
      letters.last == ")"
    else { return word }
    let term = letters.dropLast(3)
    guard term.count(where: \.isLetter) >= 3, !term.contains(where: \.isNumber) else {
      return term.isEmpty ? nil : word
    }
    var bare = word
    bare.text = String(term)
    bare.width = word.width * Double(term.count) / Double(letters.count)
    return bare
  }

  /// Whether a word is the rest of a figure of energy that was read as two: `16 1kcal`, `16 1 kcal`.
  private static func isRest(_ row: [LabelWord], _ place: Int, of last: LabelWord) -> Bool {
    let word = row[place]
    let digits = word.text.prefix(while: \.isNumber)
    let next = place + 1 < row.count ? row[place + 1].text : ""
    let unit = word.text.count > digits.count ? String(word.text.dropFirst(digits.count)) : next
    return (1...3).contains(last.text.count) && last.text.allSatisfy(\.isNumber)
      && !digits.isEmpty && digits.count + last.text.count <= 4
      && LabelLayout.isEnergy(unit.lowercased())
      && word.left - last.left - last.width < word.height * 0.5
  }

  /// What a sign of percent that stands alone is read as.
  private static let signs: Set<String> = ["%", "96", "90", "9o", "Yo", "Ya", "°o", "*6", "“4"]

  /// Whether a sign of percent stands here, and behind it a whole number without a unit; `8 % 2` is
  /// a share with its sign behind it.
  private static func isShare(_ row: [LabelWord], _ place: Int, behind last: LabelWord?) -> Bool {
    guard signs.contains(row[place].text), place + 1 < row.count else { return false }
    let (sign, number) = (row[place], row[place + 1])
    let isNear = number.left - sign.left - sign.width < sign.height * 1.2
    guard isNear, (1...3).contains(number.text.count), number.text.allSatisfy(\.isNumber) else {
      return false
    }
    let isBehind = last.map { $0.text.allSatisfy(\.isNumber) } ?? false
    let next = place + 2 < row.count ? row[place + 2].text.lowercased() : ""
    return !isBehind && !["g", "gr", "mg", "kj", "kcal"].contains(next)
  }
}

extension LabelWord {
  /// One word of two that stand beside each other, as surely read as the worse of them.
  fileprivate func joined(with other: LabelWord) -> LabelWord {
    var word = self
    word.text += other.text
    word.width = other.left + other.width - left
    word.confidence = min(confidence, other.confidence)
    return word
  }
}
