/// The digits under a barcode: EAN-8, UPC-A and EAN-13, with their check digit.
package struct Barcode: Sendable, Equatable {
  /// As it is asked for: 8 or 13 digits, a UPC-A with its leading zero.
  package let digits: String

  /// Nil for what is no barcode, or whose check digit is wrong.
  ///
  ///     Barcode("869 0000 00000 5")?.digits  // 8690000000005
  package init?(_ text: String) {
    let kept = text.filter { !" -".contains($0) }
    let values = kept.compactMap { $0.isASCII ? $0.wholeNumberValue : nil }
    guard values.count == kept.count, [8, 12, 13].contains(values.count) else { return nil }
    // From the right, every other digit counts three times; the sum is a multiple of ten (GS1).
    let sum = values.reversed().enumerated().reduce(0) {
      $0 + $1.element * ($1.offset.isMultiple(of: 2) ? 1 : 3)
    }
    guard sum.isMultiple(of: 10) else { return nil }
    digits = values.count == 12 ? "0" + kept : kept
  }

  /// Other spellings of the same number, which some records stand under: a leading zero less.
  package var others: [String] {
    digits.count == 13 && digits.first == "0" ? [String(digits.dropFirst())] : []
  }
}
