import Turkish

/// What a million tokens of a model cost, as the person has said: balli knows no prices itself.
///
///     ModelPrice("0,25/2 USD")?.cost(of: TokenUsage(input: 1_000_000, output: 0))  // 0.25
struct ModelPrice: Equatable {
  static let key = "model-fiyatı"

  var input: Double
  var output: Double
  var currency: String

  /// Reads `giren/çıkan` and, where it is named, the currency; nil for anything else.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let first = words.first, words.count <= 2 else { return nil }
    let numbers = first.split(separator: "/", omittingEmptySubsequences: false)
      .map { Double($0.replacing(",", with: ".")) }
    guard numbers.count == 2, let input = numbers[0], let output = numbers[1],
      (0...100_000).contains(input), (0...100_000).contains(output)
    else { return nil }
    (self.input, self.output) = (input, output)
    currency = words.count == 2 ? String(words[1].prefix(8)) : "USD"
  }

  /// The price that is kept for this model; one of another model does not count.
  init?(kept text: String?, for model: String) {
    guard let text, text.hasPrefix(model + " ") else { return nil }
    self.init(String(text.dropFirst(model.count + 1)))
  }

  /// What so many tokens cost.
  func cost(input: Int, output: Int) -> Double {
    (Double(input) * self.input + Double(output) * self.output) / 1_000_000
  }
}
