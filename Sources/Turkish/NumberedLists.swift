extension [Token] {
  /// The tokens with the numbers of an enumeration as commas: they count nothing.
  ///
  ///     1) yumurta 2) ekmek     // , yumurta , ekmek
  ///     1. süt⏎2. 2 elma        // , süt , 2 elma
  ///
  /// An enumeration begins with 1 and goes on by one. `1)` may stand anywhere, `1.` and `1-` only where a
  /// line begins.
  package var withNumbersAsMarks: [Token] {
    let places = enumerated
    guard places.count > 1 else { return self }
    var result: [Token] = []
    result.reserveCapacity(count)
    var place = startIndex
    while place < endIndex {
      if places.contains(place) {
        result.append(self[place].asComma(until: self[place + 1]))
        place += 2
      } else {
        result.append(self[place])
        place += 1
      }
    }
    return result
  }

  /// Where the numbers of an enumeration stand.
  private var enumerated: [Int] {
    var places: [Int] = []
    for place in indices where self[place].kind == .number {
      guard self[place].text == String(places.count + 1), endsWithMark(place) else { continue }
      places.append(place)
    }
    return places
  }

  private func endsWithMark(_ place: Int) -> Bool {
    guard place + 2 < endIndex, self[place].suffix.isEmpty, self[place + 1].isGlued else {
      return false
    }
    let isFree = place == startIndex || !self[place].isGlued && self[place - 1].text != "("
    switch self[place + 1].text {
    case ")": return isFree
    case ".", "-": return self[place].startsLine && !self[place + 2].isGlued
    default: return false
    }
  }
}

extension Token {
  fileprivate func asComma(until mark: Token) -> Token {
    var comma = self
    (comma.kind, comma.text, comma.folded) = (.mark, ",", ",")
    comma.range = range.lowerBound..<mark.range.upperBound
    return comma
  }
}
