import Turkish

/// A piece of ink on a picture that hangs together, in pixels from the upper left corner.
package struct InkPiece: Sendable, Equatable {
  package var left: Double
  package var top: Double
  package var width: Double
  package var height: Double

  package init(left: Double, top: Double, width: Double, height: Double) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  var bottom: Double { top + height }
  var centre: Double { left + width / 2 }
}

/// The ink under the words that were read: what it shows of figures that reading has lost.
///
/// A decimal comma is a small piece at the foot of the line between two high ones, and the g of a unit
/// hangs under the line on which digits stand: `146g` of four high pieces with a comma behind the
/// second is 14,6 g, and the last sign of `8,59` is a g where it hangs.
struct LabelInk {
  /// From left to right.
  private let pieces: [InkPiece]

  init(_ pieces: [InkPiece]) {
    self.pieces = pieces.filter { $0.height <= 200 }.sorted { $0.left < $1.left }
  }

  /// The words as the ink tells them; what it does not tell stays as it was read.
  func refined(_ words: [LabelWord]) -> [LabelWord] {
    guard !pieces.isEmpty else { return words }
    var refined = words
    var feet: Double?
    for place in words.indices {
      let shapes = Shapes(of: words[place], pieces(in: words[place]))
      let isNeighbour = place > 0 && words[place].isBehind(words[place - 1])
      refined[place] = shapes.refined(
        words[place], feet: isNeighbour ? feet : nil, isEnergy: Self.isEnergy(words, place))
      feet = words[place].text.contains(where: \.isNumber) ? shapes.feet : nil
    }
    return refined
  }

  /// Whether a word is a figure of energy, which has no comma.
  private static func isEnergy(_ words: [LabelWord], _ place: Int) -> Bool {
    let next =
      place + 1 < words.count && words[place + 1].isBehind(words[place]) ? place + 1 : place
    return [words[place], words[next]].contains { LabelLayout.isEnergy(Turkish.fold($0.text)) }
  }

  private func pieces(in word: LabelWord) -> [InkPiece] {
    var (low, high) = (0, pieces.count)
    let reach = word.height * 0.15
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].left < word.left - reach { low = middle + 1 } else { high = middle }
    }
    let inside = pieces[low...].prefix { $0.left < word.left + word.width + reach }
    return inside.filter { piece in
      piece.centre < word.left + word.width + reach && piece.bottom > word.top
        && piece.top < word.top + word.height + reach && piece.height < word.height * 1.5
    }
  }

  /// The pieces of one word by their height.
  private struct Shapes {
    /// Digits and letters.
    let high: [InkPiece]
    /// What may be commas or points.
    let low: [InkPiece]
    /// Where the digits stand.
    let feet: Double?

    init(of word: LabelWord, _ pieces: [InkPiece]) {
      let tallest = pieces.map(\.height).max() ?? 0
      let high = pieces.filter { $0.height >= tallest * 0.6 }
      let feet = high.first?.bottom
      self.high = high
      self.feet = feet
      low = pieces.filter { piece in
        piece.height <= tallest * 0.45 && piece.width <= tallest * 0.4
          && piece.height >= tallest * 0.08
          && piece.top > (feet ?? 0) - tallest * 0.45 && piece.bottom > (feet ?? 0) - tallest * 0.1
      }
    }

    func refined(_ word: LabelWord, feet other: Double?, isEnergy: Bool) -> LabelWord {
      var word = word
      var letters = Array(word.text)
      let places = letters.indices.filter { !",.;:'’".contains(letters[$0]) }
      guard places.count == high.count, let last = high.last, let place = places.last else {
        return word
      }
      // The sign of a bound does not stand on the line.
      let first = letters[places[0]] == "<" && high.count > 2 ? high[1].bottom : feet
      let line = high.count > 1 ? first : other
      // Behind a comma there is a digit.
      let isDecimal = place > 0 && ",.".contains(letters[place - 1])
      if let line, !isDecimal, last.bottom > line + last.height * 0.13,
        "9825¢eq&a".contains(letters[place])
      {
        let digits = letters[..<place].contains(where: \.isNumber)
        if digits || high.count == 1 && other != nil { letters[place] = "g" }
      }
      let isFigure = letters.prefix(while: { $0.isNumber }).count >= 2
      if isFigure, !isEnergy, !letters.contains(where: { ",.".contains($0) }), low.count == 1 {
        let before = high.count { $0.centre < low[0].centre }
        let digits = letters.prefix(while: \.isNumber).count
        if before > 0, before < digits { letters.insert(",", at: before) }
      }
      word.text = String(letters)
      return word
    }
  }
}

extension LabelWord {
  /// Whether it stands close behind another word, in its line.
  fileprivate func isBehind(_ other: LabelWord) -> Bool {
    let gap = left - other.left - other.width
    return gap > -height && gap < height * 1.5 && abs(middle - other.middle) < height
  }
}
