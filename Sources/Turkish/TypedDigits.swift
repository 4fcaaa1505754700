extension Turkish {
  /// Text with the letters that stand for digits inside of a number: `6O` is 60, `l2` 12, `O,5` 0,5.
  ///
  /// Letters and digits are mixed up where a label is copied from a picture. A number with a unit right
  /// behind it (`1l`) and a word (`O2`, `B12`) stay as they are.
  package static func withDigits(_ text: String) -> String {
    guard text.utf8.contains(where: { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      return text
    }
    var letters = Array(text)
    var start = 0
    while start < letters.count {
      guard isOfNumber(letters[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < letters.count, isOfNumber(letters[end]) { end += 1 }
      let isAlone =
        (start == 0 || !isWord(letters[start - 1]))
        && (end == letters.count || !isWord(letters[end]))
      if isAlone { fix(&letters, start..<end) }
      start = end
    }
    return String(letters)
  }

  private static let lookalikes: [Character: Character] = ["O": "0", "o": "0", "l": "1", "I": "1"]

  private static func isOfNumber(_ letter: Character) -> Bool {
    isDigit(letter) || lookalikes[letter] != nil || letter == "," || letter == "."
  }

  private static func isDigit(_ letter: Character) -> Bool { letter.isASCII && letter.isNumber }

  private static func isWord(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || "'’".contains(letter)
  }

  private static func fix(_ letters: inout [Character], _ range: Range<Int>) {
    guard range.contains(where: { isDigit(letters[$0]) }) else { return }
    let inside = range.filter { lookalikes[letters[$0]] != nil }
    for place in inside {
      let letter = letters[place]
      let before = place > range.lowerBound ? letters[place - 1] : nil
      let after = place + 1 < range.upperBound ? letters[place + 1] : nil
      let isFirst = before == nil
      // "1l, 2 kg": a mark with no digit behind it ends the number.
      let isMark = after == "," || after == "."
      let next = isMark && place + 2 < range.upperBound ? letters[place + 2] : after
      let isLast = next.map { !isDigit($0) && lookalikes[$0] == nil } ?? true
      switch letter {
      // "1l" is a litre; "l2" and "1l5" are numbers.
      case "l", "I":
        guard !isLast || letter == "I" && !isFirst else { continue }
      // "O2" is oxygen; "O,5" is a number.
      default:
        guard !isFirst || after == "," || after == "." else { continue }
      }
      letters[place] = lookalikes[letter] ?? letter
    }
  }
}
