extension Collection where Element == UInt8 {
  /// The number that a row of digits of ASCII says, and nothing else; nil where it is longer or shorter.
  func digits(_ counts: ClosedRange<Int>) -> Int? {
    guard counts.contains(count) else { return nil }
    return reduce(0) { number, letter in
      let digit = Int(letter) - Int(UInt8(ascii: "0"))
      return (0...9).contains(digit) ? number.map { $0 * 10 + digit } : nil
    }
  }
}
