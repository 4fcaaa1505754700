import Turkish

/// What `/ardiye` looks for: words of a name, or `15` for 10-20 g of carbohydrate a serving.
struct ArchiveFilter {
  /// How far the carbohydrate of a serving may be from what is looked for, in grams.
  static let tolerance = 5.0

  private let text: String
  private let words: String
  /// Grams that are looked for; nil for a name.
  let carbs: Double?

  init(_ text: String) {
    self.text = text
    words = Turkish.fold(text)
    let tokens = Turkish.tokens(of: text).filter { $0.kind != .mark }
    let number = tokens.first.flatMap { $0.kind == .number ? $0 : nil }
    let isOfGrams = tokens.dropFirst().allSatisfy { Texts.gramWords.contains($0.folded) }
    carbs = isOfGrams ? number.flatMap { Double($0.text.replacing(",", with: ".")) } : nil
  }

  /// Whether a thing of these names is looked for; a barcode is found by its digits.
  func fits(_ names: [String], carbs own: Double?) -> Bool {
    let isNamed = Turkish.fold(names.joined(separator: " ")).contains(words)
    guard let carbs else { return text.isEmpty || isNamed }
    return isNamed || own.map { abs($0 - carbs) <= Self.tolerance } ?? false
  }

  var notFound: String {
    carbs.map(Texts.notInArchive(carbs:)) ?? Texts.notInArchive(text)
  }
}
