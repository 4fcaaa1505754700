import Domain

/// An amount with its unit, as headers and notes of a label print it: `100 g`, `(25g)`, `240 ml`.
struct LabelAmount: Sendable {
  /// Grams, or millilitres.
  var value: Double
  var unit: LabelServing.Unit
  /// Where its figure stands among the words of its line.
  var place: Int
  /// Pixels across the page.
  var centre: Double
  /// 0-1, of the word that was read worst.
  var confidence: Double
  var isBracketed: Bool

  /// The amounts of a line, from left to right; `words` are the row's, folded.
  static func all(in row: ArraySlice<LabelWord>, _ words: ArraySlice<String>) -> [LabelAmount] {
    words.indices.compactMap { amount(in: row, words, at: $0) }
  }

  private static func amount(
    in row: ArraySlice<LabelWord>, _ words: ArraySlice<String>, at place: Int
  ) -> LabelAmount? {
    // The sign of `2 dilim = 80 g` may hang on its figure.
    let word = words[place].drop { "=-–<>:~".contains($0) }
    let digits = word.prefix { !$0.isLetter }.filter { $0.isNumber || $0 == "," || $0 == "." }
    guard let first = word.first, first == "(" || first.isNumber, !digits.isEmpty,
      !word.contains("%"), var value = Double(digits.replacingComma), value > 0
    else { return nil }
    let tail = word.drop { !$0.isLetter }.filter(\.isLetter)
    let next = place + 1 < words.endIndex ? words[place + 1].filter { !"().,".contains($0) } : ""
    let unit = tail.isEmpty ? next : String(tail)
    // The l of the unit is read as a 1, an i or a stroke: (240m1), 200 mi, (240m|).
    let isLiquid =
      unit.hasPrefix("ml") || unit == "mi" || unit.hasPrefix("mi'")
      || unit == "m"
        && word.drop { $0 != "m" }.dropFirst().first.map { "1|i".contains($0) } == true
      || unit == "m1"
    // In brackets a lone 9 is the g of the unit: (122 9), (289).
    let isGram =
      unit == "9" || unit.hasPrefix("g") && (!tail.isEmpty || value == 100 || isUnitAlone(unit))
    if tail.isEmpty, next.isEmpty, first == "(", digits.hasSuffix("9"), digits.count >= 3 {
      value = Double(digits.dropLast().replacingComma) ?? value
    } else if !isLiquid, !isGram {
      return nil
    }
    let read =
      tail.isEmpty && place + 1 < row.endIndex ? row[place...(place + 1)] : row[place...place]
    return LabelAmount(
      value: value, unit: isLiquid ? .mililitre : .gram, place: place, centre: row[place].centre,
      confidence: read.map(\.confidence).min() ?? 0, isBracketed: first == "(")
  }

  /// `g`, `gr`, `g'da`, `gram`, but no word that only begins like them.
  private static func isUnitAlone(_ word: String) -> Bool {
    word.filter(\.isLetter).count <= 3 || word.hasPrefix("gram")
  }
}
