/// Strokes in figures that are no strokes: commas and sevens of slanted or thin print.
enum LabelStrokes {
  /// The letters with a comma for a stroke before one digit and its unit: 14/1g.
  static func withCommas(_ letters: [Character]) -> [Character] {
    guard letters.count >= 4, letters.last == "g" else { return letters }
    let place = letters.count - 3
    guard letters[place] == "/", letters[place - 1].isNumber, letters[place + 1].isNumber,
      letters[..<place].allSatisfy(\.isNumber)
    else { return letters }
    return letters[..<place] + [","] + letters[(place + 1)...]
  }

  /// Whether a stroke is a seven: behind a comma (1,/g), or between a digit and its unit (23/g).
  static func isSeven(_ letters: [Character], _ place: Int) -> Bool {
    guard place > 0 else { return false }
    if place > 1, ",.".contains(letters[place - 1]) { return true }
    return letters[place - 1].isNumber && letters[(place + 1)...] == ["g"]
  }
}
